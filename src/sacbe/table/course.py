"""The course of a finished game: how everybody stood after each round or turn, and where the lead changed most.

It is made of what a spectator saw, ply by ply, and of nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sacbe.core.game import Game
from sacbe.core.state import SPECTATOR, State
from sacbe.table.unfold import Ply

MOST: Final = 5  # moments that are told
HANDS: Final = 1.5  # so much more counts a lead that changes hands
DECISIVE: Final = 0.15  # of the greatest change: less decides nothing

Standings = tuple[float, ...]


class Point(NamedTuple):
    """How everybody stood when a round or turn (`lap`) was over: after so many plies."""

    ply: int
    lap: int
    standings: Standings


class Lead(NamedTuple):
    """Who is in front, and by how much; of several together, none, and it is nothing."""

    racers: tuple[int, ...]
    by: float


@dataclass(frozen=True, slots=True)
class Moment:
    """A lap in which the lead changed: `at` is its place among the points. `racer`: of whose lead is spoken, the first
    of those who have it afterwards. `gains`: what each of its plies did for that lead."""

    at: int
    racer: int
    before: Lead
    after: Lead
    gains: dict[int, float]

    @property
    def taken(self) -> bool:
        """Whether the lead is somebody else's than before."""
        return self.racer not in self.before.racers

    @property
    def gain(self) -> float:
        return sum(self.gains.values())


@dataclass(frozen=True, slots=True)
class Course:
    """The first point is before anybody's turn. `moments` are in the order in which they happened."""

    points: list[Point]
    moments: list[Moment]

    @property
    def racers(self) -> range:
        return range(len(self.points[0].standings))

    def hero(self, moment: Moment) -> int:
        """Who did it: the one whose lead has grown, or of the others the one who stands best now."""
        if moment.gain > 0:
            return moment.racer
        standings = self.points[moment.at].standings
        return max((racer for racer in self.racers if racer != moment.racer), key=standings.__getitem__, default=0)


def walked(game: Game, start: State, plies: Sequence[Ply], racers: int) -> Course:
    """`racers`: how many are compared, automata among them."""
    show, position = game.presenter, start.copy()
    seen = position.hide(SPECTATOR)
    every = [tuple(show.standing(seen, racer) for racer in range(racers))]
    points = [Point(0, 0, every[0])]
    lap = show.lap(seen, seen, 0)
    for ply, (seat, code) in enumerate(plies, 1):
        position.step(seat, code)
        now = position.hide(SPECTATOR)
        every.append(tuple(show.standing(now, racer) for racer in range(racers)))
        if points[-1].lap == lap:
            points.pop()  # it goes on
        points.append(Point(ply, lap, every[-1]))
        seen, lap = now, show.lap(seen, now, lap)
    return Course(points, decisive(points, every, position.winners()))


def lead(standings: Standings) -> Lead:
    best = max(standings)
    racers = tuple(racer for racer, standing in enumerate(standings) if standing == best)
    return Lead(racers, ahead(standings, racers[0]) if len(racers) == 1 else 0)


def ahead(standings: Standings, racer: int) -> float:
    """By how much somebody is before the best of the others; alone, before nothing."""
    others = [standing for other, standing in enumerate(standings) if other != racer]
    return standings[racer] - max(others, default=0)


def decisive(points: Sequence[Point], every: Sequence[Standings], winners: int) -> list[Moment]:
    """The laps in which the lead changed most, where one that changed hands weighs more; and the one in which a winner
    took it for good. `every`: the standings after each ply. Who wins in spite of equal standings leads at the end."""
    found = []
    for at in range(1, len(points)):
        old, new = points[at - 1], points[at]
        before, after = lead(old.standings), lead(new.standings)
        stayed = [racer for racer in after.racers if racer in before.racers]
        won = [racer for racer in after.racers if at == len(points) - 1 and winners >> racer & 1]
        racer = (won or stayed or after.racers)[0]
        gains = {
            ply: ahead(every[ply], racer) - ahead(every[ply - 1], racer)
            for ply in range(old.ply + 1, new.ply + 1)
            if ahead(every[ply], racer) != ahead(every[ply - 1], racer)
        }
        moment = Moment(at, racer, before, after, gains)
        if moment.gain:
            found.append(moment)
    for_good = [moment for moment in found if winners >> moment.racer & 1 and moment.before.racers != (moment.racer,)][
        -1:
    ]
    rest = sorted((moment for moment in found if moment not in for_good), key=lambda moment: -_weight(moment))
    heavy = [moment for moment in rest[: MOST - 1] if _weight(moment) >= DECISIVE * _weight(rest[0])]
    return sorted(for_good + heavy, key=lambda moment: moment.at)


def _weight(moment: Moment) -> float:
    return abs(moment.gain) * (HANDS if moment.taken else 1)
