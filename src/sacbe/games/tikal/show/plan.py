"""What one seat can do now, for the board and the choices: ways of pieces and places for the tile."""

from __future__ import annotations

from dataclasses import dataclass, field

from sacbe.games.tikal.actions import LAY, RECRUIT, UNCOVER
from sacbe.games.tikal.show.routes import PLAYING, Mover, Route, movers, reach, steps
from sacbe.games.tikal.state import LAY_TILE, Tikal


@dataclass(frozen=True, slots=True)
class Ways:
    """The cheapest way of one mover to every cell, and the single actions that are on none of these ways."""

    mover: Mover
    best: dict[int, Route]
    other: list[tuple[int, int, int]]  # price, code, where to: dearer or as dear as the best way


@dataclass(frozen=True, slots=True)
class Plan:
    seat: int
    legal: frozenset[int]
    ways: list[Ways] = field(default_factory=list)
    lay: dict[int, list[int]] = field(default_factory=dict)  # cell: rotations in which the tile fits


def plan_of(s: Tikal, seat: int) -> Plan:
    """Empty for spectators and for whoever is not asked."""
    codes = s.legal(seat) if seat >= 0 else []
    legal = frozenset(codes)
    if s.phase == LAY_TILE:
        lay: dict[int, list[int]] = {}
        for code in codes:
            cell, rotation = divmod(code - int(LAY), 6)
            lay.setdefault(cell, []).append(rotation)
        return Plan(seat, legal, lay=lay)
    if s.phase in PLAYING and any(RECRUIT <= code < UNCOVER for code in codes):
        return Plan(seat, legal, ways=[_ways(s, seat, mover, legal) for mover in movers(s, seat)])
    return Plan(seat, legal)


def _ways(s: Tikal, seat: int, mover: Mover, legal: frozenset[int]) -> Ways:
    best = reach(s, seat, mover, int(s.ap))
    taken = {route.codes[0] for route in best.values() if len(route.codes) == 1}
    other = []
    if mover.start >= 0:
        singles = steps(s, seat, mover.piece, mover.start)
        other = [step for step in singles if step[1] in legal and step[1] not in taken]
    return Ways(mover, best, other)
