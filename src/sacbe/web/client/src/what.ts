/** "What is this?": a card beside whatever a mouse rests on, a finger stays on or the keyboard comes to: its name, what it does, the
 * numbers that hold now and its rule. A name that the page knows is there at once, the rest when the server has answered. It is never in
 * the way of a click: the mouse clicks through it, all but the rule's link, and a finger that has read does nothing. */
import { placed } from "./bubble";
import { $, esc, icon, say } from "./dom";
import type { Answer } from "./types";

const REST = 400;
/** On what can be chosen: the prompt speaks of it, and whoever is about to click wants to see the board. */
const LONG_REST = 1200;
const HOLD = 500;
/** So long does the card stay for a mouse that may be on its way to it. */
const GRACE = 300;
const SLIP = 8;
/** What covers so much of the board is told where the pointer is. */
const LARGE = 0.3;
export const THING = ".spot, [data-what]";

/** How somebody came to a thing. */
type Way = "rest" | "hold" | "key" | "focus";

export class What {
  private readonly box = $("#tip");
  private timer = 0;
  private leaving = 0;
  /** Under the mouse. */
  private over: Element | null = null;
  /** What the card is about, or will be when the answer has come. */
  private at: Element | null = null;
  private way: Way = "rest";
  private pointer = { x: 0, y: 0 };
  private from = { x: 0, y: 0 };
  /** A finger has stayed: the click of its release is no click. */
  private held = false;
  /** What has been told of the view that is shown. */
  private readonly told = new Map<string, Answer>();

