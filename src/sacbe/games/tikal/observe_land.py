"""The board of Tikal as numbers: what lies on each cell, the borders between them, and how far everything is."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.core.observation import Field, Vector
from sacbe.games.tikal.data import BASE_CAMP, CELL_COUNT, NEIGHBOUR, RECRUIT_COST, STONES, TOP_LEVEL
from sacbe.games.tikal.mind.jungle import FAR, Jungle
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
_JUNGLE: Final = Jungle()

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
    _write_temples(s, out)
    rest = s.ruins
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        out.put_at(cell, float(s.site[cell] - (1 if s.digging == cell else 0)) / _MOST_MASKS)
    out.blank(CELL_COUNT)
    rest = s.once
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        out.put_at(cell, 1.0 if (s.twice >> cell) & 1 else 0.5)
    out.blank(CELL_COUNT)
    _write_borders(s, out)
    _write_ways(s, seat, out)


def _write_temples(s: Tikal, out: Vector) -> None:
    rest = s.temples
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        out.put_at(cell, float(s.level[cell]) / float(TOP_LEVEL))
        if s.guard[cell] < 0 and level_left(s, cell):
            out.put_at(CELL_COUNT + cell, 1.0)
    out.blank(2 * CELL_COUNT)


def _write_borders(s: Tikal, out: Vector) -> None:
    explored = s.explored
    i: i64
    for i in range(_BORDER_COUNT):
        border = _BORDERS[i]
        cell, other = border // 6, NEIGHBOUR[border]
        here, there = (explored >> cell) & 1, (explored >> other) & 1
        if here == 0 and there == 0:
            continue
        if here == there:
            cost = s.road(border)
            if cost > 0:
                out.put_at(i, 1.0 / float(cost))
        elif here == 1:
            out.put_at(_BORDER_COUNT + i, _stones(s, cell, border % 6))
        else:
            out.put_at(_BORDER_COUNT + i, _stones(s, other, border % 6 + 3))
    out.blank(2 * _BORDER_COUNT)


def _stones(s: Tikal, cell: i64, direction: i64) -> float:
    return float(STONES[(s.tile[cell] * 6 + s.turned[cell]) * 6 + direction]) / _MOST_STONES


def _write_ways(s: Tikal, seat: i64, out: Vector) -> None:
    theirs: i64 = 0
    other: i64
    for other in range(s.seats):
        if other != seat:
            theirs |= own_camps(s, other)
    _JUNGLE.look(s)
    _write_way(own_camps(s, seat), out)
    _write_way(theirs, out)


def _write_way(camps: i64, out: Vector) -> None:
    """A recruit may begin in any of the camps, so it never travels between them."""
    cell: i64
    for cell in range(CELL_COUNT):
        way = FAR
        rest = camps
        while rest != 0:
            way = min(way, RECRUIT_COST + _JUNGLE.distance(lowest(rest), cell))
            rest &= rest - 1
        if way < FAR:
            out.put_at(cell, 1.0 - float(way) / float(FAR))
    out.blank(CELL_COUNT)
