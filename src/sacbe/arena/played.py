"""One finished game of a match: who sat where, how it ended, how long they thought, and its record."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import floor, log

import msgspec

_FINEST = 1e-4  # seconds
_STEP = 1.1  # each bucket of durations begins a tenth later than the one before


@dataclass
class Thinking:
    """Seconds that turns took, as a summary that does not grow: how many, how long in all, the longest, and a histogram
    from which the rest can be told to a tenth."""

    turns: int = 0
    total: float = 0.0
    longest: float = 0.0
    buckets: dict[int, int] = field(default_factory=dict)

    def add(self, seconds: float) -> None:
        bucket = max(0, floor(log(max(seconds, _FINEST) / _FINEST, _STEP)))
        self.merge(Thinking(1, seconds, seconds, {bucket: 1}))

    def merge(self, other: Thinking) -> None:
        self.turns += other.turns
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for bucket, count in other.buckets.items():
            self.buckets[bucket] = self.buckets.get(bucket, 0) + count

    def tidy(self) -> Thinking:
        """The same as it is written down."""
        return Thinking(self.turns, round(self.total, 6), round(self.longest, 6), dict(sorted(self.buckets.items())))

    @property
    def mean(self) -> float:
        return self.total / self.turns if self.turns else 0.0

    def within(self, share: float) -> float:
        """Seconds in which this share of the turns was thought of, rounded up by no more than a tenth."""
        left = share * self.turns
        for bucket in sorted(self.buckets):
            left -= self.buckets[bucket]
            if left <= 0:
                return min(self.longest, _FINEST * _STEP ** (bucket + 1))
        return self.longest


@dataclass
class Played:
    """By seat: which bot of the match sat there, its score, and how long it thought. `record` is the game itself."""

    index: int
    bots: list[int]
    scores: list[int]
    winners: list[int]
    thinking: list[Thinking]
    record: str = ""

    @property
    def places(self) -> list[int]:
        return places(self.scores, self.winners)


def places(scores: list[int], winners: list[int]) -> list[int]:
    """By seat, 1 for winners; the others by score, equals sharing a place."""
    ranked = [(seat not in winners, -score) for seat, score in enumerate(scores)]
    return [1 + sum(other < mine for other in ranked) for mine in ranked]


class Line(msgspec.Struct, omit_defaults=True):
    """A game as a line of results: everything but the record, with names instead of numbers."""

    index: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    seconds: list[Thinking]

    @classmethod
    def of(cls, played: Played, names: tuple[str, ...]) -> Line:
        seated = [names[bot] for bot in played.bots]
        return cls(played.index, seated, played.scores, played.winners, [one.tidy() for one in played.thinking])

    def played(self, seating: list[int]) -> Played:
        return Played(self.index, seating, self.scores, self.winners, self.seconds)
