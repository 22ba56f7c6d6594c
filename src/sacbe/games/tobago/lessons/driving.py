"""Second chapter: the two kinds of steps, and raising a treasure that is located."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import Chapter, Do, Read, Task
from sacbe.games.tobago.lessons.table import HOARD, TABLE, on, player, shares, turn_is_spent

DRIVING: Final = Chapter(
    name="driving",
    minutes=2,
    position=TABLE
    | {
        "players": [
            player("6,-3", "in-river", "next-to-mountains", "not-in-sight-palm", "next-to-jungle"),
            player("2,-5", "in-lake", "not-in-beach", "next-to-ocean", "in-scrubland"),
            player("0,4", "in-sight-hut", "not-in-river", "next-to-largest-lake", "not-next-to-hut"),
        ],
        "maps": {
            "white": {"clues": [["in-jungle", 1], ["next-to-hut", 0], ["next-to-beach", 2]]},
            "grey": {"clues": [["in-mountains", 2], ["next-to-scrubland", 1]]},
            "brown": {"clues": [["in-sight-palm", 0]]},
        },
    },
    steps=(
        Read(name="vehicle", lit=("atv-0", *on("site-white", "-3,0")), rule="T-3.1"),
        Do(name="change", lit=("atv-0", *on("hex", "5,-3")), play=("leg 5,-3",), rule="T-4.2.1"),
        Do(name="within", lit=on("hex", "2,0"), play=("leg 2,0",), rule="T-4.2.1"),
        Do(name="lake", lit=on("hex", "2,-1"), play=("leg 2,-1",), confirm=True, rule="T-4.2.3"),
        Read(name="raise", lit=on("site-white", "-3,0"), rule="T-4.4.1"),
        Task(
            name="task",
            lit=("atv-0", *on("site-white", "-3,0")),
            done=shares,
            over=turn_is_spent,
            solution=("leg -1,0", "leg -2,0", "leg -3,0", "raise white"),
            at_once=True,
        ),
    ),
    script=(
        "1: play not-in-beach brown",
        "nature: deal in-beach",
        "2: play next-to-largest-lake grey",
        "nature: deal next-to-statue",
        *HOARD,
    ),
)
