"""N-8.5 How a random route grows: which pieces may come next, where they can lie, and where the end.

A partial route is only ever offered if it can be finished. Every hex tile is in one part for walkers, any two sides can
be joined so that people get across, and at every corner of a tile they get to the end (a test tries them all): so it is
enough to look for room, but for strip R, whose mountains leave two halves.
"""

from __future__ import annotations

from typing import Final

from sacbe.core.hexes import DIRECTIONS, Hex, add, distance, rotate
from sacbe.games.eldorado.data import (
    CORNER_HEX,
    JOINT_PAIRS,
    MOUNTAIN,
    RANDOM_PIECES,
    SIDES,
    START,
    STARTS,
    STRIPS,
    other_side,
)
from sacbe.games.eldorado.rules.routes import corners, hexes, pairs
from sacbe.games.eldorado.rules.track import Placed, footprint, gold_zone

_TILE: Final = "C"  # any hex tile: all of them have the same shape
_SPLIT: Final = "R"  # the one side that mountains cut in two

_offsets: Final[dict[str, list[Hex]]] = {}


def next_pieces(laid: list[Placed]) -> list[tuple[str, int]]:
    """The sides and turns that may come next, in order of letters."""
    out: list[tuple[str, int]] = []
    used = [placed[0] for placed in laid]
    room: dict[str, bool] = {}
    for side in SIDES:
        if (side in STARTS) == bool(laid) or side in used or other_side(side) in used:
            continue
        if side in STRIPS and len(laid) == RANDOM_PIECES - 1:
            continue  # the end needs a hex tile
        for turn in range(6):
            shape = f"{side}{turn}" if laid and used[-1] == _SPLIT else _shape(side, turn)
            if laid and shape not in room:
                room[shape] = bool(places_for(laid, side, turn))
            if not laid or room[shape]:
                out.append((side, turn))
    return out


def places_for(laid: list[Placed], side: str, turn: int) -> list[Hex]:
    """Where the next piece may lie, in a fixed order."""
    out: list[Hex] = []
    last = laid[-1]
    for q, r in _joints(last, side, turn):
        placed = (side, turn, last[2] + q, last[3] + r)
        if _fits(laid, placed) and _has_room([*laid, placed]) and _leads_on(last, placed, laid):
            out.append((placed[2], placed[3]))
    return out


def ends_for(laid: list[Placed]) -> list[Placed]:
    """Where the end can lie, in blue, by corner of the last tile."""
    out: list[Placed] = []
    for corner in corners(laid[-1]):
        for turn in range(6):
            q, r = rotate(CORNER_HEX, -turn)
            placed = ("blue", turn, corner[0] - q, corner[1] - r)
            here = hexes(placed) + gold_zone(placed)
            if not any(distance(place, (laid[-1][2], laid[-1][3])) < 4 for place in here):
                if all(_apart(here, earlier) for earlier in laid[:-1]):
                    out.append(placed)
                break
    return out


def _shape(side: str, turn: int) -> str:
    return f"strip {turn}" if side in STRIPS else "tile"


def _joints(last: Placed, side: str, turn: int) -> list[Hex]:
    """From the centre of a piece to the places of the next one that make a joint, counted off once for each shape."""
    key = f"{_shape(last[0], last[1])}, {_shape(side, turn)}"
    found = _offsets.get(key)
    if found is None:
        here = hexes((last[0], last[1], 0, 0))
        found = []
        for q in range(-7, 8):
            for r in range(-7, 8):
                there = hexes((side, turn, q, r))
                if not set(here) & set(there) and pairs(here, there) >= JOINT_PAIRS:
                    found.append((q, r))
        _offsets[key] = found
    return found


def _fits(laid: list[Placed], placed: Placed) -> bool:
    """Whether the next piece, beside the last one, touches no start hex and no earlier piece."""
    if len(laid) == 1:
        starts = [place for place, hexed in footprint(laid[0]) if hexed[0] == START]
        return pairs(starts, hexes(placed)) == 0
    for earlier in laid[:-1]:
        apart = distance((placed[2], placed[3]), (earlier[2], earlier[3]))
        if placed[0] in STRIPS or earlier[0] in STRIPS:
            if apart < 8 and not _apart(hexes(placed), earlier):
                return False
        elif apart < 8:
            return False
    return True


def _apart(here: list[Hex], earlier: Placed) -> bool:
    if earlier[0] not in STRIPS:  # the hexes of a tile are all within three of its centre
        return all(distance(place, (earlier[2], earlier[3])) > 4 for place in here)
    there = set(hexes(earlier))
    return not set(here) & there and pairs(here, hexes(earlier)) == 0


def _has_room(laid: list[Placed]) -> bool:
    """Whether hex tiles can be laid on from here, up to the last and the end."""
    if len(laid) == RANDOM_PIECES:
        return bool(ends_for(laid))
    q, r = laid[-1][2], laid[-1][3]
    for dq, dr in _joints(laid[-1], _TILE, 0):
        placed = (_TILE, 0, q + dq, r + dr)
        if _fits(laid, placed) and _has_room([*laid, placed]):
            return True
    return False


def _leads_on(last: Placed, placed: Placed, laid: list[Placed]) -> bool:
    """Whether people who come from the piece before a split strip get across to the piece behind it."""
    if last[0] != _SPLIT:
        return True
    ground = {place: hexed[0] for piece in (laid[-2], last, placed) for place, hexed in footprint(piece)}
    goal = set(hexes(placed))
    todo = [place for place in hexes(laid[-2]) if ground[place] < MOUNTAIN]
    seen = set(todo)
    while todo:
        here = todo.pop()
        if here in goal:
            return True
        for direction in DIRECTIONS:
            there = add(here, direction)
            if there not in seen and ground.get(there, int(MOUNTAIN)) < MOUNTAIN:
                seen.add(there)
                todo.append(there)
    return False
