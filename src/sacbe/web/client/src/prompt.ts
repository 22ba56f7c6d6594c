/** The prompt bar: what is asked, what it costs, the buttons; a complaint or a hint speaks here for a while. */
import { rest } from "./advice";
import type { Aside } from "./away";
import { $, emphasised, esc, icon, say } from "./dom";
import { morphInner } from "./morph";
import type { PlanWords } from "./planning";
import type { Choice, Hint, View } from "./types";

const COMPLAINT_TIME = 4000;

interface Offer { buttons: Choice[]; begun: number; aside: Aside | null; redo: string | null; past: { title: string; detail: string } | null; plan: PlanWords | null }

export class PromptBar {
  private readonly ask = $("#ask");
  private readonly title = $("#ask h1");
  private readonly detail = $("#ask p");
  private readonly acts = $("#acts");
  private base = { title: "", detail: "" };
  private timer = 0;
  /** What is said instead of the detail, for a while: what a click has taken back. */
  private mentioned = "";
  private forget = 0;
  private hint: Hint | null = null;

  constructor() {
    addEventListener("resize", () => { this.fit(); this.fitTitle(); });
  }

  /** `buttons`: actions without a place on the board, and before them those that are whole although their path goes on:
   * so many are `begun`; `aside`: what is said instead while somebody is away or a bot plays for me; `redo`: what can be done again; `past`: what
   * happened at the moment that is looked back at; `plan`: what there is to say of a turn tried out beforehand;
   * `asked`: what to ask instead, now that a part of an action has been clicked; `picked` says which part. */
  show(view: View, { buttons, begun, aside, redo, past, plan }: Offer, asked: string, picked: string): void {
    // A complete draft already looks on to whoever comes next; whoever made it is asked to let it go.
    const label = view.prompt.confirm || say("ui-confirm");
    const now = aside ?? (view.can.confirm
      ? { title: say("ui-ready", { text: label }), detail: say("ui-ready-note") } : { title: view.prompt.title, detail: view.prompt.detail });
    this.base = past ?? { title: asked || plan?.title || now.title, detail: picked || plan?.detail || now.detail };
    if (!this.timer && !this.hint) this.say(this.base.title, this.mentioned || this.base.detail, "");
    this.meter(view.live && !aside ? view.prompt.meter : null);
    this.buttons(buttons, begun, (aside?.buttons ?? "") + (plan?.buttons ?? ""));
    const confirm = $<HTMLButtonElement>("#confirm");
    confirm.disabled = !view.can.confirm;
    $("#confirm span").textContent = view.can.confirm ? label : say("ui-confirm");
    // They never go away or change places: what stands under the pointer does what it did a moment ago, or nothing.
    $<HTMLButtonElement>("#undo").disabled = !view.can.undo && !picked; // what is only clicked so far is taken back by it too
    $<HTMLButtonElement>("#undo-turn").disabled = !view.can.undo;
    const again = $<HTMLButtonElement>("#redo");
    again.disabled = redo === null || !view.live;
    again.title = redo === null ? say("ui-redo") : `${say("ui-redo")}: ${redo} (Y)`;
  }

  private meter(left: [number, number] | null): void {
    const box = $("#meter");
    box.hidden = !left;
    if (!left) return;
    box.setAttribute("aria-label", say("ui-meter", { n: left[0], m: left[1] }));
    box.innerHTML = Array.from({ length: left[1] }, (_, i) => `<i class="${i < left[0] ? "left" : ""}"></i>`).join("");
  }

  /** Each has an id of its own: a focus that stays when the buttons change stays on the same action, or goes. What goes on
   * from a click comes before all `other`: a phone has one row, and shows these again when the click is taken back. */
  private buttons(choices: Choice[], begun: number, first: string): void {
    const hint = this.hint ? `<button class="btn legal" type="button" id="act-hint" data-code="${this.hint.code}">${icon("i-hint")}<span>${esc(say("ui-hint-do"))}</span><kbd>H</kbd></button>${this.whole(this.hint)}` : "";
    morphInner(this.acts, first + hint + choices.map((c, i) => `<button class="btn legal${begun && i >= begun ? " other" : ""}" type="button" id="act-${[c.code, ...c.then].join("-")}" data-code="${c.code}" data-then="${c.then.join(" ")}" title="${esc(c.note || c.label)}">
      ${icon(c.icon)}<span>${esc(c.label)}${c.note ? `<small>${esc(c.note)}</small>` : ""}</span>${c.cost ? `<b class="cost">${esc(c.cost)}</b>` : ""}${i < 9 ? `<kbd>${i + 1}</kbd>` : ""}</button>`).join(""));
    this.fit();
  }

  /** All of a suggested turn at once; it can be undone step by step like any other. */
  private whole(hint: Hint): string {
    return hint.then.length ? `<button class="btn legal" type="button" id="act-hint-all" data-code="${hint.code}" data-then="${rest(hint).join(" ")}"><span>${esc(say("ui-hint-all", { n: hint.then.length + 1 }))}</span></button>` : "";
  }

  /** Many, or too long for the window: they are said shorter and stand in rows. */
  private fit(): void {
    this.acts.classList.toggle("many", this.acts.childElementCount > (this.hint ? (this.hint.then.length ? 6 : 5) : 4));
    if (this.acts.scrollWidth > this.acts.clientWidth + 1) this.acts.classList.add("many");
  }

  /** Something that has no place on the board went wrong. */
  complain(text: string): void {
    clearTimeout(this.timer);
    this.say(text, "", "refuse");
    this.timer = window.setTimeout(() => this.settle(), COMPLAINT_TIME);
  }

  /** Something has come of a click that is easily overlooked; "": another click follows. */
  mention(text: string): void {
    if (text === this.mentioned) return;
    clearTimeout(this.forget);
    this.mentioned = text;
    if (text) this.forget = window.setTimeout(() => this.mention(""), COMPLAINT_TIME);
    if (!this.timer) this.rest();
  }

  /** The game has gone on: a complaint gives way to what is asked now. */
  settle(): void {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.rest();
  }

  suggest(hint: Hint | null): void {
    this.settle();
    if (!hint && !this.hint) return;
    this.hint = hint;
    this.rest();
  }

  get suggested(): Hint | null {
    return this.hint;
  }

  /** What the thing under the pointer or the focus would do; null = back to the question. */
  consider(choice: Choice | null): void {
    if (this.timer || this.hint || this.mentioned) return;
    this.detail.innerHTML = choice ? `<b>${esc(choice.label)}</b>${choice.note ? ` · ${esc(choice.note)}` : ""}` : emphasised(this.base.detail);
  }

  private rest(): void {
    if (this.hint) this.say(say("ui-hint-is", { text: this.hint.label }), `${this.hint.reason} ${this.hint.gain}`.trim(), "hinting");
    else this.say(this.base.title, this.mentioned || this.base.detail, "");
  }

  private fitTitle(): void {
    this.title.classList.toggle("long", (this.title.textContent ?? "").length > 44);
    if (this.title.scrollHeight > this.title.clientHeight + 1) this.title.classList.add("long"); // narrow: another line
  }

  private say(title: string, detail: string, css: string): void {
    this.ask.className = `ask ${css}`;
    if (this.title.textContent !== title) this.title.textContent = title;
    this.title.title = title;
    this.fitTitle();
    this.detail.innerHTML = emphasised(detail);
    this.detail.title = this.detail.textContent ?? "";
  }
}
