/** A hint is a whole turn: the step to do now, and those after it, numbered on the board. */
import { all } from "./dom";
import type { Hint, View } from "./types";

const SVG = "http://www.w3.org/2000/svg";

/** The hint after its step was done: the next one; null if something else was done, or there is nothing more to it. */
export function goesOn(hint: Hint, view: View): Hint | null {
  const [next, ...then] = hint.then;
  const done = view.draft[view.draft.length - 1];
  if (!next || !view.live || view.ply !== hint.ply || done?.at !== hint.step || done.codes[0] !== hint.code) return null;
  return { ...hint, ...next, then, step: view.step };
}

/** The codes that follow the first when all of it is done at once. */
export function rest(hint: Hint): number[] {
  const steps = [hint, ...hint.then];
  return steps.flatMap((step, i) => (i < hint.then.length ? step.takes : [step.code])).slice(1);
}

/** A number at the place of every later step that has one on the board; `next`: the number of the step to do now. */
export function numberSteps(map: Element, hint: Hint | null, next: number): void {
  for (const old of all("#map .later")) old.remove();
  const svg = map.querySelector<SVGSVGElement>("svg.map");
  const inverse = svg?.getScreenCTM()?.inverse();
  if (!svg || !inverse || !hint?.then.length) return;
  const at = new Map<Element, number[]>(); // several steps may end at one place
  hint.then.forEach((step, i) => {
    const path = step.clicks[0] ?? [];
    const place = document.getElementById(path[path.length - 1] ?? "");
    if (place && svg.contains(place)) at.set(place, [...(at.get(place) ?? []), next + 1 + i]);
  });
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", "later");
  group.setAttribute("aria-hidden", "true"); // the strip of steps reads them out
  group.innerHTML = [...at].map(([place, numbers]) => {
    const box = place.getBoundingClientRect();
    const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(inverse);
    const size = 11 * inverse.a;
    const half = size * (0.5 + 0.55 * numbers.length);
    return `<rect x="${x - half}" y="${y - size}" width="${2 * half}" height="${2 * size}" rx="${size}"/><text x="${x}" y="${y}" font-size="${size * 1.3}">${numbers.join(" ")}</text>`;
  }).join("");
  svg.append(group);
}
