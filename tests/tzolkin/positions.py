"""Positions that random games come to, written down; and what `load` says of those it refuses."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from sacbe.core.state import NATURE, NATURE_BIT, State
from tests.tzolkin.play import GAME

Position = dict[str, Any]


@cache
def walked(seats: int, seed: int) -> tuple[Position, ...]:
    """Every position of a random game, written down."""
    rng = random.Random(seed)
    s: State = GAME.start(seats)
    out = [s.dump()]
    while actors := s.actors():
        seat = NATURE if actors & NATURE_BIT else rng.choice([i for i in range(seats) if actors >> i & 1])
        s.apply(seat, rng.choice(s.legal(seat)))
        out.append(s.dump())
    return tuple(out)


def reached(wanted: Callable[[Position], Any], seats: int = 3) -> Position:
    """A position of a random game that has something."""
    for seed in range(60):
        for position in walked(seats, seed):
            if wanted(position):
                return copy.deepcopy(position)
    raise AssertionError("no such position in 60 games")


def refused(position: Position) -> str:
    with pytest.raises(ValueError) as caught:
        GAME.load(position)
    return str(caught.value)


def in_phase(name: str, seats: int = 3, day: int = 0) -> Position:
    return reached(lambda d: d["phase"] == name and d["day"] >= day, seats)


def me(d: Position) -> Position:
    found: Position = d["players"][d["active"]]
    return found
