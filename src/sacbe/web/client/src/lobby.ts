/** Before the game: who sits where, the invitation, a name and a seat for a guest. */
import { $, copy, esc, Failed, icon, post, prefs, say } from "./dom";
import { aboutLevel, USUAL } from "./levels";
import type { Worths } from "./levels";
import { morphInner } from "./morph";
import type { Lobby as LobbyView, LobbySeat } from "./types";


export class Lobby {
  private readonly box = $("#lobby");
  private readonly seats = $("#lobby-seats");
  private readonly level = $<HTMLSelectElement>("#fill-level");
  private last: LobbyView | null = null;

  constructor(private readonly table: string, private readonly reconnect: () => void) {
    const name = $<HTMLInputElement>("#join-name");
    if (!name.value) name.value = prefs.get("name");
    $("#join-form").addEventListener("submit", (e) => { e.preventDefault(); void this.join(null); });
    this.seats.addEventListener("click", (e) => {
      const pressed = (e.target as Element).closest<HTMLElement>("[data-seat], [data-free]")?.dataset;
      if (pressed?.seat) void this.join(Number(pressed.seat));
      if (pressed?.free) void this.try(`/api/tables/${this.table}/remove`, { seat: Number(pressed.free) });
    });
    $("#fill-form").addEventListener("submit", (e) => { e.preventDefault(); void this.fill(); });
    $("#lobby-copy").addEventListener("click", (e) => void copy($("#lobby-link").textContent ?? "", e.currentTarget as HTMLElement));
    this.level.addEventListener("change", () => this.describe());
    const levels = JSON.parse(this.level.dataset.levels || "[]") as string[];
    this.level.innerHTML = levels.map((l) => `<option value="${l}"${l === USUAL ? " selected" : ""}>${esc(say(`level-${l}`))}</option>`).join("");
  }

  show(lobby: LobbyView): void {
    this.last = lobby;
    this.box.hidden = false;
    document.body.classList.add("waiting");
    const mine = lobby.seats.some((s) => s.you);
    const open = lobby.seats.filter((s) => s.kind === "open").length;
    morphInner(this.seats, lobby.seats.map((s) => this.seat(s, mine, lobby.host)).join(""));
    $("#lobby-title").textContent = say(mine ? "ui-lobby-wait" : "ui-lobby-join");
    $("#lobby-count").textContent = say("ui-lobby-count", { n: lobby.seats.length - open, m: lobby.seats.length });
    $("#join-form").hidden = mine || !open;
    $("#fill-form").hidden = !lobby.host || !open;
    this.describe();
    if (lobby.link) $("#lobby-link").textContent = lobby.link;
  }

  hide(): void {
    if (!this.last) return;
    this.last = null;
    this.box.hidden = true;
    document.body.classList.remove("waiting");
  }

  private seat(s: LobbySeat, mine: boolean, host: boolean): string {
    const who = s.kind === "open"
      ? `<span class="who"><b>${esc(say("ui-seat-open"))}</b><small>${esc(say(`seat-${s.seat}`))}</small></span>`
      : `<span class="who"><b>${icon(`token-${s.seat}`)}${esc(s.name)}</b><small>${esc(s.you ? say("ui-you") : s.kind === "bot" ? say("ui-bot-level", { level: say(`level-${s.level}`) }) : say(s.online ? "ui-here" : "ui-away"))}</small></span>`;
    const sit = s.kind === "open" && !mine ? `<button class="btn legal" type="button" data-seat="${s.seat}">${esc(say("ui-sit-here"))}</button>` : "";
    const free = s.kind === "person" && host && !s.you ? `<button class="btn" type="button" data-free="${s.seat}" title="${esc(say("ui-free-note", { name: s.name }))}">${esc(say("ui-free"))}</button>` : "";
    return `<li class="lseat seat-${s.seat} ${s.kind}" id="lseat-${s.seat}">${icon(`leader-${s.seat}`, "av")}${who}${sit}${free}</li>`;
  }

  private async join(seat: number | null): Promise<void> {
    const input = $<HTMLInputElement>("#join-name");
    const name = input.value.trim();
    if (!name) {
      this.complain(say("ui-name-first"));
      input.focus();
      return;
    }
    prefs.set("name", name);
    await this.try(`/api/tables/${this.table}/join`, seat === null ? { name } : { name, seat });
  }

  private describe(): void {
    const worths = JSON.parse(this.level.dataset.worth || "{}") as Worths;
    morphInner($("#fill-note"), aboutLevel(this.level.value, worths, this.last?.seats.length ?? 0));
  }

  private async fill(): Promise<void> {
    await this.try(`/api/tables/${this.table}/fill`, { level: this.level.value });
  }

  private async try(url: string, body: unknown): Promise<void> {
    try {
      await post(url, body);
      this.complain("");
      this.reconnect();
    } catch (e) {
      if (!(e instanceof Failed)) throw e;
      this.complain(e.message);
    }
  }

  private complain(text: string): void {
    $("#lobby-error").textContent = text;
  }
}
