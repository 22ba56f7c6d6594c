"""The plate that says what a Dig area brings, placed where it hides no cell."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from sacbe.core.letters import width_of
from sacbe.core.svg import num, rect, text
from sacbe.games.trek12.show.geometry import ALL, centre
from sacbe.games.trek12.show.lens import Dig, cells_of
from sacbe.games.trek12.show.words import words

Box = tuple[float, float, float, float]


class Field(NamedTuple):
    """Where a plate may lie: the board's size, the sheet's place and scale, the plate's height and letters, what must
    stay free. A low plate has room for the sum only: the prompt says the rest."""

    width: float
    height: float
    x: float
    y: float
    d: float
    plate: float
    letters: float
    taken: tuple[Box, ...]

    def cell(self, cell: int) -> tuple[float, float]:
        x, y = centre(cell, self.d)
        return self.x + x, self.y + y


@lru_cache(maxsize=32)
def _places(field: Field, w: float) -> list[tuple[float, float]]:
    """Centres, on a coarse grid, of plates that touch no cell and nothing that is taken."""
    h = field.plate
    cells = [field.cell(cell) for cell in ALL]
    free = []
    step = field.d / 7
    for i in range(int((field.width - w - 40) / step)):
        for j in range(int((field.height - h - 40) / step)):
            cx, cy = 20 + w / 2 + i * step, 20 + h / 2 + j * step
            clear = all(
                math.hypot(max(abs(cx - x) - w / 2, 0), max(abs(cy - y) - h / 2, 0)) > field.d * 0.5 for x, y in cells
            )
            if clear and all(
                abs(cx - (x + bw / 2)) > (w + bw) / 2 + 4 or abs(cy - (y + bh / 2)) > (h + bh) / 2 + 4
                for x, y, bw, bh in field.taken
            ):
                free.append((cx, cy))
    return free


@lru_cache(maxsize=1024)
def _best(field: Field, area: int, w: float) -> tuple[float, float, float, float]:
    """The plate's centre and the centre of the cell it points to: a short way over no foreign cell."""
    h = field.plate

    def cost(place: tuple[float, float], cell: tuple[float, float]) -> float:
        dx, dy = max(abs(place[0] - cell[0]) - w / 2, 0), max(abs(place[1] - cell[1]) - h / 2, 0)
        # Right below or above a cell reads better than off its corner.
        return math.hypot(dx, dy) + abs(place[0] - cell[0]) * 0.06

    ways = [(cost(place, cell), place, cell) for place in _places(field, w) for cell in map(field.cell, cells_of(area))]
    nearest = sorted(ways)[:60]
    others = [field.cell(cell) for cell in ALL if not area >> cell & 1]
    clear = [way for way in nearest if all(_distance(x, way[1], way[2]) > field.d * 0.42 for x in others)]
    _, place, cell = (clear or nearest)[0]
    return (*place, *cell)


def _distance(p: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    """Of a point from the way between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)
    t = min(max(along, 0.0), 1.0)
    return math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


@lru_cache(maxsize=1024)
def callout(field: Field, dig: Dig, numbers: tuple[int, ...], sure: str, lang: str) -> str:
    """`5 + 4 + 0 + 0 = 9`, or a 9 that needs no other, and the Bones it brings."""
    h, size = field.plate, field.letters
    told = h > 2 * size
    shown = sorted(numbers, reverse=True)
    brings = words(lang)("callout-bones", draw=dig.draw, keep=dig.keep, sure=sure)
    grain = field.d / 5  # few widths, so that few have to be placed anew
    whole = f"{' + '.join(map(str, shown))} = {sum(shown)}" if len(shown) > 1 else str(sum(shown))
    for adds in (whole, f"= {sum(shown)}"):
        widest = max(width_of(adds, size, 700), width_of(brings, size, 600) if told else 0)
        w = math.ceil((widest + size) / grain) * grain
        if _places(field, w):
            break  # a long sum finds no room between the cells: then its total has to do
    x, y, cx, cy = _best(field, dig.area, w)
    distance = math.hypot(cx - x, cy - y)
    reach = max(distance - field.d * 0.5, 0) / distance
    tip = x + (cx - x) * reach, y + (cy - y) * reach
    half = h * 0.18
    side = (cy - y) / distance * half, -(cx - x) / distance * half
    tail = f"M{num(x - side[0])} {num(y - side[1])}L{num(tip[0])} {num(tip[1])}L{num(x + side[0])} {num(y + side[1])}Z"
    return (
        f"<g data-what='area-new' pointer-events='none'>"
        f"<path d='{tail}' fill='var(--limestone)' stroke='var(--outline)' stroke-width='1.8'"
        f" stroke-linejoin='round'/>{rect(x - w / 2, y - h / 2, w, h, 8, 'var(--limestone)', 1.8)}"
        f"<path d='{tail}' fill='var(--limestone)'/>"
        f"{rect(x - w / 2 + 1, y - h / 2 + 1, w - 2, h - 2, 7, 'var(--limestone)')}"
        f"{text(x, y - size * 0.22 if told else y + size * 0.36, adds, size, 800)}"
        f"{text(x, y + size * 0.98, brings, size, 600) if told else ''}</g>"
    )
