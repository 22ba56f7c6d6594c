/** The review of a finished game: begun and waited for, then its chart, turning points, players and what can be learnt. */
import { $, all, copy, emphasised, esc, Failed, icon, lang, number, post, say } from "./dom";
import { shownWidth, walk } from "./story";
import type { Judgement, Reviewed, ReviewPlayer, Slip, Turning } from "./types";

const AGAIN = 1000;
const SPECTATOR = -1;
const NARROWEST = 280;
const WIDEST = 1600;

const root = (): HTMLElement => $("#review");
const url = (): string => `/api/reviews/${root().dataset.key ?? ""}`;
const picture = (where: string): string => `${url()}/board?${where}&lang=${lang}`;

/** Which board is looked at: after a ply, or after the better turn of a unit; as this seat saw it. */
function shown(ply: number, seat: number, unit?: number): string {
  return picture(`${unit === undefined ? `ply=${ply}` : `instead=${unit}`}&seat=${seat}`);
}

function steps(better: string[]): string {
  return better.length ? `<span class="better"><b>${esc(say("ui-review-better"))}:</b> ${better.map((step) => `<i>${emphasised(step)}</i>`).join(" ")}</span>` : "";
}

function flip(better: string[], unit: number, ply: number): string {
  return better.length ? `<button class="btn flip" type="button" data-flip="${unit}" data-ply="${ply}">${icon("i-lens")}<span>${esc(say("ui-review-show-better"))}</span></button>` : "";
}

/** To an analysis, at the position in which it was decided. */
function otherwise(first: number): string {
  return `<a class="btn flip" href="/whatif/${root().dataset.key}?ply=${first}">${icon("i-branch")}<span>${esc(say("ui-whatif"))}</span></a>`;
}

function turning(points: Turning[]): string {
  if (!points.length) return `<p>${esc(say("ui-review-none"))}</p>`;
  const rows = points.map((p, i) => `<li data-unit="${p.unit}" data-seat="${p.seat}"><button class="look" type="button" data-look="${p.ply}" title="${esc(say("ui-review-go"))}">
    <img src="${shown(p.ply, p.seat)}" alt="${esc(say("ui-review-board", { text: p.lap }))}" loading="lazy" width="320" height="240"></button>
    <div><h4><b class="nr">${i + 1}</b><span class="lap">${esc(p.lap)}</span></h4><p class="what">${emphasised(p.text)}</p><p class="change">${icon(`token-${p.seat}`)}${esc(p.change)}</p><p class="verdict">${esc(p.verdict)}</p>${steps(p.better)}<span class="row">${flip(p.better, p.unit, p.ply)}${otherwise(p.first)}</span></div></li>`);
  return `<ol class="turning">${rows.join("")}</ol>`;
}

/** Parts of a change, left and right of nothing. */
function parts(player: ReviewPlayer, most: number): string {
  return player.parts.map((part) => {
    const width = (Math.abs(part.value) / most) * 50;
    const left = part.value < 0 ? 50 - width : 50;
    return `<li><span>${esc(part.label)}</span><span class="track"><i class="${part.value < 0 ? "minus" : "plus"}" style="left:${left}%;width:${width}%"></i></span><b>${esc(part.text)}</b></li>`;
  }).join("");
}

function player(one: ReviewPlayer, most: number): string {
  const grades = one.grades.map((g) => `<li class="${g.n ? `is-${g.grade}` : ""}"><b>${g.n}</b> ${esc(g.label)}</li>`).join("");
  const learn = one.learn.map((line) => `<li>${emphasised(line)}</li>`).join("");
  return `<article class="box who"><header><h3>${icon(`token-${one.seat}`)}<span>${esc(one.name)}</span>${one.won ? `<small>${esc(say("ui-review-winner"))}</small>` : ""}</h3>
    <p class="accuracy"><b>${one.accuracy}</b><span>${esc(say("ui-review-accuracy"))}</span></p></header>
    <p class="fine">${esc(one.lost)}</p><ul class="grades">${grades}</ul>
    <h4>${esc(say("ui-review-where"))}</h4><ul class="parts">${parts(one, most)}</ul>
    <h4>${esc(say("ui-review-learn"))}</h4><ol class="learn">${learn}</ol></article>`;
}

