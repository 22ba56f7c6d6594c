"""Small pictures of what the options change, and islands as small maps, for whoever sets up a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from sacbe.core.svg import move, plate, rect, use
from sacbe.games.tobago.data import ASSEMBLIES
from sacbe.games.tobago.show.board import within
from sacbe.games.tobago.show.figures import picture
from sacbe.games.tobago.show.ground import largest_signs, still
from sacbe.games.tobago.show.land import land_of
from sacbe.games.tobago.show.rim import Box
from sacbe.games.tobago.show.words import words

_WIDTH: Final = 240.0
_HEIGHT: Final = 150.0
_ARROW: Final = "fill='none' stroke='var(--limestone)' stroke-width='7' stroke-linecap='round' stroke-linejoin='round'"


def _framed(label: str, body: str) -> str:
    # The sea reaches beyond the picture: an island may lie close to its edge.
    sea = rect(-_WIDTH, -_HEIGHT, 3 * _WIDTH, 3 * _HEIGHT, 0, "var(--deep)")
    return picture((0, 0, _WIDTH, _HEIGHT), label, sea + body)


def _island(name: str, lang: str) -> str:
    index = ASSEMBLIES.index(name)
    land = land_of(index)
    drawn = within(land, Box(4, 4, _WIDTH - 8, _HEIGHT - 8), still(index) + largest_signs(land, frozenset()))
    return _framed(words(lang)("option-assembly-named", name=name), drawn)


def _lot(lang: str) -> str:
    drawn = _lands((("beach", 20), ("jungle", 70), ("lake", 120), ("mountains", 170)), 108, 0.42)
    return _framed(words(lang)("option-assembly-random"), drawn + use("die-5", 94, 10, 52))


def _lands(lands: tuple[tuple[str, float], ...], y: float, scale: float) -> str:
    return "".join(
        f"<g transform='translate({x + 25} {y}) scale({scale})'><use href='#tob-land-{kind}-0'/></g>"
        for kind, x in lands
    )


def _placement(lang: str) -> str:
    body = _lands((("beach", 14), ("scrubland", 94), ("jungle", 174)), 96, 0.62)
    for k, kind in enumerate(("hut", "palm", "statue")):
        body += use(f"tob-{kind}", 12 + k * 80, 46, 56)
    body += "".join(f"<path d='M{40 + k * 80} 8v24l-10-9m10 9 10-9' {_ARROW}/>" for k in range(3))
    return _framed(words(lang)("option-object-placement"), body)


def _spacing(lang: str) -> str:
    """Two huts and what must lie between them."""
    kinds = ("beach", "scrubland", "jungle", "scrubland", "river", "beach")
    body = _lands(tuple((kind, 12 + k * 38.5 - 8) for k, kind in enumerate(kinds)), 84, 0.34)
    body += use("tob-hut", 4, 54, 46) + use("tob-hut", 190, 54, 46)
    body += "".join(plate(67.5 + k * 38.5, 86, str(k + 1), 17) for k in range(4))
    return _framed(words(lang)("option-object-spacing"), body)


def _expert(lang: str) -> str:
    body = use("tob-amulet", 12, 34, 80) + use("tob-clue-next-to-hut", 104, 40, 126, 84)
    return _framed(
        words(lang)("option-expert-amulets"), body + use("tob-rose-0", 120, 14, 50) + use("tob-rose-0", 172, 14, 50)
    )


def _effect(lang: str) -> str:
    body = use("tob-curse", 10, 10, 92, 128) + use("tob-rose-0", 122, 14, 50) + use("tob-rose-1", 180, 14, 50)
    body += use("tob-amulet", 124, 80, 50) + use("tob-treasure-6", 188, 76, 46, 64)
    return _framed(words(lang)("option-curse-effect"), body)


def _cards(lang: str) -> str:
    body = use("tob-curse", 26, 12, 90, 126) + use("tob-curse", 124, 12, 90, 126, extra="opacity='.45'")
    return _framed(words(lang)("option-curse-cards"), body)


def _depth(lang: str) -> str:
    """The deck from its side: safe cards above, the curses somewhere below."""
    body = "".join(rect(96, 12 + k * 9, 128, 7, 3, "var(--limestone)") for k in range(5))
    body += "".join(rect(96, 57 + k * 9, 128, 7, 3, "var(--danger)") for k in range(9))
    return _framed(words(lang)("option-curse-depth"), body + use("tob-curse", 14, 34, 68, 95))


def _returns(lang: str) -> str:
    body = use("tob-curse", 14, 20, 78, 109)
    body += "".join(use("tob-treasure-back", 140 + 4 * k, 26 - 4 * k, 74, 104) for k in range(3))
    return _framed(
        words(lang)("option-curse-returns"), body + move(0, 0, f"<path d='M96 74h34l-12-12m12 12-12 12' {_ARROW}/>")
    )


VARIANTS: Final[dict[str, Callable[[str], str]]] = {
    "option-assembly-random": _lot,
    "option-assembly-abc-0": partial(_island, "abc-0"),
    "option-assembly-ABC-0": partial(_island, "ABC-0"),
    "option-object_placement": _placement,
    "option-object_spacing": _spacing,
    "option-expert_amulets": _expert,
    "option-curse_effect": _effect,
    "option-curse_cards": _cards,
    "option-curse_depth": _depth,
    "option-curse_returns": _returns,
}
