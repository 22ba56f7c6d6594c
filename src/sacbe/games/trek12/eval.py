"""What a position of Archeo Trek 12 is worth to a seat: Bones, Skeletons in sight, the dig at hand, open numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.core.evaluation import Evaluator
from sacbe.core.state import State
from sacbe.games.trek12.data import (
    ACCEPTS,
    AREA_SUM,
    BONE_VALUES,
    BOXES,
    CELL_COUNT,
    COLOUR_MASK,
    NEIGHBOURS,
    ROUNDS,
    SKELETON_VALUES,
    TOKEN_VALUE,
    result,
)
from sacbe.games.trek12.rules.areas import legal_areas
from sacbe.games.trek12.rules.writing import open_cells
from sacbe.games.trek12.state import DIG_AREAS, DRAW_BONES, KEEP_BONES, OVER, Trek

_MOST: Final[i64] = 10  # Bones drawn: areas with more cells are counted as having ten


def _count(mask: i64) -> i64:
    """How many bits are set, of 36 at most, without a loop."""
    mask = mask - ((mask >> 1) & 0x555555555)
    mask = (mask & 0x333333333) + ((mask >> 2) & 0x333333333)
    mask = (mask + (mask >> 4)) & 0xF0F0F0F0F
    return (mask + (mask >> 8) + (mask >> 16) + (mask >> 24) + (mask >> 32)) & 0xFF


def _at_least(value: int) -> int:
    """The Bones worth this much or more."""
    return sum(1 << (9 * colour + i) for colour in range(4) for i in range(9) if BONE_VALUES[i] >= value)


def _kept_hits() -> list[float]:
    """Of k Bones kept, how many are 'hits' when n are drawn and each is one with probability p: min(k, hits).

    Index: (36 * p * 11 + n) * 11 + k.
    """
    table: list[float] = []
    for step in range(37):
        p = step / 36
        chances = [1.0]  # of 0, 1, 2... hits among n
        for _ in range(_MOST + 1):
            for k in range(_MOST + 1):
                table.append(sum([chance * float(min(k, hits)) for hits, chance in enumerate(chances)]))
            longer = [0.0] * (len(chances) + 1)
            for hits, chance in enumerate(chances):
                longer[hits] += chance * (1 - p)
                longer[hits + 1] += chance * p
            chances = longer
    return table


_KEPT_HITS: Final[vec[float]] = vec[float](_kept_hits())
_AT_LEAST: Final[vec[i64]] = vec[i64]([_at_least(value) for value in range(8)])
# By how many rounds are left: what an open number costs of itself, given that it may still be dug.
_OPEN: Final[vec[float]] = vec[float]([1.0, 0.9, 0.82, 0.75, 0.68, 0.62, 0.57, 0.52, 0.48, 0.45] + [0.42] * 7)
# By how many rounds are left: what a 0 that is still free is worth.
_ZERO: Final[vec[float]] = vec[float]([0.0, 0.6, 1.1, 1.5, 1.8, 2.0] + [2.2] * 11)
_SKELETON_PER_BONE: Final = 0.5  # what a Bone not yet drawn adds to the Skeletons


class TrekEvaluator(Evaluator):
    def __init__(self) -> None:
        self.bag: i64 = 0  # the bag that `worth` was made for
        self.worth: vec[float] = vec[float]([0.0] * 121)  # n * 11 + k: Bones kept, k best of n drawn
        self.numbers: vec[i64] = vec[i64]([-1] * 19)  # the sheet looked at
        self.free: i64 = 0  # its filled cells that are in no area
        self.gain: vec[float] = vec[float]([0.0] * 40)  # operation * 10 + number: the best dig it can make next
        self.relief: float = 0.0

    # -- the whole position -----------------------------------------------------------------------------------------

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, Trek)
        if s.phase == OVER:
            return float(s.score(seat))
        self.look_into_bag(s.bag)
        return self.hand_value(s, seat) + self.sheet_value(s, seat)

    def look_into_bag(self, bag: i64) -> None:
        """T-4.4 What keeping the best k of n drawn is worth: the sum over v = 1..7 of Bones kept worth v or more."""
        if bag == self.bag:
            return
        self.bag = bag
        size = _count(bag)
        n: i64
        k: i64
        value: i64
        for n in range(121):
            self.worth[n] = 0.0
        if size == 0:
            return
        for value in range(1, 8):
            row = (_count(bag & _AT_LEAST[value]) * 36 + size // 2) // size * 121
            for n in range(1, _MOST + 1):
                for k in range(1, n + 1):
                    self.worth[n * 11 + k] += _KEPT_HITS[row + min(n, size) * 11 + min(k, size)]
        for n in range(1, _MOST + 1):
            for k in range(1, n + 1):
                self.worth[n * 11 + k] += _SKELETON_PER_BONE * float(min(k, size))

    # -- Bones and Skeletons ----------------------------------------------------------------------------------------

    def hand_value(self, s: Trek, seat: i64) -> float:
        hand = s.hand[seat]
        if s.phase == KEEP_BONES and s.digger == seat:
            hand |= best_bones(s.drawn, s.to_keep)
        points = 0.0
        rest = hand
        while rest != 0:
            points += float(TOKEN_VALUE[lowest(rest)])
            rest &= rest - 1
        colour: i64
        for colour in range(4):
            points += SKELETON_VALUES[colour] * self.skeleton_chance(s, seat, hand, colour)
        return points

    def skeleton_chance(self, s: Trek, seat: i64, hand: i64, colour: i64) -> float:
        """T-5.1 How likely this seat ends with the most of the colour, from the lead it has now."""
        mine = _count(hand & COLOUR_MASK[colour])
        if s.solo:
            return 1.0 if mine >= 2 else (0.5 if mine == 1 and s.round < ROUNDS else 0.0)
        other: i64 = 0
        i: i64
        for i in range(s.seats):
            if i != seat:
                other = max(other, _count(s.hand[i] & COLOUR_MASK[colour]))
        lead = mine - other
        spread = 0.5 + 0.12 * float(ROUNDS - s.round)
        chance = 0.5 + 0.5 * float(lead) / spread
        return min(max(chance, 0.0), 1.0)

    # -- the sheet --------------------------------------------------------------------------------------------------

    def sheet_value(self, s: Trek, seat: i64) -> float:
        """The dig at hand, if any, and what the sheet promises and costs after it."""
        base = seat * CELL_COUNT
        cell: i64
        for cell in range(CELL_COUNT):
            self.numbers[cell] = s.number[base + cell]
        filled = s.filled[seat]
        circled = s.circled[seat]
        left = ROUNDS - s.round
        row: i64 = -1
        new: i64 = -1
        if s.pending[seat] >= 0:  # a number chosen counts as written
            row = s.pending[seat] // CELL_COUNT
            new = s.pending[seat] % CELL_COUNT
            self.numbers[new] = result(row, s.yellow, s.red)
            filled |= 1 << new
        elif s.new_cell[seat] >= 0 and (seat - s.chief + s.seats) % s.seats >= s.asked:
            new = s.new_cell[seat]
        elif s.yellow < 0:
            left += 1  # nobody has written in this round yet
        candidates = vec[i64]()
        dig = 0.0
        if s.digger == seat:
            if s.phase == DIG_AREAS:
                candidates = s.candidates
            elif s.phase == DRAW_BONES:
                n = min(s.to_draw + _count(s.drawn), _MOST)
                dig = self.worth[n * 11 + min(s.to_keep, n)]
        elif new >= 0:
            candidates = legal_areas(self.numbers, 0, filled & ~circled, new)
        best = self.promise(s, seat, filled, circled, row, left)
        i: i64
        for i in range(len(candidates)):
            area = candidates[i]
            worth = self.area_worth(area) + self.promise(s, seat, filled, circled | area, row, left)
            best = max(best, worth)
        return dig + best

    def area_worth(self, area: i64) -> float:
        """T-4.4 The Bones of an area."""
        n: i64 = 0
        k: i64 = 1
        while area != 0:
            if self.numbers[lowest(area)] == 0:
                k += 1
            n += 1
            area &= area - 1
        return self.worth[min(n, _MOST) * 11 + min(k, _MOST)]

    def promise(self, s: Trek, seat: i64, filled: i64, circled: i64, row: i64, left: i64) -> float:
        """What the rounds still to come will make of a sheet, relative to other sheets with as many of them."""
        self.free = filled & ~circled
        open_sum: i64 = 0
        lost: i64 = 0
        zeros: i64 = 0
        rest = self.free
        while rest != 0:
            number = self.numbers[lowest(rest)]
            if number > AREA_SUM:
                lost += number
                self.free &= ~(rest & -rest)
            elif number == 0:
                zeros += 1
            else:
                open_sum += number
            rest &= rest - 1
        if left == 0:
            return -float(open_sum + lost)
        kept = _OPEN[left]
        return (
            self.next_gain(s, seat, filled, row, kept)
            + float(zeros) * _ZERO[left]
            - float(open_sum) * kept
            - float(lost)
        )

    def next_gain(self, s: Trek, seat: i64, filled: i64, row: i64, kept: float) -> float:
        """The best that the next roll can do, averaged over the 36."""
        i: i64
        for i in range(40):
            self.gain[i] = -kept * float(i % 10)
        self.relief = kept
        cells = open_cells(filled)
        while cells != 0:
            cell = lowest(cells)
            self.reach(NEIGHBOURS[cell] & self.free, 1 << cell, 0, 1, 1, cell)
            cells &= cells - 1
        total = 0.0
        yellow: i64
        red: i64
        operation: i64
        for yellow in range(6):
            for red in range(1, 7):
                best = -11.0
                for operation in range(4):
                    boxes = s.ticked[seat * 4 + operation]
                    if operation == row:
                        boxes += 1
                    if boxes < BOXES:
                        number = result(operation, yellow, red)
                        worth = self.gain[operation * 10 + number] if number <= AREA_SUM else -float(number)
                        best = max(best, worth)
                total += best
        return total / 36

    def reach(self, rim: i64, seen: i64, total: i64, n: i64, k: i64, cell: i64) -> None:
        """Note every dig that a number in this empty cell would make with free cells that total `total` or more."""
        need = AREA_SUM - total
        worth = self.worth[min(n, _MOST) * 11 + min(k + 1 if need == 0 else k, _MOST)] + self.relief * float(total)
        operation: i64
        for operation in range(4):
            if (ACCEPTS[operation] >> cell) & 1 and worth > self.gain[operation * 10 + need]:
                self.gain[operation * 10 + need] = worth
        seen |= rim
        while rim != 0:
            new = lowest(rim)
            rim &= rim - 1
            number = self.numbers[new]
            if total + number <= AREA_SUM:
                wider = rim | (NEIGHBOURS[new] & self.free & ~seen)
                self.reach(wider, seen, total + number, n + 1, k + 1 if number == 0 else k, cell)


def best_bones(drawn: i64, keep: i64) -> i64:
    """The most valuable of the drawn Bones; of equals the last, whose Skeleton is worth more."""
    kept: i64 = 0
    while keep > 0 and drawn != 0:
        best: i64 = 0
        rest = drawn
        while rest != 0:
            token = lowest(rest)
            if TOKEN_VALUE[token] >= TOKEN_VALUE[best] or (drawn >> best) & 1 == 0:
                best = token
            rest &= rest - 1
        kept |= bit(best)
        drawn &= ~bit(best)
        keep -= 1
    return kept


EVALUATOR: Final = TrekEvaluator()
