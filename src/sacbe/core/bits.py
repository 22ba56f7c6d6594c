"""Bit masks of up to 62 members as native integers: sets of cells, tokens and seats."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_HALF: Final[i64] = 0x2000000000000000  # of the highest mask, which as a literal would be a Python object when compiled
_PRIME: Final[i64] = 67  # the powers of 2 leave different remainders: the way to a member without asking bit by bit
_PLACES: Final[vec[i64]] = vec[i64]([next((n for n in range(63) if pow(2, n, 67) == left), 0) for left in range(67)])


def bit(index: i64) -> i64:
    """The mask of one member. `1 << index` would do, but a compiled literal 1 has 32 bits and overflows from 31 on."""
    half = _HALF
    return (half + half) >> (62 - index)


def count(mask: i64) -> i64:
    """How many members."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def member(mask: i64, place: i64) -> i64:
    """The member with this many lower ones; the mask must have so many."""
    while place > 0:
        mask &= mask - 1
        place -= 1
    return lowest(mask)


def lowest(mask: i64) -> i64:
    """The lowest member; the mask must not be empty."""
    return _PLACES[(mask & -mask) % _PRIME]
