/** The stage on which effects are played: a layer over the board that is there only while something moves on it. It takes no
 * clicks, and clearing it leaves the page as it was. */
import { icon } from "../dom";

/** In pixels from the upper left corner of the board. */
export interface Box { x: number; y: number; w: number; h: number }
export type Frames = Keyframe[];

export function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** A square around the middle of a box, of the box's shorter side within bounds. */
export function square(box: Box, least: number, most: number): Box {
  const side = Math.min(most, Math.max(least, Math.min(box.w, box.h)));
  const { x, y } = middle(box);
  return { x: x - side / 2, y: y - side / 2, w: side, h: side };
}

/** What is seen from far is shown as if it were so wide at least. */
export function enlarged(box: Box, least: number): Box {
  const k = Math.max(1, least / box.w);
  const { x, y } = middle(box);
  return { x: x - (box.w * k) / 2, y: y - (box.h * k) / 2, w: box.w * k, h: box.h * k };
}

export class Stage {
  private layer: HTMLElement | null = null;
  private readonly moving = new Set<Animation>();

  /** `slow`: how many times as long as usual everything takes. */
  constructor(private readonly board: HTMLElement, public slow = 1) {}

  /** A new thing on the stage; `css` names how it looks (effects.css). */
  put(css: string, box: Box, inner = ""): HTMLElement {
    if (!this.layer) {
      this.layer = document.createElement("div");
      this.layer.className = "effects";
      this.layer.setAttribute("aria-hidden", "true");
      this.board.append(this.layer);
    }
    const el = document.createElement("i");
    el.className = css;
    Object.assign(el.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px`, height: `${box.h}px` });
    el.innerHTML = inner;
    this.layer.append(el);
    return el;
  }

  /** Whether something that looks so lies around this point already, nearer than so many pixels. */
  taken(css: string, x: number, y: number, near: number): boolean {
    return [...this.layer?.querySelectorAll<HTMLElement>(`.${css}`) ?? []].some(({ style }) => {
      const [left, top, w, h] = [style.left, style.top, style.width, style.height].map(parseFloat) as [number, number, number, number];
      return Math.abs(left + w / 2 - x) < near && Math.abs(top + h / 2 - y) < near;
    });
  }

  /** One picture, or several in the same place. */
  picture(ids: string[], box: Box, css = ""): HTMLElement {
    return this.put(`picture ${css}`, box, ids.map((id) => icon(id)).join(""));
  }

  /** Plays, and takes the thing off the stage when it has ended. */
  play(el: HTMLElement, frames: Frames, duration: number, delay = 0, easing = "ease-out"): void {
    this.run(el, frames, duration, delay, easing, "both", () => el.remove());
  }

  /** Moves something of the page itself for a while; nothing of it stays. */
  stir(el: Element, frames: Frames, duration: number, delay = 0): void {
    this.run(el, frames, duration, delay, "linear", "backwards", () => {});
  }

  private run(el: Element, frames: Frames, duration: number, delay: number, easing: string, fill: FillMode, over: () => void): void {
    const going = el.animate(frames, { duration: duration * this.slow, delay: delay * this.slow, easing, fill });
    this.moving.add(going);
    going.onfinish = () => {
      this.moving.delete(going);
      over();
      if (!this.moving.size) this.clear();
    };
  }

  get width(): number {
    return this.board.clientWidth;
  }

  get height(): number {
    return this.board.clientHeight;
  }

  /** Milliseconds until everything on it has ended. */
  get length(): number {
    return Math.max(0, ...[...this.moving].map((going) => Number(going.effect?.getComputedTiming().endTime ?? 0)));
  }

  /** Whatever is in flight is over: somebody goes on. */
  clear(): void {
    for (const going of this.moving) going.cancel();
    this.moving.clear();
    this.layer?.remove();
    this.layer = null;
  }
}
