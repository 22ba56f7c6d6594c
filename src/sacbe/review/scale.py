"""From leads to chances of winning: a curve for each game and player count, found in games of bots (`calibrate.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Final

import msgspec

FORMAT: Final = 1
FIGURES: Final = Path(__file__).with_name("figures")


class Bin(msgspec.Struct):
    """Of the seats that were given a chance in these bounds: how many, their mean chance, and what part of them won
    (a shared win counts in parts)."""

    low: float
    high: float
    seats: int
    given: float
    won: float


class Scale(msgspec.Struct, frozen=True):
    """`horizon`: how many ticks of the game's clock a trial goes on. `length`: on which tick a game ends, on average.
    `steep`: how much a point of lead is worth, as a logarithm, at the beginning, and by how much that grows to the end.
    `doubt`: the part of all chances that is shared out evenly, as no forecast is certain.

    `reliability`: how it did on `tested` positions of games that it was not found from.
    """

    format: int
    game: str
    edition: int
    seats: int
    horizon: int
    length: float
    steep: tuple[float, float]
    doubt: float
    players: str
    seed: int
    games: int
    tested: int
    reliability: list[Bin]

    def chances(self, leads: Sequence[float], tick: float) -> list[float]:
        """By seat; they add up to 1. `leads`: the outlook of each seat in a position in which the game goes on."""
        return chances(leads, tick / self.length, self.steep, self.doubt)

    def write(self, folder: Path) -> None:
        file = folder / f"{self.game}-{self.seats}.json"
        file.write_bytes(msgspec.json.format(msgspec.json.encode(self)) + b"\n")


def chances(leads: Sequence[float], progress: float, steep: tuple[float, float], doubt: float) -> list[float]:
    slope = exp(steep[0] + steep[1] * min(progress, 1.0))
    best = max(leads)
    weights = [exp(max(slope * (lead - best), -50.0)) for lead in leads]
    whole = sum(weights)
    return [(1 - doubt) * weight / whole + doubt / len(leads) for weight in weights]


def shares(winners: int, seats: int) -> list[float]:
    """The result as chances: whoever won has it all, several share it. Winners beyond the seats are automata."""
    mask = winners & ((1 << seats) - 1)
    if not mask:
        return [0.0] * seats
    return [(mask >> seat & 1) / mask.bit_count() for seat in range(seats)]


@cache
def scale_of(slug: str, seats: int) -> Scale:
    """That of the nearest player count there is; ValueError if the game has none."""
    there = {int(file.stem.rpartition("-")[2]): file for file in FIGURES.glob(f"{slug}-*.json")}
    if not there:
        raise ValueError(f"chances of winning have not been found for {slug}: python -m sacbe.review.calibrate {slug}")
    nearest = min(there, key=lambda count: abs(count - seats))
    return msgspec.json.decode(there[nearest].read_bytes(), type=Scale)
