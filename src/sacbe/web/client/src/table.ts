/** The table page: shows each view the server sends and sends back what the person decides. */
import { Absence } from "./away";
import { Bubble } from "./bubble";
import { Clicks, tookBy } from "./clicks";
import { Curtain } from "./curtain";
import { $, all, copy, emphasised, lang, on, say } from "./dom";
import { Drag } from "./drag";
import { countUp, endScreen } from "./end";
import { listen, orderTargets } from "./keys";
import { Lenses } from "./lenses";
import { Lobby } from "./lobby";
import { Chat, Log } from "./log";
import { Menu, menuPrefs, STAND_IN } from "./menu";
import { morphBoard, morphInner } from "./morph";
import { Nearer } from "./nearer";
import { panels, strip } from "./panels";
import { PromptBar } from "./prompt";
import { Recap } from "./recap";
import { Replay } from "./replay";
import { RuleSheet } from "./rulesheet";
import { Scenes } from "./scenes";
import { Line } from "./socket";
import { speed, speedControls } from "./speed";
import { Steps } from "./steps";
import { Tip } from "./tip";
import { Trails } from "./trails";
import type { Choice, FromServer, Hint, Layout, Refused, ToServer, View } from "./types";

/** Phones, and tablets held upright; table.css asks the same. The narrow ones however high they are: a keyboard on the screen
 * takes half of it away. */
const tall = matchMedia("(max-width: 559px), (max-width: 1000px) and (orientation: portrait)");
/** Fingers have no Esc. */
const touch = matchMedia("(hover: none), (pointer: coarse)");

/** Others may move while I think: what I was asked, and what I have begun to click, stays. */
function sameDecision(a: View, b: View): boolean {
  return a.live === b.live && a.seat === b.seat && a.step === b.step && (a.live || a.ply === b.ply)
    && a.actions.length === b.actions.length && a.actions.every((c, i) => c.code === b.actions[i]?.code && c.then.join() === b.actions[i]?.then.join());
}

export class Table {
  private readonly id = $("#app").dataset.table as string;
  private view: View | null = null;
  /** The newest view, not yet shown. */
  private unseen: View | null = null;
  private seat: number | null = null;
  /** Said and not yet answered: a second click must not say it twice. */
  private waiting = false;
  /** What could be chosen before the last step, to take another choice with one click. */
  private before: Choice[] | null = null;
  private again: string | null = null;
  /** The second click of a double click takes nothing back. */
  private twice = false;
  private asked: string[] = [];
  private looked = "";
  private readonly clicks = new Clicks();
  private readonly curtain = new Curtain(this.id, (view) => this.show(view));
  private readonly bubble = new Bubble();
  private readonly tip = new Tip($("#map"), () => !this.bubble.shown);
  private readonly lenses = new Lenses();
  private readonly nearer = new Nearer($("#map"), $("#nearer"));
  private readonly prompt = new PromptBar();
  private readonly steps = new Steps((at) => this.undo(at));
  private readonly replay = new Replay((ply) => this.say({ t: "replay", ply }));
  private readonly log = new Log((ply) => this.lookBack(ply));
  private readonly recap = new Recap((ply) => this.playBack(ply));
  private readonly trails = new Trails();
  private readonly scenes = new Scenes();
  /** The newest ply that was shown or is being played back. */
  private followed = -1;
  /** Whether things have happened while nobody was looking at this page. */
  private missed = true;
  private readonly chat = new Chat(() => document.body.dataset.tab === "chat", (text) => this.say({ t: "chat", text }), `chat.${this.id}`, (seat) => this.view?.held.includes(seat) ?? false);
  private readonly menu = new Menu((m) => this.say(m), (seat) => this.sitAt(seat));
  private readonly lobby: Lobby;
  private readonly line: Line;
  private readonly absence = new Absence(() => { if (this.view) this.people(this.view); });
  private linked = new URL(location.href).searchParams.get("ply");

