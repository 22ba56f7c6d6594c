/** Looking back and following: the game by steps and by turns, played at a speed one sets. The address bar always holds a link to
 * what is looked back at. Steps are the moments of which the log tells; all that was dealt before the first turn is one. */
import { $, all, icon, say } from "./dom";
import { byTurns } from "./log";
import { pace, speed } from "./speed";
import type { LogLine, View } from "./types";

/** The part of what is played over the board after which everything of it has been seen. */
const SEEN = 0.8;

type Way = "step-back" | "step-on" | "turn-back" | "turn-on" | "play" | "live";

export class Replay {
  private readonly slider = $<HTMLInputElement>("#ply");
  private readonly label = $("#ply-label");
  private steps: number[] = [0];
  private turns: number[] = [0];
  private timer = 0;
  private playing = false;
  /** Others' turns are being played back: at the end of them the game goes on. */
  private followed: number[] | null = null;
  private at = 0;
  private last = 0;
  /** The ply asked for while the server has not shown it yet. */
  private asked: number | null = null;
  /** When a step of somebody else's was shown last. */
  private shown = 0;

  constructor(private readonly ask: (ply: number | null) => void) {
    this.slider.addEventListener("input", () => { this.stop(); this.go(this.steps[Number(this.slider.value)] ?? 0); });
    document.addEventListener("click", (e) => {
      const way = (e.target as Element).closest<HTMLElement>("[data-replay]")?.dataset.replay;
      if (way) this.press(way as Way);
    });
  }

  get following(): boolean {
    return this.followed !== null;
  }

  /** How far the playback of others' turns has come: n of m. */
  get progress(): [number, number] {
    const stops = this.followed ?? [];
    return [stops.filter((ply) => ply <= this.at).length, stops.length];
  }

  /** Where among the steps of the game one looks: n of m. */
  get place(): [number, number] {
    return [Math.max(0, this.steps.filter((ply) => ply <= this.at).length - 1), this.steps.length - 1];
  }

  press(way: Way): void {
    if (way === "play") { if (this.playing) this.stop(); else this.play(); return; }
    if (way === "live") { this.live(); return; }
    this.stop();
    const back = way.endsWith("back");
    const among = this.followed ?? (way.startsWith("turn") ? this.turns : this.steps);
    const to = back ? among.filter((ply) => ply < this.at).pop() : among.find((ply) => ply > this.at);
    if (to !== undefined) this.go(to);
    else if (!back) this.live();
  }

  go(ply: number): void {
    const to = Math.max(0, Math.min(ply, this.last));
    this.at = to;
    this.asked = to;
    this.paint();
    this.ask(to === this.last && !this.following ? null : to);
  }

  live(): void {
    this.stop();
    this.followed = null;
    this.asked = null;
    this.ask(null);
  }

  /** Play back what others did between two plies, if there is anything to see; else nothing happens. `live`: the server shows the game
   * itself, so what was asked for was the newest moment when it heard of it and is not any more: it is asked for again. */
  follow(lines: readonly LogLine[], from: number, to: number, held: number[], live: boolean): boolean {
    const others = lines.filter((line) => line.ply > from && line.ply <= to && line.kind !== "head" && line.seat >= 0 && !held.includes(line.seat));
    const told = speed() === "quick" && others.some((line) => line.kind !== "quiet") ? others.filter((line) => line.kind !== "quiet") : others;
    const stops = [...new Set(told.map((line) => line.ply))];
    if (!stops.length && !this.following) return false;
    // A single step after a while is shown as it comes; steps that come quickly wait for each other.
    const alone = stops.length < 2 && !this.following && Date.now() - this.shown > pace(1);
    this.shown = Date.now();
    if (alone) return false;
    this.last = to;
    const begun = this.following;
    this.followed = [...new Set([...(this.followed ?? []), ...stops])].sort((a, b) => a - b);
    if (!begun) { this.playing = true; this.at = from; this.on(); }
    else if (this.playing && !this.timer && this.asked === null) this.on();
    else if (this.playing && live && this.asked !== null) this.go(this.asked);
    return true;
  }

  show(view: View, lines: readonly LogLine[]): void {
    this.last = view.last;
    this.count(lines, view.last);
    if (this.asked !== null && !view.live && view.ply !== this.asked) return; // an older answer while the knob is being dragged
    this.asked = null;
    this.at = view.live ? view.last : view.ply;
    if (view.live) { this.followed = null; this.stop(); }
    this.paint();
    for (const el of all("[data-replay=live]")) el.classList.toggle("on", view.live);
    document.body.classList.toggle("replaying", !view.live);
    for (const link of all<HTMLAnchorElement>("[data-whatif]")) {
      link.hidden = !view.over;
      link.href = `/whatif/${view.table}?ply=${view.ply}`;
    }
    document.body.classList.toggle("following", !view.live && this.following);
    const here = new URL(location.href);
    if (view.live || this.following) here.searchParams.delete("ply");
    else here.searchParams.set("ply", String(view.ply));
    history.replaceState(null, "", here);
    if (this.playing) this.wait();
  }

  private count(lines: readonly LogLine[], last: number): void {
    const plies = [...new Set(lines.map((line) => line.ply))].sort((a, b) => a - b);
    const first = lines.find((line) => !line.dealt)?.ply ?? last;
    this.steps = [...new Set([0, ...plies.filter((ply) => ply >= first), last])];
    this.turns = [...new Set([0, ...byTurns(lines).map((turn) => turn[turn.length - 1]?.ply ?? 0).filter((ply) => ply >= first), last])];
  }

  private paint(): void {
    const [index] = this.place;
    this.slider.max = String(this.steps.length - 1);
    this.slider.value = String(index);
    this.slider.style.setProperty("--part", `${this.steps.length > 1 ? (100 * index) / (this.steps.length - 1) : 100}%`);
    this.slider.setAttribute("aria-valuetext", say("ui-ply-of", { n: index, m: this.steps.length - 1 }));
    this.label.textContent = `${index} / ${this.steps.length - 1}`;
    for (const b of all("[data-replay=play]")) {
      b.innerHTML = icon(this.playing ? "i-pause" : "i-play");
      b.setAttribute("aria-label", say(this.playing ? "ui-pause" : "ui-play"));
      b.title = say(this.playing ? "ui-pause" : "ui-play");
    }
  }

  private play(): void {
    if (!this.following && this.at >= this.last) this.at = -1;
    this.playing = true;
    this.on();
  }

  /** On to the next moment; after the last, to the present. */
  private on(): void {
    this.timer = 0;
    const next = (this.followed ?? this.steps).find((ply) => ply > this.at);
    if (next === undefined) this.live();
    else this.go(next);
  }

  private wait(): void {
    if (this.timer) return; // news of the game must not keep the next step waiting
    this.timer = window.setTimeout(() => this.on(), pace((this.followed ?? []).length));
  }

  /** What is played over the board at this moment takes so many milliseconds: most of it is seen before it goes on. */
  dwell(lasting: number): void {
    const least = lasting * SEEN;
    if (!this.timer || least <= pace((this.followed ?? []).length)) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.on(), least);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.playing = false;
    this.paint();
  }
}
