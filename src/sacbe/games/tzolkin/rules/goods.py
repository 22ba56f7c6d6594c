"""T-4.1 to T-4.3 Goods, points and workers; T-4.28 to T-4.30 temples; T-4.12 technologies: what needs no decision."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.games.tzolkin.data import (
    AGRICULTURE,
    ARCHITECTURE,
    BONUS_POINTS,
    EXTRACTION,
    GIVES_TEMPLE,
    GIVES_TRACK,
    GIVES_WORKER,
    GOLD,
    MOST_WORKERS,
    SKULL,
    STONE,
    TOP_LEVEL,
    TOP_STEP,
    WOOD,
)
from sacbe.games.tzolkin.score import EARNED, FROM_TECHNOLOGY
from sacbe.games.tzolkin.state import TO_CLIMB, TO_TAKE, Tzolkin


def gain(s: Tzolkin, seat: i64, good: i64, n: i64) -> None:
    """From the supply. T-4.2: only skulls can run out."""
    if good == SKULL:
        n = min(n, s.skulls)
        s.skulls -= n
    s.goods[seat * 5 + good] += n


def earn(s: Tzolkin, seat: i64, source: i64, points: i64) -> None:
    s.earned[seat * EARNED + source] += points


def resources(s: Tzolkin, seat: i64) -> i64:
    """Wood, stone and gold together."""
    return s.goods[seat * 5 + WOOD] + s.goods[seat * 5 + STONE] + s.goods[seat * 5 + GOLD]


def hire(s: Tzolkin, seat: i64) -> None:
    """T-4.21 A worker from the supply; with 6 nothing happens."""
    if s.workers[seat] < MOST_WORKERS:
        s.workers[seat] += 1


# T-4.28 to T-4.30 Temples


def step_up(s: Tzolkin, seat: i64, temple: i64) -> None:
    """The top step holds one player and turns his board light side up."""
    next_step = s.temple[seat * 3 + temple] + 1
    top = TOP_STEP[temple]
    if next_step > top:
        return
    if next_step == top:
        other: i64
        for other in range(s.seats):
            if s.temple[other * 3 + temple] == top:
                return
        s.light |= bit(seat)
    s.temple[seat * 3 + temple] = next_step


def step_down(s: Tzolkin, seat: i64, temple: i64) -> None:
    s.temple[seat * 3 + temple] -= 1


def above_bottom(s: Tzolkin, seat: i64) -> bool:
    """T-4.30 May this seat anger the gods at all?"""
    return s.temple[seat * 3] + s.temple[seat * 3 + 1] + s.temple[seat * 3 + 2] > 0


# T-4.12 Technologies


def advance_track(s: Tzolkin, seat: i64, track: i64) -> None:
    """A level up; at the last level the track's bonus."""
    at = seat * 4 + track
    if s.tech[at] < TOP_LEVEL:
        s.tech[at] += 1
    elif track == AGRICULTURE:
        s.push(TO_CLIMB, 0)
    elif track == EXTRACTION:
        s.push(TO_TAKE, 2)
    elif track == ARCHITECTURE:
        earn(s, seat, FROM_TECHNOLOGY, BONUS_POINTS)
    else:
        gain(s, seat, SKULL, 1)


def give(s: Tzolkin, seat: i64, kind: i64, n: i64) -> None:
    """T-2.9, T-4.35 What a tile gives without a choice: goods, steps, levels, a worker. Farms wait for Food Days."""
    if kind < GIVES_TEMPLE:
        gain(s, seat, kind, n)
    elif kind < GIVES_TRACK:
        while n > 0:
            step_up(s, seat, kind - GIVES_TEMPLE)
            n -= 1
    elif kind < GIVES_TRACK + 4:
        advance_track(s, seat, kind - GIVES_TRACK)
    elif kind == GIVES_WORKER:
        hire(s, seat)
