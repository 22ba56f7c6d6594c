"""The judgement written by hand, as it was before sheets were learned from: `reference` plays by it.

Bones, Skeletons in sight, the dig at hand, open numbers, and the best that the next roll may bring.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import count, lowest
from sacbe.core.chance import Rng
from sacbe.core.evaluation import Evaluator
from sacbe.core.state import State
from sacbe.games.trek12.actions import CIRCLE, KEEP, PICK, SKIP
from sacbe.games.trek12.data import (
    CELL_COUNT,
    COLOUR_MASK,
    ROUNDS,
    SKELETON_VALUES,
    TOKEN_VALUE,
    result,
)
from sacbe.games.trek12.mind.bones import Bag, best_bones
from sacbe.games.trek12.mind.certain import is_beaten
from sacbe.games.trek12.mind.policy import Writer
from sacbe.games.trek12.mind.sheet import SIMPLE, TUNED, Sheet
from sacbe.games.trek12.state import DIG_AREAS, DRAW_BONES, KEEP_BONES, OVER, WRITE_NUMBERS, Trek

# By rounds to come: what two good players score beyond what their sheets promise now. It tells nothing about which
# choice is better, but it makes a value an honest forecast.
_LATER: Final[vec[float]] = vec[float](
    [0.0, -1.0, -2.5, -2.0, -0.5, 1.0, 3.0, 5.0, 7.0, 9.5, 12.0, 14.5, 16.5, 19.0, 21.5, 24.0, 25.5]
)


class ReferenceEvaluator(Evaluator):
    def __init__(self) -> None:
        self.bag: Final = Bag()
        self.simple: Final = Sheet(SIMPLE, self.bag.worth)
        self.tuned: Final = Sheet(TUNED, self.bag.worth)
        self.writer: Final = Writer(self.tuned)

    # -- the whole position -----------------------------------------------------------------------------------------

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, Trek)
        if s.phase == OVER:
            return float(s.score(seat))
        self.bag.look_into(s.bag)
        return self.hand_value(s, seat) + self.sheet_value(self.simple, s, seat) + _LATER[self.simple.left]

    def outlook(self, s: State, seat: i64) -> float:
        """The lead over the best of the others; alone, the points."""
        assert isinstance(s, Trek)
        self.bag.look_into(s.bag)
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
        self.bag.look_into(s.bag)
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


REFERENCE: Final = ReferenceEvaluator()
