"""T-4.13 to T-4.17, T-4.22, T-4.33 Paying for a building or a monument and taking it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.games.tzolkin.data import (
    ARCHITECTURE,
    BUILDING_COST,
    CORN,
    DISPLAY,
    MONUMENT_COST,
    SKULL,
    TOP_LEVEL,
    WOOD,
)
from sacbe.games.tzolkin.rules.goods import earn, gain
from sacbe.games.tzolkin.rules.prices import corn_price
from sacbe.games.tzolkin.score import FROM_TECHNOLOGY
from sacbe.games.tzolkin.state import PAID, TO_GIVE, TO_SPARE, Tzolkin

NOTHING_SPARED: Final[i64] = -1
ARCHITECTURE_CORN: Final[i64] = 1
ARCHITECTURE_POINTS: Final[i64] = 2


def pay_resources(s: Tzolkin, seat: i64, building: i64, spared: i64) -> None:
    """The printed price, less the resource that architecture 3 saves."""
    r: i64
    for r in range(3):
        s.goods[seat * 5 + WOOD + r] -= BUILDING_COST[building * 3 + r] - (1 if r == spared else 0)


def pay_corn(s: Tzolkin, seat: i64, building: i64) -> None:
    s.goods[seat * 5 + CORN] -= corn_price(s, seat, building)


def raise_building(s: Tzolkin, seat: i64, building: i64, designed: bool) -> None:
    """It is paid: take it, use architecture at the level held now (R-35), then what it gives."""
    i: i64
    for i in range(DISPLAY):
        if s.shown[i] == building:
            s.shown[i] = -1
    s.built[seat] |= bit(building)
    s.constructed += 1
    if designed:
        use_architecture(s, seat, s.tech[seat * 4 + ARCHITECTURE])
    s.push(TO_GIVE, building)


def use_architecture(s: Tzolkin, seat: i64, level: i64) -> None:
    """T-4.33 What it gives for a building; the resource that level 3 saves is a matter of the price."""
    gain(s, seat, CORN, ARCHITECTURE_CORN)
    if level >= 2:
        earn(s, seat, FROM_TECHNOLOGY, ARCHITECTURE_POINTS)


def settle(s: Tzolkin, seat: i64, building: i64, level: i64) -> None:
    """R-20 No second building came: architecture belongs to the first, at the level held when it was paid for."""
    use_architecture(s, seat, level)
    if level == TOP_LEVEL:
        s.push(TO_SPARE, PAID + building)


def raise_monument(s: Tzolkin, seat: i64, monument: i64) -> None:
    """T-4.17 At its full price; its space stays empty. A skull goes back to the supply (R-3)."""
    good: i64
    for good in range(WOOD, SKULL + 1):
        s.goods[seat * 5 + good] -= MONUMENT_COST[monument * 4 + good - 1]
    s.skulls += MONUMENT_COST[monument * 4 + SKULL - 1]
    s.palaces[seat] |= bit(monument)
    i: i64
    for i in range(DISPLAY):
        if s.offered[i] == monument:
            s.offered[i] = -1
