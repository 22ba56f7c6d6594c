/** From clicks to an action. The server says on which elements, in which order, each action is clicked; here the paths are narrowed
 * click by click until one is whole. */
import type { Choice, Step } from "./types";

/** `main`: how the action is meant to be clicked. Another order of several clicks is understood, but does not ask for attention. */
interface Path { choice: Choice; ids: string[]; main: boolean }

export type Outcome =
  | { kind: "whole"; choice: Choice }
  | { kind: "more" }
  | { kind: "dropped" }
  | { kind: "stranger"; clicks: string[] };

/** Whether one click on this id took the newest step of the turn; `before`: what could be chosen then. */
export function tookBy(id: string, draft: Step[], before: Choice[] | null): boolean {
  const codes = draft[draft.length - 1]?.codes.join();
  return before?.some((c) => [c.code, ...c.then].join() === codes && c.clicks.some((path) => path.length === 1 && path[0] === id)) ?? false;
}

export class Clicks {
  private paths: Path[] = [];
  /** What has been clicked of an action that is not whole yet. */
  done: string[] = [];

  /** New actions from the server. What was clicked is kept if it still leads somewhere. */
  offer(choices: Choice[], keep: boolean): void {
    this.paths = choices.flatMap((choice) => choice.clicks.filter((ids) => ids.length > 0).map((ids, i) => ({ choice, ids, main: i === 0 || ids.length === 1 })));
    if (!keep || this.open().length === 0) this.done = [];
  }

  /** Paths that begin with what has been clicked. */
  private open(done = this.done): Path[] {
    return this.paths.filter((p) => p.ids.length >= done.length && done.every((id, i) => p.ids[i] === id));
  }

  /** Ids that lead on; `main`: only those to look at first, so that not everything glows at once. */
  next(main = false): Set<string> {
    const ids = new Set<string>();
    for (const p of this.open()) {
      const id = p.ids[this.done.length];
      if (id && (!main || p.main || this.done.length > 0)) ids.add(id);
    }
    return ids;
  }

  /** Ids with which some action begins: another beginning may be chosen at any time. */
  firsts(): Set<string> {
    return new Set(this.paths.map((p) => p.ids[0] as string));
  }

  /** The only action that a click on this id can still lead to. */
  leadsTo(id: string): Choice | null {
    const found = new Set(this.open([...this.done, id]).map((p) => p.choice));
    return found.size === 1 ? ([...found][0] as Choice) : null;
  }

  /** Whether a click on this id, next or anew, is only a beginning. */
  begins(id: string): boolean {
    const done = this.next().has(id) ? this.done : [];
    return this.open([...done, id]).some((p) => p.ids.length > done.length + 1);
  }

  /** Actions that are whole already although longer ones go on from here; and the one that a single click would make whole
   *  where nothing else is left or all other clicks only go on, as with a tile that can be laid or also turned: fingers find a
   *  button more easily. */
  wholeNow(): Choice[] {
    if (!this.done.length) return [];
    const open = this.open();
    const whole = open.filter((p) => p.ids.length === this.done.length).map((p) => p.choice);
    const last = open.filter((p) => p.ids.length === this.done.length + 1);
    const one = last.length === 1 && (open.length === 1 || this.next().size > 1) ? last.map((p) => p.choice) : [];
    return [...whole, ...one.filter((c) => !whole.includes(c))];
  }

  click(id: string): Outcome {
    const at = this.done.indexOf(id);
    if (!this.next().has(id)) {
      if (at >= 0) {
        this.done = this.done.slice(0, at);
        return { kind: "dropped" };
      }
      if (!this.firsts().has(id)) return { kind: "stranger", clicks: [...this.done, id] };
      this.done = [];
    }
    this.done = [...this.done, id];
    const open = this.open();
    const whole = open.filter((p) => p.ids.length === this.done.length);
    const first = whole[0];
    if (first && open.every((p) => p.choice === first.choice)) {
      this.done = [];
      return { kind: "whole", choice: first.choice };
    }
    return { kind: "more" };
  }

  drop(): boolean {
    const had = this.done.length > 0;
    this.done = [];
    return had;
  }
}
