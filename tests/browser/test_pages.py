"""Home, rules, about and error pages: two clicks to a game, languages, themes, search."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

import sacbe
from tests.browser.conftest import Guest
from tests.browser.measure import CUT_OFF, at_size
from tests.browser.players import HAND_OVER
from tests.browser.rig import PHONE, Server

pytestmark = pytest.mark.browser

# Phones, tablets, a small laptop, a desktop at 200 % zoom; the last is a wall of pixels, which takes long to paint.
SIZES = ((390, 844), (360, 844), (820, 1180), (1024, 768), (1280, 720), (720, 450), (3840, 2160))
# Buttons of the prompt that are not seen whole.
OFF_SCREEN = """[...document.querySelectorAll('.prompt .btn')].filter((el) => el.clientWidth).filter((el) => {
    const [r, box] = [el, el.parentElement].map((one) => one.getBoundingClientRect());
    const within = r.top >= box.top - 1 && r.bottom <= box.bottom + 1;
    return r.left < 0 || r.right > innerWidth || r.bottom > innerHeight || !within;
}).map((el) => el.textContent)"""


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_two_clicks_from_home_to_a_game(slug: str, guest: Guest, server: Server, pictures: Path) -> None:
    page = guest()
    page.goto(server.url)
    page.screenshot(path=pictures / "home-1440x900.png")
    page.click(f"[data-start={slug}][data-mode=bots]")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    assert page.evaluate(CUT_OFF) == []
    page.click("[data-lang-to=ru]")
    page.wait_for_selector("html[lang=ru] #map .legal")
    assert page.evaluate(CUT_OFF) == []
    for width, height in SIZES if slug == "tikal" else SIZES[:-1]:
        at_size(page, width, height)
        assert page.evaluate(OFF_SCREEN) == []
    page.goto(server.url)
    expect(page.locator(".trow.yours")).to_have_count(1)


def test_a_level_says_how_it_plays_and_what_was_measured_of_it(guest: Guest, server: Server) -> None:
    figures = {"rating": "rating 1510", "scores": {"2": "usually about 74 points"}, "from": "From 600 games played"}

    def with_figures(route: Route) -> None:
        answer = route.fetch()
        body = re.sub(r'("slug": "tikal".*?"worth": ){}', rf"\1{json.dumps({'explorer': figures})}", answer.text())
        route.fulfill(response=answer, body=body)

    page = guest()
    page.route(f"{server.url}/", with_figures)
    page.goto(server.url)
    page.click("[data-start=tikal][data-mode=bots]")
    page.select_option("#sitter-1", "explorer")
    expect(page.locator("#sit-1 small").first).to_contain_text("Greedy")
    expect(page.locator("#sit-1 .worth span")).to_have_text(["rating 1510", "usually about 74 points"])
    page.click("[data-count='3']")  # nobody has measured three of them
    expect(page.locator("#sit-1 .worth span")).to_have_text(["rating 1510"])
    page.select_option("#sitter-1", "novice")
    expect(page.locator("#sit-1 .worth")).to_have_count(0)
    expect(page.locator("#sit-1 small")).to_have_count(1)


def test_the_last_game_is_one_click_away_and_each_game_keeps_its_setup(guest: Guest, server: Server) -> None:
    page = guest("Anna")
    expect(page.locator("#again")).to_be_hidden()
    page.click("[data-start=eldorado][data-mode=bots]")
    page.click("[data-count='3']")
    page.select_option("#sitter-2", "novice")
    page.click("#go")
    page.wait_for_selector("#map svg")
    first = page.url
    page.goto(server.url)
    expect(page.locator("#sit-2")).to_be_visible()
    expect(page.locator("#sitter-2")).to_have_value("novice")
    page.click("[data-start=trek12][data-mode=bots]")
    expect(page.locator("#sit-2")).to_have_count(0)
    page.click("#again-go")
    page.wait_for_selector("#map svg")
    assert page.url != first
    expect(page.locator("#players .pl")).to_have_count(3)


def test_a_finished_game_tells_its_result(guest: Guest, server: Server) -> None:
    page = guest("Anna")
    page.click("[data-start=trek12][data-mode=bots]")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    page.evaluate(HAND_OVER, int(page.get_attribute("#app", "data-seat") or 0))
    page.wait_for_selector("body.over")
    page.goto(server.url)
    expect(page.locator("#finished .st b")).to_have_text(re.compile(r"(You won|Won by .+): \d"))


def test_the_phone_has_no_sideways_scroll_and_room_for_thumbs(guest: Guest, server: Server, pictures: Path) -> None:
    page = guest(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto(server.url)
    page.screenshot(path=pictures / "home-390x844.png", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.click("[data-start=trek12][data-mode=bots]")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    small = page.evaluate("""[...document.querySelectorAll('#map .legal, .prompt .btn, .nav button')]
        .map((el) => [el.id || el.textContent, el.getBoundingClientRect()])
        .filter(([, box]) => box.width && (box.width < 40 || box.height < 40)).map(([name]) => name)""")
    assert small == []
    assert page.evaluate(CUT_OFF) == []
    for tab in ("players", "log", "chat", "board"):
        page.click(f".nav [data-tab={tab}]")
    page.wait_for_selector("#map .legal", state="visible")


def test_a_phone_cuts_neither_what_a_field_asks_nor_the_name_of_a_game(guest: Guest, server: Server) -> None:
    page = guest(lang="ru", viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto(server.url)
    asked = page.locator("#name-form input")
    asked.fill(asked.get_attribute("placeholder") or "")
    assert asked.evaluate("(el) => el.scrollWidth <= el.clientWidth")
    page.goto(f"{server.url}/rules/tzolkin")
    expect(page.locator(".top .brand")).to_contain_text("Календарь майя")
    assert page.locator(".top .brand").evaluate("(el) => el.scrollWidth <= el.clientWidth")
    beyond = """(pictures) => pictures.filter((svg) => {  // ground that goes on beyond its picture
      const frame = svg.getBoundingClientRect(), whole = svg.viewBox.baseVal;
      const k = Math.min(frame.width / whole.width, frame.height / whole.height) * whole.width;
      const ground = [...svg.querySelectorAll("use")].filter((el) => el.href.baseVal === "#tz-ground");
      return k < frame.width - 2 && ground.some((el) => !el.closest("svg svg"));
    }).length"""
    assert page.locator(".digest figure svg:not(svg svg)").evaluate_all(beyond) == 0


def test_language_and_theme_stay(guest: Guest, server: Server) -> None:
    page = guest(lang="ru", color_scheme="dark")
    page.goto(server.url)
    assert page.get_attribute("html", "lang") == "ru"
    assert page.get_attribute("html", "data-theme") == "dark"
    page.click("[data-theme-to=light]")
    page.click("[data-lang-to=en]")
    page.wait_for_selector("html[lang=en]")
    page.reload()
    assert page.get_attribute("html", "lang") == "en"
    assert page.get_attribute("html", "data-theme") == "light"


def test_rules_are_found_and_linked(guest: Guest, server: Server) -> None:
    page = guest(lang="en")
    page.goto(f"{server.url}/rules/trek12")
    number = page.locator(".rule").nth(5).get_attribute("id") or ""
    page.goto(f"{server.url}/rules/trek12#{number}")
    expect(page.locator(".rule.marked")).to_have_id(number)
    word = page.locator(".rule p").nth(3).inner_text().split()[-1].strip(".,:;()")
    page.fill("#find", word)
    expect(page.locator("mark.here")).to_have_text(word, ignore_case=True)
    count = page.locator("#article mark").count()
    assert page.inner_text("#find-count") == f"1 of {count}"
    page.press("#find", "Escape")
    expect(page.locator("#article mark")).to_have_count(0)


def test_an_example_is_stepped_through_found_and_printed_whole(guest: Guest, server: Server) -> None:
    page = guest(lang="en", color_scheme="dark")
    page.goto(f"{server.url}/rules/trek12")
    example = page.locator("#example-zero")
    frames, now = example.locator("li"), example.locator("li.now")
    expect(example.locator("[data-frame='-1']")).to_be_disabled()
    for k in range(1, frames.count()):
        example.locator("[data-frame='1']").click()
        expect(now).to_have_text(frames.nth(k).text_content() or "")
    expect(example.locator("[data-frame='1']")).to_be_disabled()
    page.fill("#find", "without the 0")
    expect(now.locator("mark.here")).to_be_visible()
    page.fill("#find", "can be circled in two ways")  # said of another position
    expect(now.locator("mark.here")).to_be_visible()
    page.emulate_media(media="print")
    for k in range(frames.count()):
        expect(frames.nth(k).locator("svg")).to_be_visible()
    for gone in (".top", ".chaps", ".stepper"):
        expect(page.locator(gone).first).to_be_hidden()
    assert page.evaluate("[getComputedStyle(document.body).backgroundColor, getComputedStyle(article).color]") == [
        "rgb(255, 255, 255)",
        "rgb(0, 0, 0)",
    ]


def test_variants_wait_behind_more_and_routes_are_chosen_by_their_maps(guest: Guest, server: Server) -> None:
    page = guest("Anna")
    page.click("[data-start=eldorado][data-mode=bots]")
    expect(page.locator("#variants select").first).to_be_hidden()
    expect(page.locator("#variants summary small")).to_have_text("as for a first game")
    page.click("#variants summary")
    drawn = page.locator(".sketch img")
    expect(drawn).to_have_count(8)  # seven routes and the lot
    for k in range(drawn.count()):
        drawn.nth(k).scroll_into_view_if_needed()
        page.wait_for_function("(el) => el.complete && el.naturalWidth > 0", arg=drawn.nth(k).element_handle())
    page.check("[data-option=route][value='\"serpentine\"']")
    expect(page.locator("#variants summary small")).to_have_text("Track: Serpentine")
    expect(page.locator("[data-option=cave_timing]")).to_be_visible()
    page.select_option("[data-option=caves]", "false")
    expect(page.locator("[data-option=cave_timing]")).to_have_count(0)  # no tokens, no time to take them
    page.click("#go")
    page.wait_for_selector("#map .legal")


def test_a_lost_way_is_shown_home(guest: Guest, server: Server) -> None:
    page = guest(lang="en")
    for path in ("/nowhere", "/t/nosuchtable"):
        reply = page.goto(server.url + path)
        assert reply is not None
        assert reply.status == 404
        expect(page.locator(".lostway a[href='/']")).to_be_visible()
    page.goto(f"{server.url}/about")
    expect(page.locator("article")).to_contain_text("Apache License 2.0")
