"""The texts of Cenote."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from sacbe.core.words import Words

TEXT: Final = Path(__file__).parents[1] / "text"


@cache
def words(lang: str) -> Words:
    return Words(lang, TEXT / f"{lang}.ftl")
