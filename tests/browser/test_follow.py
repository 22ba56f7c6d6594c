"""Others' turns are played back, paused, stepped and skipped; what was missed is told; steps are undone and redone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.players import Clicker, play

pytestmark = pytest.mark.browser

FOLLOWING = "body.following"


def against_bots(page: Page, slug: str) -> Clicker:
    page.click(f"[data-start={slug}][data-mode=bots]")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    return Clicker(page)


def ply(page: Page) -> int:
    return int(page.get_attribute("#app", "data-ply") or 0)


def test_a_person_s_turn_is_played_back_too_and_a_click_is_enough_of_it(guest: Guest) -> None:
    host, friend = guest("Anna"), guest("Boris", speed="calm")
    host.click("[data-start=tzolkin][data-mode=friends]")
    host.click("#go")
    host.wait_for_selector("#lobby-link")
    friend.goto(host.url)
    friend.fill("#join-name", "Boris")
    friend.click("#join-form button[type=submit]")
    friend.wait_for_selector("#map svg")
    one, two = Clicker(host), Clicker(friend, seed=1)
    while not friend.locator(FOLLOWING).count():
        if not one.move() and not two.move():
            host.wait_for_timeout(20)
    expect(friend.locator("#ask h1")).to_contain_text("Anna")
    friend.keyboard.press("Enter")
    expect(friend.locator(FOLLOWING)).to_have_count(0)


def test_what_happened_since_my_last_turn_is_told_and_played_paused_stepped_and_skipped(guest: Guest) -> None:
    page = guest("Anna")
    player = against_bots(page, "tikal")
    play([player], until_ply=30)
    page.wait_for_selector("#map .legal")
    page.select_option("#speed", "calm")
    page.reload()
    expect(page.locator("#recap")).to_be_visible()
    expect(page.locator("#recap h3")).to_contain_text("Balam")
    page.click("#recap [data-recap=play]")
    expect(page.locator(FOLLOWING)).to_have_count(1)
    page.click(".stepper [data-replay=play]")  # pause
    expect(page.locator("#ask p")).to_contain_text("Others' turns")
    at = ply(page)
    page.click(".stepper [data-replay=step-on]")
    page.wait_for_function("(was) => Number(document.getElementById('app').dataset.ply) > was", arg=at)
    expect(page.locator(FOLLOWING)).to_have_count(1)  # a pause stays one
    page.click("#back-live")
    expect(page.locator(FOLLOWING)).to_have_count(0)
    expect(page.locator("#map .legal").first).to_be_visible()


def test_the_log_follows_again_after_a_look_back(guest: Guest) -> None:
    page = guest("Anna", viewport={"width": 1280, "height": 720})
    player = against_bots(page, "tobago")
    log = "document.getElementById('log')"
    hidden = f"{log}.scrollHeight - {log}.clientHeight"
    while page.evaluate(hidden) < 60:
        play([player], until_ply=ply(page) + 4)
    page.click("#log .told >> nth=0")
    page.wait_for_selector("body.replaying")
    page.click("#back-live")
    page.wait_for_selector("body:not(.replaying)")
    before = page.evaluate(hidden)
    while page.evaluate(hidden) < before + 60:
        play([player], until_ply=ply(page) + 4)
    page.wait_for_function(f"() => {hidden} - {log}.scrollTop < 45")


def test_steps_are_undone_one_by_one_or_all_and_done_again(guest: Guest) -> None:
    page = guest("Anna")
    player = against_bots(page, "tikal")
    steps = page.locator("#steps li")
    while steps.count() < 3:
        assert player.move()
        assert not player.look().confirm, "the turn ended before it had three steps"
    told = steps.all_inner_texts()
    places = [page.locator(f"#{name}").bounding_box() for name in ("undo-turn", "undo", "redo", "confirm")]
    page.click("#undo")
    expect(steps).to_have_count(len(told) - 1)
    page.click("#redo")
    expect(steps).to_have_text(told, use_inner_text=True)
    page.click("#undo-turn")
    if len(told) > 3:
        page.click("#undo-sure button[value=yes]")
    expect(steps).to_have_count(0)
    for n in range(len(told)):
        page.keyboard.press("y")
        expect(steps).to_have_count(n + 1)
    expect(steps).to_have_text(told, use_inner_text=True)
    assert places == [page.locator(f"#{name}").bounding_box() for name in ("undo-turn", "undo", "redo", "confirm")]
    steps.nth(1).locator("button").click()
    expect(steps).to_have_count(1)
