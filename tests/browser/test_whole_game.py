"""Whole games between people in browsers: by clicks, by keys, with a spectator and a player who comes back."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import sacbe
from tests.browser.conftest import Guest
from tests.browser.players import HAND_OVER, Clicker, Typist, play, result
from tests.browser.rig import PHONE

pytestmark = pytest.mark.browser

# Long games are clicked for a while, then bots take over; `make test-browser WHOLE=1` clicks every game to its end.
WHOLE = bool(os.environ.get("SACBE_WHOLE"))
A_WHILE = 2  # moves of everybody
# a line of the log leads to its last moment: where a turn goes on after a scoring, there is no card
OWN = {"tikal": re.compile(r"Anna\b.*scores \+[^;]*$"), "tzolkin": re.compile(r"Anna\b.*(feeds the tribe|cannot feed)")}
PACE = 0  # bots only finish what people have begun


def hand_over(page: Page) -> None:
    """A bot finishes the game for whoever sits here."""
    page.evaluate(HAND_OVER, int(page.get_attribute("#app", "data-seat") or 0))


def bots_finish(seated: list[Page], *watching: Page) -> None:
    """Bots play on while nobody looks, which is much quicker; then everybody comes back to see how it ended."""
    for page in seated:
        hand_over(page)
    everybody = [(page, page.url) for page in (*seated, *watching)]
    home, table = everybody[0][1].split("/t/")
    for page, _ in everybody:
        page.goto("about:blank")
    while not seated[0].request.get(f"{home}/api/tables/{table}/view?view=data").json()["over"]:
        seated[0].wait_for_timeout(250)
    for page, link in everybody:
        page.goto(link)
    for page, _ in everybody:
        page.wait_for_selector("body.over")


def invite(host: Page, slug: str) -> str:
    """The host chooses "With friends", creates the table and reads the link."""
    host.click(f"[data-start={slug}][data-mode=friends]")
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


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_two_browsers_by_clicks_with_a_spectator_and_a_return(slug: str, guest: Guest, pictures: Path) -> None:
    def picture(page: Page, name: str) -> None:
        page.screenshot(path=pictures / f"{slug}-{name}.png")

    anna, boris = guest("Anna"), guest(viewport=PHONE, has_touch=True, is_mobile=True)
    link = invite(anna, slug)
    picture(anna, "lobby-1440x900")
    sit_down(boris, link, "Boris")
    anna.wait_for_selector("#map svg")
    one, two = Clicker(anna, seed=1), Clicker(boris, seed=2)
    play([one, two], moves=4)
    picture(anna, "opening-1440x900")
    picture(boris, "opening-390x844")
    play([one, two], moves=4)

    watcher = guest(color_scheme="dark")
    watcher.goto(link)
    watcher.wait_for_selector("#map svg")
    assert not Clicker(watcher).look().asked
    picture(watcher, "middle-dark-1440x900")

    # Boris makes a draft, closes the browser, and finds the draft as he left it.
    while not two.look().confirm:
        if not any([two.move(), not two.look().asked and one.move()]):
            boris.wait_for_timeout(30)
    drafted = two.look().at, boris.inner_text("#ask h1"), boris.inner_text("#confirm")
    picture(boris, "middle-390x844")
    cookies = boris.context.storage_state()
    boris.context.close()
    back = guest(viewport=PHONE, has_touch=True, is_mobile=True, storage_state=cookies)
    back.goto(link)
    back.wait_for_selector("#confirm:not([disabled])")
    two = Clicker(back, seed=3)
    assert (two.look().at, back.inner_text("#ask h1"), back.inner_text("#confirm")) == drafted
    picture(anna, "middle-1440x900")

    play([one, two], moves=None if WHOLE else A_WHILE)
    if not one.look().over:
        bots_finish([anna, back], watcher)
    assert one.moves >= 10
    assert result(anna) == result(back) == result(watcher)
    picture(anna, "end-1440x900")
    picture(back, "end-390x844")
    picture(watcher, "end-dark-1440x900")
    anna.click("#to-board")
    expect(anna.locator("#map svg.map")).to_be_visible()
    picture(anna, "final-1440x900")
    if slug in OWN:  # the first card of one's own says whose it is: a guest may not know what he is called
        anna.locator("#log [data-ply]", has_text=OWN[slug]).first.dispatch_event("click")
        expect(anna.locator("#scene h2").first).to_contain_text("Anna (you)")


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_a_game_by_keys_only(slug: str, guest: Guest) -> None:
    anna, boris = guest("Anna"), guest("Boris")
    tab_to(anna, f"[data-start={slug}][data-mode=friends]")
    tab_to(anna, "#go")
    anna.wait_for_selector("#lobby:not([hidden])")
    boris.goto(anna.inner_text("#lobby-link"))
    boris.wait_for_selector("#join-form:not([hidden])")
    tab_to(boris, "#join-form button")
    anna.wait_for_selector("#map svg")
    boris.wait_for_selector("#map svg")
    players = [Typist(anna, seed=4), Typist(boris, seed=5)]
    play(players, moves=None if WHOLE else 8)
    assert all(player.moves > 6 for player in players)
    if WHOLE or anna.locator("body.over").count():
        assert result(anna) == result(boris)


def test_the_log_sums_a_turn_up_and_unfolds_its_steps(guest: Guest) -> None:
    page = guest("Anna")
    page.click("[data-start=eldorado][data-mode=bots]")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    play([Clicker(page)], moves=12)
    turn = page.locator("#log .turn").first
    steps, more = turn.locator(".steps-of"), turn.locator(".more")
    expect(steps).to_be_hidden()
    promised = int((more.get_attribute("aria-label") or "").split()[-1])
    more.press("Enter")
    expect(steps.locator("li")).to_have_count(promised)
    expect(turn.locator(".more")).to_be_focused()
    ply = steps.locator("[data-ply]").first.get_attribute("data-ply")
    turn.locator(".more").click()
    expect(steps).to_be_hidden()
    page.goto(f"{page.url}?ply={ply}")
    expect(page.locator("#log .within")).to_be_visible()
