"""What must not go by unseen, and courtesies of the table: scenes, lenses, loading, watching, second thoughts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from sacbe.games.trek12.show.words import words
from tests.browser.conftest import Guest, Seated
from tests.browser.players import HAND_OVER
from tests.browser.rig import DESKTOP, PHONE, Server, window

pytestmark = pytest.mark.browser

SMALL = ViewportSize(width=375, height=667)
# The button of a scene's card is not cut off.
IN_SIGHT = """() => {
  const [card, button] = ["#scene", "#scene .btn"].map((it) => document.querySelector(it).getBoundingClientRect());
  const board = document.querySelector("#board").getBoundingClientRect();
  return button.height > 40 && button.bottom <= Math.min(card.bottom, board.bottom);
}"""
SAID = """([said, over]) => {
  for (const el of document.querySelectorAll("#players .with-sheet .st span")) el.textContent = said;
  document.body.classList.toggle("over", over);
}"""
# Names of one word that stand in two lines, or under what their owners do.
WRAPPED = """() => [...document.querySelectorAll("#players .with-sheet")].filter((panel) => {
  const [name, b, st] = [".nm", ".nm b", ".st"].map((it) => panel.querySelector(it).getBoundingClientRect());
  const beside = st.top < name.bottom && st.bottom > name.top;
  return b.height > 20 || (beside && b.right > st.left + 1);
}).map((panel) => panel.innerText)"""


def begin(page: Page, slug: str, players: int = 2) -> str:
    page.click(f"[data-start={slug}][data-mode=bots]")
    page.click(f"[data-count='{players}']")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    return page.url


def test_a_found_token_is_a_scene_that_stays_until_it_was_looked_at(browser: Browser, seated: Seated) -> None:
    context = window(browser, viewport=DESKTOP, locale="en", storage_state=seated.cookies, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{seated.url}/t/{seated.tables['eldorado', 'end']}")
    page.wait_for_selector("body.over #end .srow")
    expect(page.locator("#scene")).to_be_hidden()  # what happened before the page was opened is in the log
    page.click("#to-board")
    page.locator("#log [data-ply]", has_text="in a cave").first.dispatch_event("click")
    expect(page.locator("#scene h2")).to_contain_text("in a cave")
    expect(page.locator("#scene p")).to_have_count(2)
    page.set_viewport_size(SMALL)
    page.wait_for_function(IN_SIGHT)
    page.keyboard.press("Escape")
    expect(page.locator("#scene")).to_be_hidden()
    assert page.evaluate("document.body.classList.contains('replaying')")  # Esc took the card only
    context.close()


def test_what_goes_on_from_a_card_has_the_bar_of_a_phone_to_itself(guest: Guest) -> None:
    """And the board stays under the finger."""
    page = guest("Anna", viewport=PHONE)
    begin(page, "eldorado")
    acts, board = page.locator("#acts .btn").filter(visible=True), page.locator("#board").bounding_box
    cards = page.locator("#map .legal[id^=hand-]")
    while not cards.count():  # only Travelers and Sailors were drawn, and all about is jungle
        page.click("#acts .btn:has-text('End turn')")
        page.click("#confirm:enabled")
        page.wait_for_selector("#map .legal")
    expect(acts).to_have_count(2)
    was = board()
    cards.first.click()
    expect(acts).to_have_count(1)
    expect(acts).to_contain_text("Play: ")
    assert board() == was
    page.click("#undo")
    expect(acts).to_have_count(2)
    assert board() == was


def test_six_names_are_whole_whatever_their_owners_do(guest: Guest) -> None:
    page = guest("Anna", lang="ru", viewport=ViewportSize(width=1280, height=800))
    begin(page, "trek12", 6)
    t = words("ru")
    for said in ("thinks", "keeps", "winner"):
        page.evaluate(SAID, [t(f"status-{said}"), said == "winner"])
        assert page.evaluate(WRAPPED) == [], said


def test_an_automaton_s_turn_begins_with_its_name(guest: Guest) -> None:
    page = guest("Anna")
    begin(page, "eldorado", 1)
    page.click("#acts .btn:has-text('End turn')")
    page.click("#confirm:enabled")
    turns = page.locator("#log .turn", has_text="automaton")  # it walks and takes a card away: two lines
    expect(turns.first).to_be_attached()
    for text in turns.all_inner_texts():
        assert re.match(r"\s*(Blue|Yellow|White) automaton ", text), text


def test_lenses_say_what_they_show_or_that_there_is_nothing(guest: Guest) -> None:
    page = guest("Anna")
    begin(page, "tobago")
    page.click("[data-lens=reach]")
    expect(page.locator("#lensword")).not_to_be_empty()
    assert (page.get_attribute("[data-lens=gaze]", "aria-description") or "").startswith("Where the statues look")
    expect(page.locator("#players .now .st")).to_have_text("to move")  # not an hourglass alone
    page.click("#menu-open")
    expect(page.locator("#menu-seed")).to_have_text(re.compile(r"^[0-9a-f]{64}$"))


def test_the_table_says_that_it_is_coming_and_to_spectators_that_they_watch(guest: Guest) -> None:
    url = begin(guest("Anna"), "trek12")
    watcher = guest(viewport=PHONE)
    watcher.route("**/bundle/*.js*", lambda route: route.abort())
    watcher.goto(url)
    expect(watcher.locator(".loading")).to_be_visible()
    watcher.unroute("**/bundle/*.js*")
    watcher.reload()
    expect(watcher.locator(".onlooker")).to_be_visible()
    expect(watcher.locator(".loading")).to_be_hidden()


def test_a_finger_lays_a_tile_with_a_button_and_takes_its_choice_back_with_another(
    browser: Browser, seated: Seated
) -> None:
    context = window(browser, viewport=PHONE, locale="en", storage_state=seated.cookies, has_touch=True)
    page = context.new_page()
    page.goto(f"{seated.url}/t/{seated.tables['tikal', 'opening']}")
    page.wait_for_selector("#map .legal")
    cells = page.locator("#map .legal[id^=cell-]").evaluate_all("(all) => all.map((el) => el.id)")
    for cell in cells:
        page.locator(f"#{cell}").dispatch_event("click", {"detail": 1})
        if page.locator("#map .legal[id^=turn-]").count():
            break
    expect(page.locator("#ask p")).to_contain_text("Undo takes it back")
    page.click("#undo")
    expect(page.locator("#map .chosen")).to_have_count(0)
    page.locator(f"#{cell}").dispatch_event("click", {"detail": 1})
    page.locator("#acts .btn").first.click()
    expect(page.locator("#app")).not_to_have_attribute("data-step", "0")
    page.click("#undo")  # as the other tests know the table
    expect(page.locator("#app")).to_have_attribute("data-step", "0")
    context.close()


def test_what_was_just_chosen_is_put_back_by_another_click(guest: Guest) -> None:
    page = guest("Anna")
    begin(page, "eldorado")
    card = page.locator("#map .legal[id^=market-]").first
    name = card.get_attribute("id")
    card.click()
    expect(page.locator("#app")).to_have_attribute("data-step", "1")
    page.locator(f"#{name}").dispatch_event("click", {"detail": 2})  # the second half of a double click
    expect(page.locator("#bubble")).to_be_hidden()
    expect(page.locator("#app")).to_have_attribute("data-step", "1")
    page.locator(f"#{name}").dispatch_event("click", {"detail": 1})
    expect(page.locator("#app")).to_have_attribute("data-step", "0")


def test_alone_automata_are_named_beforehand_and_the_best_result_is_kept(guest: Guest, server: Server) -> None:
    page = guest("Anna")
    page.click("[data-start=eldorado][data-mode=bots]")
    expect(page.locator("[data-option=route]:checked")).to_have_value('"first_expedition"')
    page.click("[data-count='1']")
    expect(page.locator("#setup .fine")).to_contain_text("three automata")
    page.click("[data-start=trek12][data-mode=bots]")
    page.click("[data-count='1']")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    page.evaluate(HAND_OVER, 0)
    expect(page.locator(".winner .best")).to_contain_text("kept on this device")
    page.evaluate("localStorage['sacbe.best.trek12.'] = JSON.stringify({ feat: 999, line: 'Points: 999', table: 'x' })")
    page.reload()
    expect(page.locator(".winner .best")).to_contain_text("Points: 999")
