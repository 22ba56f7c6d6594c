"""How many action points part the members of one expedition from every cell, and how the cheapest way begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.games.tikal.actions import RECRUIT, STEP, TRAVEL
from sacbe.games.tikal.data import CELL_COUNT, NEIGHBOUR, RECRUIT_COST, TRAVEL_COST
from sacbe.games.tikal.rules.moving import border_cost, camp_cell
from sacbe.games.tikal.state import NOWHERE, Tikal

FAR: Final[i64] = 24  # whatever is dearer counts as out of reach


class Ways:
    """Cheapest ways from several starts at once. A start may cost something: recruiting, or what is given up there."""

    def __init__(self) -> None:
        self.cost: vec[i64] = vec[i64]([FAR] * CELL_COUNT)
        self.before: vec[i64] = vec[i64]([NOWHERE] * CELL_COUNT)  # the cell before this one on its way
        self.root: vec[i64] = vec[i64]([NOWHERE] * CELL_COUNT)  # the start of its way
        self.toll: vec[i64] = vec[i64]([0] * CELL_COUNT)  # by start: the part of `cost` that is not action points
        self.recruited: i64 = 0  # starts where a member from the reserve would set out
        self._waiting: vec[i64] = vec[i64]([0] * FAR)  # by cost: cells to go on from, as masks

    def clear(self) -> None:
        cell: i64
        for cell in range(CELL_COUNT):
            self.cost[cell] = FAR
            self.before[cell] = NOWHERE
            self.root[cell] = NOWHERE
            self.toll[cell] = 0
        self.recruited = 0

    def start(self, cell: i64, cost: i64) -> None:
        if cost < self.cost[cell]:
            self.cost[cell] = cost
            self.before[cell] = NOWHERE
            self.root[cell] = cell
            self.recruited &= ~bit(cell)
            self._waiting[cost] |= bit(cell)

    def start_from_board(self, cell: i64, toll: i64) -> None:
        """A member that stands there, and would rather stay by so much."""
        self.toll[cell] = toll
        self.start(cell, toll)

    def start_from_reserve(self, camps: i64) -> None:
        while camps != 0:
            cell = lowest(camps)
            camps &= camps - 1
            if self.cost[cell] > RECRUIT_COST:
                self.start(cell, RECRUIT_COST)
                self.recruited |= bit(cell)
                self.toll[cell] = 0

    def points(self, cell: i64) -> i64:
        """What the way to this cell costs, without the toll."""
        root = self.root[cell]
        return self.cost[cell] - self.toll[root] if root >= 0 else FAR

    def spread(self, s: Tikal, camps: i64) -> None:
        """Along the roads, and between these camps (T-4.2)."""
        linked = camps & (camps - 1) != 0
        direction: i64
        at: i64 = 0
        while at < FAR:
            rest = self._waiting[at]
            self._waiting[at] = 0
            while rest != 0:
                cell = lowest(rest)
                rest &= rest - 1
                if self.cost[cell] != at:
                    continue  # reached more cheaply since
                for direction in range(6):
                    stones = s.road[cell * 6 + direction]
                    if stones > 0:
                        self._reach(NEIGHBOUR[cell * 6 + direction], at + stones, cell)
                if linked and (camps >> cell) & 1:
                    others = camps & ~bit(cell)
                    while others != 0:
                        self._reach(lowest(others), at + TRAVEL_COST, cell)
                        others &= others - 1
            at += 1

    def _reach(self, cell: i64, cost: i64, before: i64) -> None:
        if cost < self.cost[cell]:
            self.cost[cell] = cost
            self.before[cell] = before
            self.root[cell] = self.root[before]
            self.recruited &= ~bit(cell)
            self._waiting[cost] |= bit(cell)

    def gate(self, s: Tikal, goal: i64) -> i64:
        """The neighbour through which one more member would come, if one that sets out from the goal is the nearest.

        NOWHERE if there is none.
        """
        best = FAR
        gate = NOWHERE
        direction: i64
        for direction in range(6):
            stones = s.road[goal * 6 + direction]
            other = NEIGHBOUR[goal * 6 + direction]
            if stones > 0 and self.root[other] != goal and self.cost[other] + stones < best:
                best, gate = self.cost[other] + stones, other
        return gate

    def first_action(self, s: Tikal, seat: i64, piece: i64, goal: i64, gate: i64) -> i64:
        """The first action of the way to the goal (through the gate); below 0 if there is none."""
        cell, after = goal, NOWHERE
        if gate >= 0:
            cell, after = gate, goal
        while self.before[cell] >= 0:
            cell, after = self.before[cell], cell
        if (self.recruited >> cell) & 1:
            return RECRUIT + piece * CELL_COUNT + cell
        if after < 0:
            return -1
        direction: i64
        if border_cost(s, cell, after) > 0:
            for direction in range(6):
                if NEIGHBOUR[cell * 6 + direction] == after:
                    return STEP + (cell * 6 + direction) * 2 + piece
        camp: i64
        for camp in range(3):
            if camp_cell(s, seat, camp) == cell:
                return TRAVEL + (piece * 3 + camp) * CELL_COUNT + after
        return -1
