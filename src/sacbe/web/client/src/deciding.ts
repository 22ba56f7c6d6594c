/** What a person decides: clicks become actions, actions are sent; undone, done again, confirmed, asked about. */
import { aim } from "./aim";
import type { Board } from "./board";
import type { Bubble } from "./bubble";
import { tookBy, type Clicks } from "./clicks";
import type { Curtain } from "./curtain";
import { $, say } from "./dom";
import { Drag } from "./drag";
import { menuPrefs } from "./menu";
import { inPlan } from "./planning";
import type { PromptBar } from "./prompt";
import type { Replay } from "./replay";
import type { Line } from "./socket";
import type { Sound } from "./sound";
import type { Steps } from "./steps";
import type { Choice, View } from "./types";

/** What deciding needs of the page around it. `ask`: the bar is told anew; `acted`: these actions have been chosen;
 * `decided`: the turn has been let go. */
export interface Page {
  line: Line; clicks: Clicks; board: Board; prompt: PromptBar; bubble: Bubble; curtain: Curtain; replay: Replay; steps: Steps; sound: Sound;
  ask: () => void; acted: (codes: number[]) => void; decided: () => void;
}

/** Others may move while I think: what I was asked, and what I have begun to click, stays. */
export function sameDecision(a: View, b: View): boolean {
  return a.live === b.live && inPlan(a) === inPlan(b) && a.seat === b.seat && a.step === b.step && (a.live || a.ply === b.ply)
    && a.actions.length === b.actions.length && a.actions.every((c, i) => c.code === b.actions[i]?.code && c.then.join() === b.actions[i]?.then.join());
}

export class Deciding {
  private view: View | null = null;
  /** Said and not yet answered: a second click must not say it twice. */
  private waiting = false;
  /** What could be chosen before the last step, to take another choice with one click. */
  private before: Choice[] | null = null;
  private again: string | null = null;
  /** The step that a click has taken back, until that is seen. */
  private taken = "";
  /** The second click of a double click takes nothing back. */
  private twice = false;
  private asked: string[] = [];

  constructor(private readonly page: Page) {
    new Drag($("#map"), (piece, spot) => this.carry(piece, spot));
    document.addEventListener("click", (e) => {
      const target = e.target as Element;
      const spot = aim(e, page.clicks);
      this.twice = e.detail > 1;
      page.prompt.mention("");
      if (spot?.id && spot.closest("#map, #players")) this.press(spot.id);
      else if (!target.closest("#bubble")) page.bubble.hide();
    });
    $("#acts").addEventListener("click", (e) => {
      const button = (e.target as Element).closest<HTMLElement>("[data-code]");
      if (button) this.act(Number(button.dataset.code), (button.dataset.then ?? "").split(" ").filter(Boolean).map(Number));
    });
    $("#undo").addEventListener("click", () => this.undo());
    $("#redo").addEventListener("click", () => this.redo());
    $("#undo-turn").addEventListener("click", () => this.undoTurn());
    $("#undo-sure").addEventListener("close", () => { if ($<HTMLDialogElement>("#undo-sure").returnValue === "yes") this.undo(0); });
    $("#confirm").addEventListener("click", () => this.confirm());
    $("#hint").addEventListener("click", () => this.askHint());
  }

  /** The server has answered, or will not. */
  answered(lineLost = false): void {
    this.waiting = false;
    if (lineLost) this.again = null;
  }

  /** Another view is shown; `same`: it asks what the one before asked. */
  offer(view: View, old: View | null, same: boolean): void {
    if (old?.live && view.live && view.seat === old.seat && inPlan(view) === inPlan(old) && view.step === old.step + 1 && old.actions.length) this.before = old.actions;
    else if (!same) this.before = null;
    this.view = view;
    this.page.clicks.offer(view.actions, same);
  }

