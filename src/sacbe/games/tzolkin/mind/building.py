"""What buildings and monuments win for a seat of Tzolk'in, their price taken off."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tzolkin.data import (
    ARCHITECTURE,
    BUILDING_COST,
    BUILDING_GIVES,
    BUILDING_TYPE,
    CIVIC,
    CORN,
    DISPLAY,
    FEEDS,
    FEEDS_ALL,
    GIVES_ANY_TEMPLE,
    GIVES_ANY_TRACK,
    GIVES_POINTS,
    GIVES_TEMPLE,
    GIVES_TRACK,
    GIVES_WORKER,
    GOLD,
    MOST_EFFECTS,
    SHRINE,
    TOMB,
    WEALTH_GIVES,
    WOOD,
)
from sacbe.games.tzolkin.mind.prices import Prices
from sacbe.games.tzolkin.rules.prices import (
    can_build,
    can_design,
    corn_price,
    missing_for_building,
    missing_for_monument,
    saves,
)
from sacbe.games.tzolkin.state import AS_SECOND, AS_TIKAL_4, AS_UXMAL_4, Tzolkin

NEVER: Final = -99.0
_MERCHANT: Final = 0.5  # a granted trade, a granted action
_TRAVELLER: Final = 2.5
_BUILDER: Final = 2.0
_FARM_USE: Final = 0.9


class Builder:
    """Its tables are made once a position: `net` by place in the display, `soft` the same if it can be paid later."""

    def __init__(self, prices: Prices) -> None:
        self.prices: Final = prices
        self.worth: vec[float] = vec[float]([0.0] * DISPLAY)
        self.price: vec[float] = vec[float]([0.0] * DISPLAY)
        self.help = 0.0  # what architecture adds to one building
        self.saving = 0.0  # and saves

    def load(self, s: Tzolkin, seat: i64) -> None:
        prices = self.prices
        level = s.tech[seat * 4 + ARCHITECTURE]
        self.help = 0.0
        if level > 0:
            self.help = prices.good[CORN]
        if level > 1:
            self.help += 2.0
        self.saving = prices.good[GOLD] * 0.8 if level > 2 else 0.0
        i: i64
        for i in range(DISPLAY):
            b = s.shown[i]
            if b < 0:
                continue
            self.price[i] = self.full_price(b)
            self.worth[i] = self.building_worth(s, seat, b, 0)

    def full_price(self, building: i64) -> float:
        price = 0.0
        r: i64
        for r in range(3):
            price += self.prices.good[WOOD + r] * float(BUILDING_COST[building * 3 + r])
        return price

    # -- what tiles give --------------------------------------------------------------------------------------------

    def building_worth(self, s: Tzolkin, seat: i64, building: i64, first: i64) -> float:
        """T-4.35 Its effects from the given place on; from the first one also its frame."""
        value = 0.0
        place: i64
        for place in range(first, MOST_EFFECTS):
            effect = BUILDING_GIVES[building * MOST_EFFECTS + place]
            if effect < 0:
                break
            value += self.effect_worth(effect >> 4, effect & 15)
        return value + self.frame_worth(BUILDING_TYPE[building]) if first == 0 else value

    def frame_worth(self, kind: i64) -> float:
        """T-5.4 What monuments give for one more building of a type."""
        weight = self.prices.weight
        value = 2.0 * weight[1]
        if kind == TOMB:
            value += 4.0 * weight[0]
        elif kind == CIVIC:
            value += 4.0 * weight[5]
        elif kind == SHRINE:
            value += 4.0 * weight[9]
        return value

    def wealth_worth(self, tile: i64) -> float:
        value = 0.0
        place: i64
        for place in range(MOST_EFFECTS):
            effect = WEALTH_GIVES[tile * MOST_EFFECTS + place]
            if effect >= 0:
                value += self.effect_worth(effect >> 4, effect & 15)
        return value

    def effect_worth(self, kind: i64, n: i64) -> float:
        prices = self.prices
        times = float(n)
        if kind == CORN:
            return prices.more_corn(n)
        if kind < GIVES_TEMPLE:
            return prices.good[kind] * times
        if kind < GIVES_TRACK:
            return prices.temple[kind - GIVES_TEMPLE] * times
        if kind < GIVES_ANY_TEMPLE:
            return prices.track[kind - GIVES_TRACK]
        if kind == GIVES_ANY_TEMPLE:
            return prices.temple[prices.best_step(0)]
        if kind == GIVES_ANY_TRACK:
            return self.best_level() * times
        if kind == GIVES_POINTS:
            return times
        if kind == GIVES_WORKER:
            return prices.worker
        if kind in (FEEDS, FEEDS_ALL):
            fed = min(n, prices.mouths) * prices.need if kind == FEEDS else prices.mouths * min(n, prices.need)
            now = prices.more_corn(fed) * _FARM_USE
            return now + float(fed * prices.meals) * prices.good[CORN] * _FARM_USE
        if kind == FEEDS_ALL + 1:
            return _BUILDER
        return _MERCHANT if kind == FEEDS_ALL + 2 else _TRAVELLER

    def best_level(self) -> float:
        track = self.prices.track
        return max(max(track[0], track[1]), max(track[2], track[3]))

    # -- what can be built ------------------------------------------------------------------------------------------

    def best_building(self, s: Tzolkin, seat: i64, mode: i64) -> float:
        """The most that one building wins now, NEVER if none can be paid."""
        best = NEVER
        i: i64
        for i in range(DISPLAY):
            b = s.shown[i]
            if b < 0:
                continue
            designed = can_design(s, seat, b, mode)
            if designed or can_build(s, seat, b, mode):
                best = max(best, self.net(s, seat, i, mode, designed))
        return best

    def net(self, s: Tzolkin, seat: i64, i: i64, mode: i64, designed: bool) -> float:
        value = self.worth[i] + (self.help if designed else 0.0)
        if mode == AS_UXMAL_4:
            return value + self.prices.more_corn(-corn_price(s, seat, s.shown[i]))
        return value - self.price[i] + (self.saving if designed else 0.0)

    def soft_building(self, s: Tzolkin, seat: i64, mode: i64) -> float:
        """The same if there is time to find what is missing, at a price."""
        best = 0.0
        spared: i64 = 1 if saves(s, seat) else 0
        i: i64
        for i in range(DISPLAY):
            b = s.shown[i]
            if b < 0:
                continue
            value = self.worth[i] + self.help
            if mode == AS_UXMAL_4:
                corn = corn_price(s, seat, b)
                value -= self.prices.good[CORN] * float(corn) * 1.1
                short = corn - self.prices.corn
                if short > 0:
                    value -= 0.25 * float(short)
            else:
                short = missing_for_building(s, seat, b) - spared
                value += self.saving - self.price[i]
                if short > 0:
                    value -= self.prices.weights.short[1] * float(short)
            best = max(best, value)
        return best

    def two_buildings(self, s: Tzolkin, seat: i64) -> float:
        """T-4.14 The best pair that can be paid together, or one building; architecture helps one of them."""
        best = self.best_building(s, seat, AS_TIKAL_4)
        wood = s.goods[seat * 5 + WOOD]
        stone = s.goods[seat * 5 + WOOD + 1]
        gold = s.goods[seat * 5 + GOLD]
        if wood + stone + gold < 2:
            return best
        i: i64
        j: i64
        for i in range(DISPLAY):
            a = s.shown[i]
            if a < 0:
                continue
            for j in range(i + 1, DISPLAY):
                b = s.shown[j]
                if b < 0:
                    continue
                if (
                    BUILDING_COST[a * 3] + BUILDING_COST[b * 3] <= wood
                    and BUILDING_COST[a * 3 + 1] + BUILDING_COST[b * 3 + 1] <= stone
                    and BUILDING_COST[a * 3 + 2] + BUILDING_COST[b * 3 + 2] <= gold
                ):
                    value = self.worth[i] + self.worth[j] - self.price[i] - self.price[j]
                    best = max(best, value + self.help + self.saving)
        return best

    def best_monument(self, s: Tzolkin, seat: i64, soft: bool) -> float:
        best = NEVER
        i: i64
        for i in range(DISPLAY):
            m = s.offered[i]
            if m < 0:
                continue
            short = missing_for_monument(s, seat, m)
            if short == 0 or (soft and short <= 3):
                best = max(
                    best, self.prices.monument[m] - self.prices.plan - self.prices.weights.short[2] * float(short)
                )
        return best

    def as_task(self, s: Tzolkin, seat: i64, mode: i64) -> float:
        """What a building action that has begun still wins."""
        if mode == AS_TIKAL_4:
            return max(self.two_buildings(s, seat), self.best_monument(s, seat, False))
        best = self.best_building(s, seat, mode)
        return max(best, 0.0) if mode >= AS_SECOND else best
