"""How fast a deck travels: rounds for every kind of hex, and so what a card is worth that joins or leaves it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.eldorado.data import (
    ANY,
    CARD_SYMBOL,
    COIN,
    KINDS,
    NATIVE,
    POWER,
    SCIENTIST,
    SINGLE_USE,
    TRANSMITTER,
    TRAVEL_LOG,
)
from sacbe.games.eldorado.eval_ways import ASKS, DISCARDS, REMOVALS, Ways
from sacbe.games.eldorado.rules.piles import held, size


class Weights:
    """What a player believes about decks."""

    def __init__(self, run: float, once: float, hope: float, thrift: float, thin: float, pace: float) -> None:
        self.run: Final = run  # of each symbol beyond the first hex of a card, how much finds a hex of its kind
        self.once: Final = once  # what a single-use card counts, against one that comes back
        self.hope: Final = hope  # cards still to be bought: so many more hexes of every kind a round
        self.thrift: Final = thrift  # and so many for every coin a round
        self.thin: Final = thin  # what a card that draws and removes adds to that
        self.pace: Final = pace  # rounds are shorter than hexes one by one: cards of other colours go on meanwhile
        table: list[float] = []
        coins: list[float] = []
        draws: list[float] = []
        for kind in range(21):
            weight = once if SINGLE_USE[kind] == 1 else 1.0
            symbol, power = CARD_SYMBOL[kind], float(POWER[kind])
            for ground in range(3):
                for cost in range(1, 5):
                    hexes = 0.0
                    if kind == NATIVE:
                        hexes = 1.0
                    elif symbol in (ANY, ground) and power >= cost:
                        hexes = 1.0 + run * (power / cost - 1.0)
                    table.append(weight * hexes)
            coins.append(weight * power if symbol in (COIN, ANY) else 0.5)
            new = {16: 2.0, 17: 3.0, 18: 1.0, 19: 2.0}.get(kind, 0.0)
            draws.append(weight * new)
        self.hexes: Final = vec[float](table)  # by card * 12 + what: how many such hexes it enters
        self.coins: Final = vec[float](coins)
        self.draws: Final = vec[float](draws)


# What a way without any fitting card is worth waiting for, by cost: dear hexes ask for dear cards.
_HOPED: Final[vec[float]] = vec[float]([1.6, 1.1, 0.7, 0.4])
_DISCARD: Final = 0.2  # rounds for a card given at rubble: the worst of the hand
_REMOVE: Final = 0.16
_MOST_DRAWN: Final = 0.6

PLAIN: Final = Weights(0.5, 0.45, 0.2, 0.0, 0.0, 0.62)
KEEN: Final = Weights(0.55, 0.4, 0.1, 0.06, 0.2, 0.62)


class Deck:
    """One deck on one route: its pace, and lazily the rounds left from every hex."""

    def __init__(self, ways: Ways, weights: Weights, cards: i64) -> None:
        self.ways: Final = ways
        self.weights: Final = weights
        self.pace: vec[float] = pace_of(weights, cards)
        self.known: vec[float] = vec[float]([-1.0] * int(ways.size))

    def rounds(self, here: i64) -> float:
        if self.known[here] < 0.0:
            self.known[here] = self.ways.rounds(here, self.pace)
        return self.known[here]


def pace_of(weights: Weights, cards: i64) -> vec[float]:
    """Rounds for every kind of hex, by `what` of Ways."""
    pace = vec[float]([0.0] * int(ASKS))
    number = float(max(size(cards), 1))
    coins = 0.0
    drawn = 0.0
    hope = weights.hope
    kind: i64
    what: i64
    for kind in range(KINDS):
        n = held(cards, kind)
        if n == 0:
            continue
        some = float(n)
        coins += some * weights.coins[kind]
        drawn += some * weights.draws[kind]
        for what in range(12):
            pace[what] += some * weights.hexes[kind * 12 + what]
        if kind == TRANSMITTER:
            hope += some * weights.once
        elif kind in (SCIENTIST, TRAVEL_LOG):
            hope += some * weights.thin
    # A card that draws makes place for others: so many cards come in a round.
    each = min(4.0 / (number * (1.0 - min(drawn / number, _MOST_DRAWN))), 1.0)
    hope += weights.thrift * coins * each  # a bigger purchase every round
    for what in range(12):
        pace[what] = weights.pace / (each * pace[what] + hope * _HOPED[what & 3])
    pace[DISCARDS] = _DISCARD
    pace[REMOVALS] = _REMOVE
    return pace
