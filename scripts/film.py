"""Films the moments that are felt: build/screenshots/feel/<game>-<moment>-<screen>-<theme>/ and a sheet of each series.

Whole games of bots are played once and kept beside the pictures; each moment is then stepped onto in a replay. What
moves is stopped and set to one time after another, so that a slow machine films the same as a quick one.

    python scripts/film.py                     all of them
    python scripts/film.py tikal desktop-light  those with all these words in their names
"""

from __future__ import annotations

import base64
import json
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, StorageState, ViewportSize, sync_playwright  # noqa: E402

import sacbe  # noqa: E402
from tests.browser.prepared import adopt, prepare  # noqa: E402
from tests.browser.rig import DESKTOP, PHONE, PICTURES, Server  # noqa: E402
from tests.needs import HANGS, needs_chromium  # noqa: E402

FILMS: Final = PICTURES / "feel"
PATIENCE: Final = HANGS * 1000
EVERY: Final = 80  # milliseconds
LONGEST: Final = 1600
SHEET: Final = ViewportSize(width=1500, height=900)
CURSED: Final = "01" * 16  # the seed of a game of Tobago in which curses turn up
SCREENS: Final = {"desktop": DESKTOP, "phone": PHONE}
LOOKS: Final = (("desktop", "light"), ("desktop", "dark"), ("phone", "light"), ("phone", "dark"))
MOMENTS: Final = {
    "trek12": ("roll", "close", "take"),
    "tikal": ("erupt", "lift", "count", "build"),
    "tzolkin": ("turn", "hail", "count", "build"),
    "eldorado": ("break", "lift", "take", "hail"),
    "tobago": ("lift", "flip", "take", "strike", "hail", "turn"),
}
# What is put on the stage stands still until it is told which time it is.
STOPPED: Final = """
addEventListener("DOMContentLoaded", () => new MutationObserver((all) => {
  if (all.some((one) => [...one.addedNodes].some((el) => el.className === "effects")))
    queueMicrotask(() => { window.reel = document.getAnimations(); window.reel.forEach((one) => one.pause()); });
}).observe(document.body, { childList: true, subtree: true }));
"""
AT: Final = """(time) => window.reel.forEach((one) => {
  if (time < one.effect.getComputedTiming().endTime) one.currentTime = time; else one.finish(); })"""
LENGTH: Final = "() => Math.max(...window.reel.map((one) => one.effect.getComputedTiming().endTime))"


class Moment(NamedTuple):
    slug: str
    kind: str
    ply: int


def games(data: Path) -> dict[str, str]:
    """The finished tables, by game: played now, or as they were left."""
    names = data.with_suffix(".json")
    if not names.is_file():
        data.parent.mkdir(parents=True, exist_ok=True)
        for part in data.parent.glob(f"{data.name}*"):
            part.unlink()
        made = prepare(data) | prepare(data, ("tobago",), CURSED)
        names.write_text(json.dumps({slug: made[slug, "end"] for slug in sacbe.SLUGS}))
    found: dict[str, str] = json.loads(names.read_text())
    return found


def session(browser: Browser, server: Server) -> StorageState:
    """Of whoever sits at the tables: the same in every run."""
    kept = server.data.with_name("cookies.json")
    if not kept.is_file():
        page = browser.new_page()
        page.goto(server.url, timeout=PATIENCE)
        adopt(page, server.data)
        page.context.storage_state(path=kept)
        page.close()
    cookies: StorageState = json.loads(kept.read_text())
    return cookies


def moments(page: Page, url: str, slug: str, table: str) -> list[Moment]:
    """Where in the log each kind is seen best: where there is most of it, in the second half of a game."""
    view: Any = page.request.get(f"{url}/api/tables/{table}/view?view=page&lang=en&seat=0", timeout=PATIENCE).json()
    lines = [line for line in view["log"]["lines"] if line.get("effects") and line["ply"] < view["last"]]
    out = []
    for kind in MOMENTS[slug]:
        found = [line for line in lines if any(effect["kind"] == kind for effect in line["effects"])]
        if kind == "close":  # on one's own sheet
            found = [line for line in found if line["seat"] == 0] or found
        if not found:
            print(f"{slug}: nothing to {kind} in this game")
            continue
        later = found[len(found) // 2 :]
        out.append(Moment(slug, kind, max(later, key=lambda line: len(line["effects"]))["ply"]))
    return out


def film(
    browser: Browser, url: str, cookies: StorageState, table: str, moment: Moment, screen: str, theme: str
) -> Path:
    context = browser.new_context(
        viewport=SCREENS[screen], locale="en", storage_state=cookies, has_touch=screen == "phone"
    )
    context.add_init_script(STOPPED)
    context.add_init_script(f"localStorage['sacbe.theme'] = '{theme}'; localStorage['sacbe.speed'] = 'quick'")
    context.add_cookies([{"name": "theme", "value": theme, "url": url}])
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{url}/t/{table}?ply={moment.ply - 1}&lang=en")
    page.wait_for_selector("body.replaying #map .map")
    page.wait_for_function("() => !document.getAnimations().length")  # pieces have walked to where they were then
    page.locator("[data-replay=step-on]").last.dispatch_event("click")
    page.wait_for_function("() => window.reel")
    length = page.evaluate(LENGTH)
    folder = FILMS / f"{moment.slug}-{moment.kind}-{screen}-{theme}"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    for number, time in enumerate(range(40, int(min(length, LONGEST)), EVERY)):
        page.evaluate(AT, time)
        page.locator("#board").screenshot(path=folder / f"{number:02}.png", animations="allow")
    context.close()
    return sheet(browser, folder, 3 if screen == "desktop" else 6)


def sheet(browser: Browser, folder: Path, across: int) -> Path:
    """Every other picture of a series side by side."""
    shown = sorted(folder.glob("*.png"))[::2]
    pictures = "".join(
        f"<img src='data:image/png;base64,{base64.b64encode(path.read_bytes()).decode()}'>" for path in shown
    )
    page = browser.new_page(viewport=SHEET)
    page.set_content(f"<style>body {{ margin: 0 }} img {{ width: {100 / across:.3f}% }}</style>{pictures}")
    path = folder.with_suffix(".png")
    page.screenshot(path=path, full_page=True)
    page.close()
    return path


def main() -> None:
    wanted = sys.argv[1:]
    server = Server(FILMS)
    tables = games(server.data)
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=needs_chromium(), args=["--no-sandbox"])
        try:
            cookies = session(browser, server)
            page = browser.new_page(storage_state=cookies)
            for slug, table in tables.items():
                for moment in moments(page, server.url, slug, table):
                    for screen, theme in LOOKS:
                        name = f"{slug}-{moment.kind}-{screen}-{theme}"
                        if all(word in name for word in wanted):
                            path = film(browser, server.url, cookies, table, moment, screen, theme)
                            print(path.relative_to(ROOT), flush=True)
        finally:
            browser.close()
            server.end()


if __name__ == "__main__":
    main()
