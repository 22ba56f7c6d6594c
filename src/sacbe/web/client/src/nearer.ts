/** Going nearer to a large board: wheel, pinch, drag, buttons and keys. A board that may be looked into says so (`data-zoom`), and may
 * say where to look first (`data-focus`). Only the viewBox changes, so drawings stay sharp and clicks need no translation. */

interface Box { x: number; y: number; w: number; h: number }
interface Point { x: number; y: number }

const STEP = 1.35;
/** Letters smaller than this, in pixels, are not for reading: on a phone, and elsewhere. */
const LEAST_PHONE = 11;
const LEAST = 12;
const PHONE_SIDE = 560;
const DRAG = 6;

function box(text: string | null | undefined): Box | null {
  const [x, y, w, h] = (text ?? "").split(/\s+/).map(Number);
  return w && h ? { x: x as number, y: y as number, w, h } : null;
}

/** Well within, not just at the edge. */
function within(part: Box, p: Point): boolean {
  return p.x > part.x + part.w * 0.1 && p.x < part.x + part.w * 0.9 && p.y > part.y + part.h * 0.1 && p.y < part.y + part.h * 0.9;
}

/** Along which sides a part shows the board from end to end. */
function ends(part: Box, full: Box): { across: boolean; down: boolean } {
  return { across: part.w >= full.w * 0.999, down: part.h >= full.h * 0.999 };
}

/** Where a part begins that shows nothing beyond the ends of the board, if it need not. */
function kept(from: number, length: number, first: number, whole: number): number {
  return length > whole ? from : Math.min(Math.max(from, first), first + whole - length);
}

function leastLetters(): number {
  return Math.min(innerWidth, innerHeight) < PHONE_SIDE ? LEAST_PHONE : LEAST;
}

function contains(part: Box, p: Point): boolean {
  return p.x >= part.x && p.x <= part.x + part.w && p.y >= part.y && p.y <= part.y + part.h;
}

function middle(points: Point[]): Point {
  return { x: points.reduce((s, p) => s + p.x, 0) / points.length, y: points.reduce((s, p) => s + p.y, 0) / points.length };
}

