/** The coach: one line about what has just become possible or dangerous, with "show me". A thing is spoken of in one turn of a
 * game, and never again once it is understood: when somebody says so, or does it after having been told. */
import { $, esc, icon, prefs, say } from "./dom";
import { Light } from "./light";
import { inPlan } from "./planning";
import type { LogLine, Tip, View } from "./types";

/** Whether there is a coach: chosen for each game. Without a choice he is there until the game was played to its end once, and
 * then as he was last wanted elsewhere. */
export const coaching = {
  on(game: string): boolean {
    const chosen = prefs.get(`coach.on.${game}`) || (prefs.get(`coach.played.${game}`) ? prefs.get("coach.on") : "yes");
    return chosen === "yes";
  },
  choose(game: string, on: boolean): void {
    for (const key of [`coach.on.${game}`, "coach.on"]) prefs.set(key, on ? "yes" : "no");
  },
  /** After the lessons he comes along. */
  invite(game: string): void {
    prefs.set(`coach.on.${game}`, "yes");
  },
};

/** Kinds of tips by the ply at which he spoke of them, kept in this browser under a key. */
const kept = {
  of: (key: string): Map<string, number> => new Map(prefs.get(key).split(" ").filter(Boolean).map((one) => one.split("@")).map(([kind = "", ply]) => [kind, Number(ply)])),
  add: (key: string, kind: string, ply: number): void => { prefs.set(key, [...kept.of(key).set(kind, ply)].map((one) => one.join("@")).join(" ")); },
};

export class Coach {
  private readonly box = $("#coach");
  private readonly light = new Light();
  private view: View | null = null;
  private told: readonly LogLine[] = [];
  private tip: Tip | null = null;
  private lit = false;

  /** `bring`: has a place of the board brought into sight. */
  constructor(private readonly game: string, private readonly bring: (id: string) => void) {
    this.box.addEventListener("click", (e) => {
      const what = (e.target as Element).closest<HTMLElement>("[data-coach]")?.dataset.coach;
      if (what === "known") this.known();
      else if (what === "show") this.point();
    });
    // Whoever does something has seen it: the light never stands in the way.
    document.addEventListener("pointerdown", (e) => { if (!(e.target as Element).closest("#coach")) this.darken(); });
  }

  show(view: View, told: readonly LogLine[]): void {
    [this.view, this.told] = [view, told];
    if (view.over && view.live && view.held.length) prefs.set(`coach.played.${this.game}`, "yes");
    this.speak();
  }

  /** Whether he is wanted was changed. */
  heed(): void {
    this.speak();
  }

  /** By the key: what it did is said, as nothing else may be to be seen of it. */
  flip(): void {
    const on = !coaching.on(this.game);
    coaching.choose(this.game, on);
    this.speak();
    if (this.box.hidden) this.draw(say(on ? "ui-coach-on" : "ui-coach-off"), null);
  }

  /** Somebody who was told of a thing has done it. */
  acted(codes: number[]): void {
    const told = kept.of(this.here());
    for (const tip of this.view?.coach ?? []) if (told.has(tip.kind) && tip.codes.some((code) => codes.includes(code))) this.learn(tip);
  }

  /** The light goes out; whether it was on. */
  darken(): boolean {
    const was = this.lit;
    this.lit = false;
    if (was) this.light.on([]);
    return was;
  }

  private understood(): string {
    return `coach.known.${this.game}`;
  }

  /** Of what he has spoken at this table. */
  private here(): string {
    return `coach.told.${this.view?.table ?? ""}`;
  }

  private learn(tip: Tip): void {
    kept.add(this.understood(), tip.kind, this.view?.ply ?? 0);
  }

  private known(): void {
    if (this.tip) this.learn(this.tip);
    this.draw("", null);
  }

  private speak(): void {
    const view = this.view;
    if (!view) return;
    const listens = coaching.on(this.game) && view.live && !view.over && !inPlan(view) && view.actions.length > 0;
    const tip = listens ? this.choose(view) : null;
    this.draw(tip?.text ?? "", tip);
  }

  /** One thing a turn: when it holds no more, or is understood, there is silence until the next. */
  private choose(view: View): Tip | null {
    const [known, told] = [kept.of(this.understood()), kept.of(this.here())];
    const now = [...told].find(([, ply]) => this.sameTurn(view, ply))?.[0];
    const fresh = view.coach.filter((tip) => !known.has(tip.kind) && (now ? tip.kind === now : !told.has(tip.kind)));
    if (fresh[0] && !now) kept.add(this.here(), fresh[0].kind, view.ply);
    return fresh[0] ?? null;
  }

  /** Nobody else has moved since, and no round has begun. */
  private sameTurn(view: View, since: number): boolean {
    return !this.told.some((line) => line.ply > since && line.ply <= view.ply && line.kind !== "remark" && (line.kind === "head" || (line.seat >= 0 && line.seat !== view.seat)));
  }

  private point(): void {
    const tip = this.tip;
    if (this.darken() || !tip) return;
    this.bring(tip.lights.find((id) => document.getElementById(id)?.closest("#picture")) ?? "");
    this.lit = true;
    this.light.on(tip.lights);
  }

  private draw(text: string, tip: Tip | null): void {
    const same = text === this.box.querySelector("p")?.firstChild?.textContent?.trim() && tip?.kind === this.tip?.kind;
    this.tip = tip;
    if (same || (!text && this.box.hidden)) return;
    this.darken();
    this.box.hidden = !text; // first, as a change of what is shown is read out
    const rule = tip?.rule ? `<a class="rulelink" href="/rules/${esc(this.game)}#${esc(tip.rule)}" data-rules="${esc(tip.rule)}" aria-label="${esc(say("ui-rule", { rule: tip.rule }))}">${icon("i-rules")}${esc(tip.rule)}</a>` : "";
    const show = tip?.lights.length ? `<button class="btn" type="button" data-coach="show" title="${esc(say("ui-coach-show"))}">${icon("i-eye")}<span>${esc(say("ui-coach-show"))}</span></button>` : "";
    this.box.dataset.kind = tip?.kind ?? "";
    this.box.innerHTML = text ? `${icon("i-hint")}<p>${esc(text)} ${rule}</p><div class="answers">${show}<button class="btn" type="button" data-coach="known" title="${esc(say("ui-coach-known"))}" aria-label="${esc(say("ui-coach-known"))}">${icon("i-close")}<span>${esc(say("ui-coach-known"))}</span></button></div>` : "";
  }
}
