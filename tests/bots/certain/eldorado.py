"""The Quest for El Dorado: more paid than asked."""

from __future__ import annotations

from sacbe.games.eldorado.data import CARDS, PRICE, SINGLE_USE
from sacbe.games.eldorado.rules.money import has_coins
from sacbe.games.eldorado.state import Race
from tests.bots.certain.turn import Beaten, Turn

_PAYMENTS = ("coins", "half", "spend")


def beaten(turn: Turn) -> Beaten | None:
    s = turn.views[-1]
    assert isinstance(s, Race)
    return _needless_payment(turn, s) if turn.verb() in _PAYMENTS else None


def _needless_payment(turn: Turn, s: Race) -> Beaten | None:
    """A-4.15 What is given beyond the price is lost."""
    missing = 2 * int(PRICE[s.buying]) - int(s.paid)
    if missing <= 0:
        return Beaten("confirm", "the price is paid")
    if turn.verb() == "half" and missing > 1 and not s.any_symbol:
        kind = CARDS.index(turn.words()[0])
        if has_coins(kind) and not SINGLE_USE[kind]:
            return Beaten(f"coins {CARDS[kind]}", "the same card pays more")
    return None
