/** The home page: a game, who plays, and go. Also the list of my tables, kept fresh. */
import { guestName } from "./chrome";
import { $, all, esc, Failed, icon, on, post, prefs, say } from "./dom";
import { morphInner } from "./morph";
import { Workshop } from "./workshop";

/** `seats`: the numbers of players with which a choice can be played; without it, all. */
interface Choice { label: string; json: string; chosen: boolean; seats?: number[] }
/** `own`: a value of one's own may be put together in the workshop. */
interface Option { name: string; label: string; choices: Choice[]; own: boolean }
interface Game { slug: string; name: string; alone: string; low: number; high: number; options: Option[]; art: string; css: string }
interface Mine {
  table: string; url: string; slug: string; name: string; title: string; status: string; note: string;
  your_turn: boolean; over: boolean; open: boolean; seats: { seat: number; you: boolean; name: string }[];
}
type Mode = "bots" | "friends";
/** A seat as it is chosen: me, a bot level, a friend by link, a person at this screen. */
type Sitter = "me" | "open" | "hotseat" | string;

const REFRESH = 30_000;
const OWN = "own";
const LEVELS = ["novice", "explorer", "expert", "master"];

class Setup {
  private game: Game;
  private mode: Mode = "bots";
  private sitters: Sitter[] = [];
  private chosen: Record<string, string> = {};
  private readonly workshop = new Workshop();

  constructor(private readonly games: Game[]) {
    this.game = games[0] as Game;
    on("[data-start]", "click", (e) => {
      const button = e.currentTarget as HTMLElement;
      this.pick(button.dataset.start as string, button.dataset.mode as Mode);
      $("#setup").scrollIntoView({ block: "nearest", behavior: "smooth" });
      $("#go").focus({ preventScroll: true });
    });
    $("#setup").addEventListener("change", (e) => this.changed(e.target as HTMLElement));
    $("#setup").addEventListener("click", (e) => this.clicked(e.target as Element));
    this.pick(this.game.slug, "bots");
  }

  private pick(slug: string, mode: Mode): void {
    const game = this.games.find((g) => g.slug === slug) ?? this.game;
    const count = Math.max(game.low, Math.min(game.high, Number(prefs.get(`seats.${slug}`)) || 2));
    this.game = game;
    this.mode = mode;
    this.sitters = Array.from({ length: count }, (_, i) => (i === 0 ? "me" : this.usual()));
    this.chosen = Object.fromEntries(game.options.map((o) => [o.name, o.choices.find((c) => c.chosen)?.json ?? "null"]));
    this.paint();
  }

  private usual(): Sitter {
    return this.mode === "friends" ? "open" : prefs.get("level") || "explorer";
  }

  private changed(field: HTMLElement): void {
    if (field instanceof HTMLSelectElement && field.dataset.seat) {
      this.sitters[Number(field.dataset.seat)] = field.value;
      if (LEVELS.includes(field.value)) prefs.set("level", field.value);
    } else if (field instanceof HTMLSelectElement && field.dataset.option) {
      if (field.value === OWN) this.build(field.dataset.option);
      else this.chosen[field.dataset.option] = field.value;
    }
    this.paint();
  }

  private build(name: string): void {
    const { slug, art, css, options } = this.game;
    const now = JSON.parse(this.chosen[name] ?? "null") as unknown;
    const label = options.find((o) => o.name === name)?.label ?? name;
    void this.workshop.open({ slug, option: name, label, art, css }, typeof now === "string" ? now : "", (value) => {
      this.chosen[name] = JSON.stringify(value);
      this.paint();
    });
  }

  private choices(option: Option): string {
    const fitting = this.fitting(option);
    const now = this.chosen[option.name] ?? "";
    const mine = option.own && !fitting.some((c) => c.json === now) ? [{ json: now, label: say("ui-own-now") }] : [];
    const own = option.own ? [{ json: OWN, label: say("ui-own") }] : [];
    return [...fitting, ...mine, ...own].map((c) => `<option value="${esc(c.json)}"${c.json === now ? " selected" : ""}>${esc(c.label)}</option>`).join("");
  }

  private clicked(target: Element): void {
    const count = target.closest<HTMLElement>("[data-count]")?.dataset.count;
    if (count) {
      const n = Number(count);
      prefs.set(`seats.${this.game.slug}`, count);
      this.sitters = Array.from({ length: n }, (_, i) => this.sitters[i] ?? this.usual());
      this.paint();
    }
    if (target.closest("#go")) void this.start();
  }

  private paint(): void {
    for (const el of all("[data-card]")) el.classList.toggle("open", el.dataset.card === this.game.slug);
    const { low, high } = this.game;
    const counts = Array.from({ length: high - low + 1 }, (_, i) => low + i)
      .map((n) => `<button type="button" data-count="${n}" aria-pressed="${n === this.sitters.length}">${n}</button>`).join("");
    this.fit();
    const options = this.game.options.filter((o) => this.fitting(o).length > 1).map((o) => `<label class="opt"><span>${esc(o.label)}</span><select data-option="${esc(o.name)}">${this.choices(o)}</select></label>`).join("");
    const open = this.sitters.includes("open");
    morphInner($("#setup"), `<h3>${icon(open ? "i-people" : "i-play")}${esc(say(open ? "ui-setup-friends" : this.sitters.length > 1 ? "ui-setup-bots" : "ui-setup-alone", { name: this.game.name }))}</h3>
      <div class="line"><span class="lab">${esc(say("ui-players"))}</span><span class="seg" role="group" aria-label="${esc(say("ui-players"))}">${counts}</span></div>
      <ul class="sitters">${this.sitters.map((s, i) => this.seat(s, i)).join("")}</ul>
      ${options ? `<div class="line opts">${options}</div>` : ""}
      <p class="fine">${esc(this.note(open))}</p>
      <p class="complaint" id="setup-error" role="alert"></p>
      <button class="btn go big" id="go" type="button">${icon(open ? "i-link" : "i-play")}<span>${esc(say(open ? "ui-create" : "ui-start"))}</span></button>`);
  }

