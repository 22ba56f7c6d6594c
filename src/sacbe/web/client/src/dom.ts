/** Small helpers for building the page: words, icons, safe text, stored preferences, requests. */

const words: Record<string, string> = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

/** A word of the interface; `{name}` places are filled from `args`. The page carries every key, so a missing one is a mistake worth seeing. */
export function say(key: string, args: Record<string, string | number> = {}): string {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ""));
}

export const lang = document.documentElement.lang;

export function $<T extends Element = HTMLElement>(selector: string, root: ParentNode = document): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}

export function all<T extends Element = HTMLElement>(selector: string, root: ParentNode = document): T[] {
  return [...root.querySelectorAll<T>(selector)];
}

export function esc(text: unknown): string {
  return String(text ?? "").replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** What is told one after another, in a line: what ends with a sign of its own gets no full stop. */
export function inARow(told: string[]): string {
  return told.map((one) => one.replace(/<\/?b>/g, "")).join(". ").replace(/([!?…])\. /g, "$1 ");
}

/** Text in which only <b> is markup: whatever a guest calls himself stays text. */
export function emphasised(text: string): string {
  return esc(text).replace(/&#60;(\/?)b&#62;/g, "<$1b>");
}

const QUARTERS: Record<string, string> = { ".25": "¼", ".5": "½", ".75": "¾" };

/** Numbers wear a true minus sign and quarters as fractions, alone and inside a line of text. */
export const number = (n: number | string): string => String(n).replace(/-(?=\d)/g, "−").replace(/(\d)(\.25|\.5|\.75)(?!\d)/g, (_, digit: string, part: string) => digit + QUARTERS[part]);

export function icon(id: string, css = ""): string {
  return id ? `<svg class="ic ${css}" aria-hidden="true"><use href="#${esc(id)}" width="100%" height="100%"/></svg>` : "";
}

export function on(selector: string, event: string, act: (e: Event) => void): void {
  for (const el of all(selector)) el.addEventListener(event, act);
}

export const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Preferences of this browser. A browser that forbids storage still plays. */
export const prefs = {
  get(key: string): string {
    try { return localStorage.getItem(`sacbe.${key}`) ?? ""; } catch { return ""; }
  },
  set(key: string, value: string): void {
    try { localStorage.setItem(`sacbe.${key}`, value); } catch { /* private window */ }
  },
};

/** What lasts as long as this window: kept apart from preferences, and as forgiving. */
export const memory = {
  get(key: string): string | null {
    try { return sessionStorage.getItem(`sacbe.${key}`); } catch { return null; }
  },
  set(key: string, value: string): void {
    try { sessionStorage.setItem(`sacbe.${key}`, value); } catch { /* private window */ }
  },
};

export function cookie(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; samesite=lax`;
}

/** What went wrong, in the words the server chose or ours. */
export class Failed extends Error {}

export async function post<T>(url: string, body: unknown): Promise<T> {
  const token = /(?:^|; )csrf=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  let reply: Response;
  try {
    reply = await fetch(url, {
      method: "POST", credentials: "same-origin", keepalive: true, // sent even if the page is left meanwhile
      headers: { "content-type": "application/json", "x-csrf-token": token, accept: "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Failed(say("ui-no-server"));
  }
  const text = await reply.text();
  let data: unknown = {};
  try { data = text ? JSON.parse(text) : {}; } catch { /* an error page, not JSON */ }
  if (!reply.ok) {
    const told = data as { text?: string; detail?: string };
    throw new Failed(told.text || told.detail || say("ui-no-luck"));
  }
  return data as T;
}

export async function copy(text: string, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Plain http on a local network has no clipboard API; the old way still works there.
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  const label = button.querySelector("span") ?? button;
  const before = label.textContent;
  label.textContent = say("ui-copied");
  setTimeout(() => { label.textContent = before; }, 1600);
}
