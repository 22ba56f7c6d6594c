"""Which bot a name means: the four levels for people, and plain bots for measuring."""

from __future__ import annotations

from typing import Final, Protocol

from sacbe.bots.greedy import GreedyBot
from sacbe.bots.random import RandomBot
from sacbe.core.state import State


class Bot(Protocol):
    """Whoever chooses for a seat. `view` is `hide(seat)` of the true position."""

    def choose(self, view: State, seat: int) -> int: ...


LEVELS: Final = ("novice", "explorer", "expert", "master")


def make(name: str, seed: int = 0) -> Bot:
    """The bot of a level or of a plain name; ValueError says which there are."""
    if name == "random":
        return RandomBot(seed)
    if name == "novice":
        return GreedyBot(seed, slip=35)
    if name == "greedy" or name in LEVELS:
        return GreedyBot(seed)
    raise ValueError(f"no bot {name!r}; there are: {', '.join(LEVELS)}, greedy, random")
