/** Lenses: overlays of the board that a person switches on, one at a time, remembered for each game. */
import { $, all, esc, icon, prefs, say } from "./dom";
import { morphInner } from "./morph";
import type { Lens, View } from "./types";

/** Milliseconds in which a sentence is read. */
const TOLD = 4000;

export class Lenses {
  private view: View | null = null;
  private timer = 0;

  constructor() {
    $("#lenses").addEventListener("click", (e) => {
      const id = (e.target as Element).closest<HTMLElement>("[data-lens]")?.dataset.lens;
      if (id) this.choose(id === this.chosen() ? "" : id);
    });
  }

  /** Their buttons take room from the board, so they are there before it. */
  offer(view: View): void {
    this.view = view;
    this.chips(document.getElementById("lensword")?.outerHTML ?? "");
  }

  /** The chosen one is switched on, on the board that is drawn by now. */
  light(): void {
    const now = this.chosen();
    this.chips(this.word(this.view?.lenses.find((l) => l.id === now)));
    for (const el of all<Element>("#map .lens")) el.classList.toggle("on", el.classList.contains(`lens-${now}`));
  }

  private chips(word: string): void {
    const now = this.chosen();
    morphInner($("#lenses"), (this.view?.lenses ?? []).map((l) => `<button class="chip${l.id === now ? " on" : ""}" type="button" data-lens="${esc(l.id)}" id="lens-chip-${esc(l.id)}" aria-pressed="${l.id === now}" data-what="lens-${esc(l.id)}" data-name="${esc(l.label)}" aria-label="${esc(l.label)}" aria-description="${esc(l.about)}">${icon(l.icon || "i-lens")}<span>${esc(l.label)}</span></button>`).join("") + word);
  }

  /** What the chosen lens shows, or that it has nothing to show: for a while after it was switched on, as it lies over the board. */
  private word(lens: Lens | undefined): string {
    if (!lens || !this.timer) return "";
    const empty = !all<Element>(`#map .lens-${lens.id}`).some((el) => el.childElementCount);
    return `<p class="lensword" id="lensword" role="status">${esc(empty ? say("ui-lens-none", { name: lens.label }) : lens.about)}</p>`;
  }

  /** On to the next one, after the last to none. */
  cycle(): void {
    const ids = ["", ...(this.view?.lenses.map((l) => l.id) ?? [])];
    this.choose(ids[(ids.indexOf(this.chosen()) + 1) % ids.length] ?? "");
  }

  private chosen(): string {
    return prefs.get(`lens.${this.view?.game}`);
  }

  private choose(id: string): void {
    if (!this.view) return;
    prefs.set(`lens.${this.view.game}`, id);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => { this.timer = 0; this.light(); }, TOLD);
    this.light();
  }
}
