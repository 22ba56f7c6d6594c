/** The home page: what waits for me, the game I played last in one click, a game and who plays, and go; finished games. */
import { guestName } from "./chrome";
import { $, all, esc, Failed, icon, lang, on, post, prefs, say } from "./dom";
import { aboutLevel, USUAL } from "./levels";
import type { Worths } from "./levels";
import { morphInner } from "./morph";
import { fitting, OWN, usual, variants } from "./variants";
import type { Option } from "./variants";
import { Workshop } from "./workshop";

interface Game { slug: string; name: string; alone: string; low: number; high: number; options: Option[]; levels: string[]; worth: Worths; art: string; css: string }
interface Mine {
  table: string; url: string; slug: string; name: string; title: string; status: string; note: string;
  your_turn: boolean; over: boolean; open: boolean; changed: number; picture: string; seats: { seat: number; you: boolean; name: string }[];
}
/** What was chosen for a game when it was last played: kept for each game. */
interface Kept { sitters: Sitter[]; names: string[]; chosen: Record<string, string> }
type Mode = "bots" | "friends";
/** A seat as it is chosen: me, a bot level, a friend by link, a person at this screen. */
type Sitter = "me" | "open" | "hotseat" | string;

const REFRESH = 30_000;

class Setup {
  private game: Game;
  private mode: Mode = "bots";
  private sitters: Sitter[] = [];
  private chosen: Record<string, string> = {};
  /** Names of those who play at this screen, by seat. */
  private names: string[] = [];
  private readonly workshop = new Workshop();

  constructor(private readonly games: Game[]) {
    const last = games.find((g) => g.slug === prefs.get("last"));
    this.game = last ?? (games[0] as Game);
    on("[data-start]", "click", (e) => {
      const button = e.currentTarget as HTMLElement;
      this.pick(button.dataset.start as string, button.dataset.mode as Mode);
      $("#setup").scrollIntoView({ block: "nearest", behavior: "smooth" });
      $("#go").focus({ preventScroll: true });
    });
    $("#setup").addEventListener("change", (e) => this.changed(e.target as HTMLElement));
    $("#setup").addEventListener("click", (e) => this.clicked(e.target as Element));
    this.pick(this.game.slug, "bots");
    if (last && this.kept(last.slug)) this.offerAgain();
  }

  /** The same as last time, in one click. */
  private offerAgain(): void {
    $("#again").hidden = false;
    const others = this.sitters.slice(1).map((s, i) => (this.game.levels.includes(s) ? say("ui-bot-of", { level: say(`level-${s}`) }) : s === "hotseat" ? this.names[i + 1] || say("ui-player-n", { n: i + 2 }) : say("ui-kind-open")));
    $("#again-go span").textContent = [say("ui-again", { name: this.game.name }), ...others].join(" · ");
    $("#again-go").addEventListener("click", () => { this.pick(prefs.get("last") ?? this.game.slug, null); void this.start($<HTMLButtonElement>("#again-go")); });
  }

  private kept(slug: string): Kept | null {
    return JSON.parse(prefs.get(`setup.${slug}`) || "null") as Kept | null;
  }

  /** `mode` null: exactly as it was played last. */
  private pick(slug: string, mode: Mode | null): void {
    const game = this.games.find((g) => g.slug === slug) ?? this.game;
    const kept = this.kept(slug);
    const with_ = kept?.sitters.includes("open") ? "friends" : "bots";
    this.game = game;
    this.mode = mode ?? with_;
    const count = Math.max(game.low, Math.min(game.high, kept?.sitters.length ?? 2));
    // A game with friends is not set up as the last one with bots was, but with as many players.
    const before = kept && this.mode === with_ ? kept.sitters.map((s) => (this.known(s) ? s : this.usual())) : [];
    this.sitters = Array.from({ length: this.mode === "friends" ? Math.max(2, count) : count }, (_, i) => (i === 0 ? "me" : before[i] ?? this.usual()));
    this.names = kept?.names ?? [];
    this.chosen = Object.fromEntries(game.options.map((o) => [o.name, kept?.chosen[o.name] ?? o.choices.find((c) => c.chosen)?.json ?? "null"]));
    this.paint();
  }

