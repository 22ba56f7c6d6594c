"""What a position of Tzolk'in has proved to be worth beyond what is reckoned by hand: learned from games played.

A sum of weights, each for one thing a seat has (a worker on a space, so much corn, a level, a step) at eight times of
the game: the beginning and the end of each stretch between two Food Days. Between them the weights are mixed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import count, lowest
from sacbe.games.tzolkin.data import (
    AGRICULTURE,
    CHICHEN,
    DISPLAY,
    EXTRACTION,
    FIRST_SPACE,
    FOOD_DAYS,
    PALENQUE,
    SKULL,
    SPACE_GEAR,
    SPACE_NUMBER,
    SPACE_OF_BIT,
    TIKAL,
    TOP_SPACE,
    UXMAL,
    WOOD,
    YAXCHILAN,
)
from sacbe.games.tzolkin.mind.prices import ITSELF, Prices
from sacbe.games.tzolkin.rules.goods import resources
from sacbe.games.tzolkin.rules.prices import missing_for_monument
from sacbe.games.tzolkin.score import monument_points
from sacbe.games.tzolkin.state import PLACING, START_TURN, Tzolkin

TIMES: Final[i64] = 8
# Where the weights of each kind of thing begin; a thing has one for each of the times.
_SURPLUS: Final[i64] = 1  # corn beyond the next bill, -10 to 14
_PURSE: Final[i64] = 26  # corn, up to 11
_WORKERS: Final[i64] = 38  # 0 to 6
_HAND: Final[i64] = 45  # workers at home, 0 to 6
_RIDER: Final[i64] = 52  # a worker on a space
_GOODS: Final[i64] = 95  # each of wood, stone, gold and skulls, up to 7
_STEPS: Final[i64] = 127  # temple * 9 + step
_LEADS: Final[i64] = 154  # temple * 5: steps ahead of the best of the others, -2 to 2
_LEVELS: Final[i64] = 169  # track * 4 + level
_MONUMENTS: Final[i64] = 185  # up to 3
_BUILDINGS: Final[i64] = 189  # up to 7
_RIDERS: Final[i64] = 197  # workers on one gear, gear * 4, up to 3
_HOPES: Final[i64] = 217  # the monument within reach: goods missing * 8 + its points by fours
_OWN: Final[i64] = 265  # a monument
_OFFERS: Final[i64] = 278  # skulls * 4 + workers at Chichen Itza
_FIELDS: Final[i64] = 290  # level of agriculture * 4 + workers at Palenque
_MINES: Final[i64] = 306  # level of extraction * 4 + workers at Yaxchilan
_PLANS: Final[i64] = 322  # resources * 4 + workers at Tikal
_MARKETS: Final[i64] = 354  # corn by twos * 4 + workers at Uxmal
_ODDS: Final[i64] = 386  # workers at home * 8 + corn by twos
_MOUTHS: Final[i64] = 442  # that farms do not feed
_LIGHT: Final[i64] = 449  # whether two days may still be had for one
THINGS: Final[i64] = 451
SIZE: Final[i64] = THINGS * TIMES
MOST: Final[i64] = 64  # that a seat has at once


class Experience:
    """What a seat has is looked at as it will be at its next turn, if nothing happens until then but a day."""

    def __init__(self, prices: Prices, weight: vec[float]) -> None:
        self.prices: Final = prices
        self.weight = weight
        self.things: vec[i64] = vec[i64]([0] * MOST)  # of the seat looked at last,
        self.found: i64 = 0  # so many,
        self.time: i64 = 0  # the time before,
        self.mixed = 0.0  # and how much of it is left; the rest is the time after it
        self.home: i64 = 0  # its workers there
        self.on_gear: vec[i64] = vec[i64]([0] * 5)

    def of(self, s: Tzolkin, seat: i64) -> float:
        self.look(s, seat)
        before = 0.0
        after = 0.0
        i: i64
        for i in range(self.found):
            at = self.things[i] * TIMES + self.time
            before += self.weight[at]
            after += self.weight[at + 1]
        return before * self.mixed + after * (1.0 - self.mixed)

    def look(self, s: Tzolkin, seat: i64) -> None:
        self.found = 0
        self.home = 0
        i: i64
        for i in range(5):
            self.on_gear[i] = 0
        prices = self.prices
        begun = s.active == seat and s.phase > START_TURN
        days: i64 = 1 if prices.wait == 1 or begun else 0
        corn = prices.corn
        if begun and s.phase == PLACING and s.fps == seat:
            corn += s.pot()
        food = s.food
        bill = prices.need * prices.mouths
        if days == 1 and s.day >= FOOD_DAYS[min(food, 3)]:
            fed = prices.mouths if prices.need == 0 else min(prices.mouths, corn // prices.need)
            corn -= fed * prices.need
            food += 1
        if food > 3:
            return
        length = FOOD_DAYS[food] - (FOOD_DAYS[food - 1] if food > 0 else 0)
        self.time = food * 2
        self.mixed = min(float(max(FOOD_DAYS[food] - s.day - days, 0)) / float(length), 1.0)
        self.add(0)
        self.add(_SURPLUS + min(max(corn - bill, -10), 14) + 10)
        self.add(_PURSE + min(corn, 11))
        self.add(_WORKERS + s.workers[seat])
        self.look_at_workers(s, seat, days)
        for i in range(WOOD, SKULL + 1):
            self.add(_GOODS + (i - WOOD) * 8 + min(s.goods[seat * 5 + i], 7))
        self.look_at_temples(s, seat)
        for i in range(4):
            self.add(_LEVELS + i * 4 + s.tech[seat * 4 + i])
        self.add(_MONUMENTS + min(count(s.palaces[seat]), 3))
        self.add(_BUILDINGS + min(count(s.built[seat]), 7))
        self.add(_MOUTHS + prices.mouths)
        self.add(_LIGHT + ((s.light >> seat) & 1))
        self.look_at_monuments(s, seat)
        self.look_at_chances(s, seat, corn)

    def add(self, thing: i64) -> None:
        self.things[self.found] = thing
        self.found += 1

    def look_at_workers(self, s: Tzolkin, seat: i64, days: i64) -> None:
        """T-3.26 Who rides too far comes home."""
        self.home = s.available(seat) + (1 if s.fps == seat else 0)
        rest = s.on[seat]
        gear: i64
        while rest != 0:
            space = SPACE_OF_BIT[lowest(rest)]
            rest &= rest - 1
            gear = SPACE_GEAR[space]
            if SPACE_NUMBER[space] + days > TOP_SPACE[gear]:
                self.home += 1
                continue
            self.add(_RIDER + FIRST_SPACE[gear] + SPACE_NUMBER[space] + days)
            self.on_gear[gear] += 1
        for gear in range(5):
            if self.on_gear[gear] > 0:
                self.add(_RIDERS + gear * 4 + min(self.on_gear[gear], 3))
        self.add(_HAND + min(self.home, 6))

    def look_at_temples(self, s: Tzolkin, seat: i64) -> None:
        temple: i64
        other: i64
        for temple in range(3):
            step = s.temple[seat * 3 + temple]
            highest: i64 = 0
            for other in range(s.seats):
                if other != seat:
                    highest = max(highest, s.temple[other * 3 + temple])
            self.add(_STEPS + temple * 9 + step)
            self.add(_LEADS + temple * 5 + min(max(step - highest, -2), 2) + 2)

    def look_at_monuments(self, s: Tzolkin, seat: i64) -> None:
        rest = s.palaces[seat]
        while rest != 0:
            self.add(_OWN + lowest(rest))
            rest &= rest - 1
        best: i64 = -99
        thing: i64 = -1
        i: i64
        for i in range(DISPLAY):
            m = s.offered[i]
            if m < 0:
                continue
            missing = min(missing_for_monument(s, seat, m), 5)
            points = monument_points(s, seat, m) + ITSELF[m]
            if points - 2 * missing > best:
                best = points - 2 * missing
                thing = missing * 8 + min(points // 4, 7)
        if thing >= 0:
            self.add(_HOPES + thing)

    def look_at_chances(self, s: Tzolkin, seat: i64, corn: i64) -> None:
        """What goes with what."""
        some = min(corn // 2, 7)
        self.add(_OFFERS + min(s.goods[seat * 5 + SKULL], 2) * 4 + self.riders(CHICHEN))
        self.add(_FIELDS + s.tech[seat * 4 + AGRICULTURE] * 4 + self.riders(PALENQUE))
        self.add(_MINES + s.tech[seat * 4 + EXTRACTION] * 4 + self.riders(YAXCHILAN))
        self.add(_PLANS + min(resources(s, seat), 7) * 4 + self.riders(TIKAL))
        self.add(_MARKETS + some * 4 + self.riders(UXMAL))
        self.add(_ODDS + min(self.home, 6) * 8 + some)

    def riders(self, gear: i64) -> i64:
        return min(self.on_gear[gear], 3)
