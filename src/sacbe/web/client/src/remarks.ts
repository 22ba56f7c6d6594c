/** What bots say: for a while at the panel of whoever speaks, for good in the log. They can be silenced in the menu. */
import { prefs } from "./dom";
import type { LogLine, View } from "./types";

/** Milliseconds a line stays: to notice it, and for each letter. */
const NOTICE = 3500;
const LETTER = 60;

export const talk = {
  get on(): boolean { return prefs.get("remarks") !== "no"; },
};

export class Remarks {
  private said: LogLine | null = null;
  private ply = -1;
  private back = false;
  private timer = 0;

  /** `changed`: the panels have to be drawn anew. */
  constructor(private readonly changed: () => void) {
    for (const id of ["players", "strip"]) document.getElementById(id)?.addEventListener("click", (e) => { if ((e.target as Element).closest(".speech")) { e.stopPropagation(); this.end(); } }, true);
    this.heed();
  }

  /** What stands at a panel now. */
  get now(): LogLine | null {
    return this.said;
  }

  /** Whether bots are heard was changed, or is asked for the first time. */
  heed(): void {
    document.body.classList.toggle("no-remarks", !talk.on);
    if (!talk.on && this.said) this.end();
  }

  /** The newest line between the moment shown last and this one; whoever looks back by hand hears those of the moment he looks
   * at. Beginning one's own turn ends it. */
  show(view: View, lines: readonly LogLine[], following: boolean): void {
    const [from, returns] = [this.ply, this.back];
    this.ply = view.ply;
    this.back = !view.live && !following;
    const news = (line: LogLine): boolean => (this.back ? line.ply === view.ply : !returns && line.ply > from && line.ply <= view.ply);
    const fresh = talk.on && from >= 0 && from !== view.ply ? lines.filter(news).pop() : undefined;
    if (fresh) this.begin(fresh);
    else if (this.said && (view.can.undo || (view.over && view.live) || (this.back && this.said.ply !== view.ply))) this.drop();
  }

  private begin(line: LogLine): void {
    this.drop();
    this.said = line;
    this.timer = window.setTimeout(() => this.end(), NOTICE + LETTER * line.brief.length);
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.said = null;
  }

  private end(): void {
    this.drop();
    this.changed();
  }
}
