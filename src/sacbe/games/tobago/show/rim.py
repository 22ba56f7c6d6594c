"""Letters and numbers along the island's rim: the column and the row by which prompts, hints and tips name a space."""

from __future__ import annotations

from typing import Final, NamedTuple

from sacbe.core.letters import width_of
from sacbe.core.svg import about, text
from sacbe.games.tobago.data import PLACES
from sacbe.games.tobago.show.land import AT, RADIUS, STEP, Land
from sacbe.games.tobago.show.words import column_of, row_of

_LIGHT: Final = "#F6EFDF"  # on the sea, in both themes
_AWAY: Final = 17.0  # from the coast, with its foam
_APART: Final = 0.2  # of a letter's size: between a letter and a number beside it
_WEIGHT: Final = 650


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float


class Placing(NamedTuple):
    """Where an island lies on a picture, and how large."""

    x: float
    y: float
    scale: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.x + x * self.scale, self.y + y * self.scale


def placing(land: Land, box: Box) -> Placing:
    """In the middle of a box, as large as it fits."""
    left, top, right, bottom = land.box
    left, top, right, bottom = left - RADIUS - 8, top - STEP / 2 - 8, right + RADIUS + 8, bottom + STEP / 2 + 8
    scale = min(box.w / (right - left), box.h / (bottom - top))
    x = box.x + (box.w - (right - left) * scale) / 2 - left * scale
    y = box.y + (box.h - (bottom - top) * scale) / 2 - top * scale
    return Placing(x, y, scale)


def rim(land: Land, place: Placing, size: float) -> str:
    """In the units of the picture: a letter over the northernmost space of each column, a number west of each row."""
    tops: dict[str, int] = {}
    ends: dict[int, int] = {}
    for cell in land.cells:
        column, row = column_of(cell), row_of(cell)
        if column not in tops or AT[cell][1] < AT[tops[column]][1]:
            tops[column] = cell
        if row not in ends or AT[cell][0] < AT[ends[row]][0]:
            ends[row] = cell
    out, numbers = [], []
    for row, cell in ends.items():
        # The next space of the row would lie half a step lower from an even column, half a step higher from an odd one.
        lower = PLACES[cell][0] % 2 == 0
        x, y = place.at(AT[cell][0] - RADIUS, AT[cell][1] + (0.25 if lower else -0.25) * STEP)
        x, y = x + size * 0.1, y + size * 0.36
        numbers.append((x - width_of(str(row), size, _WEIGHT), x, y))
        out.append(_mark(x, y, str(row), size, "end"))
    for column, cell in tops.items():
        x, y = place.at(AT[cell][0], AT[cell][1] - STEP / 2 - _AWAY)
        half = width_of(column, size, _WEIGHT) / 2 + size * _APART
        for left, right, line in numbers:
            if abs(line - y) < size and left < x + half and x - half < right:
                x = left - half  # makes room for the number
        out.append(_mark(x, y, column, size, "middle"))
    return f"<g aria-hidden='true'>{''.join(out)}</g>"


def _mark(x: float, y: float, said: str, size: float, anchor: str) -> str:
    halo = "stroke='var(--deep)' stroke-width='2.5' stroke-linejoin='round' paint-order='stroke'"
    return about(f"rim-{said}", text(x, y, said, size, _WEIGHT, _LIGHT, anchor, extra=halo))
