"""Films the moments that are felt: build/screenshots/feel/<game>-<moment>-<screen>-<theme>/, a sheet of each series,
and what was heard of it as a WAV beside it.

Whole games of bots are played once and kept beside the pictures; each moment is then stepped onto in a replay. What
moves is stopped and set to one time after another, so that a slow machine films the same as a quick one.

    python scripts/film.py                     all of them
    python scripts/film.py tikal desktop-light  those with all these words in their names
"""

from __future__ import annotations

import base64
import json
import sys
import wave
from array import array
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
LONGEST: Final = 2600
SHEET: Final = ViewportSize(width=1500, height=900)
CURSED: Final = "01" * 16  # the seed of a game of Tobago in which curses turn up
SCREENS: Final = {"desktop": DESKTOP, "phone": PHONE}
LOOKS: Final = (("desktop", "light"), ("desktop", "dark"), ("phone", "light"), ("phone", "dark"))


class Wanted(NamedTuple):
    """A moment worth filming: the kind of its effect, where (an id begins so), whether it is the game's last."""

    kind: str
    at: str = ""
    last: bool = False


MOMENTS: Final[dict[str, dict[str, Wanted]]] = {
    "trek12": {
        "roll": Wanted("roll"),
        "nine-closed": Wanted("close"),
        "bones": Wanted("take"),
        "final-scoring": Wanted("count", last=True),
    },
    "tikal": {
        "volcano": Wanted("erupt"),
        "treasure": Wanted("lift"),
        "scoring": Wanted("count"),
        "final-scoring": Wanted("count", last=True),
        "building": Wanted("build"),
    },
    "tzolkin": {
        "calendar": Wanted("turn"),
        "food-day": Wanted("hail"),
        "hunger": Wanted("count", "panel-"),
        "chichen-itza": Wanted("count", "act-"),
        "building": Wanted("build"),
        "final-scoring": Wanted("count", last=True),
    },
    "eldorado": {
        "cave": Wanted("lift"),
        "card": Wanted("take"),
        "last-blockade": Wanted("break", last=True),
        "arrival": Wanted("hail", last=True),
    },
    "tobago": {
        "clue": Wanted("flip", "clue-"),
        "located": Wanted("hail", "hex-"),
        "raising": Wanted("lift"),
        "sharing": Wanted("flip", "offered-"),
        "share": Wanted("take", "offered-"),
        "curse": Wanted("strike"),
        "statues": Wanted("turn"),
        "final-scoring": Wanted("count", last=True),
    },
}
# What is put on the stage stands still until it is told which time it is, and the end's page waits until it is let in.
# What would be heard goes on tape.
STOPPED: Final = """
addEventListener("DOMContentLoaded", () => new MutationObserver((all) => {
  if (all.some((one) => [...one.addedNodes].some((el) => el.className === "effects")))
    queueMicrotask(() => { window.reel = document.getAnimations(); window.reel.forEach((one) => one.pause()); });
}).observe(document.body, { childList: true, subtree: true }));
// on a busy machine it may be time for that page before the first picture is taken
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  if (!window.filming || !document.body.classList.contains("showing-end")) return;
  document.body.classList.remove("showing-end");
  window.entrance = () => document.body.classList.add("showing-end");
}).observe(document.body, { attributeFilter: ["class"] }));
const later = window.setTimeout;
window.setTimeout = (act, time, ...more) =>
  window.filming && time > 1000 ? (window.entrance = act, 0) : later(act, time, ...more);
window.AudioContext = class {
  constructor() {
    window.tape = new OfflineAudioContext(1, 44100 * 6, 44100);
    window.tape.resume = window.tape.suspend = async () => {};
    return window.tape;
  }
};
"""
HEARD: Final = """async () => {
  const heard = (await window.tape.startRendering()).getChannelData(0);
  return Array.from(heard, (one) => Math.round(Math.max(-1, Math.min(1, one)) * 32767));
}"""
RATE: Final = 44100
AT: Final = """(time) => window.reel.forEach((one) => {
  if (time < one.effect.getComputedTiming().endTime) one.currentTime = time; else one.finish(); })"""
