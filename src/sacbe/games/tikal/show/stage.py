"""Before the click: the tile where it would lie and how it turns, the ways of a piece with their prices.

Hidden groups: the client shows a `preview` while its spot is hovered, focused or chosen; the spots `turn`, `lay` and
`way` appear when they lead on (style.css).
"""

from __future__ import annotations

from functools import lru_cache

from sacbe.core.svg import move, num, spot, use
from sacbe.games.tikal.actions import STEP
from sacbe.games.tikal.data import CELLS
from sacbe.games.tikal.show import land
from sacbe.games.tikal.show.geometry import Field, hexagon
from sacbe.games.tikal.show.paths import cell_id, mover_id
from sacbe.games.tikal.show.plan import Plan, Ways
from sacbe.games.tikal.show.words import coordinate, way_name, words
from sacbe.games.tikal.state import Tikal


def preview(ids: list[str], body: str) -> str:
    return f"<g class='preview' data-of='{' '.join(ids)}'>{body}</g>"


# Laying a tile


def faces(s: Tikal, plan: Plan, field: Field) -> str:
    """The drawn tile once for each rotation in use: previews only point to it."""
    used = sorted({rotation for order in plan.lay.values() for rotation in order})
    drawn = int(s.drawn)
    return "".join(f"<g id='face-{rotation}'>{land.tile(drawn, rotation, field.turned)}</g>" for rotation in used)


def laying(plan: Plan, field: Field, lang: str) -> str:
    return "".join(move(*field.at(cell), _lay(cell, order, field, lang)) for cell, order in plan.lay.items())


def _lay(cell: int, order: list[int], field: Field, lang: str) -> str:
    """The tile as it lies first; every click on it turns it on, the tick lays it.

    The face of a turn stands behind its spot and is shown while that is chosen; later turns cover earlier ones. From
    the last turn a click on the first one, which lies below, takes all turns back: so the tile goes round and round.
    """
    t = words(lang)
    name, at = CELLS[cell], coordinate(cell)
    out = _face(order[0])
    (tick_x, tick_y), (arrow_x, arrow_y) = field.tick_corner, field.turn_corner
    hit = f"<polygon class='hit' points='{hexagon(58, field.turned)}'/>{land.rings(field.turned, 58)}"
    hit += f"<circle class='hit' cx='{num(arrow_x)}' cy='{num(arrow_y)}' r='17'/>"
    for k, rotation in enumerate(order[1:], 1):
        classes = f"turn{' first' if k == 1 else ''}{' last' if k == len(order) - 1 else ''}"
        out += spot(f"turn-{name}-{k}", t("spot-turn", at=at), hit, classes) + _face(rotation, "face")
    # On corners, where no stone lies, and the middle says what the tile is: all of that is looked at before it is laid.
    tick = f"<circle class='hit' cx='{num(tick_x)}' cy='{num(tick_y)}' r='22'/>{_round_rings(tick_x, tick_y, 15)}"
    tick += use("tikal-done", tick_x - 16, tick_y - 16, 32)
    out += spot(f"lay-{name}", t("spot-lay", at=at), tick, "lay")
    if len(order) > 1:
        arrow = use("tikal-turn", arrow_x - 13, arrow_y - 13, 26)
        out += f"<g class='arrow' data-what='turn-{name}-1' pointer-events='none'>{arrow}</g>"
    shown = preview([cell_id(cell)], out)
    return f"<g data-what='{cell_id(cell)}' style='--edge-w:5px;--ring-w:3px'>{shown}</g>"


def _face(rotation: int, css: str = "") -> str:
    also = f" class='{css}'" if css else ""
    return f"<use href='#face-{rotation}' pointer-events='none'{also}/>"


def _round_rings(x: float, y: float, r: float = 17.0) -> str:
    where = f"cx='{num(x)}' cy='{num(y)}' r='{num(r)}'"
    return f"<circle class='edge' {where}/><circle class='ring' {where}/>"


# Ways


def moving(plan: Plan, field: Field, lang: str) -> str:
    return "".join(_ways(plan.seat, ways, field, lang) for ways in plan.ways)


def _ways(seat: int, ways: Ways, field: Field, lang: str) -> str:
    """The prices of all cells in reach of a piece, and the cheapest way to the one looked at."""
    roads, prices = "", ""
    for cell, route in ways.best.items():
        way, cost = _target(cell, route.cost, route.cells, field)
        roads += way
        prices += cost
    shown = preview([mover_id(seat, ways.mover)], f"<g pointer-events='none'>{roads}{prices}</g>")
    return shown + "".join(_other_way(cost, code, to, ways, field, lang) for cost, code, to in ways.other)


@lru_cache(maxsize=8192)
def _target(cell: int, cost: int, cells: tuple[int, ...], field: Field) -> tuple[str, str]:
    """The way to a cell, and its price."""
    x, y = field.at(cell)
    what = f"data-what='{cell_id(cell)}'"
    tag = price(cost, x + field.cost_corner[0], y + field.cost_corner[1], field.turned, what)
    return preview([cell_id(cell)], _road(cells, field, what)), tag


def price(cost: int, x: float, y: float, large: bool = False, extra: str = "") -> str:
    w, h = (42.0, 31.5) if large else (32.0, 24.0)
    return use(f"tikal-cost-{cost}", x - w / 2, y - h / 2, w, h, extra)


def _road(cells: tuple[int, ...], field: Field, what: str) -> str:
    points = [field.at(cell) for cell in cells]
    if len(points) < 2:
        return ""
    line = "L".join(f"{num(x)} {num(y + 4)}" for x, y in points)
    return f"<path class='road' {what} d='M{line}'/>"


def _other_way(cost: int, code: int, to: int, ways: Ways, field: Field, lang: str) -> str:
    """A single action that is not the cheapest way: straight over many stones, or along the secret path."""
    if code >= STEP:
        x, y = field.edge(ways.mover.start, (code - int(STEP)) // 2 % 6)
    else:
        x, y = field.at(to)
        x, y = x + field.plate_corner[0], y + field.plate_corner[1]
    said = words(lang)("spot-way", at=coordinate(to), cost=cost)
    body = _round_rings(x, y) + price(cost, x, y, field.turned)
    return spot(f"way-{code}", said, body, "way", where=way_name(code, lang))
