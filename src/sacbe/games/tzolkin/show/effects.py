"""What is seen and heard of a game: the calendar turns, Food Days are held, temples reward, buildings rise."""

from __future__ import annotations

from sacbe.core.present import Effect
from sacbe.games.tzolkin.data import (
    BUILDINGS,
    GOODS,
    MONUMENTS,
    START_STEP,
    STEP_GOOD,
    TEMPLES,
    TOP_STEP,
)
from sacbe.games.tzolkin.rules.food import reward_points
from sacbe.games.tzolkin.score import monument_points, skull_points
from sacbe.games.tzolkin.show.scene import act_id
from sacbe.games.tzolkin.state import Tzolkin

_CALENDAR = "turn-calendar"


def turned() -> list[Effect]:
    return [Effect("turn", [_CALENDAR])]


def food_day() -> list[Effect]:
    return [Effect("hail", [_CALENDAR], icons=["tz-a-feed"])]


def fed(seat: int) -> list[Effect]:
    return [Effect("take", [f"panel-{seat}"], icons=["tz-corn"], to=_CALENDAR)]


def hungry(seat: int, lost: int) -> list[Effect]:
    return [Effect("count", [f"panel-{seat}"], lost)]


def pot(seat: int) -> list[Effect]:
    return [Effect("take", ["first"], icons=["tz-corn"], to=f"panel-{seat}")]


def built(building: int) -> list[Effect]:
    return [Effect("build", [f"building-{BUILDINGS[building]}"])]


def monument(number: int) -> list[Effect]:
    return [Effect("build", [f"monument-{MONUMENTS[number]}"])]


def offered(before: Tzolkin, after: Tzolkin, seat: int, space: int) -> list[Effect]:
    """Points of Chichen Itza, at the place of the skull."""
    scored = int(after.points(seat) - before.points(seat))
    return [Effect("count", [act_id(space)], scored)] if scored else []


# The temples' rewards


def temple_goods(s: Tzolkin, seat: int, goods: dict[int, int]) -> list[Effect]:
    """`goods`: what this seat was given, from the temples on whose steps it lies."""
    return [
        Effect("take", [f"temple-{name}"], icons=[f"tz-{GOODS[good]}"], to=f"panel-{seat}")
        for temple, name in enumerate(TEMPLES)
        for good in goods
        if any(STEP_GOOD[temple * 9 + step] == good for step in range(int(s.temple[seat * 3 + temple]) + 1))
    ]


def temple_points(s: Tzolkin, seat: int) -> list[Effect]:
    by_temple = [(name, points_of(s, seat, temple)) for temple, name in enumerate(TEMPLES)]
    return [Effect("count", [f"temple-{name}"], n) for name, n in by_temple if n]


def finished(s: Tzolkin, seat: int) -> list[Effect]:
    """T-5.3 What final scoring adds: skulls at the seat, monuments where they stood. Goods may be parts of a point:
    they are told on the page of the end."""
    skulls = int(skull_points(s, seat))
    own = [n for n in range(len(MONUMENTS)) if int(s.palaces[seat]) >> n & 1]
    worth = [(n, int(monument_points(s, seat, n))) for n in own]
    counted = [Effect("count", [f"raised-{MONUMENTS[n]}"], points) for n, points in worth if points]
    return [*([Effect("count", [f"panel-{seat}"], skulls)] if skulls else []), *counted]


def points_of(s: Tzolkin, seat: int, temple: int) -> int:
    """What one temple gives a seat at the end of an age. The rule gives the points of all three together, so it is
    asked a second time with this one left: its foot is worth nothing, and somebody else at the top has the bonus."""
    without = s.copy()
    without.temple[seat * 3 + temple] = START_STEP
    without.temple[(seat + 1) % s.seats * 3 + temple] = TOP_STEP[temple]
    gained = []
    for position in (s, without):
        later = position.copy()
        reward_points(later)
        gained.append(int(later.points(seat) - position.points(seat)))
    return gained[0] - gained[1]
