"""E-5 The end: who wins, and the points shown. The rulebook knows no points (E-5.4): they only say the ranking."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count

ARRIVAL: Final[i64] = 10  # points for El Dorado, so that whoever is there stands above all who are not
SHARE: Final[i64] = 4  # parts of a point: more than there are rivals to be ahead of
SCORE_BOUNDS: Final = (-2000, 67)  # two figures 250 moves away each; first of four with all six blockades


def points(way: i64, arrived: i64, blockades: i64) -> i64:
    """Arrived: ten and the blockades owned. Under way: less than nothing by the moves that are missing (Q-24)."""
    return ARRIVAL + count(blockades) if arrived > 0 else -way


def highest(blockades: i64) -> i64:
    """The highest number owned; 0 without any."""
    number: i64 = 6
    while number > 0 and (blockades >> number) & 1 == 0:
        number -= 1
    return number


def beats(a: i64, b: i64, arrived: vec[i64], blockades: vec[i64], ways: vec[i64]) -> bool:
    """E-5.2, E-5.3 Whether racer a stands before racer b: arrival, blockades, the highest of them, the earlier arrival.

    If nobody has arrived when the rounds are over (Q-33), the shorter way left (Q-24) stands in for the arrival.
    """
    if (arrived[a] > 0) != (arrived[b] > 0):
        return arrived[a] > 0
    if arrived[a] == 0 and ways[a] != ways[b]:
        return ways[a] < ways[b]
    if count(blockades[a]) != count(blockades[b]):
        return count(blockades[a]) > count(blockades[b])
    if highest(blockades[a]) != highest(blockades[b]):
        return highest(blockades[a]) > highest(blockades[b])
    return arrived[a] < arrived[b]


def winners_of(racers: i64, arrived: vec[i64], blockades: vec[i64], ways: vec[i64]) -> i64:
    """A mask of the racers that nobody beats."""
    mask: i64 = 0
    a: i64
    b: i64
    for a in range(racers):
        beaten = False
        for b in range(racers):
            if b != a and beats(b, a, arrived, blockades, ways):
                beaten = True
        if not beaten:
            mask |= bit(a)
    return mask


def ahead_of(a: i64, racers: i64, arrived: vec[i64], blockades: vec[i64], ways: vec[i64]) -> i64:
    """How many with as many points stand behind this one all the same (E-5.3)."""
    n: i64 = 0
    mine = points(ways[a], arrived[a], blockades[a])
    b: i64
    for b in range(racers):
        if points(ways[b], arrived[b], blockades[b]) == mine and beats(a, b, arrived, blockades, ways):
            n += 1
    return n
