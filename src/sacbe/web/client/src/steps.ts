/** The turn being composed as a strip of its steps: back to any of them, and on again what was taken back. */
import { $, all, esc, icon, say } from "./dom";
import { morphInner } from "./morph";
import { inPlan } from "./planning";
import type { Step, View } from "./types";

/** So many steps are a turn's work: losing them is asked about. */
const MANY = 3;
/** Pixels of a step that are left of it however many there are: then the strip is scrolled. */
const LEAST = 190;

export class Steps {
  /** What was taken back, the next to be done again last; only as long as nothing else is done instead. */
  private undone: Step[] = [];
  private ply = -1;
  private plan = false;
  private steps: Step[] = [];
  /** What a hint suggests to do next, step by step. */
  private suggested: string[] = [];

  constructor(private readonly backTo: (at: number) => void) {
    $("#steps").addEventListener("click", (e) => {
      const step = (e.target as Element).closest<HTMLElement>("[data-at]");
      if (step) this.backTo(Number(step.dataset.at));
    });
  }

  show(view: View): void {
    const now = view.live ? view.draft : [];
    const begun = now.every((step, i) => same(step, this.steps[i]));
    if (view.ply !== this.ply || inPlan(view) !== this.plan) this.undone = [];
    else if (now.length < this.steps.length && begun) this.undone.push(...this.steps.slice(now.length).reverse());
    else if (now.length > this.steps.length) this.undone = same(now[now.length - 1], this.undone[this.undone.length - 1]) ? this.undone.slice(0, -1) : [];
    else if (!begun) this.undone = [];
    if (!view.live) return;
    this.ply = view.ply;
    this.plan = inPlan(view);
    this.steps = now;
    this.draw();
  }

  /** The rest of a suggested turn stands behind what has been done. */
  suggest(labels: string[]): void {
    this.suggested = labels;
    this.draw();
  }

  /** The step that was taken back last, to be taken again. */
  get next(): Step | null {
    return this.undone[this.undone.length - 1] ?? null;
  }

  get many(): boolean {
    return this.steps.length > MANY;
  }

  private draw(): void {
    const box = $("#steps");
    box.hidden = !this.steps.length && this.suggested.length < 2;
    morphInner(box, this.steps.map((step, i) => `<li id="step-${step.at}"><button type="button" data-at="${step.at}" title="${esc(say("ui-step-back-to", { text: step.label }))}">
      <i>${i + 1}</i><span>${esc(step.label)}</span>${icon("i-undo")}</button></li>`).join("") + this.suggested.map((label, i) => `<li id="suggested-${i}" class="suggested" title="${esc(label)}">
      <i>${this.steps.length + i + 1}</i><span>${esc(label)}</span></li>`).join(""));
    for (const step of all("li", box)) step.style.minWidth = `${Math.min(LEAST, natural(step))}px`;
    box.scrollLeft = this.suggested.length ? 0 : box.scrollWidth;
  }
}

/** How wide a step is with all its words. */
function natural(step: HTMLElement): number {
  const said = step.querySelector("span");
  return said ? step.offsetWidth + said.scrollWidth - said.clientWidth : step.offsetWidth;
}

function same(a: Step | undefined, b: Step | undefined): boolean {
  return a !== undefined && b !== undefined && a.at === b.at && a.codes.join() === b.codes.join();
}
