"""A track as the drawings need it: every hex with what is printed on it, and the joints."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from sacbe.games.eldorado.data import FINISHES, START, TERRAINS
from sacbe.games.eldorado.rules.routes import build
from sacbe.games.eldorado.rules.track import FAR, Route
from sacbe.games.eldorado.show.geometry import Cell, Plan, plan, turned


class Hex(NamedTuple):
    q: int
    r: int
    terrain: str  # as in data.TERRAINS, or finish, or gold
    cost: int
    number: int  # of a start hex
    piece: int
    left: int = 0  # moves to a finishing hex on foot: hexes as far as each other are a row
    across: int = 0  # which hex of its row, from 1; 0 where nobody can stand
    alike: int = 0  # how many hexes its row has


class Land(NamedTuple):
    """Cells are numbered as in the route, the gold zone comes after them."""

    cells: tuple[Hex, ...]
    joints: tuple[tuple[tuple[int, int], ...], ...]  # by joint: pairs of cells that touch across it
    side: str  # of the end: blue or green

    def turned(self, turns: int) -> tuple[Cell, ...]:
        return tuple(turned((cell.q, cell.r), turns) for cell in self.cells)

    @property
    def places(self) -> tuple[Cell, ...]:
        return tuple((cell.q, cell.r) for cell in self.cells)

    @property
    def gold(self) -> list[int]:
        return [index for index, cell in enumerate(self.cells) if cell.terrain == "gold"]

    @property
    def plan(self) -> Plan:
        return plan(self.places)


def land_of(route: Route) -> Land:
    return _land(route.text)


@lru_cache(maxsize=64)
def _land(text: str) -> Land:
    route = build(text)
    cells = []
    rows: Counter[int] = Counter()
    for index, (q, r) in enumerate(route.places):
        terrain, piece = int(route.terrain[index]), int(route.piece[index])
        number = [int(start) for start in route.starts].index(index) + 1 if terrain == START else 0
        kind = "finish" if route.finished and piece == route.pieces else TERRAINS[terrain]
        left = int(route.left[index])
        if left < FAR:
            rows[left] += 1
        across = rows[left]
        cells.append(Hex(q, r, kind, int(route.cost[index]), number, piece, left, across))
    cells = [cell._replace(alike=rows[cell.left]) for cell in cells]
    cells += [Hex(q, r, "gold", 0, 0, int(route.pieces)) for q, r in route.gold]
    joints: list[list[tuple[int, int]]] = [[] for _ in range(int(route.joints))]
    for here in range(int(route.size)):
        for direction in range(6):
            there, joint = int(route.next[6 * here + direction]), int(route.joint[6 * here + direction])
            if joint >= 0 and here < there:
                joints[joint].append((here, there))
    side = route.laid[-1][0] if route.finished else FINISHES[0]
    return Land(tuple(cells), tuple(map(tuple, joints)), side)
