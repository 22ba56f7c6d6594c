"""Where the spaces of an assembled island lie on the picture, and the lines between them.

Here and in all of show/, a space has the number it has in the actions; the rules number those of one island only.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.hexes import Hex, centre_flat, neighbours
from sacbe.games.tobago.data import PLACES, TERRAINS
from sacbe.games.tobago.rules.island import Island, island_of

RADIUS: Final = 60.0  # of a hex, in every picture of the island
STEP: Final = RADIUS * 3**0.5  # from a space to its neighbour
AT: Final = tuple(centre_flat(place, RADIUS) for place in PLACES)


@dataclass(frozen=True)
class Land:
    """One assembly as it is drawn."""

    cells: tuple[int, ...]
    terrain: dict[int, str]
    largest: tuple[tuple[int, ...], ...]  # the largest area of each terrain
    coast: str
    borders: str
    box: tuple[float, float, float, float]  # of the centres: left, top, right, bottom


@lru_cache(maxsize=32)
def land_of(assembly: int) -> Land:
    island = island_of(assembly)
    cells = tuple(int(cell) for cell in island.cell)
    terrain = {cell: TERRAINS[island.terrain[k]] for k, cell in enumerate(cells)}
    places = {PLACES[cell]: kind for cell, kind in terrain.items()}
    xs, ys = [AT[cell][0] for cell in cells], [AT[cell][1] for cell in cells]
    return Land(
        cells,
        terrain,
        tuple(cells_in(assembly, mask_at(island.largest, k)) for k in range(len(TERRAINS))),
        "".join(_lines(places, coast=True)),
        "".join(_lines(places, coast=False)),
        (min(xs), min(ys), max(xs), max(ys)),
    )


def _lines(terrain: dict[Hex, str], coast: bool) -> Iterator[str]:
    for a in terrain:
        for b in neighbours(a):
            if (b not in terrain) if coast else (b in terrain and terrain[b] != terrain[a] and a < b):
                yield _side(a, b)


def _side(a: Hex, b: Hex) -> str:
    """The side that two neighbouring cells share."""
    (x, y), (u, v) = centre_flat(a, RADIUS), centre_flat(b, RADIUS)
    dx, dy = (u - x) / STEP * RADIUS / 2, (v - y) / STEP * RADIUS / 2
    mx, my = (x + u) / 2, (y + v) / 2
    return f"M{mx - dy:.0f} {my + dx:.0f}L{mx + dy:.0f} {my - dx:.0f}"


# From the rules' numbers to spaces


def mask_at(sets: vec[i64], index: int) -> int:
    """A set of the rules, two words of 60 bits side by side, as one number."""
    return int(sets[index * 2]) | int(sets[index * 2 + 1]) << 60


@lru_cache(maxsize=1 << 14)
def cells_in(assembly: int, mask: int) -> tuple[int, ...]:
    cell = island_of(assembly).cell
    return tuple(int(cell[k]) for k in range(len(cell)) if mask >> k & 1)


def legs_from(island: Island, cell: int) -> list[int]:
    """T-4.2.1 The spaces that one step reaches."""
    return [int(goal) for goal in island.legs[island.hex_at[cell]]]


@lru_cache(maxsize=4096)
def gaze(assembly: int, cell: int, facing: int) -> tuple[int, ...]:
    """T-4.8.1 The spaces a statue looks along, its own first and the one at the ocean last."""
    path = [cell]
    while (after := neighbour(assembly, path[-1], facing)) >= 0:
        path.append(after)
    return tuple(path)


def neighbour(assembly: int, cell: int, facing: int) -> int:
    """The space next to this one in a direction, -1 in the ocean."""
    island = island_of(assembly)
    found = int(island.neighbour[island.hex_at[cell] * 6 + facing])
    return int(island.cell[found]) if found >= 0 else -1


@lru_cache(maxsize=8192)
def reach(assembly: int, start: int, steps: int, amulets: tuple[int, ...] = ()) -> dict[int, tuple[int, ...]]:
    """Every space within so many steps, with the stops on a shortest way there, the last one the space itself.

    Of equally long ways the one that stops on most amulets.
    """
    island = island_of(assembly)
    ways: dict[int, tuple[int, ...]] = {start: ()}
    found = {start: 0}
    rim = [start]
    for _ in range(steps):
        rim_before, rim = rim, []
        for cell in rim_before:
            for goal in legs_from(island, cell):
                more = found[cell] + (goal in amulets)
                if goal not in ways:
                    rim.append(goal)
                elif len(ways[goal]) <= len(ways[cell]) or more <= found[goal]:
                    continue
                ways[goal], found[goal] = (*ways[cell], goal), more
    del ways[start]
    return ways
