/** The messages of the table socket, as the server writes them. */
import type { Patch } from "./patch";

/** `chosen`: by element id, what to ask while that element is clicked and the action is not whole yet; `meter`: left of how much. */
export interface Prompt { title: string; detail: string; confirm: string; chosen: Record<string, string>; meter: [number, number] | null }
/** `then`: codes taken after it in the same draft. */
export interface Choice {
  code: number; text: string; label: string; note: string; clicks: string[][]; button: boolean; icon: string; then: number[]; cost: string;
}
export type Felt = "roll" | "turn" | "erupt" | "lift" | "take" | "break" | "flip" | "strike" | "count" | "build" | "close" | "hail";
/** What is seen and heard of something that happens. `at`: ids of where; `mine`: those on the board of whoever the line tells of;
 * `to`: whither a thing goes; `icons`: how it looks, one picture after another; `n`: points. */
export interface Effect { kind: Felt; at: string[]; n?: number; icons?: string[]; to?: string; mine?: string[] }
/** A step of my own turn being composed: `at` is where it begins among the draft's actions. */
export interface Step { at: number; codes: number[]; label: string; effects?: Effect[] }
export interface Chip { icon: string; value: string | number; label: string }
export interface Panel {
  seat: number; score: number | string; score_note: string; status: string; chips: Chip[]; svg: string; score_icon: string;
  name: string; you: boolean; bot: boolean; level: string; acting: boolean; online: boolean; stands_in: boolean;
}
/** `brief`: the text without the name of its player in front; `spots`: ids of the places on the board where it was done;
 * `scene`: what a card over the board says of it; `dealt`: it happened before anybody acted. */
export interface LogLine { text: string; brief: string; seat: number; kind: "move" | "head" | "result" | "quiet" | "remark"; icons: string[]; spots: string[]; ply: number; scene?: string[]; effects?: Effect[]; dealt?: boolean }
export interface Lens { id: string; label: string; icon: string; about: string }
export interface Part { source: string; label: string; value: number; shown: string }
/** `name`: of an automaton, which has no seat; `contest`, `feat`: of what a game alone is a result, and how good (else the total). */
export interface Tally { seat: number; total: number; parts: Part[]; rank_note: string; shown: string; name: string; contest: string; feat: number | null }
/** A decisive moment of a finished game: `change` of the standing of whoever made it, and what became of the lead. */
export interface Moment { ply: number; lap: string; seat: number; text: string; change: string; verdict: string }
export interface Ending { title: string; chart: string; moments: Moment[]; facts: string[]; alone: string; strides: number[] }
/** The review of a finished game: see web/review/shapes.py, which says what each field is. */
export interface Turning { unit: number; first: number; ply: number; seat: number; lap: string; text: string; change: string; verdict: string; better: string[] }
export interface Slip { unit: number; first: number; ply: number; seat: number; lap: string; grade: string; label: string; loss: string; text: string; better: string[] }
export interface ReviewPlayer {
  seat: number; name: string; won: boolean; accuracy: number; lost: string; learn: string[];
  parts: { label: string; value: number; text: string }[]; grades: { grade: string; label: string; n: number }[];
}
export interface Judgement {
  title: string; chart: string; margin: string; turning: Turning[]; slips: Slip[]; players: ReviewPlayer[];
  sources_title: string; sources: { label: string; values: string[] }[]; totals: string[];
}
export interface Reviewed { state: "none" | "running" | "failed" | "done"; done: number; total: number; review: Judgement | null }
export interface Result { winners: number[]; tallies: Tally[]; title: string; sources: string; seed: string; seed_hash: string; verified: boolean }

/** My next turn, tried out while others think. `on`: this view shows it, not the game; `steps`: while it waits all of them, on my
 * turn those that can be taken over now; `lost`: the first step that no longer goes, and why. */
export interface Plan { on: boolean; steps: string[]; lost: { label: string; text: string; rule: string } | null }

/** What the teacher of a lesson says. `run`: which of the tables this page has been shown; `lit`: ids of what it speaks of. */
export interface Lesson {
  kind: "read" | "do" | "confirm" | "task" | "outcome"; chapters: { name: string; title: string; minutes: number }[]; chapter: number; step: number; steps: number;
  place: string; text: string; todo: string; outcome: "" | "done" | "better" | "lost"; lit: string[]; rule: string; run: number;
}

