"""The Quest for El Dorado: more paid than asked, moves that lead nowhere, a finish left untaken."""

from __future__ import annotations

import re

from sacbe.core.state import NATURE
from sacbe.games.eldorado.actions import ACTIONS
from sacbe.games.eldorado.data import CARDS, PRICE, SINGLE_USE, SYMBOL_CARDS
from sacbe.games.eldorado.rules.money import has_coins
from sacbe.games.eldorado.state import CAVES, Race
from tests.bots.certain.turn import Beaten, Turn

_PAYMENTS = ("coins", "half", "spend")
_NEAR = 6  # moves to El Dorado from which every way there is tried out
_WALKING = ("play", "use", "step", "clear", "pay")
_WALKING_TOKENS = re.compile(r"(machete|paddle|coin)_\d|native_step|pass_through|change_symbol")


def beaten(turn: Turn) -> Beaten | None:
    s = turn.views[-1]
    assert isinstance(s, Race)
    if _left_untaken(turn):
        return Beaten("the way home", "what was held when the turn began led to El Dorado")
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


def _left_untaken(turn: Turn) -> bool:
    """Whether a turn is over that could have brought the last figure home, and has not."""
    s, after = turn.views[0], turn.after()
    assert isinstance(s, Race)
    assert isinstance(after, Race)
    over = turn.verb() == "end" or after.turn != turn.seat
    untaken = over and not after.arrived[turn.seat] and s.way_left(turn.seat) <= _NEAR
    return untaken and _comes_home(s, turn.seat, set())


def _comes_home(s: Race, seat: int, seen: set[str]) -> bool:
    """E-5.1 Whether the seat has arrived, or can still arrive in this turn with what it holds, whatever caves hold."""
    if s.arrived[seat] > 0:
        return True
    if s.phase == CAVES:
        s = s.copy()
        tokens = s.tokens[seat]
        while s.phase == CAVES:
            s.step(NATURE, s.codes(NATURE)[0])
        s.tokens[seat] = tokens
    here = str([list(s.figure), s.hand[seat], s.tokens[seat], s.barrier, s.phase, s.source, s.left, s.to_pay, s.mover,
                s.symbol, s.pay_hex, s.pay_joint, s.any_symbol, s.pass_through])  # fmt: skip
    if s.turn != seat or s.acting() != 1 << seat or here in seen:
        return False
    seen.add(here)
    for code in s.legal(seat):
        verb, words = ACTIONS.decode(code)
        if verb not in _WALKING or (verb == "use" and not _WALKING_TOKENS.fullmatch(words[0])):
            continue
        if verb == "play" and words[0] not in (*SYMBOL_CARDS, "native"):
            continue
        after = s.copy()
        after.step(seat, code)
        if _comes_home(after, seat, seen):
            return True
    return False
