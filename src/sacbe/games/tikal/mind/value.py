"""What a position of Tikal is worth to a seat: its points, what the scorings to come will pay, and what it can do."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import count, lowest
from sacbe.core.chance import Rng
from sacbe.core.evaluation import Evaluator
from sacbe.core.state import State
from sacbe.games.tikal.actions import BID, PASS, PICK
from sacbe.games.tikal.data import FACE, MAX_BID, RUINS, TEMPLE, TERRAIN, VOLCANO
from sacbe.games.tikal.mind.certain import is_as_before, is_beaten
from sacbe.games.tikal.mind.jungle import Jungle
from sacbe.games.tikal.mind.plan import Plan
from sacbe.games.tikal.mind.policy import WHIM, Guide
from sacbe.games.tikal.mind.weights import KEEN, PLAIN, QUICK, Weights
from sacbe.games.tikal.rules.turns import start_allotment
from sacbe.games.tikal.state import (
    BIDDING,
    DRAW_TILE,
    LAY_TILE,
    OVER,
    PICK_TILE,
    TURN_ACTIONS,
    Tikal,
)

_TICKS: Final[i64] = 2  # a turn, on the clock of roll-outs
_DONE: Final = 0.05  # for ending a turn in which nothing more can be done


def tile_worth(tile: i64) -> float:
    """What choosing a tile before the others is good for."""
    terrain = TERRAIN[tile]
    if terrain == TEMPLE:
        return 0.5 * float(FACE[tile])
    if terrain == RUINS:
        return 0.7 * float(FACE[tile])
    return 2.0 if terrain == VOLCANO else 0.5


def first_choice(s: Tikal) -> float:
    """T-6.3 What winning this auction is good for: the best tile on display instead of a middling one."""
    best = 0.0
    total = 0.0
    rest = s.display
    while rest != 0:
        worth = tile_worth(lowest(rest))
        rest &= rest - 1
        best = max(best, worth)
        total += worth
    return 1.0 + best - total / float(max(count(s.display), 1))


class TikalEvaluator(Evaluator):
    def __init__(self, plain: Weights = PLAIN, keen: Weights = KEEN, quick: Weights = QUICK) -> None:
        jungle = Jungle()
        self.plain: Final = Guide(Plan(plain, jungle, plain.spite))
        self.keen: Final = Guide(Plan(keen, jungle, keen.spite))
        self.quick: Final = Guide(Plan(quick, jungle, quick.spite))
        self.judge: Final = Plan(keen, jungle, 0.0)  # all seats are looked at, so nothing is to be counted twice

    # -- the whole position -----------------------------------------------------------------------------------------

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, Tikal)
        if s.phase == OVER:
            return float(s.worth(seat))
        if not on_turn(s, seat):
            return self.waiting_worth(s, seat) + seat_worth(s, seat, self.plain.plan)
        then = s.copy()
        points = self.play_on(then, seat, self.plain)
        return points + seat_worth(then, seat, self.plain.plan)

    def outlook(self, s: State, seat: i64) -> float:
        """The lead over the best of the others."""
        assert isinstance(s, Tikal)
        then = s
        points = 0.0
        if on_turn(s, seat):
            then = s.copy()
            points = self.play_on(then, seat, self.keen)
        elif s.phase != OVER:
            points = self.waiting_worth(s, seat)
        most = -1000.0
        other: i64
        for other in range(s.seats):
            if other != seat:
                most = max(most, seat_worth(then, other, self.judge))
        return points + seat_worth(then, seat, self.judge) - most

    def play_on(self, s: Tikal, seat: i64, guide: Guide) -> float:
        """This seat's turn is played to its end; what cannot be seen on the board then is returned."""
        points = 0.0
        if s.phase == LAY_TILE or s.phase == DRAW_TILE or s.phase == PICK_TILE:
            if s.phase == LAY_TILE:
                points = tile_worth(s.drawn)
            start_allotment(s, seat, TURN_ACTIONS)
        return points + guide.finish(s, seat)

    def waiting_worth(self, s: Tikal, seat: i64) -> float:
        """What cannot be seen on the board while others are at it, or bids are made."""
        return self.bidding_worth(s, seat) if s.phase == BIDDING else _DONE

    def bidding_worth(self, s: Tikal, seat: i64) -> float:
        """Who bids less than the choice is worth hopes to get it for that."""
        if s.bidder == seat:
            return first_choice(s) - float(s.bid)
        return 0.0

    # -- the quick player -------------------------------------------------------------------------------------------

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(s, Tikal)
        if s.phase == BIDDING:
            able = s.bid < min(s.worth(seat), MAX_BID)
            return BID + s.bid if able and first_choice(s) > float(s.bid + 1) else PASS
        if s.phase == PICK_TILE:
            return best_tile(s.codes(seat))
        if s.phase == LAY_TILE:
            return self.quick.lay(s, seat, s.codes(seat), rng)
        return self.quick.act(s, seat, rng, WHIM)

    def beaten(self, s: State, seat: i64, code: i64) -> bool:
        assert isinstance(s, Tikal)
        return is_beaten(s, seat, code)

    def as_before(self, earlier: State, s: State, seat: i64) -> bool:
        assert isinstance(earlier, Tikal)
        assert isinstance(s, Tikal)
        return is_as_before(earlier, s, seat)

    def clock(self, s: State) -> i64:
        """Turns begun, scoring turns too."""
        assert isinstance(s, Tikal)
        turns = 36 - count(s.stack) - count(s.display) + s.scorings * s.seats
        if len(s.queue) > 0:
            turns += s.seats - len(s.queue)
        return turns * _TICKS


def on_turn(s: Tikal, seat: i64) -> bool:
    return s.active == seat and s.phase != BIDDING and s.phase != OVER


def seat_worth(s: Tikal, seat: i64, plan: Plan) -> float:
    """Points, what the scorings to come will pay as things stand, and what the next turn may add."""
    plan.load(s, seat)
    return float(s.worth(seat)) + plan.held + plan.promise(s)


def best_tile(codes: vec[i64]) -> i64:
    best = codes[0]
    i: i64
    for i in range(len(codes)):
        if tile_worth(codes[i] - PICK) > tile_worth(best - PICK):
            best = codes[i]
    return best


EVALUATOR: Final = TikalEvaluator()
