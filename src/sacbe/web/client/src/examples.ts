/** Examples of the rules, one position at a time; on the rules page and in the sheet over a table. */
import { $, all } from "./dom";

function show(example: Element, at: number): void {
  const frames = all("ol > li", example);
  frames.forEach((el, i) => el.classList.toggle("now", i === at));
  $(".at b", example).textContent = String(at + 1);
  $<HTMLButtonElement>("[data-frame='-1']", example).disabled = at === 0;
  $<HTMLButtonElement>("[data-frame='1']", example).disabled = at === frames.length - 1;
}

/** Brings the position to light in which something is said: whoever searches must see what was found. */
export function reveal(said: Element): void {
  const frame = said.closest(".example li");
  const example = frame?.closest(".example");
  if (frame && example) show(example, all("ol > li", example).indexOf(frame as HTMLElement));
}

/** Listens for all examples there are and will be. */
export function examples(): void {
  document.addEventListener("click", (e) => {
    const button = (e.target as Element).closest<HTMLElement>("[data-frame]");
    const example = button?.closest(".example");
    if (!button || !example) return;
    show(example, all("ol > li", example).findIndex((el) => el.classList.contains("now")) + Number(button.dataset.frame));
  });
}
