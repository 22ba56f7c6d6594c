"""The actions of The Quest for El Dorado: codes and their notation.

Cards are named by kind, never by their place in the hand; a step is named by its direction, never by its hex. The
symbol of a white card is never said: the first hex or blockade it is used for shows it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.actions import ActionSpace, Verb
from sacbe.games.eldorado.data import (
    BLOCKADES,
    CARDS,
    DIRECTIONS,
    FINISHES,
    MARKET_CARDS,
    SIDES,
    SINGLE_USE_CARDS,
    SYMBOL_CARDS,
    TOKENS,
)

_FIGURES: Final = ("1", "2")  # the own first and, with two players, second figure
_TURNS: Final = ("0", "1", "2", "3", "4", "5")
_NUMBERS: Final = tuple(str(number) for number in range(1, BLOCKADES + 1))

ACTIONS: Final = ActionSpace(
    Verb("lay", tuple(SIDES), _TURNS),  # NATURE, random route: the next piece and how it is turned
    Verb("join", tuple(str(place) for place in range(12))),  # NATURE, random route: which of the places it may lie at
    Verb("gold", FINISHES, _TURNS),  # NATURE, random route: the end
    Verb("block", _NUMBERS),  # NATURE: the blockade on the next joint
    Verb("draw", CARDS),  # NATURE, private: a card into a hand
    Verb("find", TOKENS),  # NATURE: the top token of a cave
    Verb("automaton", ("2", "3", "4")),  # NATURE, solo: it moves, by rule
    Verb("play", CARDS),  # a card for its symbols, its step or its effect
    Verb("use", TOKENS[:-1]),  # a cave token
    Verb("step", _FIGURES, DIRECTIONS),
    Verb("clear", _FIGURES, _NUMBERS),  # pay for the blockade of this number
    Verb("stop"),  # give up the symbols left over
    Verb("pay", CARDS),  # for rubble, a base camp or a gray blockade
    Verb("buy", MARKET_CARDS),
    Verb("coins", SYMBOL_CARDS),  # pay with all its coins
    Verb("half", CARDS),  # pay with half a coin
    Verb("spend", ("coin_1", "coin_2")),  # pay with a token
    Verb("confirm"),  # the price is reached
    Verb("take", MARKET_CARDS),  # with the Transmitter
    Verb("remove", CARDS),  # out of the game
    Verb("replace", CARDS),  # lay it off, to draw another
    Verb("done"),  # remove or replace no more
    Verb("save", SINGLE_USE_CARDS),  # the token keep_item
    Verb("end"),  # of phase 1
    Verb("keep", CARDS),
    Verb("discard"),  # phase 2: all that is not kept
    Verb("pass"),  # option late_tokens: no more tokens this turn
)

LAY: Final[i64] = 0
JOIN: Final[i64] = 108
GOLD: Final[i64] = 120
BLOCK: Final[i64] = 132
DRAW: Final[i64] = 138
FIND: Final[i64] = 159
AUTOMATON: Final[i64] = 173
PLAY: Final[i64] = 176
USE: Final[i64] = 197
STEP: Final[i64] = 210
CLEAR: Final[i64] = 222
STOP: Final[i64] = 234
PAY: Final[i64] = 235
BUY: Final[i64] = 256
COINS: Final[i64] = 274
HALF: Final[i64] = 289
SPEND: Final[i64] = 310
CONFIRM: Final[i64] = 312
TAKE: Final[i64] = 313
REMOVE: Final[i64] = 331
REPLACE: Final[i64] = 352
DONE: Final[i64] = 373
SAVE: Final[i64] = 374
END_PLAY: Final[i64] = 380
KEEP: Final[i64] = 381
DISCARD: Final[i64] = 402
PASS: Final[i64] = 403
END: Final[i64] = 404
