"""The route builder: the track so far, the pieces left, and for every click the value it leads to."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sacbe.core.present import Workshop
from sacbe.core.svg import INK, esc, fit, num, rect, text, use
from sacbe.games.eldorado.data import (
    FINISHES,
    JOINT_PAIRS,
    MAX_PIECES,
    ROUTES,
    SIDE_HEXES,
    SIDES,
    START,
    STARTS,
    STRIPS,
    other_side,
)
from sacbe.games.eldorado.rules.growing import ends_for
from sacbe.games.eldorado.rules.routes import build, hexes, pairs, parse, written
from sacbe.games.eldorado.rules.track import Placed, footprint
from sacbe.games.eldorado.show import ground
from sacbe.games.eldorado.show.geometry import Box, Cell, Point, centre, rim
from sacbe.games.eldorado.show.geometry import corners as hex_corners
from sacbe.games.eldorado.show.land import land_of
from sacbe.games.eldorado.show.problems import problems_of
from sacbe.games.eldorado.show.words import words

WIDTH: Final = 1096.0
HEIGHT: Final = 772.0
_GROUND: Final[Box] = (0.0, 0.0, WIDTH, 540.0)
_TRAY: Final = 556.0
_FILL: Final = (
    "var(--jungle)",
    "var(--water)",
    "var(--village)",
    "var(--stone-2)",
    "var(--camp)",
    "var(--rock-2)",
    "var(--basalt-2)",
    "var(--sand)",
)


def workshop(value: str, lang: str) -> Workshop:
    """`value` is a route as the option takes it, finished or not; what cannot be read is begun anew."""
    text_ = ROUTES.get(value, value)
    try:
        laid = parse(text_)
        build(written(laid))
    except ValueError:
        laid = []
    now = written(laid)
    body = _picture(laid, lang)
    label = esc(words(lang)("workshop-label"))
    svg = (
        f"<svg class='workshop' role='group' aria-label='{label}' viewBox='0 0 {num(WIDTH)} {num(HEIGHT)}'>{body}</svg>"
    )
    return Workshop(now, svg, problems_of(laid, lang))


def _spot(value: list[Placed], label: str, body: str) -> str:
    return (
        f"<g class='spot' role='button' tabindex='0' data-value='{written(value)}' aria-label='{esc(label)}'>{body}</g>"
    )


def _picture(laid: list[Placed], lang: str) -> str:
    finished = bool(laid) and laid[-1][0] in FINISHES
    places = [] if finished or not laid else _other_places(laid)
    ends = [] if finished or not laid else _ends(laid)
    # Under the pattern its colour: where the drawings are hidden on a page, patterns are not painted.
    body = rect(-900, -900, 2900, 2600, 0, "var(--canopy-3)")
    body += "<g transform='scale(.36)'><rect width='3060' height='2160' fill='url(#ed-canopy)'/></g>"
    if laid:
        body += _track(laid, places, ends, lang)
    else:
        body += text(WIDTH / 2, 270, words(lang)("workshop-begin"), 24, 700, "#F6EFDF", serif=True)
    return body + _buttons(laid, finished, lang) + _tray(laid, finished, lang)


# The track so far


def _other_places(laid: list[Placed]) -> list[Placed]:
    """Where the last piece could lie instead."""
    if len(laid) < 2:
        return []
    side, turn, q, r = laid[-1]
    return [placed for placed in _places(laid[:-1], side, turn) if placed[2:] != (q, r)]


def _places(laid: list[Placed], side: str, turn: int) -> list[Placed]:
    """S-2.9 Where the next piece touches the last one enough, and nothing else."""
    last = laid[-1]
    strip, next_strip = last[1] if last[0] in STRIPS else -1, turn if side in STRIPS else -1
    found = [(side, turn, last[2] + q, last[3] + r) for q, r in _joints(strip, next_strip)]
    return [placed for placed in found if _keeps_apart(laid, placed)]


@lru_cache(maxsize=64)
def _joints(strip: int, next_strip: int) -> list[Cell]:
    """From the centre of a piece to that of the next; only strips need to know how they are turned (-1: a tile)."""
    here = hexes(("O", strip, 0, 0) if strip >= 0 else ("C", 0, 0, 0))
    found = []
    for q in range(-7, 8):
        for r in range(-7, 8):
            there = hexes(("O", next_strip, q, r) if next_strip >= 0 else ("C", 0, q, r))
            if not set(here) & set(there) and pairs(here, there) >= JOINT_PAIRS:
                found.append((q, r))
    return found


def _keeps_apart(laid: list[Placed], placed: Placed) -> bool:
    here = hexes(placed)
    if len(laid) == 1:
        return not pairs([place for place, hexed in footprint(laid[0]) if hexed[0] == START], here)
    return all(not set(here) & set(hexes(other)) and not pairs(here, hexes(other)) for other in laid[:-1])


def _ends(laid: list[Placed]) -> list[Placed]:
    return [] if laid[-1][0] in STRIPS else ends_for(laid)


def _track(laid: list[Placed], places: list[Placed], ends: list[Placed], lang: str) -> str:
    t = words(lang)
    land = land_of(build(written(laid)))
    cells = [*land.places, *((placed[2], placed[3]) for placed in (*places, *ends))]
    fitted = [(*_fit([centre(cell, turns) for cell in cells]), turns) for turns in range(6)]
    best = max(fitted, key=lambda one: one[0])
    # The picture only turns where that makes it much larger: a track that jumps about is hard to build.
    scale, x, y, turns = best if best[0] > 1.3 * fitted[0][0] else fitted[0]
    body = ground.canopy(land, turns) + "".join(ground.hexes(land, turns)) + ground.rims(land, turns)
    k = min(1.4, 0.3 / scale)
    for placed in places:
        body += _spot([*laid[:-1], placed], t("workshop-move", side=placed[0]), _mark(placed, turns, "", k))
    for placed in ends:
        body += _spot([*laid, placed], t("workshop-end"), _mark(placed, turns, "ed-gd-gold-0", k))
    return f"<g class='ed-track' transform='translate({num(x)} {num(y)}) scale({scale:.4f})'>{body}</g>"


def _fit(points: list[Point]) -> tuple[float, float, float]:
    """Scale and shift that bring all points into the upper part of the picture."""
    left, top = min(x for x, _ in points) - 80, min(y for _, y in points) - 80
    right, bottom = max(x for x, _ in points) + 80, max(y for _, y in points) + 80
    _, _, w, h = _GROUND
    scale = min((w - 190) / (right - left), (h - 20) / (bottom - top), 0.42)
    return scale, 175 + (w - 190 - (right + left) * scale) / 2, (h - (bottom + top) * scale) / 2


def _mark(placed: Placed, turns: int, symbol: str, k: float) -> str:
    """A place for a piece: a round mark at its centre."""
    x, y = centre((placed[2], placed[3]), turns)
    ring = f"cx='{num(x)}' cy='{num(y)}' r='{num(46 * k)}'"
    body = f"<circle {ring} fill='var(--limestone)' fill-opacity='.85' stroke='var(--outline)' stroke-width='4'/>"
    if symbol:
        body += use(symbol, x - 36 * k, y - 36 * k, 72 * k)
    else:
        body += f"<path d='M{num(x - 22 * k)} {num(y)}h{num(44 * k)}M{num(x)} {num(y - 22 * k)}v{num(44 * k)}'"
        body += f" stroke='{INK}' stroke-width='{num(9 * k)}' stroke-linecap='round'/>"
    return body + f"<circle class='edge' {ring}/><circle class='ring' {ring}/>"


# What may be done with the last piece


def _buttons(laid: list[Placed], finished: bool, lang: str) -> str:
    t = words(lang)
    rows: list[tuple[list[Placed], str, str]] = []
    if laid and not finished:
        turned = _turned(laid)
        if turned is not None:
            rows.append((turned, t("workshop-turn", side=laid[-1][0]), "i-rotate"))
    if finished:
        side, turn, q, r = laid[-1]
        other = FINISHES[1 - FINISHES.index(side)]
        rows.append(([*laid[:-1], (other, turn, q, r)], t(f"workshop-{other}"), f"ed-gd-finish-{other}"))
    if laid:
        rows.append((laid[:-1], t("workshop-remove"), "i-undo"))
    out = ""
    for k, (value, label, symbol) in enumerate(rows):
        y = 16 + k * 50
        body = rect(14, y, 168, 42, 8, "var(--panel)", 2)
        body += use(symbol, 24, y + 9, 24, extra="style='color:var(--ink)'")
        body += text(56, y + 26, label, fit(label, 13.5, 120), 700, "var(--ink)", "start")
        out += _spot(value, label, body + _rings((14, y, 168, 42)))
    return out


def _turned(laid: list[Placed]) -> list[Placed] | None:
    """The last piece turned by a sixth; a strip may have to move for that."""
    side, turn, q, r = laid[-1]
    for step in range(1, 6):
        new = (turn + step) % 6
        if len(laid) == 1:
            return [(side, new, q, r)]
        places = _places(laid[:-1], side, new)
        if places:
            near = min(places, key=lambda placed: (abs(placed[2] - q) + abs(placed[3] - r), placed))
            return [*laid[:-1], near]
    return None


def _rings(box: Box) -> str:
    x, y, w, h = box
    place = f"x='{num(x)}' y='{num(y)}' width='{num(w)}' height='{num(h)}' rx='8'"
    return f"<rect class='edge' {place}/><rect class='ring' {place}/>"


# The pieces left


def _tray(laid: list[Placed], finished: bool, lang: str) -> str:
    """All sides, a piece a column. What lies in the track, or its back, is pale."""
    t = words(lang)
    used = {placed[0] for placed in laid}
    out = rect(0, _TRAY - 8, WIDTH, HEIGHT - _TRAY + 8, 0, "var(--panel)")
    step = (WIDTH - 20) / 9
    for k, side in enumerate(SIDES):
        x, y = 10 + (k // 2 + 0.5) * step, _TRAY + 48 + k % 2 * 106
        body = _small(side, x, y)
        body += rect(x - 54, y - 46, 22, 24, 5, "var(--limestone)", 1.4) + text(
            x - 43, y - 28, side, 16, 800, serif=True
        )
        value = None if finished or side in used or other_side(side) in used else _added(laid, side)
        if value is None:
            out += f"<g opacity='.32'>{body}</g>"
        else:
            out += _spot(value, t("workshop-add", side=side), body + _rings((x - 56, y - 49, 112, 98)))
    return out


def _added(laid: list[Placed], side: str) -> list[Placed] | None:
    """The track with this side joined where there is room, with any turn; None if there is none."""
    if not laid:
        return [(side, 0, 0, 0)] if side in STARTS else None
    if side in STARTS or len(laid) >= MAX_PIECES:
        return None
    for turn in range(6):
        places = _places(laid, side, turn)
        if places:
            # Away from the beginning: there is most room to go on.
            return [*laid, max(places, key=lambda placed: (_far(laid[0], placed), placed))]
    return None


def _far(first: Placed, placed: Placed) -> int:
    q, r = placed[2] - first[2], placed[3] - first[3]
    return max(abs(q), abs(r), abs(q + r))


@lru_cache(maxsize=64)
def _small(side: str, x: float, y: float) -> str:
    """A side of a piece, small: its terrains as colours."""
    scale = 0.118
    by_terrain: dict[int, list[Cell]] = {}
    for cell, (terrain, _) in SIDE_HEXES[side].items():
        by_terrain.setdefault(terrain, []).append(cell)
    body = ""
    for terrain, cells in sorted(by_terrain.items()):
        path = ""
        for cell in cells:
            points = hex_corners(*centre(cell))
            path += "M" + "L".join(f"{round(a)} {round(b)}" for a, b in points) + "Z"
        body += f"<path d='{path}' fill='{_FILL[terrain]}'/>"
    body += f"<path d='{rim(SIDE_HEXES[side])}' fill='none' stroke='var(--outline)' stroke-width='18'/>"
    return f"<g transform='translate({num(x)} {num(y)}) scale({scale})'>{body}</g>"
