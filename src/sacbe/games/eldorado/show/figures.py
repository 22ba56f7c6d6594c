"""Pictures for the rules page and the home page, drawn by the board renderer from positions written by hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from sacbe.core.svg import esc, fitted, num, text, use
from sacbe.core.words import seat_names
from sacbe.games.eldorado.actions import PLAY
from sacbe.games.eldorado.data import CARDS, TOKENS
from sacbe.games.eldorado.show import cards, table
from sacbe.games.eldorado.show.board import track
from sacbe.games.eldorado.show.board_tall import bounds
from sacbe.games.eldorado.show.geometry import ACROSS, Box, centre
from sacbe.games.eldorado.show.ground import hex_name, hex_symbol
from sacbe.games.eldorado.show.land import Hex, land_of
from sacbe.games.eldorado.show.view import view
from sacbe.games.eldorado.show.words import token_symbol, words
from sacbe.games.eldorado.state import Race

# A race under way on the default track.
_RACE: Final[dict[str, Any]] = {
    "round": 9,
    "players": [
        {"figures": [[16, -1]], "hand": ["trailblazer", "sailor", "photographer", "traveler"]},
        {"figures": [[18, -3]]},
        {"figures": [[16, -6]]},
        {"figures": [[8, -4]]},
    ],
    "blockades": [0, 0, 0, 1, 4],
    "caves": [2, 2, 3, 3, 4, 4],
}
# Everybody in sight of the gold; the home page shows the middle of it.
_FINISH: Final[dict[str, Any]] = {
    "players": [{"figures": [[4, 7]]}, {"figures": [[6, 7]]}, {"figures": [[5, 8]]}, {"figures": [[5, 6]]}],
    "blockades": [0, 0, 0, 0, 4],
}
_START: Final[dict[str, Any]] = {"seats": 4, "blockades": [1, 5, 3, 2, 4]}
_TERRAIN: Final = (
    Hex(0, 0, "jungle", 2, 0, 0),
    Hex(1, 0, "water", 1, 0, 0),
    Hex(0, 0, "village", 3, 0, 0),
    Hex(0, 0, "rubble", 2, 0, 0),
    Hex(0, 0, "camp", 1, 0, 0),
    Hex(0, 0, "finish", 1, 0, 0),
    Hex(0, 0, "mountain", 0, 0, 0),
    Hex(0, 0, "cave", 0, 0, 0),
)
_CARDS: Final = ("explorer", "captain", "photographer", "adventurer", "compass")


def load(position: dict[str, Any]) -> Race:
    # Imported late: the game's own package is still being made when this one is read.
    race: Race = import_module("sacbe.games.eldorado").GAME.load(position)
    return race


def picture(box: Box, label: str, body: str, classes: str = "figure") -> str:
    """Nothing in a figure is to be clicked, and several stand on one page: spots lose what makes them spots."""
    still = re.sub(r" (?:id='(?!ed-)[^']*'|(?:role|tabindex|aria-label|aria-description|data-what)='[^']*')", "", body)
    still = still.replace("class='spot", "class='")
    shown = " ".join(map(num, box))
    return f"<svg class='{classes}' viewBox='{shown}' role='img' aria-label='{esc(label)}'>{still}</svg>"


def part(s: Race, lang: str, middle: tuple[int, int], wide: float, high: float, seat: int = -1) -> str:
    """A part of the track around a hex, so many hexes wide and high, as this seat sees it."""
    land = land_of(s.route)
    x, y = centre(middle, land.plan.turns)
    w, h = wide * ACROSS, high * ACROSS
    return _clipped((x - w / 2, y - h / 2, w, h), _drawn(s, lang, (x, y, w, h), seat))


def _drawn(s: Race, lang: str, around: Box, seat: int = -1) -> str:
    """The track with the hexes of a box; x, y is its middle."""
    land = land_of(s.route)
    turns = land.plan.turns
    x, y, w, h = around
    near = []
    for index, place in enumerate(land.places):
        cx, cy = centre(place, turns)
        if abs(cx - x) < w / 2 + ACROSS and abs(cy - y) < h / 2 + ACROSS:
            near.append(index)
    body = track(s, view(s, seat), land, lang, seat_names(lang, 4), frozenset(near))
    return f"<g class='ed-track'>{body}</g>"


def _clipped(box: Box, body: str) -> str:
    shown = " ".join(map(num, box))
    return f"<svg width='{num(box[2])}' height='{num(box[3])}' viewBox='{shown}'>{body}</svg>"


def _cover(lang: str) -> str:
    s = load(_FINISH)
    size = 10 * ACROSS, 7 * ACROSS
    return picture((0, 0, *size), words(lang)("figure-cover"), part(s, lang, (5, 7), 10, 7), "figure cover")


def _route(lang: str) -> str:
    s = load(_START)
    x, y, w, h = bounds(land_of(s.route), land_of(s.route).plan)
    body = _clipped((x, y, w, h), _drawn(s, lang, (x + w / 2, y + h / 2, w, h)))
    return picture((0, 0, w, h), words(lang)("figure-route"), body)


def _leftover(lang: str) -> str:
    s = load(_RACE)
    s.apply(0, int(PLAY) + CARDS.index("trailblazer"))
    size = 9 * ACROSS, 6 * ACROSS
    return picture((0, 0, *size), words(lang)("figure-leftover"), part(s, lang, (16, -1), 9, 6, 0))


def _blockade(lang: str) -> str:
    s = load(_START)
    size = 8 * ACROSS, 5.4 * ACROSS
    return picture((0, 0, *size), words(lang)("figure-blockade"), part(s, lang, (4, -2), 8, 5.4))


def _cave(lang: str) -> str:
    s = load(_RACE)
    size = 6 * ACROSS, 4.4 * ACROSS
    return picture((0, 0, *size), words(lang)("figure-cave"), part(s, lang, (18, -4), 6, 4.4))


def _hop(lang: str) -> str:
    """An automaton left of the cave of tile L, and where it lands."""
    s = load({"seats": 1, "automata": [{"figures": [[7, -5]]}, {}, {}]})
    land = land_of(s.route)
    turns = land.plan.turns
    x, y = centre((8, -5), turns)
    w, h = 6 * ACROSS, 4 * ACROSS
    (ax, ay), (bx, by) = centre((7, -5), turns), centre((9, -5), turns)
    arc = f"M{num(ax + 26)} {num(ay - 30)}Q{num(x)} {num(y - 130)} {num(bx)} {num(by - 26)}"
    line = f"<path d='{arc}' fill='none' stroke-linecap='round'"
    arrow = f"{line} stroke='var(--outline)' stroke-width='17' stroke-dasharray='.1 24'/>"
    arrow += f"{line} stroke='var(--select)' stroke-width='11' stroke-dasharray='.1 24'/>"
    framed = _clipped((x - w / 2, y - h / 2, w, h), _drawn(s, lang, (x, y, w, h)) + arrow)
    return picture((0, 0, w, h), words(lang)("figure-hop"), framed)


def _terrain(lang: str) -> str:
    body = ""
    for k, cell in enumerate(_TERRAIN):
        x, y = 62 + k // 4 * 640, 66 + k % 4 * 128
        said = hex_name(cell, lang)
        body += f"<g transform='translate({x} {y})'>{use(hex_symbol(cell, 'blue'), -60, -60, 120)}</g>"
        body += fitted(x + 74, y + 10, said, 27, 500, 600, "var(--ink)", "start")
    return picture((0, 0, 1160, 516), words(lang)("figure-terrain"), body)


def _cards(lang: str) -> str:
    body = "".join(cards.face(CARDS.index(name), 6 + k * 132, 6, 120, lang) for k, name in enumerate(_CARDS))
    return picture((0, 0, 664, 180), words(lang)("figure-cards"), body)


def _market(lang: str) -> str:
    s = load(_START)
    body = "<rect width='420' height='222' rx='12' fill='var(--canopy-3)'/>"
    body += table.market(s, view(s, -1), lang, (8, 8, 404, 204))
    return picture((0, 0, 420, 222), words(lang)("figure-market"), body)


def _tokens(lang: str) -> str:
    t = words(lang)
    body = ""
    for k, token in enumerate(TOKENS):
        x, y = 8 + k // 7 * 330, 6 + k % 7 * 62
        body += use(token_symbol(k), x, y, 52) + text(
            x + 64, y + 33, t(f"token-{token}"), 21, 600, "var(--ink)", "start"
        )
    return picture((0, 0, 660, 440), t("figure-tokens"), body)


FIGURES: Final[dict[str, Callable[[str], str]]] = {
    "cover": _cover,
    "route": _route,
    "terrain": _terrain,
    "cards": _cards,
    "leftover": _leftover,
    "blockade": _blockade,
    "market": _market,
    "tokens": _tokens,
    "cave": _cave,
    "hop": _hop,
}