  /** When all of the view is on the page: the choice that was changed is taken. */
  goOn(): void {
    const id = this.again;
    this.again = null;
    if (this.taken) this.page.prompt.mention(say("ui-taken-back", { text: this.taken }));
    this.taken = "";
    if (id && this.page.clicks.firsts().has(id)) this.press(id);
  }

  press(id: string): void {
    const { board, bubble, clicks, curtain, prompt, replay } = this.page;
    const view = this.view;
    if (!view || this.waiting || curtain.drawn) return;
    if (replay.following) { replay.live(); return; } // whoever wants to act has seen enough
    const mine = view.live && view.seat >= 0;
    if (mine && !view.actions.length && this.before && view.can.undo && this.before.some((c) => c.clicks.some((p) => p[0] === id))) {
      this.again = id;
      this.takeBack(view);
      return;
    }
    const outcome = clicks.click(id);
    if (outcome.kind === "whole") { this.act(outcome.choice.code, outcome.choice.then); return; }
    if (outcome.kind === "stranger") {
      if (mine && view.can.undo && tookBy(id, view.draft, this.before)) { if (!this.twice) this.takeBack(view); return; }
      // Out of turn a tap on what has a preview looks at it: fingers cannot rest on things.
      if (!view.actions.length && board.hasPreview(id)) board.preview(id);
      else if (mine) this.why(outcome.clicks);
      return;
    }
    this.page.sound.play("taken");
    bubble.hide();
    prompt.settle();
    board.mark();
    this.page.ask();
  }

  /** Undoes the newest step as a click asks for it, and says so: whoever clicked may have meant something else. */
  private takeBack(view: View): void {
    this.taken = view.draft[view.draft.length - 1]?.label ?? "";
    this.undo();
  }

  /** A piece was dragged to a spot. */
  private carry(piece: string, spot: string): void {
    const { clicks } = this.page;
    if (!clicks.done.includes(piece) && clicks.begins(piece)) this.press(piece);
    this.press(spot);
  }

  private act(code: number, then: number[]): void {
    const view = this.view;
    if (!view || this.waiting) return;
    const plan = inPlan(view);
    const commit = menuPrefs.autoConfirm && !plan;
    this.waiting = this.page.line.ask({ t: "act", ply: view.ply, step: view.step, code, then, commit, plan });
    this.page.clicks.drop();
    if (!plan) this.page.acted([code, ...then]);
    if (commit) this.page.decided();
  }

  /** What has been clicked of an action that is not whole yet is let go; whether there was anything. */
  drop(): boolean {
    if (!this.page.clicks.drop()) return false;
    this.page.board.mark();
    this.page.ask();
    return true;
  }

  /** Back by one step, or to where the turn had so many actions. */
  undo(to: number | null = null): void {
    const view = this.view;
    if (!view || this.waiting || this.page.curtain.drawn) return;
    if (to === null && this.drop()) return;
    this.page.clicks.drop();
    if (view.can.undo) this.waiting = this.page.line.ask({ t: "undo", ply: view.ply, step: view.step, to, plan: inPlan(view) });
  }

  private undoTurn(): void {
    if (this.page.steps.many) $<HTMLDialogElement>("#undo-sure").showModal();
    else this.undo(0);
  }

  redo(): void {
    const [code, ...then] = this.page.steps.next?.codes ?? [];
    if (code !== undefined && this.view?.live) this.act(code, then);
  }

  confirm(): void {
    const view = this.view;
    if (!view || this.waiting || !view.can.confirm) return;
    this.waiting = this.page.line.ask({ t: "commit", ply: view.ply, step: view.step });
    this.page.decided();
  }

  why(clicks: string[]): void {
    this.asked = clicks;
    this.page.line.send({ t: "why", clicks });
  }

  /** The place that was asked about last. */
  get askedAt(): Element | null {
    return document.getElementById(this.asked[this.asked.length - 1] ?? "");
  }

  askHint(): void {
    if (this.view?.can.hint && this.page.line.send({ t: "hint" })) $("#hint").classList.add("busy");
  }
}
