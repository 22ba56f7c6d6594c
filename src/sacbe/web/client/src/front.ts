/** Which part of the page is in front: the tabs, and after the game its result or the board. */
import { $, all, on } from "./dom";
import type { View } from "./types";

/** Phones, and tablets held upright; table.css asks the same. The narrow ones however high they are: a keyboard on the screen
 * takes half of it away. */
export const tall = matchMedia("(max-width: 559px), (max-width: 1000px) and (orientation: portrait)");

export class Front {
  /** `lookBack`: to a moment of the game; `watch`: the whole of it again. */
  constructor(private readonly opened: (tab: string) => void, private readonly lookBack: (ply: number) => void, watch: () => void) {
    on("[data-tab]", "click", (e) => this.tab((e.currentTarget as HTMLElement).dataset.tab as string));
    $("#strip").addEventListener("click", () => this.tab("players"));
    $("#end").addEventListener("click", (e) => {
      const target = (e.target as Element).closest<HTMLButtonElement>("[data-final], [data-watch], [data-share]");
      if (target?.matches("[data-final]")) this.showEnd(false);
      else if (target?.matches("[data-watch]")) watch();
      else if (target) void import("./later").then(({ share }) => share($("#app").dataset.table as string, $("#app").dataset.game as string, target));
    });
    $("#to-board").addEventListener("click", () => this.showEnd(false));
    $("#to-end").addEventListener("click", () => this.showEnd(true));
  }

  /** What this screen begins with. */
  home(): void {
    this.tab(tall.matches ? "board" : "log");
  }

  tab(name: string): void {
    document.body.dataset.tab = name;
    for (const el of all("[data-tab]")) {
      const chosen = el.dataset.tab === name;
      el.classList.toggle("on", chosen);
      if (el.getAttribute("role") === "tab") el.setAttribute("aria-selected", String(chosen));
    }
    this.opened(name);
  }

  /** Where the log and the chat lie over the board, back to it. */
  toBoard(): void {
    if (tall.matches) this.tab("board");
  }

  /** Whether what is shown is the end of the game. */
  over(view: View): boolean {
    return view.over && view.live && Boolean(view.result);
  }

  /** `lasting`: for so many milliseconds the last move is played over the board; the end waits until that has been seen. */
  end(view: View, old: View | null, lasting: number): void {
    if (!this.over(view)) { document.body.classList.remove("showing-end"); return; }
    if (old?.over && old.live && $("#end").childElementCount) return;
    const seen = old ? Date.now() + lasting : 0;
    void import("./later").then(({ countUp, endScreen, tellStory }) => {
      $("#end").innerHTML = endScreen(view);
      if (!view.lesson) void tellStory(view, $("#story"), this.lookBack);
      const open = (): void => {
        if (!document.body.classList.contains("over")) return;
        document.body.classList.add("showing-end");
        if (old) countUp($("#end"));
      };
      const wait = seen - Date.now();
      if (wait > 0) setTimeout(open, wait);
      else open();
    });
  }

  private showEnd(shown: boolean): void {
    document.body.classList.toggle("showing-end", shown);
    if (shown) this.toBoard();
  }
}
