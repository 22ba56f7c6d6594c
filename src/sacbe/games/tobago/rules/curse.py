"""T-4.6 The curse, and its weaker forms T-6.2 and T-6.3."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.games.tobago.data import CONTINUE_PROTECTED
from sacbe.games.tobago.rules.maps import roses_on, set_roses
from sacbe.games.tobago.score import most_valuable
from sacbe.games.tobago.state import Tobago, rung_colour, rung_owner, rung_roses


def share_roses(s: Tobago, seat: i64) -> i64:
    """How many roses a seat has left in this sharing; the finder's rung counts even without a token (R-20)."""
    return roses_on(s, s.raised, seat) + (s.finder if seat == s.raiser else 0)


def strike(s: Tobago, curse: i64) -> None:
    """T-4.6.2 Everyone with a rose left pays once: an amulet, or else the most valuable card (R-23)."""
    s.removed |= bit(curse)
    seat: i64
    for seat in range(s.seats):
        if share_roses(s, seat) == 0:
            continue
        if s.amulets[seat] > 0:
            s.amulets[seat] -= 1
            s.amulet_supply += 1
            continue
        lost = most_valuable(s.treasures[seat])
        if lost >= 0:
            s.treasures[seat] &= ~bit(lost)
            s.refused |= bit(lost)
        if s.options.curse_effect == CONTINUE_PROTECTED:
            take_back_roses(s, seat)


def take_back_roses(s: Tobago, seat: i64) -> None:
    """T-6.3 Who cannot pay with an amulet leaves the sharing."""
    i: i64
    for i in range(len(s.rungs)):
        r = s.rungs[i]
        if rung_colour(r) == s.raised and rung_owner(r) == seat:
            s.roses[seat] += rung_roses(r)
            set_roses(s, i, seat, 0)
    if seat == s.raiser:
        take_back_finder(s)


def take_back_finder(s: Tobago) -> None:
    if s.finder > 0 and s.finder_token:
        s.roses[s.raiser] += 1
    s.finder = 0
    s.finder_token = False
