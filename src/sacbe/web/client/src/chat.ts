/** The chat beside the log, and whom one does not want to hear in it. */
import { $, all, esc, icon, prefs, say } from "./dom";
import type { Said } from "./types";

/** All who only look on are muted together: each of them can take another name at any time. */
const ONLOOKERS = -1;

export class Chat {
  private readonly seen = new Set<number>();
  private readonly muted: Set<number>; // seats
  private unread = 0;
  private last = 0;
  private readonly list = $<HTMLOListElement>("#chat-lines");
  private readonly input = $<HTMLInputElement>("#chat-text");
  private readonly unmute = $<HTMLButtonElement>("#chat-unmute");

  /** `key`: where this browser remembers what has been read and who is muted; `mine`: whether a seat is mine, whose words I know. */
  constructor(private readonly visible: () => boolean, send: (text: string) => boolean, private readonly key: string, private readonly mine: (seat: number) => boolean) {
    this.muted = new Set(prefs.get(`${key}.muted`).split(",").filter(Boolean).map(Number));
    this.unmute.addEventListener("click", () => {
      this.mute(null);
      this.list.querySelector<HTMLElement>("[data-mute]")?.focus();
    });
    this.list.addEventListener("click", (e) => {
      const speaker = (e.target as Element).closest<HTMLElement>("[data-mute]");
      if (!speaker) return;
      this.mute(Number(speaker.dataset.mute));
      this.unmute.focus();
    });
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
    const speaker = Math.max(said.seat, ONLOOKERS);
    const label = esc(speaker === ONLOOKERS ? say("ui-mute-onlookers") : say("ui-mute", { name: said.from }));
    const mute = this.mine(said.seat) ? "" : `<button type="button" class="mute-one" data-mute="${speaker}" aria-label="${label}" title="${label}">${icon("i-mute")}</button>`;
    const mark = said.seat >= 0 ? icon(`token-${said.seat}`) : icon("i-eye");
    this.list.insertAdjacentHTML("beforeend", `<li data-from="${speaker}"${this.muted.has(speaker) ? " hidden" : ""}>${mark}<span><b>${esc(said.from)}</b> ${esc(said.text)}</span>${mute}</li>`);
    this.list.scrollTop = this.list.scrollHeight;
    this.last = Math.max(this.last, said.id);
    this.offer();
    if (this.visible()) this.read();
    else if (said.id > Number(prefs.get(this.key)) && !this.mine(said.seat) && !this.muted.has(speaker)) this.count(this.unread + 1);
  }

  read(): void {
    this.count(0);
    prefs.set(this.key, String(this.last));
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** Somebody is not heard any more; null: everybody is heard again. */
  private mute(speaker: number | null): void {
    if (speaker === null) this.muted.clear();
    else this.muted.add(speaker);
    prefs.set(`${this.key}.muted`, [...this.muted].join(","));
    for (const line of all("li", this.list)) line.hidden = this.muted.has(Number(line.dataset.from));
    this.offer();
  }

  private offer(): void {
    this.unmute.hidden = !this.muted.size;
    this.unmute.textContent = say("ui-unmute", { n: all("li[hidden]", this.list).length });
  }

  private count(n: number): void {
    this.unread = n;
    for (const badge of all(".unread")) {
      badge.textContent = n ? String(n) : "";
      badge.hidden = !n;
    }
  }
}
