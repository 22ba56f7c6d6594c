"""What the chapters have in common: one land that grows from chapter to chapter, and what tasks ask of it."""

from __future__ import annotations

from typing import Any, Final

from sacbe.core.bits import count
from sacbe.core.lesson import LEARNER
from sacbe.games.tikal.data import CELLS, FACE, LEVEL_SUPPLY, PRINTED_CELLS, TILES, TOP_LEVEL
from sacbe.games.tikal.score import controller
from sacbe.games.tikal.state import Tikal

# Cell, tile and rotation, in the order in which they were laid.
LETTER_A: Final = "c1r2 A2 0, c2r3 A5 2, c2r4 A1 0, c2r2 A3 0, c3r3 A4 0, c3r2 A6 0"
LETTER_B: Final = "c0r2 B1 0, c4r3 B2 0, c4r2 B3 0, c3r4 B4 0, c3r1 B5 0"
# A new explorer, and his way over the clearing to the first temple that was found.
TO_THE_TEMPLE: Final = ("recruit worker c0r4", "step c0r4 NE worker", "step c1r3 N worker")


def table(tiles: str, levels: dict[str, int], players: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A position of three expeditions on this land. The stack and the supply of levels are what is left."""
    laid = {cell: (tile, rotation) for cell, tile, rotation in (one.split() for one in tiles.split(", ") if one)}
    faces = {cell: int(FACE[TILES.index(tile)]) for cell, (tile, _) in laid.items()} | dict.fromkeys(PRINTED_CELLS, 1)
    supply = {number: LEVEL_SUPPLY[number] for number in range(2, int(TOP_LEVEL) + 1)}
    for cell, level in levels.items():
        for number in range(faces[cell] + 1, level + 1):
            supply[number] -= 1
    return {
        "seats": 3,
        "active": LEARNER,
        "tiles": {cell: f"{tile} {rotation}" for cell, (tile, rotation) in laid.items()},
        "levels": levels,
        "supply": {str(number): left for number, left in supply.items()},
        "players": players,
    } | more


def controls(s: Tikal, *cells: str) -> bool:
    """Whether all these temples would score for whoever learns."""
    return all(controller(s, CELLS.index(cell)) == LEARNER for cell in cells)


def members_on(s: Tikal, tile: str) -> int:
    """How many of the learner's people stand on this tile, wherever it was laid."""
    return sum(int(s.members(LEARNER, cell)) for cell in range(len(CELLS)) if s.tile[cell] == TILES.index(tile))


def tiles_left(s: Tikal) -> int:
    """In the stack: others draw from it as soon as the learner's turn is over."""
    return int(count(s.stack))
