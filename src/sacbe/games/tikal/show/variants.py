"""Small pictures of what the options change, for whoever sets up a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sacbe.core.svg import plate, rect, use
from sacbe.games.tikal.data import TILES
from sacbe.games.tikal.show import land
from sacbe.games.tikal.show.auction import totem
from sacbe.games.tikal.show.figures import picture
from sacbe.games.tikal.show.words import words

_WIDTH: Final = 240.0
_HEIGHT: Final = 150.0


def _framed(label: str, lang: str, body: str) -> str:
    ground = rect(0, 0, _WIDTH, _HEIGHT, 0, "var(--canopy-3)")
    return picture((0, 0, _WIDTH, _HEIGHT), words(lang)(label), ground + body)


def _auction(lang: str) -> str:
    """Tiles on offer, and what is bid for them."""
    body = ""
    for k, (tile, bid) in enumerate((("B2", 6), ("A5", 3), ("D3", 0))):
        x = 44 + k * 76
        body += land.small_tile(TILES.index(tile), x, 52, 38)
        body += totem(k, x - 20, 104, True, 17) + plate(x + 14, 124, str(bid), 20)
    return _framed("option-auction", lang, body)


def _final_order(lang: str) -> str:
    """Who scores first: the scores climb from left to right."""
    body = ""
    for k, (seat, score) in enumerate(((2, 31), (0, 44), (1, 52))):
        x, y = 44 + k * 76, 108 - k * 20
        body += rect(x - 32, y, 64, 150 - y, 0, "var(--limestone)", 2)
        body += use(f"leader-{seat}", x - 22, y - 50, 44, 50) + plate(x, y + 22, str(score), 17)
    return _framed("option-final-order", lang, body)


def _first(lang: str) -> str:
    body = use("die-5", 94, 14, 52)
    for seat in range(4):
        body += use(f"leader-{seat}", 18 + seat * 54, 84, 42, 50)
    body += rect(66, 78, 54, 62, 10, "none", extra="stroke='var(--select)' stroke-width='5'")
    return _framed("option-first", lang, body)


VARIANTS: Final[dict[str, Callable[[str], str]]] = {
    "option-auction": _auction,
    "option-final_order": _final_order,
    "option-first": _first,
}
