"""The Quest for El Dorado: a finish not taken, more paid than asked, moves that lead nowhere."""

from __future__ import annotations

from sacbe.games.eldorado.data import CARDS, PRICE, SINGLE_USE
from sacbe.games.eldorado.rules.money import has_coins
from sacbe.games.eldorado.state import FREE, TARGET, Race
from tests.bots.certain.turn import Beaten, Turn

_NEAR = 4  # moves from El Dorado within which a way into it is looked for
_PAYMENTS = ("coins", "half", "spend")


def beaten(turn: Turn) -> Beaten | None:
    s = turn.views[-1]
    assert isinstance(s, Race)
    if turn.verb() == "end":
        return _finish_left(turn, s)
    if turn.verb() in _PAYMENTS:
        return _needless_payment(turn, s)
    if turn.verb() == "step":
        return _back_again(turn, s)
    return None


def _finish_left(turn: Turn, s: Race) -> Beaten | None:
    """E-5.1, E-5.2 Whoever arrives now stands before all who do not arrive in this round, and those who do would win in
    any case: with the last figure there is nothing to wait for."""
    if 0 < s.way_left(turn.seat) <= _NEAR:
        way = _way_in(s, turn.seat, 4)
        if way:
            return Beaten(", ".join(turn.text(code) for code in way), "the last figure arrives")
    return None


def _way_in(s: Race, seat: int, longest: int) -> list[int]:
    """Cards and steps that bring the last figure into El Dorado for certain: nothing is drawn on the way."""
    for code in s.legal(seat) if longest else []:
        t = s.copy()
        t.step(seat, code)
        if t.arrived[seat] > 0:
            return [code]
        if t.turn == seat and t.phase in (FREE, TARGET) and t.way_left(seat) + (t.phase == FREE) <= s.way_left(seat):
            way = _way_in(t, seat, longest - 1)
            if way:
                return [code, *way]
    return []


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


def _back_again(turn: Turn, s: Race) -> Beaten | None:
    """A figure that is back where it stood earlier in the turn, and nothing was gained on the way."""
    after = turn.after()
    assert isinstance(after, Race)
    for index in turn.since_news():
        earlier = turn.views[index]
        assert isinstance(earlier, Race)
        if turn.verb(index) == "step" and _standing(earlier) == _standing(after):
            return Beaten("end", "a figure is back where it stood before, and cards are gone")
    return None


def _standing(s: Race) -> tuple[object, ...]:
    """What a move can change, but for the cards that were played for it."""
    return list(s.figure), list(s.locked), list(s.blockades), list(s.tokens), s.barrier, s.cave
