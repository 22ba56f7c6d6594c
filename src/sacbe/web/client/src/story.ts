/** The story of a finished game on its end page: the chart of its course, its decisive moments, what was remarkable. */
import { records } from "./best";
import { $, all, emphasised, esc, icon, lang, say } from "./dom";
import type { Ending, View } from "./types";

const NARROWEST = 280;
const WIDEST = 1600;
const known = new Map<string, Promise<Ending | null>>();

/** What the server tells of a table; asked for once, as it never changes. */
function told(table: string, width: number): Promise<Ending | null> {
  const url = `/api/tables/${table}/ending?lang=${lang}&width=${width}`;
  const asked = known.get(url) ?? fetch(url).then((reply) => (reply.ok ? (reply.json() as Promise<Ending>) : null)).catch(() => null);
  known.set(url, asked);
  void asked.then((got) => { if (!got) known.delete(url); });
  return asked;
}

function moments(ending: Ending): string {
  if (!ending.moments.length) return "";
  const rows = ending.moments.map((m, i) => `<li><button type="button" data-ply="${m.ply}" title="${esc(say("ui-moment-go"))}"><b class="nr">${i + 1}</b>
    <span class="when"><b>${esc(m.lap)}</b>${m.change ? `<i>${icon(`token-${m.seat}`)}${esc(m.change)}</i>` : ""}</span><span class="what">${emphasised(m.text)}</span>${m.verdict ? `<small>${esc(m.verdict)}</small>` : ""}</button></li>`);
  return `<h3>${esc(say("ui-moments"))}</h3><ol class="moments">${rows.join("")}</ol>`;
}

/** The chart is a row of rounds or turns: pointed at or walked through with the arrows, each says how all stood; a click or Enter leads there. */
export function walk(chart: SVGElement, readout: Element, go: (ply: number) => void): void {
  const columns = all<SVGGElement>(".col", chart);
  let at = columns.length - 1;
  const point = (to: number): void => {
    columns[at]?.classList.remove("here");
    at = Math.max(0, Math.min(to, columns.length - 1));
    const said = columns[at]?.dataset.said ?? "";
    columns[at]?.classList.add("here");
    chart.setAttribute("aria-valuenow", String(at + 1));
    chart.setAttribute("aria-valuetext", said);
    readout.textContent = said;
  };
  chart.addEventListener("pointermove", (e) => {
    const column = (e.target as Element).closest<SVGGElement>(".col");
    if (column) point(columns.indexOf(column));
  });
  chart.addEventListener("keydown", (e) => {
    const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -Infinity, End: Infinity }[e.key];
    if (step !== undefined) point(at + step);
    else if (e.key === "Enter" || e.key === " ") go(Number(columns[at]?.dataset.ply));
    else return;
    e.preventDefault();
    e.stopPropagation();
  });
}

/** How wide an element is, as soon as it is shown: the end waits for the last move to be seen, and nothing hidden has a width. */
export function shownWidth(el: HTMLElement): Promise<number> {
  return new Promise((resolve) => {
    const watch = new ResizeObserver(() => {
      if (!el.clientWidth) return;
      watch.disconnect();
      resolve(el.clientWidth);
    });
    watch.observe(el);
  });
}

/** Fills the box on the end page once the server has told; without an answer the page is as good as it was. */
export async function tellStory(view: View, box: HTMLElement, go: (ply: number) => void): Promise<void> {
  box.innerHTML = `<section class="box course-box"><div class="measure"></div></section><section class="box moments-box"></section>`;
  const room = await shownWidth($(".measure", box)); // letters of the chart are to have their true size
  const ending = await told(view.table, Math.round(Math.max(NARROWEST, Math.min(room, WIDEST))));
  if (!ending) { box.hidden = true; return; }
  const facts = [...(ending.alone ? [ending.alone] : []), ...ending.facts].map((fact) => `<li>${icon("i-dot")}${esc(fact)}</li>`);
  const beaten = records(view, ending.strides).map((line) => `<li class="record">${icon("i-flag")}${esc(line)}</li>`);
  box.innerHTML = `<section class="box course-box"><h3>${esc(ending.title)}</h3>${ending.chart}<p class="readout" aria-hidden="true">${esc(say("ui-course-go"))}</p><ul class="facts">${[...beaten, ...facts].join("")}</ul></section>
    <section class="box moments-box">${moments(ending)}</section>`;
  box.classList.toggle("alone", !ending.moments.length);
  const chart = box.querySelector<SVGElement>("svg.course");
  const readout = box.querySelector(".readout");
  if (chart && readout) walk(chart, readout, go);
  box.onclick = (e) => {
    const spot = (e.target as Element).closest<HTMLElement>("[data-ply]");
    if (spot) go(Number(spot.dataset.ply));
  };
}
