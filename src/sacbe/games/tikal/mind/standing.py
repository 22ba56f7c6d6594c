"""What one expedition has in hand: how it stands at the temples, its treasures, its members and camps."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import count, lowest
from sacbe.games.tikal.data import (
    ALLOTMENT,
    BASE_CAMP,
    CELL_COUNT,
    GUARDS,
    LEADER_STRENGTH,
    MAX_SEATS,
    tile_mask,
)
from sacbe.games.tikal.mind.jungle import FAR, Jungle
from sacbe.games.tikal.mind.rates import Rates
from sacbe.games.tikal.mind.ways import Ways
from sacbe.games.tikal.mind.weights import Weights
from sacbe.games.tikal.rules.moving import own_camps
from sacbe.games.tikal.state import IN_RESERVE, NOWHERE, OVER, Tikal

_VOLCANO_TILES: Final[i64] = tile_mask(["B6", "D5", "F5"])


class Standing:
    """One seat's position, loaded for looking at it: `meet` what stays as it is while this seat acts, then `look`."""

    def __init__(self, weights: Weights, jungle: Jungle, spite: float) -> None:
        self.weights: Final = weights
        self.rates: Final = Rates(weights, spite)
        self.jungle: Final = jungle
        self._workers: Final = [Ways() for _ in range(MAX_SEATS)]
        self._leaders: Final = [Ways() for _ in range(MAX_SEATS)]
        self.workers = self._workers[0]  # of the seat that is loaded
        self.leader = self._leaders[0]
        self.rival: vec[i64] = vec[i64]([0] * CELL_COUNT)  # by temple, the strength of the strongest other
        self.seat: i64 = 0
        self.due: float = 0.0  # 1 if this seat has still to tally in the scoring round that is going on
        self.due_other: float = 0.0  # 1 if somebody else has
        self.sure: bool = False  # and that is what its turn ends with
        self.to_come: float = 0.0  # scorings, the one that is due included
        self.lasting: float = 0.0
        self.guard_worth: float = 0.0  # one not yet placed
        self.leader_worth: float = 0.0  # still in the game
        self.turns: float = 0.0
        self.loss: vec[float] = vec[float]([0.0] * CELL_COUNT)  # what the first worker who leaves a cell gives up
        self.leader_loss: float = 0.0
        self.first_camp: i64 = NOWHERE  # own ones, as far as they were looked at
        self.second_camp: i64 = NOWHERE
        self.held: float = 0.0  # what the scorings to come will pay as things stand

    # -- what counts ------------------------------------------------------------------------------------------------

    def look_at_clock(self, s: Tikal, seat: i64) -> None:
        self.seat = seat
        self.due = 0.0
        self.due_other = 0.0
        self.sure = False
        i: i64
        for i in range(len(s.queue)):
            if s.queue[i] == seat:
                self.due = 1.0
                self.sure = i == 0
            else:
                self.due_other = 1.0
        later: i64 = 0
        if s.phase != OVER and (s.holder >= 0 or len(s.queue) == 0):
            later = 1 + count((s.stack | s.display) & _VOLCANO_TILES)
        self.to_come = float(later) + self.due
        self.lasting = self.weights.lasting[later]
        self.guard_worth = self.weights.guard[later]
        self.leader_worth = self.weights.leader[later]
        self.turns = float(count(s.stack)) / float(s.seats)
        self.rates.set(self.lasting, self.due, self.due_other, self.sure, self.to_come)

    def meet_others(self, s: Tikal, seat: i64) -> None:
        """How strong they are at the temples."""
        rival = self.rival
        cell: i64
        for cell in range(CELL_COUNT):
            rival[cell] = 0
        other: i64
        for other in range(s.seats):
            if other == seat:
                continue
            rest = s.present(other) & s.temples
            while rest != 0:
                cell = lowest(rest)
                rest &= rest - 1
                rival[cell] = max(rival[cell], s.strength(other, cell))

    def given_up(self, s: Tikal, cell: i64, strength: i64) -> float:
        """What it costs, in points, to take so much strength away from a cell."""
        if (s.temples >> cell) & 1 and s.guard[cell] < 0:
            own, other, level = s.strength(self.seat, cell), self.rival[cell], float(s.level[cell])
            return level * self.rates.level(own, other) - level * self.rates.level(own - strength, other)
        if (s.ruins >> cell) & 1 and s.site[cell] > 0 and s.members(self.seat, cell) <= 2:
            return self.weights.point
        return 0.0

    def toll(self, lost: float) -> i64:
        """Points in action points, for finding who had best go."""
        return int(min(lost / self.weights.point + 0.5, float(FAR - 1)))

    # -- distances --------------------------------------------------------------------------------------------------

    def look_at_ways(self, s: Tikal, seat: i64) -> None:
        camps = own_camps(s, seat)
        self.workers = self._workers[seat]
        self.workers.begin()
        rest = s.crowd[seat]
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            self.loss[cell] = self.given_up(s, cell, 1)
            self.workers.start_from_board(cell, self.toll(self.loss[cell]))
        if s.reserve[seat] > 0:
            self.workers.start_from_reserve(camps)
        self.workers.spread(self.jungle, camps)
        at = s.leader[seat]
        self.leader = self._leaders[seat]
        self.leader.begin()
        self.leader_loss = 0.0
        if at == IN_RESERVE:
            self.leader.start_from_reserve(camps)
        elif at >= 0:
            self.leader_loss = self.given_up(s, at, LEADER_STRENGTH)
            self.leader.start_from_board(at, self.toll(self.leader_loss))
        self.leader.spread(self.jungle, camps)

    def look_at_camps(self, s: Tikal, seat: i64) -> None:
        """Members on the board and camps are worth what they save; found after this: the way from the next camp."""
        self.first_camp, self.second_camp = NOWHERE, NOWHERE
        busy = 1.0 if self.to_come - self.due > 0.0 else 0.0
        rest = s.crowd[seat]
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            self.held += busy * float(s.workers[seat * CELL_COUNT + cell]) * self.piece_worth(cell)
        if s.leader[seat] >= 0:
            self.held += busy * self.piece_worth(s.leader[seat])
        if s.leader[seat] >= IN_RESERVE:
            self.held += self.leader_worth
        self.held += self.guard_worth * float(GUARDS - s.guards[seat])
        first, second = s.camp[seat * 2], s.camp[seat * 2 + 1]
        if first >= 0:
            self.held += self.camp_worth(first)
            self.first_camp = first
        if second >= 0:
            self.held += self.camp_worth(second)
            self.second_camp = second

    def home(self, cell: i64) -> i64:
        """How far the nearest camp is of those that were looked at."""
        way = self.jungle.distance(BASE_CAMP, cell)
        if self.first_camp >= 0:
            way = min(way, self.jungle.distance(self.first_camp, cell))
        if self.second_camp >= 0:
            way = min(way, self.jungle.distance(self.second_camp, cell))
        return way

    def piece_worth(self, cell: i64) -> float:
        return self.weights.piece + self.weights.way * float(min(self.home(cell), ALLOTMENT))

    def camp_worth(self, cell: i64) -> float:
        return self.weights.camp * min(self.turns, 9.0) * float(min(self.home(cell), ALLOTMENT) - 1)
