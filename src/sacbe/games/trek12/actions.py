"""The actions of Archeo Trek 12: codes and their notation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.actions import ActionSpace, Verb
from sacbe.games.trek12.data import CELLS, MAX_SEATS, OPERATIONS, RED_FACES, TOKENS, YELLOW_FACES

ACTIONS: Final = ActionSpace(
    Verb("chief", tuple(str(seat) for seat in range(MAX_SEATS))),  # NATURE: who is the first Chief
    Verb("roll", tuple(str(n) for n in YELLOW_FACES), tuple(str(n) for n in RED_FACES)),  # NATURE
    Verb("write", OPERATIONS, CELLS),
    Verb("reveal"),  # NATURE: all have written, the sheets are shown
    Verb("pick", CELLS),  # this cell belongs to my Dig area
    Verb("circle"),  # the picked cells are my Dig area
    Verb("skip"),  # no Dig area this round
    Verb("draw", TOKENS),  # NATURE
    Verb("keep", TOKENS),
)

CHIEF: Final[i64] = 0
ROLL: Final[i64] = 6
WRITE: Final[i64] = 42
REVEAL: Final[i64] = 118
PICK: Final[i64] = 119
CIRCLE: Final[i64] = 138
SKIP: Final[i64] = 139
DRAW: Final[i64] = 140
KEEP: Final[i64] = 176
END: Final[i64] = 212
