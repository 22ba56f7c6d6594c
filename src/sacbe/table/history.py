"""The committed plies of a table and any position among them, from checkpoints kept every few plies."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from sacbe.core.state import NATURE, State
from sacbe.table.unfold import Ply

EVERY: Final = 32


class History:
    """`state` is the newest position and is never changed in place once it is here."""

    __slots__ = ("_marks", "plies", "state")

    def __init__(self, start: State, plies: list[Ply], newest: State | None = None) -> None:
        self.plies = plies
        self._marks: dict[int, State] = {0: start}
        self.state = start
        if newest is not None:
            self.state = newest
            self._marks[len(plies)] = newest
        elif plies:
            self.state = self.at(len(plies))

    @property
    def draws(self) -> int:
        return sum(1 for seat, _ in self.plies if seat == NATURE)

    def extend(self, plies: list[Ply], newest: State) -> None:
        before = len(self.plies)
        self.plies.extend(plies)
        self.state = newest
        if before // EVERY != len(self.plies) // EVERY:
            self._marks[len(self.plies)] = newest

    def rewind(self, ply: int) -> None:
        """Back to where so many plies had been played."""
        del self.plies[ply:]
        self._marks = {mark: state for mark, state in self._marks.items() if mark <= ply}
        self.state = self._marks[0]
        self.state = self.at(ply)

    def at(self, ply: int) -> State:
        """The position after `ply` plies. The caller must not change it."""
        if ply == len(self.plies) and self.state is not self._marks[0]:
            return self.state
        marks = sorted(self._marks)
        nearest = marks[bisect_right(marks, ply) - 1]
        state = self._marks[nearest]
        if nearest == ply:
            return state
        state = state.copy()
        for number in range(nearest, ply):
            state.step(*self.plies[number])
            if (number + 1) % EVERY == 0:
                self._marks[number + 1] = state.copy()
        return state
