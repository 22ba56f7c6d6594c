"""Bots that do not look ahead: `greedy` takes what looks best after one action, `quick` plays by rules of thumb."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.bots.knowledge import choices, evaluator
from sacbe.core.chance import Rng
from sacbe.core.state import State


class GreedyBot:
    """Tries every legal action on a guessed position and asks the game's evaluator what it is then worth."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, view: State, seat: int) -> int:
        codes = choices(view, seat)
        count: i64 = len(codes)
        if count == 1:
            return codes[0]
        guessed = view.guess(self.rng)
        knowledge = evaluator(view.slug())
        best = codes[0]
        most = 0.0
        i: i64
        for i in range(count):
            after = guessed.copy()
            after.step(seat, codes[i])
            value = knowledge.value(after, seat)
            if i == 0 or value > most:
                best, most = codes[i], value
        return best


class QuickBot:
    """Plays as the roll-outs of `search` do."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, view: State, seat: int) -> int:
        codes = choices(view, seat)
        if len(codes) == 1:
            return codes[0]
        return evaluator(view.slug()).pick(view.guess(self.rng), seat, self.rng)
