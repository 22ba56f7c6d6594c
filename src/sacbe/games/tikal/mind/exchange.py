"""T-4.6 The best exchange: a single treasure for what makes a pair or a triple."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.games.tikal.actions import EXCHANGE
from sacbe.games.tikal.data import KINDS, SET_POINTS
from sacbe.games.tikal.rules.treasures import singles
from sacbe.games.tikal.state import Tikal


def best_exchange(s: Tikal, seat: i64) -> tuple[i64, i64]:
    """The points that it adds to each scoring, and its code; no points if there is none."""
    best: i64 = 0
    code: i64 = 0
    mine = singles(s, seat)
    if mine == 0:
        return best, code
    other: i64
    for other in range(s.seats):
        if other == seat:
            continue
        theirs = singles(s, other)
        while theirs != 0:
            take = lowest(theirs)
            theirs &= theirs - 1
            give = mine & ~bit(take)
            if give == 0:
                continue
            have = s.treasure[seat * KINDS + take]
            gain = SET_POINTS[have + 1] - SET_POINTS[have] - 1
            if gain > best:
                best, code = gain, EXCHANGE + (lowest(give) * 4 + other) * KINDS + take
    return best, code
