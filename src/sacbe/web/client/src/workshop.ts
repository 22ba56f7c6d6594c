/** Putting an option together by hand: the server draws what there is so far, and every spot carries the value it leads to. */
import { $, all, esc, lang, say } from "./dom";
import { morphInner } from "./morph";

interface Built { value: string; svg: string; problems: string[] }
export interface Bench { slug: string; option: string; label: string; art: string; css: string }

export class Workshop {
  private readonly sheet = $<HTMLDialogElement>("#workshop");
  private bench: Bench | null = null;
  private built: Built | null = null;
  private use: (value: string) => void = () => undefined;

  constructor() {
    this.sheet.addEventListener("click", (e) => {
      const target = e.target as Element;
      const value = target.closest<SVGElement>("[data-value]")?.dataset.value;
      if (value !== undefined) void this.show(value);
      if (target.closest("[data-close]")) this.sheet.close();
      if (target.closest("#workshop-use") && this.built && !this.built.problems.length) { this.sheet.close(); this.use(this.built.value); }
    });
    this.sheet.addEventListener("keydown", (e) => {
      const spot = (e.target as Element).closest<SVGElement>("[data-value]");
      if (spot && (e.key === "Enter" || e.key === " ")) { e.preventDefault(); void this.show(spot.dataset.value ?? ""); }
    });
    $("#workshop-value").addEventListener("change", (e) => void this.show((e.target as HTMLInputElement).value));
  }

  async open(bench: Bench, value: string, use: (value: string) => void): Promise<void> {
    this.bench = bench;
    this.use = use;
    $("#workshop-title").textContent = say("ui-workshop", { name: bench.label });
    await this.draw(bench);
    await this.show(value);
    this.sheet.showModal();
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
    const query = new URLSearchParams({ option: this.bench.option, value, lang });
    const reply = await fetch(`/api/games/${this.bench.slug}/workshop?${query.toString()}`, { headers: { accept: "application/json" } });
    if (!reply.ok) return;
    const built = (await reply.json()) as Built;
    this.built = built;
    morphInner($("#workshop-bench"), built.svg);
    for (const el of all<Element>("#workshop-bench [data-value]")) el.classList.add("legal");
    $<HTMLInputElement>("#workshop-value").value = built.value;
    $("#workshop-problems").innerHTML = (built.problems.length ? built.problems : [say("ui-workshop-fine")]).map((p) => `<li>${esc(p)}</li>`).join("");
    $("#workshop-problems").classList.toggle("fine", built.problems.length === 0);
    $<HTMLButtonElement>("#workshop-use").disabled = built.problems.length > 0;
  }
}
