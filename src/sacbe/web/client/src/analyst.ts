/** An analysis: going about in its tree, growing it, chance's outcomes, a bot's move, the best turns while one looks. */
import { $, all, copy, esc, icon, number, prefs, say } from "./dom";
import { morphInner } from "./morph";
import type { Analysis, BestLines, FromServer, Row, ToServer, View } from "./types";

export type Walk = "start" | "back" | "on" | "end";
const NOTED = 6000;

export class Analyst {
  private now: Analysis | null = null;
  private view: View | null = null;
  private lines: BestLines | null = null;
  private looking = false;
  private key = $("#app").dataset.table as string;
  private timer = 0;
  private typing = 0;

  /** `complain`: says in the bar what went wrong, or what has come of it. */
  constructor(private readonly say: (message: ToServer) => boolean) {
    document.body.classList.add("analysing");
    for (const part of ["#walk", "#tree"]) $(part).addEventListener("click", (e) => this.pressed(e.target as Element));
    const fields = { name: "#branch-name", comment: "#comment", title: "#analysis-name" } as const;
    for (const [what, id] of Object.entries(fields)) $(id).addEventListener("change", () => this.write(what as "name", id));
    // A comment is kept while it is written, not only when its field is left.
    $("#comment").addEventListener("input", () => { clearTimeout(this.typing); this.typing = window.setTimeout(() => this.write("comment", "#comment"), 1500); });
    $("#luck").addEventListener("change", () => this.tell({ do: "luck", n: $<HTMLInputElement>("#luck").checked ? 1 : 0 }));
    const level = $<HTMLSelectElement>("#bot-level");
    level.value = prefs.get("analysis.bot") || level.value;
    level.addEventListener("change", () => prefs.set("analysis.bot", level.value));
    document.addEventListener("visibilitychange", () => { if (this.looking) this.tell({ do: document.hidden ? "away" : "look" }); });
  }

  /** Where the page begins, or where one was when the line was lost. */
  get place(): string {
    return this.now?.place ?? $("#app").dataset.at ?? "";
  }

  /** The line stands: what is looked for is looked for again. */
  back(): void {
    if (this.looking) this.tell({ do: "look" });
  }

  walk(way: Walk): void {
    this.tell({ do: way });
  }

  look(): void {
    this.looking = !this.looking;
    this.tell({ do: this.looking ? "look" : "away" });
    this.lines = null;
    if (this.view) this.show(this.view);
  }

  hear(m: FromServer): boolean {
    if (m.t === "lines") {
      if (m.place === this.now?.place) this.lines = m;
      this.drawLines();
    } else if (m.t === "kept") this.kept(m.key, m.url, m.copied);
    else if (m.t === "thought") this.busy(false);
    else return false;
    return true;
  }

  show(view: View): void {
    const analysis = view.analysis;
    if (!analysis) return;
    const moved = this.now?.place !== analysis.place || this.now.run !== analysis.run;
    if (moved && this.lines?.place !== analysis.place) this.lines = null;
    this.now = analysis;
    this.view = view;
    const here = new URL(location.href);
    here.searchParams.delete("ply");
    here.searchParams.set("at", analysis.place);
    history.replaceState(null, "", here);
    this.drawWalk(analysis, view);
    this.drawTree(analysis, moved);
    this.drawLines();
  }

  // ---- what one does

  private tell(what: { do: Extract<ToServer, { t: "analyse" }>["do"]; place?: string; text?: string; n?: number }): void {
    this.say({ t: "analyse", do: what.do, place: what.place ?? "", text: what.text ?? "", n: what.n ?? null });
  }

  private write(what: "name" | "comment" | "title", id: string): void {
    clearTimeout(this.typing);
    const text = $<HTMLInputElement>(id).value;
    const known = { name: this.now?.name, comment: this.now?.comment, title: this.now?.title }[what];
    if (text.trim() !== known) this.tell({ do: what, text });
  }

  private pressed(target: Element): void {
    const button = target.closest<HTMLElement>("[data-do], [data-place], [data-line]");
    if (!button) return;
    const { do: what, place, line } = button.dataset;
    if (place !== undefined) this.tell({ do: "go", place });
    else if (line !== undefined) this.tell({ do: "play", n: Number(line) });
    else if (what === "lines") this.look();
    else if (what === "bot") { this.busy(true); this.tell({ do: "bot", text: $<HTMLSelectElement>("#bot-level").value }); }
    else if (what === "choose") this.tell({ do: "draw", n: Number($<HTMLSelectElement>("#outcome").value) });
    else if (what === "share") void copy(location.href, button);
    else if (what === "position") this.say({ t: "position" });
    else if (what === "drop") this.drop();
    else this.tell({ do: what as Walk });
  }

  private drop(): void {
    if (confirm(say(this.now?.named ? "ui-whatif-drop-sure" : "ui-whatif-drop-rest"))) this.tell({ do: "drop" });
  }

  private busy(on: boolean): void {
    $("#bot-move").classList.toggle("busy", on);
    if (on) this.note("ui-whatif-thinks");
    else if ($("#walk-note").dataset.said === "ui-whatif-thinks") this.note("");
  }

  /** What was changed is kept: from now on by this name. */
  private kept(key: string, url: string, copied: boolean): void {
    this.key = key;
    $("#app").dataset.table = key;
    $<HTMLAnchorElement>("#save-file").href = `/api/analyses/${key}/record`;
    history.replaceState(null, "", `${url}${location.search}`);
    this.note(copied ? "ui-whatif-copied" : "ui-whatif-kept");
  }

