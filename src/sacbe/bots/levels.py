"""Which bot a name means: the four levels for people, and plain bots for measuring."""

from __future__ import annotations

import re
from typing import Final, Protocol

from sacbe.bots.greedy import GreedyBot
from sacbe.bots.random import RandomBot
from sacbe.bots.search import SearchBot
from sacbe.core.state import State


class Bot(Protocol):
    """Whoever chooses for a seat. `view` is `hide(seat)` of the true position."""

    def choose(self, view: State, seat: int) -> int: ...


# What a level is, weakest first. Each must beat the one before it clearly; tests/bots and `sacbe arena` hold it to that.
_LEVELS: Final = {
    "novice": "greedy:35%",
    "explorer": "greedy",
    "expert": "search:150ms",
    "master": "search:1s",
}
LEVELS: Final = tuple(_LEVELS)

_PLAIN: Final = re.compile(
    r"(?P<random>random)|(?P<greedy>greedy)(:(?P<slip>\d+)%)?|search:((?P<n>[1-9]\d*)|(?P<ms>[1-9]\d*)ms|(?P<s>[1-9]\d*)s)"
)


def make(name: str, seed: int = 0) -> Bot:
    """The bot of a level, or random, greedy, greedy:20% (that many slips), search:500 (iterations), search:100ms.

    A bot that counts iterations plays the same game for the same seed anywhere; one that counts time does not.
    """
    plain = _PLAIN.fullmatch(_LEVELS.get(name, name))
    if plain is None:
        raise ValueError(f"no bot {name!r}; there are: {', '.join(LEVELS)}, random, greedy, search:500, search:100ms")
    if plain["random"]:
        return RandomBot(seed)
    if plain["greedy"]:
        return GreedyBot(seed, slip=int(plain["slip"] or 0))
    seconds = int(plain["ms"] or 0) / 1000 + int(plain["s"] or 0)
    return SearchBot(iterations=int(plain["n"] or 0), seconds=seconds, seed=seed)
