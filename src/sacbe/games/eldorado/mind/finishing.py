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
from sacbe.games.eldorado.actions import BUY, CLEAR, PAY, PLAY, STEP, STOP, USE
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
from sacbe.games.eldorado.state import CAVES, FREE, PAYING, TARGET, Race

_LOOKS: Final[i64] = 4000  # positions, at most: a hand that leads home does so in far fewer


class Homecoming:
    """One search for a way home: every order of cards, tokens and steps, each position once."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.best: vec[i64] = vec[i64]()
        self.best_rank: i64 = -1
        self.looks: i64 = 0
        self.seen: set[tuple[i64, ...]] = set()

    def search(self, s: Race, line: vec[i64], found: bool) -> None:
        """On from here. `found`: a cave lies on the way; the line ends there and is made up anew."""
        seat = self.seat
        while s.phase == CAVES and s.turn == seat:
            tokens = s.tokens[seat]
            s.step(NATURE, s.codes(NATURE)[0])
            s.tokens[seat] = tokens  # whatever it is, it is not counted on
            found = True
        if s.arrived[seat] > 0:
            rank = 8 * count(s.blockades[seat]) + highest(s.blockades[seat])
            if rank > self.best_rank:
                self.best_rank = rank
                self.best = line
            return
        if self.looks >= _LOOKS or s.turn != seat or s.acting() != 1 << seat or s.way_left(seat) > strides(s, seat):
            return
        if self.best_rank >= 0 and s.barrier == 0:
            return  # nothing is left to be taken on the way
        if s.phase != FREE and s.phase != TARGET and s.phase != PAYING:
            return
        key = where(s, seat)
        if key in self.seen:
            return
        self.seen.add(key)
        self.looks += 1
        codes = s.codes(seat)
        i: i64
        for i in range(len(codes)):
            if leads_on(codes[i]):
                after = s.copy()
                after.step(seat, codes[i])
                self.search(after, line if found else append(line[:], codes[i]), found)


def way_home(s: Race, seat: i64) -> vec[i64]:
    """The steps that bring the last figure of this seat to El Dorado in this turn; none if it cannot be done."""
    homecoming = Homecoming(seat)
    if s.turn == seat and s.route.finished and s.figure[seat] != -1:
        homecoming.search(s, vec[i64](), False)
    return homecoming.best


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
        return kind < DRAW_1 or kind == NATIVE_STEP or kind == PASS_THROUGH or kind == CHANGE_SYMBOL
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
