"""The four maps as everybody sees them: how long their ladders will be, how likely they pay, who will dig there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import count, lowest
from sacbe.games.tobago.data import ALL_CURSES, ALL_GOLD, COINS_OF, LEGS, MAPS, MARKERS, MAX_SEATS
from sacbe.games.tobago.mind.ladder import AVERAGE, LADDER, hazard_of
from sacbe.games.tobago.mind.roads import Roads
from sacbe.games.tobago.mind.weights import Weights
from sacbe.games.tobago.rules.island import WORD
from sacbe.games.tobago.rules.maps import sites_after
from sacbe.games.tobago.score import coins, most_valuable
from sacbe.games.tobago.state import (
    DRAW_EXTRA,
    LOOK_AT_CARDS,
    MOVING,
    OFFER_CARD,
    TURN_UP_CARD,
    Tobago,
    rung_colour,
    rung_owner,
    rung_roses,
)

# The first amulets are worth more than the next ones.
_AMULETS: Final[vec[float]] = vec[float]([0.0, 1.1, 2.05, 2.85, 3.5, 4.0, 4.4, 4.7])


def in_sharing(s: Tobago) -> bool:
    return s.phase == LOOK_AT_CARDS or s.phase == DRAW_EXTRA or s.phase == TURN_UP_CARD or s.phase == OFFER_CARD


# What follows was counted in games of good players.


def clues_to_come(sites: i64) -> i64:
    """How many more clues such a map will take."""
    if sites <= 3:
        return 0 if sites == 1 else 1
    return 2 if sites <= MARKERS else 3


def ripeness(sites: i64) -> float:
    """Soon is better than late."""
    if sites <= 6:
        return 1.0 if sites == 1 else 0.96 if sites <= 3 else 0.93
    return 0.91 if sites <= 10 else 0.89 if sites <= MARKERS else 0.87 if sites <= 30 else 0.85


def chance_to_pay(sites: i64, left: i64) -> float:
    """That a map is raised in time, when riper ones leave so many cards of the treasure deck to it."""
    cards = float(left)
    if sites == 1:
        return min(0.8 + 0.02 * cards, 0.98) if left >= 0 else max(0.5 + 0.06 * cards, 0.0)
    return min(0.6 + 0.015 * cards, 0.95) if left >= 0 else max(0.4 + 0.05 * cards, 0.0)


class Survey:
    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.roads: Final = Roads()
        self.rich = 1.0  # how good the cards are that nobody has seen
        self.curses = 0.0  # how likely one of them from below the safe top is a curse
        self.amulet = 0.0  # what an amulet is worth now
        # by colour
        self.roses: vec[i64] = vec[i64]([0] * MAPS)
        self.ahead: vec[i64] = vec[i64]([0] * MAPS)  # treasure cards that riper maps will take
        self.chance: vec[float] = vec[float]([0.0] * MAPS)  # that it pays, and how soon
        # by colour * 4 + seat
        self.digging: vec[float] = vec[float]([0.0] * (MAPS * MAX_SEATS))  # who will raise it
        self._legs: vec[i64] = vec[i64]([0] * (MAPS * MAX_SEATS))  # to all its sites together,
        self._from: vec[i64] = vec[i64]([-1] * (MAPS * MAX_SEATS))  # as was reckoned last, from this hex
        self._low: vec[i64] = vec[i64]([0] * (MAPS * MAX_SEATS))  # to these sites
        self._high: vec[i64] = vec[i64]([0] * (MAPS * MAX_SEATS))

    def load(self, s: Tobago) -> None:
        if self.roads.load(s.island):
            self._from = vec[i64]([-1] * (MAPS * MAX_SEATS))
        self.look_at_treasures(s)
        i: i64
        c: i64
        other: i64
        for c in range(MAPS):
            self.roses[c] = 0
        for i in range(len(s.rungs)):
            self.roses[rung_colour(s.rungs[i])] += rung_roses(s.rungs[i])
        sharing = in_sharing(s)
        for c in range(MAPS):
            ahead: i64 = 0
            for other in range(MAPS):
                if self.roses[other] == 0 or (sharing and other == s.raised):
                    continue
                if s.sites[other] < s.sites[c] or (s.sites[other] == s.sites[c] and other < c):
                    ahead += self.roses[other] + 2
            self.ahead[c] = ahead
            self.chance[c] = self.chance_of(s, c, s.sites[c])
            self.race(s, c)

    def look_at_treasures(self, s: Tobago) -> None:
        """What anybody knows about the cards that no one has seen."""
        unseen = s.treasure_deck | s.hoard | s.buried | s.buried_safe
        gold = unseen & ALL_GOLD
        n = count(gold)
        self.rich = float(coins(gold)) / (AVERAGE * float(n)) if n > 0 else 1.0
        below = count(unseen) - s.safe
        self.curses = float(count(unseen & ALL_CURSES)) / float(below) if below > 0 else 0.0
        self.amulet = 0.0
        if not s.last_sharing:
            self.amulet = self.weights.amulet * min(1.0, float(s.treasure_deck_size + 2) / 14.0)

    def chance_of(self, s: Tobago, c: i64, sites: i64) -> float:
        """That this map, with so many sites, is raised before the treasure deck runs out; less if late."""
        return chance_to_pay(sites, s.treasure_deck_size - self.ahead[c]) * ripeness(sites)

    def hazard(self, s: Tobago, cards: i64) -> i64:
        """T-2.3 Only cards from below the safe top may be curses."""
        unsafe = min(cards, s.treasure_deck_size) - s.safe
        if unsafe <= 0:
            return 0
        return hazard_of(self.curses * float(unsafe) / float(cards))

    # -- who will dig -----------------------------------------------------------------------------------------------

    def race(self, s: Tobago, c: i64) -> None:
        """How likely each seat is the one to raise it, while it is not located: by the way to its sites."""
        total = 0.0
        seat: i64
        for seat in range(s.seats):
            weight = 1.0
            if s.vehicle[seat] >= 0 and self.roses[c] > 0 and s.sites[c] <= MARKERS:
                way = self.way(s, seat, c)
                weight = 1.0 / ((1.0 + way) * (1.0 + way))
            self.digging[c * MAX_SEATS + seat] = weight
            total += weight
        for seat in range(s.seats):
            self.digging[c * MAX_SEATS + seat] /= total

    def way(self, s: Tobago, seat: i64, c: i64) -> float:
        """Legs to its sites, on average."""
        at = c * MAX_SEATS + seat
        here, low, high = s.vehicle[seat], s.possible[c * 2], s.possible[c * 2 + 1]
        if here != self._from[at] or low != self._low[at] or high != self._high[at]:
            self._from[at], self._low[at], self._high[at] = here, low, high
            self._legs[at] = self.legs_to(here * self.roads.size, low, high)
        return float(self._legs[at]) / float(s.sites[c])

    def legs_to(self, row: i64, low: i64, high: i64) -> i64:
        """To all hexes of a set together."""
        legs = self.roads.legs
        total: i64 = 0
        while low != 0:
            total += legs[row + lowest(low)]
            low &= low - 1
        while high != 0:
            total += legs[row + WORD + lowest(high)]
            high &= high - 1
        return total

    def arrival(self, s: Tobago, seat: i64, way: float) -> float:
        """In how many turns of the table a seat can be so many legs away."""
        turns = float((seat - s.turn + s.seats) % s.seats)
        if turns == 0.0:
            if way == 0.0:
                return 0.0
            legs = float(s.legs)
            if way <= legs:
                return 0.0 if s.main == MOVING else 0.4
            if way <= legs + float(s.amulets[seat]):
                return 0.6
            way -= legs
            turns = float(s.seats)
        while way > 3.0:
            way -= 3.0
            turns += float(s.seats)
        return turns

    def first_there(self, s: Tobago, seat: i64, c: i64) -> float:
        """How sure a seat is of a located treasure: whether the others can be there sooner."""
        mine = self.arrival(s, seat, self.way(s, seat, c))
        if mine == 0.0:
            return 1.0
        sure = self.weights.sure
        other: i64
        for other in range(s.seats):
            if other != seat and self.arrival(s, other, self.way(s, other, c)) <= mine:
                sure *= self.weights.rival
        return sure

    # -- what roses are worth ---------------------------------------------------------------------------------------

    def finder(self, s: Tobago, c: i64) -> float:
        """The coins of the finder's rose."""
        roses = self.roses[c] + clues_to_come(s.sites[c]) + 1
        hazard = self.hazard(s, roses + 1)
        return LADDER.coins[LADDER.place(hazard, roses + 1, roses, 0)] * self.rich

    def share(self, s: Tobago, seat: i64, c: i64) -> float:
        """What a seat's roses on a map will bring if it is raised."""
        more = clues_to_come(s.sites[c])
        roses = self.roses[c] + more + 1
        hazard = self.hazard(s, roses + 1)
        total = 0.0
        risk = 0.0
        j = more + 1
        i: i64 = len(s.rungs) - 1
        while i >= 0:
            r = s.rungs[i]
            i -= 1
            if rung_colour(r) != c:
                continue
            n = rung_roses(r)
            while n > 0:
                if rung_owner(r) == seat:
                    place = LADDER.place(hazard, roses + 1, roses, j)
                    total += LADDER.coins[place] * self.rich
                    risk = max(risk, LADDER.risk[place])
                j += 1
                n -= 1
        return total - risk * self.loss(s, seat)

    def clue(self, s: Tobago, seat: i64, card: i64, c: i64) -> float:
        """What playing a clue brings."""
        sites = sites_after(s, card, c)
        gain = self.next_rose(s, c, sites)
        if sites == 1:
            low = s.possible[c * 2] & s.allowed[card * 2]
            high = s.possible[c * 2 + 1] & s.allowed[card * 2 + 1]
            gain += self.located(s, seat, c, lowest(low) if low != 0 else WORD + lowest(high))
        return gain

    def next_rose(self, s: Tobago, c: i64, sites: i64) -> float:
        """What a rose on a further clue would bring, if that leaves so many sites."""
        more = clues_to_come(sites)
        roses = self.roses[c] + more + 2
        place = LADDER.place(self.hazard(s, roses + 1), roses + 1, roses, more + 1)
        return (LADDER.coins[place] * self.rich - LADDER.risk[place]) * self.chance_of(s, c, sites)

    def located(self, s: Tobago, seat: i64, c: i64, k: i64) -> float:
        """What it changes for a seat if a clue of its own locates the treasure on this hex."""
        roses = self.roses[c] + 2
        finder = LADDER.coins[LADDER.place(self.hazard(s, roses + 1), roses + 1, roses, 0)] * self.rich
        size = self.roads.size
        way = self.roads.legs[s.vehicle[seat] * size + k]
        if way <= s.amulets[seat]:
            mine = finder - self.amulet * float(way)
        else:
            mine = finder * self.weights.sure * self.weights.nearer * self.weights.nearer
            other: i64
            for other in range(s.seats):
                if other != seat and self.roads.legs[s.vehicle[other] * size + k] <= LEGS + s.amulets[other]:
                    mine *= self.weights.rival
        hoped = self.weights.hope * self.chance[c] * self.digging[c * MAX_SEATS + seat]
        return mine - hoped * finder

    def loss(self, s: Tobago, seat: i64) -> float:
        """T-4.6.2 What a curse costs."""
        if s.amulets[seat] > 0:
            return self.amulet
        best = most_valuable(s.treasures[seat])
        return 1.0 if best < 0 else float(COINS_OF[best])

    def amulets(self, n: i64) -> float:
        return self.amulet * (_AMULETS[n] if n < 8 else 5.0)
