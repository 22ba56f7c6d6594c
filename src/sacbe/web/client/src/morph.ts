/** Changes the board in place and lets pieces walk: measure, morph, play the difference. */
import { Idiomorph } from "idiomorph";
import { calm } from "./dom";

const MOVE = 320;
const LONGEST = 900;

interface Spot { x: number; y: number }

function centres(root: Element): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const el of root.querySelectorAll<SVGGraphicsElement>(".piece[id]")) {
    const box = el.getBoundingClientRect();
    found.set(el.id, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  return found;
}

/** A screen distance in the element's own units: a piece may stand in scaled or turned groups. */
function inOwnUnits(el: SVGGraphicsElement, dx: number, dy: number): Spot {
  const m = el.getScreenCTM();
  const det = m ? m.a * m.d - m.b * m.c : 0;
  if (!m || !det) return { x: dx, y: dy };
  return { x: (m.d * dx - m.c * dy) / det, y: (m.a * dy - m.b * dx) / det };
}

function walk(el: SVGGraphicsElement, from: Spot): void {
  const box = el.getBoundingClientRect();
  const dx = from.x - (box.x + box.width / 2);
  const dy = from.y - (box.y + box.height / 2);
  const far = Math.hypot(dx, dy);
  if (far < 1) return;
  const start = inOwnUnits(el, dx, dy);
  const middle = inOwnUnits(el, dx / 2, dy / 2 - 8);
  // "add" keeps the element's own transform attribute underneath the movement.
  el.animate(
    [
      { transform: `translate(${start.x}px, ${start.y}px)` },
      { transform: `translate(${middle.x}px, ${middle.y}px)` },
      { transform: "translate(0, 0)" },
    ],
    { duration: Math.min(MOVE + far / 4, LONGEST), easing: "cubic-bezier(.4,0,.2,1)", composite: "add" },
  );
}

/** Replaces the SVG in `holder` by `next`, keeping elements with the same ids, the focus, and moving pieces. */
export function morphBoard(holder: Element, next: Element, animate: boolean): void {
  const old = holder.firstElementChild;
  if (!old) {
    holder.replaceChildren(next);
    return;
  }
  const before = animate && !calm.matches ? centres(holder) : null;
  // The focus ring must not jump away because a neighbour changed; idiomorph restores it by id.
  Idiomorph.morph(old, next, { morphStyle: "outerHTML", restoreFocus: true });
  if (!before) return;
  for (const el of holder.querySelectorAll<SVGGraphicsElement>(".piece[id]")) {
    const from = before.get(el.id);
    if (from) walk(el, from);
    else el.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: "ease-out" });
  }
}

export function morphInner(holder: Element, html: string): void {
  Idiomorph.morph(holder, html, { morphStyle: "innerHTML", ignoreActiveValue: true, restoreFocus: true });
}
