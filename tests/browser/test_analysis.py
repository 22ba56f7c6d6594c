"""What if: a finished game is played another way; the branch is shared, looked through and continued by another."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from sacbe.core.positions import position_of
from tests.browser.conftest import Guest, Seated
from tests.browser.rig import PHONE, Server
from tests.browser.test_everybody import grave
from tests.endings.records import record

pytestmark = pytest.mark.browser

SMALL = ViewportSize(width=375, height=667)
LAPTOP = ViewportSize(width=1280, height=800)
LOOKS = [("ru", PHONE, "dark"), ("en", SMALL, "light"), ("ru", LAPTOP, "light"), ("en", LAPTOP, "dark")]
SPILLS = """() => {
  const page = document.documentElement.clientWidth;
  return [...document.querySelectorAll("#walk, #walk *, #tree, #tree *, .review *")]
    .filter((el) => el.getClientRects().length && !el.closest("svg, .steps-in, select"))
    .filter((el) => el.getBoundingClientRect().right > page + 1)
    .map((el) => el.outerHTML.slice(0, 90));
}"""
Opened = Callable[..., Page]
MIDDLE = "203"  # of the game that is handed in: somebody is to play


@pytest.fixture
def opened(guest: Guest, server: Server) -> Opened:
    """A page with an analysis of its own, handed in as text."""

    def arrive(
        name: str = "tikal-4", lang: str = "en", size: ViewportSize = LAPTOP, at: str = MIDDLE, **more: object
    ) -> Page:
        page = guest(lang=lang, viewport=size, **more)
        page.goto(f"{server.url}/whatif?lang={lang}")
        page.fill("#whatif-text", record(name).write())
        page.click("#whatif-form button[type=submit]")
        page.wait_for_url(re.compile(r"/whatif/w-"))
        page.goto(f"{page.url.partition('?')[0]}?at={at}")
        stands(page, at)
        return page

    return arrive


def stands(page: Page, at: str) -> None:
    page.wait_for_selector("#map svg.map")
    page.wait_for_function("(at) => new URL(location.href).searchParams.get('at') === at", arg=at)
    page.wait_for_selector("body.complete")


def place(page: Page) -> str:
    return str(page.evaluate("new URL(location.href).searchParams.get('at')"))


def turn(page: Page) -> None:
    """Ends the turn of whoever plays, as the keyboard does it."""
    here = place(page)
    page.locator("#acts .btn[data-code]").last.click()
    expect(page.locator("#confirm")).to_be_enabled()
    page.keyboard.press("Enter")
    page.wait_for_function("(at) => new URL(location.href).searchParams.get('at') !== at", arg=here)


def test_a_branch_is_made_named_shared_and_continued_by_somebody_else(opened: Opened, guest: Guest) -> None:
    ann = opened()
    turn(ann)
    expect(ann.locator("#tree-rows .row")).to_have_count(2)
    expect(ann.locator("#tree-rows .row.here")).to_have_attribute("id", "row-1")
    ann.fill("#branch-name", "He simply <b>passes</b>")
    ann.press("#branch-name", "Tab")
    ann.fill("#comment", "And what then?")
    ann.locator("#comment").blur()
    expect(ann.locator("#row-1")).to_contain_text("He simply <b>passes</b>")
    expect(ann.locator(".said-of")).to_contain_text("And what then?")
    shared = ann.url

    eve = guest(lang="ru", viewport=LAPTOP)
    eve.goto(shared)
    stands(eve, place(ann))
    expect(eve.locator("#tree-rows .row")).to_have_count(2)
    expect(eve.locator("#comment")).to_have_value("And what then?")
    for key, off in (("Home", "start"), ("End", "end")):
        eve.locator("body").press(key)
        expect(eve.locator(f"#walk [data-do={off}]")).to_be_disabled()
    eve.locator("#row-1").click()
    stands(eve, re.sub(r"~\d+$", f"~{int(MIDDLE) + 1}", place(ann)))
    assert eve.url.partition("?")[0] == shared.partition("?")[0], "who only looks has no copy"
    eve.fill("#comment", "Тогда так")
    eve.locator("#comment").blur()
    eve.wait_for_function("(was) => location.pathname !== was", arg="/" + shared.split("/", 3)[3].partition("?")[0])
    expect(eve.locator("#walk-note")).to_contain_text("ваша копия")
    eve.reload()
    expect(eve.locator("#comment")).to_have_value("Тогда так")

    ann.reload()
    stands(ann, place(ann))
    expect(ann.locator("#comment")).to_have_value("And what then?")
    expect(ann.locator(".said-of")).to_have_count(1)


def test_the_best_moves_come_while_one_looks_and_one_is_played(opened: Opened) -> None:
    page = opened("tobago-4", at="150")
    while page.locator("#outcome").count() or not page.evaluate(
        "document.querySelectorAll('#map .legal, #acts [data-code]').length"
    ):
        here = place(page)
        page.keyboard.press("]")
        page.wait_for_function("(at) => new URL(location.href).searchParams.get('at') !== at", arg=here)
    page.keyboard.press("b")
    page.wait_for_function("() => Number(document.querySelector('#lines ol')?.dataset.trials) > 0")
    assert 1 <= page.locator("#lines li").count() <= 3
    expect(page.locator("#lines .value").first).to_contain_text("%")
    here = place(page)
    page.click("#line-0")
    page.wait_for_function("(at) => new URL(location.href).searchParams.get('at') !== at", arg=here)
    page.keyboard.press("b")
    expect(page.locator("#lines")).to_be_hidden()


def test_chance_is_chosen_and_a_bot_moves(opened: Opened) -> None:
    page = opened("trek12-4", lang="ru", at="0")
    page.click("label:has(#luck)")
    expect(page.locator("#luck")).not_to_be_checked()
    for _ in range(2):  # who begins, and the first roll
        here = place(page)
        page.locator("#outcome").select_option(index=1)
        page.click("#choose")
        page.wait_for_function("(at) => new URL(location.href).searchParams.get('at') !== at", arg=here)
    page.locator("#bot-level").select_option("novice")
    here = place(page)
    page.click("#bot-move")
    page.wait_for_function("(at) => new URL(location.href).searchParams.get('at') !== at", arg=here)
    page.click("[role=tab][data-tab=log]")
    expect(page.locator("#log-lines .told").first).to_be_visible()
    here = place(page)
    page.locator("#log-lines .told").first.click()
    page.wait_for_function("(at) => new URL(location.href).searchParams.get('at') !== at", arg=here)


def test_a_finished_table_leads_there_and_says_its_position(seated: Seated, guest: Guest) -> None:
    page = guest(storage_state=seated.cookies, viewport=LAPTOP, permissions=["clipboard-read", "clipboard-write"])
    table = seated.tables["tikal", "end"]
    page.goto(f"{seated.url}/t/{table}?ply=60")
    page.wait_for_selector("body.complete.replaying")
    expect(page.locator(".watching-past [data-whatif]")).to_have_attribute("href", f"/whatif/{table}?ply=60")
    page.locator("#menu-open").click()
    page.click("#menu-position")
    page.wait_for_function('async () => (await navigator.clipboard.readText()).startsWith(\'{"game":"tikal"\')')
    assert position_of(page.evaluate("navigator.clipboard.readText()")).actors()
    page.click("#menu [data-close]")
    page.click(".watching-past [data-whatif]")
    stands(page, "60")
    expect(page.locator("#row-0")).to_be_visible()
    page.goto(f"{seated.url}/t/{table}")
    href = page.locator("#to-whatif").get_attribute("href") or ""
    assert re.fullmatch(rf"/whatif/{table}\?ply=\d+", href)
    page.goto(f"{seated.url}/whatif/{seated.tables['tikal', 'middle']}")
    expect(page.locator("h1")).to_contain_text("still going on")


@pytest.mark.parametrize(("lang", "size", "scheme"), LOOKS)
def test_it_is_for_everybody(lang: str, size: ViewportSize, scheme: str, opened: Opened, pictures: Path) -> None:
    touch = size["width"] < 500
    page = opened(lang=lang, size=size, color_scheme=scheme, has_touch=touch)
    page.click("#walk [data-do=lines]")
    page.wait_for_selector("#lines ol")
    assert page.evaluate(SPILLS) == []
    assert grave(page) == []
    name = f"analysis-{lang}-{size['width']}-{scheme}"
    page.screenshot(path=pictures / f"{name}.png")
    if touch:
        page.click(".nav [data-tab=tree]")
        expect(page.locator("#tree")).to_be_visible()
        assert page.evaluate(SPILLS) == []
        assert grave(page) == []
        page.screenshot(path=pictures / f"{name}-tree.png")
    page.goto(f"{page.url.split('/whatif')[0]}/whatif?lang={lang}")
    expect(page.locator(".kept a")).to_have_count(1)
    assert page.evaluate(SPILLS) == []
    assert grave(page) == []
    page.screenshot(path=pictures / f"{name}-hand-in.png", full_page=True)
    page.click("#whatif-form button[type=submit]")
    expect(page.locator("#whatif-error")).not_to_be_empty()
