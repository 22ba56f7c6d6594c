"""Axial hex geometry for every game on hexes: neighbours, distance, rotation, lines, rings and pixel centres.

A cell is (q, r). Directions are numbered 0..5 counter-clockwise from east in the pointy-top view (r grows downwards).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SQRT3: Final = math.sqrt(3.0)


def add(a: Hex, b: Hex) -> Hex:
    return a[0] + b[0], a[1] + b[1]


def neighbour(a: Hex, direction: int) -> Hex:
    return add(a, DIRECTIONS[direction % 6])


def neighbours(a: Hex) -> list[Hex]:
    return [add(a, d) for d in DIRECTIONS]


def distance(a: Hex, b: Hex) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def rotate(a: Hex, turns: int) -> Hex:
    """Turned about (0, 0) by `turns` sixths, counter-clockwise."""
    q, r = a
    for _ in range(turns % 6):
        q, r = q + r, -q
    return q, r


def ring(centre: Hex, radius: int) -> Iterator[Hex]:
    """The cells at exactly this distance, once round; radius 0 is the centre itself."""
    if radius == 0:
        yield centre
        return
    q, r = centre[0] + DIRECTIONS[4][0] * radius, centre[1] + DIRECTIONS[4][1] * radius
    for direction in range(6):
        for _ in range(radius):
            yield q, r
            q, r = neighbour((q, r), direction)


def disc(centre: Hex, radius: int) -> Iterator[Hex]:
    """The cells up to this distance, from the centre outwards."""
    for k in range(radius + 1):
        yield from ring(centre, k)


def line(a: Hex, b: Hex) -> list[Hex]:
    """The cells a straight line from a to b passes through, both ends included."""
    steps = distance(a, b)
    if steps == 0:
        return [a]
    out = []
    for i in range(steps + 1):
        t = i / steps
        # A nudge off the exact edge, so that a line along the border of two cells always takes the same one.
        q, r = a[0] + (b[0] - a[0]) * t + 1e-6, a[1] + (b[1] - a[1]) * t + 2e-6
        out.append(_nearest(q, r))
    return out


def _nearest(q: float, r: float) -> Hex:
    s = -q - r
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return rq, rr


def centre_pointy(a: Hex, radius: float = 1.0) -> tuple[float, float]:
    """Pixel centre, pointy tops; `radius` is the hex's corner radius."""
    return radius * SQRT3 * (a[0] + a[1] / 2), radius * 1.5 * a[1]


def centre_flat(a: Hex, radius: float = 1.0) -> tuple[float, float]:
    """Pixel centre, flat tops."""
    return radius * 1.5 * a[0], radius * SQRT3 * (a[1] + a[0] / 2)
