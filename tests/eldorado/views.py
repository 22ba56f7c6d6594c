"""Random games of The Quest for El Dorado as their viewers see them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import sacbe
from sacbe.core.state import NATURE, NATURE_BIT, SPECTATOR, State
from sacbe.games.eldorado.state import Race

GAME = sacbe.game("eldorado")
SHOW = GAME.presenter
NAMES = ["Анна", "O'Brien & <co>", "Вера", "Глеб"]


def race(s: State) -> Race:
    assert isinstance(s, Race)
    return s


def at(**position: Any) -> Race:
    return race(GAME.load(position))


def steps(seats: int, seed: int, most: int = 700, **options: Any) -> Iterator[tuple[Race, int, int, Race]]:
    """(position, seat, code, next position) of a random game, which is cut off where it only wanders about."""
    return islice(_steps(seats, seed, options), most)


def _steps(seats: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[Race, int, int, Race]]:
    rng = random.Random(seed)
    s = race(GAME.start(seats, options))
    while s.actors():
        seat = NATURE if s.actors() & NATURE_BIT else int(s.turn)
        code = rng.choice(s.legal(seat))
        before = s.copy()
        s.apply(seat, code)
        yield before, seat, code, s.copy()


def positions(seats: int, seed: int, every: int = 1, most: int = 700, **options: Any) -> Iterator[Race]:
    for number, (before, _, _, _) in enumerate(steps(seats, seed, most, **options)):
        if number % every == 0:
            yield before


def views(seats: int, seed: int, every: int = 1, most: int = 700, **options: Any) -> Iterator[tuple[Race, int]]:
    """Positions hidden for each seat and for a spectator."""
    for s in positions(seats, seed, every, most, **options):
        for seat in (SPECTATOR, *range(seats)):
            yield s.hide(seat), seat
