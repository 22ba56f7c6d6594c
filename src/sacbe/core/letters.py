"""How wide words are in the letters that the pages ship: measured from the fonts by build_tools/letters.py."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

_TABLE: Final = Path(__file__).with_name("look") / "letters.json"
_LIGHTEST: Final = 400
_HEAVIEST: Final = 800
_UNKNOWN: Final = 1000  # thousandths of the size: a sign of a font we do not ship, such as an arrow


@cache
def _advances(serif: bool, weight: int) -> dict[str, float]:
    """In thousandths of the size. The table has every hundredth weight; those between lie on a line."""
    rows: dict[str, list[int]] = json.loads(_TABLE.read_text(encoding="utf-8"))["serif" if serif else "sans"]
    weight = min(max(weight, _LIGHTEST), _HEAVIEST)
    at, over = divmod(weight - _LIGHTEST, 100)
    return {c: row[at] + (row[min(at + 1, len(row) - 1)] - row[at]) * over / 100 for c, row in rows.items()}


@lru_cache(maxsize=4096)
def _ems(words: str, weight: int, serif: bool) -> float:
    advances = _advances(serif, weight)
    return sum(advances.get(c, _UNKNOWN) for c in words) / 1000


def width_of(words: str, size: float, weight: int = 700, serif: bool = False) -> float:
    """How wide a text is drawn. Letters that move closer together (kerning) make it a little narrower than this."""
    return _ems(words, weight, serif) * size
