"""A whole review: all that was judged, and for each player the account of chances, which adds up.

From what it had at the beginning to what it has won, every change of a seat's chance is put down to one of four: draws,
its own decisions, what it could not know when it made them, and the decisions of others.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

import msgspec

from sacbe.review.judged import GRADES, SURE, Judged

FORMAT: Final = 1
TURNING: Final = 5  # points that are told
_LEAST: Final = 0.02  # of a chance: less turns nothing
_KEEN: Final = 10.0  # a decision that loses a tenth of all chances counts for 37 %
ALL_GRADES: Final = ("best", *(name for name, _ in reversed(GRADES)))


class Player(msgspec.Struct):
    """`start` + `luck` + `own` + `unknown` + `others` = `result`, apart from rounding.

    `luck`: what draws did; `own`: what its decisions did by what it could know; `unknown`: what they did beyond that;
    `others`: what the others' decisions did. Each is a sum of estimates with a margin (95 %), the last three together.
    `accuracy`: 100 for one who has never lost anything; `lost`: how much chance it lost on average by a decision.
    """

    name: str
    start: float
    result: float
    luck: float
    luck_margin: float
    own: float
    unknown: float
    others: float
    play_margin: float
    accuracy: float
    lost: float
    grades: dict[str, int]


class Review(msgspec.Struct):
    """`units`: in the order of the game. `turning`: numbers of those that changed the chances most, in order too."""

    format: int
    game: str
    edition: int
    names: list[str]
    seed: int
    trials: int
    start: list[float]
    start_error: list[float]
    units: list[Judged]
    players: list[Player]
    turning: list[int]

    def before(self, at: int) -> list[float]:
        """Everybody's chances before a unit."""
        return self.units[at - 1].after if at else self.start

    def change(self, at: int, seat: int) -> float:
        return self.units[at].after[seat] - self.before(at)[seat]

    def moved(self, at: int) -> int:
        """Whose chance a unit has changed most; of a decision with a grade to be ashamed of, whose that was."""
        unit = self.units[at]
        if unit.grade in ("mistake", "blunder"):
            return unit.seat
        return max(range(len(self.names)), key=lambda seat: abs(self.change(at, seat)))


def whole(game: str, edition: int, names: list[str], seed: int, trials: int, judged: Sequence[Judged]) -> Review:
    """`judged`: the beginning, then every unit."""
    begun, *units = judged
    review = Review(FORMAT, game, edition, names, seed, trials, begun.after, begun.error, units, [], [])
    review.players = [_player(review, seat) for seat in range(len(names))]
    review.turning = _turning(review)
    return review


def _player(review: Review, seat: int) -> Player:
    luck = own = unknown = others = 0.0
    at_draws = at_play = 0.0  # variances
    for at, unit in enumerate(review.units):
        change = review.change(at, seat)
        errors = review.units[at - 1].error if at else review.start_error
        variance = unit.error[seat] ** 2 + errors[seat] ** 2
        if unit.seat >= len(review.names):
            luck += change
            at_draws += variance
            continue
        at_play += variance
        if unit.seat == seat:
            foreseen = unit.seen[1] - unit.seen[0]
            own += foreseen
            unknown += change - foreseen
        else:
            others += change
    mine = [unit for unit in review.units if unit.seat == seat and unit.choices]
    return Player(
        name=review.names[seat],
        start=review.start[seat],
        result=review.units[-1].after[seat] if review.units else review.start[seat],
        luck=luck,
        luck_margin=SURE * sqrt(at_draws),
        own=own,
        unknown=unknown,
        others=others,
        play_margin=SURE * sqrt(at_play),
        accuracy=100 * sum(exp(-_KEEN * unit.loss) for unit in mine) / len(mine) if mine else 100.0,
        lost=sum(unit.loss for unit in mine) / len(mine) if mine else 0.0,
        grades={name: sum(unit.grade == name for unit in mine) for name in ALL_GRADES},
    )


def _turning(review: Review) -> list[int]:
    """The units that changed somebody's chance most. What a decision threw away counts, though its trials may show it
    only in comparison."""

    def weight(at: int) -> float:
        unit = review.units[at]
        change = max(abs(review.change(at, seat)) for seat in range(len(review.names)))
        return max(change, unit.loss - unit.margin)

    most = sorted(range(len(review.units)), key=lambda at: -weight(at))[:TURNING]
    return sorted(at for at in most if weight(at) >= _LEAST)
