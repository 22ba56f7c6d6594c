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
        # and where that is less than FAR:
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
        cost = self.cost[cell]
        if cost >= FAR:
            return FAR
        root = self.root[cell]
        return cost if (self.recruited >> root) & 1 else cost - self._price[root]

    def spread(self, jungle: Jungle, camps: i64) -> None:
        """Along the roads, and between these camps (T-4.2)."""
        if self._begins_as_before(jungle, camps):
            return
        self._remember(jungle, camps)
        self._set_out()
        linked = camps & (camps - 1) != 0
        costs, roots, befores, waiting = self.cost, self.root, self.before, self._waiting  # looked up only once
        links, ends = jungle.links, jungle.ends
        i: i64
        at: i64
        for at in range(FAR):
            rest = waiting[at]
            if rest == 0:
                continue
            waiting[at] = 0
            while rest != 0:
                cell = lowest(rest)
                rest &= rest - 1
                if costs[cell] != at:
                    continue  # reached more cheaply since
                root = roots[cell]
                for i in range(cell * 6, ends[cell]):
                    link = links[i]
                    other, cost = link >> 3, at + (link & 7)
                    if cost < costs[other]:
                        costs[other] = cost
                        befores[other] = cell
                        roots[other] = root
                        waiting[cost] |= bit(other)
                if linked and (camps >> cell) & 1:
                    self._travel(cell, camps & ~bit(cell))

    def _travel(self, cell: i64, camps: i64) -> None:
        cost = self.cost[cell] + TRAVEL_COST
        while camps != 0:
            other = lowest(camps)
            camps &= camps - 1
            if cost < self.cost[other]:
                self.cost[other] = cost
                self.before[other] = cell
                self.root[other] = self.root[cell]
                self._waiting[cost] |= bit(other)

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
        costs = self.cost
        cell: i64
        for cell in range(CELL_COUNT):
            costs[cell] = FAR
        rest = self._starts
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            price = self._price[cell]
            costs[cell] = price
            self.before[cell] = NOWHERE
            self.root[cell] = cell
            self._waiting[price] |= bit(cell)

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
        """The first action of the way to a goal within reach (through the gate); below 0 if there is none."""
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
