/** What a table is drawn with: files that browsers keep. What a game begins with is asked for with the page, the rest when the board
 * stands. Boards refer to drawings by name, so these may come after them. */
import { $ } from "./dom";

const AGAIN = 3000; // milliseconds

export async function drawings(part: "art" | "rest"): Promise<void> {
  let reply: Response | null = null;
  while (!(reply = await fetch($("#app").dataset[part] as string).catch(() => null))?.ok) await new Promise((done) => setTimeout(done, AGAIN));
  const sheet = document.createElement("div");
  sheet.innerHTML = await reply.text();
  document.body.prepend(...sheet.children);
}

/** When the board stands: the styles of the end and of the rules. */
export function lateStyles(): Promise<void> {
  const sheet = document.createElement("link");
  const here = new Promise<void>((done) => { sheet.onload = sheet.onerror = () => done(); });
  Object.assign(sheet, { rel: "stylesheet", href: $("#app").dataset.late as string });
  document.head.append(sheet);
  return here;
}

/** When the browser has time again. */
export function atRest(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}
