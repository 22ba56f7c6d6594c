"""S-2.7, A-4.17, A-4.18 The market: which piles may be bought from, and how they move."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.games.eldorado.rules.piles import ONE, held
from sacbe.games.eldorado.state import Race


def bottom_kinds(s: Race) -> i64:
    """The kinds that have a slot of the bottom row, sold out or not, bit n for kind n."""
    mask: i64 = 0
    slot: i64
    for slot in range(6):
        mask |= bit(s.bottom[slot])
    return mask


def empty_slot(s: Race) -> i64:
    """The leftmost empty slot of the bottom row (Q-39); -1 if there is none."""
    slot: i64
    for slot in range(6):
        if held(s.market, s.bottom[slot]) == 0:
            return slot
    return -1


def available(s: Race, kind: i64, bottom: i64, opened: bool) -> bool:
    """A-4.17 A pile with cards, of the bottom row or, while a slot there is empty, of any."""
    return held(s.market, kind) > 0 and (opened or (bottom >> kind) & 1 == 1)


def take_from_pile(s: Race, kind: i64) -> None:
    """A card leaves the market as by a purchase: the rest of an upper pile moves to the empty slot (Q-14)."""
    upper = (bottom_kinds(s) >> kind) & 1 == 0
    slot = empty_slot(s)
    s.market -= ONE[kind]
    if upper and slot >= 0 and held(s.market, kind) > 0:
        s.bottom[slot] = kind
