"""C-1 What there is: ropes, treasures, blessings. Sets of them are bit masks, the bit being the number on the piece."""

from __future__ import annotations

from typing import Final

ROUNDS: Final = 6
MOST_SEATS: Final = 4
ROPES: Final = (1, 2, 3, 4, 5, 6)  # each player's, by length
TREASURES: Final = (2, 3, 4, 5, 6, 7)  # one a round
BLESSINGS: Final = (1, 2, 3, 4, 5, 6, 7, 8)  # in the bag


def mask(numbers: tuple[int, ...]) -> int:
    return sum(1 << number for number in numbers)


def numbers(mask: int) -> list[int]:
    """The pieces of a set, the smallest first."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]
