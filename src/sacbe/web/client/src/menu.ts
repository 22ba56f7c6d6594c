/** The table's menu: seats and bots, hot seat, ways to confirm, link, record, keys. */
import { setPalette } from "./chrome";
import { coaching } from "./coach";
import { $, all, copy, esc, icon, on, prefs, say } from "./dom";
import { morphInner } from "./morph";
import type { ToServer, View } from "./types";

/** Who plays for somebody who is away. */
export const STAND_IN = "expert";

/** What is so unless somebody has said no. */
const USUAL = ["curtain", "remarks", "sound", "vibration"];

export const menuPrefs = {
  get autoConfirm(): boolean { return prefs.get("auto-confirm") === "yes"; },
  get curtain(): boolean { return prefs.get("curtain") !== "no"; },
};

export class Menu {
  private readonly dialog = $<HTMLDialogElement>("#menu");
  private readonly game = $("#app").dataset.game as string;

  constructor(private readonly send: (m: ToServer) => void, private readonly sitAt: (seat: number) => void, switched: () => void) {
    on("[data-menu]", "click", () => this.open());
    this.dialog.addEventListener("click", (e) => {
      const target = e.target as Element;
      if (target === this.dialog || target.closest("[data-close]")) { this.dialog.close(); return; }
      const button = target.closest<HTMLElement>("button");
      if (!button) return;
      const { bot, back, hold } = button.dataset;
      if (bot) this.send({ t: "bot", seat: Number(bot), level: STAND_IN });
      if (back) this.send({ t: "bot", seat: Number(back), level: null });
      if (hold) { this.sitAt(Number(hold)); this.dialog.close(); }
      if (button.id === "menu-copy") void copy($("#menu-link").textContent ?? "", button);
    });
    for (const box of all<HTMLInputElement>("input[data-pref]", this.dialog)) {
      const key = box.dataset.pref as string;
      if (key === "coach") { box.addEventListener("change", () => { coaching.choose(this.game, box.checked); switched(); }); continue; }
      box.checked = USUAL.includes(key) ? prefs.get(key) !== "no" : prefs.get(key) === "yes";
      box.addEventListener("change", () => { prefs.set(key, box.checked ? "yes" : "no"); setPalette(); switched(); });
    }
  }

  open(): void {
    for (const box of all<HTMLInputElement>("[data-pref=coach]", this.dialog)) box.checked = coaching.on(this.game); // a key switches it too
    this.dialog.showModal();
  }

  show(view: View): void {
    const rows = view.panels.map((p) => {
      const held = view.held.includes(p.seat);
      const many = view.held.length > 1;
      const acts: string[] = [];
      if (held && many && p.seat !== view.seat) acts.push(`<button class="btn" type="button" data-hold="${p.seat}">${esc(say("ui-menu-hold"))}</button>`);
      // Only its holder can take a seat back, so nobody else is offered it.
      if (!view.over && p.stands_in) { if (held) acts.push(`<button class="btn" type="button" data-back="${p.seat}">${icon("i-undo")}${esc(say("ui-menu-back-mine"))}</button>`); }
      else if (!view.over && view.can.bot && !p.bot && (held || !p.online)) acts.push(`<button class="btn" type="button" data-bot="${p.seat}">${icon("i-bot")}${esc(say(held ? "ui-menu-bot-mine" : "ui-menu-bot"))}</button>`);
      return `<li class="seat-${p.seat}" id="menu-seat-${p.seat}">${icon(`token-${p.seat}`)}<b>${esc(p.name)}</b><span class="grow"></span>${acts.join("")}</li>`;
    });
    morphInner($("#menu-seats"), rows.join(""));
    $("#curtain-pref").hidden = view.held.length < 2;
    for (const el of all("#menu-record, #menu-position")) el.hidden = !view.over;
    $("#menu-seed").textContent = view.seed_hash;
  }
}
