"""A-4.15 What cards and tokens are worth for buying, in half coins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.eldorado.data import ANY, CARD_SYMBOL, CHANGE_SYMBOL, COIN, COIN_1, COIN_2, KINDS, POWER
from sacbe.games.eldorado.rules.piles import ONE, held


def has_coins(kind: i64) -> bool:
    return CARD_SYMBOL[kind] == COIN or CARD_SYMBOL[kind] == ANY


HALVES: Final[vec[i64]] = vec[i64]([2 * POWER[kind] if has_coins(kind) else 1 for kind in range(KINDS)])  # by kind


def wealth(hand: i64, tokens: i64, any_symbol: bool) -> i64:
    """A-4.15 The most half coins that these cards and tokens can make."""
    halves = 2 * held(tokens, COIN_1) + 4 * held(tokens, COIN_2)
    cards = hand
    kind: i64 = 0
    while cards != 0:
        halves += (cards & 7) * HALVES[kind]
        cards >>= 3
        kind += 1
    changes = held(tokens, CHANGE_SYMBOL)
    if any_symbol:
        changes += 1
    if changes == 0:
        return halves
    others: i64 = 0  # green and blue cards
    for kind in range(KINDS):
        if CARD_SYMBOL[kind] >= 0 and not has_coins(kind):
            others += held(hand, kind) * ONE[kind]
    while changes > 0 and others != 0:  # the strongest cards that are turned to coins
        best: i64 = -1
        for kind in range(KINDS):
            if held(others, kind) > 0 and (best < 0 or POWER[kind] > POWER[best]):
                best = kind
        halves += 2 * POWER[best] - 1
        others -= ONE[best]
        changes -= 1
    return halves
