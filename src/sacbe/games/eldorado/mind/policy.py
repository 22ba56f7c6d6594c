"""The quick player: it follows the plan of its turn, and plays what brings cards before that."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.eldorado.actions import (
    COINS,
    CONFIRM,
    DISCARD,
    DONE,
    END_PLAY,
    HALF,
    KEEP,
    PASS,
    PLAY,
    REMOVE,
    SPEND,
    TAKE,
    USE,
)
from sacbe.games.eldorado.data import DRAW_1, KINDS, POWER, PRICE, REMOVE_1, SCOUT, SINGLE_USE
from sacbe.games.eldorado.mind.judge import cards_of
from sacbe.games.eldorado.mind.turn import Turn
from sacbe.games.eldorado.rules.guards import contains
from sacbe.games.eldorado.rules.piles import SYMBOL_CARD, held
from sacbe.games.eldorado.state import (
    BUYING,
    CHOOSE_REMOVE,
    CHOOSE_REPLACE,
    CHOOSE_TAKE,
    DISCARDING,
    LATE,
    Race,
)


class Guide:
    def __init__(self, turn: Turn) -> None:
        self.turn: Final = turn

    def act(self, s: Race, seat: i64) -> i64:
        codes = s.codes(seat)
        if len(codes) == 1:
            return codes[0]
        phase = s.phase
        if phase == BUYING:
            return self.pay_coins(s, codes)
        if phase == CHOOSE_REMOVE:
            return self.remove(s, seat)
        if phase == CHOOSE_TAKE:
            self.turn.judge.look_at_market(s, seat, cards_of(s, seat))
            return TAKE + self.turn.judge.best_of_all(s) - SCOUT
        if phase == CHOOSE_REPLACE:
            return DONE if s.replaced > 0 else codes[0]
        if phase == DISCARDING:
            return self.keep(s, seat)
        if phase == LATE:
            return PASS
        return self.play(s, seat, codes)

    def play(self, s: Race, seat: i64, codes: vec[i64]) -> i64:
        """Cards that bring cards first; then as planned."""
        i: i64
        turn = self.turn
        turn.plan(s, seat)
        for i in range(len(codes)):
            code = codes[i]
            if PLAY <= code < USE:
                if (turn.eager >> (code - PLAY)) & 1 == 1:
                    return code
            elif code == USE + DRAW_1:
                return code
        if turn.first == END_PLAY and contains(codes, USE + REMOVE_1) and self.best_removal(s, seat) >= 0:
            return USE + REMOVE_1
        if contains(codes, turn.first):
            return turn.first
        return END_PLAY if codes[len(codes) - 1] == END_PLAY else codes[0]

    def pay_coins(self, s: Race, codes: vec[i64]) -> i64:
        """Coins that fit best: the largest that are not too many, else the fewest that are enough."""
        missing = 2 * PRICE[s.buying] - s.paid
        best = codes[0]
        least: i64 = 1000
        i: i64
        for i in range(len(codes)):
            code = codes[i]
            if code == CONFIRM:
                return code
            rank: i64 = 1000
            if code >= SPEND:
                rank = 40
            elif code >= HALF:
                rank = 20 + 2 * POWER[code - HALF]
            elif code >= COINS:
                kind = SYMBOL_CARD[code - COINS]
                over = 2 * POWER[kind] - missing
                rank = over + 30 if over > 0 else -over
                rank += 50 * SINGLE_USE[kind]
            if rank < least:
                best, least = code, rank
        return best

    def remove(self, s: Race, seat: i64) -> i64:
        kind = self.best_removal(s, seat)
        return REMOVE + kind if kind >= 0 else DONE

    def best_removal(self, s: Race, seat: i64) -> i64:
        """The card of the hand that the deck is best without; -1 if none, unless one must go."""
        cards = cards_of(s, seat)
        best: i64 = -1
        most = 0.0
        kind: i64
        for kind in range(KINDS):
            if held(s.hand[seat], kind) > 0:
                worth = self.turn.judge.removal(s, seat, cards, kind)
                if worth > most or (s.must_remove and best < 0):
                    best, most = kind, worth
        return best

    def keep(self, s: Race, seat: i64) -> i64:
        turn = self.turn
        turn.look_at_hand(s, seat)
        i: i64
        for i in range(turn.items.number):
            kind = turn.items.source[i]
            if held(s.hand[seat] - s.kept, kind) > 0 and turn.keeping(s, seat, i) > 0.0:
                return KEEP + kind
        return DISCARD
