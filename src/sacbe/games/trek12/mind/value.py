"""What a position of Archeo Trek 12 is worth to a seat: Bones, Skeletons in sight, and what its sheet will grow by.

What a sheet will grow by was learned (`foresight`); the rest is written by hand.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sacbe.core.bits import count, lowest
from sacbe.core.chance import Rng
from sacbe.core.evaluation import Evaluator
from sacbe.core.state import State
from sacbe.games.trek12.actions import CIRCLE, KEEP, PICK, SKIP, WRITE
from sacbe.games.trek12.data import (
    CELL_COUNT,
    COLOUR_MASK,
    ROUNDS,
    SKELETON_VALUES,
    SOLO_BONES_FOR_SKELETON,
    TOKEN_VALUE,
    result,
)
from sacbe.games.trek12.mind.bones import Bag, best_bones
from sacbe.games.trek12.mind.certain import is_beaten
from sacbe.games.trek12.mind.foresight import Foresight
from sacbe.games.trek12.mind.weights import shipped
from sacbe.games.trek12.rules.areas import legal_areas
from sacbe.games.trek12.state import DIG_AREAS, DRAW_BONES, KEEP_BONES, OVER, WRITE_NUMBERS, Trek

_BONES_A_ROUND: Final = 0.55  # that a good player keeps
_CHOSEN: Final = 1.3  # a colour that is wanted is kept so much more often than by chance


class TrekEvaluator(Evaluator):
    def __init__(self) -> None:
        self.bag: Final = Bag()
        self.foresight: Final = Foresight(shipped(), self.bag)

    # -- the whole position -----------------------------------------------------------------------------------------

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, Trek)
        self.bag.look_into(s.bag)
        self.foresight.ahead = False
        return self.expected(s, seat)

    def outlook(self, s: State, seat: i64) -> float:
        """The lead over the best of the others, one roll further ahead; alone, the points."""
        assert isinstance(s, Trek)
        self.bag.look_into(s.bag)
        self.foresight.ahead = True
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
        return self.hand_value(s, seat) + self.sheet_value(s, seat)

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
            return KEEP + self.pick_bone(s, seat)
        self.bag.look_into(s.bag)
        f = self.foresight
        f.load(s, seat)
        if s.phase == WRITE_NUMBERS:
            slot = f.best_of_roll(s.yellow, s.red)
            return WRITE + slot // 12 * CELL_COUNT + f.cell[slot]
        f.look()
        best = f.best_area(s.candidates)
        if best == 0:
            return SKIP
        return CIRCLE if best == s.picked else PICK + lowest(best & ~s.picked)

    def pick_bone(self, s: Trek, seat: i64) -> i64:
        """The Bone that is worth most, with what it does for the Skeleton of its colour."""
        best: i64 = 0
        most = -1.0
        hand = s.hand[seat]
        rest = s.drawn
        while rest != 0:
            token = lowest(rest)
            rest &= rest - 1
            colour = token // 9
            mine = count(hand & COLOUR_MASK[colour])
            more = self.skeleton_chance(s, seat, mine + 1, colour) - self.skeleton_chance(s, seat, mine, colour)
            worth = float(TOKEN_VALUE[token]) + SKELETON_VALUES[colour] * more
            if worth > most:
                best, most = token, worth
        return best

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
            mine = count(hand & COLOUR_MASK[colour])
            points += SKELETON_VALUES[colour] * self.skeleton_chance(s, seat, mine, colour)
        return points

    def skeleton_chance(self, s: Trek, seat: i64, mine: i64, colour: i64) -> float:
        """T-5.1 How likely a seat that has so many Bones of a colour ends with its Skeleton."""
        left = float(ROUNDS - s.round)
        if s.solo:
            if mine >= SOLO_BONES_FOR_SKELETON:
                return 1.0
            coming = 0.25 * _CHOSEN * _BONES_A_ROUND * left
            none = exp(-coming)
            return 1.0 - none if mine == 1 else 1.0 - none * (1.0 + coming)
        other: i64 = 0
        i: i64
        for i in range(s.seats):
            if i != seat:
                other = max(other, count(s.hand[i] & COLOUR_MASK[colour]))
        chance = 0.5 + 0.5 * float(mine - other) / (0.5 + 0.12 * left)
        return min(max(chance, 0.0), 1.0)

    # -- the sheet --------------------------------------------------------------------------------------------------

    def sheet_value(self, s: Trek, seat: i64) -> float:
        """The Bones of the dig at hand, if any, and of all that will follow, less the open numbers."""
        f = self.foresight
        f.load(s, seat)
        penalty = f.penalty()
        if s.pending[seat] >= 0:  # a number chosen counts as written
            row = s.pending[seat] // CELL_COUNT
            cell = s.pending[seat] % CELL_COUNT
            number = result(row, s.yellow, s.red)
            f.write(row, cell, number)
            return penalty - float(number) + self.after_writing(cell)
        if s.phase == WRITE_NUMBERS:
            slot = f.best_of_roll(s.yellow, s.red)
            return penalty + f.best[slot]
        if s.yellow < 0:  # this seat has not written in this round yet
            f.left += 1
            return penalty + f.foresee()
        if s.digger == seat:
            if s.phase == DIG_AREAS:
                return penalty + f.foresee_dig(s.candidates)
            if s.phase == DRAW_BONES:
                return penalty + f.foresee() + self.bag.bones(s.to_draw + count(s.drawn), s.to_keep)
        if s.new_cell[seat] >= 0 and (seat - s.chief + s.seats) % s.seats >= s.asked:
            return penalty + self.after_writing(s.new_cell[seat])
        return penalty + f.foresee()

    def after_writing(self, new: i64) -> float:
        """With the best dig that the new number makes possible, if any."""
        f = self.foresight
        return f.foresee_dig(legal_areas(f.numbers, 0, f.filled & ~f.circled, new))


EVALUATOR: Final = TrekEvaluator()
