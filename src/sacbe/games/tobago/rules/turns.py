"""T-3.4, T-3.6 A turn begins, or is tried out beforehand; T-4.9 collecting amulets; T-5.4 a dead position."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.tobago.data import LEGS, MAPS
from sacbe.games.tobago.rules.island import holds, take_out
from sacbe.games.tobago.rules.maps import can_be_narrowed, is_located
from sacbe.games.tobago.state import NONE, OVER, SWAP_ROSES, TAKE_TURN, UNUSED, Tobago


def begin_turn(s: Tobago, seat: i64) -> None:
    s.turn = seat
    s.main = UNUSED
    s.legs = LEGS
    s.idle = True
    s.start_hex = s.vehicle[seat]
    s.phase = TAKE_TURN
    stand_on_amulet(s, seat)


def foreseen(s: Tobago, seat: i64) -> Tobago | None:
    """The next turn of this seat as if it began now; not while a treasure is shared, as nobody knows how that ends."""
    if s.phase != TAKE_TURN and s.phase != SWAP_ROSES:
        return None
    t = s.copy()
    t.swapping = NONE
    begin_turn(t, seat)
    return t


def stand_on_amulet(s: Tobago, seat: i64) -> None:
    """T-4.9.1, T-4.9.2 A turn begins or a leg of the move ends: an amulet that lies here may be collected."""
    s.may_collect = holds(s.lying, 0, s.vehicle[seat])
    if s.edition == 1 and s.may_collect:  # then R-12 had it taken at once
        collect_amulet(s, seat)


def collect_amulet(s: Tobago, seat: i64) -> None:
    take_out(s.lying, 0, s.vehicle[seat])
    s.amulets[seat] += 1
    s.may_collect = False  # T-4.9.3c one that appears here now is for a later turn


def end_if_dead(s: Tobago) -> None:
    """T-5.4 No clue can ever be added, no treasure is located, and no amulet is left to separate the last hexes."""
    if s.lying[0] != 0 or s.lying[1] != 0:
        return
    roses: i64 = 0  # without one nobody can add a clue
    seat: i64
    for seat in range(s.seats):
        if s.amulets[seat] > 0:
            return
        roses += s.roses[seat]
    colour: i64
    for colour in range(MAPS):
        if is_located(s, colour) or (roses > 0 and can_be_narrowed(s, colour)):
            return
    s.phase = OVER
