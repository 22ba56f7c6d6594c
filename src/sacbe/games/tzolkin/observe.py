"""What a seat at Tzolk'in sees, as numbers (T-7: all but the wealth tiles of others until they are opened)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.core.observation import Field, Observation, Vector, seat_fields
from sacbe.core.state import State
from sacbe.games.tzolkin.data import (
    BUILDING_COUNT,
    DISPLAY,
    FOOD_DAYS,
    MAX_SEATS,
    MONUMENT_COUNT,
    MOST_WORKERS,
    OVALS,
    SKULLS,
)
from sacbe.games.tzolkin.observe_seat import SEAT_FIELDS, write_seat
from sacbe.games.tzolkin.observe_tasks import TASK_FIELDS, write_tasks
from sacbe.games.tzolkin.rules.prices import uncovered
from sacbe.games.tzolkin.rules.turn import FULL, lowest_space
from sacbe.games.tzolkin.state import Tzolkin

_PHASES: Final[i64] = 26
_TEETH: Final[i64] = 53  # of all gears, those that are out of sight included
_WEALTH: Final[i64] = 21
_FOOD_DAYS: Final[i64] = 4
_LAST_DAY: Final = 26.0
_LONGEST_WAIT: Final[i64] = 7  # days from one Food Day to the next
_POT: Final = 10.0
_HIGHEST: Final = 10.0  # space
_BUILT: Final = 3.0  # buildings in one turn

_TABLE: Final = [
    Field(
        "phase", int(_PHASES), "what is done now, as numbered in state.py: from the first player's choice to the end"
    ),
    Field("setting", 4, "2, 3 or 4 players; the rules of the first edition"),
    Field("day", 1, "the day, of 26"),
    Field("to_food", int(_LONGEST_WAIT) + 1, "days to the next Food Day: 0 (after this round) to 7; nothing after all"),
    Field("food_days", int(_FOOD_DAYS) + 1, "Food Days that are over: 0 to 4"),
    Field("second_age", 1, "buildings of age 2 are on display"),
    Field("pot", 1, "corn on the calendar, of 10"),
    Field("this_turn", 3, "workers placed and picked up in this turn, of 6; buildings raised, of 3"),
    *TASK_FIELDS,
    Field("traded", 6, "in this trade: wood, stone and gold sold, and bought"),
    Field("neutrals", int(_TEETH), "neutral workers by tooth, gear after gear, those that are out of sight included"),
    Field("entry", 5, "by gear the space a worker would be placed on, of 10; -1 if it is full"),
    Field("corn_tiles", 4, "corn tiles left at plantations 2 to 5, of 4"),
    Field("wood_tiles", 4, "wood tiles left there, of 4"),
    Field("open_corn", 4, "corn tiles without a wood tile on them, of 4"),
    Field("shown", int(BUILDING_COUNT), "buildings on display"),
    Field("deck", int(BUILDING_COUNT), "buildings that were not on display yet and still may be"),
    Field("offered", int(MONUMENT_COUNT), "monuments on display"),
    Field("skulls", 1, "skulls in the supply, of 13"),
    Field("ovals", int(OVALS), "actions 1 to 9 of Chichen Itza that have their skull"),
    Field("neutral_wealth", int(_WEALTH), "wealth tiles opened for neutral workers"),
    Field("my_dealt", int(_WEALTH), "the wealth tiles dealt to me"),
    Field("my_kept", int(_WEALTH), "the wealth tiles I keep"),
]


class TzolkinObservation(Observation):
    def __init__(self) -> None:
        super().__init__([*_TABLE, *seat_fields(MAX_SEATS, SEAT_FIELDS)])

    def write(self, s: State, seat: i64, out: Vector) -> None:
        assert isinstance(s, Tzolkin)
        shown = _mask_of(s.shown)
        offered = _mask_of(s.offered)
        _write_time(s, out)
        write_tasks(s, out)
        out.bits(s.traded, 6)
        _write_board(s, out)
        out.bits(shown, BUILDING_COUNT)
        out.bits(s.deck, BUILDING_COUNT)
        out.bits(offered, MONUMENT_COUNT)
        out.put(float(s.skulls) / float(SKULLS))
        i: i64
        for i in range(1, OVALS + 1):
            out.flag(s.laid[i] >= 0)
        out.bits(s.neutral_tiles, _WEALTH)
        out.bits(s.dealt[seat], _WEALTH)
        out.bits(s.kept[seat], _WEALTH)
        for i in range(MAX_SEATS):
            if i < s.seats:
                write_seat(s, (seat + i) % s.seats, shown, offered, out)
            else:
                out.blank(_SEAT_SIZE)


def _mask_of(display: vec[i64]) -> i64:
    mask: i64 = 0
    i: i64
    for i in range(DISPLAY):
        if display[i] >= 0:
            mask |= bit(display[i])
    return mask


def _write_time(s: Tzolkin, out: Vector) -> None:
    out.one_of(s.phase, _PHASES)
    out.one_of(s.seats - 2, 3)
    out.flag(s.edition == 1)
    out.put(float(s.day) / _LAST_DAY)
    wait = max(FOOD_DAYS[s.food] - s.day, 0) if s.food < _FOOD_DAYS else -1
    out.one_of(wait, _LONGEST_WAIT + 1)
    out.one_of(s.food, _FOOD_DAYS + 1)
    out.flag(s.age == 2)
    out.put(float(s.pot()) / _POT)
    out.put(float(s.placed) / float(MOST_WORKERS))
    out.put(float(s.picked) / float(MOST_WORKERS))
    out.put(float(s.constructed) / _BUILT)


def _write_board(s: Tzolkin, out: Vector) -> None:
    out.bits(s.neutrals, _TEETH)
    occupied = s.occupied()
    i: i64
    for i in range(5):
        space = lowest_space(occupied, i)
        out.put(float(space) / _HIGHEST if space != FULL else -1.0)
    seats = float(MAX_SEATS)
    for i in range(4):
        out.put(float(s.corn_left[i]) / seats)
    for i in range(4):
        out.put(float(s.wood_left[i]) / seats)
    for i in range(4):
        out.put(float(uncovered(s, i)) / seats)


_SEAT_SIZE: Final[i64] = sum(field.size for field in SEAT_FIELDS)
OBSERVATION: Final = TzolkinObservation()
