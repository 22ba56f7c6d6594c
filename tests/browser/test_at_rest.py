"""A table at rest costs nothing: what glows breathes a few times and is still, whoever is to move."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

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
    """An animation without an end would be waited for in vain."""
    server, made = tables
    context = browser.new_context(locale="en", reduced_motion="no-preference")
    first = context.new_page()
    first.goto(server.url)
    adopt(first, server.data)
    pages = []
    for slug, size in itertools.product(sacbe.SLUGS, (DESKTOP, PHONE)):
        page = context.new_page()
        page.set_viewport_size(size)
        page.goto(f"{server.url}/t/{made[slug, 'middle']}")
        pages.append(page)
    pages.append(browser.new_page())  # somebody who only watches
    pages[-1].goto(f"{server.url}/t/{made['tobago', 'middle']}")
    for page in pages:
        page.wait_for_selector("#map svg.map")
        page.wait_for_function(STILL)
    pages[-1].close()
    context.close()
