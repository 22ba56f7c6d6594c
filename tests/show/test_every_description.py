"""A position in words: from what a seat may know, complete, short, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import sacbe
from sacbe.core.chance import Rng
from sacbe.core.present import LANGS
from sacbe.core.state import NATURE, NATURE_BIT, SPECTATOR, State
from sacbe.testing.walks import Setting, seats_of, settings, some_positions
from tests.show.altered import altered, differing, without

pytestmark = pytest.mark.compiled  # what is told is no engine: once is enough, where games are quick

SETTINGS = settings()
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
LINES = 80

HAND_MADE = "says that somebody wrote the position by hand and left things out; no game has it"
LEFT_OVER = "tells of chance, and stays behind when that has drawn; told as long as it draws"
DRAWS = ("draw", "caves")  # phases of El Dorado
# What a seat may know and needs no words, with the reason.
UNTOLD = {
    "trek12": {"players.operations": "how a number was made plays no part once its box is ticked, and boxes are told"},
    "tikal": {"sketch": HAND_MADE},
    "tzolkin": {"sketch": HAND_MADE},
    "eldorado": {
        "chance.drawer": LEFT_OVER,
        "chance.to_draw": LEFT_OVER,
        "chance.after": LEFT_OVER,
        "chance.back": LEFT_OVER,
        "chance.finder": LEFT_OVER,
    },
    "tobago": {},
}

# What of an action's words must be found in the position: cells, cards, tiles.
NAMES_IN_ACTIONS = {
    "trek12": r"→ (.+)$",
    "tikal": r"\(([a-h][1-5])\)",
    "tzolkin": r"(Palenque|Yaxchilan|Tikal|Uxmal|Chichen Itza)",
    "eldorado": r"^(?:Play|Buy|Keep): (.+?)(?: for \d+)?$",
    "tobago": r"\b([A-N]\d+)\b",
}


@cache
def positions(setting: Setting) -> list[State]:
    return list(some_positions(setting, 9, 10 if setting.plain else 5))


def told(setting: Setting, s: State, seat: int, lang: str = "en") -> str:
    return setting.game.describe(s, seat, lang)


def known(setting: Setting, s: State, seat: int) -> Any:
    """What the words have to tell."""
    d = s.hide(seat).dump()
    untold = {field for field, why in UNTOLD[setting.slug].items() if why != LEFT_OVER or d["phase"] not in DRAWS}
    return without(d, frozenset(untold))


@every_setting
def test_worlds_that_look_alike_to_a_seat_are_described_alike(setting: Setting) -> None:
    rng = Rng(5)
    for number, s in enumerate(positions(setting)):
        for seat in (SPECTATOR, number % setting.seats):
            view = s.hide(seat)
            words = told(setting, s, seat)
            assert words == told(setting, view, seat) == told(setting, view.guess(rng), seat)


@every_setting
@pytest.mark.parametrize("lang", LANGS)
def test_a_description_is_whole_and_short(setting: Setting, lang: str) -> None:
    for number, s in enumerate(positions(setting)):
        seat = number % (setting.seats + 1) - 1
        lines = told(setting, s, seat, lang).split("\n")
        assert len(lines) <= LINES
        assert all(line == line.strip() and line for line in lines)
        assert not [line for line in lines if re.search(r"[{<]|\bNone\b(?! of)", line)]
        asked = setting.game.presenter.prompt(s.hide(seat), seat, lang, ["?"] * setting.seats).title
        assert lines[-1].startswith(asked.replace("<b>", "").split("?")[0].split(".")[0])


def next_positions(s: State, rng: random.Random) -> Iterator[State]:
    mask = s.actors()
    for seat in [NATURE] if mask & NATURE_BIT else seats_of(mask):
        codes = s.legal(seat)
        for code in rng.sample(codes, min(len(codes), 10)):
            later = s.copy()
            later.apply(seat, code)
            yield later


@every_setting
def test_what_a_seat_can_tell_apart_is_described_apart(setting: Setting) -> None:
    rng = random.Random(3)
    for s in positions(setting):
        for seat in {SPECTATOR, rng.randrange(setting.seats)}:
            described: dict[str, Any] = {}
            for one in [s, *next_positions(s, rng)]:
                seen = known(setting, one, seat)
                before = described.setdefault(told(setting, one, seat), seen)
                assert before == seen, set(differing(before, seen))


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_nothing_that_is_written_down_goes_untold(slug: str) -> None:
    """Positions changed in one place, wherever that can be loaded: every change is seen in the words."""
    rng, changed = random.Random(4), set[str]()
    for setting in (setting for setting in SETTINGS if setting.slug == slug and setting.plain):
        dumps = [s.dump() for s in positions(setting)]
        for d in rng.sample(dumps, 3):
            original, seat = setting.game.load(d), rng.randrange(setting.seats)
            before, words = known(setting, original, seat), told(setting, original, seat)
            for other in altered(d, dumps, rng):
                where = set(differing(before, known(setting, other, seat)))
                assert not where or told(setting, other, seat) != words, where
                changed |= where
    assert len(changed) > 20, changed  # few positions with one thing changed add up, but those that do are many


@every_setting
def test_words_name_things_as_the_actions_do(setting: Setting) -> None:
    """Whoever reads both can tell what an action is about: places and cards are called alike."""
    names = NAMES_IN_ACTIONS[setting.slug]
    for s in positions(setting):
        for seat in seats_of(s.actors() & ~NATURE_BIT):
            words = told(setting, s, seat)
            choices = setting.game.presenter.choices(s.hide(seat), seat, "en")
            for choice in choices:
                for name in re.findall(names, choice.label):
                    assert name in words, (name, choice.label)
