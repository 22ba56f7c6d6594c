"""The board of Tikal as numbers: what lies on each cell, the borders between them, and how far everything is."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.core.observation import Field, Vector
from sacbe.games.tikal.data import BASE_CAMP, CELL_COUNT, NEIGHBOUR, STONES, TOP_LEVEL
from sacbe.games.tikal.mind.jungle import FAR, Jungle
from sacbe.games.tikal.mind.ways import Ways
from sacbe.games.tikal.rules.moving import own_camps
from sacbe.games.tikal.rules.temples import level_left
from sacbe.games.tikal.state import Tikal

_MOST_MASKS: Final = 4.0  # treasures on ruins
_MOST_STONES: Final = 3.0  # on one edge


def _borders() -> vec[i64]:
    """Each border once, as `cell * 6 + direction`: northwards, north-east and south-east."""
    out = vec[i64]()
    cell: i64
    direction: i64
    for cell in range(CELL_COUNT):
        for direction in range(3):
            if NEIGHBOUR[cell * 6 + direction] >= 0:
                out = append(out, cell * 6 + direction)
    return out


_BORDERS: Final[vec[i64]] = _borders()
_BORDER_COUNT: Final = len(_BORDERS)

LAND: Final = [
    Field("temple", 40, "the cells with a temple; here and below in columns from the west, each from north to south"),
    Field("clearing", 40, "with a clearing, the printed one too"),
    Field("ruins", 40, "with ruins, dug up or not"),
    Field("volcano", 40, "with a volcano; a cell of no kind, but for the base camp's, is unexplored"),
    Field("level", 40, "what a temple is worth, of 10"),
    Field("open", 40, "temples without a guard for which the next level is in the supply"),
    Field("masks", 40, "treasures left on ruins, of 4, without the one that is being dug up"),
    Field("taken", 40, "what was uncovered or dug up there in this turn: one 0.5, two 1"),
    Field(
        "road",
        _BORDER_COUNT,
        "by border (of each cell the northern, north-east and south-east one): 1 over its cost, 0 for no road",
    ),
    Field("stones", _BORDER_COUNT, "stones on that border while its other side is unexplored, of 3"),
    Field("my_way", 40, "1 less the action points for a recruit of mine to come there, of 24; 0 is out of reach"),
    Field("their_way", 40, "the same for whoever of the others has the shortest way"),
]


def write_land(s: Tikal, seat: i64, out: Vector) -> None:
    out.bits(s.temples, CELL_COUNT)
    out.bits(s.explored & ~s.temples & ~s.ruins & ~s.volcanoes & ~bit(BASE_CAMP), CELL_COUNT)
    out.bits(s.ruins, CELL_COUNT)
    out.bits(s.volcanoes, CELL_COUNT)
    cell: i64
    for cell in range(CELL_COUNT):
        out.put(float(s.level[cell]) / float(TOP_LEVEL))
    for cell in range(CELL_COUNT):
        out.flag((s.temples >> cell) & 1 == 1 and s.guard[cell] < 0 and level_left(s, cell))
    for cell in range(CELL_COUNT):
        out.put(float(s.site[cell] - (1 if s.digging == cell else 0)) / _MOST_MASKS)
    for cell in range(CELL_COUNT):
        out.put(float(((s.once >> cell) & 1) + ((s.twice >> cell) & 1)) / 2.0)
    _write_borders(s, out)
    _write_ways(s, seat, out)


def _write_borders(s: Tikal, out: Vector) -> None:
    i: i64
    for i in range(_BORDER_COUNT):
        cost = s.road[_BORDERS[i]]
        out.put(1.0 / float(cost) if cost > 0 else 0.0)
    for i in range(_BORDER_COUNT):
        cell, direction = _BORDERS[i] // 6, _BORDERS[i] % 6
        other = NEIGHBOUR[_BORDERS[i]]
        if s.tile[cell] >= 0 and s.tile[other] < 0:
            out.put(_stones(s, cell, direction))
        elif s.tile[cell] < 0 and s.tile[other] >= 0:
            out.put(_stones(s, other, direction + 3))
        else:
            out.put(0.0)


def _stones(s: Tikal, cell: i64, direction: i64) -> float:
    return float(STONES[(s.tile[cell] * 6 + s.turned[cell]) * 6 + direction]) / _MOST_STONES


def _write_ways(s: Tikal, seat: i64, out: Vector) -> None:
    theirs: i64 = 0
    other: i64
    for other in range(s.seats):
        if other != seat:
            theirs |= own_camps(s, other)
    _write_way(s, own_camps(s, seat), out)
    _write_way(s, theirs, out)


def _write_way(s: Tikal, camps: i64, out: Vector) -> None:
    """A recruit may begin in any of the camps, so it never travels between them."""
    ways = Ways()
    ways.start_from_reserve(camps)
    jungle = Jungle()
    jungle.look(s)
    ways.spread(jungle, 0)
    cell: i64
    for cell in range(CELL_COUNT):
        out.put(1.0 - float(ways.cost[cell]) / float(FAR))