  /** Where the line leads when it is made anew. */
  get socket(): string {
    return `/api/analyses/${this.key}/socket`;
  }

  private note(key: string): void {
    const box = $("#walk-note");
    clearTimeout(this.timer);
    box.textContent = key ? say(key) : "";
    box.dataset.said = key;
    if (key && key !== "ui-whatif-thinks") this.timer = window.setTimeout(() => this.note(""), NOTED);
  }

  refused(): void {
    this.busy(false);
  }

  // ---- how it is drawn

  private drawWalk(a: Analysis, view: View): void {
    for (const [way, off] of [["start", a.begins], ["back", a.begins], ["on", a.ends], ["end", a.ends]] as const) {
      for (const button of all<HTMLButtonElement>(`#walk [data-do=${way}]`)) button.disabled = off;
    }
    $("#walk-where").innerHTML = `<b>${esc(a.named ? a.name || say("ui-whatif-branch") : say("ui-whatif-main"))}</b> <span>${esc(say("ui-whatif-ply", { n: view.ply }))}</span>`;
    $<HTMLButtonElement>("#bot-move").disabled = a.over || a.chance.length > 0;
    for (const button of all("#walk [data-do=lines]")) button.setAttribute("aria-pressed", String(this.looking));
    const ways = a.ways.map((way, i) => `<button class="btn way" type="button" id="way-${i}" data-place="${esc(way.place)}">${icon("i-branch")}<span>${esc(way.name || way.label)}</span></button>`).join("");
    const options = a.chance.map((one) => `<option value="${one.code}">${esc(one.label)}</option>`).join("");
    const draw = options ? `<p class="asks">${esc(say("ui-whatif-chance"))}</p><div class="draw"><label class="sr" for="outcome">${esc($("#walk").dataset.outcome)}</label><select id="outcome">${options}</select>
      <button class="btn legal" type="button" id="choose" data-do="choose">${esc($("#walk").dataset.choose)}</button><button class="btn legal" type="button" id="draw" data-do="draw">${esc($("#walk").dataset.draw)}</button></div>` : "";
    const over = a.over ? `<p class="asks">${esc(say("ui-whatif-over"))}</p>` : "";
    morphInner($("#walk-more"), `${draw}${over}${ways ? `<div class="ways"><span class="lab">${esc(say("ui-whatif-ways"))}</span>${ways}</div>` : ""}`);
    document.body.classList.toggle("chance", a.chance.length > 0);
  }

  private drawTree(a: Analysis, moved: boolean): void {
    const name = $<HTMLInputElement>("#branch-name");
    const comment = $<HTMLTextAreaElement>("#comment");
    const title = $<HTMLInputElement>("#analysis-name");
    for (const [field, text] of [[name, a.name], [comment, a.comment], [title, a.title]] as const) {
      if (moved || field !== document.activeElement) field.value = text; // what is being written is not overwritten
    }
    $("#branch-field").hidden = !a.named;
    $<HTMLInputElement>("#luck").checked = a.draws;
    morphInner($("#tree-rows"), a.rows.map((row, i) => this.row(row, i, row.place === a.branch || (!a.named && i === 0), a.place)).join(""));
  }

  private row(row: Row, i: number, here: boolean, place: string): string {
    const name = i ? row.name || row.label : say("ui-whatif-main");
    const label = i && row.name ? `<small>${esc(row.label)}</small>` : "";
    const said = row.said.map((one, n) => `<li><button type="button" class="said-of${one.place === place ? " here" : ""}" id="said-${i}-${n}" data-place="${esc(one.place)}">${icon("i-chat")}<span>${esc(one.text)}</span></button></li>`).join("");
    return `<li style="--depth:${Math.min(row.depth, 6)}"><button type="button" class="row${here ? " here" : ""}" id="row-${i}" data-place="${esc(i ? row.place : row.end)}" ${here ? "aria-current=\"true\"" : ""}>${icon(i ? "i-branch" : "i-flag")}<span>${esc(name)}${label}</span><i>${row.plies}</i></button>${said ? `<ul>${said}</ul>` : ""}</li>`;
  }

  private drawLines(): void {
    const box = $("#lines");
    box.hidden = !this.looking;
    if (!this.looking) return;
    const found = this.lines;
    if (!found || (!found.lines.length && !found.text)) { morphInner(box, `<p class="fine">${esc(say("ui-whatif-looking"))}</p>`); return; }
    if (found.text) { morphInner(box, `<p class="fine">${esc(found.text)}</p>`); return; }
    const who = this.view?.panels[found.seat]?.name ?? "";
    const rows = found.lines.map((line, i) => `<li><b class="value">${esc(number(line.value))} <small>${esc(line.margin)}</small></b><span class="steps-in" title="${esc(line.steps.join(" → "))}">${line.steps.map((step) => `<i>${esc(step)}</i>`).join(" ")}</span>
      <button class="btn" type="button" id="line-${i}" data-line="${i}" aria-label="${esc(`${say("ui-whatif-play")}: ${line.steps.join("; ")}`)}">${icon("i-play")}</button></li>`).join("");
    const n = Math.max(...found.lines.map((line) => line.trials));
    morphInner(box, `<h2>${esc(say("ui-whatif-best", { name: who }))}</h2><ol data-trials="${n}" data-done="${found.done}">${rows}</ol><p class="fine">${esc(say(found.done ? "ui-whatif-settled" : "ui-whatif-improves", { n }))}</p>`);
  }
}
