"""What every game tells of itself: texts that are complete and used, labels of options, a rules page with pictures."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET

import pytest

import sacbe
from sacbe.core.game import Value
from sacbe.core.present import LANGS
from sacbe.testing.shown import home
from sacbe.testing.texts import unused
from sacbe.web.listing import fits

pytestmark = pytest.mark.compiled  # what is drawn and told is no engine: once is enough, where games are quick

# texts whose names are put together in another way than f"family-{name}"
FAMILIES = {"trek12": ["board-chief"]}

# the letters of the rules' chapters, which are counted through
CHAPTERS = {"tikal": "T" * 8, "tzolkin": "T" * 7, "eldorado": "CSTAEVHN", "tobago": "T" * 8, "trek12": "T" * 8}

# what the rulebooks advise for a first game: the short route, no auction, no variants
BEGINNERS: dict[str, dict[str, Value]] = {
    "tikal": {"auction": False},
    "tzolkin": {},
    "eldorado": {"route": "first_expedition", "caves": True, "native_through_blockade": False, "round_cap": 0},
    "tobago": {
        "object_placement": "random",
        "expert_amulets": False,
        "curse_effect": "standard",
        "curse_cards": 2,
        "curse_returns": False,
    },
    "trek12": {"solo": False},
}

every_game = pytest.mark.parametrize("slug", sacbe.SLUGS)
every_language = pytest.mark.parametrize("lang", LANGS)


@every_game
def test_every_text_is_used(slug: str) -> None:
    assert unused(home(slug), *FAMILIES.get(slug, [])) == []


@every_game
@every_language
def test_every_rule_is_told_and_every_figure_drawn(slug: str, lang: str) -> None:
    show = sacbe.game(slug).presenter
    rules = show.rules(lang)
    assert len({rule.number for rule in rules}) == len(rules)
    assert re.search(r"[Пп]обе[жд]|\bwins?\b", rules[0].body), "rules begin with the goal of the game"
    for rule in rules:
        assert rule.title and rule.body and "{" not in rule.body
    named = {rule.figure for rule in rules if rule.figure}
    assert len(named) >= 4
    for name in named | {"cover"}:
        root = ET.fromstring(show.figure(name, lang))
        assert root.get("aria-label")
        assert not [element for element in root.iter() if element.get("tabindex")], "a picture is not for clicking"
    assert show.figure("no such figure", lang) == ""


@every_game
@every_language
def test_lenses_say_what_they_show(slug: str, lang: str) -> None:
    game = sacbe.game(slug)
    for lens in game.presenter.lenses(game.start(2, game.fitting(2)), lang):
        assert len(lens.about) > len(lens.label) and lens.label not in ("", lens.about)


@every_game
@every_language
def test_what_may_be_chosen_says_what_it_changes_in_a_sentence_and_a_picture(slug: str, lang: str) -> None:
    game = sacbe.game(slug)
    show = game.presenter
    for name, option in game.options.items():
        counts = [fits(game).get((name, json.dumps(value)), []) for value in option.choices]
        if not any(sum(seats in some for some in counts) > 1 for seats in game.seats):
            continue  # with one player or with many: nobody is asked
        about = show.option_note(name, lang)
        assert about.endswith(".") and about.count(". ") == 0, f"{name}: one sentence, not {about!r}"
        pictures = [show.figure(f"option-{name}-{value}", lang) for value in option.choices]
        drawn = [show.figure(f"option-{name}", lang)] if not any(pictures) else pictures
        for picture in drawn:
            assert ET.fromstring(picture).get("aria-label"), f"{name} is not drawn"
        assert len(set(drawn)) == len(drawn), "choices with pictures differ to the eye"


@every_game
@every_language
def test_a_first_game_is_offered_as_beginners_play_it(slug: str, lang: str) -> None:
    game = sacbe.game(slug)
    show = game.presenter
    first = game.complete(show.first_options)
    assert {name: first[name] for name in BEGINNERS[slug]} == BEGINNERS[slug]
    for name, (other, value) in show.option_needs.items():
        assert name in first and value in game.options[other].choices
    for name, value in show.first_options.items():
        assert show.choice_label(name, value, lang)


@every_game
def test_playing_alone_says_against_what(slug: str) -> None:
    game = sacbe.game(slug)
    for lang in LANGS:
        assert bool(game.presenter.alone_note(lang)) == (1 in game.seats)


@every_game
@every_language
def test_rules_are_numbered_in_order(slug: str, lang: str) -> None:
    chapters = [rule.number for rule in sacbe.game(slug).presenter.rules(lang) if not rule.number.startswith("R-")]
    numbers = [[int(part) for part in number.partition("-")[2].split(".")] for number in chapters]
    assert numbers == sorted(numbers)
    expected = [f"{letter}-{number}" for number, letter in enumerate(CHAPTERS[slug], start=1)]
    assert list(dict.fromkeys(number.split(".")[0] for number in chapters)) == expected
