/** The log, told by turns: each line leads to its moment on the board. */
import { $, all, esc, emphasised, icon, inARow, say } from "./dom";
import { talk } from "./remarks";
import type { LogLine, View } from "./types";

/** The lines of one turn: those of one player that stand together. A line of nobody's stands alone. */
type Turn = LogLine[];

/** So near to the end counts as being there. */
const NEAR = 40;

export class Log {
  private lines: LogLine[] = [];
  private deeds: LogLine[] = [];
  private words: LogLine[] = [];
  private turns: Turn[] = [];
  private names: string[] = [];
  private readonly opened = new Set<number>(); // by the step a turn begins with
  private readonly box = $("#log");
  private readonly list = $<HTMLOListElement>("#log-lines");
  /** Whether new lines are followed: until a person scrolls up, and again when he comes back to the end or to the present. */
  private following = true;
  private live = true;
  private at = -1;
  /** So many lines have been read out, or were there when the page was opened. */
  private heard = 0;

  constructor(goTo: (ply: number) => void) {
    this.list.addEventListener("click", (e) => {
      const target = e.target as Element;
      const more = target.closest<HTMLElement>("[data-turn]");
      const line = target.closest<HTMLElement>("[data-ply]");
      if (more) this.unfold(more);
      else if (line) goTo(Number(line.dataset.ply));
      if (line && e.detail) line.blur(); // after a mouse's click the space bar plays on from here
    });
    for (const kind of ["pointerover", "focusin"]) this.list.addEventListener(kind, (e) => this.point((e.target as Element).closest<HTMLElement>("[data-spots]")));
    for (const kind of ["pointerleave", "focusout"]) this.list.addEventListener(kind, () => this.point(null));
    for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) this.box.addEventListener(kind, () => { this.following = false; }, { passive: true });
    this.box.addEventListener("scroll", () => { if (this.live && this.atEnd()) this.following = true; }, { passive: true });
    // The coach takes some of its room, and gives it back.
    new ResizeObserver(() => { if (this.live && this.following) this.toEnd(); }).observe(this.box);
  }

  /** Everything that happened, the newest last. */
  get told(): readonly LogLine[] {
    return this.deeds;
  }

  /** Everything that bots have said. */
  get said(): readonly LogLine[] {
    return this.words;
  }

  /** What was told is of another game. */
  forget(): void {
    this.heard = 0;
  }

  /** New lines come once, with a view that may not be shown. */
  take(view: View): void {
    const { from, lines } = view.log;
    this.lines = [...this.lines.slice(0, from), ...lines];
    this.deeds = this.lines.filter((line) => line.kind !== "remark");
    this.words = this.lines.filter((line) => line.kind === "remark");
  }

  /** `playedBack`: others' turns are being played, and what the board does not show yet is not told yet either. */
  show(view: View, playedBack: boolean): void {
    this.take(view);
    const old = this.turns;
    const known = playedBack && !view.live ? this.lines.filter((line) => line.ply <= view.ply) : this.lines;
    this.names = view.panels.map((p) => p.name);
    this.turns = byTurns(known);
    let kept = 0;
    while (kept < old.length && kept < this.turns.length && same(old[kept] as Turn, this.turns[kept] as Turn)) kept += 1;
    while (this.list.childElementCount > kept) this.list.lastElementChild?.remove();
    if (this.turns.length > kept) this.list.insertAdjacentHTML("beforeend", this.turns.slice(kept).map((turn) => this.row(turn)).join(""));
    this.mark(view.live ? -1 : view.ply);
    this.readOut(view, known);
    if (view.live && !this.live) this.following = true;
    this.live = view.live;
    if (!view.live) this.lead();
    else if (this.following) this.toEnd();
  }

  /** Screen readers hear what others do as it is told. */
  private readOut(view: View, known: readonly LogLine[]): void {
    const news = known.slice(this.heard).filter((line) => line.seat >= 0 && !view.held.includes(line.seat) && (talk.on || line.kind !== "remark"));
    if (this.heard && news.length) $("#told").textContent = inARow(news.map((line) => line.text));
    this.heard = Math.max(this.heard, known.length);
  }

  /** The line of the moment that is being replayed, and the turn it is a step of; -1 is none. */
  private mark(ply: number): void {
    this.at = ply;
    for (const el of all("[data-ply]", this.list)) el.classList.toggle("here", Number(el.dataset.ply) === ply);
    this.turns.forEach((turn, i) => {
      const within = turn.length > 1 && turn.some((line) => line.ply === ply);
      this.list.children[i]?.classList.toggle("within", within);
    });
  }

  /** Where a line happened is shown on the board while the line is looked at. */
  private point(line: HTMLElement | null): void {
    for (const el of all("#map .told-of")) el.classList.remove("told-of");
    for (const id of (line?.dataset.spots ?? "").split(" ").filter(Boolean)) document.getElementById(id)?.classList.add("told-of");
  }

  toEnd(): void {
    this.box.scrollTop = this.box.scrollHeight;
  }

  private atEnd(): boolean {
    return this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight < NEAR;
  }

  /** To the line of the moment that is being replayed, or to its turn if that is folded. */
  private lead(): void {
    const shown = this.list.querySelector<HTMLElement>(".here") ?? this.list.querySelector<HTMLElement>(".within");
    shown?.scrollIntoView({ block: "nearest" });
  }

  private unfold(more: HTMLElement): void {
    const first = Number(more.dataset.turn);
    const row = more.parentElement;
    const turn = this.turns.find((lines) => lines.length > 1 && lines[0]?.ply === first);
    if (!row || !turn) return;
    if (!this.opened.delete(first)) this.opened.add(first);
    const open = this.opened.has(first);
    row.querySelector(".steps-of")?.remove();
    if (open) row.insertAdjacentHTML("beforeend", stepsOf(turn));
    more.outerHTML = unfolder(first, turn.length, open);
    this.mark(this.at);
    row.querySelector<HTMLElement>("[data-turn]")?.focus({ preventScroll: true });
  }

  private row(turn: Turn): string {
    const last = turn[turn.length - 1] as LogLine;
    if (last.kind === "head") return `<li class="hd">${emphasised(last.text)}</li>`;
    if (turn.length === 1) return `<li class="${last.kind}">${told(last, emphasised(last.text))}</li>`;
    const first = turn[0]?.ply ?? 0;
    const open = this.opened.has(first);
    const whole = { ...last, spots: turn.flatMap((line) => line.spots), icons: [...new Set(turn.flatMap((line) => line.icons))].slice(-4) };
    return `<li class="turn">${told(whole, summary(turn, this.names[last.seat] ?? ""))}${unfolder(first, turn.length, open)}${open ? stepsOf(turn) : ""}</li>`;
  }
}

