/** The board on the page: drawn from the server's pictures, with what glows, what is chosen and what a look brings up. */
import { numberSteps } from "./advice";
import { aim } from "./aim";
import type { Clicks } from "./clicks";
import { $, all } from "./dom";
import { orderTargets } from "./keys";
import { morphBoard } from "./morph";
import { Nearer } from "./nearer";
import { inPlan } from "./planning";
import type { PromptBar } from "./prompt";
import { Trails } from "./trails";
import type { Choice, LogLine, View } from "./types";

export class Board {
  private readonly nearer = new Nearer($("#map"), $("#nearer"));
  private readonly trails = new Trails();
  private looked = "";
  private done = 0; // steps of the turn

  constructor(private readonly clicks: Clicks, private readonly prompt: PromptBar) {
    for (const kind of ["pointerover", "focusin"]) $("#map").addEventListener(kind, (e) => this.consider(aim(e, clicks)));
    $("#map").addEventListener("pointerleave", () => this.consider(null));
  }

  /** `anew`: this is another table than the one before, nothing has moved; `settled` is called when everything is in its
   * new place and nothing has begun to walk there. */
  draw(view: View, old: View | null, told: readonly LogLine[], anew: boolean, settled: () => void): void {
    this.done = view.draft.length;
    const parsed = document.createElement("template");
    parsed.innerHTML = view.svg;
    const pictures = [...parsed.content.children] as SVGSVGElement[];
    const [map, dock] = pictures;
    if (!map) throw new Error("the server sent no picture");
    map.id = "picture";
    if (dock) dock.id = "dock";
    // Empty frames first: they say how large the board will be seen, so that it is laid out once.
    if (!old) $("#map").replaceChildren(...pictures.map((picture) => picture.cloneNode(false)));
    this.nearer.onto(map);
    // Where somebody else has acted is marked, but not over a plan; my own hand I have seen. What nobody did, or all at once, has no place.
    const [actor = -1, ...others] = new Set(told.filter((line) => line.ply === view.ply && line.seat >= 0).map((line) => line.seat));
    const marked = old !== null && !anew && view.ply !== old.ply && actor >= 0 && !others.length && !view.held.includes(actor) && !inPlan(view);
    if (marked) this.trails.note($("#map"));
    morphBoard($("#map"), pictures, old !== null, () => { if (marked) this.trails.draw($("#map"), actor); settled(); });
    this.mark();
    this.nearer.fit();
  }

  /** The glow: what leads on, what is chosen, what an own earlier choice may be changed to. */
  mark(): void {
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
    numberSteps($("#map"), this.prompt.suggested, this.done + 1);
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

  /** What is under the pointer or the focus: its words in the prompt, its preview on the board. */
  private consider(spot: Element | null): void {
    const turns = spot?.closest(".preview") && this.clicks.begins(spot.id); // a tile that a click turns further is not laid by it
    this.prompt.consider(spot?.classList.contains("legal") && !turns ? this.clicks.leadsTo(spot.id) : null);
    this.preview(spot?.id ?? "");
  }

  /** Where a hint points is brought into sight. */
  bring(id: string): void {
    const there = document.getElementById(id);
    if (there) this.nearer.bring(there);
  }

  hasPreview(id: string): boolean {
    return all<SVGElement>("#map .preview").some((el) => (el.dataset.of ?? "").split(" ").includes(id));
  }

  /** Previews belong to spots: shown while the spot is looked at, or chosen as the first part of an action. Only in the
   *  latter case can they be clicked: what a mere look brings up must not come between the finger and the spot. */
  preview(id: string): void {
    this.looked = id;
    for (const el of all<SVGElement>("#map .preview")) {
      const spots = (el.dataset.of ?? "").split(" ");
      const chosen = spots.some((spot) => this.clicks.done.includes(spot));
      el.classList.toggle("on", chosen || (id !== "" && spots.includes(id)));
      el.classList.toggle("open", chosen);
    }
  }
}
