/** "Why not": the refusal with its rule, at the pointer, where it hides as few legal targets as possible. */
import { $, all, esc, icon, memory, say } from "./dom";
import type { Refused } from "./types";

let pointer = { x: 0, y: 0 };
addEventListener("pointerdown", (e) => { pointer = { x: e.clientX, y: e.clientY }; }, { capture: true });

function overlap(a: DOMRect, b: DOMRect): number {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

/** Puts a box of the board beside what it speaks of, where it hides as few legal targets as possible. */
export function beside(box: HTMLElement, target: DOMRect, above = false): void {
  const board = $("#board").getBoundingClientRect();
  const { width: w, height: h } = box.getBoundingClientRect();
  const gap = 12;
  const middle = target.x + target.width / 2;
  const level = target.y + target.height / 2;
  const sides = [[target.right + gap, level - h / 2], [target.left - gap - w, level - h / 2]];
  const ends = [[middle - w / 2, target.top - gap - h], [middle - w / 2, target.bottom + gap]];
  const places = (above ? [...ends, ...sides] : [...sides, ...ends]).map(([x, y]) => new DOMRect(
    Math.max(board.left + 8, Math.min(x as number, board.right - w - 8)),
    Math.max(board.top + 8, Math.min(y as number, board.bottom - h - 8)), w, h));
  const legal = all<Element>("#map .legal").map((el) => el.getBoundingClientRect());
  const cost = (r: DOMRect): number => 4 * overlap(r, target) + legal.reduce((sum, l) => sum + overlap(r, l), 0);
  const best = places.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  box.style.left = `${best.x - board.x}px`;
  box.style.top = `${best.y - board.y}px`;
}

export class Bubble {
  private readonly box = $("#bubble");

  constructor() {
    this.box.addEventListener("click", (e) => { if ((e.target as Element).closest("[data-close]")) this.hide(); });
  }

  get shown(): boolean {
    return !this.box.hidden;
  }

  hide(): boolean {
    const was = this.shown;
    this.box.hidden = true;
    return was;
  }

  /** `at`: the element asked about, if it is known; else the bubble stands at the pointer. */
  show(refused: Refused, at: Element | null): void {
    const rule = refused.url
      ? `<a class="rulelink" href="${esc(refused.url)}">${icon("i-rules")}${esc(say("ui-rule", { rule: refused.rule }))}</a>` : "";
    this.box.hidden = false; // first, as a change of what is shown is read out
    this.box.innerHTML = `<header>${icon("i-why")}<h2>${esc(say("ui-why-title"))}</h2><button class="tool" type="button" data-close aria-label="${esc(say("ui-close"))}">${icon("i-close")}</button></header>
      <p>${esc(refused.text)}</p>${rule ? `<footer>${rule}</footer>` : ""}`;
    this.box.querySelector("a")?.addEventListener("click", () => {
      memory.set("refused", JSON.stringify({ rule: refused.rule, text: refused.text }));
      memory.set("back", location.pathname);
    });
    beside(this.box, at?.getBoundingClientRect() ?? new DOMRect(pointer.x, pointer.y, 1, 1));
  }
}
