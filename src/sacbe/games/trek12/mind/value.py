"""What a position of Archeo Trek 12 is worth to a seat: Bones, Skeletons in sight, the dig at hand, open numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest
from sacbe.core.chance import Rng
from sacbe.core.evaluation import Evaluator
from sacbe.core.state import State
from sacbe.games.trek12.actions import CIRCLE, KEEP, PICK, SKIP
from sacbe.games.trek12.data import (
    BONE_VALUES,
    CELL_COUNT,
    COLOUR_MASK,
    ROUNDS,
    SKELETON_VALUES,
    TOKEN_VALUE,
    result,
)
from sacbe.games.trek12.mind.certain import is_beaten
from sacbe.games.trek12.mind.policy import Writer
from sacbe.games.trek12.mind.sheet import MOST, SIMPLE, TUNED, Sheet
from sacbe.games.trek12.state import DIG_AREAS, DRAW_BONES, KEEP_BONES, OVER, WRITE_NUMBERS, Trek


def _at_least(value: int) -> int:
    """The Bones worth this much or more."""
    return sum(1 << (9 * colour + i) for colour in range(4) for i in range(9) if BONE_VALUES[i] >= value)


def _kept_hits() -> list[float]:
    """Of k Bones kept, how many are 'hits' when n are drawn and each is one with probability p: min(k, hits).

    Index: (36 * p * (MOST + 1) + n) * (MOST + 1) + k.
    """
    table: list[float] = []
    for step in range(37):
        p = step / 36
        chances = [1.0]  # of 0, 1, 2... hits among n
        for _ in range(MOST + 1):
            for k in range(MOST + 1):
                table.append(sum([chance * float(min(k, hits)) for hits, chance in enumerate(chances)]))
            longer = [0.0] * (len(chances) + 1)
            for hits, chance in enumerate(chances):
                longer[hits] += chance * (1 - p)
                longer[hits + 1] += chance * p
            chances = longer
    return table


_KEPT_HITS: Final[vec[float]] = vec[float](_kept_hits())
_AT_LEAST: Final[vec[i64]] = vec[i64]([_at_least(value) for value in range(8)])
# By rounds to come: what two good players score beyond what their sheets promise now. It tells nothing about which
# choice is better, but it makes a value an honest forecast.
_LATER: Final[vec[float]] = vec[float](
    [0.0, -1.0, -2.5, -2.0, -0.5, 1.0, 3.0, 5.0, 7.0, 9.5, 12.0, 14.5, 16.5, 19.0, 21.5, 24.0, 25.5]
)
_SKELETON_PER_BONE: Final = 0.5  # what a Bone not yet drawn adds to the Skeletons


class TrekEvaluator(Evaluator):
    def __init__(self) -> None:
        self.bag: i64 = 0  # the bag that `worth` was made for
        self.worth: Final = vec[float]([0.0] * ((MOST + 1) * (MOST + 1)))
        self.simple: Final = Sheet(SIMPLE, self.worth)
        self.tuned: Final = Sheet(TUNED, self.worth)
        self.writer: Final = Writer(self.tuned)

    # -- the whole position -----------------------------------------------------------------------------------------

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, Trek)
        if s.phase == OVER:
            return float(s.score(seat))
        self.look_into_bag(s.bag)
        return self.hand_value(s, seat) + self.sheet_value(self.simple, s, seat) + _LATER[self.simple.left]

    def outlook(self, s: State, seat: i64) -> float:
        """The lead over the best of the others; alone, the points."""
        assert isinstance(s, Trek)
        self.look_into_bag(s.bag)
        mine = self.expected(s, seat)
        if s.seats == 1:
            return mine
        most = -999.0
        other: i64
        for other in range(s.seats):
            if other != seat:
                most = max(most, self.expected(s, other))
        return mine - most

    def expected(self, s: Trek, seat: i64) -> float:
        """Points at the end. Of a bag that was looked into."""
        if s.phase == OVER:
            return float(s.score(seat))
        return self.hand_value(s, seat) + self.sheet_value(self.tuned, s, seat) + _LATER[self.tuned.left]

    def look_into_bag(self, bag: i64) -> None:
        """T-4.4 What keeping the best k of n drawn is worth: the sum over v = 1..7 of Bones kept worth v or more."""
        if bag == self.bag:
            return
        self.bag = bag
        worth = self.worth
        size = count(bag)
        n: i64
        k: i64
        value: i64
        for n in range(1, MOST + 1):
            for k in range(1, n + 1):
                worth[n * (MOST + 1) + k] = (1.0 + _SKELETON_PER_BONE) * float(min(k, size))
        if size == 0:
            return
        for value in range(2, 8):
            hits = (count(bag & _AT_LEAST[value]) * 36 + size // 2) // size
            row = hits * (MOST + 1) * (MOST + 1)
            for n in range(1, MOST + 1):
                drawn = row + min(n, size) * (MOST + 1)
                for k in range(1, n + 1):
                    worth[n * (MOST + 1) + k] += _KEPT_HITS[drawn + k]

    def beaten(self, s: State, seat: i64, code: i64) -> bool:
        assert isinstance(s, Trek)
        return is_beaten(s, seat, code)

    def clock(self, s: State) -> i64:
        assert isinstance(s, Trek)
        return s.round

    # -- Quick policy -----------------------------------------------------------------------------------------------

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(s, Trek)
        if s.phase == KEEP_BONES:
            return KEEP + lowest(best_bones(s.drawn, 1))
        self.look_into_bag(s.bag)
        if s.phase == WRITE_NUMBERS:
            self.tuned.load(s, seat)
            return self.writer.choose(s.yellow, s.red, s.codes(seat))
        return self.pick_area(s, seat)

    def pick_area(self, s: Trek, seat: i64) -> i64:
        """On the way to the best area, or skip."""
        sheet = self.tuned
        sheet.load(s, seat)
        best: i64 = 0
        most = sheet.promise(sheet.circled)
        i: i64
        for i in range(len(s.candidates)):
            value = sheet.area_worth(s.candidates[i]) + sheet.promise(sheet.circled | s.candidates[i])
            if value > most:
                best, most = s.candidates[i], value
        if best == 0:
            return SKIP
        return CIRCLE if best == s.picked else PICK + lowest(best & ~s.picked)

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
        mine = count(hand & COLOUR_MASK[colour])
        if s.solo:
            return 1.0 if mine >= 2 else (0.5 if mine == 1 and s.round < ROUNDS else 0.0)
        other: i64 = 0
        i: i64
        for i in range(s.seats):
            if i != seat:
                other = max(other, count(s.hand[i] & COLOUR_MASK[colour]))
        lead = mine - other
        spread = 0.5 + 0.12 * float(ROUNDS - s.round)
        chance = 0.5 + 0.5 * float(lead) / spread
        return min(max(chance, 0.0), 1.0)

    # -- the sheet --------------------------------------------------------------------------------------------------

    def sheet_value(self, sheet: Sheet, s: Trek, seat: i64) -> float:
        """The dig at hand, if any, and what the sheet promises and costs after it."""
        sheet.load(s, seat)
        if s.pending[seat] >= 0:  # a number chosen counts as written
            row = s.pending[seat] // CELL_COUNT
            cell = s.pending[seat] % CELL_COUNT
            sheet.write(row, cell, result(row, s.yellow, s.red))
            return sheet.after_writing(cell)
        if s.yellow < 0 or s.phase == WRITE_NUMBERS:
            sheet.left += 1  # this seat has not written in this round yet
            return sheet.promise(sheet.circled)
        if s.digger == seat:
            if s.phase == DIG_AREAS:
                return sheet.best_dig(s.candidates)
            dig = 0.0
            if s.phase == DRAW_BONES:
                n = s.to_draw + count(s.drawn)
                dig = sheet.bones(n, s.to_keep)
            return dig + sheet.promise(sheet.circled)
        if s.new_cell[seat] >= 0 and (seat - s.chief + s.seats) % s.seats >= s.asked:
            return sheet.after_writing(s.new_cell[seat])
        return sheet.promise(sheet.circled)


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
