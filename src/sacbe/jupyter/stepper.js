// The board of one position, a slider through the game, and what has just happened.
function shown(host, svg) {
  // In a tree of its own: drawings are found by their ids, and several boards may be on a page.
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  root.innerHTML = `<style>svg { display: block; width: 100%; height: auto; max-height: 70vh }</style>${svg}`;
}

export default {
  render({ model, el }) {
    el.classList.add("sacbe-widget");
    const board = document.createElement("div");
    const bar = document.createElement("div");
    const told = document.createElement("p");
    bar.className = "bar";
    told.setAttribute("aria-live", "polite");
    const slider = Object.assign(document.createElement("input"), { type: "range", min: 0 });
    slider.setAttribute("aria-label", "action");
    const at = document.createElement("output");
    const go = (ply) => { model.set("ply", Math.max(0, Math.min(model.get("last"), ply))); model.save_changes(); };
    const button = (text, name, ply) => {
      const made = Object.assign(document.createElement("button"), { type: "button", textContent: text, title: name });
      made.setAttribute("aria-label", name);
      made.addEventListener("click", () => go(ply()));
      return made;
    };
    bar.append(
      button("⏮", "first", () => 0), button("◀", "back", () => model.get("ply") - 1),
      slider, button("▶", "forward", () => model.get("ply") + 1), button("⏭", "last", () => model.get("last")), at,
    );
    slider.addEventListener("input", () => go(Number(slider.value)));
    const paint = () => {
      shown(board, model.get("svg"));
      slider.max = model.get("last");
      slider.value = model.get("ply");
      at.textContent = `${model.get("ply")} / ${model.get("last")}`;
      told.textContent = model.get("told");
    };
    for (const name of ["svg", "told", "ply", "last"]) model.on(`change:${name}`, paint);
    el.append(board, bar, told);
    paint();
  },
};
