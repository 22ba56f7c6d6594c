"""Random games of Tzolk'in as their viewers see them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

import sacbe
from sacbe.core.state import NATURE, NATURE_BIT, SPECTATOR, State
from sacbe.games.tzolkin.state import Tzolkin

GAME = sacbe.game("tzolkin")
SHOW = GAME.presenter
NAMES = ["Анна", "O'Brien & <co>", "Вера", "Глеб"]


@lru_cache(maxsize=8)
def game(seats: int, seed: int) -> tuple[tuple[State, int, int, State], ...]:
    """Every (position, seat, code, next position) of a random game; nobody may write in them."""
    rng = random.Random(seed)
    s = GAME.start(seats)
    out = []
    while s.actors():
        actors = s.actors()
        seat = NATURE if actors & NATURE_BIT else rng.choice([i for i in range(seats) if actors >> i & 1])
        code = rng.choice(s.legal(seat))
        before = s.copy()
        s.apply(seat, code)
        out.append((before, seat, code, s.copy()))
    return tuple(out)


def positions(seats: int, seed: int, every: int = 1) -> Iterator[Tzolkin]:
    """Every so many positions, and the last one."""
    steps = game(seats, seed)
    for before, _, _, _ in steps[::every]:
        yield tzolkin(before)
    yield tzolkin(steps[-1][3])


def views(seats: int, seed: int, every: int = 1) -> Iterator[tuple[Tzolkin, int]]:
    """Positions hidden for a spectator and for each seat."""
    for s in positions(seats, seed, every):
        for seat in (SPECTATOR, *range(seats)):
            yield tzolkin(s.hide(seat)), seat


def tzolkin(s: State) -> Tzolkin:
    assert isinstance(s, Tzolkin)
    return s
