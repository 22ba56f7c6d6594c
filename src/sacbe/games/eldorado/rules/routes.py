"""S-2.1, S-2.9 Routes as short texts, and the check of a route that somebody made.

A text names the pieces in order, then the end: "A0@0,0 L5@7,-4 ... blue4@3,7" is side A unturned with its centre at
0,0, then side L turned by five sixths clockwise with its centre at 7,-4, and so on.
"""

from __future__ import annotations

import re
from typing import Final

from sacbe.core.hexes import DIRECTIONS, Hex, add, rotate
from sacbe.games.eldorado.data import (
    BLOCKADES,
    CORNER_HEX,
    FINISHES,
    JOINT_PAIRS,
    MAX_CAVES,
    MAX_PIECES,
    ROUTES,
    START,
    STARTS,
    STRIPS,
    other_side,
)
from sacbe.games.eldorado.rules.track import FAR, Placed, Route, footprint, gold_zone

_WORD: Final = re.compile(r"([A-R]|blue|green)([0-5])@(-?\d{1,3}),(-?\d{1,3})")
_KEPT: Final = 64  # how many routes stay built; a table needs one, a long run of random routes must not keep them all
_built: Final[dict[str, Route]] = {}


def parse(text: str) -> list[Placed]:
    """The pieces a text names; ValueError for a word that is none."""
    laid: list[Placed] = []
    for word in text.split():
        match = _WORD.fullmatch(word)
        if match is None:
            raise ValueError(
                f"route: {word!r} is no piece; write side, sixths turned, @q,r, as in L5@7,-4, or blue4@3,7 for the end"
            )
        laid.append((match[1], int(match[2]), int(match[3]), int(match[4])))
    return laid


def written(laid: list[Placed]) -> str:
    return " ".join(f"{side}{turn}@{q},{r}" for side, turn, q, r in laid)


def build(text: str) -> Route:
    """The track of a route that may be unfinished; ValueError if a word is wrong or pieces overlap."""
    text = ROUTES.get(text, text)
    route = _built.get(text)
    if route is None:
        laid = parse(text)
        route = Route(written(laid), laid)
        if len(_built) >= _KEPT:
            _built.clear()
        _built[text] = route
    return route


def pairs(a: list[Hex], b: list[Hex]) -> int:
    """How many pairs of hexes touch."""
    places = set(b)
    return sum(add(place, direction) in places for place in a for direction in DIRECTIONS)


def hexes(placed: Placed) -> list[Hex]:
    return [place for place, _ in footprint(placed)]


# S-2.9 The check


def check_route(text: str) -> list[str]:
    """What is wrong with a route, each problem a sentence; nothing if it can be played."""
    try:
        laid = parse(text)
    except ValueError as wrong:
        return [str(wrong)]
    sides = [placed[0] for placed in laid]
    pieces = [side for side in sides if side not in FINISHES]
    if not pieces or pieces[0] not in STARTS or sides[: len(pieces)] != pieces or len(sides) != len(pieces) + 1:
        return ["a route begins with side A or B and ends with one end, blue or green (S-2.2)"]
    problems = _sides_problems(pieces)
    if len(pieces) > MAX_PIECES:
        return problems
    try:
        route = build(written(laid))
    except ValueError as wrong:
        return [*problems, f"{wrong}; pieces must not overlap (S-2.9)"]
    problems += _joint_problems(laid) + _finish_problems(laid)
    if len(route.caves) > MAX_CAVES:
        problems.append(f"a route has at most {MAX_CAVES} caves, this one {len(route.caves)} (S-2.9)")
    if not problems and any(route.left[route.starts[number]] >= FAR for number in range(4)):
        problems.append("from every start hex of the route a way must lead to the end (S-2.9)")
    return problems


def _sides_problems(pieces: list[str]) -> list[str]:
    problems = []
    if len(pieces) > MAX_PIECES:
        problems.append(f"{len(pieces)} pieces have more joints than the {BLOCKADES} blockades of the route (S-2.9)")
    for side in sorted(set(pieces)):
        if pieces.count(side) > 1:
            problems.append(f"there is one piece with side {side} only (S-2.9)")
        elif other_side(side) in pieces and side < other_side(side):
            problems.append(f"{side} and {other_side(side)} are the two sides of one piece (S-2.9)")
    return problems


def _joint_problems(laid: list[Placed]) -> list[str]:
    problems = []
    pieces = laid[:-1]
    starts = [place for place, hexed in footprint(laid[0]) if hexed[0] == START]
    for index, placed in enumerate(laid):
        here = hexes(placed)
        if placed[0] in FINISHES:
            here = here + gold_zone(placed)
        for earlier in range(index):
            touching = pairs(hexes(pieces[earlier]), here)
            names = f"{pieces[earlier][0]} and {placed[0]}"
            if earlier < index - 1 and touching:
                problems.append(f"{names} do not follow each other, so they must not touch (S-2.9)")
            elif earlier == index - 1 and placed[0] not in FINISHES and touching < JOINT_PAIRS:
                problems.append(
                    f"{names} touch in {touching} pairs of hexes; a joint has at least {JOINT_PAIRS} (S-2.9)"
                )
        if index == 1 and pairs(starts, here):
            problems.append(f"{placed[0]} touches a start hex (S-2.9)")
    return problems


def _finish_problems(laid: list[Placed]) -> list[str]:
    """The end lies around one corner hex of the last hex tile."""
    last, finish = laid[-2], laid[-1]
    corner = add(rotate(CORNER_HEX, -finish[1]), (finish[2], finish[3]))
    if last[0] in STRIPS or corner not in corners(last):
        return [f"the end lies around a corner hex of the last hex tile; {finish[0]} does not (S-2.9)"]
    return []


def corners(tile: Placed) -> list[Hex]:
    """The six corner hexes of a hex tile, in order of direction."""
    return [add((3 * q, 3 * r), (tile[2], tile[3])) for q, r in DIRECTIONS]