function spread(points: Point[]): number {
  const [a, b] = points;
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

export class Nearer {
  private full: Box | null = null;
  private focus: Box | null = null;
  private limit = 1;
  private letters = 0;
  /** The part that was chosen for its letters' sake. */
  private shown: Box | null = null;
  /** Where the person has gone; null: where the board wants to be looked at. */
  private own: Box | null = null;
  /** What it was turned to there, if not by the person. */
  private led: Element | null = null;
  private readonly fingers = new Map<number, Point>();
  private dragged = false;
  /** From a press to its click. */
  private pressing = false;

  constructor(private readonly holder: HTMLElement, private readonly buttons: HTMLElement) {
    holder.addEventListener("wheel", (e) => {
      if (!this.over(e)) return;
      e.preventDefault();
      this.zoom(e.deltaY < 0 ? STEP : 1 / STEP, { x: e.clientX, y: e.clientY });
    }, { passive: false });
    holder.addEventListener("pointerdown", (e) => this.down(e));
    holder.addEventListener("pointermove", (e) => this.drag(e));
    for (const kind of ["pointerup", "pointercancel"] as const) holder.addEventListener(kind, (e) => this.up(e));
    // The click that ends a drag is no click.
    holder.addEventListener("click", (e) => { if (this.dragged) { e.stopPropagation(); this.dragged = false; } }, { capture: true });
    document.addEventListener("pointerdown", () => { this.pressing = true; }, { capture: true });
    for (const kind of ["click", "keydown"] as const) document.addEventListener(kind, () => { this.pressing = false; }, { capture: true });
    new ResizeObserver(() => this.fit()).observe(holder);
    holder.addEventListener("focusin", (e) => this.bring(e.target as Element));
    buttons.addEventListener("click", (e) => this.press((e.target as Element).closest<HTMLElement>("[data-nearer]")?.dataset.nearer));
    document.addEventListener("keydown", (e) => {
      if (e.ctrlKey || e.metaKey || e.altKey || (e.target as Element).closest("input, textarea, select")) return;
      this.press({ "+": "in", "=": "in", "-": "out", "0": "fit" }[e.key]);
    });
  }

  private get svg(): SVGSVGElement | null {
    return this.holder.querySelector<SVGSVGElement>("svg.map");
  }

  /** A new board comes: it is looked at from where the old one was. */
  onto(next: SVGSVGElement): void {
    const full = box(next.getAttribute("viewBox"));
    if (!full || full.w !== this.full?.w || full.h !== this.full.h) this.own = null;
    this.full = full;
    this.letters = Number(next.dataset.letters ?? 0);
    this.limit = Math.max(Number(next.dataset.zoom ?? 1), this.readable() > 1 ? this.readable() * STEP : 1);
    this.focus = box(next.dataset.focus);
    this.deepen(next);
    const seen = this.seen();
    // The old one first, so that pieces walk from where they would have been seen.
    for (const svg of [this.svg, next]) if (svg && seen) this.put(svg, seen);
    if (!this.svg?.childElementCount) this.shown = null; // what can be done is only known when it is drawn
  }

  private seen(): Box | null {
    return this.own ?? this.first();
  }

  /** What is looked at first: what the board says, or so much around what can be done as leaves its letters readable. */
  private first(): Box | null {
    const wanted = (this.limit > 1 ? this.focus : null) ?? this.full;
    const room = this.room();
    if (!wanted || !this.full || !this.letters || !room) return wanted;
    const scale = leastLetters() / this.letters;
    if (Math.min(room.w / wanted.w, room.h / wanted.h) >= scale) return wanted;
    const [w, h] = [Math.min(room.w / scale, this.full.w), Math.min(room.h / scale, this.full.h)];
    const places = this.places();
    const here = places.filter((p) => contains(wanted, p)); // what can be done elsewhere does not draw one away from this page
    const busy = here.length ? middle(here) : places.length ? middle(places) : null;
    const last = this.shown;
    if (last && Math.abs(last.w - w) < 1 && Math.abs(last.h - h) < 1 && (!busy || within(last, busy))) return last; // it stays where it is
    const about = busy ?? { x: wanted.x + wanted.w / 2, y: wanted.y + wanted.h / 2 };
    const page = here.length || !busy ? wanted : this.full;
    const [across, down] = [page.w >= w ? page : this.full, page.h >= h ? page : this.full];
    this.shown = {
      x: Math.min(Math.max(about.x - w / 2, across.x), across.x + across.w - w),
      y: Math.min(Math.max(about.y - h / 2, down.y), down.y + down.h - h), w, h,
    };
    return this.shown;
  }

  /** How much larger than whole the board must be drawn for its letters to be read. */
  private readable(): number {
    const room = this.room();
    if (!this.letters || !this.full || !room) return 1;
    return leastLetters() / (this.letters * Math.min(room.w / this.full.w, room.h / this.full.h));
  }

  private room(): { w: number; h: number } | null {
    const svg = this.svg;
    const r = svg?.getBoundingClientRect();
    if (!svg || !r?.width || !r.height) return null;
    const css = getComputedStyle(svg); // a phone's board begins below the lens buttons
    return { w: r.width, h: r.height - parseFloat(css.paddingTop) - parseFloat(css.paddingBottom) };
  }

  /** Where something can be done on the board now, in its own units. */
  private places(): Point[] {
    const shown = [...(this.svg?.querySelectorAll(".legal") ?? [])].map((el) => el.getBoundingClientRect()).filter((r) => r.width);
    return shown.map((r) => this.at({ x: r.x + r.width / 2, y: r.y + r.height / 2 }));
  }

  /** The board is on the screen, or has another size there, or other things can be done on it. */
  fit(): void {
    const svg = this.svg;
    if (!svg || !this.letters) return;
    this.limit = Math.max(Number(svg.dataset.zoom ?? 1), this.readable() > 1 ? this.readable() * STEP : 1);
    this.deepen(svg);
    const led = this.own && this.tiny(this.own) ? this.led : null;
    if (led) this.own = null; // there was more room when it was turned to that
    const seen = this.seen();
    if (!this.own && seen) this.put(svg, seen);
    if (led) this.bring(led);
  }

  /** Whether its letters are too small to be read there. */
  private tiny(part: Box): boolean {
    const room = this.room();
    return room !== null && this.letters * Math.min(room.w / part.w, room.h / part.h) < leastLetters() * 0.98;
  }

  private deepen(svg: SVGSVGElement): void {
    this.buttons.hidden = this.limit <= 1;
    svg.classList.toggle("deep", this.limit > 1);
  }

  private put(svg: SVGSVGElement, seen: Box): void {
    svg.setAttribute("viewBox", [seen.x, seen.y, seen.w, seen.h].map((n) => Math.round(n * 10) / 10).join(" "));
  }

  private go(to: Box): void {
    const full = this.full;
    if (!full || !this.svg) return;
    this.led = null;
    const tall = to.h / to.w;
    const whole = Math.max(full.w, full.h / tall); // so wide a part has all of it
    const w = Math.min(whole, Math.max(to.w, full.w / this.limit));
    const h = w * tall;
    // The middle of what is seen stays on the board.
    const x = Math.min(Math.max(to.x + to.w / 2, full.x), full.x + full.w) - w / 2;
    const y = Math.min(Math.max(to.y + to.h / 2, full.y), full.y + full.h) - h / 2;
    this.own = w >= whole * 0.999 ? { ...full } : { x, y, w, h };
    this.put(this.svg, this.own);
  }

  private press(what: string | undefined): void {
    if (!what || this.limit <= 1 || !this.svg) return;
    const r = this.svg.getBoundingClientRect();
    if (what === "in") this.zoom(STEP, { x: r.x + r.width / 2, y: r.y + r.height / 2 });
    if (what === "out") this.zoom(1 / STEP, { x: r.x + r.width / 2, y: r.y + r.height / 2 });
    if (what === "fit" && this.full) { // all of it, and back
      const seen = this.own && ends(this.own, this.full);
      const whole = seen?.across && seen.down;
      if (whole) this.own = null;
      const first = this.first();
      if (whole && first) this.put(this.svg, first);
      else this.go(this.full);
    }
  }

  /** A place on the screen in the board's own units. */
  private at(p: Point): Point {
    const m = this.svg?.getScreenCTM()?.inverse();
    return m ? { x: m.a * p.x + m.c * p.y + m.e, y: m.b * p.x + m.d * p.y + m.f } : p;
  }

  private zoom(factor: number, about: Point): void {
    const seen = this.seen();
    if (!seen || this.limit <= 1) return;
    const p = this.at(about);
    const f = 1 / factor;
    this.go({ x: p.x + (seen.x - p.x) * f, y: p.y + (seen.y - p.y) * f, w: seen.w * f, h: seen.h * f });
  }

  private over(e: Event): boolean {
    return this.limit > 1 && Boolean((e.target as Element).closest("svg.map"));
  }

  private down(e: PointerEvent): void {
    if (!this.over(e) || e.button > 0) return;
    if (!this.fingers.size) this.dragged = false;
    this.fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
  }

  private drag(e: PointerEvent): void {
    const was = this.fingers.get(e.pointerId);
    const seen = this.seen();
    if (!was || !seen) return;
    const before = [...this.fingers.values()];
    const now = { x: e.clientX, y: e.clientY };
    if (!this.dragged && Math.hypot(now.x - was.x, now.y - was.y) < DRAG) return;
    if (!this.dragged) this.holder.setPointerCapture(e.pointerId);
    this.dragged = true;
    this.fingers.set(e.pointerId, now);
    const after = [...this.fingers.values()];
    const [a, b] = [this.at(middle(before)), this.at(middle(after))];
    this.go({ ...seen, x: seen.x + a.x - b.x, y: seen.y + a.y - b.y });
    const [far, near] = [spread(after), spread(before)];
    if (far && near) this.zoom(far / near, middle(after));
  }

  private up(e: PointerEvent): void {
    this.fingers.delete(e.pointerId);
    // A drag that ends without a click must not swallow the next one.
    if (this.dragged) setTimeout(() => { this.dragged = false; }, 0);
  }

  /** What the keyboard has come to, or a hint points at, is brought into view. A press gives the focus too, but what is pressed must stay under the
   * finger, or its click would meet something else. */
  bring(el: Element): void {
    const svg = this.svg;
    const seen = this.seen();
    if (this.pressing || !svg?.contains(el) || !seen || !this.full || this.limit <= 1) return;
    const [v, r] = [svg.getBoundingClientRect(), el.getBoundingClientRect()];
    if (r.left >= v.left && r.right <= v.right && r.top >= v.top && r.bottom <= v.bottom && !this.covered(r)) return;
    const p = this.at({ x: r.x + r.width / 2, y: r.y + r.height / 2 });
    const { across, down } = ends(seen, this.full); // a side that is seen whole needs no turning
    const [x, y] = [across ? seen.x : p.x - seen.w / 2, down ? seen.y : p.y - seen.h / 2];
    this.go({ ...seen, x: kept(x, seen.w, this.full.x, this.full.w), y: kept(y, seen.h, this.full.y, this.full.h) });
    if (this.covered(el.getBoundingClientRect())) this.go({ ...seen, x, y }); // in a corner, under a button
    this.led = el;
  }

  /** By the hand of cards, a lens or a button. */
  private covered(r: DOMRect): boolean {
    const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
    return Boolean(top && !top.closest("svg.map"));
  }
}
