"""Third chapter: the ladder of roses, the cards one has seen, to take or to pass."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import LEARNER, Chapter, Do, Read, Task
from sacbe.games.tobago.lessons.table import HOARD, TABLE, player
from sacbe.games.tobago.state import OFFER_CARD, TURN_UP_CARD

SHARING: Final = Chapter(
    name="sharing",
    position=TABLE
    | {
        "players": [
            player("-3,0", "in-river", "next-to-mountains", "not-in-sight-palm", "next-to-jungle"),
            player("2,-5", "in-lake", "in-beach", "next-to-ocean", "in-scrubland"),
            player("0,4", "in-sight-hut", "not-in-river", "next-to-statue", "not-next-to-hut"),
        ],
        "phase": "look",
        "main": "moving",
        "legs": 0,
        "sharing": {"raiser": 0, "colour": "white"},
        "maps": {
            "white": {"clues": [["in-jungle", 1], ["next-to-hut", 0], ["next-to-beach", 2]]},
            "grey": {"clues": [["in-mountains", 2], ["next-to-scrubland", 1], ["next-to-largest-lake", 2]]},
            "brown": {"clues": [["in-sight-palm", 0], ["not-in-beach", 1]]},
        },
    },
    steps=(
        Read(name="ladder", lit=("rung-0", "rung-1", "rung-2", "rung-3"), rule="T-4.5.4"),
        Read(name="hoard", lit=("hoard",), rule="T-4.5.2"),
        Read(name="offer", lit=("rung-0", "take", "pass"), rule="T-4.5.5"),
        Do(name="pass", lit=("pass", "hoard"), play=("pass",), confirm=True),
        Read(name="taken", lit=("rung-1",), rule="T-4.5.6"),
        Task(
            name="task",
            lit=("hoard",),
            done=lambda s: s.score(LEARNER) >= 9,
            best=lambda s: s.score(LEARNER) > 9,
            over=lambda s: s.phase not in (OFFER_CARD, TURN_UP_CARD),
            solution=("pass", "pass", "take", "take"),
            at_once=True,
        ),
    ),
    script=(
        *HOARD,
        "2: take",
        "nature: turn-up 3a",
        "1: take",
        "nature: turn-up 6a",
        "1: take",
        "nature: turn-up 4a",
        "1: take",
        "nature: turn-up 3a",
        "1: take",
    ),
)
