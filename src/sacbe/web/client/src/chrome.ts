/** Theme, language and the guest's name: the same on every page. */
import { all, cookie, Failed, lang, on, post, prefs } from "./dom";

function systemDark(): boolean {
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

function setTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
  for (const el of all("[data-theme-to]")) el.setAttribute("aria-pressed", String(el.dataset.themeTo === theme));
}

function remember(theme: string): void {
  cookie("theme", theme);
  prefs.set("theme", theme);
  setTheme(theme);
}

/** Colours for whoever does not tell some of the usual ones apart. */
export function setPalette(): void {
  document.documentElement.dataset.palette = prefs.get("palette") === "yes" ? "clear" : "usual";
}

export function chrome(): void {
  setPalette();
  setTheme(document.documentElement.dataset.theme || prefs.get("theme") || (systemDark() ? "dark" : "light"));
  on("[data-theme-to]", "click", (e) => remember((e.currentTarget as HTMLElement).dataset.themeTo ?? "light"));
  on("[data-theme-flip]", "click", () => remember(document.documentElement.dataset.theme === "dark" ? "light" : "dark"));
  on("[data-lang-to]", "click", (e) => {
    const to = (e.currentTarget as HTMLElement).dataset.langTo ?? "ru";
    cookie("lang", to);
    prefs.set("lang", to);
    if (to === lang) return;
    const here = new URL(location.href);
    here.searchParams.delete("lang");
    if (here.href === location.href) location.reload();
    else location.href = here.href;
  });
  nameForm();
}

function nameForm(): void {
  const form = document.querySelector<HTMLFormElement>("#name-form");
  const input = form?.querySelector("input");
  if (!form || !input) return;
  if (!input.value) input.value = prefs.get("name");
  const save = async (): Promise<void> => {
    const name = input.value.trim();
    if (!name || name === prefs.get("name")) return;
    prefs.set("name", name);
    try {
      await post("/api/name", { name });
      form.classList.remove("bad");
    } catch (e) {
      if (!(e instanceof Failed)) throw e;
      form.classList.add("bad");
      input.title = e.message;
    }
  };
  input.addEventListener("change", () => void save());
  form.addEventListener("submit", (e) => { e.preventDefault(); input.blur(); });
}

/** The name to play under: the one typed, else the one given before. */
export function guestName(): string {
  const typed = document.querySelector<HTMLInputElement>("#name-form input")?.value.trim();
  return typed || prefs.get("name");
}
