"""T-4.4 to T-4.9 What Palenque and Yaxchilan yield, with the help of technologies (T-4.31, T-4.32, T-4.34)."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.tzolkin.data import (
    AGRICULTURE,
    AGRICULTURE_CORN,
    CORN,
    EXTRACTION,
    FISHING_CORN,
    GOLD,
    HARVEST_CORN,
    HARVEST_WOOD,
    SKULL,
    STONE,
    THEOLOGY,
    WOOD,
)
from sacbe.games.tzolkin.rules.goods import gain
from sacbe.games.tzolkin.state import Tzolkin

# Palenque


def fish(s: Tzolkin, seat: i64) -> None:
    gain(s, seat, CORN, FISHING_CORN + (1 if s.tech[seat * 4 + AGRICULTURE] >= 2 else 0))


def harvest_corn(s: Tzolkin, seat: i64, plantation: i64, tile: i64) -> None:
    """With its tile (1), or without one (0, T-4.7)."""
    s.corn_left[plantation] -= tile
    s.corn_tiles[seat] += tile
    gain(s, seat, CORN, HARVEST_CORN[plantation] + AGRICULTURE_CORN[s.tech[seat * 4 + AGRICULTURE]])


def harvest_wood(s: Tzolkin, seat: i64, plantation: i64) -> None:
    s.wood_left[plantation] -= 1
    s.wood_tiles[seat] += 1
    gain(s, seat, WOOD, HARVEST_WOOD[plantation] + more(s, seat, EXTRACTION, 1))


def burn(s: Tzolkin, seat: i64, plantation: i64) -> None:
    """T-4.6 The wood tile leaves the game; the angry gods are another step."""
    s.wood_left[plantation] -= 1
    s.burned += 1
    harvest_corn(s, seat, plantation, 1)


# Yaxchilan


def more(s: Tzolkin, seat: i64, track: i64, level: i64) -> i64:
    """One more of something from this level on."""
    return 1 if s.tech[seat * 4 + track] >= level else 0


def mine(s: Tzolkin, seat: i64, number: i64) -> None:
    if number == 1:
        gain(s, seat, WOOD, 1 + more(s, seat, EXTRACTION, 1))
    elif number == 4:
        gain(s, seat, SKULL, 1 + more(s, seat, THEOLOGY, 3))
    else:
        if number != 3:  # 2 and 5
            gain(s, seat, STONE, 1 + more(s, seat, EXTRACTION, 2))
        if number != 2:  # 3 and 5
            gain(s, seat, GOLD, 1 + more(s, seat, EXTRACTION, 3))
        gain(s, seat, CORN, 1 if number == 2 else 2)
