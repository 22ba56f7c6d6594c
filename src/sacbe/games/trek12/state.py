"""The position of Archeo Trek 12 (T-3.7). Sheets and token sets are bit masks: cell 0..18, token 0..35."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.state import RandomSource, State, copied
from sacbe.games.trek12.data import CELL_COUNT, EDITION, FULL_BAG
from sacbe.games.trek12.score import bone_points, penalty, skeleton_owners, skeleton_points

# Phases (T-3.2), indices into the list of phase objects.
CHOOSE_CHIEF: Final[i64] = 0
ROLL_DICE: Final[i64] = 1
WRITE_NUMBERS: Final[i64] = 2
SHOW_SHEETS: Final[i64] = 3
DIG_AREAS: Final[i64] = 4
DRAW_BONES: Final[i64] = 5
KEEP_BONES: Final[i64] = 6
OVER: Final[i64] = 7

NOT_LOCKED: Final[i64] = -1
UNKNOWN: Final[i64] = -2  # locked, but this view may not know what


class Trek(State):
    """One game. Flat vecs are indexed `seat * 19 + cell` or `seat * 4 + operation`."""

    SHARED: ClassVar[tuple[str, ...]] = ("candidates",)

    def __init__(self, phases: list[Any], seats: i64, solo: bool, first_chief: i64) -> None:
        super().__init__(phases, ROLL_DICE if first_chief >= 0 else CHOOSE_CHIEF, EDITION)
        self.seats: i64 = seats
        self.solo = solo
        self.first_chief: i64 = first_chief  # the host's choice, -1 for a random one
        self.round: i64 = 1
        self.chief: i64 = first_chief
        self.yellow: i64 = -1
        self.red: i64 = -1
        # sheets
        self.number: vec[i64] = vec[i64]([-1] * (seats * CELL_COUNT))  # what is written, -1: nothing
        self.operation: vec[i64] = vec[i64]([-1] * (seats * CELL_COUNT))  # how it was made; for display
        self.area: vec[i64] = vec[i64]([0] * (seats * CELL_COUNT))  # which Dig area, counted from 1; 0: none
        self.filled: vec[i64] = vec[i64]([0] * seats)
        self.circled: vec[i64] = vec[i64]([0] * seats)  # the cells in any area
        self.areas: vec[i64] = vec[i64]([0] * seats)  # how many areas
        self.ticked: vec[i64] = vec[i64]([0] * (seats * 4))
        self.hand: vec[i64] = vec[i64]([0] * seats)
        self.bag: i64 = FULL_BAG
        # this round
        self.pending: vec[i64] = vec[i64]([NOT_LOCKED] * seats)  # operation * 19 + cell, secret until shown
        self.new_cell: vec[i64] = vec[i64]([-1] * seats)
        self.asked: i64 = 0  # how many seats have had their turn to dig, the digger included
        self.digger: i64 = -1
        self.last_digger: i64 = -1
        self.candidates: vec[i64] = vec[i64]()  # areas the digger can still mean; replaced, never changed in place
        self.picked: i64 = 0  # the cells common to them
        self.to_draw: i64 = 0
        self.to_keep: i64 = 0
        self.drawn: i64 = 0
        self.kept: i64 = 0  # of those drawn, what the digger has already said to keep; they are in his hand too

    def slug(self) -> str:
        return "trek12"

    def players(self) -> int:
        return self.seats

    def copy(self) -> Trek:
        return copied(self)

    # T-5 Scoring. Skeletons are only decided at the end (T-7.1).

    def score(self, seat: int) -> int:
        points = bone_points(self.hand[seat]) - penalty(self.number, self.circled[seat], seat)
        if self.phase == OVER:
            points += skeleton_points(skeleton_owners(self.hand, self.solo), seat)
        return points

    def winners(self) -> int:
        """T-5.4 The highest score; equal best scores share the title."""
        if self.phase != OVER:
            return 0
        best = max([self.score(seat) for seat in range(self.seats)])
        mask = 0
        for seat in range(self.seats):
            if self.score(seat) == best:
                mask |= 1 << seat
        return mask

    # T-7 Hidden and public information: only what others have locked in this round is secret.

    def hide(self, seat: int) -> Trek:
        t = self.copy()
        i: i64
        for i in range(t.seats):
            if i != seat and t.pending[i] != NOT_LOCKED:
                t.pending[i] = UNKNOWN
        return t

    def guess(self, rng: RandomSource) -> Trek:
        t = self.copy()
        writing = t.phases[WRITE_NUMBERS]
        i: i64
        for i in range(t.seats):
            if t.pending[i] == UNKNOWN:
                choices = writing.choices(t, i)
                t.pending[i] = choices[rng.randrange(len(choices))]
        return t

    def dump(self) -> dict[str, Any]:
        # Imported here: the notation of positions needs the rules to rebuild what is derived.
        from sacbe.games.trek12.notation import dump

        return dump(self)
