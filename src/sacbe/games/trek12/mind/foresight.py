"""What a sheet will grow by: the points a seat may expect beyond those it has now, as learned from millions of sheets.

A number written costs its points at once, and an area that is dug gives its Bones and takes back the 9 it is made of
(T-5.2). What is yet to come is a sum of learned weights, one from each table of `patterns`. A cell that changes touches
few of them, so all ways to write a number and to dig are gone through by changing the sum cell by cell.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import count, lowest
from sacbe.games.trek12.data import (
    ACCEPTS,
    AREA_SUM,
    BOXES,
    CELL_COUNT,
    MAX_SEATS,
    NEIGHBOURS,
    RED_FACES,
    ROUNDS,
    YELLOW_FACES,
    result,
)
from sacbe.games.trek12.mind.bones import Bag
from sacbe.games.trek12.mind.patterns import (
    BAG_FROM,
    DEAD,
    FIRST,
    GROUP,
    GROUPS,
    LARGE_FROM,
    LARGE_SIZE,
    MOST_OPEN,
    MOST_ZEROS,
    OPEN_FROM,
    RICHNESS,
    ROOM_FROM,
    ROW_STEP,
    ROWS_FROM,
    SMALL,
    SMALL_SIZE,
    STAGE,
    START,
    STRIDE,
)
from sacbe.games.trek12.rules.writing import open_cells
from sacbe.games.trek12.state import Trek

# By number: the operations that can make it, as a mask.
SOURCES: Final[vec[i64]] = vec[i64](
    [
        sum(1 << op for op in range(4) if any(result(op, y, r) == number for y in YELLOW_FACES for r in RED_FACES))
        for number in range(12)
    ]
)
NEVER: Final = -999.0
_POOR: Final = 5.5  # two of four Bones from the poorest kind of bag, and from one kind to the next
_RICHER: Final = 1.0


class Laid:
    """Where the weights of one seat's sheet lie, as it was looked at last: most of it is so the next time too."""

    def __init__(self) -> None:
        self.left: i64 = 0  # with so many rounds to come,
        self.symbols: vec[i64] = vec[i64]([0] * CELL_COUNT)  # and this in the cells:
        self.places: vec[i64] = vec[i64](  # by group, the place of its weight
            [start if group < SMALL else LARGE_FROM + start for group, start in enumerate(START)]
        )


