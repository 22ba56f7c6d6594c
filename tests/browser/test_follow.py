"""Others' turns are played back, paused, stepped and skipped; what was missed is told; steps are undone and redone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Guest
from tests.browser.players import Clicker, play
from tests.browser.rig import Server

pytestmark = pytest.mark.browser

FOLLOWING = "body.following"
# Collects what was marked as changed by others among the cells and cards of a player's own sheet.
WATCH = """() => {
  window.marked = [];
  const middle = (el) => { const r = el.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  const near = ([x, y], [u, v]) => Math.hypot(x - u, y - v) < 4;
  new MutationObserver((changes) => {
    for (const el of changes.flatMap((one) => [...one.addedNodes])) {
      if (!el.classList?.contains("trails")) continue;
      const own = [...document.querySelectorAll("#map .cell, #map .operation")];
      const marks = [...el.children].map(middle);
      window.marked.push(...own.filter((one) => marks.some((at) => near(at, middle(one)))).map((one) => one.id));
    }
  }).observe(document.getElementById("map"), { childList: true, subtree: true });
}"""
TOLD = "[...document.querySelectorAll('#log [data-ply]')].map((el) => Number(el.dataset.ply))"
AHEAD = f"Math.max(...{TOLD}) - Number(document.getElementById('app').dataset.ply)"


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


def test_a_moment_that_the_server_has_not_shown_is_asked_for_again_when_the_game_goes_on(guest: Guest) -> None:
    """As when a bot moves between question and answer: then the game itself is shown, not the moment asked for."""
    page = guest("Anna", speed="quick")
    lost: list[str] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def said(message: str | bytes) -> None:
            if not lost and json.loads(message)["t"] == "replay":
                lost.append(str(message))
                message = json.dumps({"t": "replay", "ply": None})
            server.send(message)

        line.on_message(said)

    page.route_web_socket("**/*", between)
    player = against_bots(page, "tikal")
    while not lost:
        if not player.move():
            page.wait_for_timeout(20)
    expect(page.locator("#map .legal").first).to_be_visible()


def test_what_all_do_at_once_is_nobody_s_deed_and_leaves_no_mark(guest: Guest, server: Server) -> None:
    page = guest()
    page.goto(f"{server.url}/learn/tzolkin")
    page.click("#teacher-on")
    for n, tile in enumerate(("PAL7", "CHI10"), 1):
        page.click(f"#wealth-W-{tile}")
        expect(page.locator("#steps li")).to_have_count(n)
    page.click("#confirm")
    page.wait_for_selector("#temple-chaac")
    page.click("#teacher-on")  # the first of them: the board has come to rest
    page.wait_for_selector("#space-palenque-0.legal")
    expect(page.locator(".trails")).to_have_count(0)


def test_nobody_seems_to_have_written_on_my_sheet(guest: Guest) -> None:
    page = guest("Anna")
    player = against_bots(page, "trek12")
    page.evaluate(WATCH)
    play([player], until_ply=24)
    assert page.evaluate("window.marked") == []


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
    assert page.evaluate(AHEAD) <= 0  # the log tells nothing that the board does not show yet
    page.click(".stepper [data-replay=step-on]")
    page.wait_for_function("(was) => Number(document.getElementById('app').dataset.ply) > was", arg=at)
    expect(page.locator(FOLLOWING)).to_have_count(1)  # a pause stays one
    assert page.evaluate(AHEAD) <= 0
    page.click("#back-live")
    expect(page.locator(FOLLOWING)).to_have_count(0)
    expect(page.locator("#map .legal").first).to_be_visible()
    assert page.evaluate(f"Math.max(...{TOLD})") > at


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
