"""Pictures for the rules page and the home page, drawn by the board renderer from positions written by hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from sacbe.core.svg import esc, move, num, plate, rect, text, use
from sacbe.games.tikal import GAME
from sacbe.games.tikal.data import CELLS, TILES, TREASURES
from sacbe.games.tikal.show import auction, chart, land, side
from sacbe.games.tikal.show.geometry import LETTERS, Field
from sacbe.games.tikal.show.lens import hold
from sacbe.games.tikal.show.overlays import majority_plate
from sacbe.games.tikal.show.plan import Plan
from sacbe.games.tikal.show.stage import price
from sacbe.games.tikal.show.words import words
from sacbe.games.tikal.state import Tikal

_FIELD: Final = Field()
_NOTHING: Final = Plan(-1, frozenset())
_GAP: Final = 40.0
_INK2: Final = "var(--ink-2)"


def position(**given: Any) -> Tikal:
    return GAME.load({"seats": len(given.get("players", [{}, {}])), **given})


def picture(box: tuple[float, float, float, float], label: str, body: str, classes: str = "figure") -> str:
    """Nothing in a figure is to be clicked, and several stand on one page: spots lose what makes them spots."""
    still = re.sub(r" (?:id|role|tabindex|aria-label|data-\w+)='[^']*'", "", body).replace("class='spot", "class='")
    still = re.sub(r"<(polygon|rect|circle|ellipse) class='(?:edge|ring|hit)'[^>]*/>", "", still)
    view = " ".join(num(value) for value in box)
    return f"<svg class='{classes}' viewBox='{view}' role='img' aria-label='{esc(label)}'>{still}</svg>"


def patch(s: Tikal, names: str, lang: str) -> tuple[float, float, str]:
    """Some cells of a position, moved to the upper left corner: width, height, picture."""
    cells = [CELLS.index(name) for name in names.split()]
    xs, ys = zip(*(_FIELD.at(cell) for cell in cells), strict=True)
    body = chart.draw(s, _NOTHING, _FIELD, -1, lang, cells)
    left, top = min(xs) - 62, min(ys) - 54
    return max(xs) - left + 62, max(ys) - top + 54, move(-left, -top, body)


def shifted(names: str, cell: str, dx: float = 0.0, dy: float = 0.0) -> tuple[float, float]:
    """Where a cell of a patch has come to lie."""
    cells = [CELLS.index(name) for name in names.split()]
    xs, ys = zip(*(_FIELD.at(cell) for cell in cells), strict=True)
    x, y = _FIELD.at(CELLS.index(cell))
    return x - min(xs) + 62 + dx, y - min(ys) + 54 + dy


def _road(points: list[tuple[float, float]], lost: bool = False) -> str:
    line = "L".join(f"{num(x)} {num(y)}" for x, y in points)
    dots = "stroke-dasharray='.1 14' stroke-linecap='round' fill='none'"
    colour = "var(--danger)" if lost else "var(--select)"
    return (
        f"<path d='M{line}' stroke='var(--outline)' stroke-width='10' {dots}/>"
        f"<path d='M{line}' stroke='{colour}' stroke-width='6.5' {dots}/>"
    )


def _mark(x: float, y: float, good: bool) -> str:
    if good:
        return use("tikal-done", x - 20, y - 20, 40)
    cross = "<path d='M-7-7 7 7M7-7-7 7' stroke='#FFF' stroke-width='4' stroke-linecap='round'/>"
    disc = "<circle r='18' fill='var(--danger)' stroke='var(--outline)' stroke-width='2.4'/>"
    return move(x, y, disc + cross)


# Components


def _tiles(lang: str) -> str:
    t = words(lang)
    body = ""
    for j, (name, key) in enumerate((("B2", "temple"), ("D3", "clearing"), ("A5", "ruins"), ("B6", "volcano"))):
        body += land.small_tile(TILES.index(name), 66 + j * 140, 62, 60)
        body += text(66 + j * 140, 142, t(f"figure-{key}"), 17, 700, "var(--ink)")
    return picture((0, 0, 556, 152), t("figure-tiles"), body)


def _start(lang: str) -> str:
    names = "c0r2 c0r3 c0r4 c1r2 c1r3 c1r4 c2r2 c2r3 c2r4"
    s = position()
    w, h, body = patch(s, names, lang)
    for cell, cost in (("c0r3", 2), ("c1r3", 1), ("c1r4", 2)):
        x, y = shifted(names, cell, 42, -3)
        body += price(cost, x, y)
    return picture((0, 0, w, h), words(lang)("figure-start"), body)


def _levels(lang: str) -> str:
    return picture(
        (0, 0, 268, 38), words(lang)("figure-levels"), side.levels(position(), 2, 2, 29.2, 9, 0, LETTERS, lang)
    )


def _lay(lang: str) -> str:
    """The same tile, joined by a road and not joined."""
    names = "c2r2 c3r2 c2r3"
    body, left = "", 0.0
    h = 0.0
    for rotation, good in ((1, True), (4, False)):
        s = position(tiles={"c2r2": "C3", "c3r2": "B2", "c2r3": f"C2 {rotation}"})
        w, h, drawn = patch(s, names, lang)
        x, y = shifted(names, "c2r3", -40, 32)
        body += move(left, 0, drawn + _mark(x, y, good))
        left += w + _GAP
    return picture((0, 0, left - _GAP, h), words(lang)("figure-lay"), body)


# Actions


def _route(lang: str) -> str:
    names = "c2r2 c2r3 c3r2"
    s = position(
        tiles={"c2r3": "D3", "c2r2": "C2 4", "c3r2": "C1 4"},
        players=[{"pieces": {"c2r3": {"worker": 1}}}, {}],
    )
    w, h, body = patch(s, names, lang)
    start, goal, over = (shifted(names, cell, 0, 4) for cell in ("c2r3", "c3r2", "c2r2"))
    body += _road([start, over, goal])
    body += price(2, goal[0] + 42, goal[1] - 7)
    x, y = (start[0] + goal[0]) / 2, (start[1] + goal[1]) / 2
    body += plate(x + 26, y + 20, "3", 14)
    return picture((0, 0, w, h), words(lang)("figure-route"), body)


def _uncover(lang: str) -> str:
    names = "c1r2"
    body = ""
    for j, level in enumerate((4, 6)):
        s = position(tiles={"c1r2": "C2"}, levels={"c1r2": level}, players=[{"pieces": {"c1r2": {"worker": 2}}}, {}])
        _, _, drawn = patch(s, names, lang)
        body += move(j * 220, 0, drawn)
    arrow = f"<path d='M140 54h56l-12-10M196 54l-12 10' fill='none' stroke='{_INK2}' stroke-width='4'/>"
    body += arrow + price(2, 156, 28) + price(2, 180, 28)
    return picture((0, 0, 344, 108), words(lang)("figure-uncover"), body)


def _dig(lang: str) -> str:
    s = position(tiles={"c1r2": "A5"}, sites={"c1r2": 3}, players=[{"pieces": {"c1r2": {"leader": 1}}}, {}])
    w, h, body = patch(s, "c1r2", lang)
    body += price(3, w + 22, 30) + use("tikal-treasure-vase", w + 44, 30, 50)
    return picture((0, 0, w + 110, h), words(lang)("figure-dig"), body)


def _camps(lang: str) -> str:
    names = "c0r4 c1r3 c2r3 c3r3"
    s = position(
        tiles={"c2r3": "D3", "c3r3": "A4"},
        players=[{"pieces": {"c3r3": {"worker": 1}}, "camps": ["c3r3"]}, {}],
    )
    w, h, body = patch(s, names, lang)
    ends = shifted(names, "c0r4", 0, 10), shifted(names, "c3r3", 0, 10)
    middle = ((ends[0][0] + ends[1][0]) / 2, max(ends[0][1], ends[1][1]) + 30)
    body += _road([ends[0], middle, ends[1]]) + price(1, *middle)
    return picture((0, 0, w, h + 24), words(lang)("figure-camps"), body)


def _guard(lang: str) -> str:
    body = ""
    pieces = {"pieces": {"c1r2": {"worker": 3}}}
    rival = {"pieces": {"c1r2": {"worker": 2}}}
    scenes: list[list[dict[str, Any]]] = [[pieces, rival], [{"guards": {"c1r2": "worker"}}, rival]]
    for j, players in enumerate(scenes):
        s = position(tiles={"c1r2": "C2"}, levels={"c1r2": 6}, players=players)
        _, _, drawn = patch(s, "c1r2", lang)
        body += move(j * 220, 0, drawn)
    arrow = f"<path d='M140 54h56l-12-10M196 54l-12 10' fill='none' stroke='{_INK2}' stroke-width='4'/>"
    return picture((0, 0, 344, 108), words(lang)("figure-guard"), body + arrow + price(5, 168, 28))


# Scoring


def _majority(lang: str) -> str:
    """A majority, a leader's strength, a tie, a guard."""
    crowds: tuple[tuple[dict[str, Any], dict[str, Any]], ...] = (
        ({"pieces": {"c1r2": {"worker": 2}}}, {"pieces": {"c1r2": {"worker": 1}}}),
        ({"pieces": {"c1r2": {"worker": 2}}}, {"pieces": {"c1r2": {"leader": 1}}}),
        ({"pieces": {"c1r2": {"worker": 3}}}, {"pieces": {"c1r2": {"leader": 1}}}),
        ({"guards": {"c1r2": "worker"}}, {"pieces": {"c1r2": {"worker": 4}}}),
    )
    body = ""
    for j, crowd in enumerate(crowds):
        s = position(tiles={"c1r2": "D1 3"}, levels={"c1r2": 5}, players=list(crowd))
        _, _, drawn = patch(s, "c1r2", lang)
        held = hold(s, CELLS.index("c1r2"))
        body += move(j * 146, 0, drawn + move(18, 50, majority_plate(held)))
    return picture((0, 0, 3 * 146 + 124, 108), words(lang)("figure-majority"), body)


