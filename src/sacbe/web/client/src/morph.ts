/** Changes the board in place and lets pieces walk: measure, morph, play the difference. */
import { Idiomorph } from "idiomorph";
import { calm } from "./dom";

const MOVE = 320;
const LONGEST = 900;
const TURN = 1100;

/** What is alike is left alone, with all that is in it: most of a board is. */
const callbacks = { beforeNodeMorphed: (from: Element, to: Node): boolean => !from.isEqualNode(to) };

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
export function inOwnUnits(el: SVGGraphicsElement, dx: number, dy: number): Spot {
  const m = el.getScreenCTM();
  const det = m ? m.a * m.d - m.b * m.c : 0;
  if (!m || !det) return { x: dx, y: dy };
  return { x: (m.d * dx - m.c * dy) / det, y: (m.a * dy - m.b * dx) / det };
}

function walk(el: SVGGraphicsElement, from: Spot): Promise<unknown> {
  const box = el.getBoundingClientRect();
  const dx = from.x - (box.x + box.width / 2);
  const dy = from.y - (box.y + box.height / 2);
  const far = Math.hypot(dx, dy);
  if (far < 1) return Promise.resolve();
  const start = inOwnUnits(el, dx, dy);
  const middle = inOwnUnits(el, dx / 2, dy / 2 - 8);
  // "add" keeps the element's own transform attribute underneath the movement.
  return el.animate(
    [
      { transform: `translate(${start.x}px, ${start.y}px)` },
      { transform: `translate(${middle.x}px, ${middle.y}px)` },
      { transform: "translate(0, 0)" },
    ],
    { duration: Math.min(MOVE + far / 4, LONGEST), easing: "cubic-bezier(.4,0,.2,1)", composite: "add" },
  ).finished;
}

/** Counted stacks (`data-stack` names the kind of thing, `data-n` how many): by element id, with the place on the screen. */
interface Stack { el: SVGGraphicsElement; kind: string; n: number; at: Spot }

function stacks(root: Element): Map<string, Stack> {
  const places = centres(root);
  return new Map([...root.querySelectorAll<SVGGraphicsElement>(".piece[data-stack][id]")].map((el) => [
    el.id, { el, kind: el.dataset.stack ?? "", n: Number(el.dataset.n), at: places.get(el.id) as Spot }]));
}

/** Things in a stack have no names, but where one stack grew and others shrank it is plain who went where: a copy walks over. */
function hike(before: Map<string, Stack>, after: Map<string, Stack>): void {
  for (const kind of new Set([...after.values()].map((stack) => stack.kind))) {
    const grown = [...after].filter(([id, s]) => s.kind === kind && s.n > (before.get(id)?.n ?? 0));
    const shrunk = [...before].filter(([id, s]) => s.kind === kind && s.n > (after.get(id)?.n ?? 0));
    const [to] = grown;
    if (grown.length !== 1 || !to) continue;
    for (const [, from] of shrunk) {
      const copy = to[1].el.cloneNode(true) as SVGGraphicsElement;
      copy.removeAttribute("id");
      copy.classList.remove("spot", "legal");
      to[1].el.after(copy);
      walk(copy, from.at).then(() => copy.remove(), () => copy.remove());
    }
  }
}

/** The angle of every wheel, and what rides on it. */
function wheels(root: Element): Map<string, number> {
  return new Map([...root.querySelectorAll<SVGGraphicsElement>(".turning[id]")].map((el) => [el.id, Number(el.dataset.turn)]));
}

/** By piece: the wheel on which it stands. */
function riders(root: Element): Map<string, string> {
  return new Map([...root.querySelectorAll(".turning[id] .piece[id]")].map((el) => [el.id, el.closest(".turning")?.id ?? ""]));
}

/** A wheel is drawn as it stands now: it comes from the angle it had. Gears in mesh need the same time, however far each turns. */
function turn(el: SVGGraphicsElement, from: number): void {
  // A wheel that knows only where it stands (`data-mod`) goes on clockwise, the shorter way round being a lie.
  const whole = Number(el.dataset.mod ?? 0);
  const on = Number(el.dataset.turn) - from;
  const back = -(whole ? ((on % whole) + whole) % whole : on);
  if (!back) return;
  const [x, y] = [Number(el.dataset.x), Number(el.dataset.y)];
  const about = (angle: number): string => `translate(${x}px, ${y}px) rotate(${angle}deg) translate(${-x}px, ${-y}px)`;
  el.animate([{ transform: about(back) }, { transform: about(0) }], { duration: TURN, easing: "cubic-bezier(.45,0,.2,1)" });
}

/** Idiomorph makes a new parent for elements it keeps with document.createElement, which in a drawing would give an element of
 * HTML that is never shown. All that it makes on the board is SVG. */
function drawing(morph: () => void): void {
  const make = document.createElement;
  document.createElement = ((tag: string) => document.createElementNS("http://www.w3.org/2000/svg", tag)) as typeof make;
  try {
    morph();
  } finally {
    document.createElement = make;
  }
}

/** Replaces the pictures in `holder` by `next`, keeping elements with the same ids and the focus; pieces walk, wheels turn.
 * `changed` is called when everything is in its new place and nothing has begun to walk there. */
export function morphBoard(holder: Element, next: Element[], animate: boolean, changed: () => void = () => {}): void {
  if (!holder.firstElementChild?.childElementCount) {
    holder.replaceChildren(...next);
    return;
  }
  const moving = animate && !calm.matches;
  const before = moving ? centres(holder) : null;
  const heaps = moving ? stacks(holder) : null;
  const turned = wheels(holder);
  const rode = riders(holder);
  // The focus ring must not jump away because a neighbour changed; idiomorph restores it by id.
  drawing(() => Idiomorph.morph(holder, next, { morphStyle: "innerHTML", restoreFocus: true, callbacks }));
  changed();
  if (!before || !heaps) return;
  const ride = riders(holder);
  for (const el of holder.querySelectorAll<SVGGraphicsElement>(".piece[id]")) {
    const from = before.get(el.id);
    const wheel = ride.get(el.id);
    if (wheel && wheel === rode.get(el.id)) continue;
    if (from) void walk(el, from);
    else el.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: "ease-out" });
  }
  hike(heaps, stacks(holder));
  for (const el of holder.querySelectorAll<SVGGraphicsElement>(".turning[id]")) {
    const from = turned.get(el.id);
    if (from !== undefined) turn(el, from);
  }
}

export function morphInner(holder: Element, html: string): void {
  // What is being typed stays. Idiomorph would leave the whole content of whatever has the focus, so a button would keep
  // the words of the action that stood there before it.
  const typing = Boolean(document.activeElement?.matches("input, textarea, select"));
  Idiomorph.morph(holder, html, { morphStyle: "innerHTML", ignoreActiveValue: typing, restoreFocus: true, callbacks });
}
