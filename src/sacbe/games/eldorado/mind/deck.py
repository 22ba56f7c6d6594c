"""How fast a deck travels: rounds for every kind of hex, and so what a card is worth that joins or leaves it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.games.eldorado.data import (
    ANY,
    BLOCKADE_ASKS,
    BLOCKADE_COST,
    CARD_SYMBOL,
    CARTOGRAPHER,
    COIN,
    COMPASS,
    KINDS,
    NATIVE,
    POWER,
    RUBBLE,
    SCIENTIST,
    SINGLE_USE,
    TRANSMITTER,
    TRAVEL_LOG,
)
from sacbe.games.eldorado.mind.ways import ASKS, DISCARDS, REMOVALS, Ways
from sacbe.games.eldorado.rules.piles import ONE, held, size
from sacbe.games.eldorado.rules.track import Route

EXPLORER: Final[i64] = 0
TRAVELER: Final[i64] = 1
STAGES: Final[i64] = 8  # a race is looked at in eighths
_MOST_DRAWN: Final = 0.6
BLOCKADE_WORTH: Final = 0.12  # a blockade owned: it breaks ties
BLOCKADE_SHARE: Final = 0.7  # of the rounds a standing blockade costs, as somebody else may clear it
_ONCE: Final = 0.5  # what a single-use card counts at most: a deck is often gone through more than once


class Weights:
    """What a player believes about decks."""

    def __init__(
        self,
        run: float,
        uses: float,
        hope: float,
        pace: float,
        thin: float,
        taken: float,
        discard: float,
        remove: float,
        bulk: float,
        eager: float,
        coin: float,
        last: float,
    ) -> None:
        self.run: Final = run  # of each symbol beyond the first hex of a card, how much finds a hex of its kind
        self.uses: Final = uses  # how often a card is used up for each round left: a single-use card only once
        self.hope: Final = hope  # hexes a round that cards still to be bought will add, with three coins a round
        self.pace: Final = pace  # hexes are paid one after the other, but cards of several colours go at once
        self.thin: Final = thin  # hexes a round for a card that removes others
        self.taken: Final = taken  # the share of a good card that a Transmitter is
        self.discard: Final = discard  # rounds for a card given at rubble, the worst of the hand
        self.remove: Final = remove  # and at a camp
        self.bulk: Final = bulk  # cards that a deck is thought larger than it is, so that one less matters less
        self.eager: Final = eager  # the share of what a new card promises that is believed
        self.coin: Final = coin  # rounds that a new card promises for each coin of its price; 0: what the deck gains
        self.last: Final = last  # rounds lost by a deck that has no card for the last hex; less than arriving counts
        self.hexes: vec[float] = vec[float]()  # (stage * KINDS + card) * 12 + what: how many such hexes it enters
        self.coins: vec[float] = vec[float]()  # stage * KINDS + card
        self.draws: vec[float] = vec[float]()
        stage: i64
        for stage in range(STAGES):
            self._weigh(self.left(stage))

    def left(self, stage: i64) -> float:
        """The share of the race that is still to come."""
        return 1.0 - (float(stage) + 0.5) / float(STAGES)

    def _weigh(self, left: float) -> None:
        kind: i64
        ground: i64
        cost: i64
        for kind in range(KINDS):
            weight = min(_ONCE, 1.0 / (self.uses * left)) if SINGLE_USE[kind] == 1 else 1.0
            symbol, power = CARD_SYMBOL[kind], float(POWER[kind])
            if kind == TRANSMITTER:
                weight, symbol, power = self.taken * left, ANY, 4.0
            for ground in range(3):
                for cost in range(1, 5):
                    hexes = 0.0
                    if kind == NATIVE:
                        hexes = 1.0
                    elif symbol in (ANY, ground) and power >= float(cost):
                        hexes = 1.0 + self.run * (power / float(cost) - 1.0)
                    self.hexes = append(self.hexes, weight * hexes)
            coins = symbol in (COIN, ANY) and kind != TRANSMITTER
            self.coins = append(self.coins, weight * power if coins else 0.5)
            drawn = 0.0
            if kind in (CARTOGRAPHER, TRAVEL_LOG):
                drawn = 2.0
            elif kind == COMPASS:
                drawn = 3.0
            elif kind == SCIENTIST:
                drawn = 1.0
            self.draws = append(self.draws, weight * drawn)


# What is hoped for, by cost: dear hexes ask for dear cards.
_HOPED: Final[vec[float]] = vec[float]([1.3, 1.0, 0.75, 0.5])
_LOST: Final = 0.08  # rounds, by cards that are missing at a camp and cards that the deck is small by
_NO_PACE: Final[vec[float]] = vec[float]([0.0] * int(ASKS))
_LEAST: Final = 0.02  # hexes a round without anything to hope for

# The plain player buys as a beginner does: a dear card must be a good one, and one more is always better.
PLAIN: Final = Weights(
    run=0.6,
    uses=7.0,
    hope=0.5,
    pace=0.5,
    thin=0.0,
    taken=0.5,
    discard=0.2,
    remove=0.16,
    bulk=6.0,
    eager=0.8,
    coin=0.6,
    last=5.0,
)
KEEN: Final = Weights(
    run=0.7,
    uses=8.0,
    hope=0.5,
    pace=0.5,
    thin=0.1,
    taken=0.7,
    discard=0.2,
    remove=0.16,
    bulk=7.0,
    eager=0.9,
    coin=0.0,
    last=5.0,
)


class Deck:
    """One deck on one route, at one stage of the race: its pace, and lazily the rounds left from every hex."""

    def __init__(self, ways: Ways, weights: Weights, cards: i64, stage: i64) -> None:
        self.ways: Final = ways
        self.cards: Final[i64] = cards
        self.stage: Final[i64] = stage
        self.pace: vec[float] = pace_of(weights, cards, stage)
        self.lost: Final = 0.0 if can_finish(cards, ways.route) else weights.last
        self.known: vec[float] = vec[float]()  # by hex, once many are asked for
        self._hex: i64 = -1  # until then only the last one
        self._rounds = 0.0

    def spread_out(self) -> None:
        """From now on remember every hex. Most decks are only thought of: what if that card were bought?"""
        if len(self.known) == 0:
            self.known = self.ways.unknown[:]

    def rounds(self, here: i64) -> float:
        if len(self.known) == 0:
            if self._hex != here:
                self._hex = here
                self._rounds = self.lost + self.ways.rounds(here, self.pace)
            return self._rounds
        if self.known[here] < 0.0:
            self.known[here] = self.lost + self.ways.rounds(here, self.pace)
        return self.known[here]

    def blockade_rounds(self, blockade: i64) -> float:
        """What it costs to clear it."""
        asks = BLOCKADE_ASKS[blockade]
        if asks == RUBBLE:
            return self.pace[DISCARDS] * float(BLOCKADE_COST[blockade])
        return self.pace[asks * 4 + BLOCKADE_COST[blockade] - 1]

    def credit(self, blockade: i64) -> float:
        """What it brings to have cleared it."""
        return BLOCKADE_WORTH + BLOCKADE_SHARE * self.blockade_rounds(blockade)


def can_finish(cards: i64, route: Route) -> bool:
    """Whether one of the cards leads into El Dorado."""
    gate = route.terrain[route.size - 1]  # the finishing hexes come last, and one symbol is enough
    return cards & _FINISHING[gate] != 0


def _finishing(gate: i64) -> i64:
    """A pile full of the cards that pass this gate."""
    pile: i64 = 0
    kind: i64
    for kind in range(KINDS):
        if kind == NATIVE or CARD_SYMBOL[kind] in (gate, ANY):
            pile |= 7 * ONE[kind]
    return pile


_FINISHING: Final[vec[i64]] = vec[i64]([_finishing(0), _finishing(1), _finishing(2)])


def pace_of(weights: Weights, cards: i64, stage: i64) -> vec[float]:
    """Rounds for every kind of hex, by `what` of Ways."""
    pace = _NO_PACE[:]
    number = float(max(size(cards), 1))
    coins = 0.0
    drawn = 0.0
    thin = 0.0
    hexes = weights.hexes
    kind: i64
    what: i64
    for kind in range(KINDS):
        n = held(cards, kind)
        if n == 0:
            continue
        some = float(n)
        row = stage * KINDS + kind
        coins += some * weights.coins[row]
        drawn += some * weights.draws[row]
        for what in range(12):
            pace[what] += some * hexes[row * 12 + what]
        if kind in (SCIENTIST, TRAVEL_LOG):
            thin += some
    # A card that draws makes place for others. In a thin deck every card comes every round, but only once.
    each = min(4.0 / (1.0 - min(drawn / number, _MOST_DRAWN)), number) / (number + weights.bulk)
    # One coin buys nothing that helps.
    buys = max(coins * min(4.0 / number, 1.0) - 1.0, 0.0) / 2.0
    hope = weights.left(stage) * (weights.hope * buys + weights.thin * thin)
    for what in range(12):
        pace[what] = weights.pace / (each * pace[what] + hope * _HOPED[what & 3] + _LEAST)
    pace[DISCARDS] = weights.discard * max(4.0 / number, 1.0)
    # At a camp the starting cards go first. Without them it costs what one would keep.
    junk = held(cards, EXPLORER) + held(cards, TRAVELER)
    pace[REMOVALS] = weights.remove + _LOST * float(max(3 - junk, 0)) * max(8.0 - number, 0.0)
    return pace