  private usual(): Sitter {
    const level = prefs.get("level");
    return this.mode === "friends" ? "open" : this.game.levels.includes(level) ? level : USUAL;
  }

  /** A bot of another package may be gone, or not play this game. */
  private known(sitter: Sitter): boolean {
    return ["me", "open", "hotseat", ...this.game.levels].includes(sitter);
  }

  private changed(field: HTMLElement): void {
    if (field instanceof HTMLInputElement && field.dataset.name) {
      this.names[Number(field.dataset.name)] = field.value.trim();
      return;
    }
    if (field instanceof HTMLSelectElement && field.dataset.seat) {
      this.sitters[Number(field.dataset.seat)] = field.value;
      if (this.game.levels.includes(field.value)) prefs.set("level", field.value);
    } else if ((field instanceof HTMLSelectElement || field instanceof HTMLInputElement) && field.dataset.option) {
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

  private clicked(target: Element): void {
    const count = target.closest<HTMLElement>("[data-count]")?.dataset.count;
    if (count) {
      const n = Number(count);
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
    const open = this.sitters.includes("open");
    const together = !open && this.sitters.includes("hotseat");
    const title = open ? "ui-setup-friends" : together ? "ui-setup-hotseat" : this.sitters.length > 1 ? "ui-setup-bots" : "ui-setup-alone";
    const unfolded = document.querySelector<HTMLDetailsElement>("#variants")?.open ?? false;
    morphInner($("#setup"), `<h2 class="h3">${icon(open ? "i-people" : "i-play")}${esc(say(title, { name: this.game.name }))}</h2>
      <div class="line"><span class="lab">${esc(say("ui-players"))}</span><span class="seg" role="group" aria-label="${esc(say("ui-players"))}">${counts}</span></div>
      <ul class="sitters">${this.sitters.map((s, i) => this.seat(s, i)).join("")}</ul>
      <p class="fine">${esc(this.note(open))}</p>
      ${variants(this.game.options, this.sitters.length, this.chosen, unfolded)}
      <p class="complaint" id="setup-error" role="alert"></p>
      <button class="btn go big" id="go" type="button">${icon(open ? "i-link" : "i-play")}<span>${esc(say(open ? "ui-create" : "ui-start"))}</span></button>`);
    // What was clicked but not taken (a workshop that was closed again) is not what is chosen.
    for (const field of all<HTMLInputElement>("#setup input[data-option]")) field.checked = field.value === this.chosen[field.dataset.option ?? ""];
  }

  private note(open: boolean): string {
    if (open) return say("ui-setup-open-note");
    if (this.sitters.includes("hotseat")) return say("ui-setup-hotseat-note");
    if (this.sitters.length > 1) return say("ui-setup-bots-note");
    return this.game.alone || say("ui-setup-alone-note");
  }

  /** Choices that cannot be played with this number of players give way to those that can. */
  private fit(): void {
    for (const option of this.game.options) {
      const now = this.chosen[option.name];
      const own = option.own && now !== undefined && !option.choices.some((c) => c.json === now);
      if (own || fitting(option, this.sitters.length).some((c) => c.json === now)) continue;
      this.chosen[option.name] = usual(option, this.sitters.length);
    }
  }

  private seat(sitter: Sitter, i: number): string {
    const choice = (value: string, label: string): string => `<option value="${value}"${value === sitter ? " selected" : ""}>${esc(label)}</option>`;
    const who = i === 0
      ? `<b>${esc(guestName() || say("ui-you-cap"))}</b><small>${esc(say(guestName() ? "ui-you" : "seat-0"))}</small>`
      : `<label class="sr" for="sitter-${i}">${esc(say("ui-seat-n", { n: i + 1 }))}</label><select id="sitter-${i}" data-seat="${i}"><optgroup label="${esc(say("ui-kind-bot"))}">${
        this.game.levels.map((l) => choice(l, say("ui-bot-of", { level: say(`level-${l}`) }))).join("")}</optgroup><optgroup label="${esc(say("ui-kind-person"))}">${
        choice("open", say("ui-kind-open"))}${choice("hotseat", say("ui-kind-hotseat"))}</optgroup></select>${sitter === "hotseat"
        ? `<label class="sr" for="name-${i}">${esc(say("ui-name-of", { n: i + 1 }))}</label><input id="name-${i}" data-name="${i}" maxlength="20" value="${esc(this.names[i] ?? "")}" placeholder="${esc(say("ui-player-n", { n: i + 1 }))}" autocomplete="off">`
        : this.game.levels.includes(sitter) ? aboutLevel(sitter, this.game.worth, this.sitters.length) : `<small>${esc(say(`ui-kind-${sitter}-note`))}</small>`}`;
    return `<li class="botseat seat-${i}" id="sit-${i}">${icon(`leader-${i}`, "av")}<span class="who">${who}</span></li>`;
  }

  private async start(button = $<HTMLButtonElement>("#go")): Promise<void> {
    const name = guestName() || say("ui-guest");
    button.disabled = true;
    const seats = this.sitters.map((s, i) => {
      if (s === "me") return { kind: "me", name };
      if (s === "open") return { kind: "open" };
      if (s === "hotseat") return { kind: "hotseat", name: this.names[i] || say("ui-player-n", { n: i + 1 }) };
      return { kind: "bot", level: s };
    });
    const options = Object.fromEntries(Object.entries(this.chosen).map(([k, json]) => [k, JSON.parse(json) as unknown]));
    try {
      const made = await post<{ url: string }>("/api/tables", { game: this.game.slug, options, seats });
      prefs.set("last", this.game.slug);
      prefs.set(`setup.${this.game.slug}`, JSON.stringify({ sitters: this.sitters, names: this.names, chosen: this.chosen } satisfies Kept));
      location.href = made.url;
    } catch (e) {
      if (!(e instanceof Failed)) throw e;
      $("#setup-error").textContent = e.message;
      button.disabled = false;
    }
  }
}

/** "3 minutes ago", in the reader's language. */
function ago(second: number): string {
  const past = Math.max(0, Date.now() / 1000 - second);
  const [unit, size] = ([["day", 86400], ["hour", 3600], ["minute", 60]] as const).find(([, s]) => past >= s) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-Math.floor(past / size), unit);
}

function row(m: Mine): string {
  const others = m.seats.filter((s) => !s.you).map((s) => `<span class="seat-${s.seat}">${icon(`token-${s.seat}`)}${esc(s.name)}</span>`).join("");
  const picture = m.your_turn && m.picture ? `<img src="${esc(m.picture)}" alt="" loading="lazy">` : "";
  return `<a class="trow${m.your_turn ? " yours" : ""}" href="${esc(m.url)}" id="mine-${esc(m.table)}">${picture}<span class="tx"><b>${esc(m.name)}</b>${m.over ? "" : `<small>${esc(m.note)}</small>`}<span class="against">${others}</span></span>
    <span class="st">${m.your_turn ? `<em>${esc(say("ui-your-turn"))}</em>` : `<b>${esc(m.status)}</b>`}<small>${esc(ago(m.changed))}</small></span></a>`;
}

/** What waits for me first, then what I wait for; finished games apart. */
function tables(mine: Mine[]): void {
  const waiting = mine.filter((m) => !m.over).sort((a, b) => Number(b.your_turn) - Number(a.your_turn));
  const finished = mine.filter((m) => m.over);
  for (const [name, some] of [["waiting", waiting], ["finished", finished]] as const) {
    morphInner($(`#${name}-rows`), some.map(row).join(""));
    $(`#${name}`).hidden = some.length === 0;
  }
  const turns = waiting.filter((m) => m.your_turn).length;
  $("#mine-count").textContent = turns ? String(turns) : "";
  $("#mine-count").hidden = !turns;
}

async function freshen(): Promise<void> {
  if (document.hidden) return;
  const reply = await fetch("/api/mine", { headers: { accept: "application/json" } }).catch(() => null);
  if (reply?.ok) tables((await reply.json()) as Mine[]);
}

export function home(): void {
  const games = JSON.parse($("#games-data").textContent ?? "[]") as Game[];
  if (games.length) new Setup(games);
  tables(JSON.parse($("#mine-data").textContent ?? "[]") as Mine[]);
  setInterval(() => void freshen(), REFRESH);
  document.addEventListener("visibilitychange", () => void freshen());
}
