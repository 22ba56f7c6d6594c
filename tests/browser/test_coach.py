"""The coach says one thing, shows it, and keeps silent about what was understood, here and after a reload."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, StorageState, ViewportSize, expect

import sacbe
from sacbe.bots import make
from sacbe.core.record import Record
from sacbe.table.seats import PERSON, Seat
from sacbe.table.sql import SqlStore
from sacbe.table.store import Append, Meta
from tests.browser.prepared import NOBODY, adopt
from tests.browser.rig import DESKTOP, PHONE, Server, window

pytestmark = pytest.mark.browser

SMALL: Final = ViewportSize(width=375, height=667)
TABLES: Final = {"trek12": ("nine", "coachtrek1"), "eldorado": ("buy", "coachrace1"), "tzolkin": ("beg", "coachcorn1")}


def told_first(slug: str, kind: str) -> tuple[Record, int]:
    """A game, and the ply at which the first player is told of this before anything else."""
    game = sacbe.game(slug)
    for seed in range(20):
        record = sacbe.play(game, [make("quick", seed + k) for k in range(2)], seed, dict(game.bounded))
        s = record.begin()
        for ply, (seat, code) in enumerate(record.actions):
            if s.actors() & 1 and [tip.kind for tip in game.presenter.coach(s.hide(0), 0)][:1] == [kind]:
                return record, ply
            s.step(seat, code)
    raise AssertionError(f"{slug}: nobody was told of {kind!r}")


async def written(data: Path) -> None:
    """Tables that stand there; the other player never moves."""
    store = SqlStore(data)
    await store.open()
    for slug, (kind, table) in TABLES.items():
        record, ply = told_first(slug, kind)
        seats = [Seat(0, PERSON, "Anna", NOBODY), Seat(1, PERSON, "Boris", "somebody")]
        await store.create(Meta(table, slug, record.options, "ab" * 32, NOBODY, edition=record.edition), seats)
        await store.append(Append(table, 0, record.actions[:ply], False, []))
    await store.close()


class Learner(NamedTuple):
    page: Page
    url: str

    def at(self, slug: str) -> None:
        self.page.goto(f"{self.url}/t/{TABLES[slug][1]}")
        self.page.wait_for_selector("#map svg")


@pytest.fixture(scope="module")
def held(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, StorageState]]:
    """A server with these tables, and the cookies of whoever sits at them."""
    server = Server(tmp_path_factory.mktemp("coach"))
    with ThreadPoolExecutor(1) as aside:  # the browser's driver has a loop of its own in this thread
        aside.submit(asyncio.run, written(server.data)).result()
    server.start()
    page = window(browser).new_page()
    page.goto(server.url)
    adopt(page, server.data)
    cookies = page.context.storage_state()
    page.context.close()
    yield server.url, cookies
    server.end()


@pytest.fixture
def learner(browser: Browser, held: tuple[str, StorageState]) -> Iterator[Learner]:
    """Somebody whose browser remembers nothing yet."""
    url, cookies = held
    context = window(browser, viewport=DESKTOP, locale="en", reduced_motion="reduce", storage_state=cookies)
    yield Learner(context.new_page(), url)
    context.close()


def covers(page: Page, other: str) -> bool:
    return bool(
        page.evaluate(
            """(other) => {
              const [a, b] = ["#coach", other].map((it) => document.querySelector(it).getBoundingClientRect());
              return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
            }""",
            other,
        )
    )


def known(page: Page, slug: str) -> str:
    return str(page.evaluate(f"localStorage['sacbe.coach.known.{slug}'] ?? ''"))


def test_the_coach_speaks_shows_and_is_silent_about_what_was_understood(learner: Learner) -> None:
    page = learner.page
    learner.at("trek12")
    coach, lit = page.locator("#coach"), page.locator(".light .lit")
    expect(coach).to_be_visible()
    expect(coach).to_have_attribute("data-kind", "nine")
    board = page.locator("#board").bounding_box
    for size in (DESKTOP, PHONE, SMALL):
        page.set_viewport_size(size)
        expect(coach).to_be_visible()
        assert not covers(page, "#board") and not covers(page, "#prompt")
        assert (
            page.evaluate(
                "(() => { const p = document.querySelector('#coach p'); return p.scrollHeight - p.clientHeight; })()"
            )
            <= 1
        )
    page.set_viewport_size(DESKTOP)

    page.click("[data-coach=show]")
    expect(lit.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(lit).to_have_count(0)
    page.click("[data-coach=show]")
    expect(lit.first).to_be_visible()
    page.mouse.click(5, 400)  # whoever goes on has seen it
    expect(lit).to_have_count(0)

    page.reload()
    expect(coach).to_be_visible()  # the same turn: it was not answered yet
    wide = board()
    page.click("[data-coach=known]")
    expect(coach).to_be_hidden()
    assert board() == wide, "the board has moved"
    assert known(page, "trek12").startswith("nine@")
    page.reload()
    page.wait_for_selector("#map svg")
    expect(coach).to_be_hidden()


def test_the_coach_is_switched_off_and_on_and_sees_what_is_done(learner: Learner) -> None:
    page = learner.page
    learner.at("eldorado")
    coach = page.locator("#coach")
    expect(coach).to_have_attribute("data-kind", "buy")
    page.click("[data-menu] >> visible=true")
    page.uncheck("[data-pref=coach]")
    page.click("#menu [data-close]")
    expect(coach).to_be_hidden()
    learner.at("eldorado")
    expect(coach).to_be_hidden()
    page.keyboard.press("c")
    expect(coach).to_have_attribute("data-kind", "buy")
    learner.at("trek12")  # chosen for one game, it says nothing of another
    expect(coach).to_be_visible()

    learner.at("eldorado")
    assert known(page, "eldorado") == ""
    page.click("[data-coach=show]")
    page.wait_for_selector(".light .lit")
    page.locator("#map .legal[id^=market-]").first.click()
    page.wait_for_selector("#app[data-step='1']")
    assert known(page, "eldorado").startswith("buy@")
    expect(coach).to_be_hidden()


def test_what_can_be_done_elsewhere_does_not_draw_a_phone_from_the_page_it_is_asked_for(
    browser: Browser, held: tuple[str, StorageState]
) -> None:
    """Who may beg points at a temple; but the gears, and the food they bring, are what is looked at first."""
    url, cookies = held
    context = window(browser, viewport=SMALL, locale="en", reduced_motion="reduce", storage_state=cookies)
    page = context.new_page()
    Learner(page, url).at("tzolkin")
    page.wait_for_selector("#coach:not([hidden])")
    page.wait_for_selector("#map .legal[id^=temple-]", state="attached")
    board = page.locator("#map svg.map")
    seen, asked = ([float(n) for n in (board.get_attribute(name) or "").split()] for name in ("viewBox", "data-focus"))
    assert seen[3] < asked[3], "there is no room for all of the page"
    assert seen[1] >= asked[1] and seen[1] + seen[3] <= asked[1] + asked[3]
    context.close()
