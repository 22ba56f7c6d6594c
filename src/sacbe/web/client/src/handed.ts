/** The view that has come with the page, for the screen that the server took this one for: it is drawn before the line stands. */
import { lang } from "./dom";
import type { Layout, View } from "./types";

/** `have`: what the line calls it, so that it need not come again. */
export function handed(layout: Layout): { view: View; have: string } | null {
  const block = document.getElementById("view");
  const view = block && (JSON.parse(block.textContent ?? "") as View);
  block?.remove();
  return view && view.layout === layout && document.documentElement.lang === lang ? { view, have: block?.dataset.have ?? "" } : null;
}
