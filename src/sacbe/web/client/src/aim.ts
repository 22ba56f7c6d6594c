/** What a pointer is meant for. Pieces stand on places: once one is picked, the place that leads on is meant, even where another piece
 * that could be picked in its stead stands in the middle of it. */
import type { Clicks } from "./clicks";

const SPOT = ".spot, .legal[id]";

export function aim(e: Event, clicks: Clicks): Element | null {
  const leadsOn = clicks.done.length ? clicks.next() : new Set<string>();
  const here = (e.target as Element).closest(SPOT);
  const pointed = e instanceof MouseEvent && (e.clientX > 0 || e.clientY > 0); // a key that clicks points nowhere
  if (!here || leadsOn.has(here.id) || !pointed) return here;
  const under = document.elementsFromPoint(e.clientX, e.clientY).map((el) => el.closest(SPOT));
  return under.find((el) => el && leadsOn.has(el.id)) ?? here;
}