  constructor() {
    const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.id}/socket`;
    this.line = new Line(url, {
      hello: () => ({ t: "hello", lang, layout: this.layout(), view: "page", seat: this.seat }),
      heard: (m) => this.hear(m),
      line: (up) => this.lineIs(up),
    });
    speedControls();
    new RuleSheet($<HTMLAnchorElement>("#rules-page").href, () => this.bubble.refusal);
    new Drag($("#map"), (piece, spot) => this.carry(piece, spot));
    this.lobby = new Lobby(this.id, () => this.line.now());
    tall.addEventListener("change", () => { this.look(); this.tab(tall.matches ? "board" : "log"); });
    this.wire();
    this.tab(tall.matches ? "board" : "log");
  }

  private layout(): Layout {
    return tall.matches ? "tall" : "wide";
  }

  private say(message: ToServer): boolean {
    return this.line.send(message);
  }

  private look(): void {
    this.say({ t: "look", lang, layout: this.layout(), seat: this.seat });
  }

  private sitAt(seat: number): void {
    this.seat = seat;
    this.look();
  }

  private lineIs(up: boolean): void {
    document.body.classList.toggle("offline", !up);
    $("#notice").hidden = up;
    this.waiting = false;
    this.again = null;
    if (up && this.linked !== null) {
      this.say({ t: "replay", ply: Number(this.linked) });
      this.linked = null;
    } else if (up && this.view && !this.view.live) {
      this.say({ t: "replay", ply: this.view.ply });
    }
  }

  // ---- hearing

  private hear(m: FromServer): void {
    if (m.t === "view") { this.newest(m); return; }
    this.takeNewest();
    if (m.t === "lobby") this.lobby.show(m);
    else if (m.t === "chat") this.chat.hear(m);
    else if (m.t === "refused" || m.t === "why") this.refused(m);
    else if (m.t === "hint") this.hinted(m);
    else if (m.t === "error") { this.waiting = false; this.prompt.complain(m.text); }
    else if (m.t === "rematch") location.href = m.url;
    else if (m.t === "presence") this.present(m.online);
  }

  /** A page that is slower than the game shows the newest position only; but nothing that was told is lost. */
  private newest(view: View): void {
    const older = this.unseen;
    if (older && view.log.from > older.log.from) view.log = { from: older.log.from, lines: [...older.log.lines.slice(0, view.log.from - older.log.from), ...view.log.lines] };
    this.unseen = view;
    if (!older) setTimeout(() => this.takeNewest(), 0); // after all that has come already
  }

  private takeNewest(): void {
    const view = this.unseen;
    this.unseen = null;
    if (view) this.take(view);
  }

  /** Somebody has come or gone: all that speaks of people is told anew, the board stays as it is. */
  private present(online: number[]): void {
    if (!this.view) return;
    for (const p of this.view.panels) p.online = p.bot || online.includes(p.seat);
    this.people(this.view);
  }

  private people(view: View): void {
    this.absence.note(view.panels);
    morphInner($("#players"), panels(view));
    morphInner($("#strip"), strip(view));
    this.menu.show(view);
    this.promptBar(view);
  }

  private take(view: View): void {
    this.waiting = false;
    this.lobby.hide();
    const last = this.view ? this.view.seat : this.curtain.lastSeat;
    const passed = last !== null && view.live && view.held.length > 1 && view.seat >= 0 && view.seat !== last;
    if ((passed || this.curtain.drawn) && view.secret && menuPrefs.curtain && !view.over) {
      this.curtain.draw(view);
      this.log.show(view); // its new lines come once
      this.missed = true; // bots may move on behind it
      return;
    }
    this.curtain.away();
    if (this.follow(view)) return;
    this.show(view);
  }

  /** Others' turns are played back one action after another, unless somebody wants them at once or is not looking. */
  private follow(view: View): boolean {
    const before = this.followed;
    this.followed = Math.max(before, view.last);
    if (!this.view || before < 0 || view.last <= before || view.over) return false;
    if (document.hidden) { this.missed = true; return false; }
    const back = !view.live && !this.replay.following; // looking back by hand: the game goes on without it
    if (speed() === "instant" || back) return false;
    this.log.show(view);
    return this.replay.follow(this.log.told, before, view.last, view.held) && view.live;
  }

  private playBack(from: number): void {
    if (this.view) this.replay.follow(this.log.told, from, this.view.last, this.view.held);
  }

  private lookBack(ply: number): void {
    this.replay.stop();
    this.replay.go(ply);
    if (tall.matches) this.tab("board");
  }

  private show(view: View): void {
    const old = this.view;
    const same = old !== null && sameDecision(old, view);
    if (old?.live && view.live && view.seat === old.seat && view.step === old.step + 1 && old.actions.length) this.before = old.actions;
    else if (!same) this.before = null;
    this.view = view;
    if (view.live) this.curtain.remember(view.seat);
    Object.assign($("#app").dataset, { ply: view.ply, step: view.step, seat: view.seat });
    if (!same) { this.bubble.hide(); this.tip.hide(); this.prompt.suggest(null); }
    this.clicks.offer(view.actions, same);
    this.board(view, old);
    this.mark();
    this.nearer.fit();
    $("#headline").innerHTML = view.headline.map((h) => `<div class="phase">${emphasised(h)}</div>`).join("");
    document.body.classList.toggle("spectating", view.seat < 0);
    this.log.show(view);
    this.replay.show(view, this.log.told);
    this.scenes.show(view, this.log.told, this.replay.following);
    this.recap.note(view, this.log.told, this.missed);
    if (view.live) this.missed = false;
    this.lenses.show(view);
    this.end(view, old);
    this.steps.show(view);
    this.people(view);
    $<HTMLButtonElement>("#hint").disabled = !view.can.hint;
    document.title = `${view.live && !view.over && view.actions.length ? "● " : ""}${$("#app").dataset.name} · Sacbe`;
    if (this.again) {
      const id = this.again;
      this.again = null;
      if (this.clicks.firsts().has(id)) this.press(id);
    }
  }

  private board(view: View, old: View | null): void {
    const parsed = document.createElement("template");
    parsed.innerHTML = view.svg;
    const pictures = [...parsed.content.children] as SVGSVGElement[];
    const [map, dock] = pictures;
    if (!map) throw new Error("the server sent no picture");
    map.id = "picture";
    if (dock) dock.id = "dock";
    this.nearer.onto(map);
    // Where others have acted is marked; my own hand I have seen.
    const actor = this.log.told.filter((line) => line.ply === view.ply && line.seat >= 0).pop()?.seat ?? -1;
    const marked = old !== null && view.ply !== old.ply && !view.held.includes(actor);
    if (marked) this.trails.note($("#map"));
    morphBoard($("#map"), pictures, old !== null, () => { if (marked) this.trails.draw($("#map"), actor); });
  }

  private promptBar(view: View): void {
    const buttons = [...this.clicks.wholeNow(), ...view.actions.filter((c) => c.button || !c.clicks.some((p) => p.length))];
    const picked = this.clicks.done.map((id) => document.getElementById(id)?.getAttribute("aria-label") || id).join(", ");
    const asked = view.prompt.chosen[this.clicks.done[this.clicks.done.length - 1] ?? ""] ?? "";
    this.prompt.show(view, { buttons, aside: this.absence.aside(view), redo: this.steps.next?.label ?? null, past: this.past(view) }, asked, picked ? say(!touch.matches ? "ui-picked" : asked ? "ui-picked-undo" : "ui-picked-touch", { text: picked }) : "");
  }

  /** What happened at the moment that is looked at. */
  private past(view: View): { title: string; detail: string } | null {
    if (view.live) return null;
    const lines = this.log.told.filter((line) => line.ply === view.ply);
    const [n, m] = this.replay.following ? this.replay.progress : this.replay.place;
    const detail = say(this.replay.following ? "ui-follow-at" : "ui-replay-at", { n, m });
    return { title: lines.map((line) => line.text.replace(/<\/?b>/g, "")).join(". ") || detail, detail };
  }

  /** The glow: what leads on, what is chosen, what an own earlier choice may be changed to. */
  private mark(): void {
    const next = this.clicks.next();
    const bright = this.clicks.next(true);
    const firsts = this.clicks.firsts();
    const hint = new Set(this.prompt.suggested?.clicks[0] ?? []);
    const open = next.size > 0;
    for (const el of all<Element>("#map .spot, #map .legal, #map .selected, #map .hinted")) {
      const chosen = this.clicks.done.includes(el.id);
      const legal = next.has(el.id) || (!chosen && this.clicks.done.length > 0 && firsts.has(el.id));
      el.classList.toggle("legal", legal);
      el.classList.toggle("soft", legal && !bright.has(el.id));
      el.classList.toggle("chosen", chosen);
      el.classList.toggle("hinted", hint.has(el.id));
      if (el.classList.contains("spot")) el.classList.toggle("muted", open && !legal && !chosen && !el.classList.contains("selected") && this.clicks.done.length > 0);
      el.setAttribute("aria-disabled", String(!legal));
      this.call(el, legal && !this.clicks.begins(el.id) ? this.clicks.leadsTo(el.id) : null);
      if (chosen) el.setAttribute("aria-pressed", "true");
      else el.removeAttribute("aria-pressed");
    }
    this.preview(this.looked);
    orderTargets();
  }

  /** A spot is read out by the action that a click on it takes; while it takes none, by its own name. */
  private call(el: Element, one: Choice | null): void {
    const own = el.getAttribute("data-own");
    if (one) {
      if (own === null) el.setAttribute("data-own", el.getAttribute("aria-label") ?? "");
      el.setAttribute("aria-label", one.label);
    } else if (own !== null) {
      el.setAttribute("aria-label", own);
      el.removeAttribute("data-own");
    }
  }

  private end(view: View, old: View | null): void {
    const over = view.over && view.live && Boolean(view.result);
    document.body.classList.toggle("over", over);
    if (!over) { document.body.classList.remove("showing-end"); return; }
    if (old?.over && old.live && $("#end").childElementCount) return;
    $("#end").innerHTML = endScreen(view);
    document.body.classList.add("showing-end");
    if (old) countUp($("#end"));
  }

  private refused(m: Refused): void {
    this.waiting = false;
    const at = m.clicks?.length ? document.getElementById(m.clicks[m.clicks.length - 1] as string) : document.getElementById(this.asked[this.asked.length - 1] ?? "");
    this.tip.hide();
    this.bubble.show(m, at);
  }

  private hinted(hint: Hint): void {
    $("#hint").classList.remove("busy");
    this.prompt.suggest(hint);
    if (this.view) this.promptBar(this.view);
    this.mark();
    const there = document.getElementById(hint.clicks[0]?.[0] ?? "");
    if (there) this.nearer.bring(there);
  }

  // ---- deciding

  private wire(): void {
    document.addEventListener("click", (e) => {
      const target = e.target as Element;
      const spot = target.closest(".spot, .legal[id]");
      this.twice = e.detail > 1;
      if (spot?.id && spot.closest("#map, #players")) this.press(spot.id);
      else if (!target.closest("#bubble")) this.bubble.hide();
    });
    for (const kind of ["pointerover", "focusin"]) $("#map").addEventListener(kind, (e) => this.consider((e.target as Element).closest(".spot, .legal")));
    $("#map").addEventListener("pointerleave", () => this.consider(null));
    $("#acts").addEventListener("click", (e) => {
      const button = (e.target as Element).closest<HTMLElement>("[data-code]");
      if (button) this.act(Number(button.dataset.code), (button.dataset.then ?? "").split(" ").filter(Boolean).map(Number));
      const aside = (e.target as Element).closest<HTMLElement>("[data-bot], [data-back], [data-call]");
      if (aside) this.seatAct(aside);
    });
    $("#undo").addEventListener("click", () => this.undo());
    $("#redo").addEventListener("click", () => this.redo());
    $("#undo-turn").addEventListener("click", () => this.undoTurn());
    $("#undo-sure").addEventListener("close", () => { if ($<HTMLDialogElement>("#undo-sure").returnValue === "yes") this.undo(0); });
    $("#confirm").addEventListener("click", () => this.confirm());
    $("#hint").addEventListener("click", () => this.askHint());
    $("#end").addEventListener("click", (e) => { if ((e.target as Element).closest("[data-final]")) this.showEnd(false); });
    $("#to-board").addEventListener("click", () => this.showEnd(false));
    $("#to-end").addEventListener("click", () => this.showEnd(true));
    $("#rematch").addEventListener("click", () => this.say({ t: "rematch" }));
    on("[data-tab]", "click", (e) => this.tab((e.currentTarget as HTMLElement).dataset.tab as string));
    $("#strip").addEventListener("click", () => this.tab("players"));
    listen({
      undo: () => this.undo(),
      redo: () => this.redo(),
      confirm: () => (this.curtain.drawn ? this.curtain.lift() : this.replay.following ? this.replay.live() : this.confirm()),
      past: () => (this.view && !this.view.live ? (way) => this.replay.press(way) : null),
      escape: () => this.escape(),
      hint: () => (this.prompt.suggested ? $("#act-hint").click() : this.askHint()),
      lens: () => this.lenses.cycle(),
      help: () => this.menu.open(),
      why: (el) => this.why([...this.clicks.done, el.id]),
      press: (el) => this.press(el.id),
    });
  }

  /** What the bar offers when somebody is away: a bot for him, a call, my own seat back. */
  private seatAct(button: HTMLElement): void {
    const { bot, back } = button.dataset;
    if (bot) this.say({ t: "bot", seat: Number(bot), level: STAND_IN });
    else if (back) this.say({ t: "bot", seat: Number(back), level: null });
    else void copy($("#menu-link").textContent ?? "", button);
  }

  /** What is under the pointer or the focus: its words in the prompt, its preview on the board. */
  private consider(spot: Element | null): void {
    this.prompt.consider(spot?.classList.contains("legal") ? this.clicks.leadsTo(spot.id) : null);
    this.preview(spot?.id ?? "");
  }

  /** Previews belong to spots: shown while the spot is looked at, or chosen as the first part of an action. Only in the
   *  latter case can they be clicked: what a mere look brings up must not come between the finger and the spot. */
  private preview(id: string): void {
    this.looked = id;
    for (const el of all<SVGElement>("#map .preview")) {
      const spots = (el.dataset.of ?? "").split(" ");
      const chosen = spots.some((spot) => this.clicks.done.includes(spot));
      el.classList.toggle("on", chosen || (id !== "" && spots.includes(id)));
      el.classList.toggle("open", chosen);
    }
  }

  private press(id: string): void {
    const view = this.view;
    if (!view || this.waiting || this.curtain.drawn) return;
    if (this.replay.following) { this.replay.live(); return; } // whoever wants to act has seen enough
    const mine = view.live && view.seat >= 0;
    if (mine && !view.actions.length && this.before && view.can.undo && this.before.some((c) => c.clicks.some((p) => p[0] === id))) {
      this.again = id;
      this.undo();
      return;
    }
    const outcome = this.clicks.click(id);
    if (outcome.kind === "whole") { this.act(outcome.choice.code, outcome.choice.then); return; }
    if (outcome.kind === "stranger") {
      if (mine && view.can.undo && tookBy(id, view.draft, this.before)) { if (!this.twice) this.undo(); return; }
      // Out of turn a tap on what has a preview looks at it: fingers cannot rest on things.
      const looks = !view.actions.length && all<SVGElement>("#map .preview").some((el) => (el.dataset.of ?? "").split(" ").includes(id));
      if (looks) this.preview(id);
      else if (mine) this.why(outcome.clicks);
      return;
    }
    this.bubble.hide();
    this.prompt.settle();
    this.mark();
    this.promptBar(view);
  }

  /** A piece was dragged to a spot. */
  private carry(piece: string, spot: string): void {
    if (!this.clicks.done.includes(piece) && this.clicks.begins(piece)) this.press(piece);
    this.press(spot);
  }

  private act(code: number, then: number[]): void {
    const view = this.view;
    if (!view || this.waiting) return;
    this.waiting = this.line.ask({ t: "act", ply: view.ply, step: view.step, code, then, commit: menuPrefs.autoConfirm });
    this.clicks.drop();
    if (menuPrefs.autoConfirm) this.whoeverIsNext();
  }

  /** Back by one step, or to where the turn had so many actions. */
  private undo(to: number | null = null): void {
    const view = this.view;
    if (!view || this.waiting || this.curtain.drawn) return;
    if (this.clicks.drop() && to === null) { this.mark(); this.promptBar(view); return; }
    if (view.can.undo) this.waiting = this.line.ask({ t: "undo", ply: view.ply, step: view.step, to });
  }

  private undoTurn(): void {
    if (this.steps.many) $<HTMLDialogElement>("#undo-sure").showModal();
    else this.undo(0);
  }

  private redo(): void {
    const [code, ...then] = this.steps.next?.codes ?? [];
    if (code !== undefined && this.view?.live) this.act(code, then);
  }

  private confirm(): void {
    const view = this.view;
    if (!view || this.waiting || !view.can.confirm) return;
    this.waiting = this.line.ask({ t: "commit", ply: view.ply, step: view.step });
    this.whoeverIsNext();
  }

  /** A seat chosen by hand is for one turn: then the hot seat follows the game again. */
  private whoeverIsNext(): void {
    if (this.seat === null) return;
    this.seat = null;
    this.look();
  }

  private why(clicks: string[]): void {
    this.asked = clicks;
    this.say({ t: "why", clicks });
  }

  private askHint(): void {
    if (this.view?.can.hint && this.say({ t: "hint" })) $("#hint").classList.add("busy");
  }

  private escape(): void {
    if (this.bubble.hide() || this.scenes.hide()) return;
    if (this.recap.shown) { this.recap.hide(); return; }
    if (this.prompt.suggested) { this.prompt.suggest(null); this.mark(); if (this.view) this.promptBar(this.view); return; }
    if (this.clicks.drop()) { this.mark(); if (this.view) this.promptBar(this.view); return; }
    if (tall.matches) this.tab("board");
    if (this.view && !this.view.live) this.replay.live();
    (document.activeElement as HTMLElement | null)?.blur();
  }

  // ---- looking

  private showEnd(shown: boolean): void {
    document.body.classList.toggle("showing-end", shown);
    if (shown && tall.matches) this.tab("board");
  }

  private tab(name: string): void {
    document.body.dataset.tab = name;
    for (const el of all("[data-tab]")) {
      const chosen = el.dataset.tab === name;
      el.classList.toggle("on", chosen);
      if (el.getAttribute("role") === "tab") el.setAttribute("aria-selected", String(chosen));
    }
    if (name === "chat") this.chat.read();
    if (name === "log") this.log.toEnd();
  }
}
