"""What the places on a ladder of roses are worth: everyone takes a card when it is as good as what waiting promises.

Worked out once, backwards, for hoards of cards that are all alike: by how likely the next card is a curse, the cards
still to be turned up, the roses still there, and the place counted from the bottom.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tobago.data import CARDS_OF_COINS, COINS

MOST: Final[i64] = 12  # roses; longer ladders are worth about the same
_HAZARDS: Final[i64] = 11
_STEP: Final = 0.05
_LOSS: Final = 3.5  # what a curse costs on average: an amulet or a card
_WORTH: Final[vec[float]] = vec[float]([float(coins) for coins in COINS])
_OFTEN: Final[vec[float]] = vec[float]([n / 39 for n in CARDS_OF_COINS])
AVERAGE: Final = 148.0 / 39.0  # coins on a card of the whole deck


class Ladder:
    def __init__(self) -> None:
        size = int(_HAZARDS * (MOST + 2) * (MOST + 1) * (MOST + 1))
        self.coins: vec[float] = vec[float]([0.0] * size)  # what a rose there will bring
        self.risk: vec[float] = vec[float]([0.0] * size)  # how likely it is still there when a curse comes
        hazard: i64
        cards: i64
        roses: i64
        for hazard in range(_HAZARDS):
            for cards in range(1, MOST + 2):
                for roses in range(1, MOST + 1):
                    self.work_out(hazard, cards, roses)

    def work_out(self, hazard: i64, cards: i64, roses: i64) -> None:
        curse = float(hazard) * _STEP
        coins, risk = self.coins, self.risk
        here = slot(hazard, cards, roses)
        same = slot(hazard, cards - 1, roses)
        fewer = slot(hazard, cards - 1, roses - 1)
        value: i64
        j: i64
        for j in range(roses):
            risk[here + j] = curse
        for value in range(len(_WORTH)):
            worth = _WORTH[value]
            chance = (1.0 - curse) * _OFTEN[value]
            taker: i64 = -1
            j = roses - 1
            while j >= 0:  # who is asked last decides first, so to speak
                wait = same + j if taker < 0 else fewer + j
                if worth >= coins[wait] - _LOSS * risk[wait]:
                    taker = j
                j -= 1
            for j in range(roses):
                if j == taker:
                    coins[here + j] += chance * worth
                    continue
                then = same + j if taker < 0 else fewer + (j if j < taker else j - 1)
                coins[here + j] += chance * coins[then]
                risk[here + j] += chance * risk[then]

    def place(self, hazard: i64, cards: i64, roses: i64, j: i64) -> i64:
        """The index of a place, of ladders of any length."""
        roses = min(roses, MOST)
        return slot(hazard, min(cards, MOST + 1), roses) + min(j, roses - 1)


def slot(hazard: i64, cards: i64, roses: i64) -> i64:
    return ((hazard * (MOST + 2) + cards) * (MOST + 1) + roses) * (MOST + 1)


def hazard_of(chance: float) -> i64:
    """The row for a chance that the next card is a curse."""
    row: i64 = int(chance / _STEP + 0.5)
    return min(row, _HAZARDS - 1)


LADDER: Final = Ladder()
