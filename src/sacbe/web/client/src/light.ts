/** Light on what a lesson or the coach speaks of: the rest of the table is a little darker. It lies over the page and takes no clicks. */
import { all } from "./dom";

const ROUND = 1.15; // what is about as wide as high is lit by a circle
const ROOM = 6;
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
    const board = document.getElementById("board")?.getBoundingClientRect() ?? new DOMRect();
    const lit = this.ids.flatMap((id) => this.found(id)).filter((el) => !el.closest("#map") || meet(bounds(el), board)).map(outline).filter((one) => one.r.width > 0);
    const glowing = lit.length ? all<Element>("#map .legal, #map .chosen").map(outline) : [];
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

/** Not what a zoomed board has outside its frame. */
function meet(a: DOMRect, b: DOMRect): boolean {
  const [x, y] = [a.x + a.width / 2, a.y + a.height / 2];
  return x > b.left && x < b.right && y > b.top && y < b.bottom;
}

interface Outline { r: DOMRect; land: boolean }

/** On the land are hexes and pieces; in the dock a circle would cut the corners of cards. */
function outline(el: Element): Outline {
  return { r: bounds(el), land: el.closest("#dock") === null };
}

function shape({ r, land }: Outline, attributes: string): string {
  const [w, h] = [r.width + 2 * ROOM, r.height + 2 * ROOM];
  const round = land && Math.max(w / h, h / w) < ROUND ? Math.min(w, h) / 2 : 12;
  return `<rect x="${Math.round(r.x - ROOM)}" y="${Math.round(r.y - ROOM)}" width="${Math.round(w)}" height="${Math.round(h)}" rx="${Math.round(round)}" ${attributes}/>`;
}
