"""Which bot a name means: the four levels for people, and plain bots for measuring."""

from __future__ import annotations

import re
from typing import Final, Protocol

from sacbe.bots.greedy import GreedyBot, QuickBot
from sacbe.bots.random import RandomBot
from sacbe.bots.search import SearchBot
from sacbe.core.state import State


class Bot(Protocol):
    """Whoever chooses for a seat. `view` is `hide(seat)` of the true position."""

    def choose(self, view: State, seat: int) -> int: ...


# What a level is, weakest first. How much each is worth: `sacbe arena trek12 expert explorer`.
_LEVELS: Final = {
    "novice": "greedy:25%",
    "explorer": "greedy",
    "expert": "search:150ms",
    "master": "search:1s:end",
}
LEVELS: Final = tuple(_LEVELS)

_A_FEW_ROUNDS: Final = 5
_TO_THE_END: Final = 1_000_000
_PLAIN: Final = re.compile(
    r"(?P<random>random)|(?P<quick>quick)|(?P<greedy>greedy)(:(?P<slip>\d+)%)?"
    r"|search:((?P<n>[1-9]\d*)|(?P<ms>[1-9]\d*)ms|(?P<s>[1-9]\d*)s)(?P<end>:end)?"
)


def make(name: str, seed: int = 0) -> Bot:
    """The bot of a level, or a plain one: random, greedy, greedy:20% (with slips), quick, search:500, search:100ms.

    ":end" after a search lets its roll-outs go on to the end of the game.
    A search of 500 iterations plays the same game for the same seed anywhere; one of 100 ms does not.
    """
    plain = _PLAIN.fullmatch(_LEVELS.get(name, name))
    if plain is None:
        raise ValueError(
            f"no bot {name!r}; there are: {', '.join(LEVELS)}, random, greedy, quick, search:500, search:100ms"
        )
    if plain["random"]:
        return RandomBot(seed)
    if plain["quick"]:
        return QuickBot(seed)
    if plain["greedy"]:
        return GreedyBot(seed, slip=int(plain["slip"] or 0))
    seconds = int(plain["ms"] or 0) / 1000 + int(plain["s"] or 0)
    horizon = _TO_THE_END if plain["end"] else _A_FEW_ROUNDS
    return SearchBot(int(plain["n"] or 0), seconds, seed, horizon)
