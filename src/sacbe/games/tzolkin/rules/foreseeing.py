"""Trying out a turn that has not begun: what others are about to do is set aside, the calendar goes on as it must."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.tzolkin.actions import ADVANCE
from sacbe.games.tzolkin.rules.rounds import finish_turn
from sacbe.games.tzolkin.state import ADVANCING, NEW_AGE, OVER, START_TURN, Tzolkin


def foreseen(s: Tzolkin, seat: i64) -> Tzolkin | None:
    """The next turn of this seat, as if nobody else did anything before it.

    If its turn of this round is over, a day passes (one, if the first player could choose) and a mid-age Food Day is
    held. Beyond the end of an age nothing can be foreseen: new buildings come then, or the game is over.
    """
    if s.phase < START_TURN or s.phase == NEW_AGE or s.phase == OVER:
        return None
    t = s.copy()
    t.placed = 0
    t.picked = 0
    t.constructed = 0
    t.todo = 0
    t.granted = 0
    t.traded = 0
    begins = s.phase == START_TURN and s.active == seat
    if not begins and (t.phase == ADVANCING or place_in_round(t, seat) <= t.turn):
        if t.phase != ADVANCING:
            t.turn = t.seats - 1
            finish_turn(t)
        if t.phase == ADVANCING:
            t.step(t.active, ADVANCE)
        if t.phase != START_TURN:
            return None
    t.active = seat
    t.turn = place_in_round(t, seat)
    t.phase = START_TURN
    return t


def place_in_round(s: Tzolkin, seat: i64) -> i64:
    """How many play before this seat in a round."""
    return (seat - s.marker + s.seats) % s.seats
