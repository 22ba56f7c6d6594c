"""The widths that boards are laid out with are those of the fonts that the pages ship."""

from __future__ import annotations

import json

import pytest

from letters import FAMILIES, PACKAGES, TABLE, WEIGHTS, widths
from sacbe.core.letters import width_of


@pytest.mark.parametrize("style", sorted(FAMILIES))
def test_the_table_was_measured_from_the_fonts_of_the_client(style: str) -> None:
    assert PACKAGES.is_dir(), "the client is not built: run `make setup`"
    table = json.loads(TABLE.read_text(encoding="utf-8"))[style]
    bold = WEIGHTS.index(700)
    assert {letter: row[bold] for letter, row in table.items()} == widths(FAMILIES[style], 700)


def test_words_are_as_wide_as_their_letters() -> None:
    assert width_of("", 20) == 0
    assert width_of("Храм", 20) == pytest.approx(sum(width_of(letter, 20) for letter in "Храм"))
    assert width_of("Храм", 20) == pytest.approx(2 * width_of("Храм", 10))


def test_heavier_letters_are_wider_and_digits_stand_under_each_other() -> None:
    assert width_of("Ж", 10, 400) < width_of("Ж", 10, 650) < width_of("Ж", 10, 700)
    for serif in (False, True):
        assert len({width_of(digit, 10, 700, serif) for digit in "0123456789"}) == 1


def test_a_sign_of_another_font_counts_as_wide() -> None:
    assert width_of("→", 10) == 10
