/** Keyboard-only play: arrows between targets, Enter, Esc, U, Y, H, L, P, C, I, M, W, ?, and 1-9 for the buttons;
 * in an analysis [, ], Home, End and B. */
import type { Walk } from "./analyst";
import { $, all } from "./dom";

export interface Hands {
  undo: () => void;
  redo: () => void;
  confirm: () => void;
  /** How to step through what is looked back at; nothing while one looks at the present. */
  past: () => ((way: "step-back" | "step-on" | "turn-back" | "turn-on" | "play") => void) | null;
  escape: () => void;
  hint: () => void;
  lens: () => void;
  plan: () => void;
  /** Going about in an analysis; whether this is one. */
  walk: (way: Walk) => boolean;
  lines: () => void;
  sound: () => void;
  coach: () => void;
  inWords: () => void;
  help: () => void;
  what: () => void;
  why: (el: Element) => void;
  press: (el: Element) => void;
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const TARGETS = "#map .legal[id]:not(.soft)";
/** All that one may ask about. */
const THINGS = ":is(#map, #players, #headline, #lenses) :is(.spot, [data-what])";
const FIELDS = "input, textarea, select, dialog[open]";

function centre(el: Element): [number, number] {
  const b = el.getBoundingClientRect();
  return [b.x + b.width / 2, b.y + b.height / 2];
}

/** The nearest target in the direction; sideways distance counts double, so that rows stay rows. */
function towards(from: Element, [dx, dy]: [number, number], targets: Element[]): Element | null {
  const [x, y] = centre(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const el of targets) {
    const [ex, ey] = centre(el);
    const along = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (el === from || along < 2) continue;
    if (along + 2 * aside < least) { least = along + 2 * aside; best = el; }
  }
  return best;
}

export function focusOn(el: Element | null | undefined): void {
  (el as SVGElement | null | undefined)?.focus({ preventScroll: true });
}

export function listen(hands: Hands): void {
  document.addEventListener("keydown", (e) => {
    const here = document.activeElement ?? document.body;
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === "Escape") { hands.escape(); return; }
    if (here.closest(FIELDS)) return;
    const spot = here.closest(".spot, .legal");
    const past = hands.past();
    const way = { ArrowLeft: "step-back", ArrowRight: "step-on", ArrowUp: "turn-back", ArrowDown: "turn-on", " ": "play" } as const;
    if (past && e.key in way && !(e.key === " " && here.closest("button"))) { past(way[e.key as keyof typeof way]); e.preventDefault(); return; }
    if (e.key === "Tab" && spot) {
      // From a place that glows no more, on to the nearest that does.
      const next = chain.includes(spot) ? chain[chain.indexOf(spot) + (e.shiftKey ? -1 : 1)] : spot.closest("#map") && chain[0];
      if (next?.isConnected) { focusOn(next); e.preventDefault(); }
      return;
    }
    const walk = ({ BracketLeft: "back", BracketRight: "on", Home: "start", End: "end" } as const)[e.code as "Home"];
    if (walk && !here.closest("[role=slider]") && hands.walk(walk)) { e.preventDefault(); return; }
    const arrow = ARROWS[e.key];
    if (arrow) {
      // Shift walks over everything, also what is not legal now: to ask what it is, or why not.
      const from = e.shiftKey ? here.closest(THINGS) : spot;
      const targets = e.shiftKey ? all<Element>(THINGS).filter((el) => el.getClientRects().length > 0) : all<Element>(TARGETS);
      const to = from ? towards(from, arrow, targets) : chain[0] ?? targets[0];
      if (to) { focusOn(to); e.preventDefault(); }
      return;
    }
    if (e.key === "Enter" || e.key === " ") {
      if (spot && (spot.classList.contains("legal") || spot.classList.contains("chosen"))) {
        hands.press(spot);
        // One click of several: go on to the nearest place for the next.
        if (!spot.matches(TARGETS)) focusOn(chain.find((el) => el !== spot));
        e.preventDefault();
        return;
      }
      if (here.closest("button, a, summary, [role=tab]")) return;
      if (e.key === "Enter") { hands.confirm(); e.preventDefault(); }
      return;
    }
    const digit = Number(e.key);
    if (digit >= 1 && digit <= 9) {
      const button = all<HTMLButtonElement>("#acts .btn[data-code]:not(#act-hint, #act-hint-all)")[digit - 1];
      if (button) { button.click(); e.preventDefault(); }
      return;
    }
    // Letters by their key, so that a Russian layout plays as well.
    if (e.key === "?" || e.key === ",") { if (spot) hands.why(spot); else hands.help(); e.preventDefault(); return; }
    const act = { KeyU: hands.undo, KeyY: hands.redo, KeyH: hands.hint, KeyL: hands.lens, KeyP: hands.plan, KeyB: hands.lines, KeyC: hands.coach, KeyI: hands.what, KeyM: hands.sound, KeyW: hands.inWords }[e.code];
    if (act) { act(); e.preventDefault(); }
  });
}

let chain: Element[] = [];

/** Tab goes from target to target, nearest first: from the focused one (or the first drawn) always on to the nearest not
 * yet passed. Other beginnings than the one taken are left out: a click reaches them, and Esc brings them back. */
export function orderTargets(): void {
  const board = $("#map");
  for (const el of all<Element>(".spot, [data-what]", board)) el.setAttribute("tabindex", "-1");
  const left = all<Element>(TARGETS).filter((el) => el.getClientRects().length > 0); // not what is in a closed drawer
  chain = [];
  const places = new Map(left.map((el) => [el, centre(el)]));
  const far = (a: Element, b: Element): number => {
    const [x, y] = places.get(a) as [number, number];
    const [u, v] = places.get(b) as [number, number];
    return Math.hypot(x - u, y - v);
  };
  const here = document.activeElement?.closest(".spot");
  if (here && !places.has(here)) places.set(here, centre(here));
  const nearest = (from: Element): Element | undefined => (left.length ? left.reduce((a, b) => (far(from, b) < far(from, a) ? b : a)) : undefined);
  let at = here ? nearest(here) : left[0];
  while (at) {
    const from: Element = at;
    chain.push(from);
    left.splice(left.indexOf(from), 1);
    at = nearest(from);
  }
  // One way in; the chain leads on. Otherwise the browser's own order would lead from its end back into its middle.
  chain[0]?.setAttribute("tabindex", "0");
}
