"""Clues can be told apart by name."""

from __future__ import annotations

import pytest

from sacbe.core.present import LANGS
from sacbe.games.tobago.data import CLUES
from sacbe.games.tobago.show.words import words


@pytest.mark.parametrize("lang", LANGS)
def test_every_clue_has_a_name_of_its_own(lang: str) -> None:
    names = [words(lang)(f"clue-{clue}") for clue in CLUES]
    assert len(set(names)) == 52
