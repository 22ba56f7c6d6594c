"""What kind of game the records of a folder show: lengths, branching, scores, and what a seat is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rich.table import Table

from sacbe.arena.standing import Spread, wilson
from sacbe.core.record import Record
from sacbe.corpus.rows import decisions


@dataclass
class Counts:
    """Whole numbers as a histogram: as exact as all of them, and it does not grow."""

    of: Counter[int] = field(default_factory=Counter)

    def add(self, number: int) -> None:
        self.of[number] += 1

    @property
    def total(self) -> int:
        return self.of.total()

    @property
    def mean(self) -> float:
        return sum(number * times for number, times in self.of.items()) / max(1, self.total)

    def within(self, share: float) -> int:
        """The least number that this share of all does not exceed."""
        left = share * self.total
        for number in sorted(self.of):
            left -= self.of[number]
            if left <= 0:
                return number
        return 0


@dataclass
class Stats:
    """Of games with the same number of seats."""

    slug: str
    seats: int
    games: int = 0
    actions: Counts = field(default_factory=Counts)  # a game, those of chance included
    choices: Counts = field(default_factory=Counts)  # decisions a game
    branching: Counts = field(default_factory=Counts)  # actions a decision
    scores: Counts = field(default_factory=Counts)
    margins: Counts = field(default_factory=Counts)  # of the best over the second, where several play
    won: list[float] = field(default_factory=list)  # by seat
    by_seat: list[Spread] = field(default_factory=list)  # scores

    def __post_init__(self) -> None:
        self.won = [0.0] * self.seats
        self.by_seat = [Spread() for _ in range(self.seats)]

    def add(self, record: Record) -> None:
        counts, end = decisions(record)
        if end.actors():
            return  # never finished
        self.games += 1
        self.actions.add(len(record.actions))
        self.choices.add(len(counts))
        for count in counts:
            self.branching.add(count)
        scores = [end.score(seat) for seat in range(self.seats)]
        for seat, score in enumerate(scores):
            self.scores.add(score)
            self.by_seat[seat].add(score)
        if self.seats > 1:
            best, second = sorted(scores)[-1:-3:-1]
            self.margins.add(best - second)
        winners = [seat for seat in range(self.seats) if end.winners() >> seat & 1]
        for seat in winners:
            self.won[seat] += 1 / len(winners)


def records(folder: Path, most: int) -> Iterator[Record]:
    """As many of a folder's records, in order; ValueError if there are none or one cannot be read."""
    files = sorted((folder / "records").glob("*.sacbe")) or sorted(folder.glob("*.sacbe"))
    if not files:
        raise ValueError(f"no records in {folder}: `sacbe corpus` and `sacbe arena --keep` make such folders")
    for file in files[: most or None]:
        try:
            yield Record.read(file.read_text(encoding="utf-8"))
        except (ValueError, OSError) as wrong:
            raise ValueError(f"{file}: {wrong}") from None


def gather(found: Iterator[Record]) -> list[Stats]:
    """By game and number of seats, in the order in which they come."""
    out: dict[tuple[str, int], Stats] = {}
    for record in found:
        key = record.game.slug, record.seats
        out.setdefault(key, Stats(*key)).add(record)
    return [stats for stats in out.values() if stats.games]


def as_table(stats: Stats) -> Table:
    """Figures of a game: mean, and between what nine of ten lie."""
    table = Table(f"{stats.slug}, {stats.seats} seats", "mean", "5 %", "half", "95 %")
    rows = (
        ("actions a game", stats.actions),
        ("decisions a game", stats.choices),
        ("actions a decision", stats.branching),
        ("scores", stats.scores),
        *([("lead of the best", stats.margins)] if stats.seats > 1 else []),
    )
    for name, counts in rows:
        table.add_row(name, f"{counts.mean:.1f}", *(str(counts.within(share)) for share in (0.05, 0.5, 0.95)))
    return table


def seats_table(stats: Stats) -> Table:
    """What a seat is worth: where all are equally good, each wins as often as the others."""
    table = Table("seat", "won % (95 %)", "mean score")
    for seat, (won, scores) in enumerate(zip(stats.won, stats.by_seat, strict=True)):
        low, high = wilson(won, stats.games)
        table.add_row(
            str(seat),
            f"{100 * won / stats.games:.1f} ({100 * low:.0f}-{100 * high:.0f})",
            f"{scores.mean:.1f} ± {scores.margin:.1f}",
        )
    return table
