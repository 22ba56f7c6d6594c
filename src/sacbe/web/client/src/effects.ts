/** What is seen and heard as things happen: a game says what (`Effect`), here it is played over the board as a line becomes known. It only
 * adds to what log and board say, so it may be overtaken at any time: by the next picture, a click or a key. */
import { $, calm } from "./dom";
import type { MOTIONS } from "./effects/motions";
import { Stage, type Box } from "./effects/stage";
import { inPlan } from "./planning";
import type { Sound } from "./sound";
import { speed } from "./speed";
import type { Effect, Felt, LogLine, View } from "./types";

/** An effect, whose line it belongs to, and when it happened. */
interface Due { effect: Effect; seat: number; ply: number }

/** So many at once are still felt; a page that has missed more shows the last of them, but one moment is never cut in two. */
const MOST = 14;
/** Milliseconds from one to the next, where they come one by one, and at most from the first to the last. */
const APART: Partial<Record<Felt, number>> = { count: 170, take: 120, roll: 70, hail: 60 };
const USUALLY = 140;
const LONGEST = 1500;
/** Milliseconds between sounds of things that are not seen moving. */
const UNSEEN = 130;
const SLOW = 1.5;

export class Effects {
  private readonly board = $("#board");
  private readonly stage = new Stage(this.board);
  private due: Due[] = [];
  /** By id, before and after the change. */
  private were = new Map<string, Box>();
  private now = new Map<string, Box>();
  /** How the board was looked at when the places on it were noted. */
  private seenBy: DOMMatrix | null = null;
  private followed = false;
  private motions: typeof MOTIONS | null = null;

  constructor(private readonly sound: Sound) {
    for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, () => this.stage.clear(), { capture: true });
  }

  /** Another view is about to be shown. `following`: others' turns are being played back; `elsewhere`: it is of another table. */
  note(view: View, old: View | null, told: readonly LogLine[], following: boolean, elsewhere: boolean): void {
    if (old && (view.ply !== old.ply || view.step !== old.step || view.live !== old.live)) this.stage.clear();
    const felt = old && !elsewhere && !inPlan(view) && !inPlan(old) && !document.hidden;
    this.due = felt ? newest(news(view, old, told, following || this.followed)) : [];
    this.followed = following;
    this.were = this.places(view);
  }

  /** The first board stands: how things move is loaded now. Until it has come, nothing moves. */
  async prepare(): Promise<void> {
    this.motions ??= (await import("./later")).MOTIONS;
  }

  /** Everything is in its new place, and nothing has begun to walk there. */
  settled(view: View): void {
    this.now = this.places(view);
    this.seenBy = looked();
  }

  /** Milliseconds until all that moves has come to its end. */
  get lasting(): number {
    return this.stage.length;
  }

  /** Whether anything is to be felt. */
  play(view: View): boolean {
    const due = this.due.splice(0);
    if (calm.matches || speed() === "instant") {
      [...new Set(due.map(({ effect }) => effect.kind))].slice(-3).forEach((kind, i) => this.sound.play(kind, (i * UNSEEN) / 1000));
      return due.length > 0;
    }
    this.stage.slow = speed() === "calm" ? SLOW : 1;
    const gaps = due.map(({ effect }, i) => (i ? APART[effect.kind] ?? USUALLY : 0));
    const whole = gaps.reduce((a, b) => a + b, 0);
    let delay = 0;
    due.forEach(({ effect, seat }, i) => {
      delay += (gaps[i] ?? 0) * Math.min(1, LONGEST / (whole || 1));
      this.sound.play(effect.kind, (delay * this.stage.slow) / 1000);
      this.move(effect, seat, view, delay);
    });
    return due.length > 0;
  }

  private places(view: View): Map<string, Box> {
    const found = new Map<string, Box>();
    for (const { effect, seat } of this.due) for (const id of [...ids(effect, seat, view), effect.to ?? ""]) {
      const box = id && this.place(id, effect.kind === "take" || effect.kind === "count");
      if (box) found.set(id, box);
    }
    return found;
  }

  private move(effect: Effect, seat: number, view: View, delay: number): void {
    const there = ids(effect, seat, view).flatMap((id) => { const box = this.where(id); return box ? [{ box, real: document.getElementById(id) }] : []; });
    if (!there.length) return;
    this.motions?.[effect.kind](this.stage, {
      at: there.map((one) => one.box), real: there.map((one) => one.real), to: effect.to ? this.where(effect.to) : null, icons: effect.icons ?? [],
      n: effect.n ?? 0, seat, delay, ground: document.getElementById("map"),
    });
  }

  /** Where it is now; what has left the board, where it was. Since then the board may have been looked at from nearer. */
  private where(id: string): Box | null {
    const box = this.now.get(id) ?? this.were.get(id);
    const [then, now] = [this.seenBy, looked()];
    if (!box || !then || !now || !document.getElementById(id)?.closest("svg.map")) return box ?? null;
    const [k, edge] = [now.a / then.a, this.board.getBoundingClientRect()];
    return { x: (box.x + edge.x - then.e) * k + now.e - edge.x, y: (box.y + edge.y - then.f) * k + now.f - edge.y, w: box.w * k, h: box.h * k };
  }

  /** `edge`: what is not seen, as one is too near to the board, is shown where the board ends. */
  private place(id: string, edge: boolean): Box | null {
    const seat = /^panel-(\d+)$/.exec(id)?.[1];
    const seen = [id, ...(seat ? [`mini-${seat}`] : [])].map((one) => document.getElementById(one)?.getBoundingClientRect()).find((r) => r?.width && r.height);
    if (!seen) return null;
    const board = this.board.getBoundingClientRect();
    const box = { x: seen.x - board.x, y: seen.y - board.y, w: seen.width, h: seen.height };
    if (seat) return beside(box, board);
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
    if (x >= 0 && y >= 0 && x <= board.width && y <= board.height) return box;
    return edge ? beside(box, board) : null;
  }
}