LENGTH: Final = "() => Math.max(...window.reel.map((one) => one.effect.getComputedTiming().endTime))"


class Moment(NamedTuple):
    slug: str
    name: str
    ply: int
    before: int  # the step from which one comes to it


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
    """Where in the log each is seen best: the last, or where there is most of it in the second half of a game."""
    view: Any = page.request.get(f"{url}/api/tables/{table}/view?view=page&lang=en&seat=0", timeout=PATIENCE).json()
    lines = [line for line in view["log"]["lines"] if line.get("effects")]
    out = []
    for name, wanted in MOMENTS[slug].items():
        found = [line for line in lines if any(shows(effect, wanted) for effect in line["effects"])]
        if wanted.kind == "close":  # on one's own sheet
            found = [line for line in found if line["seat"] == 0] or found
        if not found:
            print(f"{slug}: no {name} in this game")
            continue
        later = found[len(found) // 2 :]
        chosen = found[-1] if wanted.last else max(later, key=lambda line: len(line["effects"]))
        steps = sorted({line["ply"] for line in view["log"]["lines"] if not line.get("dealt")})
        out.append(Moment(slug, name, chosen["ply"], max(ply for ply in [0, *steps] if ply < chosen["ply"])))
    return out


def shows(effect: dict[str, Any], wanted: Wanted) -> bool:
    return bool(effect["kind"] == wanted.kind and effect["at"][0].startswith(wanted.at))


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
    page.goto(f"{url}/t/{table}?ply={moment.before}&lang=en")
    page.wait_for_selector("body.replaying.complete #map .map")
    page.wait_for_function("() => !document.getAnimations().length")  # pieces have walked to where they were then
    page.evaluate("window.filming = true")
    page.keyboard.press("Shift")  # browsers are silent until they are touched
    page.locator("[data-replay=step-on]").last.dispatch_event("click")
    page.wait_for_function("() => window.reel")
    length = page.evaluate(LENGTH)
    folder = FILMS / f"{moment.slug}-{moment.name}-{screen}-{theme}"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    for number, time in enumerate(range(40, int(min(length, LONGEST)), EVERY)):
        page.evaluate(AT, time)
        page.locator("#board").screenshot(path=folder / f"{number:02}.png", animations="allow")
    record(page, folder.with_suffix(".wav"))
    if page.evaluate("Boolean(window.entrance && document.querySelector('body.over'))"):
        page.evaluate("() => { window.filming = false; window.entrance(); }")
        page.wait_for_selector("body.showing-end #story svg.course")
        page.screenshot(path=folder.with_name(f"{folder.name}-end.png"))
    context.close()
    return sheet(browser, folder, 3 if screen == "desktop" else 6)


def record(page: Page, path: Path) -> None:
    """What was heard, and how loud and how long it was."""
    samples = array("h", map(int, page.evaluate(HEARD)))
    with wave.open(str(path), "wb") as tape:
        tape.setnchannels(1)
        tape.setsampwidth(samples.itemsize)
        tape.setframerate(RATE)
        tape.writeframes(samples.tobytes())
    peak = max(map(abs, samples)) / 32767
    sounding = [n for n, one in enumerate(samples) if abs(one) > 32]
    seconds = (sounding[-1] - sounding[0]) / RATE if sounding else 0.0
    print(f"{path.stem}: heard for {seconds:.2f} s, peak {peak:.3f}", flush=True)


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
                        name = f"{slug}-{moment.name}-{screen}-{theme}"
                        if all(word in name for word in wanted):
                            path = film(browser, server.url, cookies, table, moment, screen, theme)
                            print(path.relative_to(ROOT), flush=True)
        finally:
            browser.close()
            server.end()


if __name__ == "__main__":
    main()
