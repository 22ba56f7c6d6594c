"""What Bones are worth before they are drawn: the best k of n out of a known bag (T-4.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest
from sacbe.games.trek12.data import BONE_VALUES, TOKEN_VALUE

MOST: Final[i64] = 8  # areas with more cells, which are rare, are counted as having eight
_SKELETON_PER_BONE: Final = 0.5  # what a Bone not yet drawn adds to the Skeletons


def _at_least(value: int) -> int:
    """The Bones worth this much or more."""
    return sum(1 << (9 * colour + i) for colour in range(4) for i in range(9) if BONE_VALUES[i] >= value)


def _kept_hits() -> list[float]:
    """Of k Bones kept, how many are 'hits' when n are drawn and each is one with probability p: min(k, hits).

    Index: (36 * p * (MOST + 1) + n) * (MOST + 1) + k.
    """
    table: list[float] = []
    for step in range(37):
        p = step / 36
        chances = [1.0]  # of 0, 1, 2... hits among n
        for _ in range(MOST + 1):
            for k in range(MOST + 1):
                table.append(sum([chance * float(min(k, hits)) for hits, chance in enumerate(chances)]))
            longer = [0.0] * (len(chances) + 1)
            for hits, chance in enumerate(chances):
                longer[hits] += chance * (1 - p)
                longer[hits + 1] += chance * p
            chances = longer
    return table


_KEPT_HITS: Final[vec[float]] = vec[float](_kept_hits())
_AT_LEAST: Final[vec[i64]] = vec[i64]([_at_least(value) for value in range(8)])


class Bag:
    """`worth` is n * 9 + k: Bones kept, the best k of n drawn, from the bag that was looked into last."""

    def __init__(self) -> None:
        self.bag: i64 = 0
        self.worth: Final = vec[float]([0.0] * ((MOST + 1) * (MOST + 1)))

    def look_into(self, bag: i64) -> None:
        """The sum over v = 1..7 of Bones kept worth v or more."""
        if bag == self.bag:
            return
        self.bag = bag
        worth = self.worth
        size = count(bag)
        n: i64
        k: i64
        value: i64
        for n in range(1, MOST + 1):
            for k in range(1, n + 1):
                worth[n * (MOST + 1) + k] = (1.0 + _SKELETON_PER_BONE) * float(min(k, size))
        if size == 0:
            return
        for value in range(2, 8):
            hits = (count(bag & _AT_LEAST[value]) * 36 + size // 2) // size
            row = hits * (MOST + 1) * (MOST + 1)
            for n in range(1, MOST + 1):
                drawn = row + min(n, size) * (MOST + 1)
                for k in range(1, n + 1):
                    worth[n * (MOST + 1) + k] += _KEPT_HITS[drawn + k]

    def bones(self, n: i64, k: i64) -> float:
        return self.worth[min(n, MOST) * (MOST + 1) + min(k, min(n, MOST))]


def best_bones(drawn: i64, keep: i64) -> i64:
    """The most valuable of the drawn Bones; of equals the last, whose Skeleton is worth more."""
    kept: i64 = 0
    while keep > 0 and drawn != 0:
        best: i64 = 0
        rest = drawn
        while rest != 0:
            token = lowest(rest)
            if TOKEN_VALUE[token] >= TOKEN_VALUE[best] or (drawn >> best) & 1 == 0:
                best = token
            rest &= rest - 1
        kept |= bit(best)
        drawn &= ~bit(best)
        keep -= 1
    return kept
