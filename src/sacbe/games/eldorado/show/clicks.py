"""On which elements, in which order, each action is clicked."""

from __future__ import annotations

from sacbe.games.eldorado.actions import (
    BUY,
    COINS,
    CONFIRM,
    DISCARD,
    DONE,
    HALF,
    KEEP,
    PAY,
    PLAY,
    REMOVE,
    REPLACE,
    SPEND,
    STEP,
    STOP,
    TAKE,
    USE,
)
from sacbe.games.eldorado.data import CARDS, COIN_1, SYMBOL_CARDS, TOKENS
from sacbe.games.eldorado.rules.piles import SYMBOL_CARD
from sacbe.games.eldorado.show.reach import blockade_id, hex_id, target_of
from sacbe.games.eldorado.show.view import held_by, stalls
from sacbe.games.eldorado.state import BUYING, CHOOSE_TAKE, FREE, Race


def hand_ids(s: Race, seat: int, kind: int) -> list[str]:
    """The cards of a kind in the hand. Of one that is not there, its first: a click may ask why not."""
    return [f"hand-{CARDS[kind]}-{k}" for k in range(max(held_by(int(s.hand[seat]), kind), 1))]


def token_ids(s: Race, seat: int, token: int) -> list[str]:
    return [f"token-{TOKENS[token]}-{k}" for k in range(max(held_by(int(s.tokens[seat]), token), 1))]


def clicks(s: Race, seat: int, code: int) -> list[list[str]]:
    """The alternative paths that mean an action."""
    if seat < 0 or seat >= s.seats:
        return []
    if PLAY <= code < USE:
        return [[name] for name in hand_ids(s, seat, code - int(PLAY))]
    if USE <= code < STEP:
        return [[name] for name in token_ids(s, seat, code - int(USE))]
    if STEP <= code < STOP:
        return _target_clicks(s, seat, code)
    if code == STOP:
        return [["source"]]
    if PAY <= code < BUY:
        return [[name] for name in hand_ids(s, seat, code - int(PAY))]
    if BUY <= code < COINS or TAKE <= code < REMOVE:
        return _market_clicks(s, seat, code, code - int(BUY if code < COINS else TAKE) + 3)
    if COINS <= code < HALF:
        return [[name] for name in hand_ids(s, seat, int(SYMBOL_CARD[code - COINS]))]
    if HALF <= code < SPEND:
        return _half_clicks(s, seat, code - int(HALF))
    if SPEND <= code < CONFIRM:
        return [[name] for name in token_ids(s, seat, int(COIN_1) + code - int(SPEND))]
    if REMOVE <= code < DONE:
        first = int(REMOVE) if code < REPLACE else int(REPLACE)
        return [[name] for name in hand_ids(s, seat, code - first)]
    if KEEP <= code < DISCARD:
        kind = code - int(KEEP)
        marked = held_by(int(s.kept), kind)
        return [[name] for name in hand_ids(s, seat, kind)[marked:]]
    return []


def _target_clicks(s: Race, seat: int, code: int) -> list[list[str]]:
    """A hex or a blockade; if both own figures could go there, the figure too."""
    figure, there, number = target_of(s, seat, code)
    if figure < 0 or (there < 0 and number < 0):
        return []
    name = hex_id(there) if there >= 0 else blockade_id(number)
    if s.seats != 2:
        return [[name]]
    others = [
        other
        for other in s.legal(seat)
        if STEP <= other < STOP and target_of(s, seat, other)[1:] == (there, number) and other != code
    ]
    return [[name, f"figure-{figure}"]] if others else [[name]]


def _market_clicks(s: Race, seat: int, code: int, kind: int) -> list[list[str]]:
    """On a phone the upper rows lie in a drawer, which is opened first."""
    name = f"market-{CARDS[kind]}"
    below = kind in stalls(s)[0] or s.phase not in (FREE, CHOOSE_TAKE) or code not in s.legal(seat)
    return [[name]] if below else [["market", name], [name]]


def _half_clicks(s: Race, seat: int, kind: int) -> list[list[str]]:
    """A card that could pay more has a place of its own for half a coin."""
    names = hand_ids(s, seat, kind)
    legal = s.legal(seat) if s.phase == BUYING else []
    both = CARDS[kind] in SYMBOL_CARDS and int(COINS) + SYMBOL_CARDS.index(CARDS[kind]) in legal
    return [[f"half-{name}" if both else name] for name in names]
