/** What a table is drawn with: a file that browsers keep, asked for with the page. Boards refer to it, so it may come after them. */
import { $ } from "./dom";

const AGAIN = 3000; // milliseconds

export async function drawings(): Promise<void> {
  const reply = await fetch($("#app").dataset.art as string).catch(() => null);
  if (!reply?.ok) { setTimeout(() => void drawings(), AGAIN); return; }
  const sheet = document.createElement("div");
  sheet.innerHTML = await reply.text();
  document.body.prepend(...sheet.children);
}

/** When the board stands: the styles of the end and of the rules. */
export function lateStyles(): void {
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href: $("#app").dataset.late as string });
  document.head.append(sheet);
}

/** When the browser has time again. */
export function atRest(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}
