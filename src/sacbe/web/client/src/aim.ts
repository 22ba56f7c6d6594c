/** What a pointer is meant for. Pieces stand on places: one that is no spot itself may be asked about, and a click on it means the place.
 * What is written beside a spot and speaks of it (its number, its price) means the spot, as long as the spot can be taken.
 * Once one is picked, the place that leads on is meant, even where another piece that could be picked in its stead stands in the middle
 * of it. */
import type { Clicks } from "./clicks";

const SPOT = ".spot, .legal[id]";

export function aim(e: Event, clicks: Clicks): Element | null {
  const leadsOn = clicks.done.length ? clicks.next() : new Set<string>();
  const target = e.target as Element;
  const here = target.closest(SPOT) ?? spokenOf(target);
  const pointed = e instanceof MouseEvent && (e.clientX > 0 || e.clientY > 0); // a key that clicks points nowhere
  if (!pointed || (here ? leadsOn.has(here.id) : !target.closest(".piece"))) return here;
  const under = document.elementsFromPoint(e.clientX, e.clientY).map((el) => el.closest(SPOT)).filter((el) => el !== null);
  return under.find((el) => leadsOn.has(el.id)) ?? here ?? under[0] ?? null;
}

function spokenOf(target: Element): Element | null {
  const spot = target.closest(".piece") ? null : document.getElementById(target.closest("[data-what]")?.getAttribute("data-what") ?? "");
  return spot?.matches(".spot.legal") ? spot : null;
}
