/** Somebody is away, or a bot plays for me: what the bar says of it, and what it offers to do about it. */
import { esc, icon, say } from "./dom";
import type { Panel, View } from "./types";

export interface Aside { title: string; detail: string; buttons: string }

/** How long somebody may be gone before the others are asked what to do: a page that is reloaded is back sooner. */
const GRACE = 3000;

/** Since when each seat has been away, by this page's clock. */
export class Absence {
  private readonly since = new Map<number, number>();

  constructor(private readonly due: () => void) {}

  /** The seats that people hold who are not here. */
  note(panels: Panel[]): void {
    for (const p of panels) {
      if (p.online || p.bot || p.stands_in || p.you) this.since.delete(p.seat);
      else if (!this.since.has(p.seat)) {
        this.since.set(p.seat, Date.now());
        setTimeout(this.due, GRACE + 50);
      }
    }
  }

  long(seat: number): boolean {
    return Date.now() - (this.since.get(seat) ?? Infinity) > GRACE;
  }

  /** Nothing while the game goes on as usual. */
  aside(view: View): Aside | null {
    if (view.over || !view.live) return null;
    const me = view.panels[view.seat];
    if (me?.stands_in) return {
      title: say("ui-bot-for-you"), detail: say("ui-bot-for-you-note"),
      buttons: button("back", me.seat, "i-undo", say("ui-menu-back-mine"), "go"),
    };
    if (view.actions.length || view.can.confirm || view.can.undo) return null;
    const missing = view.panels.filter((p) => p.acting && this.long(p.seat));
    if (!missing.length) return null;
    const name = missing.map((p) => p.name).join(", ");
    const may = view.can.bot;
    return {
      title: say("ui-missing", { name }), detail: say(may ? "ui-missing-note" : "ui-missing-watch"),
      buttons: may ? missing.map((p) => button("bot", p.seat, "i-bot", say(missing.length > 1 ? "ui-missing-bot-for" : "ui-menu-bot", { name: p.name }), "legal")).join("")
        + button("call", -1, "i-link", say("ui-missing-call"), "legal") : "",
    };
  }
}

function button(what: string, seat: number, picture: string, text: string, css: string): string {
  return `<button class="btn ${css}" type="button" id="aside-${what}-${seat}" data-${what}="${seat}">${icon(picture)}<span>${esc(text)}</span></button>`;
}
