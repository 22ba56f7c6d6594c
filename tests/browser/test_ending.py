"""The end of a game on its page: the chart, moments that lead into the replay, records, and a picture to take along."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.conftest import Guest, Seated
from tests.browser.players import HAND_OVER, against_a_bot
from tests.browser.rig import DESKTOP, PHONE, window

pytestmark = pytest.mark.browser

Open = Callable[..., Page]
SMALL = ViewportSize(width=375, height=667)
SPILLS = """() => {
  const page = document.documentElement.clientWidth;
  return [...document.querySelectorAll("#end .doing *, #story *")]
    .filter((el) => !el.closest("svg") && el.getBoundingClientRect().right > page + 1)
    .map((el) => el.outerHTML.slice(0, 80));
}"""
# Where a number of a bar is covered by another part; also if whoever lost anything had lost next to nothing.
HIDDEN_NUMBERS = """() => {
  for (const lost of document.querySelectorAll(".bar.two > div:first-child > div")) lost.style.width = "1%";
  return [...document.querySelectorAll(".bar .g b")].filter((number) => {
    number.scrollIntoView({ block: "center" });
    const r = number.getBoundingClientRect();
    return [r.left + 1, r.right - 1].some((x) => document.elementFromPoint(x, r.y + r.height / 2) !== number);
  }).map((number) => number.textContent);
}"""


@pytest.fixture
def open_end(browser: Browser, seated: Seated) -> Iterator[Open]:
    """The end page of a prepared table: open_end("tikal", DESKTOP, "ru")."""
    contexts = []

    def arrive(slug: str, size: ViewportSize, lang: str = "en") -> Page:
        cookies = seated.cookies
        context = window(browser, viewport=size, locale=lang, storage_state=cookies, reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        page.goto(f"{seated.url}/t/{seated.tables[slug, 'end']}?lang={lang}")
        page.wait_for_selector("#story svg.course")
        return page

    yield arrive
    for context in contexts:
        context.close()


def test_a_moment_and_a_point_lead_into_the_replay(open_end: Open) -> None:
    page = open_end("tikal", DESKTOP)
    moments = page.locator(".moments button")
    assert 3 <= moments.count() <= 5
    ply, said = moments.nth(1).get_attribute("data-ply"), moments.nth(1).locator(".what").inner_text()
    moments.nth(1).click()
    expect(page.locator("#app")).to_have_attribute("data-ply", ply or "")
    expect(page.locator("#ask h1")).to_contain_text(said)  # the bar says what the moment says
    assert f"ply={ply}" in page.url
    page.click("#back-live")
    page.wait_for_selector(".showing-end #story svg.course")
    column = page.locator("#story .col").nth(9)
    at = column.get_attribute("data-ply") or ""
    column.locator("rect").click(force=True, position={"x": 3, "y": 150})
    expect(page.locator("#app")).to_have_attribute("data-ply", at)


def test_the_chart_is_walked_through_with_the_keyboard(open_end: Open) -> None:
    page = open_end("trek12", DESKTOP, "ru")
    chart = page.locator("#story svg.course")
    chart.focus()
    page.keyboard.press("Home")
    expect(chart).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("ArrowRight")
    column = page.locator("#story .col").nth(1)
    said = column.get_attribute("data-said") or ""
    assert said.startswith("Раунд 2: ")
    expect(chart).to_have_attribute("aria-valuetext", said)
    expect(page.locator(".readout")).to_have_text(said)
    page.keyboard.press("Enter")
    expect(page.locator("#app")).to_have_attribute("data-ply", column.get_attribute("data-ply") or "")


@pytest.mark.parametrize("size", [PHONE, SMALL, DESKTOP], ids=lambda size: f"{size['width']}x{size['height']}")
def test_everything_has_room(size: ViewportSize, open_end: Open) -> None:
    page = open_end("eldorado", size, "ru")
    assert page.evaluate(SPILLS) == []
    chart = page.locator("#story svg.course")
    drawn = [float(part) for part in (chart.get_attribute("viewBox") or "").split()]
    box = chart.bounding_box()
    assert box and abs(box["width"] - drawn[2]) <= 2, "letters have their true size"


@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=lambda size: f"{size['width']}x{size['height']}")
def test_whoever_lost_little_reads_how_much(size: ViewportSize, open_end: Open) -> None:
    page = open_end("tzolkin", size)
    assert page.locator(".bar.two .loss").count(), "nobody went hungry in this game"
    assert page.evaluate(HIDDEN_NUMBERS) == []


def test_the_picture_is_saved_where_nothing_can_be_shared(open_end: Open, tmp_path: Path) -> None:
    page = open_end("tobago", PHONE, "ru")
    page.evaluate("delete Navigator.prototype.canShare")
    with page.expect_download() as coming:
        page.click("[data-share]")
    saved = tmp_path / coming.value.suggested_filename
    coming.value.save_as(saved)
    assert saved.suffix == ".png" and saved.name.startswith("sacbe-tobago-")
    data = saved.read_bytes()
    assert data.startswith(b"\x89PNG") and struct.unpack(">II", data[16:24]) == (1200, 1000)
    assert 40_000 < len(data) < 2_000_000  # a blank one is a few thousand bytes
    expect(page.locator("[data-share]")).to_be_enabled()


def test_the_picture_is_the_same_every_time_and_its_scene_fills_the_frame(open_end: Open) -> None:
    """The first drawing of a page once had the letters of the machine, as those of the house come with it."""
    page = open_end("trek12", DESKTOP, "ru")
    page.evaluate(
        """() => {
          window.shared = [];
          Navigator.prototype.canShare = () => true;
          Navigator.prototype.share = async ({ files: [one] }) => { window.shared.push(one); };
        }"""
    )
    for n in (1, 2):
        page.click("[data-share]")
        page.wait_for_function("(n) => window.shared.length === n", arg=n)
        expect(page.locator("[data-share]")).to_be_enabled()
    same, sky, ground = page.evaluate(
        """async () => {
          const [one, two] = await Promise.all(window.shared.map((file) => file.bytes()));
          const picture = new OffscreenCanvas(1200, 1000).getContext("2d", { willReadFrequently: true });
          picture.drawImage(await createImageBitmap(window.shared[0]), 0, 0);
          const at = (x, y) => [...picture.getImageData(x, y, 1, 1).data].join();
          const paper = at(20, 500);
          return [one.every((byte, i) => byte === two[i]), at(60, 150) !== paper, at(60, 490) !== paper];
        }"""
    )
    assert same and sky and ground


def test_the_small_board_is_shown_without_lenses(open_end: Open) -> None:
    page = open_end("trek12", DESKTOP)
    expect(page.locator("[data-final] svg.map")).to_be_visible()
    expect(page.locator("[data-final] .lens")).to_have_count(0)


def test_the_picture_is_handed_to_the_device_where_it_can_share(open_end: Open) -> None:
    page = open_end("tzolkin", PHONE)
    page.evaluate(
        """() => {
          Navigator.prototype.canShare = ({ files }) => files.length === 1;
          Navigator.prototype.share = async ({ files: [one] }) => { window.shared = [one.name, one.type, one.size]; };
        }"""
    )
    page.click("[data-share]")
    page.wait_for_function("() => window.shared")
    name, kind, size = page.evaluate("window.shared")
    assert name.endswith(".png") and kind == "image/png" and size > 40_000


def test_a_beaten_record_is_told_and_kept(guest: Guest) -> None:
    page = guest("Anna")
    against_a_bot(page)
    page.evaluate(HAND_OVER, 0)
    page.wait_for_selector("#story svg.course")
    expect(page.locator(".facts .record")).to_have_count(0)  # a first result has beaten nothing
    own = page.locator(".srow.seat-0 .tot").get_attribute("data-total")
    lower = "JSON.stringify({ feat: -999, line: '−999', table: 'another' })"
    page.evaluate(f"localStorage['sacbe.best.trek12..2'] = localStorage['sacbe.stride.trek12..2'] = {lower}")
    for _ in range(2):  # and it is told again when the page is looked at again
        page.reload()
        page.wait_for_selector("#story svg.course")
        expect(page.locator(".facts .record").first).to_contain_text((own or "").replace("-", "−"))
        expect(page.locator(".facts .record")).to_have_count(3)
    higher = "JSON.stringify({ feat: 999, line: '999', table: 'another' })"
    page.evaluate(f"localStorage['sacbe.best.trek12..2'] = {higher}")
    page.reload()
    page.wait_for_selector("#story svg.course")
    expect(page.locator(".facts .record").first).to_contain_text("Your record (players: 2): 999")
