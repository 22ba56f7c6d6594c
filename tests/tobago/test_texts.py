"""The rules page has all chapters in their order; every lens is drawn."""

from __future__ import annotations

import pytest

from sacbe.core.present import LANGS
from sacbe.games.tobago.data import CLUES
from sacbe.games.tobago.show.words import words
from tests.tobago.views import NAMES, SHOW, positions


@pytest.mark.parametrize("lang", LANGS)
def test_every_clue_has_a_name_of_its_own(lang: str) -> None:
    names = [words(lang)(f"clue-{clue}") for clue in CLUES]
    assert len(set(names)) == 52


@pytest.mark.parametrize("lang", LANGS)
def test_rules_are_numbered_in_order(lang: str) -> None:
    rules = SHOW.rules(lang)
    numbers = [[int(part) for part in rule.number.removeprefix("T-").split(".")] for rule in rules]
    assert numbers == sorted(numbers)
    assert {number[0] for number in numbers} == set(range(1, 9))


def test_lenses_are_named_and_drawn() -> None:
    """Three over the island, the odds over a sharing."""
    drawn = "".join(SHOW.board(s.hide(0), 0, "ru", NAMES) for s in positions(4, 3, every=7))
    for lens in SHOW.lenses("ru"):
        assert lens.label and f"class='lens lens-{lens.id}'" in drawn