/** The steps of a turn, drawn only while it is unfolded: a long game has thousands. */
function stepsOf(turn: Turn): string {
  return `<ol class="steps-of">${turn.map((line) => `<li class="${line.kind}">${told(line, emphasised(line.brief))}</li>`).join("")}</ol>`;
}

/** What a turn came to, in one sentence: what counts of it, and the same thing done twice said once. Lines of whoever has no seat, such as an
 * automaton, name him themselves. */
export function summary(turn: Turn, name: string): string {
  const loud = turn.filter((line) => line.kind !== "quiet");
  const counted = new Map<string, number>();
  for (const line of loud.length ? loud : turn.slice(-1)) counted.set(line.brief, (counted.get(line.brief) ?? 0) + 1);
  return `${name && `<b>${esc(name)}</b>: `}${[...counted].map(([text, n]) => emphasised(text) + (n > 1 ? ` ×${n}` : "")).join("; ")}`;
}

export function byTurns(lines: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const before = turns[turns.length - 1]?.[0];
    if (line.seat >= 0 && !alone(line) && !(before && alone(before)) && before?.seat === line.seat) turns[turns.length - 1]?.push(line);
    else turns.push([line]);
  }
  return turns;
}

/** The beginning of a round, and what somebody says, are no part of a turn. */
function alone(line: LogLine): boolean {
  return line.kind === "head" || line.kind === "remark";
}

function same(a: Turn, b: Turn): boolean {
  return a.length === b.length && a.every((line, i) => line.text === b[i]?.text && line.ply === b[i]?.ply && line.seat === b[i]?.seat);
}

function told(line: LogLine, text: string): string {
  const mark = line.seat >= 0 ? icon(`token-${line.seat}`) : icon("i-dot");
  const things = line.icons.map((id) => icon(id)).join("");
  return `<button type="button" class="told" data-ply="${line.ply}" data-spots="${esc(line.spots.join(" "))}" title="${esc(say("ui-to-ply"))}">${mark}<span>${text}</span>${things ? `<i class="things">${things}</i>` : ""}</button>`;
}

function unfolder(first: number, n: number, open: boolean): string {
  const label = esc(say(open ? "ui-log-less" : "ui-log-more", { n }));
  return `<button type="button" class="more" data-turn="${first}" aria-expanded="${open}" aria-label="${label}" title="${label}">${icon("i-fold")}</button>`;
}
