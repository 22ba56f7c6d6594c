"""Where things stand: six gears whose teeth really fall into each other's gaps, and the spaces on them.

Units are those of the wide board. A gear of n teeth has the pitch radius MODULE * n / 2, so any two gears mesh.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from sacbe.games.tzolkin.data import CALENDAR_TEETH as _CALENDAR_TEETH
from sacbe.games.tzolkin.data import GEARS, TEETH, TOP_SPACE

MODULE: Final = 18.0
LETTERS: Final = 20.0  # no smaller ones on the wide board: 12 pixels where it is 590 high
CALENDAR_TEETH: Final = int(_CALENDAR_TEETH)
CENTRE: Final = (497.0, 518.0)  # of the calendar on the wide board; above it is room for the lens buttons
DAY: Final = 360 / CALENDAR_TEETH  # what the calendar turns in a day
POINTER: Final = 178.0  # screen degrees, clockwise from east: where the arrow shows the day, by the first player space
_CITY_ANGLES: Final = (215.0, -73.0, -7.0, 62.0, 141.0)  # the cities around the calendar, clockwise

Point = tuple[float, float]


class City(NamedTuple):
    """A city gear: its centre seen from the calendar's, and the angle of its gap at the contact."""

    name: str
    teeth: int
    top: int  # the last numbered space
    x: float
    y: float
    gap: float

    @property
    def radius(self) -> float:
        return MODULE * self.teeth / 2

    @property
    def step(self) -> float:
        return 360 / self.teeth

    def angle(self, space: int) -> float:
        """Two hidden spaces flank the contact; the numbers run clockwise, as the city turns."""
        return self.gap + self.step * (1.5 + space)

    def at(self, space: int, distance: float) -> Point:
        """A point on the ray of a space, seen from the city's centre."""
        return polar(distance, self.angle(space))


def polar(radius: float, degrees: float) -> Point:
    return radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))


def _city(index: int) -> City:
    angle, teeth = _CITY_ANGLES[index], TEETH[index]
    # The calendar's tooth nearest to the contact must sit in a gap of the city.
    off = ((POINTER - angle + DAY / 2) % DAY) - DAY / 2
    x, y = polar(MODULE * (CALENDAR_TEETH + teeth) / 2, angle)
    return City(GEARS[index], teeth, TOP_SPACE[index], x, y, angle + 180 - off * CALENDAR_TEETH / teeth)


CITIES: Final = tuple(_city(index) for index in range(len(GEARS)))