function slips(found: Slip[], players: ReviewPlayer[]): string {
  if (!found.length) return "";
  const rows = found.map((s) => `<li data-unit="${s.unit}" data-seat="${s.seat}"><span class="grade is-${s.grade}">${esc(s.label)} ${esc(number(s.loss))}</span> <b class="lap">${icon(`token-${s.seat}`)}${esc(players[s.seat]?.name)}, ${esc(s.lap)}</b>
    <p class="what">${emphasised(s.text)}</p>${steps(s.better)}<span class="row"><button class="btn" type="button" data-look="${s.ply}">${icon("i-play")}<span>${esc(say("ui-review-show-played"))}</span></button>${flip(s.better, s.unit, s.ply)}${otherwise(s.first)}</span></li>`);
  return `<details class="box slips"><summary>${esc(say("ui-review-slips", { n: found.length }))}</summary><ol>${rows.join("")}</ol></details>`;
}

function sources(review: Judgement): string {
  if (!review.sources.length) return "";
  const head = review.players.map((p) => `<th scope="col"${p.won ? ' class="won"' : ""}>${icon(`token-${p.seat}`)}<span>${esc(p.name)}</span></th>`).join("");
  const rows = review.sources.map((row) => `<tr><th scope="row">${esc(row.label)}</th>${row.values.map((v, i) => `<td${review.players[i]?.won ? ' class="won"' : ""}>${esc(number(v))}</td>`).join("")}</tr>`).join("");
  const total = review.totals.map((v, i) => `<td${review.players[i]?.won ? ' class="won"' : ""}><b>${esc(number(v))}</b></td>`).join("");
  return `<section class="box sources" tabindex="0" aria-label="${esc(review.sources_title)}"><h3>${esc(review.sources_title)}</h3><table><thead><tr><td></td>${head}</tr></thead><tbody>${rows}<tr><th scope="row">${esc(say("ui-review-total"))}</th>${total}</tr></tbody></table></section>`;
}

function viewer(first: Turning | undefined): string {
  if (!first) return `<figure class="box viewer" id="viewer" hidden><img alt=""><figcaption></figcaption></figure>`;
  return `<figure class="box viewer" id="viewer"><img src="${shown(first.ply, first.seat)}" alt="${esc(say("ui-review-board", { text: first.lap }))}"><figcaption>${esc(first.lap)}</figcaption></figure>`;
}

/** Puts a board into the viewer, with what it is. */
function look(ply: number, caption: string, seat = SPECTATOR, unit?: number): void {
  const box = $("#viewer");
  const img = $<HTMLImageElement>("img", box);
  box.hidden = false;
  img.src = shown(ply, seat, unit);
  img.alt = say("ui-review-board", { text: caption });
  const table = root().dataset.table;
  const replay = table && unit === undefined ? ` <a href="/t/${table}?ply=${ply}">${esc(say("ui-review-replay"))}</a>` : "";
  $("figcaption", box).innerHTML = `${esc(caption)}${replay}${unit === undefined ? ` <a href="/whatif/${root().dataset.key}?ply=${ply}">${esc(say("ui-whatif-from"))}</a> <button class="btn" type="button" data-position="${ply}"><span>${esc(say("ui-whatif-position"))}</span></button>` : ""}`;
  box.scrollIntoView({ block: "nearest" });
}

/** The position that is shown, as text. */
async function position(button: HTMLElement): Promise<void> {
  const reply = await fetch(`${url()}/position?ply=${button.dataset.position}`).catch(() => null);
  if (reply?.ok) await copy(await reply.text(), button);
}

/** The row of a board: what was played, or what would have been better. */
function flipped(button: HTMLElement): void {
  const row = button.closest<HTMLElement>("[data-unit]");
  const better = button.getAttribute("aria-pressed") !== "true";
  const unit = Number(button.dataset.flip);
  const ply = Number(button.dataset.ply);
  button.setAttribute("aria-pressed", String(better));
  $("span", button).textContent = say(better ? "ui-review-show-played" : "ui-review-show-better");
  const img = row?.querySelector("img");
  const seat = Number(row?.dataset.seat ?? SPECTATOR);
  const caption = `${row?.querySelector(".lap")?.textContent ?? ""}${better ? `: ${say("ui-review-better").toLowerCase()}` : ""}`;
  if (img) img.src = shown(ply, seat, better ? unit : undefined);
  else look(ply, caption, seat, better ? unit : undefined);
}

