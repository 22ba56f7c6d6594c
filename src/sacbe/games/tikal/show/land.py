"""The explored land and the jungle round it: grounds, stones, temples, ruins, clearings, volcanoes, the base camp."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sacbe.core.svg import move, text, use
from sacbe.games.tikal.data import BASE, CLEARING, FACE, RUINS, STONES, TEMPLE, TERRAIN, TERRAINS, VOLCANO
from sacbe.games.tikal.show.geometry import hexagon, slabs

_ON_EDGE: Final = "transform='rotate(30)'"


@lru_cache(maxsize=16)
def canopy(variant: int, turned: bool) -> str:
    """A cell nobody has explored: tree tops."""
    return use(f"tikal-cell-empty-{variant % 3}", -60, -60, 120, extra=_ON_EDGE if turned else "")


@lru_cache(maxsize=16)
def ground(terrain: int, turned: bool) -> str:
    return use(f"tikal-ground-{TERRAINS[terrain]}", -60, -60, 120, extra=_ON_EDGE if turned else "")


def stones_of(tile: int, rotation: int) -> tuple[int, ...]:
    base = (tile * 6 + rotation) * 6
    return tuple(int(STONES[base + direction]) for direction in range(6))


@lru_cache(maxsize=512)
def feature(terrain: int, face: int, left: int) -> str:
    """What stands on a tile. `face`: the masks printed on ruins; `left`: treasures there, or a temple's top level."""
    if terrain == TEMPLE:
        return use(f"tikal-temple-{left}", -37, -46, 74)
    if terrain == RUINS:
        masks = "".join(
            use(
                "tikal-mask" if j < left else "tikal-mask-taken",
                round((j - (face - 1) / 2) * 16.5 - 9.5, 2),
                -19,
                19,
                27,
            )
            for j in range(face)
        )
        return use("tikal-ruins", -40, -44, 80) + masks
    if terrain == CLEARING:
        return use("tikal-clearing", -40, -46, 80)
    if terrain == VOLCANO:
        return use("tikal-volcano", -60, -60, 120)
    assert terrain == BASE
    return use("tikal-base-camp", -38, -42, 76)


def tile(index: int, rotation: int, turned: bool = False) -> str:
    """A whole tile round the origin, as it comes out of the stack."""
    terrain = int(TERRAIN[index])
    return (
        ground(terrain, turned)
        + slabs(stones_of(index, rotation), turned)
        + feature(terrain, int(FACE[index]), int(FACE[index]))
    )


def small_tile(index: int, x: float, y: float, radius: float, rotation: int = 0) -> str:
    """A tile in a list, with its centre at (x, y)."""
    return move(x, y, f"<g transform='scale({radius / 60:.3f})'>{tile(index, rotation)}</g>")


@lru_cache(maxsize=16)
def rings(turned: bool, radius: float = 55.5) -> str:
    """The contour and the light of a cell; they end within it, as its neighbours are drawn later."""
    points = hexagon(radius, turned)
    return f"<polygon class='edge' points='{points}'/><polygon class='ring' points='{points}'/>"


def back(letter: str, x: float, y: float, radius: float) -> str:
    """The back of a tile with its letter."""
    return use("tikal-tile-back", x - radius, y - radius, 2 * radius) + text(
        x, y + radius * 0.3, letter, radius * 0.84, 700, "var(--limestone)", serif=True
    )
