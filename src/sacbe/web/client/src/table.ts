/** The table page: hears the server, shows each view it sends, and has others' turns played back. */
import { goesOn } from "./advice";
import type { Analyst } from "./analyst";
import { Absence } from "./away";
import { Board } from "./board";
import { Bubble } from "./bubble";
import { Clicks } from "./clicks";
import { Coach } from "./coach";
import { Curtain } from "./curtain";
import { Deciding, sameDecision } from "./deciding";
import { atRest, drawings, lateStyles } from "./drawings";
import { $, copy, emphasised, inARow, lang, say } from "./dom";
import { Effects } from "./effects";
import { Front, tall } from "./front";
import { handed } from "./handed";
import { InWords } from "./inwords";
import { listen } from "./keys";
import { Lenses } from "./lenses";
import { Lobby } from "./lobby";
import { Chat } from "./chat";
import { Log } from "./log";
import { Menu, menuPrefs, STAND_IN } from "./menu";
import { morphInner } from "./morph";
import { panels, strip } from "./panels";
import { Whole } from "./patch";
import { inPlan, Planning } from "./planning";
import { PromptBar } from "./prompt";
import { Recap } from "./recap";
import { Remarks } from "./remarks";
import { Replay } from "./replay";
import { RuleSheet } from "./rulesheet";
import { Scenes } from "./scenes";
import { Line } from "./socket";
import { Sound } from "./sound";
import { speed, speedControls } from "./speed";
import { Steps } from "./steps";
import type { Teacher } from "./teacher";
import type { FromServer, Hint, Layout, Refused, ToServer, View } from "./types";
import { What } from "./what";

/** Fingers have no Esc. */
const touch = matchMedia("(hover: none), (pointer: coarse)");

export class Table {
  private readonly id = $("#app").dataset.table as string;
  private view: View | null = null;
  /** The newest view, not yet shown. */
  private unseen: View | null = null;
  private readonly whole = new Whole();
  /** The seat chosen by hand at a hot seat. */
  private seat: number | null = null;
  private readonly clicks = new Clicks();
  private readonly curtain = new Curtain(this.id, (view) => this.show(view));
  private readonly bubble = new Bubble();
  private readonly what = new What($("#app"), () => !this.bubble.shown && !this.curtain.drawn, (thing) => this.say({ t: "what", thing }));
  private readonly inWords = new InWords(() => this.say({ t: "describe" }));
  private readonly lenses = new Lenses();
  private readonly prompt = new PromptBar();
  private readonly board = new Board(this.clicks, this.prompt);
  private readonly steps = new Steps((at) => this.deciding.undo(at));
  private readonly replay = new Replay((ply) => this.say({ t: "replay", ply }));
  private readonly log = new Log((ply) => this.lookBack(ply));
  private readonly planning = new Planning((m) => this.say(m));
  private readonly recap = new Recap((ply) => this.playBack(ply));
  private readonly scenes = new Scenes();
  private readonly sound = new Sound();
  private readonly effects = new Effects(this.sound);
  private readonly remarks = new Remarks(() => { if (this.view) this.people(this.view); });
  /** Which of my seats were asked to act. */
  private asked = "";
  /** The newest ply that was shown or is being played back. */
  private followed = -1;
  /** Whether things have happened while nobody was looking at this page. */
  private missed = true;
  private readonly chat = new Chat(() => document.body.dataset.tab === "chat", (text) => this.say({ t: "chat", text }), `chat.${this.id}`, (seat) => this.view?.held.includes(seat) ?? false);
  private readonly front = new Front((tab) => { if (tab === "chat") this.chat.read(); if (tab === "log") this.log.toEnd(); }, (ply) => this.lookBack(ply), () => { this.replay.press("play"); this.front.toBoard(); });
  private readonly menu = new Menu((m) => this.say(m), (seat) => this.sitAt(seat), () => { this.remarks.heed(); this.sound.heed(); this.coach?.heed(); });
  private readonly lobby: Lobby;
  private readonly line: Line;
  private readonly deciding: Deciding;
  private readonly absence = new Absence(() => { if (this.view) this.people(this.view); });
  /** In a lesson. */
  private readonly teacher: Teacher | null;
  /** At a real game. */
  private readonly coach: Coach | null;
  /** In an analysis. */
  private readonly analyst: Analyst | null;
  private linked = new URL(location.href).searchParams.get("ply");

