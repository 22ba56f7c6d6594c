"""The texts of Archeo Trek 12 and the names of its things in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from sacbe.core.words import Words
from sacbe.games.trek12.data import CELLS, COLOURS, OPERATIONS, TOKEN_VALUE, token_colour

TEXT: Final = Path(__file__).parents[1] / "text"


@cache
def words(lang: str) -> Words:
    parts = ("", "-remarks", "-coach", "-rules", "-guide", "-what", "-description")
    return Words(lang, *(TEXT / f"{lang}{part}.ftl" for part in parts))


def cell_name(cell: int, lang: str) -> str:
    return words(lang)(f"cell-{CELLS[cell]}")


def operation_name(operation: int, lang: str) -> str:
    return words(lang)(f"operation-{OPERATIONS[operation]}")


def token_name(token: int, lang: str) -> str:
    return words(lang)(f"bone-{COLOURS[token_colour(token)]}", value=int(TOKEN_VALUE[token]))


def bone_symbol(token: int) -> str:
    return f"trek-bone-{COLOURS[token_colour(token)]}-{int(TOKEN_VALUE[token])}"


def token_list(mask: int) -> list[int]:
    return [token for token in range(36) if mask >> token & 1]
