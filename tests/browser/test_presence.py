"""Who is away is seen by all, a bot is seated for him without a reload, and he takes over again in one click."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.players import Clicker, play

pytestmark = pytest.mark.browser


def table_for_two(host: Page, friend: Page) -> str:
    """A game between the two; the friend's page is at the table, and his turn is open."""
    host.click("[data-start=trek12][data-mode=friends]")
    host.click("#go")
    host.wait_for_selector("#lobby-link")
    link = host.url
    friend.goto(link)
    friend.fill("#join-name", "Boris")
    friend.click("#join-form button[type=submit]")
    for page in (host, friend):
        page.wait_for_selector("#map .legal")
    return link


def finish_own_turn(page: Page) -> None:
    """Up to where the game waits for somebody else."""
    player = Clicker(page)
    while player.look().asked:
        player.move()


def test_a_friend_leaves_and_a_bot_is_seated_he_returns_and_takes_over(guest: Guest) -> None:
    host, friend = guest("Anna"), guest("Boris")
    link = table_for_two(host, friend)
    finish_own_turn(host)
    expect(host.locator("#panel-1")).not_to_contain_text("away")
    friend.goto("about:blank")
    expect(host.locator("#panel-1")).to_contain_text("away")
    expect(host.locator("#ask h1")).to_have_text("Waiting for Boris")
    host.click("#aside-bot-1")
    expect(host.locator("#panel-1")).to_contain_text("bot stands in")
    play([Clicker(host)], until_ply=int(host.get_attribute("#app", "data-ply") or 0) + 4)

    friend.goto(link)
    expect(friend.locator("#ask h1")).to_have_text("A bot is playing for you")
    expect(friend.locator("#panel-1")).to_contain_text("a bot plays for you")
    expect(host.locator("#menu-seat-1 button")).to_have_count(0)  # only he himself can take it back
    friend.click("#aside-back-1")
    expect(friend.locator("#ask h1")).not_to_have_text("A bot is playing for you")
    expect(host.locator("#panel-1")).not_to_contain_text("bot stands in")
    play([Clicker(host), Clicker(friend, seed=1)], until_ply=int(host.get_attribute("#app", "data-ply") or 0) + 8)


def test_whoever_only_watches_is_told_and_offered_nothing_that_is_refused(guest: Guest) -> None:
    host, friend, watcher = guest("Anna"), guest("Boris"), guest()
    watcher.goto(table_for_two(host, friend))
    finish_own_turn(host)
    friend.goto("about:blank")
    expect(watcher.locator("#ask h1")).to_have_text("Waiting for Boris")
    assert watcher.locator("#acts button").count() == 0


def test_a_bot_asked_for_by_myself_is_told_and_sent_away_in_one_click(guest: Guest) -> None:
    page = guest("Anna")
    page.click("[data-start=trek12][data-mode=bots]")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    page.click(".top [data-menu]")
    page.click("#menu-seat-0 [data-bot]")
    page.click("#menu [data-close]")
    expect(page.locator("#ask h1")).to_have_text("A bot is playing for you")
    page.click("#aside-back-0")
    page.wait_for_selector("#map .legal, .over #end")
