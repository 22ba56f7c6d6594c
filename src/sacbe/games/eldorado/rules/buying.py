"""A-4.14 to A-4.18 Buying: one card a turn, paid card by card, in half coins.

There is no way back from a purchase begun (T-3.11), so nothing is offered after which the price is out of reach.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.core.errors import Refusal
from sacbe.games.eldorado.actions import COINS, CONFIRM, HALF, SPEND, USE
from sacbe.games.eldorado.data import (
    CARDS,
    CHANGE_SYMBOL,
    COIN_1,
    COIN_2,
    KINDS,
    POWER,
    PRICE,
    SINGLE_USE,
    SYMBOL_CARDS,
)
from sacbe.games.eldorado.rules.guards import RacePhase
from sacbe.games.eldorado.rules.market import take_from_pile
from sacbe.games.eldorado.rules.money import has_coins, wealth
from sacbe.games.eldorado.rules.piles import ONE, SYMBOL_CARD, held
from sacbe.games.eldorado.rules.turns import lay_off, lose_card, stop_moving
from sacbe.games.eldorado.state import BUYING, CAVES, FREE, Race


def begin_purchase(s: Race, kind: i64) -> None:
    s.phase = BUYING
    s.buying = kind
    s.paid = 0
    s.coined = 0
    s.window = 0
    stop_moving(s)
    if s.phase != CAVES:
        settle_purchase(s)


def purchase_codes(s: Race, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=24)
    hand, tokens = s.hand[seat], s.tokens[seat]
    missing = 2 * PRICE[s.buying] - s.paid
    if held(tokens, CHANGE_SYMBOL) > 0 and not s.any_symbol:
        out = append(out, USE + CHANGE_SYMBOL)
    i: i64
    for i in range(len(SYMBOL_CARD)):
        kind = SYMBOL_CARD[i]
        if held(hand, kind) > 0 and (has_coins(kind) or s.any_symbol):
            if 2 * POWER[kind] + wealth(hand - ONE[kind], tokens, False) >= missing:
                out = append(out, COINS + i)
    for kind in range(KINDS):
        if held(hand, kind) > 0 and 1 + wealth(hand - ONE[kind], tokens, s.any_symbol) >= missing:
            out = append(out, HALF + kind)
    if held(tokens, COIN_1) > 0:
        out = append(out, SPEND)
    if held(tokens, COIN_2) > 0:
        out = append(out, SPEND + 1)
    if missing <= 0:
        out = append(out, CONFIRM)
    return out


def settle_purchase(s: Race) -> None:
    """What leaves nothing to choose is paid without asking: a single way, or all there is at its full worth."""
    seat = s.turn
    while s.phase == BUYING:
        codes = purchase_codes(s, seat)
        if len(codes) != 1:
            missing = 2 * PRICE[s.buying] - s.paid
            changes = s.any_symbol or held(s.tokens[seat], CHANGE_SYMBOL) > 0
            if missing <= 0 or changes or wealth(s.hand[seat], s.tokens[seat], False) > missing:
                return
        pay_coins(s, seat, codes[0])


def pay_coins(s: Race, seat: i64, code: i64) -> None:
    if code == CONFIRM:
        complete_purchase(s, seat)
    elif code >= SPEND:
        token = COIN_1 + code - SPEND
        s.tokens[seat] -= ONE[token]
        s.paid += 2 if token == COIN_1 else 4
    elif code >= HALF:
        lay_off(s, seat, code - HALF)
        s.paid += 1
    elif code >= COINS:
        kind = SYMBOL_CARD[code - COINS]
        lose_card(s, seat, kind)
        if SINGLE_USE[kind] == 1:
            s.gone[seat] += ONE[kind]
            s.coined |= bit(kind)
        else:
            s.played[seat] += ONE[kind]
        s.any_symbol = False
        s.paid += 2 * POWER[kind]
    else:
        s.tokens[seat] -= ONE[CHANGE_SYMBOL]
        s.any_symbol = True


def complete_purchase(s: Race, seat: i64) -> None:
    """A-4.14 Face up onto the own discard pile: out of use unless a reshuffle of this turn brings it (Q-17)."""
    take_from_pile(s, s.buying)
    s.discard[seat] += ONE[s.buying]
    s.fresh += ONE[s.buying]
    s.bought = True
    s.window = s.coined
    s.buying = -1
    s.paid = 0
    s.coined = 0
    s.phase = FREE


class Buy(RacePhase):
    """T-3.5 BUYING, D13. More than the price may be given: the excess is lost."""

    name = "buy"

    def codes(self, s: Race, seat: i64) -> vec[i64]:
        return purchase_codes(s, seat)

    def step(self, s: Race, seat: i64, code: i64) -> None:
        pay_coins(s, seat, code)
        settle_purchase(s)

    def reason(self, s: Race, seat: i64, code: i64) -> Refusal:
        price = int(PRICE[s.buying])
        facts = {"card": CARDS[s.buying], "price": price, "halves": int(s.paid)}
        if code == CONFIRM:
            return Refusal("A-4.15", "E_PRICE_NOT_REACHED", facts)
        if SPEND <= code < CONFIRM:
            return Refusal("A-4.29", "E_NO_TOKEN", {"token": "coin_1" if code == SPEND else "coin_2"})
        kind: i64 = -1
        if COINS <= code < HALF:
            kind = SYMBOL_CARD[code - COINS]
            if held(s.hand[seat], kind) > 0 and not has_coins(kind) and not s.any_symbol:
                return Refusal("A-4.15", "E_NO_COINS", {"card": SYMBOL_CARDS[code - COINS]})
        elif HALF <= code < SPEND:
            kind = code - HALF
        elif code == USE + CHANGE_SYMBOL:
            if s.any_symbol:
                return Refusal("A-4.36", "E_ALREADY_CHANGED")
            return Refusal("A-4.29", "E_NO_TOKEN", {"token": "change_symbol"})
        if kind < 0:
            return self.not_now(code)
        if held(s.hand[seat], kind) == 0:
            return Refusal("A-4.19", "E_NOT_IN_HAND", {"card": CARDS[kind]})
        return Refusal("T-3.11", "E_OUT_OF_REACH", facts)
