"""What is written on pictures keeps within them, in the widest letters that browsers come with."""

from __future__ import annotations

import pytest

from sacbe.core.present import LANGS
from sacbe.games.eldorado.data import CARDS
from sacbe.games.eldorado.show.cards import face
from sacbe.games.eldorado.show.presenter import PRESENTER, EldoradoPresenter
from tests.browser.conftest import Guest

pytestmark = pytest.mark.browser

WIDTHS = "[...document.querySelectorAll('text')].map((el) => [el.textContent, el.getBBox().width])"


@pytest.mark.parametrize("lang", LANGS)
def test_the_names_of_eldorado_s_cards_keep_within_the_cards(lang: str, guest: Guest) -> None:
    page, width = guest(), 82.0
    assert isinstance(PRESENTER, EldoradoPresenter)
    cards = "".join(face(kind, 0, 0, width, lang) for kind in range(len(CARDS)))
    page.set_content(PRESENTER.alone(f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 90 130'>{cards}</svg>"))
    names = page.evaluate(WIDTHS)
    assert len(names) >= len(CARDS)
    assert [name for name, wide in names if wide > width * 0.95] == []
