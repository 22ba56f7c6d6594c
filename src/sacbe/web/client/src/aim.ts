/** What a pointer is meant for. Pieces stand on places: one that is no spot itself may be asked about, and a click on it means the place.
 * What is written beside a spot and speaks of it (its number, its price) means the spot, as long as the spot can be taken.
 * A click on the seam of two spaces, or on the line drawn around one, means the space it is next to, and rather one that can be taken.
 * Once one is picked, the place that leads on is meant, even where another piece that could be picked in its stead stands in the middle
 * of it. */
import type { Clicks } from "./clicks";

const SPOT = ".spot, .legal[id]";
/** Pixels of the screen: what is so near to the rim of a spot that can be taken means it; and what is on no spot at all, the nearest one. */
const RIM = 3;
const SEAM = 7;
const AROUND = [...Array(8).keys()].map((k): [number, number] => [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)]);

export function aim(e: Event, clicks: Clicks): Element | null {
  const leadsOn = clicks.done.length ? clicks.next() : new Set<string>();
  const target = e.target as Element;
  const here = target.closest(SPOT) ?? spokenOf(target);
  const pointed = e instanceof MouseEvent && (e.clientX > 0 || e.clientY > 0); // a key that clicks points nowhere
  if (!pointed || (here && leadsOn.has(here.id))) return here;
  const onPiece = target.closest(".piece") !== null;
  const under = here || onPiece ? document.elementsFromPoint(e.clientX, e.clientY).map((el) => el.closest(SPOT)).filter((el) => el !== null) : [];
  const leading = under.find((el) => leadsOn.has(el.id));
  if (leading) return leading;
  return onPiece || here?.matches(".legal") ? here ?? under[0] ?? null : beside(e, target, here);
}

/** Of what is round about: a space that can be taken; else what is here, or next to it if nothing is. */
function beside(e: MouseEvent, target: Element, here: Element | null): Element | null {
  const picture = target.closest("#picture, #dock"); // what floats over the board has a rim of its own
  if (!picture) return here;
  for (const far of here ? [RIM] : [RIM, SEAM]) {
    const near = AROUND.map(([x, y]) => document.elementFromPoint(e.clientX + far * x, e.clientY + far * y)?.closest(SPOT) ?? null)
      .filter((el) => el !== null && el !== here && picture.contains(el) && !el.matches(".piece"));
    const found = near.find((el) => el?.matches(".legal")) ?? (here ? null : near[0]);
    if (found) return found;
  }
  return here;
}

function spokenOf(target: Element): Element | null {
  const spot = target.closest(".piece") ? null : document.getElementById(target.closest("[data-what]")?.getAttribute("data-what") ?? "");
  return spot?.matches(".spot.legal") ? spot : null;
}
