"""The bot that takes any legal action: the floor that every other bot is measured from."""

from __future__ import annotations

from sacbe.core.chance import Rng
from sacbe.core.state import State


class RandomBot:
    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, view: State, seat: int) -> int:
        codes = view.legal(seat)
        if not codes:
            raise ValueError(f"seat {seat} has nothing to do in this position")
        return codes[self.rng.randrange(len(codes))]
