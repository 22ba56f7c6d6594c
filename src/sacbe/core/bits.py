"""Bit masks of up to 62 members as native integers: sets of cells, tokens and seats."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_HALF: Final[i64] = 0x2000000000000000  # of the highest mask, which as a literal would be a Python object when compiled


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


def lowest(mask: i64) -> i64:
    """The lowest member; the mask must not be empty."""
    index: i64 = 0
    while mask & 0xFFFF == 0:
        mask >>= 16
        index += 16
    if mask & 0xFF == 0:
        mask >>= 8
        index += 8
    if mask & 0xF == 0:
        mask >>= 4
        index += 4
    if mask & 0x3 == 0:
        mask >>= 2
        index += 2
    if mask & 0x1 == 0:
        index += 1
    return index
