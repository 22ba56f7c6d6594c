/** The players: cards in the side column, chips in the phone's strip. */
import { emphasised, esc, icon, say } from "./dom";
import type { LogLine, Panel, View } from "./types";

function role(p: Panel): string {
  if (p.stands_in) return say(p.you ? "ui-stands-in-you" : "ui-stands-in");
  if (p.you) return say("ui-you");
  if (p.bot) return say("ui-bot-level", { level: say(`level-${p.level || "expert"}`) });
  return p.online ? "" : say("ui-away");
}

/** An hourglass alone tells nothing. */
function status(p: Panel): string {
  return p.status || (p.acting ? say("ui-acting") : "");
}

function minus(score: string | number): string {
  return String(score).replace("-", "−");
}

/** What a part of a panel is called by whoever asks what it is. */
function what(p: Panel, part = ""): string {
  return `data-what="panel-${p.seat}${part && `-${esc(part)}`}" tabindex="-1"`;
}

function chip(p: Panel, icons: Panel["chips"][number]): string {
  return `<span class="count" ${what(p, icons.icon)} data-name="${esc(icons.label)}">${icon(icons.icon)}<b>${esc(icons.value)}</b><span class="sr">${esc(icons.label)}</span></span>`;
}

/** With a picture of what is counted, where that is not points. */
function score(p: Panel): string {
  return `${p.score_icon ? icon(p.score_icon, "of") : ""}${esc(minus(p.score))}`;
}

/** What its bot says. The log tells it to screen readers. */
function speech(p: Panel, said: LogLine | null): string {
  return said?.seat === p.seat ? `<p class="speech seat-${p.seat}" aria-hidden="true">${emphasised(said.brief)}</p>` : "";
}

function card(p: Panel, said: LogLine | null): string {
  const note = role(p);
  const chips = p.chips.map((one) => chip(p, one)).join("");
  return `<section class="pl seat-${p.seat}${p.acting ? " now" : ""}${p.svg ? " with-sheet" : ""}${p.online || p.bot ? "" : " away"}${p.bot ? " bot" : ""}" id="panel-${p.seat}" ${what(p)} aria-label="${esc(p.name)}" title="${esc(p.svg ? note : "")}">
    ${icon(`leader-${p.seat}`, "av")}
    <div class="nm">${icon(`token-${p.seat}`, "em")}<b>${esc(p.name)}</b>${p.svg && (p.bot || p.stands_in) ? icon("i-bot", "em") : ""}${note ? `<small class="${p.svg ? "sr" : ""}">${esc(note)}</small>` : ""}</div>
    <div class="sc" ${what(p, "score")}>${score(p)}${p.svg ? `<small>${esc(p.score_note)}</small>` : ""}</div>
    <div class="st" ${what(p, "status")}>${p.acting ? icon("i-think") : ""}<span>${emphasised(status(p))}</span></div>
    ${p.svg ? "" : `<div class="sn" ${what(p, "score")}>${esc(p.score_note)}</div>`}
    ${chips ? `<div class="row">${chips}</div>` : ""}${p.svg ? `<div class="sheet" ${what(p, "picture")}>${p.svg}</div>` : ""}${speech(p, said)}</section>`;
}

/** A name as far as a quarter of a phone's width holds it. */
function short(name: string): string {
  const first = name.split(/[ -]/)[0] ?? name;
  return first.length > 6 ? `${first.slice(0, 5)}…` : first;
}

function mini(p: Panel, said: LogLine | null): string {
  return `<button class="mini seat-${p.seat}${p.acting ? " now" : ""}${said && said.seat !== p.seat ? " aside" : ""}" type="button" data-tab="players" data-what="panel-${p.seat}-score" id="mini-${p.seat}">
    ${icon(`leader-${p.seat}`)}<b>${score(p)}</b><small>${icon(`token-${p.seat}`)}${esc(p.you ? say("ui-you-cap") : short(p.name))}</small>
    <span class="sr">${esc(p.name)}. ${esc(status(p))}</span>${p.acting ? icon("i-think", "act") : ""}</button>${speech(p, said)}`;
}

export function panels(view: View, said: LogLine | null): string {
  return view.panels.map((p) => card(p, said)).join("");
}

/** While a bot speaks, its words stand in the place of the other players. */
export function strip(view: View, said: LogLine | null): string {
  return view.panels.map((p) => mini(p, said)).join("");
}
