"""T-7.2, T-8.7 The outcomes of a draw of treasure cards: by value, with a ticket for each card that is left of it.

The first edition numbered the cards and drew them one by one: its records name each of them.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.core.errors import Refusal
from sacbe.games.tobago.data import FIRST_OF_VALUE, TREASURES, VALUE_OF, VALUES
from sacbe.games.tobago.rules.values import all_of, equals
from sacbe.games.tobago.state import Tobago


def card_codes(cards: i64, base: i64) -> vec[i64]:
    out = vec[i64](capacity=41)
    while cards != 0:
        out = append(out, base + lowest(cards))
        cards &= cards - 1
    return out


def value_codes(s: Tobago, cards: i64, base: i64) -> vec[i64]:
    """One code a value: that of its first card, wherever that one lies."""
    if s.edition == 1:
        return card_codes(cards, base)
    out = vec[i64](capacity=6)
    value: i64
    for value in range(VALUES):
        if cards & all_of(value) != 0:
            out = append(out, base + FIRST_OF_VALUE[value])
    return out


def cards_like(s: Tobago, cards: i64, card: i64) -> i64:
    """Those of these cards that the code of a card means."""
    return cards & bit(card) if s.edition == 1 else equals(cards, card)


def not_by_value(s: Tobago, card: i64) -> Refusal | None:
    first = FIRST_OF_VALUE[VALUE_OF[card]]
    if s.edition == 1 or card == first:
        return None
    return Refusal("T-7.2", "NOT_BY_VALUE", {"card": TREASURES[card], "other": TREASURES[first]})
