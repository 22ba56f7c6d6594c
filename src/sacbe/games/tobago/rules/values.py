"""T-7.2 Treasure cards by what is on them. A tally says how many there are of each value, six bits a value."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest
from sacbe.games.tobago.data import COINS_OF, CURSE, FIRST_OF_VALUE, VALUE_OF, VALUES

_BITS: Final[i64] = 6
_MOST: Final[i64] = 63


def tally_of(card: i64) -> i64:
    """One card."""
    return bit(VALUE_OF[card] * _BITS)


def many_of(value: i64, n: i64) -> i64:
    return n << (value * _BITS)


def number_of(tally: i64, value: i64) -> i64:
    return (tally >> (value * _BITS)) & _MOST


def curses_in(tally: i64) -> i64:
    return number_of(tally, CURSE)


def cards_in(tally: i64) -> i64:
    n: i64 = 0
    while tally != 0:
        n += tally & _MOST
        tally >>= _BITS
    return n


def coins_in(tally: i64) -> i64:
    total: i64 = 0
    value: i64
    for value in range(CURSE):
        total += number_of(tally, value) * COINS_OF[FIRST_OF_VALUE[value]]
    return total


def tally(cards: i64) -> i64:
    """What a set of cards holds."""
    out: i64 = 0
    value: i64
    for value in range(VALUES):
        out |= many_of(value, count(cards & all_of(value)))
    return out


def without(a: i64, b: i64) -> i64:
    """What is left of one tally when as much of the other as there is in it is taken away."""
    out: i64 = 0
    value: i64
    for value in range(VALUES):
        left = number_of(a, value) - number_of(b, value)
        if left > 0:
            out |= many_of(value, left)
    return out


def all_of(value: i64) -> i64:
    """Every card of a value."""
    return bit(FIRST_OF_VALUE[value + 1]) - bit(FIRST_OF_VALUE[value])


def equals(cards: i64, card: i64) -> i64:
    """Those of these cards that cannot be told from this one."""
    return cards & all_of(VALUE_OF[card])


def some_of(cards: i64, tally: i64) -> i64:
    """So many of these cards; all there are of a value if there are not enough."""
    out: i64 = 0
    value: i64
    for value in range(VALUES):
        n = number_of(tally, value)
        rest = cards & all_of(value)
        while n > 0 and rest != 0:
            out |= bit(lowest(rest))
            rest &= rest - 1
            n -= 1
    return out
