"""The texts of the two languages fit each other, and each is used."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from sacbe.core.present import LANGS
from tests.texts import messages, unused
from tests.tikal.views import GAME, NAMES, SHOW

HOME = Path(SHOW.art).parents[1]


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages(HOME, "ru") == messages(HOME, "en")


def test_every_text_is_used() -> None:
    assert unused(HOME) == []


@pytest.mark.parametrize("lang", LANGS)
def test_rules_are_numbered_in_order_and_have_their_figures(lang: str) -> None:
    rules = SHOW.rules(lang)
    numbers = [[int(part) for part in rule.number.removeprefix("T-").split(".")] for rule in rules]
    assert numbers == sorted(numbers)
    assert {number[0] for number in numbers} == set(range(1, 9))
    for rule in rules:
        assert rule.title and rule.body and "{" not in rule.body
    for name in {rule.figure for rule in rules if rule.figure} | {"cover"}:
        picture = SHOW.figure(name, lang)
        root = ET.fromstring(picture)
        assert root.get("aria-label")
        assert not [element for element in root.iter() if element.get("id") or element.get("tabindex")]
    assert SHOW.figure("no such figure", lang) == ""


def test_lenses_are_named_and_drawn() -> None:
    s = GAME.load({"phase": "actions", "players": [{"pieces": {"c1r4": {"worker": 1}}}, {}]})
    svg = SHOW.board(s, 0, "ru", NAMES)
    for lens in SHOW.lenses("ru"):
        assert lens.label and f"<g class='lens lens-{lens.id}'" in svg
