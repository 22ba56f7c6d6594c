"""T-5 Points by source, final scoring and tie-breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest
from sacbe.games.tzolkin.data import (
    BUILDING_TYPE,
    CIVIC,
    CORN,
    CORN_VALUE,
    MONUMENT_TYPE,
    OVALS,
    SHRINE,
    SKULL,
    START_STEP,
    STEP_POINTS,
    TOMB,
    TOP_LEVEL,
)

if TYPE_CHECKING:
    from sacbe.games.tzolkin.state import Tzolkin

# Points scored on the way, kept by source; then those of final scoring.
SOURCES: Final = ("other", "buildings", "technology", "chichen_itza", "temples_1", "temples_2", "hunger")
EARNED: Final[i64] = 7
FROM_OTHER: Final[i64] = 0  # only in positions written by hand
FROM_BUILDINGS: Final[i64] = 1
FROM_TECHNOLOGY: Final[i64] = 2
FROM_CHICHEN: Final[i64] = 3
FROM_TEMPLES: Final[i64] = 3  # + age
FROM_HUNGER: Final[i64] = 6
FINAL_SOURCES: Final = ("goods", "skulls", "monuments")

SKULL_POINTS: Final[i64] = 3
BY_WORKERS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 6, 12, 18])  # M-07
BY_TRACKS: Final[vec[i64]] = vec[i64]([0, 9, 20, 33, 33])  # M-09

# T-5.3 Final scoring


def corn_worth(s: Tzolkin, seat: i64) -> i64:
    """All corn and resources as corn: so many quarter points."""
    worth: i64 = 0
    good: i64
    for good in range(CORN, SKULL):
        worth += s.goods[seat * 5 + good] * CORN_VALUE[good]
    return worth


def skull_points(s: Tzolkin, seat: i64) -> i64:
    return SKULL_POINTS * s.goods[seat * 5 + SKULL]


def monuments_points(s: Tzolkin, seat: i64) -> i64:
    total: i64 = 0
    rest = s.palaces[seat]
    while rest != 0:
        total += monument_points(s, seat, lowest(rest))
        rest &= rest - 1
    return total


def quarter_points(s: Tzolkin, seat: i64) -> i64:
    """What final scoring adds to the score track, in quarter points (R-1)."""
    return corn_worth(s, seat) + 4 * (skull_points(s, seat) + monuments_points(s, seat))


# T-5.4 Monuments


def of_type(s: Tzolkin, seat: i64, kind: i64) -> i64:
    """Own buildings and monuments with this frame."""
    n: i64 = 0
    rest = s.built[seat]
    while rest != 0:
        if BUILDING_TYPE[lowest(rest)] == kind:
            n += 1
        rest &= rest - 1
    rest = s.palaces[seat]
    while rest != 0:
        if MONUMENT_TYPE[lowest(rest)] == kind:
            n += 1
        rest &= rest - 1
    return n


def skulls_laid(s: Tzolkin) -> i64:
    n: i64 = 0
    oval: i64
    for oval in range(1, OVALS + 1):
        if s.laid[oval] >= 0:
            n += 1
    return n


def monument_points(s: Tzolkin, seat: i64, monument: i64) -> i64:
    """What a monument is worth to this seat as things stand; itself counts only once it is built."""
    n: i64 = 0
    i: i64
    if monument == 0:
        return 4 * of_type(s, seat, TOMB)
    if monument == 1:
        return 2 * (count(s.built[seat]) + count(s.palaces[seat]))
    if monument == 2:
        for i in range(s.seats):
            n += count(s.palaces[i])
        return (8 - s.seats) * n
    if monument == 3:
        return 4 * s.corn_tiles[seat]
    if monument == 4:
        return 4 * s.wood_tiles[seat]
    if monument == 5:
        return 4 * of_type(s, seat, CIVIC)
    if monument == 6:
        return BY_WORKERS[s.workers[seat]]
    if monument == 7:
        for i in range(4):
            n += s.tech[seat * 4 + i]
        return 3 * n
    if monument == 8:
        for i in range(4):
            if s.tech[seat * 4 + i] == TOP_LEVEL:
                n += 1
        return BY_TRACKS[n]
    if monument == 9:
        return 4 * of_type(s, seat, SHRINE)
    if monument == 10:
        for i in range(3):
            n = max(n, s.temple[seat * 3 + i] - START_STEP)
        return 3 * n
    if monument == 11:
        for i in range(3):
            n += STEP_POINTS[i * 9 + s.temple[seat * 3 + i]]
        return n
    return 3 * skulls_laid(s)


# T-5.5, T-5.6 Winners


def best_seats(s: Tzolkin) -> i64:
    """Most points; then more workers on the gears after the last rotation; still equal: they share the victory."""
    best: i64 = 0
    mask: i64 = 0
    seat: i64
    for seat in range(s.seats):
        rank = s.quarters(seat) * 8 + count(s.on[seat])
        if mask == 0 or rank > best:
            best = rank
            mask = bit(seat)
        elif rank == best:
            mask |= bit(seat)
    return mask


# By source, for the end screen


def final_parts(s: Tzolkin, seat: int) -> dict[str, int]:
    """Points by source in quarters; the parts of final scoring only once the game is over."""
    parts = {name: int(4 * s.earned[seat * EARNED + i]) for i, name in enumerate(SOURCES)}
    over = s.phases[s.phase].name == "over"
    parts["goods"] = int(corn_worth(s, seat)) if over else 0
    parts["skulls"] = int(4 * skull_points(s, seat)) if over else 0
    parts["monuments"] = int(4 * monuments_points(s, seat)) if over else 0
    return parts
