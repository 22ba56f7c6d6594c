"""What a player would like to see worked out: days ahead, the feeding bill, temple income, worth of monuments.

Everything is asked of the rules or of the same tables that the rules use; nothing here decides anything.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sacbe.core.bits import bit
from sacbe.games.tzolkin.data import (
    AGRICULTURE,
    AGRICULTURE_CORN,
    CHICHEN,
    CORN,
    EXTRACTION,
    FOOD_DAYS,
    GOLD,
    GOODS,
    HUNGER_POINTS,
    PALENQUE,
    SKULL,
    STONE,
    THEOLOGY,
    TOP_ACTION,
    WOOD,
    YAXCHILAN,
)
from sacbe.games.tzolkin.rules.food import appetite, hungry, reward_goods, reward_points
from sacbe.games.tzolkin.rules.prices import performable
from sacbe.games.tzolkin.score import monument_points
from sacbe.games.tzolkin.show.scene import Scene
from sacbe.games.tzolkin.state import OVER, Tzolkin

AHEAD: Final = 8  # days that the lens looks ahead


class Bill(NamedTuple):
    """T-3.20 Feeding as things stand now."""

    need: int  # corn for all
    have: int
    unfed: int  # workers that would stay hungry

    @property
    def lost(self) -> int:
        return self.unfed * int(HUNGER_POINTS)


def feeding(s: Tzolkin, seat: int) -> Bill:
    each, mouths = int(appetite(s, seat)), int(hungry(s, seat))
    have = int(s.goods[seat * 5 + CORN])
    fed = mouths if each == 0 else min(mouths, have // each)
    return Bill(mouths * each, have, mouths - fed)


def days_to_food(s: Tzolkin) -> int:
    """0: this round ends with a Food Day; -1: there is none any more."""
    if s.food >= len(FOOD_DAYS) or s.phase == OVER:
        return -1
    return max(0, int(FOOD_DAYS[s.food]) - int(s.day))


def is_last_round(s: Tzolkin) -> bool:
    """T-3.29 This round ends with the fourth Food Day, and the game with it."""
    return bool(s.food == len(FOOD_DAYS) - 1 and s.day >= FOOD_DAYS[3])


class Income(NamedTuple):
    """What the temples bring at the next Food Day: goods in mid-age, points at the end of an age."""

    goods: dict[int, int]
    points: int


def temple_income(s: Tzolkin, seat: int) -> Income:
    """T-3.22, T-3.23 As if the next Food Day were now, asked of the rules."""
    later = s.copy()
    before = [int(s.goods[seat * 5 + good]) for good in range(len(GOODS))]
    if s.food % 2 == 1:
        reward_points(later)
        return Income({}, int(later.points(seat) - s.points(seat)))
    reward_goods(later)
    gains = {good: int(later.goods[seat * 5 + good]) - n for good, n in enumerate(before)}
    return Income({good: n for good, n in gains.items() if n}, 0)


def monument_worth(s: Tzolkin, seat: int, monument: int) -> int:
    """T-5.4 What it would score if this seat had it now."""
    later = s.copy()
    later.palaces[seat] |= bit(monument)
    return int(monument_points(later, seat, monument))


# Days ahead


def arrivals(s: Tzolkin, now: Scene) -> dict[tuple[int, int], list[int]]:
    """By (gear, space): in how many days workers of the shown seat will stand there."""
    out: dict[tuple[int, int], list[int]] = {}
    for w in now.workers:
        if w.owner == now.seat:
            top = TOP_ACTION[w.gear] + (1 if w.gear == CHICHEN else 2)
            for days in range(1, AHEAD + 1):
                if w.space + days <= top:
                    out.setdefault((w.gear, w.space + days), []).append(days)
    return {place: sorted(days) for place, days in out.items()}


def extra(s: Tzolkin, seat: int, gear: int, number: int) -> dict[int, int]:
    """T-4.31, T-4.32, T-4.34 What the seat's technologies add to the goods of an action."""
    level = [int(s.tech[seat * 4 + track]) for track in range(4)]
    farming, mining, faith = level[AGRICULTURE], level[EXTRACTION], level[THEOLOGY]
    if gear == PALENQUE and number == 1:
        return {int(CORN): 1} if farming >= 2 else {}
    if gear == PALENQUE and number <= TOP_ACTION[PALENQUE]:
        corn = int(AGRICULTURE_CORN[farming])
        wood = 1 if mining >= 1 and number > 2 else 0
        return {good: n for good, n in ((int(CORN), corn), (int(WOOD), wood)) if n}
    if gear != YAXCHILAN:
        return {}
    out = {}
    if number == 1 and mining >= 1:
        out[int(WOOD)] = 1
    if number in (2, 5) and mining >= 2:
        out[int(STONE)] = 1
    if number in (3, 5) and mining >= 3:
        out[int(GOLD)] = 1
    if number == 4 and faith >= 3:
        out[int(SKULL)] = 1
    return out


def affordable(s: Tzolkin, seat: int, gear: int, number: int) -> bool:
    """Could the seat perform this action with what it holds now?"""
    return bool(performable(s, seat, gear, number, s.goods[seat * 5 + CORN]))
