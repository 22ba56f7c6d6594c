"""The texts of Tikal and the names of its places and things in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from sacbe.core.words import Words
from sacbe.games.tikal.actions import STEP, TRAVEL
from sacbe.games.tikal.data import CELLS, FACE, LETTER_TILES, LETTERS, PIECES, ROWS, TERRAIN, TERRAINS, TREASURES
from sacbe.games.tikal.state import Tikal

TEXT: Final = Path(__file__).parents[1] / "text"


@cache
def words(lang: str) -> Words:
    parts = ("", "-remarks", "-coach", "-rules", "-guide", "-symbols", "-what", "-description")
    return Words(lang, *(TEXT / f"{lang}{part}.ftl" for part in parts))


def coordinate(cell: int) -> str:
    """c4r2 as people say it: columns are letters, rows count from the top."""
    column, row = divmod(cell, ROWS)
    return f"{'abcdefgh'[column]}{row + 1}"


def terrain_of(s: Tikal, cell: int) -> str:
    return TERRAINS[TERRAIN[s.tile[cell]]] if s.tile[cell] >= 0 else "jungle"


def place(s: Tikal, cell: int, lang: str, case: str = "is") -> str:
    """A cell by what is there. Cases: is (temple 5), to (to temple 5), at (at temple 5)."""
    return words(lang)(f"place-{case}", kind=terrain_of(s, cell), value=int(s.level[cell]))


def tile_name(tile: int, lang: str) -> str:
    return words(lang)("tile-name", kind=TERRAINS[TERRAIN[tile]], value=int(FACE[tile]))


def piece_name(piece: int, lang: str) -> str:
    return words(lang)(f"piece-{PIECES[piece]}")


def way_name(code: int, lang: str) -> str:
    """A step that is not on the cheapest way to where it leads."""
    return words(lang)("choice-way-secret" if TRAVEL <= code < STEP else "choice-way-straight")


def treasure_name(kind: int, lang: str) -> str:
    return words(lang)(f"treasure-{TREASURES[kind]}")


def treasure_taken(kind: int, lang: str) -> str:
    """The name as the object of a sentence."""
    return words(lang)(f"treasure-{TREASURES[kind]}.taken")


def stack_left(s: Tikal) -> str:
    """How many tiles of each letter are in the stack: A5 B6 C5"""
    counts = [(int(s.stack) & int(LETTER_TILES[k])).bit_count() for k in range(len(LETTERS))]
    return " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, counts, strict=True) if count) or "–"


def supply_left(s: Tikal) -> str:
    """How many levels of each number are in the supply: 2×3, 4×1"""
    return ", ".join(f"{number}×{int(s.supply[number])}" for number in range(2, 11) if s.supply[number]) or "–"


def cell_of(name: str) -> int:
    return CELLS.index(name)


def cells_in(mask: int) -> list[int]:
    return [cell for cell in range(len(CELLS)) if mask >> cell & 1]
