"""Where everything lies on the wide board: the track is turned and scaled until hand and market find room."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

Cell = tuple[int, int]
Point = tuple[float, float]
Box = tuple[float, float, float, float]  # x, y, width, height

SQRT3: Final = math.sqrt(3.0)
RADIUS: Final = 60.0
ACROSS: Final = SQRT3 * RADIUS  # from a hex to its neighbour
DOWN: Final = 1.5 * RADIUS
WIDTH: Final = 1096.0
HEIGHT: Final = 772.0
MARGIN: Final = 10.0
GAP: Final = 5.0
CHIPS: Final[Box] = (0, 0, 530, 58)  # the page puts its lens buttons here,
NEARER: Final[Box] = (WIDTH - 62, 0, 62, 150)  # and its zoom buttons here
HAND: Final = (484.0, 182.0)
MARKET: Final = (404.0, 212.0)
NOTE: Final = (276.0, 211.0)  # the table of a lens


def turned(cell: Cell, turns: int) -> Cell:
    """Clockwise by sixths about the origin."""
    q, r = cell
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def centre(cell: Cell, turns: int = 0) -> Point:
    """In units of the drawings: a hex has a radius of 60."""
    q, r = turned(cell, turns)
    return ACROSS * (q + r / 2), DOWN * r


def onto(cell: Cell, turns: int, scale: float, x: float, y: float) -> Point:
    """Where a hex comes to lie in a picture that shows the track turned, scaled and shifted."""
    across, down = centre(cell, turns)
    return x + across * scale, y + down * scale


class Plan(NamedTuple):
    """How a track lies on the board: turned by `turns` sixths, scaled, shifted; and where the other things stand."""

    turns: int
    scale: float
    x: float
    y: float
    hand: Box
    market: Box
    note: Box
    room: Box  # the hand's, and as much beside it as is free

    def at(self, cell: Cell) -> Point:
        return onto(cell, self.turns, self.scale, self.x, self.y)


class _Rows(NamedTuple):
    """The cells by row, to ask quickly whether a box is free of them."""

    by_row: dict[int, list[float]]
    top: int
    bottom: int
    left: float
    right: float


def _rows(cells: Iterable[Cell]) -> _Rows:
    rows: dict[int, list[float]] = {}
    for q, r in cells:
        rows.setdefault(r, []).append(q + r / 2)
    across = [x for row in rows.values() for x in row]
    return _Rows(rows, min(rows), max(rows), min(across), max(across))


def _free(rows: _Rows, d: float, x: float, y: float, box: Box) -> bool:
    """Whether no hex of a track with neighbours `d` apart, its origin at x, y, comes near a box."""
    left, top, width, height = box
    step, reach_y, reach_x = d * SQRT3 / 2, GAP + d / SQRT3 * 0.8, GAP + d / 2
    first = max(math.ceil((top - reach_y - y) / step), rows.top)
    last = min(math.floor((top + height + reach_y - y) / step), rows.bottom)
    low, high = (left - reach_x - x) / d, (left + width + reach_x - x) / d
    return not any(low < at < high for row in range(first, last + 1) for at in rows.by_row.get(row, ()))


def _place(rows: _Rows, d: float, taken: list[Box], parts: int = 14) -> Point | None:
    """Where the origin may lie so that the track of this size keeps clear of what is taken; as central as possible."""
    width = (rows.right - rows.left + 1) * d
    height = (rows.bottom - rows.top) * d * SQRT3 / 2 + 2 * d / SQRT3
    free_x, free_y = WIDTH - 2 * MARGIN - width, HEIGHT - 2 * MARGIN - height
    if free_x < 0 or free_y < 0:
        return None
    best: tuple[float, Point] | None = None
    for i in range(parts + 1):
        x = MARGIN + d / 2 - rows.left * d + free_x * i / parts
        for j in range(parts + 1):
            off = abs(i - parts / 2) + abs(j - parts / 2)
            if best is not None and off >= best[0]:
                continue
            y = MARGIN + d / SQRT3 - rows.top * d * SQRT3 / 2 + free_y * j / parts
            if all(_free(rows, d, x, y, box) for box in taken):
                best = off, (x, y)
    return best[1] if best else None


def _tables() -> Iterator[tuple[Box, Box]]:
    """Where hand and market may stand: the hand in a lower corner, the market in any other one."""
    width, height = MARKET
    for left in (0.0, WIDTH - HAND[0]):
        hand = (left, HEIGHT - HAND[1], *HAND)
        for x, y in (
            (0.0, CHIPS[3]),
            (WIDTH - width - NEARER[2], 0.0),
            (0.0, HEIGHT - height),
            (WIDTH - width, HEIGHT - height),
        ):
            if y < HEIGHT / 2 or abs(x - left) > width:
                yield hand, (x, y, width, height)


@lru_cache(maxsize=64)
def plan(cells: tuple[Cell, ...]) -> Plan:
    """The largest way to lay a track."""
    best: tuple[float, int, Point, Box, Box] | None = None
    for turns in range(6):
        rows = _rows(turned(cell, turns) for cell in cells)
        for hand, market in _tables():
            d = best[0] * 1.02 if best else 12.0
            while place := _place(rows, d, [CHIPS, NEARER, hand, market]):
                best = d, turns, place, hand, market
                d *= 1.02
    if best is None:
        raise ValueError(f"a track of {len(cells)} hexes does not fit on the board")
    d, turns, (x, y), hand, market = best
    rows = _rows(turned(cell, turns) for cell in cells)
    note = _note(rows, d, (x, y), [CHIPS, NEARER, hand, market])
    return Plan(turns, d / ACROSS, x, y, hand, market, note, _room(rows, d, (x, y), hand, market))


def _room(rows: _Rows, d: float, origin: Point, hand: Box, market: Box) -> Box:
    """How far a large hand may spread from its corner."""
    x, y, w, h = hand
    while w < WIDTH:
        wider = (x, y, w + 8, h) if x == 0 else (x - 8, y, w + 8, h)
        if not _free(rows, d, *origin, wider) or _meet(wider, market):
            break
        x, y, w, h = wider
    return x, y, w, h


def _note(rows: _Rows, d: float, origin: Point, taken: list[Box]) -> Box:
    """A free place for the table of a lens; if there is none, over the market."""
    width, height = NOTE
    market = taken[3]
    spots = [
        (float(x), float(y), width, height)
        for y in range(8, int(HEIGHT - height) - 7, 12)
        for x in range(8, int(WIDTH - width) - 7, 12)
    ]
    open_ = [box for box in spots if _free(rows, d, *origin, box) and not any(_meet(box, other) for other in taken)]
    if not open_:
        return market[0], market[1], width, height
    return min(open_, key=lambda box: abs(box[0] + width / 2 - WIDTH / 2) + abs(box[1] + height / 2 - HEIGHT / 2))


def _meet(a: Box, b: Box) -> bool:
    return (
        a[0] < b[0] + b[2] + GAP and b[0] < a[0] + a[2] + GAP and a[1] < b[1] + b[3] + GAP and b[1] < a[1] + a[3] + GAP
    )


# Borders between hexes

_STEPS: Final[tuple[Cell, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise from east


def corners(x: float, y: float, radius: float = RADIUS) -> list[Point]:
    """Of a pointy-top hex, clockwise from the upper right: side k between corners k and k + 1 faces _STEPS[k]."""
    return [
        (x + radius * math.cos(math.radians(60 * k - 30)), y + radius * math.sin(math.radians(60 * k - 30)))
        for k in range(6)
    ]


def rim(cells: Iterable[Cell]) -> str:
    """The outline of some hexes as a path, in units of the drawings."""
    held = set(cells)
    edges: dict[tuple[int, int], tuple[tuple[int, int], Point]] = {}
    for q, r in held:
        points = corners(*centre((q, r)))
        for k, (dq, dr) in enumerate(_STEPS):
            if (q + dq, r + dr) not in held:
                a, b = points[k], points[(k + 1) % 6]
                edges[round(a[0]), round(a[1])] = (round(b[0]), round(b[1])), a
    path = []
    while edges:
        start = at = next(iter(edges))
        path.append(f"M{at[0]} {at[1]}")
        while at in edges:
            at, _ = edges.pop(at)
            if at != start:
                path.append(f"L{at[0]} {at[1]}")
        path.append("Z")
    return "".join(path)


def seam(pairs: Iterable[tuple[Cell, Cell]]) -> list[Point]:
    """The border between two pieces as one line, given the pairs of hexes that touch across it."""
    segments: list[tuple[Point, Point]] = []
    for one, other in pairs:
        (x, y), (u, v) = centre(one), centre(other)
        mx, my, dx, dy = (x + u) / 2, (y + v) / 2, (u - x) / ACROSS, (v - y) / ACROSS
        half = RADIUS / 2
        segments.append(((mx - half * dy, my + half * dx), (mx + half * dy, my - half * dx)))
    line = list(segments.pop(0))
    grown = True
    while segments and grown:
        grown = False
        for segment in segments:
            for a, b in (segment, segment[::-1]):
                if math.dist(line[-1], a) < 2:
                    line.append(b)
                elif math.dist(line[0], a) < 2:
                    line.insert(0, b)
                else:
                    continue
                grown = True
                break
            if grown:
                segments.remove(segment)
                break
    return line
