"""The texts of Tobago and the names of its things in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from sacbe.core.words import Words
from sacbe.games.tobago.data import CLUES, COLOURS, HEXES

TEXT: Final = Path(__file__).parents[1] / "text"


@cache
def words(lang: str) -> Words:
    return Words(lang, *(TEXT / f"{lang}{part}.ftl" for part in ("", "-play", "-log", "-rules", "-rules-play")))


def clue_name(clue: int, lang: str) -> str:
    return words(lang)(f"clue-{CLUES[clue]}")


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


def place_name(cell: int) -> str:
    """With true minus signs: −3, 2"""
    return HEXES[cell].replace(",", ", ").replace("-", "−")
