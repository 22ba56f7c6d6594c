"""What one expedition could do next: its errands, each with a gain and a cost.

Only scorings pay, and a turn is made of many small actions. An errand is what makes sense of them: workers or the
leader sent to a temple and the levels uncovered there, a treasure dug up, a camp, a guard, an exchange.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import lowest
from sacbe.games.tikal.actions import CAMP, DIG, GUARD, UNCOVER
from sacbe.games.tikal.data import (
    ALLOTMENT,
    CAMP_COST,
    CELL_COUNT,
    DIG_COST,
    EXCHANGE_COST,
    GUARD_COST,
    GUARDS,
    LEADER,
    LEADER_STRENGTH,
    TOP_LEVEL,
    UNCOVER_COST,
    WORKER,
)
from sacbe.games.tikal.mind.exchange import best_exchange
from sacbe.games.tikal.mind.jungle import FAR, Jungle
from sacbe.games.tikal.mind.prospect import MOST_SENT, Prospect
from sacbe.games.tikal.mind.standing import Standing
from sacbe.games.tikal.mind.weights import Weights
from sacbe.games.tikal.rules.camps import takes_camp
from sacbe.games.tikal.state import FINAL_ACTIONS, NOWHERE, Tikal

# Errands by way of walking: not an action yet
BY_WORKERS: Final[i64] = -1
BY_LEADER: Final[i64] = -2


class Plan(Standing):
    """The errands of one seat."""

    def __init__(self, weights: Weights, jungle: Jungle, spite: float) -> None:
        super().__init__(weights, jungle, spite)
        self.prospect: Final = Prospect(self.rates)
        self.way: i64 = FAR  # the cheapest way of one more worker to the cell looked at,
        self.way_gate: i64 = NOWHERE  # through which neighbour if others of his stand there,
        self.nearest: i64 = 0  # for how many workers that holds,
        self.way_after: i64 = FAR  # and the way of the next ones, from a camp
        self.way_root: i64 = NOWHERE  # where he would set out from; NOWHERE from the reserve
        self.way_loss: float = 0.0
        self.find: float = -1.0  # what a treasure brings on average; below 0: not asked yet
        # the errands
        self.size: i64 = 0
        self.rate: vec[float] = vec[float]([0.0] * 128)  # gain for an action point
        self.cost: vec[i64] = vec[i64]([0] * 128)
        self.what: vec[i64] = vec[i64]([0] * 128)  # an action, or who walks
        self.goal: vec[i64] = vec[i64]([0] * 128)
        self.gate: vec[i64] = vec[i64]([0] * 128)  # of workers who walk,
        self.root: vec[i64] = vec[i64]([0] * 128)  # the cell on the board that they would leave,
        self.sent: vec[i64] = vec[i64]([0] * 128)  # and how many they are
        self.free: vec[i64] = vec[i64]([0] * CELL_COUNT)  # by cell, workers who may still set out from there
        self.next_turn: vec[bool] = vec[bool]([False] * 128)  # not possible in this turn any more
        self.leader_free: bool = True
        self.used: vec[bool] = vec[bool]([False] * 128)

    def load(self, s: Tikal, seat: i64) -> None:
        self.meet(s, seat)
        self.look(s, seat)

    def meet(self, s: Tikal, seat: i64) -> None:
        """What a turn of this seat leaves as it is: the clock, the jungle, where the others stand."""
        self.look_at_clock(s, seat)
        if self.to_come > 0.0:
            self.jungle.look(s)
            self.meet_others(s, seat)

    def look(self, s: Tikal, seat: i64) -> None:
        """What this seat has and could do now."""
        self.held = self.rates.treasures(s, seat)
        self.find = -1.0
        self.size = 0
        if self.to_come > 0.0:
            self.look_at_ways(s, seat)
            self.look_at_camps(s, seat)
            self.look_at_board(s, seat)
            self.look_at_treasures(s, seat)

    # -- errands ----------------------------------------------------------------------------------------------------

    def add(self, gain: float, cost: i64, what: i64, goal: i64, next_turn: bool) -> None:
        i = self.size
        if gain <= 0.0 or cost >= FAR:
            return
        self.cost[i] = max(cost, 1)
        self.rate[i] = gain / float(max(cost, 1))
        self.what[i] = what
        self.goal[i] = goal
        self.next_turn[i] = next_turn
        self.size = i + 1

    def add_walk(self, gain: float, cost: i64, goal: i64, sent: i64) -> None:
        """Workers sent over the way that was looked at."""
        i = self.size
        self.add(gain, cost, BY_WORKERS, goal, False)
        if self.size > i:
            self.gate[i] = self.way_gate
            self.root[i] = self.way_root
            self.sent[i] = sent

    def look_at_way(self, s: Tikal, cell: i64) -> None:
        """How one more worker would come here, and those after him."""
        ways = self.workers
        self.way_gate = NOWHERE
        self.way, self.way_after = FAR, FAR
        self.nearest = 0
        self.way_loss = 0.0
        self.way_root = NOWHERE
        if ways.cost[cell] >= FAR:
            return
        root = ways.root[cell]
        if root == cell:
            self.way_gate = ways.gate(self.jungle, cell)
            if self.way_gate < 0:
                return
            root = ways.root[self.way_gate]
            self.way = ways.points(self.way_gate) + ways.gate_cost
        else:
            self.way = ways.points(cell)
        reserve = s.reserve[self.seat]
        if (ways.recruited >> root) & 1:
            self.nearest = reserve
        else:
            self.way_root = root
            self.nearest = s.workers[self.seat * CELL_COUNT + root]
            self.way_loss = self.loss[root]
            if reserve > 0 and self.nearest < MOST_SENT:
                self.way_after = max(self.home(cell) + 1, self.way)

    def price_of(self, sent: i64) -> i64:
        if sent <= self.nearest:
            return sent * self.way
        return self.nearest * self.way + (sent - self.nearest) * self.way_after

    def look_at_board(self, s: Tikal, seat: i64) -> None:
        places: i64 = 0  # for a camp
        if s.camp[seat * 2 + 1] < 0:
            places = s.present(seat) & ~s.camped & ~s.temples
        rest = s.temples | s.ruins | places
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            if (s.temples >> cell) & 1:
                if s.guard[cell] < 0:
                    self.look_at_temple(s, seat, cell)
                elif s.guard[cell] == seat:
                    self.held += self.to_come * float(s.level[cell])
            elif s.site[cell] > 0:
                self.look_at_ruins(s, seat, cell)
            elif (places >> cell) & 1 and takes_camp(s, cell):
                self.add(self.camp_worth(cell), CAMP_COST, CAMP + cell, cell, False)

    def taken(self, s: Tikal, cell: i64) -> i64:
        """Levels or treasures this seat has taken here in this turn (T-4.4, T-4.5)."""
        if self.seat != s.active:
            return 0
        return ((s.once >> cell) & 1) + ((s.twice >> cell) & 1)

    def look_at_temple(self, s: Tikal, seat: i64, cell: i64) -> None:
        level = s.level[cell]
        rising: i64 = 0
        while rising < 2 and level + rising < TOP_LEVEL and s.supply[level + rising + 1] > 0:
            rising += 1
        self.look_at_way(s, cell)
        there = self.prospect
        there.level = level
        there.workers = s.workers[seat * CELL_COUNT + cell]
        there.other = self.rival[cell]
        there.rising = rising
        there.taken = self.taken(s, cell)
        there.way, there.way_after, there.way_loss = self.way, self.way_after, self.way_loss
        there.nearest = self.nearest
        there.leader_loss = self.leader_loss
        if s.leader[seat] == cell:
            there.leader, there.lead = 1, FAR
        else:
            there.leader, there.lead = 0, self.leader.points(cell)
        there.weigh(seat * CELL_COUNT + cell)
        self.held += there.now
        if s.guards[seat] < GUARDS and there.workers + there.leader * LEADER_STRENGTH > there.other:
            self.look_at_guarding(s, seat, cell, there.now)
        if there.sent > 0:
            self.add_walk(there.gain, there.cost, cell, there.sent)
        elif there.sent < 0:
            self.add(there.gain, there.cost, BY_LEADER, cell, False)
        else:
            self.add(there.gain, there.cost, UNCOVER + cell, cell, False)
        if there.taken > 0 and rising > 0 and there.sent != 0:  # the limit starts afresh next turn
            own = s.strength(seat, cell)
            gain = float(level + 1) * self.rates.level(own, there.other) - there.now
            self.add(gain, UNCOVER_COST, UNCOVER + cell, cell, True)

    def look_at_guarding(self, s: Tikal, seat: i64, cell: i64, now: float) -> None:
        """T-4.8 The temple is safe, the others who stand there are lost."""
        workers = s.workers[seat * CELL_COUNT + cell]
        leader_here = s.leader[seat] == cell
        gain = self.to_come * float(s.level[cell]) - now - self.guard_worth
        if leader_here:
            gain -= self.leader_worth
        if self.to_come > self.due:
            gain -= float(s.members(seat, cell)) * self.piece_worth(cell)
        piece = WORKER if workers > 0 else LEADER
        self.add(gain, GUARD_COST, GUARD + cell * 2 + piece, cell, False)

    def look_at_ruins(self, s: Tikal, seat: i64, cell: i64) -> None:
        left = s.site[cell]
        if s.digging == cell:
            left -= 1
        if left <= 0:
            return
        members = s.members(seat, cell)
        taken = self.taken(s, cell)
        if self.find < 0.0:
            self.find = self.rates.find(s, seat)
        each = self.find
        if members > taken and taken < 2:
            more = min(min(members, 2) - taken, left)
            self.add(each * float(more), DIG_COST * more, DIG + cell, cell, False)
            return
        if taken >= 2:
            self.add(each, DIG_COST, DIG + cell, cell, True)
            return
        self.look_at_way(s, cell)
        self.add_walk(each - self.way_loss, self.price_of(1) + DIG_COST, cell, 1)

    def look_at_treasures(self, s: Tikal, seat: i64) -> None:
        points, code = best_exchange(s, seat)
        if points > 0:
            self.add(self.to_come * float(points), EXCHANGE_COST, code, NOWHERE, False)

    # -- what action points can do ----------------------------------------------------------------------------------

    def promise(self, s: Tikal) -> float:
        """What the action points of the next turn may add: the best errands that they pay for, as far as they do."""
        if s.phase == FINAL_ACTIONS and self.sure:
            return 0.0
        used, free, rates = self.used, self.free, self.rate
        i: i64
        for i in range(self.size):
            used[i] = False
        for i in range(CELL_COUNT):
            free[i] = 0
        rest = s.crowd[self.seat]
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            free[cell] = s.workers[self.seat * CELL_COUNT + cell]
        self.leader_free = True
        total = 0.0
        points = ALLOTMENT
        while points > 0:
            best = -1.0
            chosen: i64 = -1
            for i in range(self.size):
                if rates[i] > best and not used[i] and self.somebody_free(i):
                    best, chosen = rates[i], i
            if chosen < 0:
                break
            total += best * float(min(points, self.cost[chosen]))
            points -= self.cost[chosen]
            used[chosen] = True
            self.engage(chosen)
        return total * (0.9 if self.due > 0.0 and not self.sure else self.weights.next_turn)

    def somebody_free(self, errand: i64) -> bool:
        """Nobody goes to two places, least of all the leader."""
        if self.what[errand] == BY_LEADER:
            return self.leader_free
        if self.what[errand] != BY_WORKERS:
            return True
        root = self.root[errand]
        return root < 0 or self.free[root] > 0

    def engage(self, errand: i64) -> None:
        if self.what[errand] == BY_LEADER:
            self.leader_free = False
        elif self.what[errand] == BY_WORKERS:
            root = self.root[errand]
            if root >= 0:
                self.free[root] = max(self.free[root] - self.sent[errand], 0)
