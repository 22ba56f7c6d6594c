"""What a seat may use this turn, for walking, for buying, or for nothing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit

MOST_ITEMS: Final[i64] = 7
NATIVES: Final[i64] = 8  # instead of symbols: one step onto anything


class Items:
    """The cards of the hand and tokens that move, equal ones side by side."""

    def __init__(self) -> None:
        self.number: i64 = 0
        self.cards: i64 = 0  # which of the items are cards, as a mask
        self.source: vec[i64] = vec[i64]([0] * 7)  # a kind of card, or TOKEN + a kind of token
        self.symbols: vec[i64] = vec[i64]([0] * 7)  # a mask; NATIVES; 0 for what does not move
        self.power: vec[i64] = vec[i64]([0] * 7)
        self.halves: vec[i64] = vec[i64]([0] * 7)  # half coins it pays
        self.loss: vec[float] = vec[float]([0.0] * 7)  # rounds lost by using it up
        self.removal: vec[float] = vec[float]([0.0] * 7)  # rounds won by removing it from the game
        self.idle: vec[float] = vec[float]([0.0] * 7)  # what it is worth if it is not used for a walk or a purchase

    def equals(self, i: i64) -> i64:
        """The items equal to this one, itself among them, as a mask."""
        mask: i64 = 0
        k: i64
        for k in range(self.number):
            if self.source[k] == self.source[i]:
                mask |= bit(k)
        return mask

    def mask_halves(self, mask: i64) -> i64:
        total: i64 = 0
        i: i64
        for i in range(self.number):
            if (mask >> i) & 1:
                total += self.halves[i]
        return total
