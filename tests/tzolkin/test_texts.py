"""The rules page has all chapters in their order; every lens is drawn."""

from __future__ import annotations

import pytest

from sacbe.core.present import LANGS
from tests.tzolkin.views import SHOW


@pytest.mark.parametrize("lang", LANGS)
def test_rules_are_numbered_in_order(lang: str) -> None:
    rules = SHOW.rules(lang)
    chapters = [rule.number for rule in rules if rule.number.startswith("T")]
    numbers = [[int(part) for part in number.removeprefix("T-").split(".")] for number in chapters]
    assert numbers == sorted(numbers)
    assert {number[0] for number in numbers} == set(range(1, 8))
