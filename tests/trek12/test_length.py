"""`max_length` holds for every legal game (T-3.1): diggers who pick on purpose, and skip, try to break it."""

from __future__ import annotations

import pytest

import sacbe
from sacbe import NATURE, NATURE_BIT
from sacbe.games.trek12.actions import CIRCLE, PICK, SKIP
from sacbe.games.trek12.data import ROUNDS
from sacbe.games.trek12.state import Trek

pytestmark = pytest.mark.engine
TREK = sacbe.game("trek12")

# What everybody writes, chosen so that as many areas as can be lie open in every round: eight zeros, then nines.
PLAN = (
    ("1 1", "difference", "D2"),
    ("0 1", "yellow", "E2"),
    ("1 1", "difference", "E3"),
    ("4 5", "sum", "D3"),
    ("0 1", "yellow", "E1"),
    ("1 1", "difference", "D1"),
    ("0 1", "yellow", "F1"),
    ("0 1", "yellow", "D4"),
    ("1 1", "difference", "E4"),
    ("4 5", "sum", "C3"),
    ("4 5", "sum", "C4"),
    ("4 5", "sum", "E5"),
    ("0 6", "red", "C1"),
    ("0 3", "red", "F2"),
    ("0 3", "red", "B2"),
    ("0 3", "red", "C2"),
)


def dawdle(s: Trek, seat: int) -> int:
    """The pick that leaves most areas open, as long as one leaves any choice; in the last round then the dig itself."""
    open_yet = []
    for code in s.legal(seat):
        if PICK <= code < CIRCLE:
            left = [area for area in s.candidates if area >> (code - PICK) & 1]
            open_yet.append((len(left), code))
    most, code = max(open_yet, default=(0, -1))
    if most > 1:
        return code
    if s.round < ROUNDS:
        return int(SKIP)
    return code if most else int(CIRCLE)


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_picking_and_skipping_does_not_break_the_bound(seats: int) -> None:
    s = TREK.start(seats, {"solo": seats == 1})
    assert isinstance(s, Trek)
    length = 0
    while actors := s.actors():
        roll, operation, cell = PLAN[int(s.round) - 1]
        seat = NATURE if actors & NATURE_BIT else (actors & -actors).bit_length() - 1
        codes = s.legal(seat)
        verb = TREK.actions.verb(codes[0])
        if verb == "roll":
            code = TREK.parse(f"roll {roll}")
        elif verb == "write":
            code = TREK.parse(f"write {operation} {cell}")
        elif verb in ("pick", "circle", "skip"):
            code = dawdle(s, seat)
        else:
            code = codes[0]
        s.apply(seat, code)
        length += 1
    assert TREK.max_length is not None
    assert length <= TREK.max_length
    if seats == 6:
        assert length > 579, "longer than any game known before: the attempt is a serious one"
    assert length > 16 * (2 + seats) + 70 * seats
