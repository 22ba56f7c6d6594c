"""What a seat at Tobago sees, as numbers (T-7: not the hands of others, nor treasure cards that others drew)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.observation import Field, Observation, Vector, seat_fields
from sacbe.core.state import State
from sacbe.games.tobago.data import AMULETS, CLUE_COUNT, CURSE_EFFECTS, LANDMARKS, LEGS, MAX_SEATS
from sacbe.games.tobago.observe_clues import CLUE_FIELDS, write_clues
from sacbe.games.tobago.observe_island import ISLAND_FIELDS, write_island, write_place
from sacbe.games.tobago.observe_seat import SEAT_FIELDS, write_seat
from sacbe.games.tobago.observe_treasures import TREASURE_FIELDS, write_treasures
from sacbe.games.tobago.state import AFTER_DEALING, MAINS, NONE, Tobago

_PHASES: Final[i64] = 16
_HAND: Final = 6.0
_WIDE: Final[i64] = 5  # T-2.2b the usual distance of equal landmarks
_DEEP: Final[i64] = 27  # T-2.3 the usual depth of curses

_TABLE: Final = [
    Field("phase", int(_PHASES), "what is done now, as numbered in state.py: from the choice of an island to the end"),
    Field(
        "setting",
        13,
        "2, 3 or 4 players; the rules of the first edition; landmarks placed by players, and closer; expert amulets; "
        "the curse: standard, all go on, those with amulets go on; one curse card; less deep; it returns",
    ),
    Field("placed", 1, "landmarks that stand, of 10"),
    Field("main", len(MAINS), f"the main action of this turn: {', '.join(MAINS)}"),
    Field("legs", int(LEGS) + 1, "legs that may still be driven: 0 to 3"),
    Field("this_turn", 3, "nothing was done yet; an amulet reached may be collected; the vehicle is where it began"),
    Field("began", 3, "where it began: whether there is such a place, q and r of 8"),
    Field("dealing", 1 + len(AFTER_DEALING), f"clue cards to be dealt, of 6; then: {', '.join(AFTER_DEALING)}"),
    Field("supplies", 2, "amulets in the supply, of 21; clue cards in the deck, of 52"),
    *ISLAND_FIELDS,
    *CLUE_FIELDS,
    *TREASURE_FIELDS,
]


class TobagoObservation(Observation):
    def __init__(self) -> None:
        super().__init__([*_TABLE, *seat_fields(MAX_SEATS, SEAT_FIELDS)])

    def write(self, s: State, seat: i64, out: Vector) -> None:
        assert isinstance(s, Tobago)
        out.one_of(s.phase, _PHASES)
        _write_setting(s, out)
        _write_turn(s, out)
        write_island(s, seat, out)
        write_clues(s, seat, out)
        write_treasures(s, seat, out)
        acting = s.acting()
        i: i64
        for i in range(MAX_SEATS):
            if i < s.seats:
                write_seat(s, (seat + i) % s.seats, acting, out)
            else:
                out.blank(_SEAT_SIZE)


def _write_setting(s: Tobago, out: Vector) -> None:
    options = s.options
    out.one_of(s.seats - 2, 3)
    out.flag(s.edition == 1)
    out.flag(options.manual)
    out.flag(options.spacing < _WIDE)
    out.flag(options.expert)
    out.one_of(options.curse_effect, len(CURSE_EFFECTS))
    out.flag(options.curse_cards == 1)
    out.flag(options.curse_depth < _DEEP)
    out.flag(options.curse_returns)


def _write_turn(s: Tobago, out: Vector) -> None:
    out.put(float(s.placed) / float(LANDMARKS))
    out.one_of(s.main, len(MAINS))
    out.one_of(s.legs, LEGS + 1)
    out.flag(s.idle)
    out.flag(s.may_collect)
    out.flag(s.start_hex != NONE and s.vehicle[s.turn] == s.start_hex)
    write_place(s, s.start_hex, out)
    out.put(float(s.to_deal) / _HAND)
    out.one_of(s.after, len(AFTER_DEALING))
    out.put(float(s.amulet_supply) / float(AMULETS))
    out.put(float(s.clue_deck_size) / float(CLUE_COUNT))


_SEAT_SIZE: Final[i64] = sum(field.size for field in SEAT_FIELDS)
OBSERVATION: Final = TobagoObservation()
