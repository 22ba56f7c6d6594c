"""T-3.4, T-3.5 Where a tile fits: next to explored land, joined to it by at least one stone; a volcano anywhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.core.errors import Refusal
from sacbe.games.tikal.data import (
    ALL_CELLS,
    AROUND,
    CELLS,
    NEIGHBOUR,
    STONES,
    STONY,
    TERRAIN,
    TILES,
    VOLCANO,
)
from sacbe.games.tikal.state import Tikal

ANY_ROTATION: Final[i64] = 63


def frontier(s: Tikal) -> i64:
    """The empty cells that touch an explored one of any kind."""
    near: i64 = 0
    rest = s.explored
    while rest != 0:
        near |= AROUND[lowest(rest)]
        rest &= rest - 1
    return near & ALL_CELLS & ~s.explored


def rotations(s: Tikal, tile: i64, cell: i64) -> i64:
    """The rotations, as a mask, in which the tile may lie on this cell of the frontier."""
    if TERRAIN[tile] == VOLCANO:
        return 1
    land = s.explored & ~s.volcanoes
    walkable: i64 = 0  # edges towards a neighbour that can be walked on
    direction: i64
    for direction in range(6):
        other = NEIGHBOUR[cell * 6 + direction]
        if other < 0 or (land >> other) & 1 == 0:
            continue
        if STONES[(s.tile[other] * 6 + s.turned[other]) * 6 + (direction + 3) % 6] > 0:
            return ANY_ROTATION  # one stone on either side is enough
        walkable |= bit(direction)
    mask: i64 = 0
    rotation: i64
    for rotation in range(6):
        if STONY[tile * 6 + rotation] & walkable != 0:
            mask |= bit(rotation)
    return mask


def fits(s: Tikal, tile: i64) -> bool:
    """T-3.9 Whether there is any legal cell. Each tile has a stone edge that can face any neighbour (R-6)."""
    rest = frontier(s)
    while rest != 0:
        if rotations(s, tile, lowest(rest)) != 0:
            return True
        rest &= rest - 1
    return False


def refuse_ground(s: Tikal, tile: i64, cell: i64, rotation: i64) -> Refusal | None:
    """Why the tile cannot lie there; a cell below 0 is none of the board's."""
    volcano = TERRAIN[tile] == VOLCANO
    rule = "T-3.5" if volcano else "T-3.4"
    if volcano and rotation != 0:
        return Refusal("T-3.5", "E_BAD_REQUEST", {"rotation": int(rotation)})
    if cell < 0:
        return Refusal(rule, "E_OFF_BOARD")
    if (s.explored >> cell) & 1:
        return Refusal(rule, "E_CELL_OCCUPIED", {"cell": CELLS[cell]})
    if AROUND[cell] & s.explored == 0:
        return Refusal(rule, "E_NOT_ADJACENT", {"cell": CELLS[cell]})
    if (rotations(s, tile, cell) >> rotation) & 1 == 0:
        return Refusal(rule, "E_NO_PATH", {"cell": CELLS[cell], "tile": TILES[tile]})
    return None
