"""Trying out a turn that has not begun: the turn that goes on is cut off where it stands."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.eldorado.data import NO_CAP
from sacbe.games.eldorado.rules.turns import begin_turn, put_source_away
from sacbe.games.eldorado.state import DEAL, DRAWING, FREE, NO_SOURCE, OVER, Race


def foreseen(s: Race, seat: i64) -> Race | None:
    """The next turn of this seat, as if nobody else did anything before it."""
    if s.seats == 1 or s.phase < DRAWING or s.phase == OVER or (s.phase == DRAWING and s.after == DEAL):
        return None
    if s.turn == seat:
        begins = s.phase == FREE and s.source == NO_SOURCE and s.played[seat] == 0 and not s.bought
        return s.copy() if begins else None
    over = seat < s.turn  # its turn of this round
    if s.arrived[seat] > 0 or (over and (s.final or (s.round_cap != NO_CAP and s.round >= s.round_cap))):
        return None  # E-5.1, Q-33 no other will come
    t = s.copy()
    put_away(t)
    t.turn = seat
    t.round += 1 if over else 0
    begin_turn(t)
    return t


def put_away(s: Race) -> None:
    """What the seat to move has begun is over: the cards it has played lie on its discard pile, choices are dropped."""
    seat = s.turn
    put_source_away(s)
    s.discard[seat] += s.played[seat]
    s.played[seat] = 0
    s.tokens[seat] += s.new_tokens
    s.new_tokens = 0
    s.window = 0
    s.any_symbol = False
    s.pass_through = False
    s.bought = False
    s.fresh = 0
    s.payer = -1
    s.pay_hex = -1
    s.pay_joint = -1
    s.to_pay = 0
    s.buying = -1
    s.paid = 0
    s.coined = 0
    s.to_remove = 0
    s.must_remove = False
    s.replaced = 0
    s.kept = 0
    s.to_draw = 0
    s.after = FREE
    s.finder = -1
    s.finds = 0
    s.back = FREE
