// Before the first paint: follow the system's theme unless this browser has chosen one.
(function () {
  var root = document.documentElement;
  if (root.dataset.theme) return;
  root.dataset.theme = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
})();
