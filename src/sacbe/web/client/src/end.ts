/** The end of the game: the winner, where each point came from, and the promise that the draws were fair. */
import { bestAlone } from "./best";
import { calm, esc, icon, number, say } from "./dom";
import type { Panel, Part, Result, Tally, View } from "./types";

const LONGEST_COUNT = 1200;
const PER_POINT = 40;

function title(result: Result, panels: Panel[]): [string, string] {
  const names = result.winners.map((seat) => panels[seat]?.name ?? "");
  const best = result.tallies.find((t) => result.winners.includes(t.seat));
  const total = best?.total ?? 0;
  if (panels.length === 1) return [say("ui-end-solo"), alone(result)];
  if (!names.length) return [say("ui-end-nobody"), ""];
  if (names.length > 1) return [names.join(", "), say("ui-end-tie", { n: total })];
  const second = result.tallies.find((t) => !result.winners.includes(t.seat));
  if (!second) return [names[0] as string, say("ui-end-points", { n: total })];
  const lead = total - second.total;
  return [names[0] as string, best?.rank_note || (lead > 0
    ? say("ui-end-ahead", { n: total, m: lead, name: panels[second.seat]?.name ?? "" })
    : say("ui-end-points", { n: total }))];
}

/** Points made alone are neither won nor lost; a race against automata is. */
function kicker(result: Result, panels: Panel[]): string {
  if (result.winners.length > 1) return "ui-end-shared";
  if (panels.length > 1) return "ui-end-victory";
  return result.title && result.winners.length ? "ui-end-victory" : "ui-end-done";
}

/** Where the rules know no points, the note says all there is to say. */
function alone(result: Result): string {
  const own = result.tallies.find((t) => !t.name);
  return result.title ? own?.rank_note ?? "" : say("ui-end-points", { n: own?.total ?? 0 });
}

function stage(result: Result, panels: Panel[]): string {
  // Points made alone are an ascent of their own; whoever has lost a race to automata stays below.
  const winners = result.winners.length || result.title ? result.winners : [0];
  const others = panels.map((p) => p.seat).filter((s) => !winners.includes(s)).slice(0, 4);
  const wide = winners.length > 1 ? 74 : 120;
  const row = winners.map((s, i) => `<use href="#leader-${s}" x="${131 - (winners.length * wide) / 2 + i * wide}" y="${winners.length > 1 ? 66 : 20}" width="${wide}" height="${wide * 1.03}"/>`).join("");
  const crowd = others.map((s, i) => `<use href="#worker-${s}" x="${[6, 214, 44, 176][i]}" y="${[206, 206, 222, 222][i]}" width="38" height="46"/>`).join("");
  // Where there is no room for all of it, the ground is left out: nobody's head is cut off.
  return `<svg class="stage" viewBox="0 0 262 264" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><use href="#scene-summit" width="262" height="264"/>${row}${crowd}</svg>`;
}

const written = (p: Part): string => esc(p.shown) || number(p.value);

/** A fill for each source: penalties have the one of their own, the others go round. */
function fills(tallies: Tally[]): Map<string, string> {
  const looks = new Map<string, string>();
  for (const t of tallies) for (const p of t.parts) {
    if (p.value < 0) looks.set(p.source, "loss");
    else if (!looks.has(p.source)) looks.set(p.source, "");
  }
  let next = 0;
  for (const [source, look] of looks) if (!look) looks.set(source, `g${next++ % 7}`);
  return looks;
}

/** The final board as a picture that opens it: no ids and no targets, as they belong to the board itself. */
function picture(svg: string): string {
  const parsed = document.createElement("template");
  parsed.innerHTML = svg;
  for (const el of parsed.content.querySelectorAll("[id], [tabindex], [role]")) {
    for (const name of ["id", "tabindex", "role", "aria-label"]) el.removeAttribute(name);
  }
  for (const worked of parsed.content.querySelectorAll(".lens, .preview")) worked.remove(); // they lie over the board when asked for
  const board = parsed.content.firstElementChild;
  board?.setAttribute("data-decor", ""); // a picture of it: nothing in it is for reading
  board?.setAttribute("aria-hidden", "true");
  const first = board?.getAttribute("data-focus");
  if (first) board?.setAttribute("viewBox", first);
  return board?.outerHTML ?? "";
}

/** Pixels that the number of a penalty needs. */
const LOSS = 28;

/** Penalties are drawn left of the zero line, so that what was lost is seen as lost. A part is as wide as it is worth, and no narrower than
 * its number: the wide ones give way. `losses`: how many of them there are at most. */
function bars(tally: Tally, looks: Map<string, string>, low: number, high: number, losses: number): string {
  const side = (parts: Part[], of: number): string => {
    const sum = parts.reduce((all, p) => all + Math.abs(p.value), 0);
    const drawn = parts.map((p) => `<i class="g ${looks.get(p.source)} src-${p.source}" style="flex-grow:${Math.abs(p.value)}" title="${esc(p.label)}: ${written(p)}"><b>${written(p)}</b></i>`);
    return `<div><div style="width:${(sum / of) * 100}%">${drawn.join("")}</div></div>`;
  };
  const lost = low < 0 ? side(tally.parts.filter((p) => p.value < 0).reverse(), -low) : "";
  const columns = lost ? `minmax(${losses * LOSS}px, ${-low}fr) ${high}fr` : "1fr";
  return `<div class="bar${lost ? " two" : ""}" style="grid-template-columns:${columns}">${lost}${side(tally.parts.filter((p) => p.value > 0), high)}</div>`;
}

