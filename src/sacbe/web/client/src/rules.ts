/** The rules page: find words, mark the rule that the address names, lead back to the table one has come from. */
import { $, all, calm, say } from "./dom";
import { examples, reveal } from "./examples";

class Finder {
  private readonly input = $<HTMLInputElement>("#find");
  private readonly count = $("#find-count");
  private marks: HTMLElement[] = [];
  private at = -1;

  constructor() {
    this.input.addEventListener("input", () => this.find());
    this.input.addEventListener("keydown", (e) => {
      if (e.key === "Enter") { this.step(e.shiftKey ? -1 : 1); e.preventDefault(); }
      if (e.key === "Escape") { this.input.value = ""; this.find(); }
    });
    $("#find-next").addEventListener("click", () => this.step(1));
    $("#find-back").addEventListener("click", () => this.step(-1));
    document.addEventListener("keydown", (e) => {
      if (e.key === "/" && document.activeElement !== this.input) { this.input.focus(); e.preventDefault(); }
    });
    const asked = new URL(location.href).searchParams.get("q");
    if (asked) { this.input.value = asked; this.find(); }
  }

  private find(): void {
    for (const mark of this.marks) mark.replaceWith(mark.textContent ?? "");
    $("#article").normalize();
    this.marks = [];
    this.at = -1;
    const needle = this.input.value.trim().toLocaleLowerCase();
    if (needle.length > 1) this.highlight(needle);
    this.count.textContent = needle.length > 1 ? say("ui-found", { n: this.marks.length }) : "";
    const hit = new Set(this.marks.map((m) => m.closest("[data-rule]")?.id));
    for (const el of all("[data-to]")) el.classList.toggle("found", hit.has(el.dataset.to));
    if (this.marks.length) this.step(1);
  }

  private highlight(needle: string): void {
    const walker = document.createTreeWalker($("#article"), NodeFilter.SHOW_TEXT, (n) =>
      n.parentElement?.closest("svg, .refused") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      let rest = text;
      for (;;) {
        const i = rest.data.toLocaleLowerCase().indexOf(needle);
        if (i < 0) break;
        const hit = rest.splitText(i);
        rest = hit.splitText(needle.length);
        const mark = document.createElement("mark");
        hit.replaceWith(mark);
        mark.append(hit);
        this.marks.push(mark);
      }
    }
  }

  private step(by: number): void {
    const n = this.marks.length;
    if (!n) return;
    this.marks[this.at]?.classList.remove("here");
    this.at = (this.at + by + n) % n;
    const mark = this.marks[this.at] as HTMLElement;
    mark.classList.add("here");
    reveal(mark);
    mark.scrollIntoView({ block: "center", behavior: calm.matches ? "auto" : "smooth" });
    this.count.textContent = say("ui-found-at", { n: this.at + 1, m: n });
  }
}

/** The line of the contents for a rule: its own, or that of the rule it belongs to. */
function entryOf(number: string): HTMLElement | null {
  for (let n = number; n; n = n.includes(".") ? n.slice(0, n.lastIndexOf(".")) : "") {
    const entry = document.querySelector<HTMLElement>(`[data-to="${CSS.escape(n)}"]`);
    if (entry) return entry;
  }
  return null;
}

function markRule(): void {
  const number = decodeURIComponent(location.hash.slice(1));
  for (const el of all(".rule.marked")) el.classList.remove("marked");
  const entry = entryOf(number);
  for (const el of all("[data-to]")) el.classList.toggle("on", el === entry);
  const rule = number ? document.getElementById(number) : null;
  if (!rule) return;
  rule.classList.add("marked");
  rule.scrollIntoView({ block: "start" });
  entry?.scrollIntoView({ block: "nearest" });
  $<HTMLDetailsElement>("#contents").open = matchMedia("(min-width: 900px)").matches;
}

/** Paper is white: the pictures are printed as they are by day. */
function printing(): void {
  const root = document.documentElement;
  let theme = root.dataset.theme;
  addEventListener("beforeprint", () => { theme = root.dataset.theme; root.dataset.theme = "light"; });
  addEventListener("afterprint", () => { if (theme) root.dataset.theme = theme; else delete root.dataset.theme; });
  $("#print").addEventListener("click", () => print());
}

export function rules(): void {
  examples();
  printing();
  new Finder();
  addEventListener("hashchange", markRule);
  markRule();
  const table = new URL(location.href).searchParams.get("table") ?? "";
  if (/^\w+$/.test(table)) {
    $<HTMLAnchorElement>("#back").href = `/t/${table}`;
    $("#back span").textContent = say("ui-back-table");
  }
  if (!matchMedia("(min-width: 900px)").matches) $<HTMLDetailsElement>("#contents").open = false;
}
