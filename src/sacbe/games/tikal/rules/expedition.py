"""T-4 Actions (D2): one at a time, any order, as long as the action points last; and T-4.9 the end of the turn."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.errors import Refusal
from sacbe.games.tikal.actions import (
    BID,
    CAMP,
    DIG,
    END_TURN,
    EXCHANGE,
    GUARD,
    RECRUIT,
    STEP,
    TRAVEL,
    UNCOVER,
)
from sacbe.games.tikal.data import CELL_COUNT, KINDS, NEIGHBOUR
from sacbe.games.tikal.rules.camps import campings, do_camp, refuse_camp
from sacbe.games.tikal.rules.moving import (
    camp_cell,
    do_recruit,
    do_step,
    do_travel,
    recruits,
    refuse_move,
    refuse_recruit,
    refuse_travel,
    steps,
    travels,
)
from sacbe.games.tikal.rules.phase import TikalPhase
from sacbe.games.tikal.rules.temples import (
    do_guard,
    do_uncover,
    guardings,
    refuse_guard,
    refuse_uncover,
    uncovers,
)
from sacbe.games.tikal.rules.treasures import digs, do_dig, do_exchange, exchanges, refuse_dig, refuse_exchange
from sacbe.games.tikal.rules.turns import end_turn
from sacbe.games.tikal.state import Tikal


class SpendPoints(TikalPhase):
    """ACTIONS, SCORING_ACTIONS and FINAL_ACTIONS: the same choices; only what follows the end of the turn differs."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.begin = RECRUIT
        self.stop = BID

    def codes(self, s: Tikal, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=48)
        out = recruits(out, s, seat)
        out = travels(out, s, seat)
        out = steps(out, s, seat)
        out = uncovers(out, s, seat)
        out = digs(out, s, seat)
        out = exchanges(out, s, seat)
        out = campings(out, s, seat)
        out = guardings(out, s, seat)
        return append(out, END_TURN)

    def refuse(self, s: Tikal, seat: i64, code: i64) -> Refusal | None:
        if code < TRAVEL:
            return refuse_recruit(s, seat, (code - RECRUIT) // CELL_COUNT, (code - RECRUIT) % CELL_COUNT)
        if code < STEP:
            said = code - TRAVEL
            start = camp_cell(s, seat, said // CELL_COUNT % 3)
            return refuse_travel(s, seat, said // (3 * CELL_COUNT), start, said % CELL_COUNT)
        if code < UNCOVER:
            border = (code - STEP) // 2
            return refuse_move(s, seat, (code - STEP) % 2, border // 6, NEIGHBOUR[border])
        if code < DIG:
            return refuse_uncover(s, seat, code - UNCOVER)
        if code < EXCHANGE:
            return refuse_dig(s, seat, code - DIG)
        if code < CAMP:
            said = code - EXCHANGE
            return refuse_exchange(s, seat, said // (4 * KINDS), said // KINDS % 4, said % KINDS)
        if code < GUARD:
            return refuse_camp(s, seat, code - CAMP)
        if code < END_TURN:
            return refuse_guard(s, seat, (code - GUARD) // 2, (code - GUARD) % 2)
        return None

    def step(self, s: Tikal, seat: i64, code: i64) -> None:
        if code < TRAVEL:
            do_recruit(s, seat, code)
        elif code < STEP:
            do_travel(s, seat, code)
        elif code < UNCOVER:
            do_step(s, seat, code)
        elif code < DIG:
            do_uncover(s, code)
        elif code < EXCHANGE:
            do_dig(s, code)
        elif code < CAMP:
            do_exchange(s, seat, code)
        elif code < GUARD:
            do_camp(s, seat, code)
        elif code < END_TURN:
            do_guard(s, seat, code)
        else:
            end_turn(s)
