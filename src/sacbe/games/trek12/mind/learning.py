"""How the weights of `foresight` are learned: sheets play themselves, and every forecast is corrected by the next one.

All that a seat does depends on its own sheet and on the bag, so whole games need no `Trek`: some sheets share the dice
and a bag. A forecast after writing is moved towards what was gained in the next round and the forecast then (temporal
differences between afterstates). Every weight has a rate of its own: it falls as the corrections of the weight
change their sign (temporal coherence).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest
from sacbe.core.chance import Rng
from sacbe.games.trek12.data import BOXES, CELL_COUNT, FULL_BAG, ROUNDS, TOKEN_VALUE
from sacbe.games.trek12.mind.bones import Bag, best_bones
from sacbe.games.trek12.mind.foresight import Foresight
from sacbe.games.trek12.mind.patterns import GROUPS, MOST_ZEROS, SIZE

_SEATS: Final[i64] = 4
_ACTIVE: Final[i64] = GROUPS + 4  # weights of a forecast


class Learner:
    def __init__(self, weights: vec[float], seed: int) -> None:
        self.weights: Final = weights
        self.rate = 1.0 / float(_ACTIVE)  # of an error, before weights have a rate of their own
        self.moved: vec[float] = vec[float]([0.0] * SIZE)  # by weight: the sum of its corrections,
        self.shaken: vec[float] = vec[float]([0.0] * SIZE)  # and of their sizes
        self.rng = Rng(seed)
        self.bag = Bag()
        self.foresight = Foresight(weights, self.bag)
        # Seat by seat:
        self.numbers: vec[i64] = vec[i64]([-1] * (_SEATS * CELL_COUNT))
        self.boxes: vec[i64] = vec[i64]([0] * (_SEATS * 4))
        self.filled: vec[i64] = vec[i64]([0] * _SEATS)
        self.circled: vec[i64] = vec[i64]([0] * _SEATS)
        self.points: vec[i64] = vec[i64]([0] * _SEATS)
        self.active: vec[i64] = vec[i64]([0] * (_SEATS * _ACTIVE))  # the weights of the last forecast,
        self.forecast: vec[float] = vec[float]([0.0] * _SEATS)  # and what it was

    def games(self, games: i64, seats: i64) -> float:
        """Learn from so many games of so many sheets; the mean of their points without Skeletons."""
        total: i64 = 0
        seat: i64
        for _ in range(games):
            self.game(seats)
            for seat in range(seats):
                total += self.points[seat]
        return float(total) / float(games * seats)

    def game(self, seats: i64) -> None:
        i: i64
        for i in range(seats):
            self.filled[i] = 0
            self.circled[i] = 0
            self.points[i] = 0
        for i in range(seats * 4):
            self.boxes[i] = BOXES
        bag = FULL_BAG
        left: i64 = ROUNDS
        while left > 0:
            left -= 1
            yellow = self.rng.below(6)
            red = self.rng.below(6) + 1
            for i in range(seats):
                bag = self.round((i + left) % seats, left, yellow, red, bag)

    def round(self, seat: i64, left: i64, yellow: i64, red: i64, bag: i64) -> i64:
        """A seat writes, digs and learns; the bag after that."""
        f = self.foresight
        self.bag.look_into(bag)
        self.load(seat, left)
        slot = f.best_of_roll(yellow, red)
        cell, area, number = f.cell[slot], f.area[slot], slot % 12
        gained = -float(number)
        self.points[seat] -= number
        self.numbers[seat * CELL_COUNT + cell] = number
        self.filled[seat] |= 1 << cell
        self.circled[seat] |= area
        self.boxes[seat * 4 + slot // 12] -= 1
        self.load(seat, left)
        if area != 0:
            n = count(area)
            k: i64 = 1
            rest = area
            while rest != 0:
                if self.numbers[seat * CELL_COUNT + lowest(rest)] == 0:
                    k += 1
                rest &= rest - 1
            gained += self.bag.bones(n, k) + 9.0
            self.points[seat] += 9
            bag = self.draw(seat, bag, n, k)
        f.look()
        growth = f.growth()
        if left < ROUNDS - 1:
            self.correct(seat * _ACTIVE, gained + growth - self.forecast[seat])
        self.forecast[seat] = growth
        at = seat * _ACTIVE
        i: i64
        for i in range(GROUPS):
            self.active[at + i] = f.laid.places[i]
        self.active[at + GROUPS] = f.rows + min(f.zeros, MOST_ZEROS)
        self.active[at + GROUPS + 1] = f.place_of_open(f.open)
        self.active[at + GROUPS + 2] = f.place_of_bag(f.zeros)
        self.active[at + GROUPS + 3] = f.place_of_room(f.filled)
        return bag

    def load(self, seat: i64, left: i64) -> None:
        f = self.foresight
        i: i64
        for i in range(CELL_COUNT):
            f.numbers[i] = self.numbers[seat * CELL_COUNT + i]
        for i in range(4):
            f.boxes[i] = self.boxes[seat * 4 + i]
        f.filled = self.filled[seat]
        f.circled = self.circled[seat]
        f.left = left

    def correct(self, at: i64, error: float) -> None:
        weights, moved, shaken = self.weights, self.moved, self.shaken
        step = error * self.rate
        size = step if step > 0.0 else -step
        i: i64
        for i in range(at, at + _ACTIVE):
            place = self.active[i]
            much = shaken[place]
            if much == 0.0:
                weights[place] += step
            else:
                part = moved[place]
                weights[place] += step * (part if part > 0.0 else -part) / much
            moved[place] += step
            shaken[place] = much + size

    def draw(self, seat: i64, bag: i64, n: i64, k: i64) -> i64:
        """T-4.4 Draw n Bones, keep the best k; the bag after that."""
        drawn: i64 = 0
        size = count(bag)
        for _ in range(min(n, size)):
            skip = self.rng.below(size)
            rest = bag & ~drawn
            while skip > 0:
                rest &= rest - 1
                skip -= 1
            drawn |= bit(lowest(rest))
            size -= 1
        kept = best_bones(drawn, k)
        rest = kept
        while rest != 0:
            self.points[seat] += TOKEN_VALUE[lowest(rest)]
            rest &= rest - 1
        return bag & ~kept
