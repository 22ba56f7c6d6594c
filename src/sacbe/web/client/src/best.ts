/** The best result of games played alone, kept in this browser: of each game, and of each of its contests. */
import { prefs, say } from "./dom";
import type { View } from "./types";

interface Best { feat: number; line: string; table: string }

/** What is said of the best result on the end page of this game, whose own result is `line`; it is kept if it is the best. */
export function bestAlone(view: View, line: string): string {
  const own = view.result?.tallies.find((t) => !t.name);
  if (!own) return "";
  const key = `best.${view.game}.${own.contest}`;
  const kept = JSON.parse(prefs.get(key) || "null") as Best | null;
  const now: Best = { feat: own.feat ?? own.total, line, table: view.table };
  if (kept && kept.table !== now.table && kept.feat >= now.feat) return say("ui-best-kept", { text: kept.line });
  prefs.set(key, JSON.stringify(now));
  return say(kept && kept.table !== now.table ? "ui-best-new" : "ui-best-first");
}
