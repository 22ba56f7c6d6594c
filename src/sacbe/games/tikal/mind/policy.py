"""The quick player of roll-outs: one errand after the other, the one that pays best for its action points first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import lowest
from sacbe.core.chance import Rng
from sacbe.games.tikal.actions import CAMP, DIG, END_TURN, EXCHANGE, GUARD, LAY, RECRUIT, STEP, TRAVEL, UNCOVER
from sacbe.games.tikal.data import (
    CAMP_COST,
    DIG_COST,
    EXCHANGE_COST,
    GUARD_COST,
    LEADER,
    NEIGHBOUR,
    RECRUIT_COST,
    RUINS,
    STONES,
    TEMPLE,
    TERRAIN,
    TRAVEL_COST,
    UNCOVER_COST,
    WORKER,
)
from sacbe.games.tikal.mind.jungle import FAR
from sacbe.games.tikal.mind.plan import BY_LEADER, BY_WORKERS, Plan
from sacbe.games.tikal.rules.moving import own_camps
from sacbe.games.tikal.rules.turns import acting_phase, close_allotment
from sacbe.games.tikal.state import FIND_TREASURE, NOWHERE, Tikal

WHIM: Final = 0.03  # by how much a rate may look better than it is, in tenths of this


class Guide:
    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.steady: Final = Rng(0)

    # -- a turn -----------------------------------------------------------------------------------------------------

    def finish(self, s: Tikal, seat: i64) -> float:
        """Play on to the end of this turn, without ending it. What is dug up on the way is returned as points."""
        dug = 0.0
        self.plan.meet(s, seat)
        while True:
            if s.phase == FIND_TREASURE:
                dug += self.plan.rates.find(s, seat)
                s.site[s.digging] -= 1
                s.digging = NOWHERE
                s.phase = acting_phase(s)
            code = self.go_on(s, seat, self.steady, 0.0)
            if code == END_TURN:
                close_allotment(s)  # for what the next turn may do
                return dug
            s.step(seat, code)

    def act(self, s: Tikal, seat: i64, rng: Rng, whim: float) -> i64:
        self.plan.meet(s, seat)
        return self.go_on(s, seat, rng, whim)

    def go_on(self, s: Tikal, seat: i64, rng: Rng, whim: float) -> i64:
        """The first action of the best errand; one that cannot be finished waits until nothing else is left."""
        plan = self.plan
        plan.look(s, seat)
        best, most = END_TURN, 0.0
        i: i64
        for i in range(plan.size):
            if plan.next_turn[i]:
                continue
            rate = plan.rate[i]
            if whim > 0.0:
                rate *= 1.0 + whim * float(rng.below(10))
            if plan.cost[i] > s.ap:
                if plan.sure:
                    continue
                rate *= 0.01
            if rate > most:
                code = self.first_action(s, seat, i)
                if code >= 0 and price(s, code) <= s.ap:
                    best, most = code, rate
        if best == END_TURN and s.ap > 0 and not plan.sure and s.reserve[seat] > 0:
            return RECRUIT + lowest(own_camps(s, seat))
        return best

    def first_action(self, s: Tikal, seat: i64, errand: i64) -> i64:
        plan = self.plan
        what = plan.what[errand]
        if what == BY_WORKERS:
            return plan.workers.first_action(s, seat, WORKER, plan.goal[errand], plan.gate[errand])
        if what == BY_LEADER:
            return plan.leader.first_action(s, seat, LEADER, plan.goal[errand], NOWHERE)
        return what

    # -- laying -----------------------------------------------------------------------------------------------------

    def lay(self, s: Tikal, seat: i64, codes: vec[i64], rng: Rng) -> i64:
        """Temples and ruins where the own members are soon, anything else anywhere."""
        terrain = TERRAIN[s.drawn]
        if terrain != TEMPLE and terrain != RUINS:
            return codes[rng.below(len(codes))]
        self.plan.load(s, seat)
        cost = self.plan.workers.cost
        best = codes[0]
        least = 16 * FAR
        i: i64
        direction: i64
        for i in range(len(codes)):
            cell, rotation = (codes[i] - LAY) // 6, (codes[i] - LAY) % 6
            way = 16 * FAR
            for direction in range(6):
                other = NEIGHBOUR[cell * 6 + direction]
                if other < 0 or s.tile[other] < 0 or (s.volcanoes >> other) & 1:
                    continue
                stones = STONES[(s.drawn * 6 + rotation) * 6 + direction]
                stones += STONES[(s.tile[other] * 6 + s.turned[other]) * 6 + (direction + 3) % 6]
                if stones > 0:
                    way = min(way, 16 * (cost[other] + stones) + rng.below(32))
            if way < least:
                best, least = codes[i], way
        return best


def price(s: Tikal, code: i64) -> i64:
    """What the first action of an errand costs: all else that the rules ask for is so, or it would be no errand."""
    if code < TRAVEL:
        return RECRUIT_COST
    if code < STEP:
        return TRAVEL_COST
    if code < UNCOVER:
        return s.road((code - STEP) // 2)
    if code < DIG:
        return UNCOVER_COST
    if code < EXCHANGE:
        return DIG_COST
    if code < CAMP:
        return EXCHANGE_COST
    return CAMP_COST if code < GUARD else GUARD_COST
