"""T-3.20 to T-3.23 Food Day: feeding, the goods of mid-age, the points at the end of an age."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.bits import lowest
from sacbe.games.tzolkin.data import (
    BONUS,
    BUILDING_FEEDS,
    BUILDING_FEEDS_ALL,
    CORN,
    CORN_PER_WORKER,
    FARMS,
    FEEDING_TILE,
    HUNGER_POINTS,
    SKULL,
    STEP_GOOD,
    STEP_POINTS,
)
from sacbe.games.tzolkin.rules.goods import earn, gain
from sacbe.games.tzolkin.score import FROM_HUNGER, FROM_TEMPLES
from sacbe.games.tzolkin.state import Tzolkin

# T-3.20 Feeding


def appetite(s: Tzolkin, seat: i64) -> i64:
    """Corn that each hungry worker needs: 2, or less by farms."""
    need = CORN_PER_WORKER
    farms = s.built[seat] & FARMS
    while farms != 0:
        need -= BUILDING_FEEDS_ALL[lowest(farms)]
        farms &= farms - 1
    return max(need, 0)


def hungry(s: Tzolkin, seat: i64) -> i64:
    """Workers that are not fed by farms or by the wealth tile (T-4.37)."""
    n = s.workers[seat] - (1 if s.kept[seat] & FEEDING_TILE else 0)
    farms = s.built[seat] & FARMS
    while farms != 0:
        n -= BUILDING_FEEDS[lowest(farms)]
        farms &= farms - 1
    return max(n, 0)


def feed(s: Tzolkin) -> None:
    """As many as possible; 3 points are lost for each of the others."""
    seat: i64
    for seat in range(s.seats):
        need = appetite(s, seat)
        mouths = hungry(s, seat)
        if need == 0:
            continue
        fed = min(mouths, s.goods[seat * 5 + CORN] // need)
        s.goods[seat * 5 + CORN] -= fed * need
        earn(s, seat, FROM_HUNGER, -HUNGER_POINTS * (mouths - fed))


# T-3.22 Mid-age


def reward_goods(s: Tzolkin) -> None:
    """The goods of one's own step and all below; skulls for all who are due one, or for nobody."""
    due: i64 = 0
    seat: i64
    for seat in range(s.seats):
        due += goods_due(s, seat, SKULL)
    enough = due <= s.skulls
    good: i64
    for seat in range(s.seats):
        for good in range(CORN, SKULL + 1):
            if good != SKULL or enough:
                gain(s, seat, good, goods_due(s, seat, good))


def goods_due(s: Tzolkin, seat: i64, good: i64) -> i64:
    n: i64 = 0
    temple: i64
    step: i64
    for temple in range(3):
        for step in range(s.temple[seat * 3 + temple] + 1):
            if STEP_GOOD[temple * 9 + step] == good:
                n += 1
    return n


# T-3.23 End of an age


def reward_points(s: Tzolkin) -> None:
    """The value of one's own step; whoever is highest gets the bonus, several get half of it each."""
    age: i64 = 1 if s.food == 1 else 2
    seat: i64
    temple: i64
    for temple in range(3):
        highest: i64 = 0
        there: i64 = 0
        for seat in range(s.seats):
            step = s.temple[seat * 3 + temple]
            if there == 0 or step > highest:
                highest = step
                there = 1
            elif step == highest:
                there += 1
        bonus = BONUS[temple * 2 + age - 1]
        for seat in range(s.seats):
            step = s.temple[seat * 3 + temple]
            points = STEP_POINTS[temple * 9 + step]
            if step == highest:
                points += bonus if there == 1 else bonus // 2
            earn(s, seat, FROM_TEMPLES + age, points)
