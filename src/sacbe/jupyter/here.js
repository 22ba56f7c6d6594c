// A board to click: paths of clicks are narrowed until one action is whole. Every action is a button too.
export default {
  render({ model, el }) {
    el.classList.add("sacbe-widget");
    const board = document.createElement("div");
    const asked = document.createElement("p");
    const bar = document.createElement("div");
    const log = document.createElement("p");
    bar.className = "bar";
    log.className = "log";
    asked.setAttribute("aria-live", "polite");
    const root = board.attachShadow({ mode: "open" });
    let done = [];
    const choices = () => model.get("choices");
    const take = (code) => { done = []; model.send({ code }); };
    const paths = () => choices().flatMap((c) => c.clicks.map((ids) => ({ code: c.code, ids })))
      .filter((p) => done.every((id, i) => p.ids[i] === id));
    const light = () => {
      const next = new Set(paths().map((p) => p.ids[done.length]));
      for (const spot of root.querySelectorAll("[id]")) spot.classList.toggle("on", next.has(spot.id));
      for (const id of done) root.getElementById(id)?.classList.add("done");
    };
    root.addEventListener("click", (e) => {
      const id = e.composedPath().map((one) => one.id).find((one) => one && paths().some((p) => p.ids[done.length] === one));
      if (!id) { done = []; light(); return; }
      done = [...done, id];
      const whole = paths().find((p) => p.ids.length === done.length);
      if (whole) take(whole.code);
      else light();
    });
    const paint = () => {
      done = [];
      root.innerHTML = `<style>svg { display: block; width: 100%; height: auto; max-height: 70vh } .on { cursor: pointer }
        .on:hover, .done { filter: drop-shadow(0 0 6px #ffb400) }</style>${model.get("svg")}`;
      asked.textContent = model.get("prompt");
      bar.replaceChildren(...choices().map((c) => {
        const made = Object.assign(document.createElement("button"), { type: "button", textContent: c.label, title: c.note });
        made.disabled = model.get("busy");
        made.addEventListener("click", () => take(c.code));
        return made;
      }));
      log.textContent = [...model.get("log")].reverse().join("\n");
      light();
    };
    for (const name of ["svg", "prompt", "choices", "log", "busy"]) model.on(`change:${name}`, paint);
    el.append(board, asked, bar, log);
    paint();
  },
};
