/** Light on what a lesson or the coach speaks of: the rest of the table is a little darker. It lies over the page and takes no clicks. */
import { all } from "./dom";

const ROUND = 1.15; // what is about as wide as high is lit by a circle
const ROOM = 6;
const CLOSE = 2; // in the bar words stand close to its buttons
const SLIVER = 14; // pixels: of so little nobody sees what it is
const EVERY = 250; // the board is zoomed, scrolled and laid out anew: where things are is looked up now and then

export class Light {
  private readonly sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  private ids: string[] = [];
  private shade = true;
  private drawn = "";

  constructor() {
    this.sheet.setAttribute("class", "light");
    this.sheet.setAttribute("aria-hidden", "true");
    document.body.append(this.sheet);
    setInterval(() => { if (this.ids.length) this.draw(); }, EVERY);
    addEventListener("resize", () => this.draw());
  }

  /** `shade`: whether the rest is darker; not where all of the table is to be thought about. */
  on(ids: string[], shade = true): void {
    this.ids = ids;
    this.shade = shade;
    this.draw();
  }

  private draw(): void {
    const lit = apart(this.ids.flatMap((id) => this.found(id)).flatMap(outline));
    const glowing = lit.length ? all<Element>("#map .legal, #map .chosen").flatMap(outline) : [];
    const around = lit.length ? all<Element>(".top, .teacher, .coach:not([hidden]), .prompt, .bubble:not([hidden])").map((el) => ({ r: el.getBoundingClientRect(), corner: parseFloat(getComputedStyle(el).borderTopLeftRadius) || 0 })) : [];
    const rings = ["rim", "lit"].flatMap((kind) => lit.map((one) => shape(one, `class="${kind}"`))).join(""); // neighbours' rings meet
    const inner = lit.length && this.shade
      ? `<mask id="shade"><rect width="100%" height="100%" fill="#fff"/>${[...lit, ...glowing].map((one) => shape(one, "fill=\"#000\"")).join("")}${around.map(({ r, corner }) => `<rect x="${r.x}" y="${r.y}" width="${r.width}" height="${r.height}" rx="${corner}" fill="#000"/>`).join("")}</mask>
        <rect class="shade" width="100%" height="100%" mask="url(#shade)"/>${rings}`
      : rings;
    if (inner === this.drawn) return;
    this.drawn = inner;
    this.sheet.innerHTML = inner;
  }

  /** A player's panel is a chip of the strip on phones; of the bar those buttons are meant that lead on. */
  private found(id: string): Element[] {
    if (id === "prompt") return all("#acts button");
    const seat = /^panel-(\d)$/.exec(id)?.[1];
    const some = [document.getElementById(id), seat ? document.querySelector(`#strip .seat-${seat}`) : null];
    return some.filter((el): el is Element => el !== null);
  }
}

/** Of a cell, its contour: a drawing that is turned is said to be larger than it is. */
function bounds(el: Element): DOMRect {
  const contour = el.querySelector(":scope > polygon.ring")?.getBoundingClientRect();
  return contour?.width ? contour : el.getBoundingClientRect();
}

/** `r`: with a little room around the thing; `land`: a circle fits it. */
interface Outline { r: DOMRect; land: boolean }

/** Of a thing that is seen, where; what lies on a zoomed board ends where the board does, and not on the dock below it or the bar. */
function outline(el: Element): Outline[] {
  const b = bounds(el);
  if (!b.width) return [];
  const room = el.closest(".prompt") ? CLOSE : ROOM;
  const r = new DOMRect(b.x - room, b.y - room, b.width + 2 * room, b.height + 2 * room);
  // On the land are hexes and pieces; in the dock a circle would cut the corners of cards.
  if (!el.closest("svg.map")) return [{ r, land: el.closest("#dock") === null }];
  const seen = shared(r, land());
  if (!seen || seen.height < SLIVER || seen.width < SLIVER || covered(seen)) return [];
  return [{ r: seen, land: seen.width === r.width && seen.height === r.height }];
}

/** A menu that opens out of the dock lies over the board: a ring would seem to mean what is in the menu. */
function covered(r: DOMRect): boolean {
  const lies = (down: number): boolean => Boolean(document.elementFromPoint(r.x + r.width / 2, r.y + r.height * down)?.closest("svg.dock"));
  return lies(0.5) || lies(0.8); // a menu comes from below: half of a ring over its edge misleads as well
}

/** What is seen of the board: a dock may lie over it or below it. */
function land(): DOMRect {
  const [board, dock] = ["board", "dock"].map((id) => document.getElementById(id)?.getBoundingClientRect());
  if (!board) return new DOMRect();
  const below = dock && dock.width > board.width * 0.9 ? dock.top : board.bottom; // one that reaches from side to side
  return new DOMRect(board.x, board.y, board.width, below - board.y);
}

/** Neighbours share what is between them, if that is too narrow for both their outlines; rings of what touches meet. */
function apart(lit: Outline[]): Outline[] {
  for (const [i, one] of lit.entries()) for (const other of lit.slice(i + 1)) {
    const [a, b] = [one.r, other.r];
    const [across, down] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    if (across <= 0 || down <= 0 || Math.min(across, down) >= 2 * ROOM - 4) continue;
    one.land = other.land = false;
    const [first, second] = (across < down ? a.x < b.x : a.y < b.y) ? [a, b] : [b, a];
    if (across < down) { first.width -= across / 2; second.x += across / 2; second.width -= across / 2; }
    else { first.height -= down / 2; second.y += down / 2; second.height -= down / 2; }
  }
  return lit;
}

function shared(a: DOMRect, b: DOMRect): DOMRect | null {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
}

function shape({ r, land }: Outline, attributes: string): string {
  const round = land && Math.max(r.width / r.height, r.height / r.width) < ROUND ? Math.min(r.width, r.height) / 2 : 12;
  return `<rect x="${Math.round(r.x)}" y="${Math.round(r.y)}" width="${Math.round(r.width)}" height="${Math.round(r.height)}" rx="${Math.round(round)}" ${attributes}/>`;
}
