"""Everything can be read and nothing is in its way: at every size of screen, in both languages, with long names.

By default every size is looked at in the fullest position, and once more in another moment and language; with
`make test-browser WHOLE=1` every moment in both languages at all of them.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

import sacbe
from tests.browser.conftest import Seated
from tests.browser.measure import SCREENS, at_size, measure, misjudged
from tests.browser.prepared import MOMENTS
from tests.browser.rig import window

pytestmark = pytest.mark.browser

WHOLE = bool(os.environ.get("SACBE_WHOLE"))
LANGS = ("ru", "en")
LOWEST = 140  # pixels of a board that can still be played on


def looks() -> Iterator[tuple[str, str, list[tuple[int, int]]]]:
    """Languages and moments with the sizes at which they are looked at."""
    every = list(itertools.product(LANGS, MOMENTS))
    for number, (lang, moment) in enumerate(every):
        all_of_them = WHOLE or (lang, moment) == ("ru", "middle")
        sizes = [size for at, size in enumerate(SCREENS) if all_of_them or at % len(every) == number]
        if sizes:
            yield lang, moment, sizes


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_letters_words_and_board(slug: str, browser: Browser, seated: Seated) -> None:
    found: list[str] = []
    people = {
        lang: window(browser, locale=lang, reduced_motion="reduce", storage_state=seated.cookies) for lang in LANGS
    }
    for lang, moment, sizes in looks():
        page = people[lang].new_page()
        page.goto(f"{seated.url}/t/{seated.tables[slug, moment]}")
        page.wait_for_selector("#map svg.map", state="attached")
        found += [f"{slug} {moment} {lang}: {words}" for words in misjudged(page)]
        for width, height in sizes:
            at_size(page, width, height)
            seen = measure(page)
            where = f"{slug} {moment} {lang} {width}x{height}"
            found += [f"{where}: {size} px: {text}" for size, text in seen.small]
            found += [f"{where}: on each other: {pair}" for pair in seen.clashes]
            found += [f"{where}: cut off: {text}" for text in seen.cut_off]
            found += [f"{where}: scrolls sideways"] * seen.sideways
            found += [f"{where}: the board is {seen.board[1]} px high"] * (moment != "end" and seen.board[1] < LOWEST)
        page.close()
    for context in people.values():
        context.close()
    assert not found, "\n".join(found)
