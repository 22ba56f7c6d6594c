/** The teacher of a lesson: says the step, lights what it speaks of, and leads back and forth. It has a place of its own beside the
 * board, so that it never covers what it speaks of. */
import { guestName } from "./chrome";
import { coaching } from "./coach";
import { $, all, emphasised, esc, Failed, icon, post, prefs, say } from "./dom";
import { Light } from "./light";
import { morphInner } from "./morph";
import type { Lesson, ToServer, View } from "./types";

interface First { game: string; options: Record<string, unknown>; seats: number }

export class Teacher {
  private readonly box = $("#teacher");
  private readonly chapters = $<HTMLDialogElement>("#chapters");
  private readonly light = new Light();
  private now: Lesson | null = null;
  private drafted = -1; // how much of the turn was composed when it last spoke

  /** `bring`: has a place of the board brought into sight. */
  constructor(private readonly game: string, private readonly say: (message: ToServer) => void, private readonly bring: (id: string) => void) {
    document.body.classList.add("learning");
    for (const part of [this.box, this.chapters]) part.addEventListener("click", (e) => this.pressed(e.target as Element));
  }

  /** Where this browser stopped. */
  get place(): string {
    return prefs.get(`lesson.${this.game}`);
  }

  /** While others' turns are played back, what was said of mine stays. */
  show(view: View): void {
    const lesson = view.lesson;
    if (!lesson) return;
    document.body.classList.toggle("looking-on", !view.live);
    if (!view.live) { this.light.on([]); return; }
    const elsewhere = this.now?.place !== lesson.place || this.now.run !== lesson.run;
    this.now = lesson;
    this.remember(lesson);
    this.draw(lesson, view);
    document.body.classList.toggle("lit-players", lesson.lit.some((id) => id.startsWith("panel-")));
    const there = elsewhere ? lesson.lit.filter((id) => document.getElementById(id)?.closest("#picture")).pop() : this.goesOn(lesson, view);
    if (there) this.bring(there);
    this.drafted = view.step;
    this.light.on(waits(lesson, view) ? ["confirm"] : lesson.lit, lesson.kind !== "task");
  }

  /** What is to be clicked next, once something of the step is done: it may lie further down the board. */
  private goesOn(lesson: Lesson, view: View): string | undefined {
    return lesson.kind === "do" && view.step !== this.drafted ? view.actions.flatMap((one) => one.clicks).find((path) => path.length)?.[0] : undefined;
  }

  /** Enter: on, where there is nothing else to confirm. */
  enter(): boolean {
    const next = this.box.querySelector<HTMLElement>("[data-learn=next], [data-chapter], [data-real]");
    if (!next || (this.now && !["read", "outcome"].includes(this.now.kind))) return false;
    next.click();
    return true;
  }

  private remember(lesson: Lesson): void {
    const done = new Set(prefs.get(`lesson.${this.game}.done`).split(" ").filter(Boolean));
    const over = lesson.outcome === "done" || lesson.outcome === "better";
    if (over) done.add(lesson.chapters[lesson.chapter]?.name ?? "");
    const next = lesson.chapters[lesson.chapter + 1]?.name ?? "";
    prefs.set(`lesson.${this.game}`, over ? next && `${next}/` : lesson.place);
    prefs.set(`lesson.${this.game}.done`, [...done].join(" "));
  }

  private draw(lesson: Lesson, view: View): void {
    const title = lesson.chapters[lesson.chapter]?.title ?? "";
    const dots = Array.from({ length: lesson.steps }, (_, i) => `<i class="${i < lesson.step ? "been" : i === lesson.step ? "here" : ""}"></i>`).join("");
    const todo = lesson.outcome ? "" : waits(lesson, view) ? say("ui-lesson-confirm", { text: view.prompt.confirm || say("ui-confirm") }) : lesson.todo;
    const rule = lesson.rule && !lesson.outcome ? `<a class="rulelink" href="/rules/${esc(view.game)}#${esc(lesson.rule)}" data-rules="${esc(lesson.rule)}" aria-label="${esc(say("ui-rule", { rule: lesson.rule }))}">${icon("i-rules")}${esc(lesson.rule)}</a>` : "";
    this.box.className = `teacher ${lesson.kind} ${lesson.outcome}`;
    // morphed, so that the focus stays on the button that leads on
    morphInner(this.box, `<header><button class="tool" type="button" data-learn-open title="${esc(say("ui-lesson-chapters"))}">${icon("i-log")}<span>${esc(say("ui-lesson-chapter", { n: lesson.chapter + 1, m: lesson.chapters.length }))}</span></button>
        <span class="dots" role="img" aria-label="${esc(say("ui-lesson-step", { n: lesson.step + 1, m: lesson.steps }))}">${dots}</span></header>
      <h2>${esc(lesson.outcome ? say(`ui-lesson-${lesson.outcome}`) : lesson.kind === "task" ? say("ui-lesson-task") : title)}</h2>
      <p class="says-it">${emphasised(lesson.text)}${rule}</p>${todo ? `<p class="todo">${icon("i-play")}<b>${esc(todo)}</b></p>` : ""}
      <footer>${this.buttons(lesson)}</footer>`);
    Object.assign(this.box.dataset, { place: lesson.place, outcome: lesson.outcome });
    $("#taught").textContent = `${lesson.text.replace(/<\/?b>/g, "")} ${todo}`;
  }

