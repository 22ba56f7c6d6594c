"""What things are worth to a seat in Tzolk'in at this time of the game: goods, steps, levels, workers, monuments."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import lowest
from sacbe.games.tzolkin.data import (
    BONUS,
    CHAAC,
    CORN,
    DISPLAY,
    FOOD_DAYS,
    GOLD,
    HUNGER_POINTS,
    KUKULCAN,
    MONUMENT_COST,
    MONUMENT_COUNT,
    MOST_WORKERS,
    SKULL,
    STEP_GOOD,
    STEP_POINTS,
    TOP_LEVEL,
    TOP_STEP,
    WOOD,
)
from sacbe.games.tzolkin.mind.weights import Weights
from sacbe.games.tzolkin.rules.food import appetite, hungry
from sacbe.games.tzolkin.score import BY_WORKERS, monument_points
from sacbe.games.tzolkin.state import (
    ADVANCING,
    NEW_AGE,
    OVER,
    PLACING,
    REFILL,
    START_TURN,
    Tzolkin,
)

LAST_DAY: Final[i64] = 26
_AT_LAST: Final[vec[float]] = vec[float]([0.25, 0.5, 0.75, 1.0, 3.0])  # T-5.3, by good
# What a monument of the display gains in points in a whole game while its owner-to-be plays as usual.
_GROWTH: Final[vec[float]] = vec[float]([6.0, 8.0, 8.0, 10.0, 6.0, 6.0, 8.0, 14.0, 8.0, 5.0, 12.0, 14.0, 18.0])
ITSELF: Final[vec[i64]] = vec[i64]([4, 2, 6, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0])  # a monument that counts itself, too


class Prices:
    """Loaded for one seat of one position."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.seat: i64 = 0
        self.left = 0.0  # days to come
        self.wait: i64 = 0  # days before this seat can pick up workers: 0 in the turn at hand, 1 after it
        self.idle = 0.45  # what a worker's day is worth
        self.good: vec[float] = vec[float]([0.0] * 5)
        self.temple: vec[float] = vec[float]([0.0] * 3)  # what the next step is worth
        self.anger: vec[float] = vec[float]([0.0] * 3)  # what a step down costs
        self.track: vec[float] = vec[float]([0.0] * 4)  # what the next level is worth
        self.monument: vec[float] = vec[float]([0.0] * MONUMENT_COUNT)  # what building it wins, its price taken off
        self.weight: vec[float] = vec[float]([0.0] * MONUMENT_COUNT)  # 1: mine; else how much I count on it
        self.plan = 0.0  # what the monument I count on promises
        self.worker = 0.0  # what the next worker is worth
        self.bill = 0.0  # corn of a Food Day
        self.mouths: i64 = 0
        self.need: i64 = 0
        self.to_food: i64 = 0  # days to the next Food Day
        self.meals: i64 = 0  # Food Days after it
        self.corn: i64 = 0

    def load(self, s: Tzolkin, seat: i64) -> None:
        self.seat = seat
        self.left = float(max(LAST_DAY - s.day, 0))
        self.wait = 1 if turn_over(s, seat) else 0
        weights = self.weights
        use = min(1.0, self.left / weights.use)
        good: i64
        for good in range(5):
            self.good[good] = _AT_LAST[good] + (weights.good[good] - _AT_LAST[good]) * use
        self.idle = weights.idle * min(1.0, self.left / weights.busy)
        self.corn = s.goods[seat * 5 + CORN]
        self.need = appetite(s, seat)
        self.mouths = hungry(s, seat)
        self.bill = float(self.need * self.mouths)
        self.to_food = max(FOOD_DAYS[min(s.food, 3)] - s.day, 0)
        self.meals = max(3 - s.food, 0)
        self.plan_monuments(s)
        self.price_steps(s)
        self.price_levels(s)
        self.worker = 0.0
        n = s.workers[seat]
        if n < MOST_WORKERS:
            self.worker = (weights.workers[n + 1] - weights.workers[n]) * max(self.left - 2.0, 0.0)
            self.worker -= float(self.need * (self.meals + 1)) * self.good[CORN] * self.weights.meal
            self.worker += self.weight[6] * float(BY_WORKERS[n + 1] - BY_WORKERS[n])

    # -- corn -------------------------------------------------------------------------------------------------------

    def corn_value(self, corn: i64) -> float:
        """Corn in hand, the next Food Day's bill taken off; what is missing for it costs points."""
        price = self.good[CORN]
        if self.to_food == 0:
            fed = self.mouths if self.need == 0 else min(self.mouths, corn // self.need)
            rest = float(corn - fed * self.need)
            return price * rest - float(HUNGER_POINTS * (self.mouths - fed)) + self.purse(rest)
        rest = float(corn) - self.bill
        value = price * rest + self.purse(float(corn) - 0.5 * self.bill)
        short = -rest - self.weights.slack * float(self.to_food)
        if short > 0.0:
            value -= self.weights.hunger * short
        return value

    def purse(self, corn: float) -> float:
        """The first corn places workers; more than a hoard is hardly used."""
        if self.left < 1.0:
            return 0.0
        value = self.weights.purse * min(max(corn, 0.0), 5.0)
        if corn > self.weights.hoard:
            value -= 0.4 * self.good[CORN] * (corn - self.weights.hoard)
        return value

    def late_corn(self, n: i64) -> float:
        """Corn that comes in after the next Food Day."""
        return self.good[CORN] * float(n)

    def more_corn(self, n: i64) -> float:
        return self.corn_value(self.corn + n) - self.corn_value(self.corn)

    # -- temples ----------------------------------------------------------------------------------------------------

    def temple_value(self, s: Tzolkin, temple: i64, step: i64) -> float:
        """T-3.22, T-3.23 Points at the ends of ages to come, goods in their middles, the bonus if I may be first."""
        ages: i64 = 2 if s.food < 2 else 1
        middles: i64 = 2 if s.food < 1 else (1 if s.food < 3 else 0)
        value = float(STEP_POINTS[temple * 9 + step]) * self.weight[11]
        if ages == 2:
            value += self.points_at(temple, step, FOOD_DAYS[1] - s.day)
        value += self.points_at(temple, step, FOOD_DAYS[3] - s.day)
        at: i64
        if middles > 0:
            for at in range(step + 1):
                good = STEP_GOOD[temple * 9 + at]
                if good >= 0:
                    value += self.good[good] * float(middles)
        other: i64 = 0
        for at in range(s.seats):
            if at != self.seat:
                other = max(other, s.temple[at * 3 + temple])
        lead = float(step - other)
        if ages == 2:
            value += float(BONUS[temple * 2]) * self.first_chance(lead, FOOD_DAYS[1] - s.day)
        return value + float(BONUS[temple * 2 + 1]) * self.first_chance(lead, FOOD_DAYS[3] - s.day)

    def points_at(self, temple: i64, step: i64, days: i64) -> float:
        """Points at the end of an age, so many days on: whoever stands low now climbs from there."""
        at = float(step) + self.weights.climb * float(max(days, 0))
        whole: i64 = int(at)
        if whole >= TOP_STEP[temple]:
            return float(STEP_POINTS[temple * 9 + TOP_STEP[temple]])
        low = float(STEP_POINTS[temple * 9 + whole])
        return low + (at - float(whole)) * (float(STEP_POINTS[temple * 9 + whole + 1]) - low)

    def first_chance(self, lead: float, days: i64) -> float:
        """T-3.23 Share of the bonus for being highest, so many days before it is given."""
        chance = self.weights.rivals + 0.5 * lead / (1.0 + self.weights.overtaken * float(max(days, 0)))
        return min(max(chance, 0.0), 1.0)

    def price_steps(self, s: Tzolkin) -> None:
        temple: i64
        other: i64
        highest: i64 = 0
        for temple in range(3):
            highest = max(highest, s.temple[self.seat * 3 + temple])
        for temple in range(3):
            step = s.temple[self.seat * 3 + temple]
            here = self.temple_value(s, temple, step)
            self.temple[temple] = 0.0
            self.anger[temple] = 99.0
            if step > 0:
                self.anger[temple] = here - self.temple_value(s, temple, step - 1)
            free = step < TOP_STEP[temple]
            if step + 1 == TOP_STEP[temple]:
                for other in range(s.seats):
                    if s.temple[other * 3 + temple] == step + 1:
                        free = False
            if free:
                self.temple[temple] = self.temple_value(s, temple, step + 1) - here
                if step == highest:
                    self.temple[temple] += 3.0 * self.weight[10]

    def best_step(self, barred: i64) -> i64:
        """The temple with the most to gain that is not barred, -1 if all are."""
        best: i64 = -1
        temple: i64
        for temple in range(3):
            if (barred >> temple) & 1 == 0 and (best < 0 or self.temple[temple] > self.temple[best]):
                best = temple
        return best

    def least_anger(self) -> float:
        return min(self.anger[CHAAC], min(self.anger[1], self.anger[KUKULCAN]))

    # -- technologies -----------------------------------------------------------------------------------------------

    def price_levels(self, s: Tzolkin) -> None:
        time = min(1.0, self.left / self.weights.learning)
        track: i64
        for track in range(4):
            level = s.tech[self.seat * 4 + track]
            if level < TOP_LEVEL:
                gain = (
                    self.weights.levels[track * 4 + level + 1] - self.weights.levels[track * 4 + level]
                ) * time + 3.0 * self.weight[7]
                if level == TOP_LEVEL - 1:
                    gain += 10.0 * self.weight[8]
            elif track == 0:
                gain = self.temple[self.best_step(0)]
            elif track == 1:
                gain = 2.0 * self.good[GOLD]
            elif track == 2:
                gain = 3.0
            else:
                gain = self.good[SKULL]
            self.track[track] = gain

    def levels_value(self, s: Tzolkin) -> float:
        value = 0.0
        track: i64
        for track in range(4):
            value += self.weights.levels[track * 4 + s.tech[self.seat * 4 + track]]
        return value * min(1.0, self.left / self.weights.learning)

    # -- monuments --------------------------------------------------------------------------------------------------

    def plan_monuments(self, s: Tzolkin) -> None:
        """Mine count as they stand and will grow; of those on display the best one, as far as it can be paid."""
        self.plan = 0.0
        m: i64
        for m in range(MONUMENT_COUNT):
            self.weight[m] = 1.0 if (s.palaces[self.seat] >> m) & 1 else 0.0
        grow = self.weights.growth * self.left / 26.0
        best: i64 = -1
        best_ready = 0.0
        i: i64
        good: i64
        for i in range(DISPLAY):
            m = s.offered[i]
            if m < 0:
                continue
            points = float(monument_points(s, self.seat, m) + ITSELF[m]) + grow * _GROWTH[m]
            asked: i64 = 0
            held: i64 = 0
            for good in range(WOOD, SKULL + 1):
                price = MONUMENT_COST[m * 4 + good - 1]
                points -= float(price) * self.good[good]
                asked += price
                held += min(price, s.goods[self.seat * 5 + good])
            self.monument[m] = points
            share = float(held) / float(asked)
            ready = min(1.0, self.left / 8.0) * (self.weights.hope + self.weights.ready * share * share)
            if points > 0.0 and ready * points > self.plan:
                self.plan = ready * points
                best = m
                best_ready = ready
        if best >= 0:
            self.weight[best] = best_ready

    # -- all that a seat has, its workers' places not counted --------------------------------------------------------

    def holdings(self, s: Tzolkin) -> float:
        seat = self.seat
        value = float(s.points(seat)) + self.corn_value(self.corn) + self.levels_value(s) + self.plan
        value -= float(self.meals) * self.bill * self.good[CORN] * self.weights.meal
        good: i64
        for good in range(WOOD, SKULL + 1):
            value += self.stock(good, s.goods[seat * 5 + good])
        temple: i64
        for temple in range(3):
            value += self.temple_value(s, temple, s.temple[seat * 3 + temple])
        rest = s.palaces[seat]
        while rest != 0:
            m = lowest(rest)
            value += float(monument_points(s, seat, m)) + 0.7 * _GROWTH[m] * self.left / 26.0
            rest &= rest - 1
        return value + self.weights.workers[s.workers[seat]] * max(self.left - 2.0, 0.0)

    def stock(self, good: i64, n: i64) -> float:
        """A few of a kind are at their price, the rest waits long for its use."""
        few = min(n, 5)
        return self.good[good] * float(few) + (0.5 * self.good[good] + 0.5 * _AT_LAST[good]) * float(n - few)


def turn_over(s: Tzolkin, seat: i64) -> bool:
    """Is this seat's chance to pick up workers in this round gone?"""
    if s.phase < START_TURN:
        return False
    if s.phase == OVER or s.phase == ADVANCING or s.phase == NEW_AGE:
        return True
    if s.active == seat:
        return s.phase == REFILL or s.phase == PLACING
    return (seat - s.marker + s.seats) % s.seats < s.turn
