"""Lively random games of Tikal as their viewers see them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import sacbe
from sacbe.core.state import NATURE, NATURE_BIT, SPECTATOR, State
from sacbe.games.tikal.actions import BID, CAMP, END_TURN, EXCHANGE, PASS, STEP, UNCOVER
from sacbe.games.tikal.state import Tikal

GAME = sacbe.game("tikal")
SHOW = GAME.presenter
NAMES = ["Анна", "O'Brien & <co>", "Вера", "Глеб"]


def _appeal(s: Tikal, code: int) -> float:
    """So that something happens in a random game: turns are used, bids stay low, temples grow."""
    if code == END_TURN:
        return 0.02
    if BID <= code < PASS:
        return float(1 / (1 + code - BID - s.bid) ** 2)
    if UNCOVER <= code < EXCHANGE:
        return 6
    if EXCHANGE <= code < CAMP:
        return 0.1
    return 1 / int(s.road((code - STEP) // 2)) ** 2 if STEP <= code < UNCOVER else 1


def steps(seats: int, seed: int, auction: bool = False) -> Iterator[tuple[Tikal, int, int, Tikal]]:
    """Every (position, seat, code, next position) of a game."""
    rng = random.Random(seed)
    s = tikal(GAME.start(seats, {"auction": auction}))
    while s.actors():
        actors = s.actors()
        seat = NATURE if actors & NATURE_BIT else actors.bit_length() - 1
        codes = s.legal(seat)
        code = rng.choice(codes) if seat == NATURE else rng.choices(codes, [_appeal(s, code) for code in codes])[0]
        before = s.copy()
        s.apply(seat, code)
        yield before, seat, code, s.copy()


def positions(seats: int, seed: int, every: int = 1, auction: bool = False) -> Iterator[Tikal]:
    last = tikal(GAME.start(seats))
    for number, (before, _, _, after) in enumerate(steps(seats, seed, auction)):
        if number % every == 0:
            yield before
        last = after
    yield last


def views(seats: int, seed: int, every: int = 1, auction: bool = False) -> Iterator[tuple[Tikal, int]]:
    """Positions for whoever acts in them and for a spectator."""
    for s in positions(seats, seed, every, auction):
        for seat in (SPECTATOR, max(0, int(s.active))):
            yield tikal(s.hide(seat)), seat


def tikal(s: State) -> Tikal:
    assert isinstance(s, Tikal)
    return s
