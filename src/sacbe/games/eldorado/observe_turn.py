"""The turn that is going on at El Dorado, as numbers: what moves a figure, what is half done, what comes next."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.observation import Field, Vector
from sacbe.games.eldorado.data import (
    BLOCKADES,
    CAMP,
    HAND,
    KINDS,
    MAX_CAVES,
    PRICE,
    SCOUT,
    SINGLE_USE_CARDS,
    TOKEN_KINDS,
)
from sacbe.games.eldorado.rules.piles import SINGLE_USE_CARD
from sacbe.games.eldorado.state import (
    BUYING,
    CAVES,
    CHOOSE_REMOVE,
    CHOOSE_REPLACE,
    DEAL,
    DISCARDING,
    DRAWING,
    FREE,
    LATE,
    NEXT,
    PAYING,
    TARGET,
    Race,
)

_COPIES: Final = 4.0  # of a card in one pile, at most
_SHARE: Final[vec[float]] = vec[float]([number / _COPIES for number in range(8)])
_POWER: Final = 6.0
_HALVES: Final = 10.0
_ONCE: Final[i64] = len(SINGLE_USE_CARDS)
_WARES: Final[i64] = KINDS - SCOUT
# Where the play goes on after a chance or a choice.
_THEN: Final[vec[i64]] = vec[i64]([FREE, TARGET, PAYING, BUYING, CHOOSE_REMOVE, DISCARDING, LATE, DEAL, NEXT])

TURN: Final = [
    Field("source", int(KINDS + TOKEN_KINDS), "the card or token that is moving a figure"),
    Field("symbol", 3, "what it is used for, once that is known: machete, paddle, coin"),
    Field("left", 1, "its symbols not spent, of 6"),
    Field("mover", 2, "the figure it moves: first, second"),
    Field("marks", 5, "that figure has moved; the source is kept; any symbol next; through others; has bought"),
    Field("can_save", int(_ONCE), "single-use cards that could be kept now, in the order of the market"),
    Field("played", int(KINDS), "cards in the play area, of 4"),
    Field(
        "new",
        int(_WARES + TOKEN_KINDS),
        "cards bought or taken this turn, and in the first edition tokens found, of 4: not to be used yet",
    ),
    Field("payer", 2, "the figure that pays with cards: first, second"),
    Field("pays_for", 13, "for the hex in one of the six directions, for a base camp there, for blockade 1 to 6"),
    Field("to_pay", 1, "cards still to be given, of 4"),
    Field("buying", int(_WARES), "the card that is being bought"),
    Field("missing", 1, "of its price, in half coins, of 10"),
    Field("coined", int(_ONCE), "single-use cards that paid for it"),
    Field("to_remove", 2, "cards that may be removed, of 2; one that must be"),
    Field("replaced", 1, "cards laid off to draw others, of 4"),
    Field("my_kept", int(KINDS), "cards of my hand that are to stay, of 4"),
    Field("drawer", 4, "who draws: me, then the others in the order of play"),
    Field("to_draw", 1, "cards, of 4"),
    Field("finder", 2, "the figure that looks into caves: first, second"),
    Field("finds", int(MAX_CAVES), "the caves it takes a token of"),
    Field(
        "then",
        len(_THEN),
        "after the drawing, the caves or the choice: play, target, pay, buy, remove, discard, late, deal, next turn",
    ),
]


def write_turn(s: Race, seat: i64, out: Vector) -> None:
    out.one_of(s.source, KINDS + TOKEN_KINDS)
    out.one_of(s.symbol, 3)
    out.put(float(s.left) / _POWER)
    _write_number(s, s.mover, out)
    out.flag(s.moved)
    out.flag(s.spared)
    out.flag(s.any_symbol)
    out.flag(s.pass_through)
    out.flag(s.bought)
    _write_single_uses(s.window, out)
    write_pile(s.played[s.turn] if s.turn < s.seats else 0, KINDS, out)
    write_pile(s.fresh >> (3 * SCOUT), _WARES, out)
    write_pile(s.new_tokens, TOKEN_KINDS, out)
    _write_payment(s, out)
    out.one_of(s.buying - SCOUT, _WARES)
    out.put(float(2 * PRICE[s.buying] - s.paid) / _HALVES if s.buying >= 0 else 0.0)
    _write_single_uses(s.coined, out)
    out.put(float(s.to_remove) / 2.0)
    out.flag(s.must_remove)
    out.put(float(s.replaced) / float(HAND))
    write_pile(s.kept if s.turn == seat else 0, KINDS, out)
    out.one_of((s.drawer - seat + s.racers) % s.racers if s.phase == DRAWING else -1, 4)
    out.put(float(s.to_draw) / float(HAND))
    _write_number(s, s.finder, out)
    out.bits(s.finds, MAX_CAVES)
    then: i64 = -1
    if s.phase == CAVES:
        then = s.back
    elif s.phase in (DRAWING, CHOOSE_REMOVE, CHOOSE_REPLACE):
        then = s.after
    i: i64
    for i in range(len(_THEN)):
        out.flag(_THEN[i] == then)


def write_pile(pile: i64, kinds: i64, out: Vector) -> None:
    values, at = out.values, out.at
    while pile != 0:
        if pile & 7 != 0:
            values[at] = _SHARE[pile & 7]
        pile >>= 3
        at += 1
    out.at += kinds


def _write_number(s: Race, figure: i64, out: Vector) -> None:
    """Whether it is the first or the second figure of whose turn it is; -1 is none."""
    out.flag(figure >= 0 and figure == s.turn)
    out.flag(figure >= 0 and figure != s.turn)


def _write_single_uses(cards: i64, out: Vector) -> None:
    i: i64
    for i in range(_ONCE):
        out.flag((cards >> SINGLE_USE_CARD[i]) & 1 == 1)


def _write_payment(s: Race, out: Vector) -> None:
    _write_number(s, s.payer, out)
    i: i64
    for i in range(6):
        out.flag(s.pay_hex >= 0 and s.route.next[6 * s.figure[s.payer] + i] == s.pay_hex)
    out.flag(s.pay_hex >= 0 and s.route.terrain[s.pay_hex] == CAMP)
    out.one_of(s.standing(s.pay_joint) - 1 if s.pay_joint >= 0 else -1, BLOCKADES)
    out.put(float(s.to_pay) / float(HAND))
