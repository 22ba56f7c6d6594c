"""A ladder: all levels against all, and where that puts each of them on one scale."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from sacbe.arena.match import Match
from sacbe.arena.play import play
from sacbe.arena.played import Played
from sacbe.arena.standing import Standing, enter, wilson
from sacbe.arena.where import Where, here
from sacbe.core.game import Value


@dataclass(frozen=True)
class Ladder:
    """`names` from the weakest to the strongest; `games` games a table of them.

    In pairs two levels fill all seats of a table between them; mixed, as many different levels as there are seats sit
    at each, and every such company meets.
    """

    slug: str
    names: tuple[str, ...]
    games: int = 300
    seats: int = 2
    seed: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)
    mixed: bool = False

    def matches(self) -> dict[str, Match]:
        """By the name of the folder that each is kept in."""
        company = self.seats if self.mixed else 2
        return {
            re.sub(r"[^\w.-]+", "_", "-".join(names)): Match(
                self.slug, names, self.games, self.seats, self.seed, self.options
            )
            for names in combinations(self.names, company)
        }


@dataclass
class Duel:
    """How often one level came out ahead of another where both sat at a table; equals count half."""

    games: int = 0
    ahead: float = 0.0

    @property
    def share(self) -> float:
        return self.ahead / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.ahead, self.games)


@dataclass
class Results:
    """What a ladder's games came to."""

    ladder: Ladder
    standings: dict[str, Standing] = field(default_factory=dict)
    duels: dict[tuple[str, str], Duel] = field(default_factory=dict)
    # by game: who sat there and which place they came to, for the rating
    games: list[tuple[tuple[str, ...], tuple[int, ...]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.standings = {name: Standing(name) for name in self.ladder.names}

    def enter(self, match: Match, played: Played) -> None:
        enter([self.standings[name] for name in match.names], played)
        names = tuple(match.names[bot] for bot in played.bots)
        self.games.append((names, tuple(played.places)))
        for lower, upper in combinations(match.names, 2):
            duel = self.duels.setdefault((upper, lower), Duel())
            duel.games += 1
            duel.ahead += _ahead(upper, lower, names, played)

    def below(self, name: str) -> tuple[str, Duel] | None:
        """The level below, and how this one has done against it."""
        rank = self.ladder.names.index(name)
        if rank == 0:
            return None
        lower = self.ladder.names[rank - 1]
        return lower, self.duels.get((name, lower), Duel())


def _ahead(upper: str, lower: str, names: tuple[str, ...], played: Played) -> float:
    """Which of the two has the better best place; in pairs that is the share of wins."""
    best = {name: min(p for p, n in zip(played.places, names, strict=True) if n == name) for name in (upper, lower)}
    if best[upper] != best[lower]:
        return float(best[upper] < best[lower])
    seats = [names[seat] for seat in played.winners]
    both = seats.count(upper) + seats.count(lower)
    return seats.count(upper) / both if both else 0.5


def climb(
    ladder: Ladder,
    where: Where = here,
    folder: Path | None = None,
    report: Callable[[Results], None] | None = None,
) -> Results:
    """All games of a ladder; `report` is called after each."""
    matches = ladder.matches()
    results = Results(ladder)
    with closing(play(matches, where, folder)) as going:
        for name, played in going:
            results.enter(matches[name], played)
            if report is not None:
                report(results)
    return results
