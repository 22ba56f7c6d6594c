"""A position in words: from what a seat may know, complete, short, in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import sacbe
from sacbe.core.chance import Rng
from sacbe.core.present import LANGS
from sacbe.core.state import NATURE, NATURE_BIT, SPECTATOR, State
from tests.contract.walks import Setting, seats_of, settings, some_positions
from tests.show.altered import altered, differing, without

pytestmark = pytest.mark.compiled  # what is told is no engine: once is enough, where games are quick

SETTINGS = settings()
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
LINES = 80

HAND_MADE = "says that somebody wrote the position by hand and left things out; no game has it"
# What a seat may know and needs no words, with the reason.
UNTOLD = {
    "trek12": {"players.operations": "how a number was made plays no part once its box is ticked, and boxes are told"},
    "tikal": {"sketch": HAND_MADE},
    "tzolkin": {"sketch": HAND_MADE},
    "eldorado": {},
    "tobago": {},
}


@cache
def positions(setting: Setting) -> list[State]:
    return list(some_positions(setting, 9, 14 if setting.plain else 8))


def onlookers(setting: Setting) -> range:
    return range(SPECTATOR, setting.seats)


def told(setting: Setting, s: State, seat: int, lang: str = "en") -> str:
    return setting.game.describe(s, seat, lang)


def known(setting: Setting, s: State, seat: int) -> Any:
    """What the words have to tell."""
    return without(s.hide(seat).dump(), frozenset(UNTOLD[setting.slug]))


@every_setting
def test_worlds_that_look_alike_to_a_seat_are_described_alike(setting: Setting) -> None:
    rng = Rng(5)
    for s in positions(setting):
        for seat in onlookers(setting):
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
        assert not [line for line in lines if "{" in line or "<" in line or "None" in line]
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
    """Positions changed in one place: every change is seen in the words, and nearly every field could be changed."""
    rng, changed, fields = random.Random(4), set[str](), set[str]()
    for setting in (setting for setting in SETTINGS if setting.slug == slug and setting.plain):
        dumps = [s.dump() for s in positions(setting)]
        for d in dumps:
            original = setting.game.load(d)
            for seat in (rng.randrange(setting.seats),):
                before, words = known(setting, original, seat), told(setting, original, seat)
                for other in altered(d, dumps, rng):
                    after = known(setting, other, seat)
                    if after != before:
                        where = set(differing(before, after))
                        assert told(setting, other, seat) != words, where
                        changed |= where
