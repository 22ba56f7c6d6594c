"""What is written on pictures keeps within them, in the letters of the house."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

import sacbe
from sacbe import NATURE, NATURE_BIT
from sacbe.core.present import LANGS
from sacbe.core.state import State
from sacbe.games.eldorado.data import CARDS
from sacbe.games.eldorado.show.cards import face
from sacbe.games.eldorado.show.presenter import PRESENTER, EldoradoPresenter
from tests.browser.conftest import Guest
from tests.browser.measure import CLASHES
from tests.browser.rig import Server

pytestmark = pytest.mark.browser

# A picture in place of a page that has the letters of the house, once they are there.
SHOW = """async (picture) => {
  document.body.innerHTML = picture;
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}"""
WIDTHS = "[...document.querySelectorAll('text')].map((el) => [el.textContent, el.getBBox().width])"


@pytest.mark.parametrize("lang", LANGS)
def test_the_names_of_eldorado_s_cards_keep_within_the_cards(lang: str, guest: Guest, server: Server) -> None:
    page, width = guest(), 82.0
    page.goto(f"{server.url}/about")
    assert isinstance(PRESENTER, EldoradoPresenter)
    cards = "".join(face(kind, 0, 0, width, lang) for kind in range(len(CARDS)))
    page.evaluate(SHOW, PRESENTER.alone(f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 90 130'>{cards}</svg>"))
    names = page.evaluate(WIDTHS)
    assert len(names) >= len(CARDS)
    assert [name for name, wide in names if wide > width * 0.95] == []


SCREENS = {"wide": 1058, "tall": 390}
NAMES = ["Александра", "Balam", "Константин", "Вера"]


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_no_word_of_a_board_lies_on_another(slug: str, guest: Guest, server: Server) -> None:
    page, game, rng = guest(), sacbe.game(slug), random.Random(7)
    page.goto(f"{server.url}/about")
    seats = min(4, game.seats.stop - 1)
    found: set[tuple[str, str, str]] = set()
    for at, (s, seat) in enumerate(decisions(game.start(seats), rng)):
        if at % 100 == 7:
            for lang, (layout, width) in itertools.product(LANGS, SCREENS.items()):
                page.set_viewport_size({"width": width, "height": 900})
                picture = game.presenter.standalone(s.hide(seat), seat, lang, NAMES[:seats], layout)
                style = f"body {{ margin: 0 }} svg {{ width: {width}px; pointer-events: visiblePainted }}"
                page.evaluate(SHOW, f"<style>{style}</style>{picture}")
                found |= {(lang, layout, pair) for pair in page.evaluate(CLASHES, True)}
        if at > 500:
            break
    assert sorted(found) == []


def decisions(s: State, rng: random.Random) -> Iterator[tuple[State, int]]:
    """A game of chance, stopping wherever somebody has to choose."""
    while actors := s.actors():
        seat = NATURE if actors & NATURE_BIT else rng.choice([n for n in range(s.players()) if actors >> n & 1])
        if seat != NATURE:
            yield s, seat
        s.step(seat, rng.choice(s.legal(seat)))
