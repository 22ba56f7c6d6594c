"""The table page: refusals, hints, replay, chat, a bot that takes over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.players import against_a_bot, go_on, play

pytestmark = pytest.mark.browser


# Ids of the table that something else has too.
TWICE = """[...new Set([...document.querySelectorAll('[id]')].map((el) => el.id))]
    .filter((id) => document.querySelectorAll('#' + CSS.escape(id)).length > 1)"""


def test_a_place_that_is_not_legal_says_why_and_leads_to_the_rule(guest: Guest, pictures: Path) -> None:
    page = guest("Anna")
    player = against_a_bot(page)
    play([player], until_ply=6)
    go_on(player, lambda seen: bool(seen.targets))  # buttons may ask first
    asked = page.inner_text("#ask h1")
    spot = page.locator("#map .spot[id^='cell-']:not(.legal)").last
    name = spot.get_attribute("aria-label") or ""
    spot.click(force=True)
    expect(page.locator("#bubble")).to_be_visible()
    assert name.lower().startswith(page.inner_text("#bubble h2").lower())  # what it is, then why not
    text = page.inner_text("#bubble .why")
    assert page.inner_text("#ask h1") == asked  # said once, and the question stays
    page.screenshot(path=pictures / "why-not-1440x900.png")
    page.click("#bubble .rulelink")
    page.wait_for_selector("#rules .rule.marked .refused")
    assert page.inner_text(".refused p") == text
    page.screenshot(path=pictures / "rules-1440x900.png")
    assert page.evaluate(TWICE) == []
    with page.expect_popup() as opened:  # the whole page is a tab of its own, and knows the way back
        page.click("#rules-page")
    expect(opened.value.locator(".rule.marked")).to_be_visible()
    expect(opened.value.locator("#back")).to_have_attribute("href", page.evaluate("location.pathname"))
    opened.value.close()
    page.keyboard.press("Escape")
    expect(page.locator("#rules")).to_be_hidden()
    assert page.inner_text("#ask h1") == asked  # the table was never left


def test_hint_lens_undo_and_another_choice(guest: Guest) -> None:
    page = guest("Anna")
    player = against_a_bot(page)
    page.keyboard.press("h")
    page.wait_for_selector("#map .hinted")
    page.click("#acts [data-code]")
    page.wait_for_selector("#confirm:not([disabled])")
    page.keyboard.press("u")
    page.wait_for_selector("#map .legal")
    page.keyboard.press("l")
    assert page.locator("#map .lens.on").count() > 0
    go_on(player, lambda seen: seen.confirm)
    # A place that could have been chosen before: one click takes the choice back and begins anew.
    other = page.locator("#map .spot[id^=cell-]:not(.selected)").last
    other.click(force=True)
    page.wait_for_selector("#map .chosen")
    assert page.get_attribute("#app", "data-step") == "0"
    expect(page.locator("#ask p")).to_contain_text("Taken back")


def hinted_turn(page: Page) -> int:
    """At Tikal, the turn that a hint suggests; how many steps it has."""
    page.click("[data-start=tikal][data-mode=bots]")
    page.select_option("#sitter-1", "novice")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    page.keyboard.press("h")
    page.wait_for_selector("#map .hinted")
    steps = page.locator("#steps .suggested").count()
    assert steps > 1, "a turn has a tile and ten action points"
    assert page.locator("#map .later text").count() > 0
    return steps


def test_a_hint_is_a_whole_turn_and_goes_on_step_by_step(guest: Guest) -> None:
    page = guest("Anna")
    steps = hinted_turn(page)
    for done in range(1, steps + 1):
        page.keyboard.press("h")
        expect(page.locator("#steps [data-at]")).to_have_count(done)
        # the next step is the one that was announced: nobody thinks again
        expect(page.locator("#steps .suggested")).to_have_count(steps - done)
    expect(page.locator("#act-hint")).to_have_count(0)
    # a key must not press what nobody chose: the button that took the hints is gone, and its focus with it
    assert page.evaluate("document.activeElement.closest('#acts')") is None


def test_all_of_a_hint_is_taken_at_once_and_given_up_by_doing_something_else(guest: Guest) -> None:
    page = guest("Anna")
    steps = hinted_turn(page)
    page.click("#act-hint-all")
    expect(page.locator("#steps [data-at]")).to_have_count(steps)
    expect(page.locator("#steps .suggested")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator("#steps [data-at]")).to_have_count(steps - 1)
    expect(page.locator("#act-hint")).to_have_count(0)


def test_replay_has_an_address_and_the_chat_reaches_everybody(guest: Guest) -> None:
    anna, watcher = guest("Anna"), guest("Vera")
    play([against_a_bot(anna)], until_ply=8)
    watcher.goto(f"{anna.url}?ply=3")
    watcher.wait_for_selector("body.replaying")
    assert watcher.get_attribute("#app", "data-ply") == "3"
    watcher.click(".replay [data-replay=step-on]")
    watcher.wait_for_function("() => Number(document.getElementById('app').dataset.ply) > 3")
    expect(watcher).to_have_url(re.compile(rf"\?ply={watcher.get_attribute('#app', 'data-ply')}$"))
    watcher.click("#back-live")
    watcher.wait_for_selector("body:not(.replaying)")
    assert "ply=" not in watcher.url
    watcher.click(".tab[data-tab=chat]")
    watcher.fill("#chat-text", "Good luck <b>")
    watcher.press("#chat-text", "Enter")
    expect(anna.locator(".tab .unread")).to_have_text("1")
    anna.click(".tab[data-tab=chat]")
    expect(anna.locator("#chat-lines li")).to_contain_text("Vera Good luck <b>")
    anna.click("#chat-lines [data-mute]")
    expect(anna.locator("#chat-lines li:visible")).to_have_count(0)
    watcher.fill("#chat-text", "Still here")
    watcher.press("#chat-text", "Enter")
    expect(watcher.locator("#chat-lines li")).to_have_count(2)
    expect(anna.locator("#chat-unmute")).to_contain_text("2")
    anna.reload()
    anna.click(".tab[data-tab=chat]")
    expect(anna.locator("#chat-unmute")).to_contain_text("2")
    expect(anna.locator("#chat-lines li:visible")).to_have_count(0)
    anna.click("#chat-unmute")
    expect(anna.locator("#chat-lines li:visible")).to_have_count(2)


def test_a_bot_takes_over_and_hands_back(guest: Guest) -> None:
    page = guest("Anna")
    against_a_bot(page)
    ply = int(page.get_attribute("#app", "data-ply") or 0)
    page.click("#menu-open")
    page.click("#menu [data-bot]")
    page.wait_for_function("(was) => Number(document.getElementById('app').dataset.ply) > was + 3", arg=ply)
    page.click("#menu [data-back]")
    page.wait_for_selector("#menu [data-bot]")
    page.click("#menu [data-close]")
    page.wait_for_selector("#map .legal")
