"""Whole games between people in browsers: by clicks, by keys, with a spectator and a player who comes back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.players import Clicker, Typist, play, result
from tests.browser.rig import PHONE

pytestmark = pytest.mark.browser


def invite(host: Page) -> str:
    """The host chooses "With friends", creates the table and reads the link."""
    host.click("[data-mode=friends]")
    host.click("#go")
    host.wait_for_selector("#lobby:not([hidden])")
    return host.inner_text("#lobby-link")


def sit_down(friend: Page, link: str, name: str) -> None:
    friend.goto(link)
    friend.fill("#join-name", name)
    friend.click("#join-form button")
    friend.wait_for_selector("#map svg")


def tab_to(page: Page, wanted: str) -> None:
    """Walks there with Tab alone and presses Enter."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("css => document.activeElement?.matches(css) ?? false", wanted):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab never came to {wanted}")


def test_two_browsers_by_clicks_with_a_spectator_and_a_return(guest: Guest, pictures: Path) -> None:
    anna, boris = guest("Anna"), guest(viewport=PHONE, has_touch=True, is_mobile=True)
    link = invite(anna)
    anna.screenshot(path=pictures / "lobby-1440x900.png")
    sit_down(boris, link, "Boris")
    anna.wait_for_selector("#map svg")
    one, two = Clicker(anna, seed=1), Clicker(boris, seed=2)
    play([one, two], until_ply=30)

    watcher = guest(color_scheme="dark")
    watcher.goto(link)
    watcher.wait_for_selector("#map svg")
    assert not Clicker(watcher).look().asked
    watcher.screenshot(path=pictures / "table-dark-1440x900.png")

    # Boris makes a draft, closes the browser, and finds the draft as he left it.
    while not two.look().confirm:
        if not any([two.move(), not two.look().asked and one.move()]):
            boris.wait_for_timeout(30)
    drafted = two.look().at, boris.inner_text("#ask h1"), boris.inner_text("#confirm")
    boris.screenshot(path=pictures / "table-390x844.png")
    cookies = boris.context.storage_state()
    boris.context.close()
    back = guest(viewport=PHONE, has_touch=True, is_mobile=True, storage_state=cookies)
    back.goto(link)
    back.wait_for_selector("#confirm:not([disabled])")
    two = Clicker(back, seed=3)
    assert (two.look().at, back.inner_text("#ask h1"), back.inner_text("#confirm")) == drafted
    anna.screenshot(path=pictures / "table-1440x900.png")

    play([one, two])
    assert one.moves > 40
    assert result(anna) == result(back) == result(watcher)
    anna.screenshot(path=pictures / "end-1440x900.png")
    back.screenshot(path=pictures / "end-390x844.png")
    watcher.screenshot(path=pictures / "end-dark-1440x900.png")
    anna.click("#to-board")
    expect(anna.locator("#map svg")).to_be_visible()


def test_a_game_by_keys_only(guest: Guest) -> None:
    anna, boris = guest("Anna"), guest("Boris")
    tab_to(anna, "[data-mode=friends]")
    tab_to(anna, "#go")
    anna.wait_for_selector("#lobby:not([hidden])")
    boris.goto(anna.inner_text("#lobby-link"))
    boris.wait_for_selector("#join-form:not([hidden])")
    tab_to(boris, "#join-form button")
    anna.wait_for_selector("#map svg")
    boris.wait_for_selector("#map svg")
    players = [Typist(anna, seed=4), Typist(boris, seed=5)]
    play(players)
    assert result(anna) == result(boris)
