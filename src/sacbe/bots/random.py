"""The bot that takes any legal action: the floor that every other bot is measured from."""

from __future__ import annotations

from sacbe.bots.knowledge import choices
from sacbe.core.chance import Rng
from sacbe.core.state import State


class RandomBot:
    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, view: State, seat: int) -> int:
        codes = choices(view, seat)
        return codes[self.rng.randrange(len(codes))]
