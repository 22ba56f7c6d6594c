/** A view arrives whole once; after that as what has changed since the last one. Here it becomes whole again. */
import type { View } from "./types";

/** Runs of parts that are there (`[first, how many]`) and texts that are new: put together, the new drawing. */
export type Delta = (string | [number, number])[];
export type Patch = { t: "patch"; svg?: Delta; gone?: (keyof View)[] } & Partial<Omit<View, "t" | "svg">>;

/** A drawing is cut wherever one tag follows another: the server does the same (`table/patch.py`). */
const cut = (svg: string): string[] => svg.replace(/></g, ">\0<").split("\0");

export class Whole {
  private view: View | null = null;
  private parts: string[] = [];

  /** A new line begins with a whole view. */
  taken(view: View): View {
    this.view = view;
    this.parts = cut(view.svg);
    return view;
  }

  patched(patch: Patch): View | null {
    if (!this.view) return null;
    const { svg, gone, ...changed } = patch;
    if (svg) this.parts = svg.flatMap((part) => typeof part === "string" ? cut(part) : this.parts.slice(part[0], part[0] + part[1]));
    const view = { ...this.view, ...changed, t: "view" as const, svg: svg ? this.parts.join("") : this.view.svg } as View;
    for (const name of gone ?? []) delete view[name];
    return this.view = view;
  }
}
