"""What a seat sees, as numbers with names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.observation import Field, Observation, Vector, seat_fields
from sacbe.core.state import State
from sacbe_cenote.data import BLESSINGS, MOST_SEATS, ROPES, ROUNDS, TREASURES, numbers
from sacbe_cenote.state import NONE, Cenote

_POINTS: Final = 20.0
_TABLE: Final = [
    Field("phase", 6, "what is done now: draw, choose, show, decide, bless, over"),
    Field("round", 1, "the round, of 6"),
    Field("players", 3, "how many play: 2 to 4"),
    Field("pile", 1, "the option: what nobody reached stays in the well"),
    Field("left", 6, "the treasures still to come, 2 to 7"),
    Field("well", 6, "the treasures in the well, 2 to 7"),
    Field("bag", 8, "the blessings that I have not seen, 1 to 8"),
    Field("my_rope", 6, "the rope I have let down, 1 to 6; others' are secret until all are seen"),
    Field("my_blessings", 8, "the blessings I have drawn"),
]
_SEAT: Final = [
    Field("finder", 1, "has found what is in the well"),
    Field("chosen", 1, "has let down a rope"),
    Field("ropes", 6, "the ropes not used yet, 1 to 6"),
    Field("kept", 6, "the treasures kept, 2 to 7"),
    Field("blessings", 1, "how many blessings, of 6"),
    Field("points", 1, "of treasures kept, of 20"),
]
_SEAT_SIZE: Final = sum(field.size for field in _SEAT)


class CenoteObservation(Observation):
    def __init__(self) -> None:
        super().__init__([*_TABLE, *seat_fields(MOST_SEATS, _SEAT)])

    def write(self, s: State, seat: i64, out: Vector) -> None:
        assert isinstance(s, Cenote)
        out.one_of(s.phase, 6)
        out.put(s.round / ROUNDS)
        out.one_of(s.seats - 2, 3)
        out.flag(s.pile)
        out.bits(s.left >> TREASURES[0], len(TREASURES))
        out.bits(s.well >> TREASURES[0], len(TREASURES))
        # Others' blessings are in the bag of a view: so the true position tells no more than the view does.
        unseen = s.bag | sum(s.blessed[other] for other in range(s.seats) if other != seat and not _over(s))
        out.bits(unseen >> BLESSINGS[0], len(BLESSINGS))
        out.one_of(s.chosen[seat] - 1, len(ROPES))
        out.bits(s.blessed[seat] >> BLESSINGS[0], len(BLESSINGS))
        for ahead in range(MOST_SEATS):
            if ahead < s.seats:
                _write_seat(s, (seat + ahead) % s.seats, out)
            else:
                out.blank(_SEAT_SIZE)


def _write_seat(s: Cenote, seat: int, out: Vector) -> None:
    out.flag(s.finder == seat)
    out.flag(s.chosen[seat] != NONE)
    out.bits(s.ropes[seat] >> ROPES[0], len(ROPES))
    out.bits(s.kept[seat] >> TREASURES[0], len(TREASURES))
    out.put((s.blessed[seat].bit_count() + s.unseen[seat]) / ROUNDS)
    out.put(sum(numbers(s.kept[seat])) / _POINTS)


def _over(s: Cenote) -> bool:
    return s.acting() == 0


OBSERVATION: Final = CenoteObservation()
