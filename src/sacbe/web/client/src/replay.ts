/** The slider over the plies of the game: step, play, live; the address bar always holds a link to what is shown. */
import { $, calm, icon, say } from "./dom";
import type { View } from "./types";

const PACE = 900;

export class Replay {
  private readonly slider = $<HTMLInputElement>("#ply");
  private readonly label = $("#ply-label");
  private playing = 0;
  private at = 0;
  private last = 0;
  /** The ply asked for while the server has not shown it yet. */
  private asked: number | null = null;

  constructor(private readonly ask: (ply: number | null) => void) {
    this.slider.addEventListener("input", () => { this.stop(); this.go(Number(this.slider.value)); });
    $("#step-back").addEventListener("click", () => { this.stop(); this.go(this.at - 1); });
    $("#step-forward").addEventListener("click", () => { this.stop(); this.go(this.at + 1); });
    $("#play").addEventListener("click", () => (this.playing ? this.stop() : this.play()));
    $("#live").addEventListener("click", () => this.live());
  }

  go(ply: number): void {
    const to = Math.max(0, Math.min(ply, this.last));
    this.at = to;
    this.asked = to;
    this.paint();
    this.ask(to === this.last ? null : to);
  }

  live(): void {
    this.stop();
    this.asked = null;
    this.ask(null);
  }

  show(view: View): void {
    this.last = view.last;
    if (this.asked !== null && !view.live && view.ply !== this.asked) return; // an older answer while the knob is being dragged
    this.asked = null;
    this.at = view.live ? view.last : view.ply;
    this.paint();
    $("#live").classList.toggle("on", view.live);
    document.body.classList.toggle("replaying", !view.live);
    const here = new URL(location.href);
    if (view.live) here.searchParams.delete("ply");
    else here.searchParams.set("ply", String(view.ply));
    history.replaceState(null, "", here);
    if (this.playing && this.at >= this.last) this.stop();
  }

  private paint(): void {
    this.slider.max = String(this.last);
    this.slider.value = String(this.at);
    this.slider.style.setProperty("--part", `${this.last ? (100 * this.at) / this.last : 100}%`);
    this.slider.setAttribute("aria-valuetext", say("ui-ply-of", { n: this.at, m: this.last }));
    this.label.textContent = `${this.at} / ${this.last}`;
  }

  private play(): void {
    if (this.at >= this.last) this.at = -1;
    this.playing = window.setInterval(() => this.go(this.at + 1), calm.matches ? PACE / 2 : PACE);
    this.button(true);
    this.go(this.at + 1);
  }

  stop(): void {
    clearInterval(this.playing);
    this.playing = 0;
    this.button(false);
  }

  private button(playing: boolean): void {
    const b = $("#play");
    b.innerHTML = icon(playing ? "i-pause" : "i-play");
    b.setAttribute("aria-label", say(playing ? "ui-pause" : "ui-play"));
  }
}
