"""What a seat sees on the island of Tobago, cell by cell of the action space: one numbering for all 32 islands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import lowest
from sacbe.core.observation import Field, Vector
from sacbe.games.tobago.data import COLOURS, FACINGS, HEX_COUNT, LANDMARKS, MAPS, PLACES, STATUES, TERRAINS
from sacbe.games.tobago.mind.roads import leg_distances
from sacbe.games.tobago.rules.island import WORD, Island
from sacbe.games.tobago.rules.maps import is_empty, is_marked
from sacbe.games.tobago.state import Tobago

_FAR: Final = 8.0  # the farthest coordinate of a cell
_HEXES: Final = 100.0  # about as many as an island has
_DIRECTIONS: Final[i64] = 6
_Q: Final[vec[float]] = vec[float]([q / _FAR for q, _ in PLACES])
_R: Final[vec[float]] = vec[float]([r / _FAR for _, r in PLACES])

ISLAND_FIELDS: Final = [
    Field("terrain", int(HEX_COUNT), f"by cell, in sixths: 0 ocean, then {', '.join(TERRAINS)}"),
    Field("landmarks", 3 * int(LANDMARKS), "three statues, four huts, three palms: whether it stands, q and r of 8"),
    Field("facing", 6 * int(STATUES), f"by statue where it looks: {', '.join(FACINGS)}"),
    Field(
        "amulets", int(HEX_COUNT), "by cell: 1 one lies there; 0.6 to 0.1 one comes with the next raise to the sixth"
    ),
    Field("my_legs", int(HEX_COUNT), "by cell 1 / (1 + legs from my vehicle)"),
    *[Field(f"possible_{colour}", int(HEX_COUNT), "the cells where this treasure may lie") for colour in COLOURS],
    *[
        Field(f"map_{colour}", 4, "possible hexes, of 100; 1 / their number; it is marked on the island; it is empty")
        for colour in COLOURS
    ],
]

_legs: Final[dict[int, vec[i64]]] = {}


def legs_on(island: Island) -> vec[i64]:
    """T-4.2.1 The legs from hex to hex, by hex * size + hex; worked out once an island."""
    index = int(island.index)
    if index not in _legs:
        _legs[index] = leg_distances(island)
    return _legs[index]


def write_place(s: Tobago, k: i64, out: Vector) -> None:
    """Where a hex is: three numbers, the first of them 0 if there is none."""
    if k < 0:
        out.blank(3)
        return
    out.put(1.0)
    out.put(_Q[s.island.cell[k]])
    out.put(_R[s.island.cell[k]])


def write_island(s: Tobago, seat: i64, out: Vector) -> None:
    island = s.island
    first = out.at
    out.blank(HEX_COUNT)
    k: i64
    for k in range(island.size):
        out.values[first + island.cell[k]] = float(island.terrain[k] + 1) / float(len(TERRAINS))
    for k in range(LANDMARKS):
        write_place(s, s.landmarks[k], out)
    for k in range(STATUES):
        out.one_of(s.facing[k], _DIRECTIONS)
    _write_amulets(s, out)
    first = out.at
    out.blank(HEX_COUNT)
    at = s.vehicle[seat]
    if at >= 0:
        legs = legs_on(island)
        for k in range(island.size):
            out.values[first + island.cell[k]] = 1.0 / float(1 + legs[at * island.size + k])
    for k in range(MAPS):
        _write_set(island, s.possible[k * 2], s.possible[k * 2 + 1], out)
    for k in range(MAPS):
        sites = float(s.sites[k])
        out.put(sites / _HEXES)
        out.put(1.0 / max(sites, 1.0))
        out.flag(is_marked(s, k))
        out.flag(is_empty(s, k))


def _write_set(island: Island, low: i64, high: i64, out: Vector) -> None:
    first = out.at
    out.blank(HEX_COUNT)
    while low != 0:
        out.values[first + island.cell[lowest(low)]] = 1.0
        low &= low - 1
    while high != 0:
        out.values[first + island.cell[WORD + lowest(high)]] = 1.0
        high &= high - 1


def _write_amulets(s: Tobago, out: Vector) -> None:
    """T-4.8 One appears where a statue looks, and after each raise the statues turn."""
    island = s.island
    first = out.at
    _write_set(island, s.lying[0], s.lying[1], out)
    statue: i64
    later: i64
    for statue in range(STATUES):
        if s.landmarks[statue] < 0 or s.facing[statue] < 0:
            continue
        for later in range(_DIRECTIONS):
            k = island.gaze[s.landmarks[statue] * _DIRECTIONS + (s.facing[statue] + later) % _DIRECTIONS]
            soon = 0.1 * float(_DIRECTIONS - later)
            if out.values[first + island.cell[k]] < soon:
                out.values[first + island.cell[k]] = soon
