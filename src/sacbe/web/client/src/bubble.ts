/** What a thing is and why it cannot be taken now, with the rule, where it hides as few legal targets as possible. */
import { $, all, esc, icon, say } from "./dom";
import type { Refused } from "./types";

let pointer = { x: 0, y: 0 };
addEventListener("pointerdown", (e) => { pointer = { x: e.clientX, y: e.clientY }; }, { capture: true });

function overlap(a: DOMRect, b: DOMRect): number {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

/** Puts a box of the board beside what it speaks of, where it hides as few legal targets as possible. */
function beside(box: HTMLElement, target: DOMRect): void {
  const board = $("#board").getBoundingClientRect();
  const best = bestPlace(box, target, board, false);
  box.style.left = `${best.x - board.x}px`;
  box.style.top = `${best.y - board.y}px`;
}

/** The same for a box of the whole page, rather above or below than at the side. */
export function placed(box: HTMLElement, target: DOMRect, frame: DOMRect): void {
  const best = bestPlace(box, target, frame, true);
  box.style.left = `${best.x}px`;
  box.style.top = `${best.y}px`;
}

function bestPlace(box: HTMLElement, target: DOMRect, frame: DOMRect, above: boolean): DOMRect {
  const { width: w, height: h } = box.getBoundingClientRect();
  const gap = 12;
  const middle = target.x + target.width / 2;
  const level = target.y + target.height / 2;
  const sides = [[target.right + gap, level - h / 2], [target.left - gap - w, level - h / 2]];
  const ends = [[middle - w / 2, target.top - gap - h], [middle - w / 2, target.bottom + gap]];
  const places = (above ? [...ends, ...sides] : [...sides, ...ends]).map(([x, y]) => new DOMRect(
    Math.max(frame.left + 8, Math.min(x as number, frame.right - w - 8)),
    Math.max(frame.top + 8, Math.min(y as number, frame.bottom - h - 8)), w, h));
  const legal = all<Element>("#map .legal").map((el) => el.getBoundingClientRect());
  const cost = (r: DOMRect): number => 4 * overlap(r, target) + legal.reduce((sum, l) => sum + overlap(r, l), 0);
  return places.reduce((a, b) => (cost(b) < cost(a) ? b : a));
}

/** The name of a thing and what else its label tells: "Scout: 2 machetes. Price 1". */
function nameOf(at: Element | null): [string, string] {
  const label = at?.getAttribute("data-own") || at?.getAttribute("aria-label") || "";
  const [, name, more] = /^(.{1,60}?)[:.;]\s+(.+)$/s.exec(label) ?? [];
  const said = name && more ? name : label;
  return [said.charAt(0).toLocaleUpperCase() + said.slice(1), said === label ? "" : more ?? ""];
}

export class Bubble {
  private readonly box = $("#bubble");

  constructor() {
    this.box.addEventListener("click", (e) => { if ((e.target as Element).closest("[data-close]")) this.hide(); });
  }

  get shown(): boolean {
    return !this.box.hidden;
  }

  /** What has been refused and why; nothing if a thing was only asked about. */
  get refusal(): string {
    return this.shown && !this.box.classList.contains("tells") ? $(".why", this.box).textContent ?? "" : "";
  }

  hide(): boolean {
    const was = this.shown;
    this.box.hidden = true;
    return was;
  }

  /** `at`: the element asked about, if it is known; else the bubble stands at the pointer. */
  show(refused: Refused, at: Element | null): void {
    const rule = refused.url
      ? `<a class="rulelink" href="${esc(refused.url)}" data-rules="${esc(refused.rule)}">${icon("i-rules")}${esc(say("ui-rule", { rule: refused.rule }))}</a>` : "";
    const [name, about] = nameOf(at);
    const tells = refused.code === -1 || refused.reason === "means-nothing"; // nothing was refused, there is only something to know
    this.box.hidden = false; // first, as a change of what is shown is read out
    this.box.classList.toggle("tells", tells);
    this.box.innerHTML = `<header>${icon("i-why")}<h2>${esc(name || say("ui-why-title"))}</h2><button class="tool" type="button" data-close aria-label="${esc(say("ui-close"))}">${icon("i-close")}</button></header>
      ${about ? `<p class="about">${esc(about)}</p>` : ""}<p class="why">${esc(refused.text)}</p>${rule ? `<footer>${rule}</footer>` : ""}`;
    beside(this.box, at?.getBoundingClientRect() ?? new DOMRect(pointer.x, pointer.y, 1, 1));
  }
}
