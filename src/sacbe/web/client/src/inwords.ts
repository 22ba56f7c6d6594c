/** The position in words, for whoever sees no board: asked of the server when it is opened, and told anew when another position is shown
 * while it is open. It is what the view shows: now, an old position, or the own plan. */
import { $, all, esc } from "./dom";
import type { View } from "./types";

/** Milliseconds: a replay goes faster than anybody reads. */
const PATIENCE = 1000;

export class InWords {
  private readonly dialog = $<HTMLDialogElement>("#inwords");
  private readonly text = $("#inwords-text");
  private told = "";
  private waiting = 0;

  constructor(private readonly ask: () => boolean) {
    document.addEventListener("click", (e) => {
      const target = e.target as Element;
      if (target.closest("[data-inwords]")) this.open();
      else if (target === this.dialog || (target.closest("[data-close]") && this.dialog.contains(target))) this.dialog.close();
    });
  }

  open(): void {
    for (const other of all<HTMLDialogElement>("dialog[open]")) other.close();
    this.dialog.classList.add("waiting");
    this.dialog.showModal();
    this.text.focus();
    this.ask();
  }

  /** Another view is shown. */
  note(view: View): void {
    const shown = `${view.ply} ${view.step} ${view.live} ${view.seat} ${view.plan?.on}`;
    if (shown === this.told) return;
    this.told = shown;
    if (this.dialog.open && !this.waiting) this.waiting = window.setTimeout(() => { this.waiting = 0; if (this.dialog.open) this.ask(); }, PATIENCE);
  }

  hear(lines: string[]): void {
    this.dialog.classList.remove("waiting");
    this.text.innerHTML = lines.map((line) => `<p>${esc(line)}</p>`).join("");
  }
}
