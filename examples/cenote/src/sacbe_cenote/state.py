"""The position: plain fields, and what each player may know of them."""

from __future__ import annotations

from typing import Any, Final

from sacbe.core.state import RandomSource, State
from sacbe_cenote.data import BLESSINGS, ROPES, TREASURES, mask, numbers

# Phases, in the order of the list in __init__.py.
DRAW, CHOOSE, SHOW, DECIDE, BLESS, OVER = range(6)

NONE: Final = 0  # no rope let down yet
UNKNOWN: Final = -1  # one is, and this view may not know which


class Cenote(State):
    """`bag` holds the blessings that the viewer has not seen drawn: in a hidden view also those that others hold."""

    def __init__(self, phases: list[Any], seats: int, pile: bool, edition: int = 1) -> None:
        super().__init__(phases, DRAW, edition)
        self.seats = seats
        self.pile = pile  # the option: what nobody reached stays in the well
        self.round = 1
        self.left = mask(TREASURES)
        self.well = 0  # treasures that can be reached now
        self.bag = mask(BLESSINGS)
        self.finder = -1
        self.ropes = [mask(ROPES)] * seats
        self.chosen = [NONE] * seats
        self.kept = [0] * seats
        self.blessed = [0] * seats
        self.unseen = [0] * seats  # how many blessings of a seat this view may not know

    def slug(self) -> str:
        return "cenote"

    def players(self) -> int:
        return self.seats

    def copy(self) -> Cenote:
        other = Cenote(self.phases, 0, self.pile, self.edition)
        other.phase = self.phase
        other.seats = self.seats
        other.round = self.round
        other.left = self.left
        other.well = self.well
        other.bag = self.bag
        other.finder = self.finder
        other.ropes = self.ropes[:]
        other.chosen = self.chosen[:]
        other.kept = self.kept[:]
        other.blessed = self.blessed[:]
        other.unseen = self.unseen[:]
        return other

    # C-3 Points.

    def score(self, seat: int) -> int:
        return sum(numbers(self.kept[seat])) + sum(numbers(self.blessed[seat]))

    def winners(self) -> int:
        if self.phase != OVER:
            return 0
        best = max(self.score(seat) for seat in range(self.seats))
        return sum(1 << seat for seat in range(self.seats) if self.score(seat) == best)

    # What is secret: the others' ropes until they are pulled up (C-2.2), and their blessings to the end (C-2.5).

    def hide(self, seat: int) -> Cenote:
        view = self.copy()
        if self.phase == OVER:
            return view
        for other in range(self.seats):
            if other == seat:
                continue
            if view.chosen[other] != NONE:
                view.chosen[other] = UNKNOWN
            view.unseen[other] += view.blessed[other].bit_count()
            view.bag |= view.blessed[other]
            view.blessed[other] = 0
        return view

    def guess(self, rng: RandomSource) -> Cenote:
        whole = self.copy()
        for seat in range(self.seats):
            if whole.chosen[seat] == UNKNOWN:
                whole.chosen[seat] = _one_of(whole.ropes[seat], rng)
            for _ in range(whole.unseen[seat]):
                blessing = _one_of(whole.bag, rng)
                whole.bag ^= 1 << blessing
                whole.blessed[seat] |= 1 << blessing
            whole.unseen[seat] = 0
        return whole

    def dump(self) -> dict[str, Any]:
        from sacbe_cenote.notation import dump  # imported here, as the notation needs the position

        return dump(self)


def _one_of(pieces: int, rng: RandomSource) -> int:
    choices = numbers(pieces)
    return choices[rng.randrange(len(choices))]
