"""What things are worth to one seat at this point of the game: a level of a temple by who is there, a treasure."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tikal.data import COPIES, KINDS, SET_POINTS
from sacbe.games.tikal.mind.weights import Weights
from sacbe.games.tikal.state import Tikal


class Rates:
    """Tables, as the same few worths are asked for all the time. They are made anew when the clock has moved on."""

    def __init__(self, weights: Weights, spite: float) -> None:
        self.weights: Final = weights
        self.spite: Final = spite
        self.made: i64 = 0  # how often: tells what was worked out with other rates
        self._temple: vec[float] = vec[float]([0.0] * 36)  # (lead + 4) * 4, + 2 if one is there, + 1 if others are
        self._kind: vec[float] = vec[float]([0.0] * 10)  # tokens of a kind * 2, + 1 if some are still buried
        self._lasting: float = -1.0
        self._due: float = 0.0
        self._due_other: float = 0.0
        self._sure: bool = False
        self._to_come: float = -1.0

    def set(self, lasting: float, due: float, due_other: float, sure: bool, to_come: float) -> None:
        """For how many scorings to come; see Standing."""
        if (
            lasting == self._lasting
            and due == self._due
            and due_other == self._due_other
            and sure == self._sure
            and to_come == self._to_come
        ):
            return
        self._lasting, self._due, self._due_other, self._sure = lasting, due, due_other, sure
        self._to_come = to_come
        self.made += 1
        self._rate_temples()
        self._rate_treasures()

    def _rate_temples(self) -> None:
        hold = self.weights.hold
        lead: i64
        for lead in range(-4, 5):
            mine = self._lasting * hold[4 + lead]
            if self._sure:
                mine += 1.0 if lead > 0 else 0.0
            else:
                mine += self._due * hold[4 + lead]
            theirs = self.spite * (self._lasting + self._due_other) * hold[4 - lead]
            at = (lead + 4) * 4
            self._temple[at + 1] = 0.0 - theirs
            self._temple[at + 2] = mine
            self._temple[at + 3] = mine - theirs

    def _rate_treasures(self) -> None:
        """What they will pay, and the hope for the next of the kind while there are scorings after the next."""
        hope = max(self._to_come - 1.0, 0.0) * self.weights.hope
        have: i64
        for have in range(COPIES + 1):
            pays = self._to_come * float(SET_POINTS[have])
            self._kind[have * 2] = pays
            self._kind[have * 2 + 1] = pays + (hope * float(have) if have < COPIES else 0.0)

    def level(self, own: i64, other: i64) -> float:
        """A level of a temple without a guard: what it will pay, less what it pays the strongest other as far as that
        matters, if this is how strong they are there."""
        at = max(min(own - other, 4), -4) * 4 + 16
        if own > 0:
            at += 2
        if other > 0:
            at += 1
        return self._temple[at]

    def treasures(self, s: Tikal, seat: i64) -> float:
        total = 0.0
        kind: i64
        for kind in range(KINDS):
            have = s.treasure[seat * KINDS + kind]
            if have > 0:
                total += self._kind[have * 2 + 1] if s.buried[kind] > 0 else self._kind[have * 2]
        return total

    def find(self, s: Tikal, seat: i64) -> float:
        """T-8.2 What a treasure brings on average."""
        worth = self._kind
        buried: i64 = 0
        total = 0.0
        kind: i64
        for kind in range(KINDS):
            left = s.buried[kind]
            if left > 0:
                have = s.treasure[seat * KINDS + kind]
                buried += left
                then = worth[have * 2 + 3] if left > 1 else worth[have * 2 + 2]
                total += float(left) * (then - worth[have * 2 + 1])
        return total / float(buried) if buried > 0 else 0.0
