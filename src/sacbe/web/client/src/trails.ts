/** Where something has just happened: a line from where a piece was to where it is, a ring around a place that has changed. */
import { all } from "./dom";

interface Spot { x: number; y: number }
interface Seen { at: Spot; wide: number; tall: number; looks: string }

const SVG = "http://www.w3.org/2000/svg";
/** A board that has changed all over (a new age, a market laid out) has no place to point at. */
const MOST = 14;
const FAR = 6;
/** Above this ratio of its sides a place (a card, a button) is framed: a circle around it would cross its neighbours. */
const OBLONG = 1.3;
const GAP = 3;
const LEAST = 8;

/** What a person would compare: pieces by where they are, places by how they look. */
export class Trails {
  private before: Map<string, Seen> | null = null;

  /** Remember how the board looks now. */
  note(map: Element): void {
    this.before = seen(map);
  }

  /** Show on the board what is different from then; gone with the next picture. */
  draw(map: Element, seat: number): void {
    const svg = map.querySelector<SVGSVGElement>("svg.map");
    const inverse = svg?.getScreenCTM()?.inverse();
    const was = this.before;
    this.before = null;
    if (!svg || !inverse || !was) return;
    const own = (p: Spot): DOMPoint => new DOMPoint(p.x, p.y).matrixTransform(inverse);
    const marks: string[] = [];
    for (const [id, now] of seen(svg)) {
      const then = was.get(id);
      const moved = then && Math.hypot(now.at.x - then.at.x, now.at.y - then.at.y) > FAR && id.startsWith("piece:");
      if (then && !moved && now.looks === then.looks) continue;
      const to = own(now.at);
      if (moved) { const from = own(then.at); marks.push(`<path d="M${from.x} ${from.y}L${to.x} ${to.y}"/>`); }
      marks.push(around(to, (now.wide / 2) * inverse.a + GAP, (now.tall / 2) * inverse.d + GAP));
    }
    if (!marks.length || marks.length > MOST) return;
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("class", `trails seat-${seat}`);
    group.setAttribute("aria-hidden", "true");
    group.innerHTML = marks.join("");
    svg.append(group);
  }
}

/** A ring around what is about as wide as tall, a frame around the rest. */
function around(at: Spot, x: number, y: number): string {
  const longer = Math.max(x, y, LEAST);
  if (longer <= Math.min(x, y) * OBLONG || longer === LEAST) return `<circle cx="${at.x}" cy="${at.y}" r="${longer}"/>`;
  return `<rect x="${at.x - x}" y="${at.y - y}" width="${2 * x}" height="${2 * y}" rx="${2 * GAP}"/>`;
}

function seen(root: Element): Map<string, Seen> {
  const found = new Map<string, Seen>();
  const screen = root.getBoundingClientRect();
  for (const el of root.querySelectorAll<SVGGraphicsElement>(".piece[id], .spot[id]")) {
    if (el.closest(".own")) continue; // nobody else puts a hand to it
    const piece = el.classList.contains("piece");
    const box = el.getBoundingClientRect();
    if (!box.width || box.width > screen.width / 3) continue; // hidden, or the ground itself
    found.set(`${piece ? "piece" : "spot"}:${el.id}`, {
      at: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, wide: box.width, tall: box.height,
      looks: piece ? el.dataset.n ?? "" : pictured(el),
    });
  }
  return found;
}

/** A place's drawing without what the table adds to it (glow, focus, names). */
function pictured(el: Element): string {
  const bare = el.cloneNode(true) as Element;
  for (const light of all(".edge, .ring", bare)) light.remove(); // some places only have them while they may be clicked
  return bare.innerHTML.replace(/ (class|tabindex|aria-[a-z]+|style)="[^"]*"/g, "");
}
