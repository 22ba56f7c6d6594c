"""What is seen and heard as things happen: it comes, it leaves nothing behind, and it keeps nobody waiting."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import Guest, Seated
from tests.browser.players import HAND_OVER, Clicker
from tests.browser.rig import DESKTOP

pytestmark = pytest.mark.browser

# What was put over the board; `held`: it stands still there, as on a machine of endless slowness.
WATCHED = """
window.felt = [];
addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
  for (const el of changes.flatMap((one) => [...one.addedNodes]))
    if (el.closest?.(".effects")) window.felt.push(el.className);
  if (window.held) for (const one of document.getAnimations()) if (one.effect.target.closest(".effects")) one.pause();
}).observe(document.body, { childList: true, subtree: true }));
"""
# Every device that could be heard, and every sound that was set going on one.
LISTENED = """
window.heard = { devices: 0, sounds: 0 };
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.heard.devices += 1; }
  createOscillator() { window.heard.sounds += 1; return super.createOscillator(); }
};
"""


def trek(page: Page) -> Clicker:
    """A table of two, at the first roll."""
    page.context.add_init_script(WATCHED)
    page.click("[data-start=trek12][data-mode=bots]")
    page.click("[data-count='2']")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    return Clicker(page)


def play_until(player: Clicker, wanted: str) -> None:
    while not player.page.evaluate(wanted):
        if not player.move():
            player.page.wait_for_timeout(20)


def test_dice_roll_over_the_board_and_nothing_of_it_stays(guest: Guest) -> None:
    page = guest("Anna", speed="quick", reduced_motion="no-preference")
    player = trek(page)
    assert page.evaluate("window.felt") == []  # the roll that was there when the page was opened
    play_until(player, "window.felt.some((css) => css.startsWith('picture'))")
    expect(page.locator(".effects")).to_have_count(0)


def test_a_click_overtakes_what_moves(guest: Guest) -> None:
    page = guest("Anna", speed="quick", reduced_motion="no-preference")
    player = trek(page)
    page.evaluate("window.held = true")
    play_until(player, "Boolean(document.querySelector('.effects .picture') && document.querySelector('#map .legal'))")
    page.locator("#map .legal").first.click()
    expect(page.locator("#app:not([data-step='0']), #map .chosen").first).to_be_attached()
    expect(page.locator(".effects")).to_have_count(0)


def at_an_eruption(browser: Browser, seated: Seated, motion: Any) -> tuple[BrowserContext, Page]:
    """A replay, stepped onto the moment when somebody draws a volcano."""
    context = browser.new_context(viewport=DESKTOP, locale="en", storage_state=seated.cookies, reduced_motion=motion)
    context.add_init_script(WATCHED)
    page = context.new_page()
    table = seated.tables["tikal", "end"]
    view = page.request.get(f"{seated.url}/api/tables/{table}/view?view=page&lang=en&seat=0").json()
    told = [line for line in view["log"]["lines"] if any(one["kind"] == "erupt" for one in line.get("effects", []))]
    page.goto(f"{seated.url}/t/{table}?ply={told[0]['ply'] - 1}&lang=en")
    page.wait_for_selector("body.replaying #map .map")
    assert page.evaluate("window.felt") == []
    page.locator("[data-replay=step-on]").last.dispatch_event("click")
    expect(page.locator("#app")).to_have_attribute("data-ply", str(told[0]["ply"]))
    expect(page.locator("#ask h1")).to_contain_text("volcano")
    return context, page


def test_a_volcano_erupts_in_a_replay(browser: Browser, seated: Seated) -> None:
    context, page = at_an_eruption(browser, seated, "no-preference")
    page.wait_for_function("window.felt.some((css) => css === 'lava')")
    expect(page.locator(".effects")).to_have_count(0)
    context.close()


def test_whoever_wants_no_motion_is_told_all_the_same(browser: Browser, seated: Seated) -> None:
    context, page = at_an_eruption(browser, seated, "reduce")
    assert page.evaluate("window.felt") == []
    context.close()


def test_sound_waits_for_a_touch_and_a_key_turns_it_off_and_on(guest: Guest) -> None:
    page = guest("Anna")
    page.context.add_init_script(LISTENED)
    trek(page)
    page.reload()
    page.wait_for_selector("#map .legal")
    page.evaluate(HAND_OVER, 0)  # things happen, and nobody has touched the page
    expect(page.locator("body.over")).to_have_count(1)
    assert page.evaluate("window.heard") == {"devices": 0, "sounds": 0}
    page.keyboard.press("m")
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("window.heard.devices") == 0
    page.reload()
    page.wait_for_selector("body.over")
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "false")
    page.click("#sound")
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "true")
    heard = page.evaluate("window.heard")
    assert heard["devices"] == 1 and heard["sounds"] >= 1
    page.click("#menu-open")
    expect(page.locator("input[data-pref=sound]")).to_be_checked()
