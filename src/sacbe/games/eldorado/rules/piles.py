"""Piles of cards and tokens as packed numbers: three bits a kind say how many of it there are.

No pile of one player holds more than 62 cards or more than four of a kind, so 21 kinds fit into one native integer.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.eldorado.data import (
    CARDS,
    COPIES,
    KINDS,
    MARKET_CARDS,
    SINGLE_USE_CARDS,
    STARTING,
    SYMBOL_CARDS,
    TOKEN_COPIES,
    TOKENS,
)

ONE: Final[vec[i64]] = vec[i64]([1 << (3 * kind) for kind in range(21)])  # one card of a kind
_EVERY_OTHER: Final[i64] = 0x31C71C71C71C71C7  # the kinds 0, 2, 4, ...; the last is never more than three


def held(pile: i64, kind: i64) -> i64:
    """How many of this kind."""
    return (pile >> (3 * kind)) & 7


def size(pile: i64) -> i64:
    """How many in all: kinds are added in pairs, then six-bit digits by casting out 63."""
    return ((pile & _EVERY_OTHER) + ((pile >> 3) & _EVERY_OTHER)) % 63


def nth_card(pile: i64, place: i64) -> i64:
    """The kind of one card of a pile, its cards counted from 0 by kind; the pile must have so many."""
    kind: i64 = 0
    place -= pile & 7
    while place >= 0:
        pile >>= 3
        kind += 1
        place -= pile & 7
    return kind


def kinds_in(pile: i64) -> i64:
    """How many different kinds."""
    n: i64 = 0
    while pile != 0:
        if pile & 7 != 0:
            n += 1
        pile >>= 3
    return n


def shared(pile: i64, other: i64) -> i64:
    """What both piles hold."""
    out: i64 = 0
    kind: i64
    for kind in range(KINDS):
        a, b = held(pile, kind), held(other, kind)
        out += ONE[kind] * (a if a < b else b)
    return out


def pack(names: Iterable[str], known: tuple[str, ...]) -> int:
    """The pile of these names."""
    pile = 0
    for name in names:
        pile += 1 << (3 * known.index(name))
    return pile


def card_names(pile: int) -> list[str]:
    return [CARDS[kind] for kind in range(len(CARDS)) for _ in range(pile >> (3 * kind) & 7)]


def token_names(pile: int) -> list[str]:
    return [TOKENS[kind] for kind in range(len(TOKENS)) for _ in range(pile >> (3 * kind) & 7)]


STARTING_DECK: Final[i64] = pack([name for name, copies in STARTING.items() for _ in range(copies)], CARDS)
FULL_MARKET: Final[i64] = pack([name for name in MARKET_CARDS for _ in range(COPIES)], CARDS)
FULL_BAG: Final[i64] = pack([TOKENS[k] for k in range(len(TOKENS)) for _ in range(TOKEN_COPIES[k])], TOKENS)
# Cards by their place in a verb's list.
SYMBOL_CARD: Final[vec[i64]] = vec[i64]([CARDS.index(name) for name in SYMBOL_CARDS])
SINGLE_USE_CARD: Final[vec[i64]] = vec[i64]([CARDS.index(name) for name in SINGLE_USE_CARDS])
