"""T-1.10 - T-1.14, T-2.1 The island of an assembly, worked out once and shared: areas, coast, legs, gazes, clues.

A hex of the island has a number of its own, 0..size-1. A set of hexes is two words of 60 bits, side by side in a vec.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.core.hexes import Hex, disc, distance
from sacbe.games.tobago.data import (
    ASSEMBLIES,
    CLUE_COUNT,
    CLUE_KIND,
    CLUE_LARGEST,
    CLUE_REFERENCE,
    CLUES,
    FIRST_OF_KIND,
    HUT,
    IN,
    NEXT_TO,
    NOT,
    PALM,
    PLACES,
    REF_HUT,
    REF_OCEAN,
    REF_PALM,
    REF_STATUE,
    STATUE,
    STEPS,
    TERRAINS,
    assembled,
)

WORD: Final[i64] = 60
_LOW: Final = (1 << 60) - 1


def words(masks: list[int]) -> vec[i64]:
    """Sets of hexes as pairs of words."""
    out: list[i64] = []
    for mask in masks:
        out.append(mask & _LOW)
        out.append(mask >> 60)
    return vec[i64](out)


class Island:
    """Never changed after it is made. Flat vecs of sets are indexed `hex * 2 + word` or `card * 2 + word`."""

    def __init__(self, index: int) -> None:
        terrains = assembled(ASSEMBLIES[index]) if index >= 0 else {}
        places = sorted(terrains)
        number = {place: k for k, place in enumerate(places)}
        self.index: Final[i64] = index
        self.name: Final = ASSEMBLIES[index] if index >= 0 else ""
        self.size: Final[i64] = len(places)
        # the hex of the action space that a hex of this island is, and back; -1: ocean here
        self.cell: Final[vec[i64]] = vec[i64]([PLACES.index(place) for place in places])
        self.hex_at: Final[vec[i64]] = vec[i64]([number.get(place, -1) for place in PLACES])
        self.terrain: Final[vec[i64]] = vec[i64]([terrains[place] for place in places])

        neighbours = [[number.get((q + dq, r + dr), -1) for dq, dr in STEPS] for q, r in places]
        self.neighbour: Final[vec[i64]] = vec[i64]([n for row in neighbours for n in row])  # hex * 6 + direction
        self.land: Final[vec[i64]] = words([(1 << len(places)) - 1])
        interior = sum(1 << k for k, row in enumerate(neighbours) if -1 not in row)  # T-1.13
        self.interior: Final[vec[i64]] = words([interior])

        # T-1.11 Areas, numbered in the order of their first hexes
        area = [-1] * len(places)
        members: list[int] = []
        for start in range(len(places)):
            if area[start] < 0:
                members.append(_flood(start, neighbours, area, len(members), [terrains[p] for p in places]))
        self.area: Final[vec[i64]] = vec[i64](_natives(area))
        self.areas: Final[vec[i64]] = words(members)
        terrain_of = [terrains[places[(m & -m).bit_length() - 1]] for m in members]
        # T-1.12 The largest area of each terrain: always a single one
        by_terrain = [[m for m, t in zip(members, terrain_of, strict=True) if t == k] for k in range(len(TERRAINS))]
        largest = [max(of, key=int.bit_count) if of else 0 for of in by_terrain]
        self.largest: Final[vec[i64]] = words(largest)

        # T-4.2.1 One leg: anywhere else in the area, or onto a neighbouring hex of another terrain
        self.legs: Final[list[vec[i64]]] = []  # cells of the action space, ascending
        for k, row in enumerate(neighbours):
            goals = {j for j in range(len(places)) if area[j] == area[k]} | {j for j in row if j >= 0}
            self.legs.append(vec[i64](_natives(sorted(PLACES.index(places[j]) for j in goals - {k}))))

        # T-4.8.1 Where a gaze ends: the last hex before the first ocean cell
        self.gaze: Final[vec[i64]] = vec[i64]([_gaze(k, d, neighbours) for k in range(len(places)) for d in range(6)])

        apart = [[distance(a, b) for b in places] for a in places]
        near = [[_within(row, 1, reach) for row in apart] for reach in (1, 2)]
        self.near1: Final[vec[i64]] = words(near[0])
        self.near2: Final[vec[i64]] = words(near[1])
        self.far5: Final[vec[i64]] = words([_within(row, 5, 99) for row in apart])  # T-2.2b
        self.far4: Final[vec[i64]] = words([_within(row, 4, 99) for row in apart])
        self.allowed: Final[vec[i64]] = words(_terrain_clues(places, by_terrain, largest, near))


def _terrain_clues(
    places: list[Hex], by_terrain: list[list[int]], largest: list[int], near: list[list[int]]
) -> list[int]:
    """By card, the hexes it allows; 0 for clues about landmarks, which stand elsewhere in each game."""
    land = (1 << len(places)) - 1
    sets: list[int] = []
    for card in range(len(CLUES)):
        kind, reference = CLUE_KIND[card], CLUE_REFERENCE[card]
        reach = 1 if kind % NOT == NEXT_TO else 2
        if reference == REF_OCEAN:
            ocean_near = [any(cell not in places for cell in disc(place, reach)) for place in places]
            allowed = sum(1 << k for k, is_near in enumerate(ocean_near) if is_near)
        elif reference >= REF_HUT:
            sets.append(0)
            continue
        else:
            x = largest[reference] if CLUE_LARGEST[card] else sum(by_terrain[reference])
            allowed = x if kind % NOT == IN else _around(x, near[reach - 1])
        sets.append(land & ~allowed if kind >= NOT else allowed)
    return sets


def _around(x: int, near: list[int]) -> int:
    """The hexes near a set, without the set itself."""
    out = 0
    for k, hexes in enumerate(near):
        if x >> k & 1:
            out |= hexes
    return out & ~x


def _natives(numbers: list[int]) -> list[i64]:
    return [n for n in numbers]  # noqa: C416, not list(): the type changes


def _flood(start: int, neighbours: list[list[int]], area: list[int], name: int, terrain: list[int]) -> int:
    """Name the whole area of a hex; gives its set."""
    mask = 0
    reached = [start]
    area[start] = name
    while reached:
        k = reached.pop()
        mask |= 1 << k
        for j in neighbours[k]:
            if j >= 0 and area[j] < 0 and terrain[j] == terrain[k]:
                area[j] = name
                reached.append(j)
    return mask


def _gaze(k: int, direction: int, neighbours: list[list[int]]) -> int:
    while neighbours[k][direction] >= 0:
        k = neighbours[k][direction]
    return k


def _within(row: list[int], least: int, most: int) -> int:
    return sum(1 << k for k, d in enumerate(row) if least <= d <= most)


NO_ISLAND: Final = Island(-1)  # before NATURE has chosen
_made: Final[dict[int, Island]] = {}


def island_of(index: int) -> Island:
    """The island of an assembly, made when it is first needed."""
    if index not in _made:
        _made[index] = Island(index)
    return _made[index]


def clue_sets(island: Island, landmarks: vec[i64]) -> vec[i64]:
    """T-4.1.2 By card, the hexes it allows, once the landmarks stand."""
    out = island.allowed[:]
    card: i64
    for card in range(CLUE_COUNT):
        reference = CLUE_REFERENCE[card]
        if reference != REF_HUT and reference != REF_PALM and reference != REF_STATUE:
            continue
        group = HUT if reference == REF_HUT else PALM if reference == REF_PALM else STATUE
        near = island.near1 if CLUE_KIND[card] % NOT == NEXT_TO else island.near2
        low: i64 = 0
        high: i64 = 0
        i: i64
        for i in range(FIRST_OF_KIND[group], FIRST_OF_KIND[group + 1]):
            if landmarks[i] >= 0:
                low |= near[landmarks[i] * 2]
                high |= near[landmarks[i] * 2 + 1]
        if CLUE_KIND[card] >= NOT:
            low = island.land[0] & ~low
            high = island.land[1] & ~high
        out[card * 2] = low
        out[card * 2 + 1] = high
    return out


# Sets of hexes


def holds(sets: vec[i64], index: i64, k: i64) -> bool:
    """Whether hex k is in the set that begins at `index * 2`."""
    return (sets[index * 2] >> k) & 1 == 1 if k < WORD else (sets[index * 2 + 1] >> (k - WORD)) & 1 == 1


def put_in(sets: vec[i64], index: i64, k: i64) -> None:
    if k < WORD:
        sets[index * 2] |= bit(k)
    else:
        sets[index * 2 + 1] |= bit(k - WORD)


def take_out(sets: vec[i64], index: i64, k: i64) -> None:
    if k < WORD:
        sets[index * 2] &= ~bit(k)
    else:
        sets[index * 2 + 1] &= ~bit(k - WORD)


def first_of(sets: vec[i64], index: i64) -> i64:
    """The lowest hex of a set that is not empty."""
    if sets[index * 2] != 0:
        return lowest(sets[index * 2])
    return WORD + lowest(sets[index * 2 + 1])
