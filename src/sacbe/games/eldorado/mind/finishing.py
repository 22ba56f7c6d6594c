"""E-5 The way home, if what a seat holds brings it to El Dorado in this turn: nothing is drawn or hoped for.

Arriving is better than not arriving for certain. If a rival arrives in this round, whoever does not has lost; if none
does, whoever does has won. Of several ways home the one with most blockades is best, then the one with the highest.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import count
from sacbe.core.state import NATURE
from sacbe.games.eldorado.actions import BUY, PAY, PLAY, STEP, STOP, USE
from sacbe.games.eldorado.data import (
    CARD_SYMBOL,
    CHANGE_SYMBOL,
    DRAW_1,
    KINDS,
    NATIVE,
    NATIVE_STEP,
    PASS_THROUGH,
    POWER,
    TOKEN_KINDS,
    TOKEN_POWER,
)
from sacbe.games.eldorado.rules.moving import is_native, power_of
from sacbe.games.eldorado.rules.piles import held
from sacbe.games.eldorado.score import highest
from sacbe.games.eldorado.state import CAVES, FREE, OFF, PAYING, TARGET, Race

_LOOKS: Final[i64] = 20000  # positions, at most: a hand that leads home does so in far fewer


class Stride:
    """So far it has come, and how. `found`: a cave lies on the way; the line ends there and is made up anew."""

    def __init__(self, s: Race, line: vec[i64], found: bool) -> None:
        self.s = s
        self.line = line
        self.found = found


def way_home(s: Race, seat: i64) -> vec[i64]:
    """The steps that bring the last figure of this seat to El Dorado in this turn; none if it cannot be done.

    Every order of cards, tokens and steps is gone through, the shorter ones first, and each position once.
    """
    best = vec[i64]()
    if s.turn != seat or not s.route.finished or s.figure[seat] == OFF:
        return best
    most: i64 = -1
    seen: set[tuple[i64, ...]] = set()
    front = [Stride(s.copy(), best, False)]
    while front:
        following: list[Stride] = []
        for stride in front:
            here = stride.s
            if here.arrived[seat] > 0:
                rank = 8 * count(here.blockades[seat]) + highest(here.blockades[seat])
                if rank > most:
                    most = rank
                    best = stride.line
            elif may_come(here, seat) and not (most >= 0 and here.barrier == 0):
                key = where(here, seat)
                if key not in seen and len(seen) < _LOOKS:
                    seen.add(key)
                    add_steps(stride, seat, following)
        front = following
    return best


def add_steps(stride: Stride, seat: i64, following: list[Stride]) -> None:
    codes = stride.s.codes(seat)
    i: i64
    for i in range(len(codes)):
        if not leads_on(codes[i]):
            continue
        after = stride.s.copy()
        after.step(seat, codes[i])
        found = stride.found
        line = stride.line if found else append(stride.line[:], codes[i])
        while after.phase == CAVES and after.turn == seat:
            tokens = after.tokens[seat]
            after.step(NATURE, after.codes(NATURE)[0])
            after.tokens[seat] = tokens  # whatever it is, it is not counted on
            found = True
        following.append(Stride(after, line, found))


def may_come(s: Race, seat: i64) -> bool:
    """Whether the seat still walks, and not too little is left for the way."""
    if s.turn != seat or (s.phase != FREE and s.phase != TARGET and s.phase != PAYING):
        return False
    return s.way_left(seat) <= strides(s, seat)


def strides(s: Race, seat: i64) -> i64:
    """The most hexes that what is held could bring the figures on, if the ground asked for no more than one each."""
    number = s.left
    if s.phase == TARGET:
        number += 1 if is_native(s.source) else power_of(s.source)
    if s.phase == PAYING:
        number += 1
    kind: i64
    for kind in range(KINDS):
        number += held(s.hand[seat], kind) * max(POWER[kind], 1)
    for kind in range(TOKEN_KINDS):
        if kind < DRAW_1:
            number += held(s.tokens[seat], kind) * TOKEN_POWER[kind]
        elif kind == NATIVE_STEP:
            number += held(s.tokens[seat], kind)
    return number


def leads_on(code: i64) -> bool:
    """Whether an action is part of walking, and shows nothing new."""
    if PLAY <= code < USE:
        return CARD_SYMBOL[code - PLAY] >= 0 or code - PLAY == NATIVE
    if USE <= code < STEP:
        kind = code - USE
        return kind < DRAW_1 or kind in (NATIVE_STEP, PASS_THROUGH, CHANGE_SYMBOL)
    return STEP <= code < STOP or PAY <= code < BUY


def where(s: Race, seat: i64) -> tuple[i64, ...]:
    """All that tells one position of such a turn from another."""
    return (
        *s.figure,
        s.hand[seat],
        s.tokens[seat],
        s.barrier,
        s.phase,
        s.source,
        s.symbol,
        s.left,
        s.mover,
        s.to_pay,
        s.pay_hex,
        s.pay_joint,
        s.any_symbol,
        s.pass_through,
    )
