"""A-4.15 What cards and tokens are worth for buying, in half coins."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.eldorado.data import ANY, CARD_SYMBOL, CHANGE_SYMBOL, COIN, COIN_1, COIN_2, KINDS, POWER
from sacbe.games.eldorado.rules.piles import ONE, held


def has_coins(kind: i64) -> bool:
    return CARD_SYMBOL[kind] == COIN or CARD_SYMBOL[kind] == ANY


def wealth(hand: i64, tokens: i64, any_symbol: bool) -> i64:
    """A-4.15 The most half coins that these cards and tokens can make."""
    halves = 2 * held(tokens, COIN_1) + 4 * held(tokens, COIN_2)
    others: i64 = 0  # green and blue cards
    kind: i64
    for kind in range(KINDS):
        n = held(hand, kind)
        if n > 0:
            if has_coins(kind):
                halves += 2 * n * POWER[kind]
            else:
                halves += n
                if CARD_SYMBOL[kind] >= 0:
                    others += n * ONE[kind]
    changes = held(tokens, CHANGE_SYMBOL) + (1 if any_symbol else 0)
    while changes > 0 and others != 0:  # the strongest cards that are turned to coins
        best: i64 = -1
        for kind in range(KINDS):
            if held(others, kind) > 0 and (best < 0 or POWER[kind] > POWER[best]):
                best = kind
        halves += 2 * POWER[best] - 1
        others -= ONE[best]
        changes -= 1
    return halves
