"""Counting small game trees."""

from __future__ import annotations

from sacbe import NATURE, NATURE_BIT, State


def leaves(s: State, depth: int) -> int:
    """How many lines of play of this many actions, NATURE's included, or shorter ones that end."""
    if depth == 0 or not s.actors():
        return 1
    mask = s.actors()
    seat = NATURE if mask & NATURE_BIT else (mask & -mask).bit_length() - 1
    if depth == 1:
        return len(s.legal(seat))
    total = 0
    for code in s.legal(seat):
        t = s.copy()
        t.apply(seat, code)
        total += leaves(t, depth - 1)
    return total
