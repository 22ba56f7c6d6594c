"""Makes the README's pictures: docs/screenshots/<game>.png, a few rounds into a game against bots."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

import sacbe  # noqa: E402
from tests.browser.players import Clicker  # noqa: E402
from tests.browser.rig import DESKTOP, Server  # noqa: E402
from tests.needs import needs_chromium  # noqa: E402

PICTURES = ROOT / "docs" / "screenshots"
PLIES = {"trek12": 60}  # enough for a board with something on it
USUAL_PLIES = 150


def picture(browser: Browser, url: str, slug: str) -> Path:
    page = browser.new_page(viewport=DESKTOP, locale="en", reduced_motion="reduce")
    page.goto(url)
    page.fill("#name-form input", "Anna")
    page.click(f"[data-start={slug}][data-mode=bots]")
    page.click(f"[data-count='{min(3, sacbe.game(slug).seats.stop - 1)}']")
    page.select_option("#sitter-1", "expert")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    # A strong bot plays the first part of the game for us: the board shows something worth looking at.
    page.click("#menu-open")
    page.click("[data-bot]")
    page.wait_for_function(
        f"() => Number(document.getElementById('app').dataset.ply) >= {PLIES.get(slug, USUAL_PLIES)}", timeout=300_000
    )
    page.click("[data-back]")
    page.click("#menu [data-close]")
    player = Clicker(page)
    while not player.look().targets:
        if not player.move():
            page.wait_for_timeout(50)
    page.wait_for_timeout(300)
    path = PICTURES / f"{slug}.png"
    page.screenshot(path=path)
    page.close()
    return path


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=needs_chromium(), args=["--no-sandbox"])
        try:
            for slug in sacbe.SLUGS:
                print(picture(browser, server.url, slug).relative_to(ROOT))
        finally:
            browser.close()
            server.end()


if __name__ == "__main__":
    main()