  private note(open: boolean): string {
    if (open) return say("ui-setup-open-note");
    if (this.sitters.includes("hotseat")) return say("ui-setup-hotseat-note");
    if (this.sitters.length > 1) return say("ui-setup-bots-note");
    return this.game.alone || say("ui-setup-alone-note");
  }

  private fitting(option: Option): Choice[] {
    return option.choices.filter((c) => !c.seats || c.seats.includes(this.sitters.length));
  }

  /** Choices that cannot be played with this number of players give way to those that can. */
  private fit(): void {
    for (const option of this.game.options) {
      const fitting = this.fitting(option);
      const now = this.chosen[option.name];
      const own = option.own && now !== undefined && !option.choices.some((c) => c.json === now);
      if (own || fitting.some((c) => c.json === now)) continue;
      const usual = fitting.find((c) => c.chosen) ?? fitting[0];
      if (usual) this.chosen[option.name] = usual.json;
    }
  }

  private seat(sitter: Sitter, i: number): string {
    const choice = (value: string, label: string): string => `<option value="${value}"${value === sitter ? " selected" : ""}>${esc(label)}</option>`;
    const who = i === 0
      ? `<b>${esc(guestName() || say("ui-you-cap"))}</b><small>${esc(say(guestName() ? "ui-you" : "seat-0"))}</small>`
      : `<label class="sr" for="sitter-${i}">${esc(say("ui-seat-n", { n: i + 1 }))}</label><select id="sitter-${i}" data-seat="${i}"><optgroup label="${esc(say("ui-kind-bot"))}">${
        LEVELS.map((l) => choice(l, say("ui-bot-of", { level: say(`level-${l}`) }))).join("")}</optgroup><optgroup label="${esc(say("ui-kind-person"))}">${
        choice("open", say("ui-kind-open"))}${choice("hotseat", say("ui-kind-hotseat"))}</optgroup></select><small>${esc(LEVELS.includes(sitter) ? say(`level-${sitter}-note`) : say(`ui-kind-${sitter}-note`))}</small>`;
    return `<li class="botseat seat-${i}" id="sit-${i}">${icon(`leader-${i}`, "av")}<span class="who">${who}</span></li>`;
  }

  private async start(): Promise<void> {
    const button = $<HTMLButtonElement>("#go");
    const name = guestName() || say("ui-guest");
    button.disabled = true;
    const seats = this.sitters.map((s, i) => {
      if (s === "me") return { kind: "me", name };
      if (s === "open") return { kind: "open" };
      if (s === "hotseat") return { kind: "hotseat", name: say("ui-player-n", { n: i + 1 }) };
      return { kind: "bot", level: s };
    });
    const options = Object.fromEntries(Object.entries(this.chosen).map(([k, json]) => [k, JSON.parse(json) as unknown]));
    try {
      const made = await post<{ url: string }>("/api/tables", { game: this.game.slug, options, seats });
      location.href = made.url;
    } catch (e) {
      if (!(e instanceof Failed)) throw e;
      $("#setup-error").textContent = e.message;
      button.disabled = false;
    }
  }
}

function row(m: Mine): string {
  const dots = m.seats.map((s) => `<i class="seatdot${s.you ? " on" : ""}" title="${esc(s.name)}">${icon(`token-${s.seat}`)}</i>`).join("");
  return `<a class="trow${m.your_turn ? " yours" : ""}" href="${esc(m.url)}" id="mine-${esc(m.table)}"><span class="tx"><b>${esc(m.name)}${m.title ? ` · ${esc(m.title)}` : ""}</b><small>${esc(m.note)}</small></span>
    <span class="toks">${dots}</span><span class="st">${m.your_turn ? `<em>${esc(say("ui-your-turn"))}</em>` : esc(m.status)}</span></a>`;
}

async function freshen(): Promise<void> {
  if (document.hidden) return;
  const reply = await fetch("/api/mine", { headers: { accept: "application/json" } }).catch(() => null);
  if (!reply?.ok) return;
  const mine = (await reply.json()) as Mine[];
  morphInner($("#mine-rows"), mine.map(row).join(""));
  $("#mine").hidden = mine.length === 0;
  const turns = mine.filter((m) => m.your_turn).length;
  $("#mine-count").textContent = turns ? String(turns) : "";
  $("#mine-count").hidden = !turns;
}

export function home(): void {
  const games = JSON.parse($("#games-data").textContent ?? "[]") as Game[];
  if (games.length) new Setup(games);
  void freshen();
  setInterval(() => void freshen(), REFRESH);
  document.addEventListener("visibilitychange", () => void freshen());
}
