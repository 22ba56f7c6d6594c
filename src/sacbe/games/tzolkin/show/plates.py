"""The plates beside the action spaces: what an action gives, its harvest tiles or its skull, and what it costs now."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from sacbe.core.svg import about, card_rings, move, rect, spot, text, use
from sacbe.games.tzolkin.data import CHICHEN, PALENQUE, SPACE_GEAR, SPACE_NUMBER, SPACES
from sacbe.games.tzolkin.show.geometry import CITIES, LETTERS, MODULE
from sacbe.games.tzolkin.show.icons import column, plain, row, space_row, width
from sacbe.games.tzolkin.show.said import act_words
from sacbe.games.tzolkin.show.words import space_name, words
from sacbe.games.tzolkin.state import Tzolkin

_SIZE: Final = 22.0  # of an icon
_TILE: Final = 23.0
_AWAY: Final = 2.2  # from the pitch circle to the plate, in modules: the number of the space stands between


def plate_spot(s: Tzolkin, seat: int, space: int, lang: str) -> str:
    """At its place beside the gear."""
    number = int(SPACE_NUMBER[space])
    (x, y), (w, h), body = _plate_now(s, space)
    ground = rect(-w / 2, -h / 2, w, h, 7, "var(--plate)", 1.8) + card_rings(-w / 2, -h / 2, w, h, 7)
    out = spot(f"act-{SPACES[space]}", f"{space_name(space, lang)}: {act_words(s, seat, space, lang)}", ground + body)
    fields = _fields(s, space)
    if fields is not None:
        out += _tiles(number, fields, h, lang)
    return move(x, y, out)


def step_price(s: Tzolkin, space: int, corn: int) -> str:
    """The corn that choosing this action takes now, at its plate; around the centre of the calendar."""
    if not corn:
        return ""
    city = CITIES[int(SPACE_GEAR[space])]
    (x, y), (_, h), _ = _plate_now(s, space)
    side = -1 if y < 0 else 1  # away from the gear, where nothing is to be read
    badge = move(city.x + x, city.y + y + side * (h / 2 + 11), _badge(corn))
    return f"<g data-what='act-{SPACES[space]}' pointer-events='none'>{badge}</g>"


def _plate_now(s: Tzolkin, space: int) -> tuple[tuple[float, float], tuple[float, float], str]:
    gear, number = int(SPACE_GEAR[space]), int(SPACE_NUMBER[space])
    owner = int(s.laid[number]) if gear == CHICHEN and number <= 9 else -1
    return _plate(gear, number, owner, _fields(s, space))


def _fields(s: Tzolkin, space: int) -> tuple[int, int] | None:
    gear, number = int(SPACE_GEAR[space]), int(SPACE_NUMBER[space])
    return plantation(s, number) if gear == PALENQUE and 2 <= number <= 5 else None


def plantation(s: Tzolkin, number: int) -> tuple[int, int]:
    """Wood tiles and uncovered corn tiles left."""
    wood = int(s.wood_left[number - 2])
    return wood, int(s.corn_left[number - 2]) - wood


@cache
def _plate(
    gear: int, number: int, owner: int, fields: tuple[int, int] | None
) -> tuple[tuple[float, float], tuple[float, float], str]:
    """Where it stands, how large it is, and the drawing around its own centre."""
    city = CITIES[gear]
    angle = math.radians(city.angle(number))
    items = space_row(gear, number)
    beside = abs(math.cos(angle)) > 0.55  # beside a gear: a column; above or below it: a row
    tall = beside and len(items) > 1 and fields is None and owner < 0
    if tall:
        widest = max(width((item,), _SIZE, LETTERS) for item in plain(items))
        w, h = max(34.0, widest + 11), 8 + _SIZE * 1.1 * len(items)
        body = column(items, _SIZE, LETTERS)
    else:
        w, h = max(32.0, width(items, _SIZE, LETTERS) + 11), 30.0
        body = row(items, _SIZE, LETTERS)
    if owner >= 0:
        w, body = 50.0, use("tz-skull", -22, -12, 24) + use(f"token-{owner}", 4, -8, 16)
    if fields is not None:
        rows = -(-sum(fields) // 2)
        w, h = max(w, 2 * _TILE + 16), 30 + rows * (_TILE + 2) + (4 if rows else 0)
        body = move(0, -h / 2 + 15, body)
    distance = city.radius + _AWAY * MODULE + math.hypot(w / 2 * math.cos(angle), h / 2 * math.sin(angle))
    return city.at(number, distance), (w, h), body


def _tiles(number: int, fields: tuple[int, int], h: float, lang: str) -> str:
    """Harvest tiles two by two: wood first, then the uncovered corn."""
    t = words(lang)
    wood, corn = fields
    kinds = ["wood"] * wood + ["corn"] * corn
    out = ""
    for i, kind in enumerate(kinds):
        across = min(2, len(kinds) - i // 2 * 2)  # an odd last one stands in the middle
        x = (i % 2 - across / 2) * (_TILE + 2) + 1
        y = -h / 2 + 29 + i // 2 * (_TILE + 2)
        picture = use(f"tz-tile-{kind}", x, y, _TILE)
        if kinds.index(kind) == i:
            rings = card_rings(x, y, _TILE, _TILE, 4)
            said = t(f"spot-tile-{kind}", number=number)
            out += spot(f"field-{number}-{kind}", said, rings + picture, "tile")
        else:
            out += about(f"field-{number}-{kind}", picture)
    return out


def _badge(corn: int) -> str:
    return (
        rect(-31, -13, 62, 26, 13, "var(--glow)", 1.8)
        + text(-25, LETTERS * 0.36, f"−{corn}", LETTERS, 800, anchor="start")
        + use("tz-corn", 6, -9.5, 19)
    )
