"""How good a position is for a seat, and how a sensible player goes on: all that greedy and search need."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.chance import Rng
from sacbe.core.evaluation import Evaluator
from sacbe.core.state import State
from sacbe_cenote.actions import KEEP, OFFER, ROPE
from sacbe_cenote.data import numbers
from sacbe_cenote.state import BLESS, CHOOSE, DECIDE, NONE, OVER, SHOW, Cenote

_ROPE_WORTH: Final = 0.85  # points that a unit of rope length brings in a later round


class CenoteEvaluator(Evaluator):
    """Positions it is handed are complete: it leaves aside what the seat cannot know, others' ropes and blessings."""

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, Cenote)
        points = float(s.score(seat))
        if s.phase == OVER:
            return points
        points += _ROPE_WORTH * sum(numbers(s.ropes[seat]))
        if s.phase == DECIDE and s.finder == seat:
            points += prize(s)
        elif s.phase == BLESS and s.finder == seat:
            points += blessing(s)
        elif s.phase in (CHOOSE, SHOW) and s.chosen[seat] != NONE:
            points += reached(s, seat, s.chosen[seat])
        elif s.phase == CHOOSE:
            points += max(reached(s, seat, rope) for rope in numbers(s.ropes[seat]))
        return points

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        """The rope that looks best, or now and then its neighbour: whoever can be foreseen is met."""
        assert isinstance(s, Cenote)
        if s.phase == DECIDE:
            return KEEP if sum(numbers(s.well)) >= blessing(s) else OFFER
        ropes = sorted(numbers(s.ropes[seat]), key=lambda rope: reached(s, seat, rope))
        return ROPE + ropes[-1 - min(len(ropes) - 1, rng.below(5) // 3)]

    def clock(self, s: State) -> i64:
        assert isinstance(s, Cenote)
        return s.round


def blessing(s: Cenote) -> float:
    """What a blessing is worth on average."""
    return sum(numbers(s.bag)) / max(1, s.bag.bit_count())


def prize(s: Cenote) -> float:
    return max(float(sum(numbers(s.well))), blessing(s))


def reached(s: Cenote, seat: int, rope: int) -> float:
    """What letting down a rope brings in this round, less what it would be worth later."""
    chance = 1.0
    for other in range(s.seats):
        if other != seat:
            theirs = numbers(s.ropes[other])
            chance *= sum(one < rope for one in theirs) / len(theirs)
    return chance * prize(s) - _ROPE_WORTH * rope


EVALUATOR: Final = CenoteEvaluator()
