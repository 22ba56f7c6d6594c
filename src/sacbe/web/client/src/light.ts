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
    const lit = this.ids.flatMap((id) => this.found(id)).filter((el) => !el.closest("#map") || meet(el.getBoundingClientRect(), board)).map((el) => el.getBoundingClientRect()).filter((r) => r.width > 0);
    const glowing = lit.length ? all<Element>("#map .legal").map((el) => el.getBoundingClientRect()) : [];
    const around = lit.length ? all<Element>(".top, .teacher, .coach:not([hidden]), .prompt, .bubble:not([hidden])").map((el) => el.getBoundingClientRect()) : [];
    const rings = lit.map((r) => shape(r, "class=\"lit\"")).join("");
    const inner = lit.length && this.shade
      ? `<mask id="shade"><rect width="100%" height="100%" fill="#fff"/>${[...lit, ...glowing].map((r) => shape(r, "fill=\"#000\"")).join("")}${around.map((r) => `<rect x="${r.x}" y="${r.y}" width="${r.width}" height="${r.height}" fill="#000"/>`).join("")}</mask>
        <rect class="shade" width="100%" height="100%" mask="url(#shade)"/>${rings}`
      : rings;
    if (inner === this.drawn) return;
    this.drawn = inner;
    this.sheet.innerHTML = inner;
  }

  /** A player's panel is a chip of the strip on phones. */
  private found(id: string): Element[] {
    const seat = /^panel-(\d)$/.exec(id)?.[1];
    const some = [document.getElementById(id), seat ? document.querySelector(`#strip .seat-${seat}`) : null];
    return some.filter((el): el is Element => el !== null);
  }
}

/** Not what a zoomed board has outside its frame. */
function meet(a: DOMRect, b: DOMRect): boolean {
  const [x, y] = [a.x + a.width / 2, a.y + a.height / 2];
  return x > b.left && x < b.right && y > b.top && y < b.bottom;
}

function shape(r: DOMRect, attributes: string): string {
  const [w, h] = [r.width + 2 * ROOM, r.height + 2 * ROOM];
  const round = Math.max(w / h, h / w) < ROUND ? Math.min(w, h) / 2 : 12;
  return `<rect x="${Math.round(r.x - ROOM)}" y="${Math.round(r.y - ROOM)}" width="${Math.round(w)}" height="${Math.round(h)}" rx="${Math.round(round)}" ${attributes}/>`;
}
