"""The actions of Tikal: codes and their notation. All are atomic; a turn is a sequence of them (T-3, D1-D4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.actions import ActionSpace, Verb
from sacbe.games.tikal.data import CELLS, DIRECTIONS, MAX_BID, MAX_SEATS, PIECES, TILES, TREASURES

_SEATS: Final = tuple(str(seat) for seat in range(MAX_SEATS))
ROTATIONS: Final = ("0", "1", "2", "3", "4", "5")
CAMP_NAMES: Final = ("base", "first", "second")  # where a piece sets out: the base camp, or own camps as founded

ACTIONS: Final = ActionSpace(
    Verb("first", _SEATS),  # NATURE: who begins
    Verb("draw", TILES[:36]),  # NATURE: the next tile of the stack
    Verb("find", TREASURES),  # NATURE: the treasure dug up
    Verb("lay", CELLS, ROTATIONS),  # D1
    Verb("recruit", PIECES, CELLS),  # D2, to the base camp or an own camp
    Verb("travel", PIECES, CAMP_NAMES, CELLS),  # D2, the secret path from a camp to another
    Verb("step", CELLS, DIRECTIONS, PIECES),  # D2, one piece over one border
    Verb("uncover", CELLS),  # D2
    Verb("dig", CELLS),  # D2
    Verb("exchange", TREASURES, _SEATS, TREASURES),  # D2, give a kind to a seat and take a kind
    Verb("camp", CELLS),  # D2
    Verb("guard", CELLS, PIECES),  # D2, which of the members stays
    Verb("end"),  # D2
    Verb("bid", tuple(str(amount) for amount in range(1, int(MAX_BID) + 1))),  # D3
    Verb("pass"),  # D3
    Verb("pick", TILES[:36]),  # D4
)

FIRST: Final[i64] = 0
DRAW: Final[i64] = 4
FIND: Final[i64] = 40
LAY: Final[i64] = 48  # + cell * 6 + rotation
RECRUIT: Final[i64] = 288  # + piece * 40 + cell
TRAVEL: Final[i64] = 368  # + (piece * 3 + camp) * 40 + cell
STEP: Final[i64] = 608  # + (cell * 6 + direction) * 2 + piece
UNCOVER: Final[i64] = 1088  # + cell
DIG: Final[i64] = 1128  # + cell
EXCHANGE: Final[i64] = 1168  # + (give * 4 + seat) * 8 + take
CAMP: Final[i64] = 1424  # + cell
GUARD: Final[i64] = 1464  # + cell * 2 + piece
END_TURN: Final[i64] = 1544
BID: Final[i64] = 1545  # + amount - 1
PASS: Final[i64] = 2015
PICK: Final[i64] = 2016  # + tile
END: Final[i64] = 2052
