/** The log (a list whose lines lead to their moment in the replay) and the chat beside it. */
import { $, all, esc, emphasised, icon, say } from "./dom";
import type { LogLine, Said, View } from "./types";

/** Lines that stand together: a run of quiet ones of the same player, of which the last says where it led to. */
type Run = LogLine[];

export class Log {
  private lines: LogLine[] = [];
  private runs: Run[] = [];
  private readonly opened = new Set<number>(); // by the step a run begins with
  private readonly list = $<HTMLOListElement>("#log");

  constructor(goTo: (ply: number) => void) {
    this.list.addEventListener("click", (e) => {
      const target = e.target as Element;
      const more = target.closest<HTMLElement>("[data-run]");
      const line = target.closest<HTMLElement>("[data-ply]");
      if (more) this.unfold(more);
      else if (line) goTo(Number(line.dataset.ply));
    });
  }

  show(view: View): void {
    const { from, lines } = view.log;
    const old = this.runs;
    this.lines = [...this.lines.slice(0, from), ...lines];
    this.runs = folded(this.lines);
    let kept = 0;
    while (kept < old.length && kept < this.runs.length && same(old[kept] as Run, this.runs[kept] as Run)) kept += 1;
    while (this.list.childElementCount > kept) this.list.lastElementChild?.remove();
    const fresh = this.runs.slice(kept);
    if (fresh.length) {
      const low = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 40;
      this.list.insertAdjacentHTML("beforeend", fresh.map((run) => this.row(run)).join(""));
      if (low || !kept) this.toEnd();
    }
    for (const el of all("[data-ply]", this.list)) el.classList.toggle("here", !view.live && Number(el.dataset.ply) === view.ply);
    if (!view.live) this.lead();
  }

  toEnd(): void {
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** To the line of the moment that is being replayed, even if it is folded away. */
  private lead(): void {
    const here = this.list.querySelector<HTMLElement>(".here");
    const more = here?.closest("[hidden]")?.parentElement?.querySelector<HTMLElement>("[data-run]");
    if (more) this.unfold(more);
    here?.scrollIntoView({ block: "nearest" });
  }

  private unfold(more: HTMLElement): void {
    const first = Number(more.dataset.run);
    const earlier = more.parentElement?.querySelector<HTMLElement>(".earlier");
    if (!earlier) return;
    earlier.hidden = !earlier.hidden;
    if (earlier.hidden) this.opened.delete(first);
    else this.opened.add(first);
    more.outerHTML = button(first, earlier.childElementCount, !earlier.hidden);
    earlier.parentElement?.querySelector<HTMLElement>("[data-run]")?.focus({ preventScroll: true });
  }

  private row(run: Run): string {
    const last = run[run.length - 1] as LogLine;
    if (last.kind === "head") return `<li class="hd">${emphasised(last.text)}</li>`;
    if (run.length === 1) return `<li class="${last.kind}">${told(last)}</li>`;
    const first = run[0]?.ply ?? 0;
    const open = this.opened.has(first);
    const earlier = run.slice(0, -1).map((line) => `<li>${told(line)}</li>`).join("");
    return `<li class="quiet run"><ol class="earlier"${open ? "" : " hidden"}>${earlier}</ol>${told(last)}${button(first, run.length - 1, open)}</li>`;
  }
}

function folded(lines: LogLine[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const before = runs[runs.length - 1]?.[0];
    if (line.kind === "quiet" && before?.kind === "quiet" && before.seat === line.seat) runs[runs.length - 1]?.push(line);
    else runs.push([line]);
  }
  return runs;
}

function same(a: Run, b: Run): boolean {
  return a.length === b.length && a.every((line, i) => line.text === b[i]?.text && line.ply === b[i]?.ply && line.seat === b[i]?.seat);
}

function told(line: LogLine): string {
  const mark = line.seat >= 0 ? icon(`token-${line.seat}`) : icon("i-dot");
  const things = line.icons.map((id) => icon(id)).join("");
  return `<button type="button" data-ply="${line.ply}" title="${esc(say("ui-to-ply", { n: line.ply }))}">${mark}<span>${emphasised(line.text)}</span>${things ? `<i class="things">${things}</i>` : ""}</button>`;
}

function button(first: number, n: number, open: boolean): string {
  const label = esc(say(open ? "ui-log-less" : "ui-log-more", { n }));
  return `<button type="button" class="more" data-run="${first}" aria-expanded="${open}" aria-label="${label}" title="${label}">${open ? "−" : "+"}${n}</button>`;
}

export class Chat {
  private readonly seen = new Set<number>();
  private unread = 0;
  private readonly list = $<HTMLOListElement>("#chat-lines");
  private readonly input = $<HTMLInputElement>("#chat-text");

  constructor(private readonly visible: () => boolean, send: (text: string) => boolean) {
    $("#chat-form").addEventListener("submit", (e) => {
      e.preventDefault();
      const text = this.input.value.trim();
      if (text && send(text)) this.input.value = "";
    });
  }

  hear(said: Said): void {
    if (this.seen.has(said.id)) return;
    this.seen.add(said.id);
    $("#chat-empty").hidden = true;
    const mark = said.seat >= 0 ? icon(`token-${said.seat}`) : icon("i-eye");
    this.list.insertAdjacentHTML("beforeend", `<li>${mark}<span><b>${esc(said.from)}</b> ${esc(said.text)}</span></li>`);
    this.list.scrollTop = this.list.scrollHeight;
    if (!this.visible()) this.count(this.unread + 1);
  }

  read(): void {
    this.count(0);
    this.list.scrollTop = this.list.scrollHeight;
  }

  private count(n: number): void {
    this.unread = n;
    for (const badge of all(".unread")) {
      badge.textContent = n ? String(n) : "";
      badge.hidden = !n;
    }
  }
}
