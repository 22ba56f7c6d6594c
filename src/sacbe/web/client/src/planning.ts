/** The next turn tried out while others think: what the bar says of it, what it offers to do about it. */
import { $, esc, icon, say } from "./dom";
import type { LogLine, Plan, ToServer, View } from "./types";

export interface PlanWords { title: string; detail: string; buttons: string }

/** Whether the view shows the plan and not the game. */
export function inPlan(view: View | null | undefined): boolean {
  return Boolean(view?.plan?.on);
}

export class Planning {
  private view: View | null = null;
  /** That others have moved meanwhile; said until the plan is worked on. */
  private news = "";

  constructor(private readonly send: (m: ToServer) => boolean) {
    $("#acts").addEventListener("click", (e) => this.press((e.target as Element).closest<HTMLElement>("[data-plan]")?.dataset.plan));
    $("#plan-leave").addEventListener("click", () => this.press("leave"));
    $("#plan-drop").addEventListener("click", () => this.press("drop"));
  }

  /** Another view is shown. While one plans, others' moves are told and not played over the plan. */
  note(view: View, old: View | null, told: readonly LogLine[]): void {
    const on = inPlan(view);
    const moved = on && inPlan(old) && old !== null && view.last > old.last;
    this.view = view;
    document.body.classList.toggle("planning", on);
    document.body.classList.toggle("plan-lost", Boolean(view.plan?.lost));
    if (on && !inPlan(old)) $("#told").textContent = say("ui-plan-on");
    if (!moved) { if (!on || view.step !== old?.step) this.news = ""; return; }
    const names = new Set(told.filter((line) => line.ply > old.last && line.seat >= 0).map((line) => view.panels[line.seat]?.name ?? ""));
    this.news = say("ui-plan-looked", { name: [...names].join(", ") });
    $("#told").textContent = [this.news, lost(view.plan)].filter(Boolean).join(" ");
  }

  /** What the bar says; null where there is nothing to plan and nothing planned. */
  words(view: View): PlanWords | null {
    const { plan } = view;
    const why = lost(plan);
    if (inPlan(view)) {
      const done = !view.actions.length && view.can.undo;
      return { title: done ? say("ui-plan-done") : "", detail: why || this.news || (done ? say("ui-plan-done-note") : ""), buttons: "" };
    }
    if (view.can.plan) {
      const note = plan?.steps.join(" · ") || say("ui-plan-note");
      return { title: "", detail: why, buttons: button("open", "i-think", say(plan?.steps.length ? "ui-plan-again" : "ui-plan"), note, "legal", "P") };
    }
    if (!plan) return null;
    const steps = plan.steps.join(" · ");
    const take = steps ? button("take", "i-think", say("ui-plan-take"), "", "legal", "P") : "";
    return { title: "", detail: why || say("ui-plan-is", { text: steps }), buttons: take + button("drop", "i-close", say("ui-plan-drop"), "", "", "") };
  }

  /** The key: to the plan, back to the game, or the plan that is offered. */
  key(): void {
    const view = this.view;
    if (!view?.live) return;
    if (inPlan(view)) this.press("leave");
    else if (view.can.plan) this.press("open");
    else if (view.plan?.steps.length) this.press("take");
  }

  /** Back to the game; false if it is shown already. */
  leave(): boolean {
    return inPlan(this.view) && this.send({ t: "plan", do: "leave" });
  }

  private press(what: string | undefined): void {
    const view = this.view;
    if (!view) return;
    if (what === "open" || what === "leave" || what === "drop") this.send({ t: "plan", do: what });
    if (what === "take") this.send({ t: "take-plan", ply: view.ply, step: view.step });
  }
}

/** The first step that no longer goes, with the rule that refuses it. */
function lost(plan: Plan | null): string {
  if (!plan?.lost) return "";
  const { label, text, rule } = plan.lost;
  if (!text) return say("ui-plan-lost-end", { text: label });
  return `${say("ui-plan-lost", { text: label })} ${text}${rule ? ` (${say("ui-rule", { rule })})` : ""}`;
}

function button(what: string, picture: string, text: string, note: string, css: string, key: string): string {
  return `<button class="btn ${css}" type="button" id="plan-${what}-act" data-plan="${what}" title="${esc(note || text)}">${icon(picture)}<span>${esc(text)}${note ? `<small>${esc(note)}</small>` : ""}</span>${key ? `<kbd>${key}</kbd>` : ""}</button>`;
}
