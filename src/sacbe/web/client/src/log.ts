/** The log (a list whose lines lead to their moment in the replay) and the chat beside it. */
import { $, all, esc, emphasised, icon, say } from "./dom";
import type { LogLine, Said, View } from "./types";

export class Log {
  private lines: LogLine[] = [];
  private readonly list = $<HTMLOListElement>("#log");

  constructor(goTo: (ply: number) => void) {
    this.list.addEventListener("click", (e) => {
      const line = (e.target as Element).closest<HTMLElement>("[data-ply]");
      if (line) goTo(Number(line.dataset.ply));
    });
  }

  show(view: View): void {
    const { from, lines } = view.log;
    const old = this.lines;
    this.lines = [...old.slice(0, from), ...lines];
    let kept = 0;
    while (kept < old.length && kept < this.lines.length && same(old[kept], this.lines[kept])) kept += 1;
    while (this.list.childElementCount > kept) this.list.lastElementChild?.remove();
    const fresh = this.lines.slice(kept);
    if (fresh.length) {
      const low = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 40;
      this.list.insertAdjacentHTML("beforeend", fresh.map(row).join(""));
      if (low || !kept) this.toEnd();
    }
    for (const el of all("[data-ply]", this.list)) el.classList.toggle("here", !view.live && Number(el.dataset.ply) === view.ply);
    if (!view.live) this.list.querySelector(".here")?.scrollIntoView({ block: "nearest" });
  }

  toEnd(): void {
    this.list.scrollTop = this.list.scrollHeight;
  }
}

function same(a: LogLine | undefined, b: LogLine | undefined): boolean {
  return a !== undefined && b !== undefined && a.text === b.text && a.ply === b.ply && a.seat === b.seat;
}

function row(line: LogLine): string {
  if (line.kind === "head") return `<li class="hd">${emphasised(line.text)}</li>`;
  const mark = line.seat >= 0 ? icon(`token-${line.seat}`) : icon("i-dot");
  const things = line.icons.map((id) => icon(id)).join("");
  return `<li class="${line.kind}"><button type="button" data-ply="${line.ply}" title="${esc(say("ui-to-ply", { n: line.ply }))}">${mark}<span>${emphasised(line.text)}</span>${things ? `<i class="things">${things}</i>` : ""}</button></li>`;
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
