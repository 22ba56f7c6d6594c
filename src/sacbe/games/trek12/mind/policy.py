"""The quick player of `reference`: what it writes is nearly what that prefers, in a fraction of the time."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import lowest
from sacbe.games.trek12.actions import WRITE
from sacbe.games.trek12.data import AREA_SUM, CELL_COUNT, NEIGHBOURS, result
from sacbe.games.trek12.mind.sheet import PLAIN, Sheet
from sacbe.games.trek12.rules.areas import legal_areas
from sacbe.games.trek12.rules.writing import open_cells

_NEVER: Final = -99.0


class Writer:
    """Chooses what to write on a loaded sheet.

    One walk from every open cell finds the groups of free cells that it joins. They tell both what a number there can
    dig at once and what it prepares for the next roll, so no walk is needed for every number apart.
    """

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Final = sheet
        self.weights: Final = sheet.weights
        # By cell * 10 + total, the best group of free cells with this total that the cell joins:
        self.size: vec[i64] = vec[i64]([0] * 190)  # how many cells, the joining one included; 0: there is none
        self.keeps: vec[i64] = vec[i64]([0] * 190)  # how many Bones it lets one keep
        self.border: vec[i64] = vec[i64]([0] * 190)  # the cells that touch it
        self.best: vec[float] = vec[float]([0.0] * 10)  # its worth, while walking from one cell
        # By number, what it will do next round:
        self.first: vec[float] = vec[float]([0.0] * 12)  # the best,
        self.where: vec[i64] = vec[i64]([-1] * 12)  # in which cell,
        self.second: vec[float] = vec[float]([0.0] * 12)  # and the best in any other cell
        self.then: vec[float] = vec[float]([0.0] * 12)  # the same after a certain choice

    def choose(self, yellow: i64, red: i64, codes: vec[i64]) -> i64:
        sheet = self.sheet
        self.look_round()
        cost = self.weights.cost[sheet.left]
        best = codes[0]
        most = _NEVER
        i: i64
        for i in range(len(codes)):
            operation = (codes[i] - WRITE) // CELL_COUNT
            cell = (codes[i] - WRITE) % CELL_COUNT
            number = result(operation, yellow, red)
            value = self.write_value(operation, cell, number)
            if number <= AREA_SUM and self.size[cell * 10 + AREA_SUM - number] > 0:
                slot = cell * 10 + AREA_SUM - number
                bones = sheet.bones(self.size[slot], self.keeps[slot] + 1 if number == 0 else self.keeps[slot])
                # A dig leaves less to the next one, so it is hardly worth more than its Bones, its relief and this.
                if bones + cost * float(AREA_SUM) + value > most:
                    value = max(value, self.dig_value(operation, cell, number))
            if value > most:
                best, most = codes[i], value
        return best

    def look_round(self) -> None:
        """Walk from every open cell; note what each number will do next round."""
        sheet = self.sheet
        opened = open_cells(sheet.filled)
        sheet.free = sheet.alive(sheet.circled, opened)
        cost = self.weights.cost[sheet.left]
        zero = self.weights.zero[sheet.left]
        number: i64
        for number in range(12):
            self.first[number] = -float(number) if number > AREA_SUM else -cost * float(number)
            self.where[number] = -1
        self.first[0] = zero
        for number in range(12):
            self.second[number] = self.first[number]
        while opened != 0:
            cell = lowest(opened)
            opened &= opened - 1
            for number in range(10):
                self.size[cell * 10 + number] = 0
                self.best[number] = _NEVER
            self.walk(NEIGHBOURS[cell] & sheet.free, 1 << cell, 0, 1, 1, NEIGHBOURS[cell], cell * 10)
            if (PLAIN >> cell) & 1 == 0:
                continue  # few operations fit there: too little to count on
            for number in range(10):
                slot = cell * 10 + AREA_SUM - number
                if self.size[slot] > 0:
                    worth = self.dig_worth(self.size[slot], self.keeps[slot], number, AREA_SUM - number)
                    if worth > self.first[number]:
                        self.second[number] = self.first[number]
                        self.first[number] = worth
                        self.where[number] = cell
                    elif worth > self.second[number]:
                        self.second[number] = worth

    def walk(self, rim: i64, seen: i64, total: i64, n: i64, k: i64, border: i64, slot: i64) -> None:
        """Keep the best group of each total, as in Sheet.reach."""
        sheet = self.sheet
        worth = sheet.bones(n, k) - self.weights.zero[sheet.left] * float(k)
        if worth > self.best[total]:
            self.best[total] = worth
            self.size[slot + total] = n
            self.keeps[slot + total] = k
            self.border[slot + total] = border
        seen |= rim
        while rim != 0:
            new = lowest(rim)
            rim &= rim - 1
            number = sheet.numbers[new]
            if total + number <= AREA_SUM:
                wider = rim | (NEIGHBOURS[new] & sheet.free & ~seen)
                keeps = k + 1 if number == 0 else k
                self.walk(wider, seen, total + number, n + 1, keeps, border | NEIGHBOURS[new], slot)

    def dig_worth(self, n: i64, k: i64, last: i64, relieved: i64) -> float:
        """The Bones of an area with this last number, the numbers it takes off the penalty, the zeros it uses up."""
        sheet = self.sheet
        bones = sheet.bones(n, k + 1 if last == 0 else k)
        return bones + self.weights.cost[sheet.left] * float(relieved) - self.weights.zero[sheet.left] * float(k - 1)

    def dig_value(self, operation: i64, cell: i64, number: i64) -> float:
        """The value if one digs at once."""
        sheet = self.sheet
        sheet.write(operation, cell, number)
        areas = legal_areas(sheet.numbers, 0, sheet.filled & ~sheet.circled, cell)
        best = _NEVER
        i: i64
        for i in range(len(areas)):
            best = max(best, sheet.area_worth(areas[i]) + sheet.promise(sheet.circled | areas[i]))
        sheet.unwrite(operation, cell)
        sheet.alive(sheet.circled, open_cells(sheet.filled))  # for its `static`
        return best

    def write_value(self, operation: i64, cell: i64, number: i64) -> float:
        """The value if one only writes: what the number costs and what it prepares."""
        sheet = self.sheet
        then = self.then
        value = sheet.static - float(number)
        if sheet.left == 0:
            return value
        need: i64
        for need in range(12):
            then[need] = self.second[need] if self.where[need] == cell else self.first[need]
        if number <= AREA_SUM:
            zeros: i64 = 1 if number == 0 else 0
            value = sheet.static
            value += self.weights.zero[sheet.left] if number == 0 else -self.weights.cost[sheet.left] * float(number)
            room = PLAIN & ~sheet.filled & ~(1 << cell)
            for need in range(AREA_SUM - number + 1):
                slot = cell * 10 + AREA_SUM - number - need
                if self.size[slot] > 0 and self.border[slot] & room != 0:
                    worth = self.dig_worth(self.size[slot] + 1, self.keeps[slot] + zeros, need, AREA_SUM - need)
                    then[need] = max(then[need], worth)
        sheet.boxes[operation] -= 1
        value += sheet.rows() + self.next_roll()
        sheet.boxes[operation] += 1
        return value

    def next_roll(self) -> float:
        """The best of the next roll, averaged over the 36."""
        then = self.then
        boxes = self.sheet.boxes
        any_red = boxes[1] > 0
        any_difference = boxes[2] > 0
        any_sum = boxes[3] > 0
        total = 0.0
        yellow: i64
        red: i64
        for yellow in range(6):
            base = then[yellow] if boxes[0] > 0 else _NEVER
            for red in range(1, 7):
                best = base
                if any_red:
                    best = max(best, then[red])
                if any_difference:
                    best = max(best, then[yellow - red if yellow > red else red - yellow])
                if any_sum:
                    best = max(best, then[yellow + red])
                total += best
        return total / 36.0
