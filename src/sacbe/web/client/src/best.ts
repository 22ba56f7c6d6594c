/** Records of this browser: the best result of games played alone, of each game and of each of its contests; and with others, also
 * by how many play. */
import { number, prefs, say } from "./dom";
import type { Result, View } from "./types";

/** `was`: the line of the record before it, if this one has beaten one. */
interface Best { feat: number; line: string; table: string; was?: string }
interface Kept { best: Best; beaten: boolean; first: boolean }

/** The record after this result, which is kept if it is one. */
function keep(key: string, feat: number, line: string, table: string): Kept {
  const old = JSON.parse(prefs.get(key) || "null") as Best | null;
  if (old && old.table === table) return { best: old, beaten: old.was !== undefined, first: old.was === undefined };
  if (old && old.feat >= feat) return { best: old, beaten: false, first: false };
  const best: Best = old ? { feat, line, table, was: old.line } : { feat, line, table };
  prefs.set(key, JSON.stringify(best));
  return { best, beaten: old !== null, first: old === null };
}

/** What is said of the best result on the end page of this game, whose own result is `line`. */
export function bestAlone(view: View, line: string): string {
  const own = view.result?.tallies.find((t) => !t.name);
  if (!own) return "";
  const { best, beaten, first } = keep(`best.${view.game}.${own.contest}`, own.feat ?? own.total, line, view.table);
  return beaten ? say("ui-best-new") : first ? say("ui-best-first") : say("ui-best-kept", { text: best.line });
}

/** A result in a few words, where points say it or where they do not. */
function inWords(result: Result, seat: number): string {
  const own = result.tallies.find((t) => t.seat === seat);
  return result.title ? own?.rank_note ?? "" : number(own?.total ?? 0);
}

/** The records that whoever sits here has set with this game, or missed. `strides`: by seat, the greatest gain in one round or turn. */
export function records(view: View, strides: number[]): string[] {
  const seat = view.held.length === 1 ? (view.held[0] as number) : -1;
  const own = view.result?.tallies.find((t) => t.seat === seat && !t.name);
  if (!own || !view.result) return [];
  const n = view.panels.length;
  const kind = `${view.game}.${own.contest}.${n}`;
  const out: string[] = [];
  if (n > 1) {
    const { best, beaten, first } = keep(`best.${kind}`, own.feat ?? own.total, inWords(view.result, seat), view.table);
    if (beaten) out.push(say("ui-record-score", { n, text: best.line }), say("ui-record-score-was", { text: best.was ?? "" }));
    else if (!first) out.push(say("ui-record-kept", { n, text: best.line }));
  }
  const stride = strides[seat] ?? 0;
  const leap = keep(`stride.${kind}`, stride, number(stride), view.table);
  if (leap.beaten) out.push(say("ui-record-stride", { n: leap.best.line, m: leap.best.was ?? "" }));
  return out;
}