/** A line of the tree of an analysis: `place` is where it begins, `end` its last position; `said` of its positions. */
export interface Row { place: string; end: string; depth: number; name: string; label: string; plies: number; said: { place: string; text: string }[] }
/** Where one is in an analysis, and all of its tree. `run` counts jumps; `branch` is where the line one is on begins, `named` whether it
 * is no main line; `chance`: what a draw can come to, if chance decides now; `ways`: how it goes on, where there are several. */
export interface Analysis {
  run: number; place: string; title: string; branch: string; named: boolean; name: string; comment: string; begins: boolean; ends: boolean; over: boolean;
  draws: boolean; chance: { code: number; label: string }[]; ways: { place: string; name: string; label: string }[]; rows: Row[];
}
/** The best turns of a position so far; `text`: why there are none. */
export interface BestLines {
  t: "lines"; place: string; seat: number; done: boolean; text: string;
  lines: { steps: string[]; value: string; margin: string; chance: number; trials: number }[];
}

/** What a coach would say to me now; `lights`: ids of what it speaks of; `codes`: the actions that show I have understood it. */
export interface Tip { kind: string; text: string; lights: string[]; codes: number[]; rule: string }

export interface View {
  t: "view"; table: string; game: string; ply: number; step: number; live: boolean; seat: number; held: number[]; secret: boolean; over: boolean;
  svg: string; layout: Layout; headline: string[]; prompt: Prompt; actions: Choice[];
  can: { undo: boolean; confirm: boolean; hint: boolean; bot: boolean; plan: boolean }; plan: Plan | null;
  draft: Step[]; panels: Panel[]; log: { from: number; lines: LogLine[] }; lenses: Lens[]; last: number; result: Result | null; seed_hash: string;
  lesson?: Lesson; analysis?: Analysis; coach: Tip[];
}
export interface LobbySeat { seat: number; kind: "open" | "person" | "bot"; name: string; level: string; you: boolean; online: boolean }
export interface Lobby { t: "lobby"; game: string; seats: LobbySeat[]; host: boolean; link: string }
/** `code`: the action that was meant; -1 if a thing was asked about that belongs to none. */
export interface Refused { t: "refused" | "why"; reason: string; rule: string; text: string; url: string; clicks?: string[]; code?: number }
/** What a thing is that was asked about: its `facts` hold of the view that is shown. */
export interface Answer { t: "what"; thing: string; name: string; meaning: string; facts: string[]; rule: string; url: string }
/** A step of a suggested turn: what to click for it, and why. */
/** `takes`: its code, and those of what takes itself after it. */
export interface HintStep { code: number; takes: number[]; clicks: string[][]; label: string; reason: string; gain: string }
/** The step to do now, `then` the others. A step's `gain`: how much better the turn is than the best other one, as long as that lies ahead. */
export interface Hint extends HintStep { t: "hint"; ply: number; step: number; then: HintStep[] }
export interface Said { t: "chat"; from: string; seat: number; text: string; id: number }
export type FromServer =
  | View | Patch | Lobby | Refused | Answer | Hint | Said
  | { t: "error"; reason: string; text: string }
  | { t: "rematch"; url: string }
  | { t: "presence"; online: number[] }
  | { t: "describe"; lines: string[] }
  | { t: "position"; text: string }
  | BestLines
  | { t: "kept"; key: string; url: string; copied: boolean }
  | { t: "thought" }
  | { t: "pong" };

export type Layout = "wide" | "tall";
export type ToServer =
  | { t: "hello"; lang: string; layout: Layout; view: "page"; seat: number | null; place: string; patches: true; have: string }
  | { t: "learn"; do: "next" | "skip" | "back" | "again" | "go"; place: string }
  | { t: "analyse"; do: "go" | "start" | "back" | "on" | "end" | "name" | "comment" | "title" | "drop" | "draw" | "luck" | "bot" | "look" | "away" | "play"; place: string; text: string; n: number | null }
  | { t: "position" }
  | { t: "look"; lang: string; layout: Layout; seat: number | null }
  | { t: "act"; ply: number; step: number; code: number; then: number[]; commit: boolean; plan: boolean }
  | { t: "undo"; ply: number; step: number; to: number | null; plan: boolean }
  | { t: "plan"; do: "open" | "leave" | "drop" }
  | { t: "take-plan"; ply: number; step: number }
  | { t: "commit"; ply: number; step: number }
  | { t: "why"; clicks: string[] }
  | { t: "what"; thing: string }
  | { t: "describe" } | { t: "hint" } | { t: "ping" } | { t: "rematch" }
  | { t: "chat"; text: string }
  | { t: "replay"; ply: number | null }
  | { t: "bot"; seat: number; level: string | null };
