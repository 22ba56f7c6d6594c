"""A bot that trusts nothing it cannot see: it takes the action that is best in the worst world it can imagine.

It plays every game, as it knows none: all it uses is what a position can do and what the game's own evaluator thinks.
"""

from __future__ import annotations

import random
from typing import Final

from sacbe import State
from sacbe.bots.knowledge import evaluator


class Hermit:
    title: Final = {"ru": "отшельник", "en": "hermit"}
    about: Final = {"ru": "Всегда готовится к худшему", "en": "Always expects the worst"}

    def __init__(self, seed: int, worlds: str = "3") -> None:
        self.rng = random.Random(seed)
        self.worlds = int(worlds)

    def choose(self, view: State, seat: int) -> int:
        codes = view.legal(seat)
        if len(codes) == 1:
            return codes[0]
        worlds = [view.guess(self.rng) for _ in range(self.worlds)]
        return max(codes, key=lambda code: min(self.judge(world, seat, code) for world in worlds))

    def judge(self, world: State, seat: int, code: int) -> float:
        after = world.copy()
        after.apply(seat, code)
        return evaluator(after.slug()).value(after, seat)
