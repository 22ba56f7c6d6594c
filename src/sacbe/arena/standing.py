"""How bots of a match have done so far: summaries that do not grow with the number of games, and honest margins."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from sacbe.arena.played import Played, Thinking

_Z = 1.96  # standard deviations to either side that hold 95 %


def wilson(hits: float, trials: int, z: float = _Z) -> tuple[float, float]:
    """The interval that holds the true rate with 95 % confidence (z = 1.96), after Wilson."""
    if trials <= 0:
        return 0.0, 1.0
    rate = hits / trials
    middle = rate + z * z / (2 * trials)
    reach = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    whole = 1 + z * z / trials
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


@dataclass
class Spread:
    """Mean and scatter of numbers that come one by one, after Welford."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        off = number - self.mean
        self.mean += off / self.count
        self.squares += off * (number - self.mean)

    @property
    def margin(self) -> float:
        """Half the 95 % interval of the mean."""
        return _Z * sqrt(self.squares / (self.count - 1) / self.count) if self.count > 1 else 0.0


@dataclass
class Standing:
    """How one bot has done. `won`: alone; `tied`: together with another; `share`: wins, with shared ones as parts."""

    name: str
    games: int = 0
    won: int = 0
    tied: int = 0
    share: float = 0.0
    scores: Spread = field(default_factory=Spread)
    thinking: Thinking = field(default_factory=Thinking)

    @property
    def rate(self) -> float:
        return self.share / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share, self.games)


def enter(table: list[Standing], played: Played) -> None:
    """Enter a game into the standings. A win shared by three seats is worth a third to each."""
    winners = [played.bots[seat] for seat in played.winners]
    for bot in set(played.bots):
        table[bot].games += 1
        if bot in winners:
            table[bot].share += winners.count(bot) / len(winners)
            table[bot].won += len(set(winners)) == 1
            table[bot].tied += len(set(winners)) > 1
    for seat, bot in enumerate(played.bots):
        table[bot].scores.add(played.scores[seat])
        table[bot].thinking.merge(played.thinking[seat])
