/** The line to the table: connects, says hello, tells when it is lost and comes back by itself. It never repeats an act: after a
 * break the server's view says what has happened. */
import type { FromServer, ToServer } from "./types";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
const SILENCE = 60_000;
const ANSWER = 6_000;

export interface Ears {
  hello: () => ToServer;
  heard: (message: FromServer) => void;
  line: (up: boolean) => void;
}

export class Line {
  private ws: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private unanswered = 0;
  private lastHeard = 0;
  private closed = false;
  /** What was said before the first line stood: a board that came with its page is clicked at once. */
  private early: ToServer[] | null = [];

  /** `url`: asked for whenever a line is made. */
  constructor(private readonly url: () => string, private readonly ears: Ears) {
    addEventListener("online", () => this.now());
    addEventListener("pagehide", () => { this.closed = true; this.ws?.close(); });
    // A page that comes back from the back/forward cache has a dead socket.
    addEventListener("pageshow", (e) => { if (e.persisted) { this.closed = false; this.now(); } });
    document.addEventListener("visibilitychange", () => { if (!document.hidden && !this.up) this.now(); });
    setInterval(() => this.beat(), PING_EVERY);
    this.open();
  }

  get up(): boolean {
    return this.ws?.readyState === WebSocket.OPEN;
  }

  /** False if the line is down: the caller must not think it was said. */
  send(message: ToServer): boolean {
    if (!this.up) return Boolean(this.early?.push(message));
    this.ws?.send(JSON.stringify(message));
    return true;
  }

  /** Says what the server always answers. A line that brings no answer only looks alive (a phone that has changed networks): a new
   * one shows what has become of it. */
  ask(message: ToServer): boolean {
    const said = this.send(message);
    clearTimeout(this.unanswered);
    if (said) this.unanswered = window.setTimeout(() => { this.ears.line(false); this.now(); }, ANSWER);
    return said;
  }

  /** Connect again at once: after joining a seat the session has new rights, and waiting bores. */
  now(): void {
    clearTimeout(this.timer);
    const old = this.ws;
    this.ws = this.early = null;
    old?.close();
    this.open();
  }

  private open(): void {
    const ws = new WebSocket(this.url());
    this.ws = ws;
    ws.onopen = () => {
      this.wait = FIRST_WAIT;
      this.lastHeard = Date.now();
      for (const message of [this.ears.hello(), ...this.early ?? []]) ws.send(JSON.stringify(message));
      this.early = null;
      this.ears.line(true);
    };
    ws.onmessage = (e: MessageEvent<string>) => {
      if (ws !== this.ws) return;
      this.lastHeard = Date.now();
      clearTimeout(this.unanswered);
      this.ears.heard(JSON.parse(e.data) as FromServer);
    };
    ws.onclose = () => { if (ws === this.ws) this.lost(); };
  }

  private lost(): void {
    this.ws = this.early = null;
    clearTimeout(this.unanswered);
    if (this.closed) return;
    this.ears.line(false);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.8 + Math.random() * 0.4));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private beat(): void {
    if (!this.up) return;
    if (Date.now() - this.lastHeard > SILENCE) { this.ws?.close(); return; }
    this.send({ t: "ping" });
  }
}
