"""The actions of Tzolk'in: codes and their notation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.actions import ActionSpace, Verb
from sacbe.games.tzolkin.data import (
    BUILDINGS,
    FIRST_PLAYER_SPACE,
    GRANTED,
    MAX_SEATS,
    MONUMENTS,
    RESOURCES,
    SPACES,
    TEMPLES,
    TRACKS,
    WEALTH,
)

HARVESTS: Final = ("corn", "wood", "free")  # an uncovered corn tile, a wood tile, corn without a tile

ACTIONS: Final = ActionSpace(
    Verb("first", tuple(str(seat) for seat in range(MAX_SEATS))),  # NATURE: who begins
    Verb("show", (*BUILDINGS, *MONUMENTS)),  # NATURE: a tile is laid out
    Verb("deal", WEALTH),  # NATURE, private
    Verb("neutral", WEALTH),  # NATURE: an undealt tile says where a neutral worker stands
    Verb("keep", WEALTH),  # one of the two wealth tiles I keep, secretly
    Verb("reveal"),  # NATURE: all have chosen, kept tiles are opened
    Verb("beg", TEMPLES),  # my corn becomes 3, one step down in that temple
    Verb("place", (*SPACES, FIRST_PLAYER_SPACE)),  # a worker of mine goes there
    Verb("pick", SPACES),  # my worker there comes back
    Verb("act", SPACES),  # and performs the action of this space
    Verb("nothing"),  # or none
    Verb("done"),  # no more of what may be repeated or declined; after placing or picking up: the end of my turn
    Verb("harvest", HARVESTS),
    Verb("burn", TEMPLES),  # corn from under a wood tile, one step down in that temple
    Verb("learn", TRACKS),
    Verb("climb", TEMPLES),  # a step up in a temple of choice
    Verb("pay", RESOURCES),  # one resource of a payment of choice
    Verb("take", RESOURCES),  # one resource of choice
    Verb("build", BUILDINGS),  # at its full price
    Verb("design", BUILDINGS),  # with the help of architecture
    Verb("spare", RESOURCES),  # the resource that architecture 3 saves
    Verb("monument", MONUMENTS),
    Verb("sell", RESOURCES),
    Verb("buy", RESOURCES),
    Verb("use", GRANTED),  # of two actions given by tombs, this one now
    Verb("advance", ("1", "2")),  # how many days
)

FIRST: Final[i64] = 0
SHOW: Final[i64] = 4
DEAL: Final[i64] = 49
NEUTRALS: Final[i64] = 70
KEEP: Final[i64] = 91
REVEAL: Final[i64] = 112
BEG: Final[i64] = 113
PLACE: Final[i64] = 116
PICK: Final[i64] = 160
ACT: Final[i64] = 203
NOTHING: Final[i64] = 246
DONE: Final[i64] = 247
HARVEST: Final[i64] = 248
BURN: Final[i64] = 251
LEARN: Final[i64] = 254
CLIMB: Final[i64] = 258
PAY: Final[i64] = 261
TAKE: Final[i64] = 264
BUILD: Final[i64] = 267
DESIGN: Final[i64] = 299
SPARE: Final[i64] = 331
MONUMENT: Final[i64] = 334
SELL: Final[i64] = 347
BUY: Final[i64] = 350
USE: Final[i64] = 353
ADVANCE: Final[i64] = 356
END: Final[i64] = 358
