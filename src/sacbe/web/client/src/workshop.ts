/** Putting an option together by hand: the server draws what there is so far, and every spot carries the value it leads to. */
import { $, all, esc, lang, prefs, say } from "./dom";
import { morphBoard } from "./morph";

/** `read`: whether the value says anything; what does not is kept as it was typed, and so is the picture. */
interface Built { value: string; svg: string; problems: string[]; read: boolean }
export interface Bench { slug: string; option: string; label: string; art: string; css: string }

const tall = matchMedia("(max-width: 760px) and (orientation: portrait)");

export class Workshop {
  private readonly sheet = $<HTMLDialogElement>("#workshop");
  private bench: Bench | null = null;
  private built: Built | null = null;
  /** What was there when the sheet was opened, unless it was begun here before. */
  private begun = "";
  private use: (value: string) => void = () => undefined;

  constructor() {
    this.sheet.addEventListener("click", (e) => {
      const target = e.target as Element;
      this.press(target);
      if (target.closest("[data-close]")) this.sheet.close();
      if (target.closest("#workshop-use") && this.built && !this.built.problems.length) { this.sheet.close("used"); this.use(this.built.value); }
    });
    this.sheet.addEventListener("keydown", (e) => {
      if ((e.key === "Enter" || e.key === " ") && this.press(e.target as Element)) e.preventDefault();
    });
    $("#workshop-value").addEventListener("change", (e) => void this.show((e.target as HTMLInputElement).value.trim()));
    this.sheet.addEventListener("close", () => {
      const text = $<HTMLInputElement>("#workshop-value").value.trim();
      prefs.set(this.draft, this.sheet.returnValue === "used" || text === this.begun ? "" : text);
    });
    tall.addEventListener("change", () => { if (this.sheet.open && this.built) void this.show(this.built.value); });
  }

  /** A spot leads to another value, or says why it leads nowhere. */
  private press(target: Element): boolean {
    const spot = target.closest<SVGElement>("[data-value], [data-why]");
    if (!spot) return false;
    const { value, why } = spot.dataset;
    if (value !== undefined) void this.show(value);
    else this.tell([why ?? ""], "still");
    return true;
  }

  async open(bench: Bench, value: string, use: (value: string) => void): Promise<void> {
    this.bench = bench;
    this.built = null;
    this.use = use;
    $("#workshop-title").textContent = say("ui-workshop", { name: bench.label });
    await this.draw(bench);
    const draft = prefs.get(this.draft);
    await this.show(draft || value);
    this.begun = draft ? "" : $<HTMLInputElement>("#workshop-value").value;
    this.sheet.returnValue = "";
    this.sheet.showModal();
  }

  /** Where this browser keeps what was begun and not yet played: closing the sheet loses nothing. */
  private get draft(): string {
    return `workshop.${this.bench?.slug}.${this.bench?.option}`;
  }

  /** The game's own drawings and colours, fetched when they are first needed. */
  private async draw(bench: Bench): Promise<void> {
    const art = $("#workshop-art");
    if (art.dataset.slug === bench.slug) return;
    art.innerHTML = await (await fetch(bench.art)).text();
    art.dataset.slug = bench.slug;
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = bench.css;
    document.head.append(sheet);
  }

  private async show(value: string): Promise<void> {
    if (!this.bench) return;
    const query = new URLSearchParams({ option: this.bench.option, value, lang, layout: tall.matches ? "tall" : "wide" });
    const reply = await fetch(`/api/games/${this.bench.slug}/workshop?${query.toString()}`, { headers: { accept: "application/json" } });
    if (!reply.ok) return;
    const built = (await reply.json()) as Built;
    const nothing = this.built === null;
    this.built = built;
    if (built.read || nothing) this.picture(built.svg);
    for (const el of all<Element>("#workshop-bench [data-value]")) el.classList.add("legal");
    $<HTMLInputElement>("#workshop-value").value = built.value;
    if (built.problems.length) this.tell(built.problems, built.read && $("#workshop-bench > svg").hasAttribute("data-still") ? "still" : "wrong");
    else this.tell([say("ui-workshop-fine")], "fine");
    $<HTMLButtonElement>("#workshop-use").disabled = built.problems.length > 0;
  }

  private picture(svg: string): void {
    const parsed = document.createElement("template");
    parsed.innerHTML = svg;
    morphBoard($("#workshop-bench"), [...parsed.content.children], false);
  }

  /** `still`: nothing is wrong, there is only something left to do or to know. */
  private tell(said: string[], mood: "fine" | "still" | "wrong"): void {
    const list = $("#workshop-problems");
    list.innerHTML = said.map((p) => `<li>${esc(p)}</li>`).join("");
    list.classList.toggle("fine", mood === "fine");
    list.classList.toggle("still", mood === "still");
  }
}
