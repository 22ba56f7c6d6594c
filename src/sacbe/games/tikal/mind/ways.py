"""How many action points part the members of one expedition from every cell, and how the cheapest way begins."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.games.tikal.actions import RECRUIT, STEP, TRAVEL
from sacbe.games.tikal.data import CELL_COUNT, NEIGHBOUR, RECRUIT_COST, TRAVEL_COST
from sacbe.games.tikal.mind.jungle import FAR, Jungle
from sacbe.games.tikal.rules.moving import border_cost, camp_cell
from sacbe.games.tikal.state import NOWHERE, Tikal


class Ways:
    """Cheapest ways from several starts at once. A start may cost something: recruiting, or what is given up there.

    First `begin`, then the starts, then `spread`: it has nothing to do if the ways it found last began just so.
    """

    def __init__(self) -> None:
        self.cost: vec[i64] = vec[i64]([FAR] * CELL_COUNT)
        self.before: vec[i64] = vec[i64]([NOWHERE] * CELL_COUNT)  # the cell before this one on its way
        self.root: vec[i64] = vec[i64]([NOWHERE] * CELL_COUNT)  # the start of its way
        self.recruited: i64 = 0  # starts where a member from the reserve would set out
        self.gate_cost: i64 = 0  # of the border behind the gate that was found last
        self._starts: i64 = 0
        self._price: vec[i64] = vec[i64]([0] * CELL_COUNT)  # by start
        # what the ways that are there were made from
        self._jungle: i64 = 0
        self._camps: i64 = 0
        self._old_starts: i64 = 0
        self._old_recruited: i64 = 0
        self._old_price: vec[i64] = vec[i64]([0] * CELL_COUNT)
        self._waiting: vec[i64] = vec[i64]([0] * FAR)  # by cost: cells to go on from, as masks

    def begin(self) -> None:
        self._starts = 0
        self.recruited = 0

    def start_from_board(self, cell: i64, toll: i64) -> None:
        """A member that stands there, and would rather stay by so much: below FAR."""
        self._starts |= bit(cell)
        self._price[cell] = toll

    def start_from_reserve(self, camps: i64) -> None:
        """After those on the board: at a camp where one stands the cheaper start counts."""
        while camps != 0:
            cell = lowest(camps)
            camps &= camps - 1
            if (self._starts >> cell) & 1 == 0 or self._price[cell] > RECRUIT_COST:
                self._starts |= bit(cell)
                self._price[cell] = RECRUIT_COST
                self.recruited |= bit(cell)

    def points(self, cell: i64) -> i64:
        """What the way to this cell costs, without the toll."""
        root = self.root[cell]
        if root < 0:
            return FAR
        return self.cost[cell] if (self.recruited >> root) & 1 else self.cost[cell] - self._price[root]

    def spread(self, jungle: Jungle, camps: i64) -> None:
        """Along the roads, and between these camps (T-4.2)."""
        if self._begins_as_before(jungle, camps):
            return
        self._remember(jungle, camps)
        self._set_out()
        linked = camps & (camps - 1) != 0
        i: i64
        at: i64
        for at in range(FAR):
            rest = self._waiting[at]
            self._waiting[at] = 0
            while rest != 0:
                cell = lowest(rest)
                rest &= rest - 1
                if self.cost[cell] != at:
                    continue  # reached more cheaply since
                for i in range(cell * 6, jungle.ends[cell]):
                    link = jungle.links[i]
                    other, cost = link >> 3, at + (link & 7)
                    if cost < self.cost[other]:
                        self._reach(other, cost, cell)
                if linked and (camps >> cell) & 1:
                    others = camps & ~bit(cell)
                    while others != 0:
                        other = lowest(others)
                        others &= others - 1
                        if at + TRAVEL_COST < self.cost[other]:
                            self._reach(other, at + TRAVEL_COST, cell)

    def _begins_as_before(self, jungle: Jungle, camps: i64) -> bool:
        if self._jungle != jungle.learnt or self._camps != camps:
            return False
        if self._starts != self._old_starts or self.recruited != self._old_recruited:
            return False
        rest = self._starts
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            if self._price[cell] != self._old_price[cell]:
                return False
        return True

    def _remember(self, jungle: Jungle, camps: i64) -> None:
        self._jungle = jungle.learnt
        self._camps = camps
        self._old_starts = self._starts
        self._old_recruited = self.recruited
        rest = self._starts
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            self._old_price[cell] = self._price[cell]

    def _set_out(self) -> None:
        cell: i64
        for cell in range(CELL_COUNT):
            self.cost[cell] = FAR
            self.before[cell] = NOWHERE
            self.root[cell] = NOWHERE
        rest = self._starts
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            price = self._price[cell]
            self.cost[cell] = price
            self.root[cell] = cell
            self._waiting[price] |= bit(cell)

    def _reach(self, cell: i64, cost: i64, before: i64) -> None:
        self.cost[cell] = cost
        self.before[cell] = before
        self.root[cell] = self.root[before]
        self._waiting[cost] |= bit(cell)

    def gate(self, jungle: Jungle, goal: i64) -> i64:
        """The neighbour through which one more member would come, if one that sets out from the goal is the nearest.

        NOWHERE if there is none.
        """
        best = FAR
        gate = NOWHERE
        i: i64
        for i in range(goal * 6, jungle.ends[goal]):
            link = jungle.links[i]
            other, stones = link >> 3, link & 7
            if self.cost[other] + stones < best and self.root[other] != goal:
                best, gate = self.cost[other] + stones, other
                self.gate_cost = stones
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
