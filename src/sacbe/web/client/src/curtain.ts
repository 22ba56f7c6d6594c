/** Hot seat: nothing of the next person's view is on the screen until that person says so. */
import { $, icon, memory, say } from "./dom";
import type { View } from "./types";

export class Curtain {
  /** The view that waits for the next person. */
  private behind: View | null = null;

  constructor(private readonly table: string, private readonly show: (view: View) => void) {
    $("#curtain-go").addEventListener("click", () => this.lift());
  }

  get drawn(): boolean {
    return this.behind !== null;
  }

  /** Whose view this window showed last, also before it was reloaded. */
  get lastSeat(): number | null {
    const told = memory.get(`seat.${this.table}`);
    return told === null ? null : Number(told);
  }

  remember(seat: number): void {
    memory.set(`seat.${this.table}`, String(seat));
  }

  draw(view: View): void {
    this.behind = view;
    const name = view.panels[view.seat]?.name ?? "";
    $("#curtain").className = `curtain seat-${view.seat}`;
    $("#curtain-name").textContent = say("ui-pass-to", { name });
    $("#curtain-pic").innerHTML = icon(`leader-${view.seat}`);
    $("#curtain-go span").textContent = say("ui-i-am", { name });
    $("#curtain").hidden = false;
    $("#curtain-go").focus();
  }

  /** Without a word: what comes next is for everybody. */
  away(): void {
    this.behind = null;
    $("#curtain").hidden = true;
  }

  lift(): void {
    const view = this.behind;
    if (!view) return;
    this.away();
    this.show(view);
  }
}
