"""Where the cells lie: hexes of radius 60, flat tops on wide screens; on phones the map is turned a quarter."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import Final, NamedTuple

from sacbe.core.svg import num
from sacbe.games.tikal.data import CELLS, COLUMNS, ROWS

RADIUS: Final = 60.0
HIGH: Final = RADIUS * math.sqrt(3)
ALL: Final = tuple(range(len(CELLS)))
_ANGLES: Final = (-90, -30, 30, 90, 150, 210)  # of the directions N NE SE S SW NW
SLAB: Final = 14.4
# The smallest letters, in units of the picture. Wide: 12 pixels in a window of 1024 x 768; turned: 11 on a phone that
# shows the whole breadth of the map; in the dock: 11 on a phone 360 pixels wide.
LETTERS: Final = 15.3
LETTERS_TURNED: Final = 17.0
LETTERS_DOCK: Final = 12.2

Point = tuple[float, float]


class Field(NamedTuple):
    """One way to lay the map on a picture: turned or not, and where its upper left corner is."""

    turned: bool = False
    left: float = 0.0
    top: float = 0.0

    @property
    def size(self) -> Point:
        long, short = (COLUMNS - 1) * 1.5 * RADIUS + 2 * RADIUS, (ROWS + 0.5) * HIGH
        return (short, long) if self.turned else (long, short)

    def at(self, cell: int) -> Point:
        """The centre of a cell."""
        column, row = divmod(cell, ROWS)
        x, y = RADIUS + column * 1.5 * RADIUS, HIGH * (row + 0.5 + (column % 2) / 2)
        if self.turned:  # a quarter turn to the left
            x, y = y, self.size[1] - x
        return x + self.left, y + self.top

    def edge(self, cell: int, direction: int) -> Point:
        """The middle of a border."""
        x, y = self.at(cell)
        a = math.radians(_ANGLES[direction] - 90 * self.turned)
        return x + HIGH / 2 * math.cos(a), y + HIGH / 2 * math.sin(a)

    @property
    def letters(self) -> float:
        return LETTERS_TURNED if self.turned else LETTERS

    # Corners of a hex are free of stones: plates and badges sit there, each kind on a corner of its own.

    @property
    def cost_corner(self) -> Point:
        return (0.0, -46.0) if self.turned else (42.0, -3.0)

    @property
    def plate_corner(self) -> Point:
        return (-43.0, -25.0) if self.turned else (-42.0, -3.0)

    @property
    def guard_corner(self) -> Point:
        return (43.0, -26.0) if self.turned else (26.0, -44.0)

    @property
    def tick_corner(self) -> Point:
        """Of a tile being laid: what lays it; half beyond the tile, as wide as no stone is in the way."""
        return (52.0, 30.0) if self.turned else (30.0, 52.0)

    @property
    def turn_corner(self) -> Point:
        """Of a tile being laid: the sign that it turns."""
        return (48.0, -28.0) if self.turned else (28.0, -48.0)

    @property
    def foot(self) -> float:
        """How far below the centre the figures stand."""
        return 44.0 if self.turned else 37.0

    def count_foot(self, size: float) -> float:
        """How far below the centre the count of figures stands: on a turned map above the stones at its lower edges."""
        return self.foot - (25.0 if self.turned else 9.0 * size)

    @property
    def grow(self) -> float:
        """Figures are larger on phones, where hexes are small."""
        return 1.12 if self.turned else 1.0


@lru_cache(maxsize=32)
def hexagon(radius: float, turned: bool) -> str:
    """Corner points of a hex round the origin."""
    angles = [math.radians(60 * k + 30 * turned) for k in range(6)]
    return " ".join(f"{num(radius * math.cos(a))},{num(radius * math.sin(a))}" for a in angles)


@lru_cache(maxsize=1024)
def slabs(stones: tuple[int, ...], turned: bool) -> str:
    """The stones of a tile along its edges, round the origin; each lies a little askew, always in the same way."""
    out = []
    for direction, count in enumerate(stones):
        degrees = _ANGLES[direction] - 90 * turned
        a = math.radians(degrees)
        askew = random.Random(count * 7 + direction)
        for j in range(count):
            off = (j - (count - 1) / 2) * 13.2
            x, y = 42.5 * math.cos(a) - off * math.sin(a), 42.5 * math.sin(a) + off * math.cos(a)
            turn = round(degrees + 90 + askew.uniform(-12, 12))
            out.append(
                f"<use href='#stone-slab' x='-7.2' y='-6.3' width='{SLAB}' height='12.6'"
                f" transform='translate({num(x)} {num(y)}) rotate({turn})'/>"
            )
    return "".join(out)
