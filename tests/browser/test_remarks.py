"""What bots say stands at their panel for a while and in the log for good, and can be silenced."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

import sacbe
from sacbe.bots import make
from sacbe.table.seats import BOT, PERSON, Seat
from sacbe.table.sql import SqlStore
from sacbe.table.store import Append, Meta
from tests.browser.conftest import Guest
from tests.browser.rig import PHONE, Server

pytestmark = pytest.mark.browser

TABLE = "talkative1"


async def finished_game(data: Path) -> None:
    """A game of one person and two bots that is over, so that nobody plays on while it is looked at."""
    game = sacbe.game("trek12")
    record = sacbe.play(game, [make("quick", seat) for seat in range(3)], seed=7)
    store = SqlStore(data)
    await store.open()
    seats = [Seat(0, PERSON, "Boris", "nobody"), *(Seat(k, BOT, f"Bot {k}", level="novice") for k in (1, 2))]
    await store.create(Meta(TABLE, game.slug, record.options, "ab" * 32, "nobody", edition=game.edition), seats)
    await store.append(Append(TABLE, 0, record.actions, True, []))
    await store.close()


def test_bots_are_heard_at_their_panel_and_in_the_log_until_they_are_silenced(guest: Guest, server: Server) -> None:
    with ThreadPoolExecutor(1) as aside:  # the browser's driver has a loop of its own in this thread
        aside.submit(asyncio.run, finished_game(server.data)).result()
    page = guest("Anna")
    page.goto(f"{server.url}/t/{TABLE}")
    remark = page.locator("#log .remark").first
    expect(remark).to_be_visible()
    expect(page.locator(".speech")).to_have_count(0)  # what was said before I came is not said again
    remark.locator("button").click()
    bubble = page.locator("#players .speech")
    expect(bubble).to_be_visible()
    name, _, said = (remark.locator("span").inner_text()).partition(": ")
    assert said == f"“{bubble.inner_text()}”"
    expect(page.locator("#players .pl", has=page.locator(".speech")).locator(".nm b")).to_have_text(name)

    page.set_viewport_size(PHONE)
    words, strip = page.locator("#strip .speech"), page.locator("#strip")
    expect(words).to_be_visible()
    assert strip.evaluate("(el) => el.scrollHeight <= el.clientHeight"), "the words are cut off"
    assert strip.evaluate("(el) => el.scrollWidth <= el.clientWidth")
    words.click()
    expect(words).to_have_count(0)

    page.set_viewport_size({"width": 1440, "height": 900})
    page.click("[data-menu] >> visible=true")
    page.uncheck("[data-pref=remarks]")
    page.click("#menu [data-close]")
    expect(remark).to_be_hidden()
    page.goto(f"{server.url}/t/{TABLE}")  # and the next time too
    remark.locator("button").dispatch_event("click")  # to the moment at which it was said
    page.wait_for_selector("body.replaying")
    expect(page.locator("#log .remark:visible")).to_have_count(0)
    expect(page.locator(".speech")).to_have_count(0)
