"""What is certain in Tikal: points that would lapse dig up a treasure, and nobody walks in a circle."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.bits import lowest
from sacbe.games.tikal.actions import END_TURN
from sacbe.games.tikal.data import DIG_COST
from sacbe.games.tikal.rules.temples import enough_members
from sacbe.games.tikal.state import Tikal


def is_beaten(s: Tikal, seat: i64, code: i64) -> bool:
    """T-4.5 A treasure is worth something in every scoring to come, and can only be changed for another (T-4.6)."""
    if code != END_TURN or s.ap < DIG_COST:
        return False
    rest = s.present(seat) & s.ruins & ~s.twice
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        if s.site[cell] > 0 and enough_members(s, seat, cell):
            return True
    return False


def is_as_before(earlier: Tikal, s: Tikal, seat: i64) -> bool:
    """Only action points are gone."""
    return (
        s.phase == earlier.phase
        and s.active == seat
        and earlier.active == seat
        and s.leader[seat] == earlier.leader[seat]
        and s.reserve[seat] == earlier.reserve[seat]
        and s.explored == earlier.explored
        and s.workers == earlier.workers
        and s.level == earlier.level
        and s.site == earlier.site
        and s.guard == earlier.guard
        and s.camp == earlier.camp
        and s.treasure == earlier.treasure
    )
