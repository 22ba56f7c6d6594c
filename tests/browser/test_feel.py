"""What is seen and heard as things happen: it comes, it leaves nothing behind, and it keeps nobody waiting."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import Guest, Seated
from tests.browser.players import HAND_OVER, Clicker
from tests.browser.rig import DESKTOP, PHONE, window

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


# What would be heard goes on tape.
TAPED = """
window.AudioContext = class {
  constructor() {
    window.tape = new OfflineAudioContext(1, 44100 * 4, 44100);
    window.tape.resume = window.tape.suspend = async () => {};
    return window.tape;
  }
};
"""
# How loud it was at most, and for how long it was heard.
HEARD = """async () => {
  if (!window.tape) return [0, 0];
  const heard = (await window.tape.startRendering()).getChannelData(0).map(Math.abs);
  const sounding = [...heard.keys()].filter((at) => heard[at] > 0.001);
  return [heard.reduce((a, b) => Math.max(a, b), 0), (sounding.at(-1) - sounding[0]) / 44100];
}"""

# Whether anything moves, or is about to.
MOVING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
# What is told, and what lies on the board.
TOLD = """() => [document.querySelector('#ask').innerText, document.querySelector('#log').innerText,
  [...document.querySelectorAll('#map .spot')].map((el) => `${el.id}: ${el.getAttribute('aria-label')}`).sort()]"""
GREAT = [
    ("tikal", "erupt"),
    ("tikal", "count"),
    ("tzolkin", "hail"),
    ("tobago", "flip"),
    ("eldorado", "break"),
    ("trek12", "close"),
]


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


def at_a_moment(
    browser: Browser, seated: Seated, motion: Any, slug: str, kind: str, sound: str = "", last: bool = False
) -> tuple[BrowserContext, Page]:
    """A replay, stepped onto a moment of this kind."""
    context = window(browser, viewport=DESKTOP, locale="en", storage_state=seated.cookies, reduced_motion=motion)
    context.add_init_script(WATCHED + TAPED + f"localStorage['sacbe.sound'] = '{sound}'")
    page = context.new_page()
    table = seated.tables[slug, "end"]
    view = page.request.get(f"{seated.url}/api/tables/{table}/view?view=page&lang=en&seat=0").json()
    lines = view["log"]["lines"]
    told = [line for line in lines if any(one["kind"] == kind for one in line.get("effects", []))]
    ply = told[-1 if last else len(told) // 2]["ply"]
    before = max(line["ply"] for line in lines if line["ply"] < ply)
    page.goto(f"{seated.url}/t/{table}?ply={before}&lang=en")
    page.wait_for_selector("body.replaying.complete #map .map")  # some of it comes when the page is at rest
    assert page.evaluate("window.felt") == []
    page.keyboard.press("Shift")  # browsers are silent until they are touched
    page.locator("[data-replay=step-on]").last.dispatch_event("click")
    expect(page.locator("#app")).to_have_attribute("data-ply", str(ply))
    return context, page


def test_a_volcano_erupts_in_a_replay(browser: Browser, seated: Seated) -> None:
    context, page = at_a_moment(browser, seated, "no-preference", "tikal", "erupt")
    expect(page.locator("#ask h1")).to_contain_text("volcano")
    page.wait_for_function("() => window.felt.some((css) => css === 'lava')")
    expect(page.locator(".effects")).to_have_count(0)
    context.close()


@pytest.mark.parametrize(("slug", "kind"), GREAT, ids=[f"{slug}-{kind}" for slug, kind in GREAT])
def test_whoever_wants_no_motion_is_told_all_the_same(browser: Browser, seated: Seated, slug: str, kind: str) -> None:
    context, page = at_a_moment(browser, seated, "reduce", slug, kind)
    board = page.locator("#board")
    at_once = board.screenshot(animations="allow")
    assert page.evaluate(MOVING) == 0
    for _ in range(3):
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))")
        assert board.screenshot(animations="allow") == at_once
    assert page.evaluate("window.felt") == []
    calm = page.evaluate(TOLD)
    context.close()
    context, page = at_a_moment(browser, seated, "no-preference", slug, kind)
    page.wait_for_function("() => window.felt.length")
    expect(page.locator(".effects")).to_have_count(0)
    assert page.evaluate(TOLD) == calm
    context.close()


def test_the_last_scoring_is_counted_before_the_page_of_the_end_opens(browser: Browser, seated: Seated) -> None:
    context, page = at_a_moment(browser, seated, "no-preference", "tikal", "count", last=True)
    page.wait_for_selector("body.over.showing-end .srow")
    assert [css for css in page.evaluate("window.felt") if css.startswith("points")]
    page.set_viewport_size(PHONE)  # where the edge is near
    page.click("#to-board")
    page.locator("[data-replay=step-back]").last.dispatch_event("click")
    page.wait_for_selector("body.replaying #map .map")
    page.evaluate("window.felt = []; window.held = true")
    page.locator("[data-replay=step-on]").last.dispatch_event("click")
    page.wait_for_function("() => window.felt.length")
    places = "[...document.querySelectorAll('.effects .points')].map((el) => [el.offsetLeft, el.offsetTop].join())"
    found = page.evaluate(places)
    assert len(found) == len(set(found)) > 0, "each has its own place"
    cut = """() => [...document.querySelectorAll(".effects .points")].filter((el) =>
      el.offsetLeft < 0 || el.offsetLeft + el.offsetWidth > el.offsetParent.clientWidth ||
      el.offsetTop < 0 || el.offsetTop + el.offsetHeight > el.offsetParent.clientHeight).length"""
    assert page.evaluate(cut) == 0
    context.close()


@pytest.mark.parametrize(("slug", "kind"), GREAT, ids=[f"{slug}-{kind}" for slug, kind in GREAT])
def test_a_moment_is_heard_neither_as_a_click_nor_too_loud(
    browser: Browser, seated: Seated, slug: str, kind: str
) -> None:
    context, page = at_a_moment(browser, seated, "no-preference", slug, kind)
    page.wait_for_function("() => window.tape")
    loudest, seconds = page.evaluate(HEARD)
    assert 0.01 < loudest < 0.5 and seconds > 0.05
    context.close()


def test_nothing_is_heard_once_it_was_turned_off(browser: Browser, seated: Seated) -> None:
    context, page = at_a_moment(browser, seated, "no-preference", "tikal", "erupt", sound="no")
    page.wait_for_function("() => window.felt.length")
    expect(page.locator(".effects")).to_have_count(0)
    assert page.evaluate(HEARD) == [0, 0]
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
