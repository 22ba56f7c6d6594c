"""Small pictures of what the options change, and every route as a small map, for whoever sets up a race."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from sacbe.core.svg import move, rect, text, use
from sacbe.games.eldorado.data import CARDS, ROUTES
from sacbe.games.eldorado.rules.routes import build
from sacbe.games.eldorado.show import cards, ground
from sacbe.games.eldorado.show.board_tall import bounds
from sacbe.games.eldorado.show.figures import picture
from sacbe.games.eldorado.show.land import land_of
from sacbe.games.eldorado.show.panels import route_name
from sacbe.games.eldorado.show.words import words

_WIDTH: Final = 240.0
_HEIGHT: Final = 150.0
_ARROW: Final = "fill='none' stroke='var(--select)' stroke-width='7' stroke-linecap='round' stroke-linejoin='round'"


def _map(name: str, lang: str) -> str:
    """A route from the start to the gold, as it lies on a wide table."""
    land = land_of(build(ROUTES[name]))
    turns = land.plan.turns
    x, y, w, h = bounds(land, land.plan)
    scale = min((_WIDTH - 8) / w, (_HEIGHT - 8) / h)
    left, top = (_WIDTH - w * scale) / 2 - x * scale, (_HEIGHT - h * scale) / 2 - y * scale
    drawn = ground.canopy(land, turns) + "".join(ground.hexes(land, turns)) + ground.rims(land, turns)
    body = f"<g class='ed-track' transform='translate({left:.1f} {top:.1f}) scale({scale:.4f})'>{drawn}</g>"
    return _framed(route_name(name, lang), body)


def _lot(lang: str) -> str:
    body = "".join(use(f"ed-gd-{kind}-0", 20 + k * 50, 62, 60) for k, kind in enumerate(("jungle", "water", "village")))
    return _framed(route_name("random", lang), body + use("ed-gd-rubble-0", 170, 62, 60) + use("die-5", 94, 12, 52))


def _framed(label: str, body: str) -> str:
    return picture((0, 0, _WIDTH, _HEIGHT), label, rect(0, 0, _WIDTH, _HEIGHT, 0, "var(--canopy-3)") + body)


def _cave(x: float, y: float) -> str:
    return use("ed-gd-cave-0", x, y, 100)


def _cave_timing(lang: str) -> str:
    """A figure has stopped beside a cave, and the token is in hand already."""
    body = _cave(4, 26) + use("ed-gd-jungle-0", 84, 26, 100) + use("ed-explorer-0", 106, 34, 56, 66)
    return _framed(words(lang)("option-cave-timing"), body + use("ed-cave-machete-2", 172, 46, 58))


def _leftover_hand(lang: str) -> str:
    body = "".join(
        cards.face(CARDS.index(name), 14 + k * 70, 12, 66, lang) for k, name in enumerate(("sailor", "explorer"))
    )
    body += use("ed-card-back", 162, 14, 64, 89) + f"<path d='M52 126h98l-16-14M150 126l-16 14' {_ARROW}/>"
    return _framed(words(lang)("option-leftover-hand"), body)


def _native(lang: str) -> str:
    body = cards.face(CARDS.index("native"), 10, 24, 72, lang)
    body += use("ed-explorer-0", 88, 58, 56, 66) + use("ed-blockade-1", 148, 62, 62, 44)
    return _framed(
        words(lang)("option-native-through-blockade"),
        body + f"<path d='M116 44Q170-6 224 52l-18-4M224 52l2-19' {_ARROW}/>",
    )


def _caves(lang: str) -> str:
    body = _cave(8, 26)
    for k, token in enumerate(("machete-1", "paddle-2", "native-step", "coin-2")):
        body += use(f"ed-cave-{token}", 116 + k % 2 * 60, 18 + k // 2 * 60, 54)
    return _framed(words(lang)("option-caves"), body)


def _automata(lang: str) -> str:
    """An automaton takes a card out of the market."""
    body = use("ed-explorer-1", 10, 44, 62, 72)
    body += cards.face(CARDS.index("scout"), 92, 20, 64, lang) + cards.face(CARDS.index("captain"), 166, 20, 64, lang)
    return _framed(words(lang)("option-solo-market-scope"), body + _cross(124, 66))


def _cross(x: float, y: float) -> str:
    line = "<path d='M-30-30 30 30M30-30-30 30' stroke-linecap='round' fill='none'"
    return move(
        x, y, f"{line} stroke='var(--outline)' stroke-width='13'/>{line} stroke='var(--danger)' stroke-width='8'/>"
    )


def _round_cap(lang: str) -> str:
    body = use("clock", 22, 30, 90, extra="style='color:#F6EFDF'") + text(178, 96, "40", 62, 800, "#F6EFDF", serif=True)
    return _framed(words(lang)("option-round-cap"), body)


VARIANTS: Final[dict[str, Callable[[str], str]]] = {
    **{f"option-route-{name}": partial(_map, name) for name in ROUTES},
    "option-route-random": _lot,
    "option-cave_timing": _cave_timing,
    "option-leftover_hand": _leftover_hand,
    "option-native_through_blockade": _native,
    "option-caves": _caves,
    "option-solo_market_scope": _automata,
    "option-round_cap": _round_cap,
}
