"""A table at rest costs nothing: what glows breathes a few times and is still, whoever is to move."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Browser

import sacbe
from tests.browser.conftest import Seated
from tests.browser.rig import DESKTOP, PHONE, window

pytestmark = pytest.mark.browser

STILL = "() => document.getAnimations().every((one) => one.playState !== 'running')"


def test_nothing_moves_for_long(browser: Browser, seated: Seated) -> None:
    """An animation without an end would be waited for in vain."""
    context = window(browser, locale="en", reduced_motion="no-preference", storage_state=seated.cookies)
    pages = []
    for slug, size in itertools.product(sacbe.SLUGS, (DESKTOP, PHONE)):
        page = context.new_page()
        page.set_viewport_size(size)
        page.goto(f"{seated.url}/t/{seated.tables[slug, 'middle']}")
        pages.append(page)
    pages.append(window(browser).new_page())  # somebody who only watches
    pages[-1].goto(f"{seated.url}/t/{seated.tables['tobago', 'middle']}")
    for page in pages:
        page.wait_for_selector("#map svg.map")
        page.wait_for_function(STILL)
    pages[-1].context.close()
    context.close()