/** What is not on the board, such as a panel: it is shown at the edge that is nearest to it. */
function beside(box: Box, board: DOMRect): Box {
  const side = 56;
  const within = (middle: number, most: number): number => Math.min(Math.max(middle, side / 2), most - side / 2) - side / 2;
  return { x: within(box.x + box.w / 2, board.width), y: within(box.y + box.h / 2, board.height), w: side, h: side };
}

function looked(): DOMMatrix | null {
  return document.querySelector<SVGSVGElement>("#map svg.map")?.getScreenCTM() ?? null;
}

function ids(effect: Effect, seat: number, view: View): string[] {
  return effect.mine && seat === view.seat ? effect.mine : effect.at;
}

function newest(due: Due[]): Due[] {
  const last = due[due.length - 1]?.ply;
  return due.filter(({ ply }, i) => ply === last || i >= due.length - MOST);
}

/** What has happened between two views. My own turn is felt as I compose it, so not again when it is told. */
function news(view: View, old: View, told: readonly LogLine[], following: boolean): Due[] {
  if (view.ply === old.ply) {
    if (!view.live || !old.live || view.seat !== old.seat) return [];
    return view.draft.filter((step) => step.at >= old.step).flatMap((step) => (step.effects ?? []).map((effect) => ({ effect, seat: view.seat, ply: view.ply })));
  }
  const composed = old.live && !view.step ? old.step : 0;
  // Back by hand: at one moment, and only where time goes on; at the end of the game if one goes there step by step.
  const looking = !following && !(view.live && old.live);
  // Whoever does not wait for the end of others' turns has seen enough of them.
  const skipped = following && view.live && !old.live ? Math.max(0, ...told.filter((line) => line.seat >= 0 && line.kind !== "head" && !view.held.includes(line.seat)).map((line) => line.ply)) : 0;
  const from = Math.max(old.ply + composed, skipped);
  const leapt = told.some((line) => line.ply > old.ply && line.ply < view.ply);
  const lines = told.filter((line) => line.effects && line.ply > from && line.ply <= view.ply && (!looking || (line.ply === view.ply && (!view.live || (view.over && !leapt)))));
  return lines.flatMap((line) => (line.effects ?? []).map((effect) => ({ effect, seat: line.seat, ply: line.ply })));
}
