"""The review of a game on its page: handed in, waited for, then chart, turning points, better turns, players."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Guest
from tests.browser.rig import DESKTOP, PHONE, Server
from tests.browser.test_everybody import grave
from tests.review.games import played

pytestmark = pytest.mark.browser

LOOKS = [("ru", PHONE, "dark"), ("en", PHONE, "light"), ("ru", DESKTOP, "light")]
Reviewed = Callable[..., Page]
SPILLS = """() => {
  const page = document.documentElement.clientWidth;
  return [...document.querySelectorAll("#review *")]
    .filter((el) => !el.closest("svg, .sources") && el.getBoundingClientRect().right > page + 1)
    .map((el) => el.outerHTML.slice(0, 80));
}"""


@pytest.fixture
def reviewed(guest: Guest, server: Server, tmp_path: Path) -> Reviewed:
    """The page of a reviewed record: the first who asks hands it in and waits, all others find it done."""

    def arrive(lang: str = "en", size: ViewportSize = DESKTOP, **options: object) -> Page:
        file = tmp_path / "game.sacbe"
        file.write_text(played("trek12", 2, 1).write(), encoding="utf-8")
        page = guest(lang=lang, viewport=size, **options)
        page.goto(f"{server.url}/review?lang={lang}")
        page.set_input_files("#review-file", file)
        page.click("#review-upload button[type=submit]")
        page.wait_for_url(re.compile(r"/review/r-"))
        page.goto(f"{page.url}?lang={lang}")
        page.wait_for_selector("#review-told svg.course")
        expect(page.locator("#review-state")).to_be_hidden()
        return page

    return arrive


def test_chart_turning_points_and_what_was_better_lead_to_boards(reviewed: Reviewed) -> None:
    page = reviewed()
    viewer = page.locator("#viewer img")
    first = page.locator(".turning li").first
    assert 1 <= page.locator(".turning li").count() <= 5
    expect(viewer).to_have_js_property("complete", True)
    assert viewer.evaluate("(img) => img.naturalWidth") > 100, "the board is drawn"
    column = page.locator("#review-told .col").nth(4)
    ply = column.get_attribute("data-ply") or ""
    column.dispatch_event("click")
    expect(viewer).to_have_attribute("src", re.compile(rf"board\?ply={ply}&"))
    expect(page.locator("#viewer figcaption")).to_contain_text(re.compile(r"Round \d+: Player 0 \d+%, Player 1 \d+%"))
    first.locator("[data-look]").click()
    at = first.locator("[data-look]").get_attribute("data-look")
    expect(viewer).to_have_attribute("src", re.compile(rf"board\?ply={at}&"))
    page.locator(".slips summary").click()
    slip = page.locator(".slips li").first
    expect(slip.locator(".better i").first).not_to_be_empty()
    slip.locator("[data-flip]").click()
    expect(viewer).to_have_attribute("src", re.compile(r"board\?instead=\d+&"))
    expect(slip.locator("[data-flip]")).to_have_attribute("aria-pressed", "true")
    slip.locator("[data-flip]").click()
    expect(viewer).to_have_attribute("src", re.compile(r"board\?ply=\d+&"))


def test_the_chart_is_walked_through_with_the_keyboard(reviewed: Reviewed) -> None:
    page = reviewed("ru")
    chart = page.locator("#review-told svg.course")
    chart.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("Enter")
    ply = page.locator("#review-told .col").nth(1).get_attribute("data-ply")
    expect(page.locator("#viewer img")).to_have_attribute("src", re.compile(rf"ply={ply}&"))


@pytest.mark.parametrize(("lang", "size", "scheme"), LOOKS)
def test_it_is_for_everybody(lang: str, size: ViewportSize, scheme: str, reviewed: Reviewed, pictures: Path) -> None:
    page = reviewed(lang, size, color_scheme=scheme)
    expect(page.locator(".who")).to_have_count(2)
    for who in page.locator(".who").all():
        expect(who.locator(".learn li")).to_have_count(3)
        expect(who.locator(".parts li")).to_have_count(4)
    expect(page.locator("h1")).to_contain_text("Разбор" if lang == "ru" else "Review")
    page.locator(".slips summary").click()
    assert page.evaluate(SPILLS) == []
    assert grave(page) == []
    page.screenshot(path=pictures / f"review-{lang}-{size['width']}-{scheme}.png", full_page=True)


def test_what_cannot_be_reviewed_is_told_on_the_page(guest: Guest, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "game.sacbe"
    file.write_text("sacbe 1\ngame trek12\nseats 2\n\n* chief 0\n", encoding="utf-8")
    page = guest(lang="en")
    page.goto(f"{server.url}/review")
    page.click("#review-upload button[type=submit]")
    expect(page.locator("#review-error")).to_contain_text("Choose a record file")
    page.set_input_files("#review-file", file)
    with page.expect_response("**/api/reviews"):
        page.click("#review-upload button[type=submit]")
    expect(page.locator("#review-error")).to_contain_text("not over")