  constructor(page: HTMLElement, private readonly free: () => boolean, private readonly ask: (thing: string) => void) {
    document.addEventListener("pointermove", (e) => { if (e.pointerType !== "touch") this.move(e); }, { capture: true });
    document.documentElement.addEventListener("pointerleave", () => this.leave());
    page.addEventListener("focusin", (e) => this.come(e.target as Element));
    page.addEventListener("focusout", (e) => { if (!this.held && !this.box.contains(e.relatedTarget as Node | null)) this.hide(); }); // a finger's release moves the focus too
    page.addEventListener("contextmenu", (e) => { if (this.held) e.preventDefault(); });
    page.addEventListener("wheel", () => this.hide(), { passive: true });
    this.box.addEventListener("click", (e) => { if ((e.target as Element).closest("a")) this.hide(); });
    // On the way down, as pieces and the board keep their presses to themselves.
    document.addEventListener("pointerdown", (e) => this.press(e, page), { capture: true });
    document.addEventListener("pointermove", (e) => this.slip(e), { capture: true });
    for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => { if (!this.held) clearTimeout(this.timer); }, { capture: true });
    // A key's click comes without a press (detail 0) and is meant.
    document.addEventListener("click", (e) => { if (this.held && e.detail && !this.box.contains(e.target as Node)) { this.held = false; e.stopPropagation(); e.preventDefault(); } }, { capture: true });
  }

  /** Whether it was there because somebody had called it. */
  dismiss(): boolean {
    const called = !this.box.hidden && (this.way === "key" || this.way === "hold");
    this.hide();
    return called;
  }

  hide(): void {
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
    if (!this.box.hidden && this.box.contains(document.activeElement)) (this.at as SVGElement | null)?.focus({ preventScroll: true });
    clearTimeout(this.timer); // coming back is no new coming
    this.box.hidden = true;
    this.at = null;
  }

  /** Another view: what was told may hold no more. */
  fresh(): void {
    this.told.clear();
    if (this.at && !this.at.isConnected) this.hide();
    else if (this.at) this.ask(name(this.at));
  }

  /** By key: what has the focus, or else what the mouse is on. */
  key(): void {
    const thing = document.activeElement?.closest(THING) ?? this.over?.closest(THING);
    if (thing) this.open(thing, "key");
  }

  answer(answer: Answer): void {
    this.told.set(answer.thing, answer);
    if (this.at?.isConnected && name(this.at) === answer.thing) this.write(this.at);
  }

  private leave(): void {
    this.over = null;
    if (this.way === "rest") this.hide();
  }

  private move(e: PointerEvent): void {
    this.pointer = { x: e.clientX, y: e.clientY };
    if (e.buttons) return;
    if (this.onCard(e)) { // on the way to it other things were passed: they are not meant
      clearTimeout(this.timer);
      clearTimeout(this.leaving);
      this.over = this.box;
      return;
    }
    const thing = (e.target as Element).closest?.(THING) ?? null;
    if (thing === this.over) return;
    this.over = thing;
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
    if (thing && thing === this.at) return;
    // A card goes before the next one comes, and hiding stops whatever was to come.
    if (this.at) this.leaving = window.setTimeout(() => { this.hide(); if (thing) this.soon(thing, "rest"); }, GRACE);
    else if (thing) this.soon(thing, "rest");
  }

  private onCard(e: PointerEvent): boolean {
    if (this.box.hidden) return false;
    const r = this.box.getBoundingClientRect();
    return e.clientX >= r.left && e.clientX <= r.right && e.clientY >= r.top && e.clientY <= r.bottom;
  }

  private come(el: Element): void {
    const thing = el.closest(THING);
    if (thing?.matches(":focus-visible")) this.soon(thing, "focus");
  }

  private press(e: PointerEvent, page: Element): void {
    if (this.box.contains(e.target as Node)) return;
    this.held = false;
    this.hide();
    this.pointer = this.from = { x: e.clientX, y: e.clientY };
    const thing = (e.target as Element).closest(THING);
    if (e.pointerType === "touch" && e.isPrimary && thing && page.contains(thing)) this.soon(thing, "hold");
  }

  /** A finger or a mouse that moves on while it presses is carrying something. */
  private slip(e: PointerEvent): void {
    if (e.buttons && Math.hypot(e.clientX - this.from.x, e.clientY - this.from.y) > SLIP && !this.box.contains(e.target as Node)) this.hide();
  }

  private soon(thing: Element, way: Way): void {
    clearTimeout(this.timer);
    const wait = way === "hold" ? HOLD : thing.matches(".legal, .chosen") ? LONG_REST : REST;
    this.timer = window.setTimeout(() => {
      if (!thing.isConnected || (way !== "hold" && !this.free())) return;
      this.held = way === "hold";
      this.open(thing, way);
    }, wait);
  }

  private open(thing: Element, way: Way): void {
    clearTimeout(this.leaving);
    this.at = thing;
    this.way = way;
    this.box.hidden = true;
    this.write(thing);
    if (!this.told.has(name(thing))) this.ask(name(thing));
  }

  private write(thing: Element): void {
    const answer = this.told.get(name(thing));
    const inner = answer ? whole(answer) : known(thing);
    if (!inner) return; // it has no name of its own: the answer will have one
    this.box.hidden = false; // first, as a change of what is shown is read out
    this.box.setAttribute("aria-live", this.way === "rest" ? "off" : "polite");
    this.box.innerHTML = inner;
    this.box.classList.toggle("held", this.way !== "rest");
    placed(this.box, this.target(thing), frame());
    if (this.way === "key") this.box.querySelector("a")?.focus();
  }

  private target(thing: Element): DOMRect {
    const r = thing.getBoundingClientRect();
    const board = $("#board").getBoundingClientRect();
    const large = this.way !== "key" && this.way !== "focus" && r.width * r.height > LARGE * board.width * board.height;
    return large ? new DOMRect(this.pointer.x - 6, this.pointer.y - 6, 12, 12) : r;
  }
}

function name(thing: Element): string {
  return thing.getAttribute("data-what") || thing.id;
}

/** What the page itself knows. */
function known(thing: Element): string {
  const label = thing.getAttribute("aria-label") ?? thing.getAttribute("data-name") ?? "";
  const own = thing.getAttribute("data-own") || label;
  const more = [own === label ? "" : label, thing.getAttribute("aria-description") ?? ""].filter(Boolean);
  return own ? `<b>${esc(own)}</b>${more.map((line) => `<p>${esc(line)}</p>`).join("")}` : "";
}

function whole(answer: Answer): string {
  const facts = answer.facts.map((fact) => `<li>${esc(fact)}</li>`).join("");
  return `<b>${esc(answer.name)}</b><p>${esc(answer.meaning)}</p>${facts ? `<ul>${facts}</ul>` : ""}
    <a class="rulelink" href="${esc(answer.url)}" data-rules="${esc(answer.rule)}">${icon("i-rules")}${esc(say("ui-rule", { rule: answer.rule }))}</a>`;
}

/** Where a card may lie: not on what is asked of the player. */
function frame(): DOMRect {
  const prompt = $("#prompt").getBoundingClientRect();
  const low = prompt.height && prompt.top > innerHeight * 0.4 ? prompt.top : innerHeight;
  return new DOMRect(0, 0, innerWidth, low);
}
