"""How many legs every hex is from every other, and the best round of amulets and treasures within some legs."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.games.tobago.mind.weights import Weights
from sacbe.games.tobago.rules.island import Island

_UNKNOWN: Final[i64] = 99
_ROOM: Final[i64] = 62  # goals: they are told apart by the bits of a number


def leg_distances(island: Island) -> vec[i64]:
    """T-4.2.1 By hex * size + hex."""
    size = island.size
    out = vec[i64]([_UNKNOWN] * int(size * size))
    start: i64
    i: i64
    for start in range(size):
        row = start * size
        out[row + start] = 0
        reached = append(vec[i64](capacity=size), start)
        done: i64 = 0
        while done < len(reached):
            k = reached[done]
            done += 1
            legs = island.legs[k]
            for i in range(len(legs)):
                j = island.hex_at[legs[i]]
                if out[row + j] == _UNKNOWN:
                    out[row + j] = out[row + k] + 1
                    reached = append(reached, j)
    return out


class Roads:
    """The distances of the island last asked for; a few islands are kept."""

    def __init__(self) -> None:
        self.kept: Final[dict[int, vec[i64]]] = {}
        self.index: i64 = -1
        self.size: i64 = 0
        self.legs: vec[i64] = vec[i64]()  # hex * size + hex
        self.apart: vec[float] = vec[float]()  # by hex, how many legs it is from all the others on average

    def load(self, island: Island) -> bool:
        """Whether it is another island than before."""
        if island.index == self.index:
            return False
        index = int(island.index)
        if index not in self.kept:
            self.kept[index] = leg_distances(island)
        self.legs = self.kept[index]
        self.index = island.index
        self.size = island.size
        self.apart = vec[float]([0.0] * int(self.size))
        i: i64
        for i in range(self.size * self.size):
            self.apart[i // self.size] += float(self.legs[i]) / float(self.size)
        return True


class Goals:
    """Hexes worth driving to. A round may go to several: an amulet is collected in passing, a raise ends the move."""

    def __init__(self, roads: Roads, weights: Weights) -> None:
        self.roads: Final = roads
        self.leg: Final = weights.leg
        # How much of a goal's worth is left, by the legs to go.
        self.nearer: Final = vec[float]([weights.nearer**legs for legs in range(int(_UNKNOWN) + 1)])
        self.number: i64 = 0
        self.hexes: vec[i64] = vec[i64]([0] * int(_ROOM))
        self.now: vec[float] = vec[float]([0.0] * int(_ROOM))  # the gain of getting there in this turn
        self.later: vec[float] = vec[float]([0.0] * int(_ROOM))  # and of being there when the next one comes
        self.raises: vec[i64] = vec[i64]([0] * int(_ROOM))  # 1: a treasure, 0: an amulet
        self.done: i64 = 0  # goals that count as reached
        self.visited: i64 = 0
        self.first: i64 = -1  # where the best round goes first: an index, -1: nowhere
        self.nearest: i64 = -1  # the goal one is on the way to

    def clear(self) -> None:
        self.number = 0
        self.done = 0

    def add(self, k: i64, now: float, later: float, raises: i64) -> None:
        i = self.number
        self.hexes[i], self.now[i], self.later[i], self.raises[i] = k, now, later, raises
        self.number = i + 1

    def raise_here(self, start: i64) -> float:
        """The gain of the treasures that one stands on, which count as raised from now on."""
        total = 0.0
        i: i64
        for i in range(self.number):
            if self.hexes[i] == start and self.raises[i] == 1:
                total += self.now[i]
                self.done |= bit(i)
        return total

    def nearness(self, start: i64, legs: i64) -> float:
        """What it is worth to be on the way to the best goal, with some legs to go on."""
        roads = self.roads
        row, way = start * roads.size, roads.legs
        hexes, later, nearer = self.hexes, self.later, self.nearer  # looked up only once
        best = 0.0
        nearest: i64 = -1
        i: i64
        for i in range(self.number):
            if (self.visited >> i) & 1 == 0:
                worth = later[i] * nearer[max(way[row + hexes[i]] - legs, 0)]
                if worth > best:
                    best = worth
                    nearest = i
        self.nearest = nearest
        return best

    def best_round(self, start: i64, legs: i64) -> float:
        """What can be had within some legs, and the nearness of what is left then."""
        self.visited = self.done
        best = self.nearness(start, legs)
        self.first = self.nearest
        if legs == 0:
            return best
        i: i64
        for i in range(self.number):
            gain = self.go(start, i, legs) if (self.done >> i) & 1 == 0 else -1.0
            if gain > best:
                best = gain
                self.first = i
        return best

    def go(self, start: i64, goal: i64, legs: i64) -> float:
        """The gain of going to a goal and on from there; below 0 if it is too far."""
        way = self.roads.legs[start * self.roads.size + self.hexes[goal]]
        if way > legs or (way == 0 and self.raises[goal] == 0):
            return -1.0
        legs = 0 if self.raises[goal] == 1 else legs - way
        mark = bit(goal)
        self.visited |= mark
        best = self.nearness(self.hexes[goal], legs)
        if legs > 0:
            i: i64
            for i in range(self.number):
                if (self.visited >> i) & 1 == 0:
                    best = max(best, self.go(self.hexes[goal], i, legs))
        self.visited &= ~mark
        return self.now[goal] - self.leg * float(way) + best

    def leg_towards(self, island: Island, start: i64, goal: i64) -> i64:
        """The cell of the first leg of a shortest way to a goal; -1 if one is there."""
        size = self.roads.size
        way = self.roads.legs[start * size + self.hexes[goal]]
        cells = island.legs[start]
        i: i64
        for i in range(len(cells)):
            if self.roads.legs[island.hex_at[cells[i]] * size + self.hexes[goal]] < way:
                return cells[i]
        return -1
