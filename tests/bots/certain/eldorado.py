"""The Quest for El Dorado: more paid than asked, moves that lead nowhere."""

from __future__ import annotations

from sacbe.games.eldorado.data import CARDS, PRICE, SINGLE_USE
from sacbe.games.eldorado.rules.money import has_coins
from sacbe.games.eldorado.state import Race
from tests.bots.certain.turn import Beaten, Turn

_PAYMENTS = ("coins", "half", "spend")


def beaten(turn: Turn) -> Beaten | None:
    s = turn.views[-1]
    assert isinstance(s, Race)
    if turn.verb() == "step":
        return _back_again(turn)
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


def _back_again(turn: Turn) -> Beaten | None:
    """A figure that is back where it stood earlier in the turn, and nothing was gained on the way: no card is rid of.
    A step that has to be paid for has not been taken yet (A-4.8), and who has drawn cards may change his mind."""
    after = turn.after()
    assert isinstance(after, Race)
    for index, earlier in enumerate(turn.views[:-1]):
        assert isinstance(earlier, Race)
        drawn = list(earlier.draw) != list(after.draw)
        if turn.verb(index) == "step" and not drawn and _standing(earlier) == _standing(after):
            return Beaten("end", "a figure is back where it stood before, and cards are gone")
    return None


def _standing(s: Race) -> tuple[object, ...]:
    """What a move can change, but for the cards that were played for it."""
    return *(list(each) for each in (s.figure, s.locked, s.blockades, s.tokens, s.gone)), s.barrier, s.cave
