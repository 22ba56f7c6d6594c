"""Last chapter: the curse, how the game ends, and a sharing in which both come together."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import LEARNER, Chapter, Do, Read, Task
from sacbe.games.tobago.lessons.table import TABLE, player
from sacbe.games.tobago.state import OVER

CURSE: Final = Chapter(
    name="curse",
    position=TABLE
    | {
        "players": [
            player("-3,3", "in-river", "in-largest-lake", "next-to-jungle", "next-to-statue", treasures=[6, 4, 3]),
            player("2,-5", "in-lake", "in-beach", "next-to-ocean", "next-to-hut", treasures=[6, 5, 4]),
            player("0,4", "in-sight-hut", "not-in-river", "next-to-palm", "not-next-to-hut", treasures=[5, 4, 3]),
        ],
        "maps": {
            "white": {"clues": [["in-jungle", 0], ["next-to-beach", 1]]},
            "grey": {"clues": [["in-sight-palm", 2], ["next-to-scrubland", 1]]},
            "brown": {"clues": [["in-largest-mountains", 1]]},
            "black": {"clues": [["in-scrubland", 1], ["next-to-river", 0], ["not-in-sight-statue", 2]]},
        },
        "amulets": {"island": ["-2,-2", "4,-1"]},
        "treasure": {"deck": [2, 3, 4, 5, "curse"], "removed": ["curse"]},
    },
    steps=(
        Read(name="danger", rule="T-4.6.1"),
        Read(name="guard", lit=("panel-0",), rule="T-4.6.2"),
        Read(name="end", lit=("headline",), rule="T-5.1"),
        Do(name="raise", lit=("atv-0", "map-black"), play=("raise black",), confirm=True),
        Read(name="seen", lit=("hoard",), rule="T-4.5.9"),
        Task(
            name="task",
            lit=("rung-0", "rung-2"),
            rule="T-4.6.2",
            done=lambda s: s.phase == OVER and bool(s.winners() >> LEARNER & 1),
            over=lambda s: s.phase == OVER,
            solution=("take", "take"),
        ),
    ),
    script=(
        "nature: look curse-a",
        "nature: look 2a",
        "nature: look 4a",
        "nature: look 5a",
        "nature: extra 3a",
        "nature: turn-up 3a",
        "nature: turn-up 4a",
        "2: take",
        "nature: turn-up 2a",
        "1: take",
        "nature: turn-up curse-a",
    ),
    minutes=2,
)