  private buttons(lesson: Lesson): string {
    const next = lesson.chapters[lesson.chapter + 1];
    const button = (id: string, what: string, css: string, pic: string, word: string): string => `<button class="btn ${css}" type="button" id="teacher-${id}" title="${esc(word)}" ${what}>${icon(pic)}<span>${esc(word)}</span></button>`;
    const grow = `<span class="grow"></span>`;
    if (lesson.outcome) {
      const lost = lesson.outcome === "lost";
      const again = button("again", "data-learn=\"again\"", lost ? "go" : "", "i-replay", say("ui-lesson-again"));
      const on = next ? button("on", `data-chapter="${esc(next.name)}"`, lost ? "" : "go", "i-step-forward", say("ui-lesson-on")) : button("real", "data-real", "go", "i-play", say("ui-lesson-real"));
      return `${again}${grow}${on}`;
    }
    const back = lesson.step ? button("back", "data-learn=\"back\"", "undo", "i-step-back", say("ui-lesson-back")) : "";
    const last = lesson.kind === "task" && !next;
    const on = lesson.kind === "read" ? button("on", "data-learn=\"next\"", "go", "i-step-forward", say("ui-lesson-next")) : last ? "" : button("skip", "data-learn=\"skip\"", "undo", "i-step-forward", say("ui-lesson-skip"));
    // what passes over an exercise does not stand where "Next" was clicked a moment ago
    return lesson.kind === "read" ? `${back}${grow}${on}` : `${back}${on}`;
  }

  private pressed(target: Element): void {
    const what = target.closest<HTMLElement>("[data-learn]")?.dataset.learn;
    const chapter = target.closest<HTMLElement>("[data-chapter]")?.dataset.chapter;
    if (what) this.say({ t: "learn", do: what as "next", place: "" });
    if (chapter) this.go(chapter);
    if (target.closest("[data-learn-open]")) this.open();
    if (target.closest("[data-close]")) this.chapters.close();
    if (target.closest("[data-real]")) void this.real(target.closest("button"));
  }

  private go(chapter: string): void {
    this.chapters.close();
    this.say({ t: "learn", do: "go", place: `${chapter}/` });
  }

  private open(): void {
    const done = prefs.get(`lesson.${this.game}.done`).split(" ");
    $("#chapter-list").innerHTML = (this.now?.chapters ?? []).map((one, i) => `<li><button class="btn${i === this.now?.chapter ? " legal" : ""}" type="button" data-chapter="${esc(one.name)}">${icon(done.includes(one.name) ? "i-confirm" : "i-play")}<span>${i + 1}. ${esc(one.title)}</span><small>${esc(say("ui-minutes", { n: one.minutes }))}</small></button></li>`).join("");
    this.chapters.showModal();
  }

  /** After the lessons a real game, with the gentlest bots and a coach. */
  private async real(button: HTMLButtonElement | null): Promise<void> {
    const { game, options, seats } = JSON.parse($("#teacher").dataset.first ?? "{}") as First;
    if (button) button.disabled = true;
    coaching.invite(game);
    const sitters = Array.from({ length: seats }, (_, i) => (i ? { kind: "bot", level: "novice" } : { kind: "me", name: guestName() || say("ui-guest") }));
    try {
      location.href = (await post<{ url: string }>("/api/tables", { game, options, seats: sitters })).url;
    } catch (e) {
      if (!(e instanceof Failed)) throw e;
      for (const el of all(".says-it", this.box)) el.textContent = e.message;
      if (button) button.disabled = false;
    }
  }
}

/** What was to be done is done, and only waits to be confirmed. */
function waits(lesson: Lesson, view: View): boolean {
  return !lesson.outcome && lesson.kind === "do" && view.can.confirm;
}
