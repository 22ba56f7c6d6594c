"""The rules page has all chapters in their order; every lens is drawn."""

from __future__ import annotations

import pytest

from sacbe.core.present import LANGS
from tests.tikal.views import GAME, NAMES, SHOW


@pytest.mark.parametrize("lang", LANGS)
def test_rules_are_numbered_in_order(lang: str) -> None:
    rules = SHOW.rules(lang)
    numbers = [[int(part) for part in rule.number.removeprefix("T-").split(".")] for rule in rules]
    assert numbers == sorted(numbers)
    assert {number[0] for number in numbers} == set(range(1, 9))


def test_lenses_are_named_and_drawn() -> None:
    s = GAME.load({"phase": "actions", "players": [{"pieces": {"c1r4": {"worker": 1}}}, {}]})
    svg = SHOW.board(s, 0, "ru", NAMES)
    for lens in SHOW.lenses("ru"):
        assert lens.label and f"<g class='lens lens-{lens.id}'" in svg
