"""Several people at one screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.players import Clicker, go_on

pytestmark = pytest.mark.browser


def at_one_screen(page: Page, slug: str) -> Clicker:
    page.click(f"[data-start={slug}][data-mode=bots]")
    page.select_option("#sitter-1", "hotseat")
    page.fill("#name-1", "Boris")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    return Clicker(page)


def test_hot_seat_hides_what_one_player_must_not_see_of_the_other(guest: Guest, pictures: Path) -> None:
    page = guest("Anna")
    player = at_one_screen(page, "eldorado")
    first = page.get_attribute("#app", "data-seat")
    go_on(player, lambda seen: seen.confirm)
    page.click("#confirm")
    expect(page.locator("#curtain")).to_be_visible()
    page.screenshot(path=pictures / "curtain-1440x900.png")
    box = page.locator("#curtain").bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (1440, 900)
    page.reload()
    expect(page.locator("#curtain")).to_be_visible()
    page.click("#curtain-go")
    expect(page.locator("#curtain")).to_be_hidden()
    assert page.get_attribute("#app", "data-seat") != first


def test_hot_seat_of_an_open_game_goes_on_at_once(guest: Guest) -> None:
    page = guest("Anna")
    player = at_one_screen(page, "trek12")
    first = page.get_attribute("#app", "data-seat")
    go_on(player, lambda seen: seen.confirm)
    page.click("#confirm")
    page.wait_for_selector(f"#app:not([data-seat='{first}'])")
    expect(page.locator("#curtain")).to_be_hidden()
    expect(page.locator("#players")).to_contain_text("Boris")
