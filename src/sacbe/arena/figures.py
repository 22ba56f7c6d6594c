"""What a ladder has found, as a file of figures that can be shipped and shown where a level is chosen."""

from __future__ import annotations

from pathlib import Path

import msgspec

from sacbe.arena.ladder import Results
from sacbe.arena.rating import rate
from sacbe.core.game import Value
from sacbe.games import game

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


def figures(results: Results) -> Figures:
    ladder, rules = results.ladder, game(results.ladder.slug)
    ratings = rate(ladder.names, results.games)
    levels = {}
    for name, standing in results.standings.items():
        below, thinking = None, standing.thinking
        if found := results.below(name):
            low, high = found[1].interval
            below = Below(found[0], found[1].games, _short(found[1].share, 4), _short(low, 4), _short(high, 4))
        levels[name] = Level(
            rating=_short(ratings[name].mu),
            sigma=_short(ratings[name].sigma),
            games=standing.games,
            won=_short(standing.rate, 4),
            score=_short(standing.scores.mean),
            score_margin=_short(standing.scores.margin),
            turn_mean=_short(thinking.mean, 4),
            turn_p99=_short(thinking.within(0.99), 4),
            turn_longest=_short(thinking.longest, 4),
            below=below,
        )
    return Figures(
        FORMAT,
        ladder.slug,
        rules.edition,
        ladder.seats,
        "mixed" if ladder.mixed else "pairs",
        ladder.games,
        ladder.seed,
        rules.complete(ladder.options),
        levels,
    )


def _short(number: float, digits: int = 2) -> float:
    return round(number, digits)
