"""Pictures for the home page and the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sacbe.core.svg import esc, move, plate, rect, use
from sacbe_cenote.data import mask
from sacbe_cenote.show.board import well_picture
from sacbe_cenote.show.words import words


def _picture(label: str, body: str, width: int = 480, height: int = 300) -> str:
    ground = rect(0, 0, width, height, 0, "var(--jungle)")
    return (
        f"<svg class='figure' viewBox='0 0 {width} {height}' role='img' aria-label='{esc(label)}'>{ground}{body}</svg>"
    )


def _cover(lang: str) -> str:
    ropes = "".join(use("cenote-rope", 300 + 56 * k, 30 + 34 * k, 88) for k in range(3))
    return _picture(words(lang)("figure-cover"), move(170, 150, well_picture(mask((7,)), lang)) + ropes)


def _lone(lang: str) -> str:
    """Two have let down the 6: the 4 is the longest that is alone."""
    out = ""
    for place, (seat, rope) in enumerate(((0, 6), (1, 6), (2, 4), (3, 2))):
        x = 50 + place * 105
        out += rect(x, 60, 90, 180, 10, "var(--glow)" if rope == 4 else "var(--panel)", 2)
        out += use(f"token-{seat}", x + 31, 70, 28) + use("cenote-rope", x + 9, 104, 72)
        out += plate(x + 45, 212, str(rope), 24)
    return _picture(words(lang)("figure-lone"), out)


def _pile(lang: str, pile: bool) -> str:
    return _picture(words(lang)("option-pile"), move(240, 150, well_picture(mask((3, 5) if pile else (5,)), lang)))


FIGURES: Final[dict[str, Callable[[str], str]]] = {
    "cover": _cover,
    "lone": _lone,
    "option-pile-True": lambda lang: _pile(lang, True),
    "option-pile-False": lambda lang: _pile(lang, False),
}