async function tell(review: Judgement): Promise<void> {
  const most = Math.max(0.2, ...review.players.flatMap((p) => p.parts.map((part) => Math.abs(part.value))));
  const box = $("#review-told");
  box.innerHTML = `<section class="box course-box"><h3>${esc(review.title)}</h3>${review.chart}<p class="readout" aria-hidden="true">${esc(say("ui-review-go"))}</p></section>${viewer(review.turning[0])}
    <section class="box"><h3>${esc(say("ui-review-turning"))}</h3>${turning(review.turning)}</section>
    <h2>${esc(say("ui-review-players"))}</h2><div class="whos">${review.players.map((one) => player(one, most)).join("")}</div>
    ${sources(review)}${slips(review.slips, review.players)}<p class="fine">${esc(say("ui-review-margin", { text: review.margin }))}</p>`;
  const chart = box.querySelector<SVGElement>("svg.course");
  const readout = box.querySelector<HTMLElement>(".readout");
  const go = (ply: number, said: string): void => look(ply, said || (readout?.textContent ?? ""));
  if (chart && readout) walk(chart, readout, (ply) => go(ply, readout.textContent ?? ""));
  box.onclick = (e) => {
    const target = e.target as Element;
    const flip = target.closest<HTMLElement>("[data-flip]");
    const at = target.closest<HTMLElement>("[data-look]");
    const spot = target.closest<SVGElement>(".course [data-ply]");
    if (flip) flipped(flip);
    else if (target.closest("[data-position]")) void position(target.closest<HTMLElement>("[data-position]") as HTMLElement);
    else if (at) {
      const row = at.closest<HTMLElement>("li");
      look(Number(at.dataset.look), row?.querySelector(".lap")?.textContent ?? "", Number(row?.dataset.seat ?? SPECTATOR));
    }
    else if (spot) go(Number(spot.dataset.ply), spot.dataset.said ?? "");
  };
}

function state(html: string): void {
  const box = $("#review-state");
  box.hidden = !html;
  box.innerHTML = html;
}

function offer(words: string, complaint = ""): void {
  state(`${complaint ? `<p class="complaint">${esc(complaint)}</p>` : ""}<button class="btn go big" type="button" id="review-start">${icon("i-play")}<span>${esc(say(words))}</span></button>`);
  $("#review-start").addEventListener("click", () => void begin());
}

async function begin(): Promise<void> {
  try {
    await post(url(), {});
    await follow();
  } catch (wrong) {
    offer("ui-review-again", wrong instanceof Failed ? wrong.message : say("ui-no-luck"));
  }
}

async function asked(width: number): Promise<Reviewed> {
  const reply = await fetch(`${url()}?lang=${lang}&width=${width}`).catch(() => null);
  const data = (await reply?.json().catch(() => null)) as (Reviewed & { text?: string }) | null;
  if (!reply?.ok || !data) throw new Failed(data?.text ?? say("ui-no-server"));
  return data;
}

/** Asks until it is done: others' tables come first, so it may take a while. */
async function follow(first = false): Promise<void> {
  const width = Math.round(Math.max(NARROWEST, Math.min((await shownWidth($("#review-told"))) - 36, WIDEST)));
  try {
    for (;;) {
      const got = await asked(width);
      if (got.state === "done" && got.review) { state(""); await tell(got.review); return; }
      if (got.state === "failed") { offer("ui-review-again", say("ui-review-failed")); return; }
      if (got.state === "none") {
        if (first && location.hash === "#go") await begin(); else offer("ui-review-start");
        return;
      }
      state(`<p><b>${esc(say("ui-review-wait", { n: got.done, m: got.total }))}</b></p><progress max="${got.total}" value="${got.done}" aria-label="${esc(say("ui-review"))}"></progress><p class="fine">${esc(say("ui-review-close"))}</p>`);
      await new Promise((resolve) => { setTimeout(resolve, AGAIN); });
    }
  } catch (wrong) {
    offer("ui-review-again", wrong instanceof Failed ? wrong.message : say("ui-no-luck"));
  }
}

function upload(form: HTMLFormElement): void {
  form.addEventListener("submit", (e) => {
    e.preventDefault();
    void (async () => {
      const file = $<HTMLInputElement>("#review-file").files?.[0];
      const complaint = $("#review-error");
      complaint.textContent = file ? "" : say("ui-review-file");
      if (!file) return;
      try {
        const made = await post<{ url: string }>("/api/reviews", { record: await file.text() });
        location.assign(made.url);
      } catch (wrong) {
        complaint.textContent = wrong instanceof Failed ? wrong.message : say("ui-no-luck");
      }
    })();
  });
}

export function review(): void {
  const [form] = all<HTMLFormElement>("#review-upload");
  if (form) upload(form); else void follow(true);
}
