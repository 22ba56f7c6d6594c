/** What the others have done since my last turn, a card a player, and what has changed for me; it can be played back. */
import { $, esc, icon, prefs, say } from "./dom";
import { byTurns, summary } from "./log";
import type { LogLine, View } from "./types";

/** My own figures when I last moved, to tell what has changed since. */
interface Then { ply: number; score: string; chips: Record<string, string> }

export class Recap {
  private readonly box = $("#recap");
  private view: View | null = null;
  private lines: readonly LogLine[] = [];

  constructor(private readonly playFrom: (ply: number) => void) {
    this.box.addEventListener("click", (e) => {
      const what = (e.target as Element).closest<HTMLElement>("[data-recap]")?.dataset.recap;
      if (what) this.hide();
      if (what === "play") this.playFrom(this.since());
    });
    for (const button of document.querySelectorAll("[data-recap-open]")) button.addEventListener("click", () => { if (this.shown) this.hide(); else this.open(); });
  }

  get shown(): boolean {
    return !this.box.hidden;
  }

  hide(): void {
    this.box.hidden = true;
  }

  /** Keeps up with the game; `returned`: I was not looking when things happened. */
  note(view: View, lines: readonly LogLine[], returned: boolean): void {
    if (!view.live) return;
    this.view = view;
    this.lines = lines;
    const others = this.others();
    for (const el of document.querySelectorAll<HTMLButtonElement>("[data-recap-open]")) el.disabled = !others.length;
    if (this.mineIsOver(view)) this.remember(view);
    if (returned && others.length && this.since() > 0 && !view.over && view.seat >= 0) this.open(); // before my first turn I have missed nothing
    else if (this.shown && view.can.undo) this.hide(); // I have begun my turn
    else if (this.shown) this.draw();
  }

  private open(): void {
    this.box.hidden = false;
    this.draw();
  }

  /** The last ply of my last turn that others have followed: what is told of me after that belongs to the turn I am in. */
  private since(): number {
    const me = this.view?.seat ?? -1;
    const told = this.lines.filter((line) => line.seat >= 0 && line.kind !== "head" && line.kind !== "result");
    let at = told.length - 1;
    while (at >= 0 && told[at]?.seat === me) at -= 1;
    while (at >= 0 && told[at]?.seat !== me) at -= 1;
    return told[at]?.ply ?? 0;
  }

  private others(): LogLine[][] {
    const [mine, from] = [this.view?.held ?? [], this.since()];
    const seats = new Map<number, LogLine[]>();
    for (const line of this.lines) {
      if (line.ply <= from || line.seat < 0 || mine.includes(line.seat) || line.kind === "head") continue;
      seats.set(line.seat, [...(seats.get(line.seat) ?? []), line]);
    }
    return [...seats.values()];
  }

  private draw(): void {
    const view = this.view;
    if (!view) return;
    const cards = this.others().map((lines) => {
      const p = view.panels[lines[0]?.seat ?? 0];
      const turns = byTurns(lines).map((turn) => `<p>${summary(turn, "").replace(/^<b><\/b>: /, "")}</p>`).join("");
      return p ? `<section class="seat-${p.seat}"><h3>${icon(`leader-${p.seat}`)}${icon(`token-${p.seat}`, "em")}${esc(p.name)}</h3>${turns}</section>` : "";
    });
    const mine = this.changes(view);
    this.box.innerHTML = `<header><h2>${esc(say("ui-recap"))}</h2><button class="btn" type="button" data-recap="play">${icon("i-play")}<span>${esc(say("ui-recap-play"))}</span></button>
      <button class="tool" type="button" data-recap="close" aria-label="${esc(say("ui-close"))}">${icon("i-close")}</button></header>
      <div class="cards">${cards.join("")}</div>${mine ? `<p class="mine">${esc(say("ui-recap-mine"))} ${mine}</p>` : ""}`;
  }

  /** My turn has ended and nobody has followed yet: what I have now is what others will change. */
  private mineIsOver(view: View): boolean {
    const last = this.lines.filter((line) => line.seat >= 0 && line.kind !== "head").pop();
    return view.seat >= 0 && last?.seat === view.seat && !view.actions.length && !view.can.confirm;
  }

  private key(view: View): string {
    return `recap.${view.table}.${view.seat}`;
  }

  private remember(view: View): void {
    const me = view.panels[view.seat];
    if (!me) return;
    const then: Then = { ply: view.ply, score: String(me.score), chips: Object.fromEntries(me.chips.map((c) => [c.label, String(c.value)])) };
    prefs.set(this.key(view), JSON.stringify(then));
  }

  private changes(view: View): string {
    const me = view.panels[view.seat];
    const then = JSON.parse(prefs.get(this.key(view)) || "null") as Then | null;
    if (!me || !then || then.ply < this.since()) return "";
    const out = me.chips.filter((c) => then.chips[c.label] !== undefined && then.chips[c.label] !== String(c.value))
      .map((c) => `<span class="count">${icon(c.icon)}${esc(c.label)}: ${esc(then.chips[c.label])} → <b>${esc(c.value)}</b></span>`);
    if (then.score !== String(me.score)) out.unshift(`<span class="count">${esc(say("ui-recap-score"))}: ${esc(then.score)} → <b>${esc(me.score)}</b></span>`);
    return out.join(" ");
  }
}
