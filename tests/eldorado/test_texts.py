"""The rules page has all chapters in their order; every lens is drawn."""

from __future__ import annotations

import pytest

from sacbe.core.present import LANGS
from tests.eldorado.views import NAMES, SHOW, at


@pytest.mark.parametrize("lang", LANGS)
def test_rules_are_numbered_in_order(lang: str) -> None:
    rules = SHOW.rules(lang)
    numbers = [[int(part) for part in rule.number[2:].split(".")] for rule in rules]
    assert numbers == sorted(numbers)
    assert "".join(dict.fromkeys(rule.number[0] for rule in rules)) == "CSTAEVHN"


def test_lenses_are_named_and_drawn() -> None:
    s = at(players=[{"hand": ["explorer"]}, {}])
    svg = SHOW.board(s, 0, "ru", NAMES)
    for lens in SHOW.lenses("ru"):
        assert lens.label and f"<g class='lens lens-{lens.id}'" in svg
