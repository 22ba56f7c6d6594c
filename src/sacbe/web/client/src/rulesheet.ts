/** The rules over the table: whoever looks something up loses neither the board nor what he has begun. The text is that of the
 * rules page, opened at the rule asked for; a link leads to the page itself, in a tab of its own. */
import { $, all, esc, icon, say } from "./dom";
import { examples } from "./examples";

export class RuleSheet {
  private readonly dialog = $<HTMLDialogElement>("#rules");
  private readonly text = $("#rules-text");

  /** `refusal`: what the table said when it named the rule. */
  constructor(private readonly page: string, private readonly refusal: () => string) {
    examples();
    document.addEventListener("click", (e) => {
      const link = (e.target as Element).closest<HTMLAnchorElement>("a[data-rules]");
      if (!link || e.ctrlKey || e.metaKey || e.shiftKey) return;
      e.preventDefault();
      void this.open(link.dataset.rules ?? "");
    });
    this.dialog.addEventListener("click", (e) => {
      const target = e.target as Element;
      if (target === this.dialog || target.closest("[data-close]")) this.dialog.close();
      const inner = target.closest<HTMLAnchorElement>("#rules-text a[href^='#']");
      if (inner) { e.preventDefault(); this.mark(decodeURIComponent(inner.hash.slice(1)), ""); }
    });
  }

  private async open(rule: string): Promise<void> {
    for (const other of all<HTMLDialogElement>("dialog[open]")) other.close();
    this.dialog.showModal();
    if (!this.text.childElementCount) await this.load();
    this.mark(rule, rule ? this.refusal() : "");
  }

  private async load(): Promise<void> {
    this.dialog.classList.add("waiting");
    this.text.textContent = say("ui-rules-come"); // they are long: on a slow line an empty sheet would look broken
    const reply = await fetch(this.page).catch(() => null);
    const page = reply?.ok ? new DOMParser().parseFromString(await reply.text(), "text/html") : null;
    this.dialog.classList.remove("waiting");
    const article = page?.querySelector("#article");
    if (!page || !article) { this.text.textContent = say("ui-no-server"); return; }
    const contents = page.querySelector<HTMLDetailsElement>("#contents");
    contents?.removeAttribute("open");
    rename(article);
    this.text.replaceChildren(...(contents ? [contents] : []), ...article.children);
  }

  /** Shows a rule, or the beginning; `refused`: what it has just forbidden. */
  private mark(rule: string, refused: string): void {
    for (const el of all(".refused", this.text)) el.remove();
    for (const el of all("[data-rule]", this.text)) el.classList.toggle("marked", el.dataset.rule === rule);
    const there = all("[data-rule]", this.text).find((el) => el.dataset.rule === rule);
    $<HTMLAnchorElement>("#rules-page").hash = rule;
    if (refused) there?.querySelector("header")?.insertAdjacentHTML("afterend", `<div class="refused">${icon("i-why")}<div><b>${esc(say("ui-refused-here"))}</b><p>${esc(refused)}</p></div></div>`);
    if (there) there.scrollIntoView({ block: "start" });
    else this.text.scrollTop = 0;
  }
}

/** The table's own ids must stay the only ones: those of the rules and their pictures get names of their own. */
function rename(article: Element): void {
  for (const section of all("[data-rule]", article)) section.dataset.rule = section.id;
  const known = new Set(all<Element>("[id]", article).map((el) => el.id));
  for (const el of all<Element>("*", article)) {
    for (const { name, value } of [...el.attributes]) {
      if (name === "id") el.id = `rules-${value}`;
      else if (el.namespaceURI?.endsWith("svg") && value.includes("#")) el.setAttribute(name, value.replace(/#([\w-]+)/g, (all, id: string) => (known.has(id) ? `#rules-${id}` : all)));
    }
  }
}
