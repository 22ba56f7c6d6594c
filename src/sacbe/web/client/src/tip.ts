/** What a place is called, for eyes: shown when the mouse rests on a place that cannot be chosen now, when the keyboard comes to
 * one, and when a finger stays on any. It only tells: it is never in the way of a click, and a finger that has read does nothing. */
import { beside } from "./bubble";
import { $, esc } from "./dom";

const REST = 400;
const HOLD = 500;
const SLIP = 8;

export class Tip {
  private readonly box = $("#tip");
  private timer = 0;
  /** Under the mouse. */
  private over: Element | null = null;
  private from = { x: 0, y: 0 };
  /** A finger has stayed: the click of its release is no click. */
  private held = false;

  constructor(holder: HTMLElement, private readonly free: () => boolean) {
    holder.addEventListener("pointerover", (e) => { if (e.pointerType !== "touch") this.rest(e); });
    holder.addEventListener("pointerleave", (e) => { if (e.pointerType !== "touch") this.leave(); });
    holder.addEventListener("focusin", (e) => this.come(e.target as Element));
    holder.addEventListener("focusout", () => { if (!this.held) this.hide(); }); // a finger's release moves the focus too
    holder.addEventListener("contextmenu", (e) => { if (this.held) e.preventDefault(); });
    // On the way down, as pieces and the board keep their presses to themselves.
    document.addEventListener("pointerdown", (e) => this.press(e, holder), { capture: true });
    document.addEventListener("pointermove", (e) => this.slip(e), { capture: true });
    for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => { if (!this.held) clearTimeout(this.timer); }, { capture: true });
    // A key's click comes without a press (detail 0) and is meant.
    document.addEventListener("click", (e) => { if (this.held && e.detail) { this.held = false; e.stopPropagation(); e.preventDefault(); } }, { capture: true });
    document.addEventListener("keydown", (e) => { if (e.key === "Escape") this.hide(); });
  }

  hide(): void {
    clearTimeout(this.timer);
    this.box.hidden = true;
  }

  private leave(): void {
    this.over = null;
    this.hide();
  }

  private rest(e: PointerEvent): void {
    const spot = (e.target as Element).closest(".spot");
    if (spot === this.over) return;
    this.hide();
    this.over = spot;
    if (spot && !e.buttons) this.soon(spot, REST, true);
  }

  private come(el: Element): void {
    const spot = el.closest(".spot");
    if (spot?.matches(":focus-visible")) this.soon(spot, REST, true);
  }

  private press(e: PointerEvent, holder: Element): void {
    this.held = false;
    this.hide();
    this.from = { x: e.clientX, y: e.clientY };
    const spot = (e.target as Element).closest(".spot");
    if (e.pointerType !== "touch" || !e.isPrimary || !spot || !holder.contains(spot)) return;
    this.soon(spot, HOLD, false);
  }

  /** A finger or a mouse that moves on while it presses is carrying something. */
  private slip(e: PointerEvent): void {
    if (e.buttons && Math.hypot(e.clientX - this.from.x, e.clientY - this.from.y) > SLIP) this.hide();
  }

  /** `idle`: only if it cannot be chosen, as the prompt speaks of what can. */
  private soon(spot: Element, wait: number, idle: boolean): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (!spot.isConnected || (idle && (!this.free() || spot.matches(".legal, .chosen")))) return;
      const told = this.show(spot);
      this.held = told && !idle;
    }, wait);
  }

  private show(spot: Element): boolean {
    const label = spot.getAttribute("aria-label") ?? "";
    const name = spot.getAttribute("data-own") || label;
    const more = [name === label ? "" : label, spot.getAttribute("aria-description") ?? ""].filter(Boolean);
    if (!name) return false;
    this.box.innerHTML = `<b>${esc(name)}</b>${more.map((line) => `<span>${esc(line)}</span>`).join("")}`;
    this.box.hidden = false;
    beside(this.box, spot.getBoundingClientRect(), true);
    return true;
  }
}
