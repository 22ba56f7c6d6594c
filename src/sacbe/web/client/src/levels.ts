/** The bots there are, and what is known about their strength. */
import { esc, say } from "./dom";

/** Whom people begin with. Which bots there are for a game, the server says: levels, the weakest first, then others. */
export const USUAL = "explorer";

/** Measured, in words: of a level that was not measured there is nothing. `scores`: by the number of players. */
export interface Worth { rating: string; scores: Record<string, string>; from: string }
export type Worths = Record<string, Worth>;

/** How a level plays, and what it is worth at a table of so many. */
export function aboutLevel(level: string, worths: Worths, players: number): string {
  const worth = worths[level];
  const figures = [worth?.rating, worth?.scores[players]].filter(Boolean).map((told) => `<span>${esc(told)}</span>`).join(" ");
  return `<small>${esc(say(`level-${level}-note`))}</small>${figures ? `<small class="worth" title="${esc(worth?.from)}">${figures}</small>` : ""}`;
}
