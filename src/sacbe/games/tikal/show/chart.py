"""The map of Tikal: every cell with what lies, stands and camps on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sacbe.core.svg import about, card_rings, move, num, spot, text, use
from sacbe.games.tikal.actions import CAMP, DIG, GUARD, UNCOVER
from sacbe.games.tikal.data import (
    BASE,
    CAMP_COST,
    CELLS,
    COLUMNS,
    DIG_COST,
    FACE,
    GUARD_COST,
    ROWS,
    RUINS,
    TEMPLE,
    TERRAIN,
    UNCOVER_COST,
    VOLCANO,
)
from sacbe.games.tikal.show import land, pieces
from sacbe.games.tikal.show.geometry import ALL, HIGH, RADIUS, Field, hexagon, slabs
from sacbe.games.tikal.show.paths import cell_id
from sacbe.games.tikal.show.plan import Plan
from sacbe.games.tikal.show.stage import price
from sacbe.games.tikal.show.words import coordinate, place, words
from sacbe.games.tikal.state import TURN_ACTIONS, Tikal


def draw(s: Tikal, plan: Plan, field: Field, viewer: int, lang: str, cells: Sequence[int] = ALL) -> str:
    """From the ground up: cells with their lights, what stands on them, the pieces, the stones."""
    explored = [cell for cell in cells if s.tile[cell] >= 0]
    # On the whole map the trees keep their places in the document, whatever is laid over them: nothing flickers.
    trees = cells if cells is ALL else [cell for cell in cells if s.tile[cell] < 0]
    # Layers and places have names of their own, so that the client changes what has changed and nothing else.
    layers = {
        "jungle": [_jungle(tuple(trees), field)],
        "names": [_names(field)] if cells is ALL else [],
        "ground": [_cell(cell, int(s.tile[cell]), place(s, cell, lang), field, lang) for cell in cells],
        "newest": [_newest(s, field)],
        "sites": [
            _site(cell, int(s.tile[cell]), _left(s, cell), place(s, cell, lang), field, lang) for cell in explored
        ],
        "pieces": [pieces.row(s, cell, field, viewer, lang) for cell in explored],
        "stones": [_stones(cell, int(s.tile[cell]), int(s.turned[cell]), field) for cell in explored],
        "badges": [_guard(cell, plan, field, lang) for cell in explored],
        "prices": [_price(code, plan, field) for code in sorted(plan.legal)],
    }
    return "".join(f"<g id='layer-{name}'>{''.join(parts)}</g>" for name, parts in layers.items())


def _at(name: str, cell: int, field: Field, body: str, extra: str = "") -> str:
    """A group with a name, moved to its cell."""
    x, y = field.at(cell)
    also = f" {extra}" if extra else ""
    return f"<g id='{name}-{CELLS[cell]}' transform='translate({num(x)} {num(y)})'{also}>{body}</g>"


def _through(cell: int) -> str:
    """What lets clicks through to the ground of its cell, and is told with it."""
    return f"data-what='{cell_id(cell)}' pointer-events='none'"


# Most of a map is the same for many viewers and turns: what depends on a few facts is remembered by them.


@lru_cache(maxsize=64)
def _jungle(cells: tuple[int, ...], field: Field) -> str:
    """Tree tops everywhere; explored land lies above them."""
    return "".join(
        about(cell_id(cell), move(*field.at(cell), land.canopy(cell * 7 + cell // 5, field.turned))) for cell in cells
    )


@lru_cache(maxsize=4)
def _names(field: Field) -> str:
    """Letters of the columns at their ends; numbers of the rows beside the first column, and beside the last, which
    lies half a cell lower, as every other one does."""
    size = field.letters
    first, last = range(ROWS), range((COLUMNS - 1) * ROWS, COLUMNS * ROWS)
    marks: list[tuple[float, float, str]] = []
    for column in range(COLUMNS):
        at = field.at(column * ROWS + (ROWS - 1 if not field.turned or column % 2 == 0 else 0))
        away = (HIGH / 2 + size * 0.8) * (1 if column % 2 == 0 else -1)
        letter = coordinate(column * ROWS)[0]
        marks.append((at[0] + away, at[1], letter) if field.turned else (at[0], at[1] + HIGH / 2 + size * 0.7, letter))
    for cells, side in ((first, -1), (last, 1)):
        for cell in cells:
            x, y = field.at(cell)
            off = side * (RADIUS + size * 0.55)
            marks.append((x, y - off, coordinate(cell)[1]) if field.turned else (x + off, y, coordinate(cell)[1]))
    drawn = "".join(text(x, y + size * 0.36, said, size, 650, "var(--limestone)") for x, y, said in marks)
    return f"<g data-what='grid' opacity='.75' aria-hidden='true'>{drawn}</g>"


@lru_cache(maxsize=4096)
def _cell(cell: int, tile: int, what: str, field: Field, lang: str) -> str:
    if tile < 0:
        ground = f"<polygon class='hit' points='{hexagon(58, field.turned)}'/>"
    else:
        ground = land.ground(int(TERRAIN[tile]), field.turned)
    body = ground + land.rings(field.turned)
    said = words(lang)("spot-cell", place=what, at=coordinate(cell))
    return _at("ground", cell, field, spot(f"cell-{CELLS[cell]}", said, body, "ground"))


@lru_cache(maxsize=4096)
def _stones(cell: int, tile: int, rotation: int, field: Field) -> str:
    """Above everything: neither pieces nor temples may hide a stone (T-4.10)."""
    stones = slabs(land.stones_of(tile, rotation), field.turned)
    return _at("stones", cell, field, stones, _through(cell)) if stones else ""


def _newest(s: Tikal, field: Field) -> str:
    """A dotted ring round the tile of this turn."""
    if s.laid < 0 or s.phase != TURN_ACTIONS:
        return ""
    x, y = field.at(int(s.laid))
    ring = f"<polygon class='ring' points='{hexagon(56.5, field.turned)}'/>"
    where = f"transform='translate({num(x)} {num(y)})'"
    return f"<g class='changed seat-{int(s.active)}' {where} pointer-events='none'>{ring}</g>"


def _left(s: Tikal, cell: int) -> int:
    """The top level of a temple, or the treasures left on ruins."""
    return int(s.level[cell]) or int(s.site[cell])


@lru_cache(maxsize=4096)
def _site(cell: int, tile: int, left: int, what: str, field: Field, lang: str) -> str:
    """What stands on a cell: a click there uncovers a level, digs a treasure or founds a camp."""
    terrain, face = int(TERRAIN[tile]), int(FACE[tile])
    picture = land.feature(terrain, face, left)
    if terrain in (VOLCANO, BASE):
        return _at("feature", cell, field, picture, _through(cell))
    t = words(lang)
    if terrain == TEMPLE:
        half = (21 + 1.25 * left) * 74 / 80 + 3
        rings = card_rings(-half, -9 - half, 2 * half, 2 * half, 5)
        said = t("spot-temple", value=left, at=coordinate(cell))
    elif terrain == RUINS and left:
        rings = card_rings(-40, -30, 80, 44, 8)
        said = t("spot-ruins", left=left, at=coordinate(cell))
    else:
        rings = card_rings(-33, -26, 66, 44, 18)
        said = t("spot-camp", place=what, at=coordinate(cell))
    hit = "<rect class='hit' x='-30' y='-36' width='60' height='54'/>"
    return _at("feature", cell, field, spot(f"site-{CELLS[cell]}", said, hit + rings + picture, "site"))


def _price(code: int, plan: Plan, field: Field) -> str:
    """What a click on this site costs, while it is possible."""
    for first, cost in ((UNCOVER, UNCOVER_COST), (DIG, DIG_COST), (CAMP, CAMP_COST)):
        if first <= code < first + len(CELLS):
            x, y = field.at(code - int(first))
            tag = price(int(cost), x + field.cost_corner[0], y + field.cost_corner[1], field.turned)
            return f"<g class='price' data-what='site-{CELLS[code - int(first)]}'>{tag}</g>"
    return ""


def _guard(cell: int, plan: Plan, field: Field, lang: str) -> str:
    """The badge that makes a member the guard of this temple; there only while that is possible."""
    first = int(GUARD) + cell * 2
    if first not in plan.legal and first + 1 not in plan.legal:
        return ""
    x, y = field.at(cell)
    x, y = x + field.guard_corner[0], y + field.guard_corner[1]
    r = 17.0 if field.turned else 14.0
    circle = f"cx='{num(x)}' cy='{num(y)}' r='{num(r)}'"
    body = f"<circle class='edge' {circle}/><circle class='ring' {circle}/>"
    body += f"<circle {circle} fill='var(--limestone)' stroke='var(--outline)' stroke-width='1.8'/>"
    body += use(f"guard-{plan.seat}", x - r * 0.8, y - r * 0.95, r * 1.6, r * 1.85)
    tag = price(int(GUARD_COST), x + r * 1.2, y - r * 0.5, field.turned)
    body += f"<g class='price'>{tag}</g>"
    said = words(lang)("spot-guard", at=coordinate(cell))
    return spot(f"guard-{CELLS[cell]}", said, body, "badge")
