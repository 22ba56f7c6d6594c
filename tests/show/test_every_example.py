"""The rules page beyond the rules: a minute's digest, and examples that the engine plays as they are told."""

from __future__ import annotations

import dataclasses
import re
import xml.etree.ElementTree as ET

import pytest

import sacbe
from sacbe.core.example import played
from sacbe.testing.shown import home
from sacbe.testing.texts import messages
from tests.show.test_every_game import every_game, every_language

pytestmark = pytest.mark.compiled  # what is drawn and told is no engine: once is enough, where games are quick

MINUTE = range(140, 211)  # so many words are read in about one


@every_game
def test_every_example_plays_and_every_sentence_holds(slug: str) -> None:
    game = sacbe.game(slug)
    assert 2 <= len(game.examples) <= 3
    for example in game.examples:
        for frame, position in zip(example.frames, played(game, example), strict=True):
            assert frame.holds(position), f"{example.name}: what is said of {frame.name} is not so"


@every_game
def test_an_example_against_the_rules_is_refused_by_name(slug: str) -> None:
    game = sacbe.game(slug)
    example = game.examples[0]
    twice = [line for frame in example.frames for line in frame.play if not line.startswith("nature")][:1] * 40
    wrong = dataclasses.replace(example.frames[0], play=tuple(twice))
    with pytest.raises(ValueError, match=f"example {example.name}: .* is not legal here"):
        played(game, dataclasses.replace(example, frames=(wrong,)))


@every_game
@every_language
def test_every_example_is_told_and_drawn_position_by_position(slug: str, lang: str) -> None:
    game = sacbe.game(slug)
    show = game.presenter
    rules = {rule.number for rule in show.rules(lang)}
    told = {key for key in messages(home(slug), lang) if key.startswith("example-")}
    named = set()
    for example in game.examples:
        key = f"example-{example.name}"
        named |= {key, *(f"{key}.{frame.name}" for frame in example.frames)}
        assert example.rule in rules
        title, sentences = show.example(example, lang)
        assert title and len(set(sentences)) == len(sentences)
        drawn = [example.draw(position.hide(example.seat), lang) for position in played(game, example)]
        assert len(set(drawn)) == len(drawn), f"{example.name}: something changes to the eye with every sentence"
        for picture in drawn:
            root = ET.fromstring(picture)
            assert root.get("aria-label")
            assert not [
                element for element in root.iter() if element.get("tabindex") or element.get("role") == "button"
            ]
    assert named == told


@every_game
@every_language
def test_the_digest_is_a_minute_long_and_has_three_pictures(slug: str, lang: str) -> None:
    show = sacbe.game(slug).presenter
    digest = show.digest(lang)
    assert len({part.figure for part in digest}) == len(digest) == 3
    assert all(part.title and show.figure(part.figure, lang) for part in digest)
    said = " ".join(part.body for part in digest)
    assert len(said.split()) in MINUTE
    assert re.search(r"[Пп]обе[жд]|\bwins?\b", digest[-1].body)
