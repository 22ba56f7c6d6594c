"""A small picture of what may be chosen before the dig."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sacbe.core.svg import rect, use
from sacbe.games.trek12.show.figures import picture
from sacbe.games.trek12.show.words import words


def _chief(lang: str) -> str:
    """Who rolls in the first round."""
    body = rect(0, 0, 240, 150, 0, "var(--canopy-3)") + use("trek-chief", 20, 32, 86)
    body += use("trek-die-y-2", 124, 18, 50) + use("trek-die-r-5", 180, 30, 50)
    body += "".join(use(f"token-{seat}", 122 + seat * 28, 98, 24) for seat in range(4))
    return picture((0, 0, 240, 150), words(lang)("option-chief"), body)


VARIANTS: Final[dict[str, Callable[[str], str]]] = {"option-chief": _chief}