  /** `teaches`: who teaches at this table; `analyses`: what an analysis has besides a table. */
  constructor(
    teaches: ((game: string, say: (m: ToServer) => void, bring: (id: string) => void) => Teacher) | null = null,
    analyses: ((say: (m: ToServer) => boolean) => Analyst) | null = null,
  ) {
    void drawings("art");
    const game = $("#app").dataset.game as string;
    this.teacher = teaches?.(game, (m) => this.say(m), (id) => this.board.bring(id)) ?? null;
    this.analyst = analyses?.((m) => this.say(m)) ?? null;
    this.coach = this.quiet ? null : new Coach(game, (id) => { this.front.toBoard(); this.board.bring(id); });
    const url = (): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.analyst?.socket ?? $("#app").dataset.socket}`;
    const first = handed(this.layout());
    const had = first ? [first.have] : []; // a line that comes after the first one has nothing
    this.line = new Line(url, {
      hello: () => ({ t: "hello", lang, layout: this.layout(), view: "page", seat: this.seat, place: this.teacher?.place ?? this.analyst?.place ?? "", patches: true, have: had.splice(0)[0] ?? "" }),
      heard: (m) => this.hear(m),
      line: (up) => this.lineIs(up),
    });
    const { line, clicks, board, prompt, bubble, curtain, replay, steps, sound } = this;
    this.deciding = new Deciding({
      line, clicks, board, prompt, bubble, curtain, replay, steps, sound, ask: () => { if (this.view) this.promptBar(this.view); }, acted: (codes) => this.coach?.acted(codes), decided: () => this.whoeverIsNext(),
    });
    lettersFor(lang === "ru" ? "0я" : "0A");
    speedControls();
    new RuleSheet($<HTMLAnchorElement>("#rules-page").href, () => this.bubble.refusal);
    this.lobby = new Lobby(this.id, () => this.line.now());
    tall.addEventListener("change", () => { this.look(); this.front.home(); });
    this.wire();
    this.front.home();
    if (this.analyst && !tall.matches) this.front.tab("tree");
    if (first) this.newest(this.whole.taken(first.view));
  }

  /** Nothing is brought up by itself: somebody teaches, or somebody tries things out. */
  private get quiet(): boolean {
    return Boolean(this.teacher ?? this.analyst);
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
    this.deciding.answered(true);
    if (up && this.analyst) {
      this.analyst.back();
    } else if (up && this.linked !== null) {
      this.say({ t: "replay", ply: Number(this.linked) });
      this.linked = null;
    } else if (up && this.view && !this.view.live) {
      this.say({ t: "replay", ply: this.view.ply });
    } else if (up && inPlan(this.view)) {
      this.say({ t: "plan", do: "open" });
    }
  }

  // ---- hearing

  private hear(m: FromServer): void {
    const view = m.t === "view" ? this.whole.taken(m) : m.t === "patch" ? this.whole.patched(m) : null;
    if (view) { this.newest(view); return; }
    this.takeNewest();
    if (m.t === "lobby") this.lobby.show(m);
    else if (m.t === "chat") this.chat.hear(m);
    else if (m.t === "what") this.what.answer(m);
    else if (m.t === "refused" || m.t === "why") this.refused(m);
    else if (m.t === "hint") this.hinted(m);
    else if (m.t === "error") { this.deciding.answered(); this.prompt.complain(m.text); }
    else if (m.t === "rematch") location.href = m.url;
    else if (m.t === "presence") this.present(m.online);
    else if (m.t === "describe") this.inWords.hear(m.lines);
    else if (m.t === "position") void copy(m.text, $(this.analyst ? "#position" : "#menu-position"));
    else this.analyst?.hear(m);
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
    morphInner($("#players"), panels(view, this.remarks.now));
    morphInner($("#strip"), strip(view, this.remarks.now));
    this.menu.show(view);
    this.promptBar(view);
  }

  private take(view: View): void {
    this.deciding.answered();
    this.lobby.hide();
    const last = this.view ? this.view.seat : this.curtain.lastSeat;
    const passed = last !== null && view.live && view.held.length > 1 && view.seat >= 0 && view.seat !== last;
    if ((passed || this.curtain.drawn) && view.secret && menuPrefs.curtain && !view.over) {
      this.curtain.draw(view);
      this.log.take(view);
      this.missed = true; // bots may move on behind it
      return;
    }
    this.curtain.away();
    if (elsewhere(view, this.view)) this.elsewhere();
    if (this.follow(view)) return;
    this.show(view);
  }

  /** A lesson goes on at another table: nothing of the last one is played back. */
  private elsewhere(): void {
    this.followed = -1;
    this.replay.stop();
    this.log.forget();
    this.clicks.drop();
  }

  /** Others' turns are played back one action after another, unless somebody wants them at once or is not looking. */
  private follow(view: View): boolean {
    const before = this.followed;
    this.followed = Math.max(before, view.last);
    if (!this.view || before < 0 || view.last <= before || inPlan(view)) return false;
    if (document.hidden) { this.missed = true; return false; }
    const back = !view.live && !this.replay.following; // looking back by hand: the game goes on without it
    if (speed() === "instant" || back) return false;
    this.log.take(view);
    return this.replay.follow(this.log.told, before, view.last, view.held, view.live) && view.live;
  }

  private playBack(from: number): void {
    if (this.view) this.replay.follow(this.log.told, from, this.view.last, this.view.held, this.view.live);
  }

  private lookBack(ply: number): void {
    this.replay.stop();
    this.replay.go(ply);
    this.front.toBoard();
  }

  private show(view: View): void {
    const old = this.view;
    const same = old !== null && sameDecision(old, view);
    this.view = view;
    if (view.live) this.curtain.remember(view.seat);
    Object.assign($("#app").dataset, { ply: view.ply, step: view.step, seat: view.seat });
    if (!same) { this.bubble.hide(); this.what.hide(); this.advise(this.prompt.suggested && goesOn(this.prompt.suggested, view)); }
    this.deciding.offer(view, old, same);
    // What stands around the board comes first: then the room that is left for it is known, and it is laid out once.
    $("#headline").innerHTML = view.headline.map((h, i) => `<div class="phase" data-what="headline-${i}" tabindex="-1">${emphasised(h)}</div>`).join("");
    document.body.classList.toggle("spectating", view.seat < 0);
    document.body.classList.toggle("over", this.front.over(view));
    this.log.show(view, this.replay.following);
    this.effects.note(view, old, this.log.told, this.replay.following, elsewhere(view, old));
    this.replay.show(view, this.log.told);
    this.planning.note(view, old, this.log.told);
    this.steps.show(view);
    this.lenses.offer(view);
    this.remarks.show(view, this.log.said, this.replay.following);
    this.people(view);
    this.board.draw(view, old, this.log.told, elsewhere(view, old), () => this.effects.settled(view));
    const felt = this.effects.play(view);
    this.sounds(view, old, felt);
    const lasting = felt ? this.effects.lasting : 0; // the same moment may be shown again while it is played
    if (!this.quiet) this.scenes.show(view, this.log.told, this.replay.following, lasting); // a teacher speaks of it, and a card would cover what it lights
    if (!inPlan(view) && !this.quiet) this.recap.note(view, this.log.told, this.missed); // in a plan I have what I have not
    if (view.live) this.missed = false;
    this.lenses.light();
    this.replay.dwell(lasting);
    this.front.end(view, old, lasting);
    this.teacher?.show(view);
    this.analyst?.show(view);
    this.coach?.show(view, this.log.told);
    $<HTMLButtonElement>("#hint").disabled = !view.can.hint;
    document.title = `${view.live && !view.over && view.actions.length && !inPlan(view) ? "● " : ""}${$("#app").dataset.name} · Sacbe`;
    this.what.fresh();
    this.inWords.note(view);
    this.deciding.goOn();
    if (!old) atRest(() => void this.complete());
  }

  /** What a first look does without comes when the board stands; the page says when all of it is there. */
  private async complete(): Promise<void> {
    await Promise.all([drawings("rest"), lateStyles(), this.effects.prepare()]);
    document.body.classList.add("complete");
  }

  /** What is heard besides what the game tells: my turn has come, a step was taken, it is over. */
  private sounds(view: View, old: View | null, felt: boolean): void {
    if (!view.live) return;
    const asked = view.held.filter((seat) => view.panels[seat]?.acting).join();
    const came = asked !== "" && asked !== this.asked;
    this.asked = asked;
    if (!old || inPlan(view)) return;
    if (view.over) { if (!old.over) this.sound.play("end", 0.3); }
    else if (came) this.sound.play("mine", felt ? 0.5 : 0);
    else if (!felt && (view.ply === old.ply ? view.step > old.step : old.step > 0)) this.sound.play("taken");
  }

  private promptBar(view: View): void {
    const whole = this.clicks.wholeNow();
    const buttons = [...whole, ...view.actions.filter((c) => c.button || !c.clicks.some((p) => p.length))];
    const named = this.clicks.done.filter((id) => !document.getElementById(id)?.closest(".preview")); // how a tile is turned is seen
    const picked = named.map((id) => document.getElementById(id)?.getAttribute("aria-label") || id).join(", ");
    const last = this.clicks.done[this.clicks.done.length - 1] ?? "";
    const asked = view.prompt.chosen[last] ?? "";
    const turns = [...this.clicks.next()].some((id) => document.getElementById(id)?.closest(".preview"));
    const again = whole.length > 0 || turns || this.clicks.next().has(last); // as with a tile that is turned: another tap takes nothing back
    this.prompt.show(view, { buttons, begun: whole.length, aside: this.absence.aside(view), redo: this.steps.next?.label ?? null, past: this.past(view), plan: view.live && !view.over ? this.planning.words(view) : null }, asked, picked ? say(!touch.matches ? "ui-picked" : again ? "ui-picked-undo" : "ui-picked-touch", { text: picked }) : "");
  }

  /** What happened at the moment that is looked at. */
  private past(view: View): { title: string; detail: string } | null {
    if (view.live) return null;
    const lines = this.log.told.filter((line) => line.ply === view.ply);
    const [n, m] = this.replay.following ? this.replay.progress : this.replay.place;
    const detail = say(this.replay.following ? "ui-follow-at" : "ui-replay-at", { n, m });
    return { title: inARow(lines.map((line) => line.text)) || detail, detail };
  }

  private refused(m: Refused): void {
    if (m.reason === "no-such-thing") return; // its name is all that is known of it
    this.deciding.answered();
    this.analyst?.refused();
    const at = m.clicks?.length ? document.getElementById(m.clicks[m.clicks.length - 1] as string) : this.deciding.askedAt;
    this.what.hide();
    if (m.code !== -1) this.sound.play("refused");
    const asked = m.reason === "means-nothing" && this.view?.actions.length ? this.view.prompt.title : "";
    this.bubble.show(asked ? { ...m, text: say("ui-not-asked", { text: asked }) } : m, at);
  }

  private hinted(hint: Hint): void {
    $("#hint").classList.remove("busy");
    this.advise(hint);
    if (this.view) this.promptBar(this.view);
    this.board.mark();
    this.board.bring(hint.clicks[0]?.[0] ?? "");
  }

  private advise(hint: Hint | null): void {
    this.prompt.suggest(hint);
    this.steps.suggest(hint ? [hint, ...hint.then].map((step) => step.label) : []);
  }

  // ---- controls

  private wire(): void {
    $("#acts").addEventListener("click", (e) => {
      const aside = (e.target as Element).closest<HTMLElement>("[data-bot], [data-back], [data-call]");
      if (aside) this.seatAct(aside);
    });
    $("#menu-position").addEventListener("click", () => this.say({ t: "position" }));
    $("#rematch").addEventListener("click", () => this.say({ t: "rematch" }));
    listen({
      undo: () => this.deciding.undo(),
      redo: () => this.deciding.redo(),
      confirm: () => (this.curtain.drawn ? this.curtain.lift() : this.replay.following ? this.replay.live() : this.teacher?.enter() || this.deciding.confirm()),
      past: () => (this.view && !this.view.live ? (way) => this.replay.press(way) : null),
      escape: () => this.escape(),
      hint: () => (this.prompt.suggested ? $("#act-hint").click() : this.deciding.askHint()),
      lens: () => this.lenses.cycle(),
      plan: () => this.planning.key(),
      walk: (way) => { this.analyst?.walk(way); return this.analyst !== null; },
      lines: () => this.analyst?.look(),
      sound: () => this.sound.toggle(),
      coach: () => this.coach?.flip(),
      inWords: () => { if (this.view && !this.curtain.drawn) this.inWords.open(); },
      help: () => this.menu.open(),
      what: () => this.what.key(),
      why: (el) => this.deciding.why([...this.clicks.done, el.id]),
      press: (el) => this.deciding.press(el.id),
    });
  }

  /** What the bar offers when somebody is away: a bot for him, a call, my own seat back. */
  private seatAct(button: HTMLElement): void {
    const { bot, back } = button.dataset;
    if (bot) this.say({ t: "bot", seat: Number(bot), level: STAND_IN });
    else if (back) this.say({ t: "bot", seat: Number(back), level: null });
    else void copy($("#menu-link").textContent ?? "", button);
  }

  /** A seat chosen by hand is for one turn: then the hot seat follows the game again. */
  private whoeverIsNext(): void {
    if (this.seat === null) return;
    this.seat = null;
    this.look();
  }

  private escape(): void {
    if (this.what.dismiss() || this.bubble.hide() || this.scenes.hide() || this.coach?.darken()) return;
    if (this.recap.shown) { this.recap.hide(); return; }
    if (this.prompt.suggested) { this.advise(null); this.board.mark(); if (this.view) this.promptBar(this.view); return; }
    if (this.deciding.drop()) return;
    this.front.toBoard();
    if (this.view && !this.view.live) this.replay.live();
    else this.planning.leave();
    (document.activeElement as HTMLElement | null)?.blur();
  }
}

/** A lesson goes on at another table, an analysis at another position. */
function elsewhere(view: View, old: View | null): boolean {
  return Boolean((view.lesson && view.lesson.run !== old?.lesson?.run) || (view.analysis && view.analysis.run !== old?.analysis?.run));
}

/** Asked for now, they are there when the board comes: a board that is drawn before its letters is laid out twice. */
function lettersFor(alphabet: string): void {
  void document.fonts.load("16px Onest", alphabet);
}
