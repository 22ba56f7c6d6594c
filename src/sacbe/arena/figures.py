"""The figures of a ladder, as a file that can be shipped and shown where a level is chosen. Servers read it: nothing of
what plays games is needed for that."""

from __future__ import annotations

from pathlib import Path

import msgspec

from sacbe.core.game import Value

FORMAT = 1


class Below(msgspec.Struct):
    """Against the level below: games in which both sat at a table, the share in which this one came out ahead (equals
    count half; between two that is the share of wins), and the 95 % interval of that share."""

    level: str
    games: int
    share: float
    low: float
    high: float


class Level(msgspec.Struct):
    """`rating` is OpenSkill's mu, `sigma` its standard deviation, `score` the mean final score with half its 95 %
    interval, `won` the share of all wins; the rest are seconds a turn."""

    rating: float
    sigma: float
    games: int
    won: float
    score: float
    score_margin: float
    turn_mean: float
    turn_p99: float
    turn_longest: float
    below: Below | None


class Figures(msgspec.Struct):
    """`tables`: "pairs", two levels fill a table between them; "mixed", different levels sit at it. Weakest first."""

    format: int
    game: str
    edition: int
    seats: int
    tables: str
    games: int
    seed: int
    options: dict[str, Value]
    levels: dict[str, Level]

    def write(self, path: Path) -> None:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self)) + b"\n")

    @classmethod
    def read(cls, path: Path) -> Figures:
        """ValueError if the file holds none."""
        return msgspec.json.decode(path.read_bytes(), type=cls)
