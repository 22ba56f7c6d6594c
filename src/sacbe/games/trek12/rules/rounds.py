"""T-3 How a round goes on: who digs next, T-4.7 the new Chief, T-4.8 the end of the round."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.trek12.data import ROUNDS
from sacbe.games.trek12.rules.areas import areas_of, common
from sacbe.games.trek12.state import DIG_AREAS, OVER, ROLL_DICE, Trek


def begin_digging(s: Trek) -> None:
    s.asked = 0
    s.last_digger = -1
    ask_next_digger(s)


def ask_next_digger(s: Trek) -> None:
    """The next seat after the Chief, clockwise, that has a legal area; then the round ends."""
    while s.asked < s.seats:
        s.digger = (s.chief + s.asked) % s.seats
        s.asked += 1
        s.candidates = areas_of(s, s.digger)
        if len(s.candidates) > 0:
            s.picked = common(s.candidates)
            s.phase = DIG_AREAS
            return
    end_round(s)


def end_round(s: Trek) -> None:
    s.digger = -1
    s.picked = 0
    s.candidates = vec[i64]()
    seat: i64
    for seat in range(s.seats):
        s.new_cell[seat] = -1
    if s.last_digger >= 0:  # T-4.7 the last to dig in this round takes the dice
        s.chief = s.last_digger
    s.last_digger = -1
    s.asked = 0
    s.yellow = -1
    s.red = -1
    if s.round == ROUNDS:
        s.phase = OVER
    else:
        s.round += 1
        s.phase = ROLL_DICE