class Foresight:
    """One sheet, loaded for looking at it."""

    def __init__(self, weights: vec[float], bag: Bag) -> None:
        self.weights: vec[float] = weights
        self.bag: Final = bag
        self.numbers: vec[i64] = vec[i64]([-1] * 19)
        self.boxes: vec[i64] = vec[i64]([0] * 4)  # not yet ticked
        self.filled: i64 = 0
        self.circled: i64 = 0
        self.ahead = True  # `foresee` tries the next number
        self.left: i64 = 0  # rounds to come after what is being looked at
        self.sheets: Final = [Laid() for _ in range(MAX_SEATS)]
        self.laid: Laid = self.sheets[0]
        self.total: float = 0.0  # of all groups
        self.most: float = 0.0  # the value of the best area
        self.zeros: i64 = 0  # that may be dug
        self.open: i64 = 0  # points of numbers that may be dug
        self.rows: i64 = 0  # place of the boxes left
        self.rich: i64 = 0  # which kind of bag
        # What is looked for, by number: the operations it may come from, as a mask; and what was found, by
        # operation * 12 + number: the best value, and how to get there.
        self.sought: vec[i64] = vec[i64]([0] * 12)
        self.best: vec[float] = vec[float]([0.0] * 48)
        self.cell: vec[i64] = vec[i64]([0] * 48)
        self.area: vec[i64] = vec[i64]([0] * 48)
        self.new: i64 = 0  # the cell being tried,
        self.takes: i64 = 0  # the operations it takes
        self.limit: i64 = 0  # the points that an area may have before it
        self.way: vec[i64] = vec[i64]([0] * 19)  # the cells of the area in hand, in order,
        self.dead: i64 = 0  # how many of them are summed up as dead,
        self.before: vec[float] = vec[float]([0.0] * 19)  # and the sum before each of them
        self.room: float = 0.0  # the weight of the cells open after it

    # -- loading ----------------------------------------------------------------------------------------------------

    def load(self, s: Trek, seat: i64) -> None:
        """A sheet as it is; the rounds to come after this one."""
        self.laid = self.sheets[seat]
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

    def penalty(self) -> float:
        """T-5.2 What open numbers would cost now, as a number below 0."""
        points: i64 = 0
        rest = self.filled & ~self.circled
        while rest != 0:
            points -= self.numbers[lowest(rest)]
            rest &= rest - 1
        return float(points)

    # -- the sum of weights -----------------------------------------------------------------------------------------

    def look(self) -> None:
        """Sum up the weights of what was loaded: with `left` rounds to come."""
        laid, numbers = self.laid, self.numbers
        self.zeros = 0
        self.open = 0
        i: i64
        if laid.left != self.left:
            self.move_on(laid)
        for i in range(CELL_COUNT):
            symbol: i64 = 0
            if (self.filled >> i) & 1:
                number = numbers[i]
                if (self.circled >> i) & 1 or number > AREA_SUM:
                    symbol = DEAD
                else:
                    symbol = number + 1
                    self.open += number
                    if number == 0:
                        self.zeros += 1
            if symbol != laid.symbols[i]:
                self.put_back(i, symbol, 0.0)
        places = laid.places
        total = 0.0
        weights = self.weights
        for i in range(GROUPS):
            total += weights[places[i]]
        self.total = total
        self.rows = ROWS_FROM
        for i in range(4):
            self.rows += self.boxes[i] * ROW_STEP[i]
        self.rich = min(max(i64((self.bag.bones(4, 2) - _POOR) / _RICHER), 0), RICHNESS - 1)

    def move_on(self, laid: Laid) -> None:
        """Each round and each stage of the game has tables of its own."""
        places = laid.places
        small = (self.left - laid.left) * SMALL_SIZE
        large = (STAGE[self.left] - STAGE[laid.left]) * LARGE_SIZE
        i: i64
        for i in range(SMALL):
            places[i] += small
        if large != 0:
            for i in range(SMALL, GROUPS):
                places[i] += large
        laid.left = self.left

    def put(self, cell: i64, symbol: i64) -> None:
        laid, weights = self.laid, self.weights
        places, group, stride = laid.places, GROUP, STRIDE  # looked up only once
        more = symbol - laid.symbols[cell]
        total = self.total
        j: i64
        for j in range(FIRST[cell], FIRST[cell + 1]):
            place = places[group[j]]
            then = place + more * stride[j]
            total -= weights[place]
            total += weights[then]
            places[group[j]] = then
        laid.symbols[cell] = symbol
        self.total = total

    def put_back(self, cell: i64, symbol: i64, total: float) -> None:
        """What was there before a `put`, and the sum that was known then."""
        laid = self.laid
        places, group, stride = laid.places, GROUP, STRIDE
        more = symbol - laid.symbols[cell]
        j: i64
        for j in range(FIRST[cell], FIRST[cell + 1]):
            places[group[j]] += more * stride[j]
        laid.symbols[cell] = symbol
        self.total = total

    def place_of_open(self, opened: i64) -> i64:
        return OPEN_FROM + self.left * (MOST_OPEN + 1) + min(opened, MOST_OPEN)

    def place_of_bag(self, zeros: i64) -> i64:
        return BAG_FROM + (self.left * RICHNESS + self.rich) * (MOST_ZEROS + 1) + min(zeros, MOST_ZEROS)

    def place_of_room(self, filled: i64) -> i64:
        return ROOM_FROM + self.left * 20 + count(open_cells(filled))

    def growth(self) -> float:
        """The points to come, of a sheet that was looked at."""
        return self.growth_with(self.zeros, self.open)

    def growth_with(self, zeros: i64, opened: i64) -> float:
        if self.left == 0:
            return 0.0
        weights = self.weights
        whole = weights[self.rows + min(zeros, MOST_ZEROS)] + weights[self.place_of_open(opened)]
        return self.total + whole + weights[self.place_of_bag(zeros)] + weights[self.place_of_room(self.filled)]

    def best_area(self, areas: vec[i64]) -> i64:
        """Of these areas, on a sheet that was looked at, the best to dig; 0 if none is better. `most` is its value."""
        best: i64 = 0
        self.most = self.growth()
        i: i64
        for i in range(len(areas)):
            value = self.dug(areas[i])
            if value > self.most:
                best, self.most = areas[i], value
        return best

    def dug(self, area: i64) -> float:
        """The Bones of an area, the 9 it takes back, and the points to come after it."""
        total = self.total
        zeros = self.zeros
        rest = area
        while rest != 0:
            cell = lowest(rest)
            rest &= rest - 1
            if self.numbers[cell] == 0:
                zeros -= 1
            self.put(cell, DEAD)
        value = self.bones_of(area) + 9.0 + self.growth_with(zeros, self.open - AREA_SUM)
        while area != 0:
            cell = lowest(area)
            area &= area - 1
            self.put_back(cell, self.numbers[cell] + 1, total)
        return value

    def bones_of(self, area: i64) -> float:
        """T-4.4 What the Bones of an area are worth."""
        n: i64 = 0
        k: i64 = 1
        while area != 0:
            if self.numbers[lowest(area)] == 0:
                k += 1
            n += 1
            area &= area - 1
        return self.bag.bones(n, k)

    # -- what could be written --------------------------------------------------------------------------------------

    def seek(self, yellow: i64, red: i64) -> None:
        """Look for what can be written after this roll."""
        i: i64
        for i in range(12):
            self.sought[i] = 0
        for i in range(4):
            if self.boxes[i] > 0:
                self.sought[result(i, yellow, red)] |= 1 << i

    def seek_all(self) -> None:
        """Look for what can be written after any roll."""
        operation: i64
        number: i64
        for number in range(12):
            self.sought[number] = 0
            for operation in range(4):
                if self.boxes[operation] > 0:
                    self.sought[number] |= 1 << operation
            self.sought[number] &= SOURCES[number]

    def explore(self) -> None:
        """Try all that is sought in every cell that takes it, with every area that can be dug then."""
        best, numbers = self.best, self.sought
        i: i64
        number: i64
        for i in range(48):
            best[i] = NEVER
        opened = open_cells(self.filled)
        while opened != 0:
            cell = lowest(opened)
            opened &= opened - 1
            self.new = cell
            self.takes = 0
            for i in range(4):
                if (ACCEPTS[i] >> cell) & 1:
                    self.takes |= 1 << i
            self.room = self.weights[self.place_of_room(self.filled | (1 << cell))]
            total = self.total
            self.limit = -1
            for number in range(12):
                if numbers[number] & self.takes != 0:
                    self.limit = max(self.limit, AREA_SUM - number)
                    if number > AREA_SUM:
                        self.put(cell, DEAD)
                        self.note(number, 0, 0.0, self.zeros, self.open)
                    elif number == 0:
                        self.put(cell, 1)
                        self.note(number, 0, 0.0, self.zeros + 1, self.open)
                    else:
                        self.put(cell, number + 1)
                        self.note(number, 0, 0.0, self.zeros, self.open + number)
            if self.limit < 0:
                self.put_back(cell, 0, total)
                continue
            self.put(cell, DEAD)
            free = self.filled & ~self.circled
            self.dig(NEIGHBOURS[cell] & free, 1 << cell, free, 1 << cell, 0, 1, 1)
            self.put_back(cell, 0, total)

    def dig(self, rim: i64, seen: i64, free: i64, area: i64, points: i64, n: i64, k: i64) -> None:
        """Note the area if what is sought completes it, and every larger one that grows from `rim` only.

        Its cells become dead when an area is noted: on many ways none is.
        """
        number = AREA_SUM - points
        if self.sought[number] & self.takes != 0:
            while self.dead < n - 1:
                self.before[self.dead] = self.total
                self.put(self.way[self.dead], DEAD)
                self.dead += 1
            kept = k + 1 if number == 0 else k
            self.note(number, area, self.bag.bones(n, kept) + 9.0, self.zeros - k + 1, self.open - points)
        seen |= rim
        while rim != 0:
            cell = lowest(rim)
            rim &= rim - 1
            more = self.numbers[cell]
            if points + more <= self.limit:
                self.way[n - 1] = cell
                wider = rim | (NEIGHBOURS[cell] & free & ~seen)
                keeps = k + 1 if more == 0 else k
                self.dig(wider, seen, free, area | (1 << cell), points + more, n + 1, keeps)
                if self.dead == n:
                    self.dead = n - 1
                    self.put_back(cell, more + 1, self.before[n - 1])

    def note(self, number: i64, area: i64, gained: float, zeros: i64, opened: i64) -> None:
        """A way to write a number: is it the best with any of its operations?"""
        weights = self.weights
        value = gained - float(number)
        if self.left > 0:
            value += self.total + self.room + weights[self.place_of_open(opened)] + weights[self.place_of_bag(zeros)]
        few = min(zeros, MOST_ZEROS)
        operations = self.sought[number] & self.takes
        while operations != 0:
            operation = lowest(operations)
            operations &= operations - 1
            worth = value
            if self.left > 0:
                worth += weights[self.rows - ROW_STEP[operation] + few]
            slot = operation * 12 + number
            if worth > self.best[slot]:
                self.best[slot] = worth
                self.cell[slot] = self.new
                self.area[slot] = area

    def best_of_roll(self, yellow: i64, red: i64) -> i64:
        """The best of all there is to do after this roll: `cell`, `area` and `best` have it in this place."""
        self.look()
        self.seek(yellow, red)
        self.explore()
        return self.best_slot(yellow, red)

    def foresee(self) -> float:
        """The points to come of a loaded sheet. From its next number on is surer than `growth`, which only remembers,
        and takes thirty times as long."""
        if self.left == 0:
            return 0.0
        if not self.ahead and self.filled != 0:
            self.look()
            return self.growth()
        self.left -= 1
        self.look()
        self.seek_all()
        self.explore()
        self.left += 1
        return self.hope()

    def foresee_dig(self, areas: vec[i64]) -> float:
        """The same with the best of these areas dug now, or none: its Bones, and the 9 that it takes back."""
        self.look()
        best = self.best_area(areas)
        if best == 0:
            return self.foresee()
        self.circled |= best
        return self.bones_of(best) + 9.0 + self.foresee()

    def best_slot(self, yellow: i64, red: i64) -> i64:
        """Of what was explored, the best after this roll: operation * 12 + number."""
        slot: i64 = -1
        i: i64
        for i in range(4):
            at = i * 12 + result(i, yellow, red)
            if self.boxes[i] > 0 and (slot < 0 or self.best[at] > self.best[slot]):
                slot = at
        return slot

    def hope(self) -> float:
        """Of all that was explored, the best after the next roll: the mean of the 36."""
        best, boxes = self.best, self.boxes
        yellow: i64
        red: i64
        total = 0.0
        for yellow in range(6):
            for red in range(1, 7):
                most = NEVER
                if boxes[0] > 0:
                    most = best[yellow]
                if boxes[1] > 0:
                    most = max(most, best[12 + red])
                if boxes[2] > 0:
                    most = max(most, best[24 + (yellow - red if yellow > red else red - yellow)])
                if boxes[3] > 0:
                    most = max(most, best[36 + yellow + red])
                total += most
        return total / 36.0
