"""Random games of Archeo Trek 12 as their viewers see them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import sacbe
from sacbe.core.state import NATURE, NATURE_BIT, SPECTATOR, State
from sacbe.games.trek12.state import Trek

GAME = sacbe.game("trek12")
SHOW = GAME.presenter
NAMES = ["Анна", "O'Brien & <co>", "Вера", "Глеб", "Дина", "Егор"]


def steps(seats: int, seed: int) -> Iterator[tuple[State, int, int, State]]:
    """Every (position, seat, code, next position) of a random game."""
    rng = random.Random(seed)
    s = GAME.start(seats, {"solo": seats == 1})
    while s.actors():
        actors = s.actors()
        seat = NATURE if actors & NATURE_BIT else rng.choice([i for i in range(seats) if actors >> i & 1])
        code = rng.choice(s.legal(seat))
        before = s.copy()
        s.apply(seat, code)
        yield before, seat, code, s.copy()


def positions(seats: int, seed: int, every: int = 1) -> Iterator[Trek]:
    last: State = GAME.start(seats, {"solo": seats == 1})
    for number, (before, _, _, after) in enumerate(steps(seats, seed)):
        if number % every == 0:
            yield trek(before)
        last = after
    yield trek(last)


def views(seats: int, seed: int, every: int = 1) -> Iterator[tuple[Trek, int]]:
    """Positions hidden for each seat and for a spectator."""
    for s in positions(seats, seed, every):
        for seat in (SPECTATOR, *range(seats)):
            yield trek(s.hide(seat)), seat


def trek(s: State) -> Trek:
    assert isinstance(s, Trek)
    return s
