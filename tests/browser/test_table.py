"""The table page: lost connections, hot seat, refusals, hints, replay, chat."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import Guest, Seated
from tests.browser.players import SETTLED, TAKEN_IN, Clicker, play
from tests.browser.rig import DESKTOP, PHONE, Server

# Ids of the table that something else has too.
TWICE = """[...new Set([...document.querySelectorAll('[id]')].map((el) => el.id))]
    .filter((id) => document.querySelectorAll('#' + CSS.escape(id)).length > 1)"""

pytestmark = pytest.mark.browser


def against_a_bot(page: Page) -> Clicker:
    page.click("[data-start=trek12][data-mode=bots]")
    page.select_option("#sitter-1", "novice")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    return Clicker(page)


def draft(player: Clicker) -> None:
    """Up to a turn that only waits to be confirmed."""
    while not player.look().confirm:
        if not player.move():
            player.page.wait_for_timeout(30)


def to_the_board(player: Clicker) -> None:
    """Up to a question that is answered on the board: whether a Bone is kept, for one, is asked by buttons."""
    while not player.look().targets:
        if not player.move():
            player.page.wait_for_timeout(30)


def test_a_cut_line_comes_back_with_the_same_draft_and_nothing_is_said_twice(guest: Guest) -> None:
    page = guest("Anna")
    sent: list[str] = []
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            sent.append(json.loads(message)["t"])
            server.send(message)

        line.on_message(pass_on)

    page.route_web_socket(re.compile("/socket$"), through)
    player = against_a_bot(page)
    draft(player)
    before, acts = (player.look().at, page.inner_text("#ask h1")), sent.count("act")
    assert acts > 0
    hellos = sent.count("hello")
    lines[-1].close()
    while sent.count("hello") == hellos:
        page.wait_for_timeout(50)
    expect(page.locator("#notice")).to_be_hidden()
    page.wait_for_selector("#confirm:not([disabled])")
    assert (player.look().at, page.inner_text("#ask h1")) == before
    assert sent.count("act") == acts
    page.click("#confirm")
    page.wait_for_function("(was) => document.getElementById('app').dataset.ply !== was", arg=before[0].split("/")[0])


@pytest.mark.parametrize("lost", ["commit", "answer"])
def test_a_line_that_only_looks_alive_is_left_for_a_new_one(lost: str, guest: Guest) -> None:
    page = guest("Anna")
    dead = False
    sent: list[str] = []

    def through(line: WebSocketRoute) -> None:
        server, first = line.connect_to_server(), not dead

        def to_server(message: str | bytes) -> None:
            sent.append(json.loads(message)["t"])
            if not (dead and first and lost == "commit"):
                server.send(message)

        def to_page(message: str | bytes) -> None:
            if not (dead and first):
                line.send(message)

        line.on_message(to_server)
        server.on_message(to_page)

    page.route_web_socket(re.compile("/socket$"), through)
    player = against_a_bot(page)
    draft(player)
    ply, hellos = int(page.get_attribute("#app", "data-ply") or 0), sent.count("hello")
    commits = sent.count("commit")
    dead = True
    page.click("#confirm")
    while sent.count("hello") == hellos:
        page.wait_for_timeout(50)
    expect(page.locator("#notice")).to_be_hidden()
    assert sent.count("commit") == commits + 1  # what may have arrived is not said again
    if lost == "commit":
        page.wait_for_selector("#confirm:not([disabled])")
    else:
        page.wait_for_function("(was) => Number(document.getElementById('app').dataset.ply) > was", arg=ply)
    play([player], until_ply=ply + 4)


def test_a_server_that_dies_is_told_and_found_again(guest: Guest, server: Server, pictures: Path) -> None:
    page = guest("Anna")
    player = against_a_bot(page)
    play([player], until_ply=8)
    ply = page.get_attribute("#app", "data-ply")
    server.end(kill=True)
    expect(page.locator("#notice")).to_be_visible()
    page.screenshot(path=pictures / "lost-1440x900.png")
    server.start()
    expect(page.locator("#notice")).to_be_hidden()
    assert int(page.get_attribute("#app", "data-ply") or 0) >= int(ply or 0)
    play([player], until_ply=20)


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
    draft(player)
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
    draft(player)
    page.click("#confirm")
    page.wait_for_selector(f"#app:not([data-seat='{first}'])")
    expect(page.locator("#curtain")).to_be_hidden()
    expect(page.locator("#players")).to_contain_text("Boris")


def test_a_place_that_is_not_legal_says_why_and_leads_to_the_rule(guest: Guest, pictures: Path) -> None:
    page = guest("Anna")
    player = against_a_bot(page)
    play([player], until_ply=6)
    to_the_board(player)
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
    draft(player)
    # A place that could have been chosen before: one click takes the choice back and begins anew.
    other = page.locator("#map .spot[id^=cell-]:not(.selected)").last
    other.click(force=True)
    page.wait_for_selector("#map .chosen")
    assert page.get_attribute("#app", "data-step") == "0"


def test_after_a_hint_is_taken_each_button_has_its_own_words(guest: Guest) -> None:
    """The button that took the hint has the focus, and in its place stands another action."""
    page = guest("Anna")
    page.click("[data-start=tikal][data-mode=bots]")
    page.select_option("#sitter-1", "novice")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    page.keyboard.press("h")
    page.wait_for_selector("#map .hinted")
    taken = page.inner_text("#acts [data-code]")
    page.click("#acts [data-code]")
    expect(page.locator("#app")).not_to_have_attribute("data-step", "0")
    expect(page.locator("#acts .btn")).not_to_have_count(0)
    assert taken not in page.inner_text("#acts")
    assert page.evaluate("document.activeElement.closest('#acts')") is None  # a key must not press what nobody chose


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
    assert page.inner_text("#tip b") == place.get_attribute("aria-label")
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


def test_a_piece_is_dragged_to_where_it_may_go(guest: Guest) -> None:
    """As clicking does, and to a place where it may not go it asks why."""
    page = guest("Anna")
    page.click("[data-start=eldorado][data-mode=bots]")
    page.click("[data-count='3']")
    page.click("#go")
    page.wait_for_selector("#map .legal[id^=hand]")
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


# The legal place nearest to a point of the screen, with its middle.
NEAREST = """([x, y]) => [...document.querySelectorAll("#map svg.map .legal")].map((el) => {
  const r = el.getBoundingClientRect();
  return [el.id, r.x + r.width / 2, r.y + r.height / 2];
}).sort((a, b) => Math.hypot(a[1] - x, a[2] - y) - Math.hypot(b[1] - x, b[2] - y))[0]"""


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


def test_a_glowing_place_is_meant_even_where_a_piece_stands_on_it(browser: Browser, seated: Seated) -> None:
    page = browser.new_page(viewport=DESKTOP, reduced_motion="reduce", storage_state=seated.cookies)
    page.goto(f"{seated.url}/t/{seated.tables['tikal', 'middle']}")
    page.wait_for_selector("#map .piece.legal")
    found = page.evaluate(UNDER_A_PIECE)
    assert found, "nothing of the kind in this position"
    step = page.get_attribute("#app", "data-step")
    page.mouse.click(*found)
    page.wait_for_function("(was) => document.getElementById('app').dataset.step !== was", arg=step)
    page.click("#undo")
    page.wait_for_function("(was) => document.getElementById('app').dataset.step === was", arg=step)
    page.close()
