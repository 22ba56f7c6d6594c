"""What is certain in El Dorado: nothing is paid beyond the price, and no figure goes there and back again."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.eldorado.actions import COINS, CONFIRM, HALF, SPEND
from sacbe.games.eldorado.data import PRICE, SINGLE_USE
from sacbe.games.eldorado.rules.money import has_coins
from sacbe.games.eldorado.state import BUYING, Race


def is_beaten(s: Race, seat: i64, code: i64) -> bool:
    """A-4.15 What is given beyond the price is lost; and a card that pays its coins pays more than a half."""
    if s.phase != BUYING or code < COINS or code >= CONFIRM:
        return False
    missing = 2 * PRICE[s.buying] - s.paid
    if missing <= 0:
        return True
    if code < HALF or code >= SPEND or missing == 1 or s.any_symbol:
        return False
    kind = code - HALF
    return has_coins(kind) and SINGLE_USE[kind] == 0


def is_as_before(earlier: Race, s: Race, seat: i64) -> bool:
    """All figures stand where they stood, and nothing was found or cleared: only cards are gone."""
    return (
        s.turn == seat
        and earlier.turn == seat
        and s.round == earlier.round
        and s.figure == earlier.figure
        and s.locked == earlier.locked
        and s.barrier == earlier.barrier
        and s.cave == earlier.cave
        and s.tokens[seat] == earlier.tokens[seat]
    )
