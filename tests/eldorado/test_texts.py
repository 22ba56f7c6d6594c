"""The texts of the two languages fit each other, and each is used."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from sacbe.core.present import LANGS
from tests.eldorado.views import NAMES, SHOW, at
from tests.texts import messages, unused

HOME = Path(SHOW.art).parents[1]


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages(HOME, "ru") == messages(HOME, "en")


def test_every_text_is_used() -> None:
    assert unused(HOME) == []


@pytest.mark.parametrize("lang", LANGS)
def test_rules_are_numbered_in_order_and_have_their_figures(lang: str) -> None:
    rules = SHOW.rules(lang)
    numbers = [[int(part) for part in rule.number[2:].split(".")] for rule in rules]
    assert numbers == sorted(numbers)
    assert "".join(dict.fromkeys(rule.number[0] for rule in rules)) == "CSTAEVHN"
    for rule in rules:
        assert rule.title and rule.body and "{" not in rule.body
    for name in {rule.figure for rule in rules if rule.figure} | {"cover"}:
        picture = SHOW.figure(name, lang)
        root = ET.fromstring(picture)
        assert root.get("aria-label")
        spots = [element for element in root.iter() if element.get("tabindex")]
        named = {str(element.get("id")) for element in root.iter() if element.get("id")}
        assert not spots and all(name.startswith("ed-shore-") for name in named)
    assert SHOW.figure("no such figure", lang) == ""


def test_lenses_are_named_and_drawn() -> None:
    s = at(players=[{"hand": ["explorer"]}, {}])
    svg = SHOW.board(s, 0, "ru", NAMES)
    for lens in SHOW.lenses("ru"):
        assert lens.label and f"<g class='lens lens-{lens.id}'" in svg