def _sets(lang: str) -> str:
    body = ""
    for j, (count, points) in enumerate(((1, 1), (2, 3), (3, 6))):
        x = 8 + j * 196
        for k in range(count):
            body += use(f"tikal-treasure-{TREASURES[(5, 3, 7)[j]]}", x + k * 34, 6, 40)
        body += text(x + 34 * count + 16, 36, f"= {points}", 24, 800, "var(--ink)", "start", serif=True)
    return picture((0, 0, 560, 54), words(lang)("figure-sets"), body)


def _auction(lang: str) -> str:
    s = position(
        phase="bid",
        options={"auction": True},
        players=[{}, {}, {}, {}],
        active=0,
        auction={"display": ["A1", "A2", "A4", "A5"], "totems": [0, 2, 3], "passed": [2], "bid": 4, "bidder": 3},
    )
    names = [words(lang)(f"figure-bidder-{seat}") for seat in range(4)]
    body = rect(0, 0, 380, 138, 10, "var(--canopy-3)")
    body += auction.offer(s, 40, 38, 32, 2, lang) + auction.bidders(s, 160, 24, 206, names, lang, 30)
    return picture((0, 0, 380, 138), words(lang)("figure-auction"), body)


# The home page

_COVER: Final = {
    "tiles": {
        "c2r3": "D3",
        "c2r4": "A2 4",
        "c1r2": "A5 3",
        "c3r3": "C2 2",
        "c3r4": "A4 5",
        "c2r2": "B6",
        "c4r3": "E2 4",
        "c4r4": "B5 1",
        "c3r2": "A3 3",
        "c0r2": "B3 1",
        "c4r2": "B4 1",
        "c5r3": "G1 5",
    },
    "levels": {"c0r3": 3, "c1r4": 4, "c2r4": 6, "c3r3": 7, "c3r2": 4, "c4r3": 9},
    "sites": {"c1r2": 2, "c4r4": 3},
    "players": [
        {"pieces": {"c2r4": {"worker": 3}, "c3r3": {"leader": 1}, "c1r2": {"worker": 1}}, "camps": ["c2r3"]},
        {"pieces": {"c3r2": {"worker": 2}, "c4r3": {"leader": 1}}, "guards": {"c0r3": "worker"}},
        {"pieces": {"c1r4": {"worker": 2}, "c3r3": {"worker": 2}, "c4r4": {"worker": 1}}, "camps": ["c3r4"]},
        {"pieces": {"c4r3": {"worker": 2}, "c0r4": {"worker": 2}, "c5r3": {"worker": 1}}},
    ],
}


def _cover(lang: str) -> str:
    s = position(**_COVER)
    body = chart.draw(s, _NOTHING, _FIELD, -1, lang)
    ground = rect(-100, -100, 1000, 900, 0, "var(--canopy-3)")
    return picture((4, 150, 640, 430), words(lang)("figure-cover"), ground + body, "figure cover")


FIGURES: Final[dict[str, Callable[[str], str]]] = {
    "cover": _cover,
    "tiles": _tiles,
    "start": _start,
    "levels": _levels,
    "lay": _lay,
    "route": _route,
    "uncover": _uncover,
    "dig": _dig,
    "camps": _camps,
    "guard": _guard,
    "majority": _majority,
    "sets": _sets,
    "auction": _auction,
}
