/** What may be chosen before a game, besides who plays: each option with what it changes, in a sentence and a picture. */
import { esc, icon, say } from "./dom";

/** `seats`: the numbers of players with which a choice can be played. `picture`: "" where the eye would see no difference. */
export interface Choice { label: string; json: string; chosen: boolean; seats: number[]; picture: string }
/** `own`: a value of one's own may be put together in the workshop. `needs`: another option and the value it must have. */
export interface Option { name: string; label: string; about: string; picture: string; needs: [string, string] | null; choices: Choice[]; own: boolean }

export const OWN = "own";

export function fitting(option: Option, players: number): Choice[] {
  return option.choices.filter((c) => c.seats.includes(players));
}

/** What a newcomer plays with. */
export function usual(option: Option, players: number): string {
  const some = fitting(option, players);
  return (some.find((c) => c.chosen) ?? some[0])?.json ?? "null";
}

/** Whether there is anything to choose here: with so many players, and with what is chosen elsewhere. */
function matters(option: Option, players: number, chosen: Record<string, string>): boolean {
  return fitting(option, players).length > 1 && (!option.needs || chosen[option.needs[0]] === option.needs[1]);
}

interface Offered { json: string; label: string; picture: string }

function offered(option: Option, players: number, now: string): Offered[] {
  const known = fitting(option, players);
  const mine = option.own && !known.some((c) => c.json === now) ? [{ json: now, label: say("ui-own-now"), picture: "" }] : [];
  const own = option.own ? [{ json: OWN, label: say("ui-own"), picture: "" }] : [];
  return [...known, ...mine, ...own];
}

function list(option: Option, choices: Offered[], now: string): string {
  const lines = choices.map((c) => `<option value="${esc(c.json)}"${c.json === now ? " selected" : ""}>${esc(c.label)}</option>`).join("");
  return `<div class="opt">${picture(option.picture)}<div><label for="opt-${esc(option.name)}">${esc(option.label)}</label><p id="about-${esc(option.name)}">${esc(option.about)}</p>
    <select id="opt-${esc(option.name)}" data-option="${esc(option.name)}" aria-describedby="about-${esc(option.name)}">${lines}</select></div></div>`;
}

/** Choices that look different are chosen by their looks: every route, every island is a small map. */
function maps(option: Option, choices: Offered[], now: string): string {
  const cards = choices.map((c) => {
    const looks = c.picture ? picture(c.picture) : `<span class="made">${icon("i-rotate")}</span>`;
    return `<label class="sketch">${looks}<input type="radio" name="opt-${esc(option.name)}" data-option="${esc(option.name)}" value="${esc(c.json)}"${c.json === now ? " checked" : ""}><span>${esc(c.label)}</span></label>`;
  }).join("");
  return `<fieldset class="opt wide"><legend>${esc(option.label)}</legend><p>${esc(option.about)}</p><div class="maps">${cards}</div></fieldset>`;
}

function picture(address: string): string {
  return address ? `<img src="${esc(address)}" alt="" width="240" height="150" loading="lazy">` : "";
}

/** All of it, folded away: nobody needs it for a first game. */
export function variants(options: Option[], players: number, chosen: Record<string, string>, unfolded: boolean): string {
  const shown = options.filter((o) => matters(o, players, chosen)).map((o) => {
    const now = chosen[o.name] ?? "";
    const choices = offered(o, players, now);
    return choices.some((c) => c.picture) ? maps(o, choices, now) : list(o, choices, now);
  });
  if (!shown.length) return "";
  const changed = options.filter((o) => matters(o, players, chosen) && chosen[o.name] !== usual(o, players));
  const said = changed.map((o) => `${o.label}: ${o.choices.find((c) => c.json === chosen[o.name])?.label ?? say("ui-own-now")}`).join(" · ");
  return `<details class="variants" id="variants"${unfolded ? " open" : ""}><summary>${esc(say("ui-variants"))} <small>${esc(said || say("ui-variants-usual"))}</small></summary><div class="opts">${shown.join("")}</div></details>`;
}
