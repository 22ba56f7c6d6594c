"""Mouse, finger and focus on the board: what is read, what is meant, what is dragged, what comes into sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Guest, Seated
from tests.browser.players import SETTLED, TAKEN_IN, Clicker
from tests.browser.rig import DESKTOP, PHONE, Server

pytestmark = pytest.mark.browser

# The legal place nearest to a point of the screen, with its middle.
NEAREST = """([x, y]) => [...document.querySelectorAll("#map svg.map .legal")].map((el) => {
  const r = el.getBoundingClientRect();
  return [el.id, r.x + r.width / 2, r.y + r.height / 2];
}).sort((a, b) => Math.hypot(a[1] - x, a[2] - y) - Math.hypot(b[1] - x, b[2] - y))[0]"""
# Picks pieces until a place glows on which another piece stands that could be picked too: where that one is clicked.
UNDER_A_PIECE = """() => {
  const grid = [...Array(81).keys()].map((k) => [(k % 9 + 0.5) / 9, (Math.floor(k / 9) + 0.5) / 9]);
  for (const piece of document.querySelectorAll("#map .piece.legal")) {
    piece.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    for (const place of document.querySelectorAll("#map .legal:not(.piece)")) {
      const r = place.getBoundingClientRect();
      for (const [x, y] of grid.map(([u, v]) => [r.x + u * r.width, r.y + v * r.height])) {
        const spots = document.elementsFromPoint(x, y).map((el) => el.closest(".spot"));
        if (spots[0]?.matches(".piece") && spots[0] !== piece && spots.includes(place)) return [x, y];
      }
    }
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  }
  return null;
}"""


def resting(page: Page, css: str) -> str:
    """A place of this kind in the middle of which nothing else lies."""
    return str(
        page.wait_for_function(
            """(css) => [...document.querySelectorAll(css)].find((el) => {
                const r = el.getBoundingClientRect();
                return document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)?.closest('.spot') === el;
            })?.id""",
            arg=css,
        ).json_value()
    )


def test_a_place_that_cannot_be_chosen_tells_its_name_to_a_resting_mouse(guest: Guest) -> None:
    page = guest("Anna")
    page.click("[data-start=tikal][data-mode=bots]")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    place = page.locator(f"#{resting(page, '#map .spot:not(.legal)[aria-label]')}")
    place.hover()
    expect(page.locator("#tip")).to_be_visible()
    expect(page.locator("#tip b")).not_to_be_empty()
    expect(page.locator("#tip .rulelink")).to_be_visible()  # the answer has come
    page.mouse.down()
    expect(page.locator("#tip")).to_be_hidden()
    page.mouse.up()
    expect(page.locator("#bubble")).to_be_visible()


def test_a_finger_that_stays_reads_and_does_nothing(guest: Guest) -> None:
    page = guest("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    page.click("[data-start=trek12][data-mode=bots]")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    name = resting(page, "#map .legal:not(.soft)")
    box = page.locator(f"#{name}").bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator("#tip")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate(SETTLED)
    expect(page.locator("#map .chosen")).to_have_count(0)
    page.touchscreen.tap(at["x"], at["y"])
    expect(page.locator("#map .chosen")).to_have_count(1)
    expect(page.locator("#tip")).to_be_hidden()
    expect(page.locator("#ask p")).to_contain_text("Tap it again")


def test_a_tall_board_turns_to_what_has_the_focus_and_stays_as_near(guest: Guest) -> None:
    page = guest("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    page.click("[data-start=tzolkin][data-mode=bots]")
    page.click("#go")
    page.wait_for_selector("#map .legal")

    def seen() -> list[float]:
        return [float(n) for n in (page.get_attribute("svg.map", "viewBox") or "").split()]

    left, top, wide, high = seen()
    page.locator("svg.map .spot").last.focus()
    expect(page.locator("svg.map .spot").last).to_be_in_viewport()
    assert seen()[1] > top + high / 2
    assert seen()[2:] == pytest.approx([wide, high], abs=1)
    assert seen()[0] == pytest.approx(left, abs=1)  # its whole width is seen anyway


def test_what_a_lesson_speaks_of_comes_into_sight_without_emptiness_beside_the_board(
    guest: Guest, server: Server
) -> None:
    page = guest(viewport=PHONE, has_touch=True)
    page.goto(f"{server.url}/learn/tzolkin")
    page.click("[data-learn-open]")
    page.click("[data-chapter=food]")
    for step in ("day", "bill", "forest", "beg"):
        page.wait_for_selector(f"#teacher[data-place='food/{step}']")
        page.evaluate(SETTLED)
        x, y, *_ = (float(n) for n in (page.get_attribute("#picture", "viewBox") or "").split())
        assert x >= 0 and y >= 0, step
        page.click("#teacher-on")


def test_a_piece_is_dragged_to_where_it_may_go(guest: Guest) -> None:
    """As clicking does, and to a place where it may not go it asks why."""
    page = guest("Anna")
    home = page.url
    while not page.locator("#map .legal[id^=hand]").count():  # one hand in fourteen has nothing to walk with
        page.goto(home)
        page.click("[data-start=eldorado][data-mode=bots]")
        page.click("[data-count='3']")
        page.click("#go")
        page.wait_for_selector("#map .legal")
    player = Clicker(page)
    figure, hexes = page.locator("#map [data-drag]"), page.locator("#map .legal[id^=hex]")
    for card in page.locator("#map .legal[id^=hand]").all():
        at = player.look().at
        card.click()
        page.wait_for_function(TAKEN_IN, arg=at)
        if hexes.count():
            break
    was, name = page.locator("#app").get_attribute("data-step"), hexes.first.get_attribute("id")
    figure.drag_to(page.locator("#hex-0"))
    expect(page.locator("#bubble")).to_be_visible()
    figure.drag_to(page.locator(f"#{name}"))
    expect(page.locator("#app")).not_to_have_attribute("data-step", was or "")
    expect(page.locator(f"#{name}")).not_to_have_class(re.compile("legal"))


def test_what_is_half_in_sight_stays_under_the_pointer(guest: Guest) -> None:
    """The board turns to what the keyboard has come to, but not away from what is being clicked."""
    page = guest("Anna", viewport=PHONE)
    page.click("[data-start=tobago][data-mode=bots]")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    page.keyboard.press("+")
    page.keyboard.press("+")
    board = page.locator("#map svg.map").bounding_box()
    assert board is not None
    middle = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    name, x, y = page.evaluate(NEAREST, middle)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(board["x"] + 5, y, steps=5)
    page.mouse.up()
    half = page.locator(f"#{name}").bounding_box()
    assert half is not None
    assert half["x"] < board["x"] < half["x"] + half["width"]
    page.mouse.click(board["x"] + 5, y)
    expect(page.locator("#app")).to_have_attribute("data-step", "1")
    assert page.locator(f"#{name}").bounding_box() == half


def test_a_glowing_place_is_meant_even_where_a_piece_stands_on_it(browser: Browser, seated: Seated) -> None:
    page = browser.new_page(viewport=DESKTOP, reduced_motion="reduce", storage_state=seated.cookies)
    page.goto(f"{seated.url}/t/{seated.tables['tikal', 'middle']}")
    page.wait_for_selector("#map .piece.legal")
    found = page.evaluate(UNDER_A_PIECE)
    assert found, "nothing of the kind in this position"
    step = page.get_attribute("#app", "data-step")
    page.mouse.click(*found)
    page.wait_for_function("(was) => document.getElementById('app').dataset.step !== was", arg=step)
    while (now := page.get_attribute("#app", "data-step")) != step:  # a way of several steps is undone step by step
        page.click("#undo")
        page.wait_for_function("(was) => document.getElementById('app').dataset.step !== was", arg=now)
    page.close()


def test_what_is_written_beside_a_place_means_the_place(guest: Guest) -> None:
    page = guest("Anna")
    page.click("[data-start=tzolkin][data-mode=bots]")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    page.click("#stock-corn", force=True)
    expect(page.locator("#bubble .why")).to_contain_text("Keep two wealth tiles")  # what is asked instead
    page.keyboard.press("Escape")
    player = Clicker(page)
    while not page.locator("#map .legal[id^=space-]").count():
        if not player.move():
            page.wait_for_timeout(20)
    space = page.locator("#map .legal[id^=space-]").first.get_attribute("id")
    number = page.locator(f"g[data-what={space}]:not([pointer-events])").first.bounding_box()
    assert number
    page.mouse.click(number["x"] + number["width"] / 2, number["y"] + number["height"] / 2)
    expect(page.locator("#steps li")).to_have_count(1)


# Places of the board that are within what is shown of it, and those of them that lie under a button.
SHOWN = """() => {
  const svg = document.querySelector("#map svg.map"), [x, y, w, h] = svg.getAttribute("viewBox").split(" ").map(Number);
  const back = svg.getScreenCTM().inverse(), shown = [], under = [];
  for (const el of svg.querySelectorAll(".legal")) {
    const r = el.getBoundingClientRect(), middle = new DOMPoint(r.x + r.width / 2, r.y + r.height / 2);
    const at = middle.matrixTransform(back);
    if (at.x < x || at.x > x + w || at.y < y || at.y > y + h) continue;
    shown.push(el.id);
    for (const [dx, dy] of [[0, 0], [-0.4, 0], [0.4, 0], [0, -0.4], [0, 0.4]])
      if (document.elementFromPoint(middle.x + dx * r.width, middle.y + dy * r.height)?.closest(".lenses, .nearer"))
        under.push(el.id);
  }
  return { shown: shown.length, all: svg.querySelectorAll(".legal").length, under };
}"""


@pytest.mark.parametrize("height", [667, 844])
def test_no_button_lies_over_a_place_of_the_island_on_a_phone(guest: Guest, height: int) -> None:
    page = guest("Anna", viewport={"width": 375 if height == 667 else 390, "height": height})
    page.click("[data-start=tobago][data-mode=bots]")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    page.wait_for_function(SETTLED)
    seen = page.evaluate(SHOWN)
    assert not seen["under"]
    assert seen["shown"] > seen["all"] / 2
    if height == PHONE["height"]:
        assert seen["shown"] == seen["all"]
