/** Moments that a line of the log would let go by: a card over the board, which stays until somebody has looked at it. */
import { $, all, emphasised, esc, icon, say } from "./dom";
import type { LogLine, View } from "./types";

/** So many at once can still be read. */
const MOST = 3;

export class Scenes {
  private readonly box = $("#scene");
  /** So many lines have been told, or were there when the page was opened. */
  private told = -1;
  private readonly shown = new Set<LogLine>();
  private ply = -1;
  /** What is to be told as soon as it has been seen on the board. */
  private due: LogLine[] = [];
  private waiting = 0;
  /** The names of those who look at it. */
  private mine: string[] = [];
  /** Where on the board it is of what the card tells. */
  private places: string[] = [];

  constructor() {
    this.box.addEventListener("click", () => this.hide());
  }

  hide(): boolean {
    const was = !this.box.hidden;
    this.box.hidden = true;
    if (was) this.light([]);
    return was;
  }

  /** `following`: others' turns are being played back; whoever looks back by hand sees the scene of the moment he looks at. `lasting`: for
   * so many milliseconds it is played over the board, and the card would lie over that. */
  show(view: View, lines: readonly LogLine[], following: boolean, lasting: number): void {
    const mine = lines.filter((line) => line.scene && (line.seat < 0 || view.held.includes(line.seat)));
    this.mine = view.panels.filter((p) => p.you).map((p) => p.name);
    const first = this.told < 0;
    const now = view.live ? mine.filter((line) => !first && lines.indexOf(line) >= this.told && !this.shown.has(line)) : mine.filter((line) => line.ply === view.ply && !(following && this.shown.has(line)));
    if (view.live || first) this.told = lines.length;
    if (!view.live && !following && view.ply !== this.ply) { this.hide(); this.due = []; }
    this.ply = view.ply;
    for (const line of now) this.shown.add(line);
    if (now.length) {
      this.due = [...new Set([...this.due, ...now])];
      clearTimeout(this.waiting);
      if (lasting) this.waiting = window.setTimeout(() => this.tell(), lasting);
      else this.tell();
    } else if (!this.box.hidden) this.light(this.places); // the board has been drawn anew
  }

  private tell(): void {
    const due = this.due.splice(0);
    if (due.length) this.draw(due.slice(-MOST));
  }

  private light(places: string[]): void {
    this.places = places;
    for (const el of all("#map .told-of")) el.classList.remove("told-of");
    for (const id of places) document.getElementById(id)?.classList.add("told-of");
  }

  /** Of several who are named, whose card it is looks for himself: and a guest may not know what he is called. */
  private toMe(said: string): string {
    const [name, other] = this.mine;
    if (!name || other) return said;
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\p{N}])`, "u");
    return said.replace(whole, (it) => `${it} (${say("ui-you-short")})`);
  }

  private draw(lines: LogLine[]): void {
    this.light(lines.flatMap((line) => (line.effects ?? []).flatMap((effect) => effect.at)));
    this.box.hidden = false; // first, as a change of what is shown is read out
    this.box.innerHTML = `${lines.map((line) => `<article>${icon(line.icons[0] ?? "")}<div><h2>${emphasised(this.toMe(line.text))}</h2>${(line.scene ?? []).map((said) => `<p>${emphasised(this.toMe(said))}</p>`).join("")}</div></article>`).join("")}
      <button class="btn go" type="button">${icon("i-confirm")}<span>${esc(say("ui-scene-seen"))}</span></button>`;
  }
}
