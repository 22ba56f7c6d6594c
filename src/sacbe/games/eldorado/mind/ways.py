"""The ways to El Dorado: from every hex a few that suit different decks, and what each of them asks for."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.games.eldorado.data import CAMP, MOUNTAIN, RUBBLE
from sacbe.games.eldorado.rules.track import Route

# What a hex asks for: symbol * 4 + cost - 1 for landscape, then cards to discard and cards to remove.
ASKS: Final[i64] = 14
DISCARDS: Final[i64] = 12
REMOVALS: Final[i64] = 13

# What a way is chosen by: the price of a machete, a paddle, a coin, a card discarded, a card removed; of any hex.
_TASTES: Final = (
    (1.0, 1.5, 1.0, 1.2, 1.0, 0.6),
    (0.4, 1.5, 1.3, 1.2, 1.2, 0.5),
    (1.2, 0.5, 1.2, 1.2, 1.2, 0.5),
    (1.2, 1.5, 0.4, 1.2, 1.2, 0.5),
    (0.5, 0.5, 1.3, 1.2, 1.2, 0.5),
    (1.0, 1.5, 1.0, 0.5, 0.4, 0.5),
    (0.2, 0.2, 0.2, 0.5, 0.5, 1.0),
)
TASTES: Final[i64] = 7
_FAR: Final = 9999.0
_KEPT: Final = 16  # routes


class Ways:
    """`amount[(taste * size + hex) * ASKS + what]`: how much of it the way from this hex asks for.

    Ways of different tastes are often the same, and none asks for everything. So what `rounds` adds up is also kept
    without that: by hex the ways that differ, by way the terms that are not zero.
    """

    def __init__(self, route: Route, serial: int) -> None:
        self.route: Final = route
        self.serial: i64 = serial  # no two are the same
        self.size: i64 = route.size
        self.amount: vec[float] = vec[float]([0.0] * int(TASTES * route.size * ASKS))
        taste: i64
        for taste in range(TASTES):
            self._lay(taste)
        self.unknown: vec[float] = vec[float]([-1.0] * int(route.size))  # by hex: a deck's rounds before it is asked
        self._way: vec[i64] = vec[i64]([0])  # by hex: its first way; then the first of the next hex
        self._term: vec[i64] = vec[i64]([0])  # by way: its first term; then the first of the next way
        self._what: vec[i64] = vec[i64]()  # by term
        self._much: vec[float] = vec[float]()
        here: i64
        for here in range(route.size):
            for taste in range(TASTES):
                if not self._known(taste, here):
                    self._keep(taste, here)
            self._way = append(self._way, len(self._term) - 1)

    def _known(self, taste: i64, here: i64) -> bool:
        """Whether a taste before this one leads the same way."""
        at = (taste * self.size + here) * ASKS
        other: i64
        what: i64
        for other in range(taste):
            same = True
            for what in range(ASKS):
                if self.amount[(other * self.size + here) * ASKS + what] != self.amount[at + what]:
                    same = False
            if same:
                return True
        return False

    def _keep(self, taste: i64, here: i64) -> None:
        at = (taste * self.size + here) * ASKS
        what: i64
        for what in range(ASKS):
            if self.amount[at + what] != 0.0:
                self._what = append(self._what, what)
                self._much = append(self._much, self.amount[at + what])
        self._term = append(self._term, len(self._what))

    def _lay(self, taste: i64) -> None:
        """Ways of one taste, from El Dorado outwards: the nearest hex not yet settled goes next."""
        route = self.route
        prices = _TASTES[taste]
        far = vec[float]([_FAR] * int(self.size))
        following = vec[i64]([-1] * int(self.size))
        settled = vec[bool]([False] * int(self.size))
        here: i64
        direction: i64
        for here in range(self.size):
            if route.piece[here] == route.pieces:
                far[here] = 0.0
        while True:
            nearest: i64 = -1
            for here in range(self.size):
                if not settled[here] and far[here] < _FAR and (nearest < 0 or far[here] < far[nearest]):
                    nearest = here
            if nearest < 0:
                return
            settled[nearest] = True
            self._note(taste, nearest, following[nearest])
            ground = route.terrain[nearest]
            if ground >= MOUNTAIN:  # a start hex is left, never entered
                continue
            way = far[nearest] + prices[ground] * float(route.cost[nearest]) + prices[5]
            for direction in range(6):
                there = route.next[6 * nearest + direction]
                if there < 0 or route.piece[there] == route.pieces or 5 <= route.terrain[there] <= 6:
                    continue
                if way < far[there]:
                    far[there] = way
                    following[there] = nearest

    def _note(self, taste: i64, here: i64, then: i64) -> None:
        if then < 0:
            return
        at = (taste * self.size + here) * ASKS
        after = (taste * self.size + then) * ASKS
        what: i64
        for what in range(ASKS):
            self.amount[at + what] = self.amount[after + what]
        ground, cost = self.route.terrain[then], self.route.cost[then]
        if ground < RUBBLE:
            self.amount[at + ground * 4 + cost - 1] += 1.0
        else:
            self.amount[at + (REMOVALS if ground == CAMP else DISCARDS)] += float(cost)

    def rounds(self, here: i64, pace: vec[float]) -> float:
        """How many rounds the best of the ways takes at this pace: rounds for each thing asked."""
        least = _FAR
        way: i64
        for way in range(self._way[here], self._way[here + 1]):
            least = min(least, self._total(way, pace))
        return least

    def dearest(self, here: i64, pace: vec[float], symbols: i64, power: i64) -> float:
        """On the best way: the rounds for the dearest hex that a card with these symbols would pay; 0 for none."""
        best = self._way[here]
        least = self._total(best, pace)
        way: i64
        for way in range(best + 1, self._way[here + 1]):
            total = self._total(way, pace)
            if total < least:
                best, least = way, total
        most = 0.0
        term: i64
        for term in range(self._term[best], self._term[best + 1]):
            what = self._what[term]
            if what < DISCARDS and (symbols >> (what >> 2)) & 1 == 1 and (what & 3) < power:
                most = max(most, pace[what])
        return most

    def _total(self, way: i64, pace: vec[float]) -> float:
        whats, much = self._what, self._much
        total = 0.0
        term: i64
        for term in range(self._term[way], self._term[way + 1]):
            total += much[term] * pace[whats[term]]
        return total


class Atlas:
    """The ways of the last routes that were asked for. All positions of a route share them."""

    def __init__(self) -> None:
        self._ways: dict[str, Ways] = {}
        self._made = 0

    def ways(self, route: Route) -> Ways:
        ways = self._ways.get(route.text)
        if ways is None:
            if len(self._ways) >= _KEPT:
                self._ways.clear()
            ways = Ways(route, self._made)
            self._made += 1
            self._ways[route.text] = ways
        return ways


ATLAS: Final = Atlas()
