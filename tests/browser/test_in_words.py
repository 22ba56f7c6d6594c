"""The position in words at the table: by key, from the menu and by Tab, of what the board shows; axe is content."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.test_everybody import AXE

pytestmark = pytest.mark.browser

TEXT = "#inwords-text p"
SERIOUS = "async () => (await axe.run('#inwords')).violations.map((one) => one.id)"


def at_table(page: Page) -> None:
    page.click("[data-start=trek12][data-mode=bots]")
    page.click("#go")
    page.wait_for_selector("#map .legal")


def test_the_position_is_told_by_key_and_follows_what_is_shown(guest: Guest) -> None:
    page = guest("Anna")
    at_table(page)
    page.keyboard.press("w")
    expect(page.locator(TEXT).first).to_contain_text("You play seat")
    expect(page.locator("#inwords-text")).to_be_focused()
    expect(page.locator("#inwords-text")).to_contain_text("Dice: yellow")
    page.evaluate(AXE.read_text(encoding="utf-8"))  # by the driver: the pages themselves let no foreign script in
    assert page.evaluate(SERIOUS) == []
    page.keyboard.press("Escape")
    expect(page.locator("#inwords")).to_be_hidden()
    # an old position is told as it was
    page.goto(f"{page.url}?ply=0")
    page.wait_for_selector("#app[data-ply='0']")
    page.keyboard.press("w")
    expect(page.locator("#inwords-text")).to_contain_text("The dice have not been rolled")


def test_the_position_is_told_in_russian_and_from_the_menu(guest: Guest) -> None:
    page = guest("Anna")
    at_table(page)
    page.click("[data-lang-to=ru]")
    page.wait_for_selector("html[lang=ru] #map .legal")
    hidden = page.locator("main [data-inwords]")
    box = hidden.bounding_box()
    assert box is not None and box["width"] < 4
    hidden.focus()
    page.keyboard.press("Enter")
    expect(page.locator(TEXT).first).to_contain_text("Вы играете на месте")
    page.click("#inwords [data-close]")
    page.click("#menu-open")
    page.click("#menu [data-inwords]")
    expect(page.locator("#menu")).to_be_hidden()
    expect(page.locator(TEXT).first).to_contain_text("Вы играете на месте")
