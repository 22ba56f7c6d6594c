"""What a Dig Site sheet promises: the best dig the next roll may bring, and what open numbers will cost."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import lowest
from sacbe.games.trek12.data import (
    AREA_SUM,
    BOXES,
    CELL_COUNT,
    NEIGHBOURS,
    OPERATIONS,
    RED_FACES,
    ROUNDS,
    SPECIALS,
    YELLOW_FACES,
    result,
)
from sacbe.games.trek12.mind.bones import MOST
from sacbe.games.trek12.rules.areas import legal_areas
from sacbe.games.trek12.rules.writing import open_cells
from sacbe.games.trek12.state import Trek

_NEVER: Final = -99.0


class Weights:
    """What a player knows about the value of things beyond the next roll."""

    def __init__(self, lasting: float, fading: float, zero: float, ripening: float, boxes: tuple[float, ...]) -> None:
        rounds = range(ROUNDS + 1)
        # By rounds to come: what a point of open numbers costs (all of it at the end), and what a free 0 is worth.
        self.cost: Final = vec[float]([lasting + (1 - lasting) * exp(-fading * left) for left in rounds])
        self.zero: Final = vec[float]([zero * (1 - exp(-ripening * left)) for left in rounds])
        self.boxes: Final = vec[float](list(boxes))  # by operation, a box not yet ticked


# T-11 "one-step look-ahead": open numbers weigh less while there is time.
SIMPLE: Final = Weights(0.4, 0.12, 0.0, 0.0, (0.0, 0.0, 0.0, 0.0))
# Found by playing thousands of games: zeros are worth waiting for, sums are the row one would rather be rid of.
TUNED: Final = Weights(0.35, 0.14, 2.45, 0.55, (0.15, 0.0, 0.0, -0.3))

# By roll, then by operation: operation * 12 + number, an index into Sheet.gain.
_ROLLS: Final[vec[i64]] = vec[i64](
    [
        operation * 12 + result(operation, yellow, red)
        for yellow in YELLOW_FACES
        for red in RED_FACES
        for operation in range(4)
    ]
)
PLAIN: Final[i64] = sum([1 << cell for cell in range(19) if not SPECIALS[cell]])  # the cells that take any operation
# By cell: the only operation it takes, -1 for any.
_ONLY: Final[vec[i64]] = vec[i64]([OPERATIONS.index(name) if name else -1 for name in SPECIALS])


class Sheet:
    """One seat's sheet, loaded for looking at it; `worth` is n * 9 + k: Bones kept, the best k of n drawn."""

    def __init__(self, weights: Weights, worth: vec[float]) -> None:
        self.weights: Final = weights
        self.worth: Final = worth
        self.numbers: vec[i64] = vec[i64]([-1] * 19)
        self.boxes: vec[i64] = vec[i64]([0] * 4)  # not yet ticked
        self.filled: i64 = 0
        self.circled: i64 = 0
        self.left: i64 = 0  # rounds to come
        self.gain: vec[float] = vec[float]([0.0] * 48)  # operation * 12 + number: the best it can do next
        self.free: i64 = 0  # the cells that may be dug
        self.relief: float = 0.0  # what a point off the penalty counts
        self.static: float = 0.0  # free cells, valued one by one
        self.first: i64 = 0  # of the row of `gain` that is being filled

    def load(self, s: Trek, seat: i64) -> None:
        base = seat * CELL_COUNT
        i: i64
        for i in range(CELL_COUNT):
            self.numbers[i] = s.number[base + i]
        for i in range(4):
            self.boxes[i] = BOXES - s.ticked[seat * 4 + i]
        self.filled = s.filled[seat]
        self.circled = s.circled[seat]
        self.left = ROUNDS - s.round

    def write(self, operation: i64, cell: i64, number: i64) -> None:
        self.numbers[cell] = number
        self.filled |= 1 << cell
        self.boxes[operation] -= 1

    def unwrite(self, operation: i64, cell: i64) -> None:
        self.numbers[cell] = -1
        self.filled &= ~(1 << cell)
        self.boxes[operation] += 1

    def area_worth(self, area: i64) -> float:
        """T-4.4 The Bones of an area."""
        n: i64 = 0
        k: i64 = 1
        while area != 0:
            if self.numbers[lowest(area)] == 0:
                k += 1
            n += 1
            area &= area - 1
        return self.bones(n, k)

    def promise(self, circled: i64) -> float:
        """What the rounds to come will make of the sheet with these cells circled, penalty included (T-5.2)."""
        if self.left == 0:
            self.alive(circled, 0)
            return self.static
        opened = open_cells(self.filled)
        self.free = self.alive(circled, opened)
        self.relief = self.weights.cost[self.left]
        return self.static + self.rows() + self.next_gain(opened)

    def alive(self, circled: i64, opened: i64) -> i64:
        """The free cells that can still be dug: 9 at most, and joined to an open cell. `static` values all of them."""
        fits: i64 = 0
        static = 0.0
        rest = self.filled & ~circled
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            number = self.numbers[cell]
            if number > AREA_SUM:
                static -= float(number)
            else:
                fits |= 1 << cell
        alive: i64 = 0
        rest = fits
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            if NEIGHBOURS[cell] & opened != 0:
                alive |= 1 << cell
        front = alive
        while front != 0:
            wider: i64 = 0
            while front != 0:
                wider |= NEIGHBOURS[lowest(front)]
                front &= front - 1
            front = wider & fits & ~alive
            alive |= front
        cost = self.weights.cost[self.left]
        rest = fits
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            number = self.numbers[cell]
            if (alive >> cell) & 1 == 0:
                static -= float(number)
            elif number == 0:
                static += self.weights.zero[self.left]
            else:
                static -= cost * float(number)
        self.static = static
        return alive

    def rows(self) -> float:
        """What the boxes left are worth."""
        weights = self.weights.boxes
        points = 0.0
        i: i64
        for i in range(4):
            points += weights[i] * float(self.boxes[i])
        return points

    def bones(self, n: i64, k: i64) -> float:
        return self.worth[min(n, MOST) * (MOST + 1) + min(k, min(n, MOST))]

    def after_writing(self, new: i64) -> float:
        """With the best dig that the new number makes possible, if any."""
        return self.best_dig(legal_areas(self.numbers, 0, self.filled & ~self.circled, new))

    def best_dig(self, candidates: vec[i64]) -> float:
        """The best of these areas, or none."""
        best = self.promise(self.circled)
        i: i64
        for i in range(len(candidates)):
            area = candidates[i]
            best = max(best, self.area_worth(area) + self.promise(self.circled | area))
        return best

    def next_gain(self, opened: i64) -> float:
        """The best that the next roll can do, averaged over the 36."""
        gain = self.gain
        number: i64
        operation: i64
        for number in range(12):
            gain[number] = -float(number) if number > AREA_SUM else -self.relief * float(number)
        gain[0] = self.weights.zero[self.left - 1]
        self.walk_from(opened & PLAIN, 0)
        for number in range(12):
            for operation in range(1, 4):
                gain[operation * 12 + number] = gain[number]
        self.walk_from(opened & ~PLAIN, -1)
        for operation in range(4):
            if self.boxes[operation] <= 0:
                for number in range(12):
                    gain[operation * 12 + number] = _NEVER
        total = 0.0
        i: i64 = 0
        while i < 144:
            best = max(gain[_ROLLS[i]], gain[_ROLLS[i + 1]])
            other = max(gain[_ROLLS[i + 2]], gain[_ROLLS[i + 3]])
            total += max(best, other)
            i += 4
        return total / 36.0

    def walk_from(self, cells: i64, row: i64) -> None:
        """Note what can be dug from these cells in a row of `gain`; -1: in the row of the one operation they take."""
        while cells != 0:
            cell = lowest(cells)
            cells &= cells - 1
            self.first = 12 * (row if row >= 0 else _ONLY[cell])
            self.reach(NEIGHBOURS[cell] & self.free, 1 << cell, 0, 1, 1)

    def reach(self, rim: i64, seen: i64, total: i64, n: i64, k: i64) -> None:
        """Note every dig that the next number would make with free cells that total `total` or more."""
        slot = self.first + AREA_SUM - total
        worth = self.bones(n, k + 1 if total == AREA_SUM else k)
        worth += self.relief * float(total) - self.weights.zero[self.left] * float(k - 1)
        if worth > self.gain[slot]:
            self.gain[slot] = worth
        seen |= rim
        while rim != 0:
            new = lowest(rim)
            rim &= rim - 1
            number = self.numbers[new]
            if total + number <= AREA_SUM:
                wider = rim | (NEIGHBOURS[new] & self.free & ~seen)
                self.reach(wider, seen, total + number, n + 1, k + 1 if number == 0 else k)
