"""\"What is this?\": the cells of the map, what stands on them, the tile that is being laid, other ways of a piece."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Asked, Kinds, index_of
from sacbe.core.present import Answer
from sacbe.games.tikal.actions import STEP
from sacbe.games.tikal.data import CELLS, FACE, NEIGHBOUR, ROWS, TERRAIN, TOP_LEVEL, VOLCANO
from sacbe.games.tikal.rules.ground import frontier
from sacbe.games.tikal.show.lens import hold
from sacbe.games.tikal.show.paths import turns_of
from sacbe.games.tikal.show.plan import plan_of
from sacbe.games.tikal.show.routes import PLAYING, nearest
from sacbe.games.tikal.show.words import coordinate, terrain_of, tile_name, way_name
from sacbe.games.tikal.state import LAY_TILE, OVER, Tikal

_CELL_RULES: Final = {
    "jungle": "T-3.4",
    "temple": "T-5.2",
    "clearing": "T-4.7",
    "ruins": "T-4.5",
    "volcano": "T-3.5",
    "base": "T-4.1",
}
_MOST_A_TURN: Final = 2  # levels of one temple, treasures of one ruins tile: T-4.4, T-4.5


def _cell(a: Asked[Tikal], name: str) -> Answer | None:
    """The ground of a cell: what is there, what its roads cost and who gets there."""
    cell = index_of(name, CELLS)
    if cell is None:
        return None
    terrain = terrain_of(a.s, cell)
    facts = _jungle(a, cell) if terrain == "jungle" else [*_there(a, cell), *_roads(a, cell)]
    value = int(a.s.level[cell])
    return a.tell(f"cell-{terrain}", _CELL_RULES[terrain], *facts, at=coordinate(cell), value=value)


def _site(a: Asked[Tikal], name: str) -> Answer | None:
    """What stands on a cell, for the action that it is there for."""
    cell = index_of(name, CELLS)
    terrain = "" if cell is None else terrain_of(a.s, cell)
    if cell is None or terrain not in ("temple", "clearing", "ruins"):
        return None
    facts = [*_there(a, cell), _taken(a, cell)]
    at = coordinate(cell)
    if terrain == "temple":
        return a.tell("site-temple", "T-4.4", *facts, at=at, value=int(a.s.level[cell]))
    if a.s.site[cell]:
        return a.tell("site-ruins", "T-4.5", *facts, at=at)
    return a.tell("site-camp", "T-4.7", *facts, at=at, kind=terrain)


def _there(a: Asked[Tikal], cell: int) -> list[str]:
    terrain = terrain_of(a.s, cell)
    if terrain == "temple":
        return _temple(a, cell)
    facts = [] if terrain != "ruins" else [a.fact("masks", n=int(a.s.site[cell]), all=int(FACE[a.s.tile[cell]]))]
    if terrain == "clearing" or (terrain == "ruins" and not a.s.site[cell]):
        camps = [seat for seat in range(int(a.s.seats)) if cell in (a.s.camp[seat * 2], a.s.camp[seat * 2 + 1])]
        facts.append(a.fact("camp-of", name=a.names[camps[0]]) if camps else a.fact("camp-free"))
    members = {seat: int(a.s.members(seat, cell)) for seat in range(int(a.s.seats))}
    if any(members.values()):
        facts.append(a.fact("members", each=_each(a, {seat: n for seat, n in members.items() if n})))
    return facts


def _each(a: Asked[Tikal], numbers: dict[int, int]) -> str:
    """Anna – 3, Boris – 0"""
    return ", ".join(a.fact("each", name=a.names[seat], n=n) for seat, n in numbers.items())


def _temple(a: Asked[Tikal], cell: int) -> list[str]:
    held = hold(a.s, cell)
    if held.guarded:
        return [a.fact("guarded", name=a.names[held.owner], n=held.value)]
    if not held.contested:
        facts = [a.fact("nobody-here")]
    else:
        facts = [a.fact("held", name=a.names[held.owner]) if held.owner >= 0 else a.fact("tied")]
        facts.append(a.fact("strengths", each=_each(a, dict(enumerate(held.strengths)))))
    if a.s.phase == OVER:
        return facts
    if held.next:
        return [*facts, a.fact("next-level", level=held.next, left=int(a.s.supply[held.next]))]
    return [*facts, a.fact("no-level" if held.value < TOP_LEVEL else "top-level", level=held.value + 1)]


def _taken(a: Asked[Tikal], cell: int) -> str:
    """What the turn that is on has taken here, if anything."""
    taken = (int(a.s.once) >> cell & 1) + (int(a.s.twice) >> cell & 1)
    return a.fact("taken", n=taken, most=_MOST_A_TURN) if taken and a.s.phase in PLAYING else ""


def _roads(a: Asked[Tikal], cell: int) -> list[str]:
    """The roads to the neighbours, and who gets here for how much: as the lens draws it."""
    if int(a.s.volcanoes) >> cell & 1:
        return []
    roads = [
        a.fact("each", name=coordinate(int(NEIGHBOUR[cell * 6 + way])), n=int(a.s.road(cell * 6 + way)))
        for way in range(6)
        if a.s.road(cell * 6 + way)
    ]
    facts = [a.fact("roads", each=", ".join(roads)) if roads else a.fact("no-roads")]
    seat = a.viewer if a.viewer >= 0 else int(a.s.active)
    if a.s.phase == OVER or seat < 0:
        return facts
    mine, rivals = nearest(a.s, seat)
    if cell in mine:
        whose = "mine" if seat == a.viewer else "other"
        facts.append(a.fact("reach", whose=whose, name=a.names[seat], ap=mine[cell]))
    if cell in rivals:
        cost, rival = rivals[cell]
        facts.append(a.fact("reach", whose="rival", name=a.names[rival], ap=cost))
    return facts


# Unexplored land and the tile for it


def _turns(s: Tikal, cell: int) -> int:
    """In how many positions the tile in hand fits a cell of the jungle."""
    return len(turns_of(s, cell)) if s.phase == LAY_TILE and int(frontier(s)) >> cell & 1 else 0


def _jungle(a: Asked[Tikal], cell: int) -> list[str]:
    if not int(frontier(a.s)) >> cell & 1:
        return [a.fact("far-jungle")]
    if a.s.phase != LAY_TILE:
        return [a.fact("near-jungle")]
    tile, turns = tile_name(int(a.s.drawn), a.lang), _turns(a.s, cell)
    if TERRAIN[a.s.drawn] == VOLCANO:
        return [a.fact("fits-volcano")]
    return [a.fact("fits", tile=tile, n=turns) if turns else a.fact("fits-not", tile=tile)]


def _turn(a: Asked[Tikal], name: str) -> Answer | None:
    at, _, number = name.partition("-")
    cell = index_of(at, CELLS)
    turns = 0 if cell is None else _turns(a.s, cell)
    if cell is None or number not in [str(k) for k in range(1, turns)]:
        return None
    return a.tell("turn", "T-3.4", a.fact("positions", n=turns), at=coordinate(cell))


def _lay(a: Asked[Tikal], name: str) -> Answer | None:
    cell = index_of(name, CELLS)
    if cell is None or not _turns(a.s, cell):
        return None
    return a.tell("lay", "T-3.4", at=coordinate(cell), tile=tile_name(int(a.s.drawn), a.lang))


# Ways and names of cells


def _way(a: Asked[Tikal], name: str) -> Answer | None:
    """A single action that is not the cheapest way to where it leads."""
    for ways in plan_of(a.s, a.viewer).ways:
        for cost, code, to in ways.other:
            if str(code) == name:
                best = ways.best[to].cost if to in ways.best else cost
                facts = [a.fact("way", ap=cost), a.fact("way-best", ap=best) if best < cost else ""]
                rule = "T-4.3" if code >= STEP else "T-4.2"
                return a.tell("way", rule, *facts, at=coordinate(to), how=way_name(code, a.lang))
    return None


def _grid(a: Asked[Tikal], name: str) -> Answer | None:
    columns = "".join(coordinate(cell)[0] for cell in range(0, len(CELLS), ROWS))
    rows = [coordinate(cell)[1] for cell in range(ROWS)]
    facts = [a.fact("columns", each=", ".join(columns)), a.fact("rows", each=", ".join(rows))]
    return None if name else a.tell("grid", "T-1.4", *facts)


LAND: Final[Kinds[Tikal]] = {
    "cell": _cell,
    "site": _site,
    "turn": _turn,
    "lay": _lay,
    "way": _way,
    "grid": _grid,
}
