"""Random games of Tobago as their viewers see them. Treasures are raised whenever one can, so that games move on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import sacbe
from sacbe.core.state import NATURE, NATURE_BIT, SPECTATOR, State
from sacbe.games.tobago.state import Tobago

GAME = sacbe.game("tobago")
SHOW = GAME.presenter
NAMES = ["Анна", "O'Brien & <co>", "Вера", "Глеб"]
EAGER = ("raise", "take", "play")
OPTIONS: dict[int, dict[str, bool | int | str]] = {
    2: {"object_placement": "manual"},
    3: {"curse_effect": "continue_protected", "curse_depth": 21},
    4: {},
}

Step = tuple[State, int, int, State]


@cache
def _game(seats: int, seed: int) -> list[Step]:
    rng = random.Random(seed)
    s = GAME.start(seats, OPTIONS[seats])
    steps: list[Step] = []
    while s.actors():
        actors = s.actors()
        seat = NATURE if actors & NATURE_BIT else (actors & -actors).bit_length() - 1
        legal = s.legal(seat)
        eager = [code for code in legal if GAME.actions.verb(code) in EAGER]
        code = rng.choice(eager if eager and rng.random() < 0.6 else legal)
        before = s.copy()
        s.apply(seat, code)
        steps.append((before, seat, code, s.copy()))
    return steps


def steps(seats: int, seed: int) -> list[Step]:
    """Every (position, seat, code, next position) of a random game."""
    return _game(seats, seed)


def positions(seats: int, seed: int, every: int = 1) -> Iterator[Tobago]:
    game = steps(seats, seed)
    for before, _, _, _ in game[::every]:
        yield tobago(before)
    yield tobago(game[-1][3])


def views(seats: int, seed: int, every: int = 1) -> Iterator[tuple[Tobago, int]]:
    """Positions hidden for each seat and for a spectator."""
    for s in positions(seats, seed, every):
        for seat in (SPECTATOR, *range(seats)):
            yield tobago(s.hide(seat)), seat


def tobago(s: State) -> Tobago:
    assert isinstance(s, Tobago)
    return s
