"""Matches between bots: seats swapped under the same dice, in several processes, with confidence intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, stdev
from time import perf_counter

from sacbe.bots import make
from sacbe.core.chance import Rng, draw
from sacbe.core.game import Value
from sacbe.core.state import NATURE, NATURE_BIT
from sacbe.games import game


def wilson(hits: float, trials: int, z: float = 1.96) -> tuple[float, float]:
    """The interval that holds the true rate with 95 % confidence (z = 1.96), after Wilson."""
    if trials <= 0:
        return 0.0, 1.0
    rate = hits / trials
    middle = rate + z * z / (2 * trials)
    reach = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    whole = 1 + z * z / trials
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


@dataclass
class Played:
    """One game: by seat, whose bot sat there, its score, and the seconds of its choices."""

    bots: list[int]
    scores: list[int]
    winners: list[int]
    seconds: list[list[float]]


@dataclass
class Standing:
    """How one bot of a match has done. A game counts as won if no other bot of the match shared the win."""

    name: str
    games: int = 0
    won: int = 0
    tied: int = 0
    scores: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    @property
    def mean_score(self) -> float:
        return fmean(self.scores) if self.scores else 0.0

    @property
    def score_margin(self) -> float:
        """Half the 95 % interval of the mean score."""
        return 1.96 * stdev(self.scores) / sqrt(len(self.scores)) if len(self.scores) > 1 else 0.0


@dataclass(frozen=True)
class Match:
    """`games` games between the named bots. Game after game they move up a seat; the dice change after a full turn."""

    slug: str
    names: tuple[str, ...]
    games: int = 200
    seats: int = 0  # 0: one for each bot; more: the bots take turns to fill them
    seed: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)

    def seating(self, index: int) -> list[int]:
        """Which bot sits where in a game."""
        return [(seat + index) % len(self.names) for seat in range(self.seats or len(self.names))]

    def play(self, index: int) -> Played:
        """One game of the match."""
        dice = self.seed + index // len(self.names)
        seating = self.seating(index)
        bots = [make(self.names[bot], seed=(self.seed + index) * 64 + seat) for seat, bot in enumerate(seating)]
        seconds: list[list[float]] = [[] for _ in seating]
        s = game(self.slug).start(len(seating), dict(self.options))
        rng = Rng(dice)
        while mask := s.actors():
            if mask & NATURE_BIT:
                s.step(NATURE, draw(s, rng))
                continue
            seat = (mask & -mask).bit_length() - 1
            begun = perf_counter()
            code = bots[seat].choose(s.hide(seat), seat)
            seconds[seat].append(perf_counter() - begun)
            s.apply(seat, code)
        won = s.winners()
        scores = [s.score(seat) for seat in range(len(seating))]
        return Played(seating, scores, [seat for seat in range(len(seating)) if won >> seat & 1], seconds)

    def run(self, processes: int = 1, report: Callable[[list[Standing]], None] | None = None) -> list[Standing]:
        """All games; `report` is called after each with the standings so far."""
        table = [Standing(name) for name in self.names]
        for played in self._played(processes):
            enter(table, played)
            if report is not None:
                report(table)
        return table

    def _played(self, processes: int) -> Iterator[Played]:
        if processes <= 1:
            yield from (self.play(index) for index in range(self.games))
            return
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            for done in as_completed([pool.submit(self.play, index) for index in range(self.games)]):
                yield done.result()


def enter(table: list[Standing], played: Played) -> None:
    """Enter a game into the standings."""
    winners = {played.bots[seat] for seat in played.winners}
    for bot in set(played.bots):
        table[bot].games += 1
        if bot in winners:
            table[bot].won += len(winners) == 1
            table[bot].tied += len(winners) > 1
    for seat, bot in enumerate(played.bots):
        table[bot].scores.append(played.scores[seat])
        table[bot].seconds.extend(played.seconds[seat])
