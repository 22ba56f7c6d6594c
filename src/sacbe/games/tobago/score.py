"""T-5 Scoring: the coins on a player's treasure cards, nothing else."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.games.tobago.data import COINS, COINS_OF


def coins(cards: i64) -> i64:
    """T-5.2"""
    total: i64 = 0
    while cards != 0:
        total += COINS_OF[lowest(cards)]
        cards &= cards - 1
    return total


def cards_by_coins(cards: i64) -> list[tuple[int, int]]:
    """How many cards of each value: the score by source."""
    out: list[tuple[int, int]] = []
    card: i64
    for value in COINS:
        n = 0
        for card in range(len(COINS_OF)):
            if (cards >> card) & 1 and COINS_OF[card] == value:
                n += 1
        out.append((value, n))
    return out


def best_seats(treasures: vec[i64], seats: i64) -> i64:
    """T-5.3 The most coins; tied players share the victory (R-17)."""
    best: i64 = -1
    mask: i64 = 0
    seat: i64
    for seat in range(seats):
        points = coins(treasures[seat])
        if points > best:
            best = points
            mask = 0
        if points == best:
            mask |= bit(seat)
    return mask


def most_valuable(cards: i64) -> i64:
    """T-4.6.2 The card a curse takes: one of the highest value; -1 if there is none."""
    found: i64 = -1
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if found < 0 or COINS_OF[card] > COINS_OF[found]:
            found = card
    return found