/** Only points are counted up. */
function total(t: Tally): string {
  if (t.shown) return `<span class="tot">${esc(t.shown)}</span>`;
  return `<span class="tot" data-total="${t.total}" data-text="${number(t.total)}">${number(t.total)}</span>`;
}

function place(tallies: Tally[], i: number, winners: number[]): number {
  const seat = tallies[i]?.seat ?? 0;
  if (winners.includes(seat)) return 1;
  const better = tallies.findIndex((t) => t.total === tallies[i]?.total && !winners.includes(t.seat));
  return better + 1;
}

/** Which place is mine, if I have one and did not win. */
function myPlace(view: View, result: Result): string {
  const at = view.held.length === 1 ? result.tallies.findIndex((t) => t.seat === view.held[0]) : -1;
  if (at < 0 || result.winners.includes(view.held[0] as number)) return "";
  return say("ui-end-place", { n: place(result.tallies, at, result.winners), m: result.tallies.length });
}

export function endScreen(view: View): string {
  const result = view.result;
  if (!result) return "";
  const sum = (t: Tally, sign: number): number => t.parts.reduce((a, p) => a + (Math.sign(p.value) === sign ? p.value : 0), 0);
  const low = Math.min(0, ...result.tallies.map((t) => sum(t, -1)));
  const high = Math.max(1, ...result.tallies.map((t) => sum(t, 1)));
  const losses = Math.max(...result.tallies.map((t) => t.parts.filter((p) => p.value < 0).length));
  const labels = new Map<string, string>();
  for (const t of result.tallies) for (const p of t.parts) if (p.value && !labels.has(p.source)) labels.set(p.source, p.label);
  const looks = fills(result.tallies);
  const legend = [...labels].map(([source, label]) => `<span><i class="g ${looks.get(source)} src-${source}"></i>${esc(label)}</span>`).join("");
  const rows = result.tallies.map((t, i) => {
    const p = view.panels[t.seat];
    const note = t.rank_note || (!p ? "" : p.you ? say("ui-you") : p.bot ? say("ui-bot-level", { level: say(`level-${p.level}`) }) : "");
    const read = t.parts.map((x) => `${x.label} ${x.shown || number(x.value)}`).join(", ");
    return `<li class="srow${result.winners.includes(t.seat) ? " win" : ""} seat-${t.seat}"><span class="pos">${result.tallies.length > 1 ? place(result.tallies, i, result.winners) : ""}</span>${icon(`leader-${t.seat}`, "av")}
      <span class="who"><b>${icon(`token-${t.seat}`)}${esc(p?.name ?? t.name)}</b><small>${esc(note)}</small></span>${bars(t, looks, low, high, losses)}<span class="sr">${esc(read)}</span>${total(t)}</li>`;
  }).join("");
  const [name, line] = title(result, view.panels);
  const best = view.panels.length === 1 && view.held.includes(0) ? bestAlone(view, line) : myPlace(view, result);
  const seal = result.verified ? icon("i-confirm") : icon("i-why");
  return `<div class="er"><section class="winner seat-${result.winners[0] ?? 0}">${stage(result, view.panels)}<div class="wt"><small>${esc(say(kicker(result, view.panels)))}</small><h1>${esc(name)}</h1><p>${esc(number(line))}</p>${best ? `<p class="best">${icon("i-flag")}${esc(number(best))}</p>` : ""}</div></section>
    <section class="box scores"><h3>${esc(result.title || result.sources || say("ui-end-sources"))}</h3><div class="legend">${legend}</div><ol>${rows}</ol></section></div>
    <div class="doing"><button class="btn" type="button" data-watch>${icon("i-play")}<span>${esc(say("ui-watch"))}</span></button><button class="btn" type="button" data-share>${icon("i-link")}<span>${esc(say("ui-share"))}</span></button>${view.panels.length > 1 ? `<a class="btn" id="to-review" href="/review/${view.table}#go">${icon("i-lens")}<span>${esc(say("ui-review"))}</span></a>` : ""}<a class="btn" id="to-whatif" href="/whatif/${view.table}?ply=${view.last}">${icon("i-branch")}<span>${esc(say("ui-whatif"))}</span></a></div>
    <div class="er story" id="story" aria-live="off"></div>
    <div class="er below"><section class="box fair">${seal}<div><b>${esc(say(result.verified ? "ui-fair" : "ui-fair-open"))}</b><p>${esc(say("ui-fair-text"))}</p>
      <dl><dt>${esc(say("ui-fair-hash"))}</dt><dd><code>${esc(result.seed_hash)}</code></dd><dt>${esc(say("ui-fair-seed"))}</dt><dd><code>${esc(result.seed)}</code></dd></dl></div></section>
    <button class="box final" type="button" data-final><span class="ft"><b>${esc(say("ui-final-board"))}</b><span>${icon("i-lens")}${esc(say("ui-open"))}</span></span>${picture(view.svg)}</button></div>`;
}

/** The count-up of the scores: the only show there is. */
export function countUp(root: ParentNode): void {
  if (calm.matches) return;
  for (const el of root.querySelectorAll<HTMLElement>("[data-total]")) {
    const total = Number(el.dataset.total);
    const time = Math.min(LONGEST_COUNT, Math.abs(total) * PER_POINT);
    const start = performance.now();
    const tick = (now: number): void => {
      const part = time ? Math.min(1, (now - start) / time) : 1;
      el.textContent = part < 1 ? number(Math.round(total * part)) : el.dataset.text ?? "";
      if (part < 1 && el.isConnected) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }
}
