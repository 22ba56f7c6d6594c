"""Plans made before. One search comes to the same turn again and again: guesses differ in what other seats hold."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.eldorado.mind.deck import Deck
from sacbe.games.eldorado.mind.ground import figures_of
from sacbe.games.eldorado.rules.market import bottom_kinds
from sacbe.games.eldorado.rules.piles import size
from sacbe.games.eldorado.state import Race

_PLANS: Final[i64] = 16381  # places to keep one, a hundred bytes each; a prime, as keys are packed numbers
_WORDS: Final[i64] = 9  # of a key


class Plans:
    """A plan has one place where it may be, by its key: all of a position that a plan depends on."""

    def __init__(self) -> None:
        self.worth: vec[float] = vec[float]([0.0] * int(_PLANS))
        self.first: vec[i64] = vec[i64]([0] * int(_PLANS))
        self.spare: vec[i64] = vec[i64]([0] * int(_PLANS))
        self.eager: vec[i64] = vec[i64]([0] * int(_PLANS))
        self._keys: vec[i64] = vec[i64]([-1] * int(_PLANS * _WORDS))
        self._key: vec[i64] = vec[i64]([0] * int(_WORDS))

    def find(self, s: Race, seat: i64, deck: Deck) -> i64:
        """Where the plan of this position is to be kept. Whether it is already there: see `known`."""
        self._write_key(s, seat, deck)
        at: i64 = 0
        i: i64
        for i in range(_WORDS):
            at = (at * 31 + self._key[i]) % _PLANS
        return at

    def known(self, at: i64) -> bool:
        """Whether it is the plan last looked for that is kept here."""
        i: i64 = 0
        while i < _WORDS and self._keys[at * _WORDS + i] == self._key[i]:
            i += 1
        return i == _WORDS

    def keep(self, at: i64, worth: float, first: i64, spare: i64, eager: i64) -> None:
        """The plan last looked for."""
        i: i64
        for i in range(_WORDS):
            self._keys[at * _WORDS + i] = self._key[i]
        self.worth[at] = worth
        self.first[at] = first
        self.spare[at] = spare
        self.eager[at] = eager

    def _write_key(self, s: Race, seat: i64, deck: Deck) -> None:
        """Whatever Turn.plan comes to read must be in here. Numbers that may be -1 are written one higher."""
        key = self._key
        key[0] = s.hand[seat]
        key[1] = deck.cards
        key[2] = s.market
        key[3] = s.tokens[seat]
        key[4] = figures_of(s)
        key[5] = (s.barrier << 27) + s.cave  # six joints and nine caves, three bits each
        second = s.own_figure(seat, 1)
        locked = s.locked[seat] << 9
        if second >= 0:
            locked += s.locked[second]
        key[6] = (((bottom_kinds(s) << 6) + size(s.draw[seat])) << 18) + locked
        turn = (s.seats << 2) + seat
        turn = (turn << 3) + deck.stage
        turn = (turn << 4) + s.phase
        turn = (turn << 6) + s.source + 1
        turn = (turn << 2) + s.symbol + 1
        turn = (turn << 3) + s.left
        turn = (turn << 3) + s.mover + 1
        turn = (turn << 3) + s.payer + 1
        turn = (turn << 9) + s.pay_hex + 1
        turn = (turn << 3) + s.pay_joint + 1
        turn = (turn << 3) + s.to_pay
        turn = (turn << 5) + s.buying + 1
        turn = (turn << 6) + s.paid
        key[7] = (turn << 5) + flags_of(s)
        key[8] = deck.ways.serial


def flags_of(s: Race) -> i64:
    flags: i64 = 0
    if s.any_symbol:
        flags |= 1
    if s.pass_through:
        flags |= 2
    if s.native_through:
        flags |= 4
    if s.discard_all:
        flags |= 8
    if s.bought:
        flags |= 16
    return flags
