"""The texts of Tzolk'in and the names of its things in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from sacbe.core.words import Words, signed
from sacbe.games.tzolkin.data import BUILDINGS, GEARS, GOODS, MONUMENTS, SPACE_GEAR, SPACE_NUMBER, TEMPLES, TRACKS

TEXT: Final = Path(__file__).parents[1] / "text"


@cache
def words(lang: str) -> Words:
    parts = ("", "-remarks", "-coach", "-rules", "-guide", "-what", "-facts", "-symbols", "-description")
    return Words(lang, *(TEXT / f"{lang}{part}.ftl" for part in parts))


def gear_name(gear: int, lang: str) -> str:
    return words(lang)(f"gear-{GEARS[gear]}")


def space_name(space: int, lang: str) -> str:
    """Yaxchilan 2, by the index in SPACES."""
    return f"{gear_name(int(SPACE_GEAR[space]), lang)} {int(SPACE_NUMBER[space])}"


def temple_name(temple: int, lang: str) -> str:
    return words(lang)(f"temple-{TEMPLES[temple]}")


def track_name(track: int, lang: str) -> str:
    return words(lang)(f"track-{TRACKS[track]}")


def building_name(building: int, lang: str) -> str:
    return words(lang)(f"building-{BUILDINGS[building]}")


def monument_name(monument: int, lang: str) -> str:
    return words(lang)(f"monument-{MONUMENTS[monument]}")


def monument_counts(monument: int, lang: str) -> str:
    """What it scores."""
    return words(lang)(f"monument-{MONUMENTS[monument]}.counts")


def amount(good: int, n: int, lang: str) -> str:
    """3 corn, by the index in GOODS."""
    return words(lang)(f"amount-{GOODS[good]}", n=n)


def amounts(by_good: dict[int, int], lang: str) -> str:
    """2 stone, 1 corn: what there is of each good, the rarer first."""
    return ", ".join(amount(good, n, lang) for good, n in sorted(by_good.items(), reverse=True) if n)


def points(n: int, lang: str) -> str:
    return words(lang)("amount-points", n=abs(n), shown=signed(n))


def quarter_words(quarters: int) -> str:
    """52¼ or ½, with a true minus sign (R-1)."""
    sign = "−" if quarters < 0 else ""
    whole, rest = divmod(abs(quarters), 4)
    return f"{sign}{whole if whole or not rest else ''}{('', '¼', '½', '¾')[rest]}"


def quarter_points(quarters: int, lang: str) -> str:
    """52¼ points; a fraction is told as two of a thing."""
    n = 2 if quarters % 4 else abs(quarters) // 4
    return words(lang)("amount-points", n=n, shown=quarter_words(quarters))


def listed(names: list[str]) -> str:
    return ", ".join(names)


def plus(n: int) -> str:
    return f"+{n}" if n > 0 else signed(n)
