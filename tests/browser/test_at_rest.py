"""A table at rest costs nothing: what glows breathes a few times and is still, whoever is to move."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

import sacbe
from tests.browser.prepared import Prepared, adopt, prepare
from tests.browser.rig import DESKTOP, PHONE, Server

pytestmark = pytest.mark.browser

STILL = "() => document.getAnimations().every((one) => one.playState !== 'running')"


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Prepared]]:
    server = Server(tmp_path_factory.mktemp("prepared"))
    made = prepare(server.data)
    server.start()
    yield server, made
    server.end()


def test_nothing_moves_for_long(browser: Browser, tables: tuple[Server, Prepared]) -> None:
    server, made = tables
    context = browser.new_context(locale="en", reduced_motion="no-preference")
    player, watcher = context.new_page(), browser.new_page()
    player.goto(server.url)
    adopt(player, server.data)
    for page, slug, size in itertools.product((player, watcher), sacbe.SLUGS, (DESKTOP, PHONE)):
        page.set_viewport_size(size)
        comes_to_rest(page, f"{server.url}/t/{made[slug, 'middle']}")
    context.close()
    watcher.close()


def comes_to_rest(page: Page, table: str) -> None:
    """An animation without an end would be waited for in vain."""
    page.goto(table)
    page.wait_for_selector("#map svg.map")
    page.wait_for_function(STILL)
