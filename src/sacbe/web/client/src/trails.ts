/** Where something has just happened: a line from where a piece was to where it is, a ring around a place that has changed. */

interface Spot { x: number; y: number }
interface Seen { at: Spot; size: number; looks: string }

const SVG = "http://www.w3.org/2000/svg";
/** A board that has changed all over (a new age, a market laid out) has no place to point at. */
const MOST = 14;
const FAR = 6;

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
      const radius = Math.max(8, (now.size / 2) * inverse.a + 3);
      if (moved) { const from = own(then.at); marks.push(`<path d="M${from.x} ${from.y}L${to.x} ${to.y}"/>`); }
      marks.push(`<circle cx="${to.x}" cy="${to.y}" r="${radius}"/>`);
    }
    if (!marks.length || marks.length > MOST) return;
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("class", `trails seat-${seat}`);
    group.setAttribute("aria-hidden", "true");
    group.innerHTML = marks.join("");
    svg.append(group);
  }
}

function seen(root: Element): Map<string, Seen> {
  const found = new Map<string, Seen>();
  const screen = root.getBoundingClientRect();
  for (const el of root.querySelectorAll<SVGGraphicsElement>(".piece[id], .spot[id]")) {
    const piece = el.classList.contains("piece");
    const box = el.getBoundingClientRect();
    if (!box.width || box.width > screen.width / 3) continue; // hidden, or the ground itself
    found.set(`${piece ? "piece" : "spot"}:${el.id}`, {
      at: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, size: Math.max(box.width, box.height),
      looks: piece ? el.dataset.n ?? "" : pictured(el),
    });
  }
  return found;
}

/** A place's drawing without what the table adds to it (glow, focus, names). */
function pictured(el: Element): string {
  return el.innerHTML.replace(/ (class|tabindex|aria-[a-z]+|style)="[^"]*"/g, "");
}
