"""What is certain in Tzolk'in: an action that costs nothing is done, and no step in a temple is thrown away."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.tzolkin.actions import CLIMB, NOTHING
from sacbe.games.tzolkin.data import PALENQUE, SPACE_GEAR, TOP_ACTION, TOP_STEP, YAXCHILAN
from sacbe.games.tzolkin.rules.prices import performable, way_price
from sacbe.games.tzolkin.state import ACTION, CLIMBING, Tzolkin


def is_beaten(s: Tzolkin, seat: i64, code: i64) -> bool:
    if s.phase == ACTION:
        return code == NOTHING and gives_for_nothing(s, seat)
    return s.phase == CLIMBING and is_lost(s, seat, code - CLIMB) and not all_lost(s, seat)


def gives_for_nothing(s: Tzolkin, seat: i64) -> bool:
    """T-4.4 to T-4.9 Palenque and Yaxchilan ask for nothing but the way to an action further back."""
    origin = s.number()
    gear = SPACE_GEAR[origin]
    if gear != PALENQUE and gear != YAXCHILAN:
        return False
    number: i64
    for number in range(1, TOP_ACTION[gear] + 1):
        if way_price(s, seat, origin, number) == 0 and performable(s, seat, gear, number, 0):
            return True
    return False


def is_lost(s: Tzolkin, seat: i64, temple: i64) -> bool:
    """T-4.28, R-13 No step is above, or the top one is taken."""
    top = TOP_STEP[temple]
    taken = False
    other: i64
    for other in range(s.seats):
        taken = taken or s.temple[other * 3 + temple] == top
    return taken and s.temple[seat * 3 + temple] + 1 >= top


def all_lost(s: Tzolkin, seat: i64) -> bool:
    lost = True
    temple: i64
    for temple in range(3):
        lost = lost and ((s.number() >> temple) & 1 == 1 or is_lost(s, seat, temple))
    return lost
