"""The texts of Tobago and the names of its things in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from sacbe.core.words import Words
from sacbe.games.tobago.data import CLUE_KINDS, CLUES, COLOURS, PLACES

TEXT: Final = Path(__file__).parents[1] / "text"


@cache
def words(lang: str) -> Words:
    parts = (
        "",
        "-play",
        "-log",
        "-remarks",
        "-coach",
        "-rules",
        "-rules-play",
        "-guide",
        "-what",
        "-what-sharing",
        "-symbols",
        "-description",
    )
    return Words(lang, *(TEXT / f"{lang}{part}.ftl" for part in parts))


def clue_name(clue: int, lang: str) -> str:
    return words(lang)(f"clue-{CLUES[clue]}")


def clue_short(clue: int, lang: str) -> str:
    """Рядом: озеро — where a card has no room for its whole name."""
    kind = max((one for one in CLUE_KINDS if CLUES[clue].startswith(f"{one}-")), key=len)
    what = words(lang)(f"reference-{CLUES[clue].removeprefix(f'{kind}-')}")
    said = words(lang)(f"short-{kind}", what=what)
    return said[0].upper() + said[1:]


def map_name(colour: int, lang: str) -> str:
    """Белые земли"""
    return words(lang)(f"map-{COLOURS[colour]}")


def map_of(colour: int, lang: str) -> str:
    """карта Белых земель"""
    return words(lang)(f"map-{COLOURS[colour]}.of")


def treasure_name(colour: int, lang: str) -> str:
    """белый клад"""
    return words(lang)(f"map-{COLOURS[colour]}.treasure")


def clue_symbol(clue: int) -> str:
    return f"tob-clue-{CLUES[clue]}"


def site_symbol(colour: int) -> str:
    return f"tob-site-{COLOURS[colour]}"


def treasure_symbol(coins: int) -> str:
    """A treasure card by its coins; a curse has none."""
    return f"tob-treasure-{coins}" if coins else "tob-curse"


def tenths(value: float, lang: str) -> str:
    """3,8 or 3.8"""
    return f"{value:.1f}".replace(".", "," if lang == "ru" else ".")


# A space by its column and row, as both stand along the island's rim. Columns are letters from the west, of any island;
# a row goes up and down by half a space from one column to the next.
_WEST: Final = min(q for q, _ in PLACES)
_NORTH: Final = min(r + q // 2 for q, r in PLACES)


def column_of(cell: int) -> str:
    return chr(ord("A") + PLACES[cell][0] - _WEST)


def row_of(cell: int) -> int:
    q, r = PLACES[cell]
    return r + q // 2 - _NORTH + 1


def place_name(cell: int) -> str:
    """D5"""
    return f"{column_of(cell)}{row_of(cell)}"
