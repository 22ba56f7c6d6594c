"""The actions of Tobago: codes and their notation. A clue on a map is named by its card: every card is unique."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.actions import ActionSpace, Verb
from sacbe.games.tobago.data import ASSEMBLIES, CLUES, COLOURS, FACINGS, HEXES, MAX_SEATS, TREASURES

ACTIONS: Final = ActionSpace(
    # T-2 Setup
    Verb("island", ASSEMBLIES),  # NATURE: which assembly
    Verb("first", tuple(str(seat) for seat in range(MAX_SEATS))),  # NATURE: who begins
    Verb("place", HEXES),  # the next landmark stands here: NATURE, or with manual placement a player
    Verb("face", FACINGS),  # the statue just placed looks there
    Verb("vehicle", HEXES),  # my vehicle begins here
    Verb("turn-clue", CLUES),  # NATURE: the first clue of the seat whose turn it is, for all to see
    Verb("put", COLOURS),  # it goes onto this empty map
    Verb("deal", CLUES),  # NATURE: a clue card for a hand, seen by its owner only
    # T-3.5 A turn
    Verb("play", CLUES, COLOURS),
    Verb("play-double", CLUES, COLOURS),  # with a second rose, for an amulet
    Verb("amulet-clue", CLUES, COLOURS),
    Verb("amulet-clue-double", CLUES, COLOURS),  # with a second rose, for a second amulet
    Verb("leg", HEXES),
    Verb("amulet-leg", HEXES),
    Verb("exchange"),
    Verb("amulet-exchange"),
    Verb("raise", COLOURS),
    Verb("amulet-remove", COLOURS, HEXES),
    Verb("amulet-double", CLUES),  # a second rose on this clue of mine
    Verb("amulet-swap", CLUES),  # the roses of this clue change places ...
    Verb("with", CLUES),  # ... with those of this one
    Verb("end"),
    # T-4.5 Sharing
    # T-7.2 Outcomes go by value: the first card of a value stands for all of them.
    Verb("look", TREASURES),  # NATURE: a card for the hoard, seen by the seat that draws it only
    Verb("extra", TREASURES),  # NATURE: the extra card, seen by nobody
    Verb("turn-up", TREASURES),  # NATURE: the next card of the shuffled hoard
    Verb("take"),
    Verb("pass"),
    Verb("start", CLUES),  # T-4.7.2 the first clue of the new map
    Verb("collect"),  # T-4.9 the amulet under my vehicle
)

ISLAND: Final[i64] = 0
FIRST: Final[i64] = 32
PLACE: Final[i64] = 36
FACE: Final[i64] = 167
VEHICLE: Final[i64] = 173
TURN_CLUE: Final[i64] = 304
PUT: Final[i64] = 356
DEAL: Final[i64] = 360
PLAY: Final[i64] = 412
PLAY_DOUBLE: Final[i64] = 620
AMULET_CLUE: Final[i64] = 828
AMULET_CLUE_DOUBLE: Final[i64] = 1036
LEG: Final[i64] = 1244
AMULET_LEG: Final[i64] = 1375
EXCHANGE: Final[i64] = 1506
AMULET_EXCHANGE: Final[i64] = 1507
RAISE: Final[i64] = 1508
AMULET_REMOVE: Final[i64] = 1512
AMULET_DOUBLE: Final[i64] = 2036
AMULET_SWAP: Final[i64] = 2088
WITH: Final[i64] = 2140
END_TURN: Final[i64] = 2192
LOOK: Final[i64] = 2193
EXTRA: Final[i64] = 2234
TURN_UP: Final[i64] = 2275
TAKE: Final[i64] = 2316
PASS: Final[i64] = 2317
START: Final[i64] = 2318
COLLECT: Final[i64] = 2370
END: Final[i64] = 2371
