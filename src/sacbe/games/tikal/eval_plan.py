"""What one expedition has in hand and what it could do next: its errands, each with a gain and a cost.

Only scorings pay, and turns are made of many small actions. So a position is worth what its next scorings will pay as
things stand, and what the action points left, and those of the next turn, can do about that: the best errands that
they pay for. A step on the way to a goal makes its errand cheaper by what the step cost, so nothing is lost by taking
it, and all of its cost by taking any other.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest
from sacbe.games.tikal.actions import CAMP, DIG, EXCHANGE, GUARD, UNCOVER
from sacbe.games.tikal.data import (
    ALLOTMENT,
    BASE_CAMP,
    CAMP_COST,
    CELL_COUNT,
    DIG_COST,
    EXCHANGE_COST,
    GUARD_COST,
    GUARDS,
    KINDS,
    LEADER,
    LEADER_STRENGTH,
    SET_POINTS,
    TOP_LEVEL,
    UNCOVER_COST,
    WORKER,
)
from sacbe.games.tikal.eval_ways import FAR, Ways
from sacbe.games.tikal.rules.camps import takes_camp
from sacbe.games.tikal.rules.moving import border_cost, own_camps
from sacbe.games.tikal.rules.treasures import singles
from sacbe.games.tikal.score import treasure_points
from sacbe.games.tikal.state import FINAL_ACTIONS, IN_RESERVE, NOWHERE, OVER, Tikal

VOLCANO_TILES: Final[i64] = (1 << 11) | (1 << 21) | (1 << 31)  # B6, D5, F5

# How likely a temple is to be held at the next scoring, by the lead in strength from -4 to 4.
_HOLD: Final[vec[float]] = vec[float]([0.02, 0.04, 0.08, 0.15, 0.3, 0.7, 0.84, 0.92, 0.96])
# By scorings to come: for how many of them what is held now counts. It changes hands in the long run.
_LASTING: Final[vec[float]] = vec[float]([0.0, 1.0, 1.65, 2.15, 2.55, 2.9])
_RATE: Final = 0.8  # what an action point is usually good for: in points
_PIECE: Final = 0.1  # a member on the board
_WAY: Final = 0.07  # and for each action point it is away from the base camp
_CAMP: Final = 0.14  # a camp, for each turn to come and each action point it is away
_NEXT: Final = 0.55  # what the action points of the next turn count for
_MOST_SENT: Final[i64] = 4  # workers sent to a temple on one errand

# Errands by way of walking: not an action yet
BY_WORKERS: Final[i64] = -1
BY_LEADER: Final[i64] = -2


class Plan:
    """One seat's position, loaded for looking at it."""

    def __init__(self) -> None:
        self.workers: Final = Ways()
        self.leader: Final = Ways()
        self.home: Final = Ways()
        self.seat: i64 = 0
        self.due: float = 0.0  # 1 if this seat has still to tally in the scoring round that is going on
        self.sure: bool = False  # and that is what its turn ends with
        self.to_come: float = 0.0  # scorings, the one that is due included
        self.lasting: float = 0.0
        self.turns: float = 0.0
        self.held: float = 0.0  # what the scorings to come will pay as things stand
        # the errands
        self.size: i64 = 0
        self.gain: vec[float] = vec[float]([0.0] * 128)
        self.cost: vec[i64] = vec[i64]([0] * 128)
        self.what: vec[i64] = vec[i64]([0] * 128)  # an action, or who walks
        self.goal: vec[i64] = vec[i64]([0] * 128)
        self.gate: vec[i64] = vec[i64]([0] * 128)
        self.next_turn: vec[bool] = vec[bool]([False] * 128)  # not possible in this turn any more
        self.used: vec[bool] = vec[bool]([False] * 128)

    def load(self, s: Tikal, seat: i64) -> None:
        self.look_at_clock(s, seat)
        self.held = self.to_come * float(treasure_points(s, seat))
        self.size = 0
        if self.to_come > 0.0:
            self.look_at_ways(s, seat)
            self.look_at_camps(s, seat)
            self.look_at_board(s, seat)
            self.look_at_treasures(s, seat)

    # -- what counts ------------------------------------------------------------------------------------------------

    def look_at_clock(self, s: Tikal, seat: i64) -> None:
        self.seat = seat
        self.due = 0.0
        self.sure = False
        i: i64
        for i in range(len(s.queue)):
            if s.queue[i] == seat:
                self.due = 1.0
                self.sure = i == 0
        later: i64 = 0
        if s.phase != OVER and (s.holder >= 0 or len(s.queue) == 0):
            later = 1 + count((s.stack | s.display) & VOLCANO_TILES)
        self.to_come = float(later) + self.due
        self.lasting = _LASTING[later]
        self.turns = float(count(s.stack)) / float(s.seats)

    def temple_worth(self, level: i64, own: i64, other: i64) -> float:
        """What a temple without a guard will pay."""
        if own <= 0:
            return 0.0
        hold = _HOLD[max(min(own - other, 4), -4) + 4]
        due = self.due * hold
        if self.sure:
            due = 1.0 if own > other else 0.0
        return float(level) * (due + self.lasting * hold)

    def strongest_other(self, s: Tikal, cell: i64) -> i64:
        most: i64 = 0
        other: i64
        for other in range(s.seats):
            if other != self.seat:
                most = max(most, s.strength(other, cell))
        return most

    def given_up(self, s: Tikal, cell: i64, strength: i64) -> i64:
        """What it costs, in action points, to take so much strength away from a cell."""
        if (s.temples >> cell) & 1 and s.guard[cell] < 0:
            own, other = s.strength(self.seat, cell), self.strongest_other(s, cell)
            lost = self.temple_worth(s.level[cell], own, other)
            lost -= self.temple_worth(s.level[cell], own - strength, other)
            return min(int(lost / _RATE + 0.5), FAR - 1)
        if (s.ruins >> cell) & 1 and s.site[cell] > 0 and s.members(self.seat, cell) <= 2:
            return 1
        return 0

    # -- distances --------------------------------------------------------------------------------------------------

    def look_at_ways(self, s: Tikal, seat: i64) -> None:
        camps = own_camps(s, seat)
        self.workers.clear()
        rest = s.crowd[seat]
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            self.workers.start(cell, self.given_up(s, cell, 1))
        if s.reserve[seat] > 0:
            self.workers.start_from_reserve(camps)
        self.workers.spread(s, camps)
        at = s.leader[seat]
        self.leader.clear()
        if at == IN_RESERVE:
            self.leader.start_from_reserve(camps)
        elif at >= 0:
            self.leader.start(at, self.given_up(s, at, LEADER_STRENGTH))
        self.leader.spread(s, camps)

    def look_at_camps(self, s: Tikal, seat: i64) -> None:
        """Members on the board and camps are worth what they save; found after this: the way from the next camp."""
        self.home.clear()
        self.home.start(BASE_CAMP, 0)
        self.home.spread(s, 0)
        busy = 1.0 if self.to_come - self.due > 0.0 else 0.0
        rest = s.crowd[seat]
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            self.held += busy * float(s.workers[seat * CELL_COUNT + cell]) * self.piece_worth(cell)
        if s.leader[seat] >= 0:
            self.held += busy * 2.0 * self.piece_worth(s.leader[seat])
        camp: i64
        for camp in range(2):
            cell = s.camp[seat * 2 + camp]
            if cell >= 0:
                self.held += self.camp_worth(cell)
                self.home.start(cell, 0)
                self.home.spread(s, 0)

    def piece_worth(self, cell: i64) -> float:
        return _PIECE + _WAY * float(min(self.home.cost[cell], ALLOTMENT))

    def camp_worth(self, cell: i64) -> float:
        return _CAMP * min(self.turns, 9.0) * float(min(self.home.cost[cell], ALLOTMENT) - 1)

    # -- errands ----------------------------------------------------------------------------------------------------

    def add(self, gain: float, cost: i64, what: i64, goal: i64, gate: i64, next_turn: bool) -> None:
        i = self.size
        if gain <= 0.0 or cost >= FAR:
            return
        self.gain[i] = gain
        self.cost[i] = max(cost, 1)
        self.what[i] = what
        self.goal[i] = goal
        self.gate[i] = gate
        self.next_turn[i] = next_turn
        self.size += 1

    def look_at_board(self, s: Tikal, seat: i64) -> None:
        rest = s.explored & ~s.volcanoes
        present = s.present(seat)
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
            elif (present & ~s.camped) >> cell & 1 and s.camp[seat * 2 + 1] < 0 and takes_camp(s, cell):
                self.add(self.camp_worth(cell), CAMP_COST, CAMP + cell, cell, NOWHERE, False)

    def taken(self, s: Tikal, cell: i64) -> i64:
        """Levels or treasures this turn has taken here (T-4.4, T-4.5)."""
        return ((s.once >> cell) & 1) + ((s.twice >> cell) & 1)

    def look_at_temple(self, s: Tikal, seat: i64, cell: i64) -> None:
        level = s.level[cell]
        own, other = s.strength(seat, cell), self.strongest_other(s, cell)
        members = s.members(seat, cell)
        now = self.temple_worth(level, own, other)
        self.held += now
        if own > other and s.guards[seat] < GUARDS:
            self.look_at_guarding(s, seat, cell, now)
        rising: i64 = 0  # levels that the supply has for this temple
        while rising < 2 and level + rising < TOP_LEVEL and s.supply[level + rising + 1] > 0:
            rising += 1
        taken = self.taken(s, cell) if seat == s.active else 0
        gate = NOWHERE
        each = self.workers.cost[cell]
        if self.workers.root[cell] == cell:
            gate = self.workers.gate(s, cell)
            each = FAR if gate < 0 else self.workers.cost[gate] + border_cost(s, gate, cell)
        lead = FAR if s.leader[seat] == cell else self.leader.cost[cell]
        best_gain, best_cost, best_what, best = 0.0, FAR, BY_WORKERS, 0.0
        sent: i64
        levels: i64
        for sent in range(-1, _MOST_SENT + 1):  # -1: the leader
            cost = lead if sent < 0 else sent * each
            if cost >= FAR:
                continue
            then = own + (LEADER_STRENGTH if sent < 0 else sent)
            for levels in range(rising + 1):
                if levels > 0 and taken + levels > min(members + (1 if sent < 0 else sent), 2):
                    break
                gain = self.temple_worth(level + levels, then, other) - now
                price = cost + UNCOVER_COST * levels
                if gain > best * float(max(price, 1)):
                    best_gain, best_cost, best = gain, price, gain / float(max(price, 1))
                    best_what = BY_LEADER if sent < 0 else BY_WORKERS if sent > 0 else UNCOVER + cell
        self.add(best_gain, best_cost, best_what, cell, gate if best_what == BY_WORKERS else NOWHERE, False)
        if taken > 0 and rising > 0 and best_what != UNCOVER + cell:  # the limit starts afresh next turn
            gain = self.temple_worth(level + 1, own, other) - now
            self.add(gain, UNCOVER_COST, UNCOVER + cell, cell, NOWHERE, True)

    def look_at_guarding(self, s: Tikal, seat: i64, cell: i64, now: float) -> None:
        """T-4.8 The temple is safe, the others who stand there are lost."""
        workers = s.workers[seat * CELL_COUNT + cell]
        leader_here = s.leader[seat] == cell
        gain = self.to_come * float(s.level[cell]) - now
        if self.to_come > self.due:
            gain -= float(workers + (2 if leader_here else 0)) * self.piece_worth(cell)
        piece = WORKER if workers > 0 else LEADER
        self.add(gain, GUARD_COST, GUARD + cell * 2 + piece, cell, NOWHERE, False)

    def look_at_ruins(self, s: Tikal, seat: i64, cell: i64) -> None:
        dug: i64 = 1 if s.digging == cell else 0
        left = s.site[cell] - dug
        if left <= 0:
            return
        members = s.members(seat, cell)
        taken = self.taken(s, cell) if seat == s.active else 0
        each = self.find_worth(s, seat)
        if members > taken and taken < 2:
            more = min(min(members, 2) - taken, left)
            self.add(each * float(more), DIG_COST * more, DIG + cell, cell, NOWHERE, False)
            return
        if taken >= 2:
            self.add(each, DIG_COST, DIG + cell, cell, NOWHERE, True)
            return
        gate = NOWHERE
        way = self.workers.cost[cell]
        if self.workers.root[cell] == cell:
            gate = self.workers.gate(s, cell)
            way = FAR if gate < 0 else self.workers.cost[gate] + border_cost(s, gate, cell)
        self.add(each, way + DIG_COST, BY_WORKERS, cell, gate, False)

    # -- treasures --------------------------------------------------------------------------------------------------

    def find_worth(self, s: Tikal, seat: i64) -> float:
        """T-8.2 What a treasure brings on average."""
        buried: i64 = 0
        points: i64 = 0
        kind: i64
        for kind in range(KINDS):
            have = s.treasure[seat * KINDS + kind]
            if s.buried[kind] > 0:
                buried += s.buried[kind]
                points += s.buried[kind] * (SET_POINTS[have + 1] - SET_POINTS[have])
        return self.to_come * float(points) / float(buried) if buried > 0 else 0.0

    def look_at_treasures(self, s: Tikal, seat: i64) -> None:
        """T-4.6 The best exchange: a single one for what makes a pair or a triple."""
        mine = singles(s, seat)
        if mine == 0:
            return
        best: i64 = 0
        code: i64 = 0
        other: i64
        for other in range(s.seats):
            theirs = singles(s, other) if other != seat else 0
            while theirs != 0:
                take = lowest(theirs)
                theirs &= theirs - 1
                give = mine & ~bit(take)
                have = s.treasure[seat * KINDS + take]
                if give == 0:
                    continue
                gain = SET_POINTS[have + 1] - SET_POINTS[have] - 1
                if gain > best:
                    best, code = gain, EXCHANGE + (lowest(give) * 4 + other) * KINDS + take
        if best > 0:
            self.add(self.to_come * float(best), EXCHANGE_COST, code, NOWHERE, NOWHERE, False)

    # -- what action points can do ----------------------------------------------------------------------------------

    def promise(self, s: Tikal, points: i64) -> float:
        """The gain of the errands that the action points of this turn, and of the next one, pay for."""
        i: i64
        for i in range(self.size):
            self.used[i] = False
        last = s.phase == FINAL_ACTIONS and self.sure
        total = self.spend(points, 1.0, True)
        if not last:
            total += self.spend(ALLOTMENT, _NEXT, False)
        return total

    def spend(self, points: i64, weight: float, this_turn: bool) -> float:
        """The best errands first; one that cannot be finished counts for its part, the rest stays to be done."""
        total = 0.0
        i: i64
        while points > 0:
            best = -1.0
            chosen: i64 = -1
            for i in range(self.size):
                if self.used[i] or (this_turn and self.next_turn[i]):
                    continue
                rate = self.gain[i] / float(self.cost[i])
                if rate > best:
                    best, chosen = rate, i
            if chosen < 0:
                return total
            cost = self.cost[chosen]
            patience = 1.0 - 0.02 * float(cost)
            if cost <= points:
                total += weight * patience * self.gain[chosen]
                self.used[chosen] = True
                points -= cost
            else:
                total += weight * patience * best * float(points)
                self.gain[chosen] -= best * float(points)
                self.cost[chosen] -= points
                return total
        return total
