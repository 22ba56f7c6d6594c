"""Each game's referee, a second reading of the rulebook in `tests/<slug>/referee.py`, held against the engine.

`make soak` asks the referees at thousands of positions more.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from typing import Protocol, cast

import pytest

import sacbe
from sacbe import State
from sacbe.testing.walks import Setting, settings, some_positions

pytestmark = pytest.mark.compiled


class Referee(Protocol):
    """`check`: every point on which rulebook and engine disagree; `positions`: some where random play hardly comes."""

    check: Callable[[State], list[str]]
    positions: Callable[[random.Random], Iterator[State]]


def referee_of(slug: str) -> Referee:
    return cast(Referee, import_module(f"tests.{slug}.referee"))


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_the_referee_agrees_in_random_games(setting: Setting) -> None:
    referee = referee_of(setting.slug)
    for seed in range(2):
        for s in some_positions(setting, 100 + seed, 40):
            assert referee.check(s) == [], s.dump()


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_the_referee_agrees_where_random_games_hardly_come(slug: str) -> None:
    referee = referee_of(slug)
    for s in islice(referee.positions(random.Random(slug)), 300):
        assert referee.check(s) == [], s.dump()
