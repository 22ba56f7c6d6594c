/** Lenses: overlays of the board that a person switches on, one at a time, remembered for each game. */
import { $, all, esc, icon, prefs } from "./dom";
import { morphInner } from "./morph";
import type { View } from "./types";

export class Lenses {
  private view: View | null = null;

  constructor() {
    $("#lenses").addEventListener("click", (e) => {
      const id = (e.target as Element).closest<HTMLElement>("[data-lens]")?.dataset.lens;
      if (id) this.choose(id === this.chosen() ? "" : id);
    });
  }

  show(view: View): void {
    this.view = view;
    const now = this.chosen();
    morphInner($("#lenses"), view.lenses.map((l) => `<button class="chip${l.id === now ? " on" : ""}" type="button" data-lens="${esc(l.id)}" id="lens-chip-${esc(l.id)}" aria-pressed="${l.id === now}" title="${esc(l.label)} (L)">${icon(l.icon || "i-lens")}<span>${esc(l.label)}</span></button>`).join(""));
    for (const el of all<Element>("#map .lens")) el.classList.toggle("on", el.classList.contains(`lens-${now}`));
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
    this.show(this.view);
  }
}
