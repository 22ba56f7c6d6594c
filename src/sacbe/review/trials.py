"""Trials: a position is played on for a while by the game's quick policy, and where that leads says who will win.

Every trial has dice of its own, the same for whatever is tried: the n-th trial of two turns, or of the positions before
and after a draw, differ by nothing but that turn or draw. Chance has a stream for each phase, as in search.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from sacbe.bots.knowledge import evaluator
from sacbe.bots.search_trials import set_stream
from sacbe.core.chance import Rng, draw
from sacbe.core.state import NATURE, NATURE_BIT, State
from sacbe.review.scale import Scale, shares

_LONGEST: Final = 1000  # steps of one trial: where the rules let players wait for each other, a game may have no end


@dataclass(frozen=True, slots=True)
class Estimate:
    """The mean of trials, by seat, and its standard error."""

    mean: list[float]
    error: list[float]


class Trials:
    """Of positions of one game. `salt` makes the dice of one review others than those of another."""

    def __init__(self, start: State, scale: Scale, salt: int) -> None:
        self.scale: Final = scale
        self.knowledge: Final = evaluator(start.slug())
        self.seats: Final = start.players()
        self._salt = salt & 0x3FFFFFFF
        self._streams = [Rng(phase) for phase in range(len(start.phases))]
        self._policy = Rng(0)

    def estimate(self, s: State, count: int, guess: bool) -> Estimate:
        """Everybody's chances in a position. `guess`: it is hidden for a seat, and each trial guesses what it hides."""
        if not s.acting():
            return Estimate(shares(s.winners(), self.seats), [0.0] * self.seats)
        return summary([self.chances(s, number, guess) for number in range(count)])

    def chances(self, s: State, number: int, guess: bool, seat: int = 0, line: Sequence[int] = ()) -> list[float]:
        """One trial: everybody's chances where it leads. `line`: what this seat does first."""
        self._begin(number)
        position = s.guess(self._policy) if guess else s.copy()
        until = self.knowledge.clock(s) + self.scale.horizon
        for code in line:
            position.step(seat, code)
        self._play_on(position, until)
        if not position.acting():
            return shares(position.winners(), self.seats)
        leads = [self.knowledge.outlook(position, seat) for seat in range(self.seats)]
        return self.scale.chances(leads, float(self.knowledge.clock(position)))

    def _begin(self, number: int) -> None:
        for phase, stream in enumerate(self._streams):
            set_stream(stream, self._salt + number * 0x9E3779B1 + phase * 0x85EBCA77)
        set_stream(self._policy, self._salt + number * 0x9E3779B1 + 0x7F4A7C15)

    def _play_on(self, s: State, until: int) -> None:
        knowledge = self.knowledge
        for _ in range(_LONGEST):
            mask = int(s.acting())
            if not mask or knowledge.clock(s) >= until:
                return
            if mask & NATURE_BIT:
                s.step(NATURE, draw(s, self._streams[s.phase]))
                continue
            seat = (mask & -mask).bit_length() - 1
            codes = s.codes(seat)
            s.step(seat, codes[0] if len(codes) == 1 else knowledge.pick(s, seat, self._policy))


def summary(trials: Sequence[Sequence[float]]) -> Estimate:
    columns = [mean_of(column) for column in zip(*trials, strict=True)]
    return Estimate([mean for mean, _ in columns], [error for _, error in columns])


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """And its standard error."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 0.0
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
