"""What a seat at Archeo Trek 12 sees, as numbers (T-7: all but what others have locked in this round)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.bits import count
from sacbe.core.observation import Field, Observation, Vector, seat_fields
from sacbe.core.state import State
from sacbe.games.trek12.data import BOXES, CELL_COUNT, COLOUR_MASK, MAX_SEATS, ROUNDS
from sacbe.games.trek12.score import bone_points, penalty
from sacbe.games.trek12.state import NOT_LOCKED, OVER, Trek

_TOKENS: Final[i64] = 36
_HIGHEST: Final = 12.0  # a number on the sheet is at most that
_POINTS: Final = 20.0

_TABLE: Final = [
    Field("phase", 8, "what is done now: chief, roll, write, show, dig, draw, keep, over"),
    Field("round", 1, "the round, of 16"),
    Field("players", 6, "how many play: 1 to 6"),
    Field("solo", 1, "the solo variant"),
    Field("yellow", 6, "the yellow die: 0 to 5; nothing before the roll"),
    Field("red", 6, "the red die: 1 to 6; nothing before the roll"),
    Field("bag", 36, "the Bones still in the bag, nine a colour"),
    Field("picked", 19, "the cells that the digger's area has for certain"),
    Field("drawn", 36, "the Bones drawn and not decided on"),
    Field("kept", 36, "the Bones of this draw that are kept already"),
    Field("to_draw", 1, "Bones still to draw, of 19"),
    Field("to_keep", 1, "Bones still to keep, of 19"),
    Field("my_operation", 4, "the operation I have chosen for my number; others' are secret until all are shown"),
    Field("my_cell", 19, "the cell I have chosen for it"),
]
_SEAT: Final = [
    Field("chief", 1, "the Chief of this round"),
    Field("digs", 1, "digs just now"),
    Field("waits_to_dig", 1, "will be asked for a dig in this round"),
    Field("locked", 1, "has chosen what to write"),
    Field("filled", 19, "the cells that hold a number"),
    Field("number", 19, "the numbers, of 12; 0 where nothing is written"),
    Field("new", 19, "the cell written in this round"),
    Field("circled", 19, "the cells in an area"),
    Field("ticked", 4, "boxes ticked: yellow, red, difference, sum, of 4"),
    Field("areas", 1, "areas circled, of 8"),
    Field("hand", 36, "the Bones in hand"),
    Field("colours", 4, "how many of each colour, of 9"),
    Field("points", 1, "Bones less penalties so far, of 20"),
    Field("penalty", 1, "what numbers outside of areas cost now, of 20"),
]


class TrekObservation(Observation):
    def __init__(self) -> None:
        super().__init__([*_TABLE, *seat_fields(int(MAX_SEATS), _SEAT)])

    def write(self, s: State, seat: i64, out: Vector) -> None:
        assert isinstance(s, Trek)
        out.one_of(s.phase, 8)
        out.put(float(s.round) / float(ROUNDS))
        out.one_of(s.seats - 1, MAX_SEATS)
        out.flag(s.solo)
        out.one_of(s.yellow, 6)
        out.one_of(s.red - 1, 6)
        out.bits(s.bag, _TOKENS)
        out.bits(s.picked, CELL_COUNT)
        out.bits(s.drawn, _TOKENS)
        out.bits(s.kept, _TOKENS)
        out.put(float(s.to_draw) / float(CELL_COUNT))
        out.put(float(s.to_keep) / float(CELL_COUNT))
        mine = s.pending[seat]
        out.one_of(mine // CELL_COUNT if mine >= 0 else -1, 4)
        out.one_of(mine % CELL_COUNT if mine >= 0 else -1, CELL_COUNT)
        i: i64
        for i in range(MAX_SEATS):
            if i < s.seats:
                _write_seat(s, (seat + i) % s.seats, out)
            else:
                out.blank(_SEAT_SIZE)


def _write_seat(s: Trek, seat: i64, out: Vector) -> None:
    out.flag(seat == s.chief)
    out.flag(seat == s.digger)
    out.flag(s.new_cell[seat] >= 0 and s.phase != OVER and (seat - s.chief + s.seats) % s.seats >= s.asked)
    out.flag(s.pending[seat] != NOT_LOCKED)
    out.bits(s.filled[seat], CELL_COUNT)
    first = seat * CELL_COUNT
    i: i64
    for i in range(CELL_COUNT):
        out.put(float(max(s.number[first + i], 0)) / _HIGHEST)
    out.one_of(s.new_cell[seat], CELL_COUNT)
    out.bits(s.circled[seat], CELL_COUNT)
    for i in range(4):
        out.put(float(s.ticked[seat * 4 + i]) / float(BOXES))
    out.put(float(s.areas[seat]) / 8.0)
    out.bits(s.hand[seat], _TOKENS)
    for i in range(4):
        out.put(float(count(s.hand[seat] & COLOUR_MASK[i])) / 9.0)
    lost = penalty(s.number, s.circled[seat], seat)
    out.put(float(bone_points(s.hand[seat]) - lost) / _POINTS)
    out.put(float(lost) / _POINTS)


_SEAT_SIZE: Final[i64] = sum(field.size for field in _SEAT)
OBSERVATION: Final = TrekObservation()
