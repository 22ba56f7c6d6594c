"""Fourth chapter: a new hunt begins, amulets appear, and what they are good for."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import Chapter, Do, Read, Task
from sacbe.games.tobago.lessons.table import TABLE, on, player, shares, turn_is_spent

HAND: Final = ("in-river", "in-largest-lake", "next-to-jungle", "next-to-statue")

AMULETS: Final = Chapter(
    name="amulets",
    position=TABLE
    | {
        "phase": "start",
        "main": "moving",
        "legs": 0,
        "sharing": {"raiser": 0, "colour": "white", "last_taker": 0},
        "players": [
            player(
                "-3,0", "in-river", "in-largest-lake", "next-to-jungle", "next-to-statue", treasures=[6, 4], amulets=1
            ),
            player("2,-5", "in-lake", "in-beach", "next-to-ocean", "in-scrubland", treasures=[5, 3]),
            player("0,4", "in-sight-hut", "not-in-river", "not-in-sight-palm", "not-next-to-hut", treasures=[4, 2]),
        ],
        "treasure": {"refused": [5, 2]},
        "maps": {
            "grey": {"clues": [["in-sight-palm", 2], ["next-to-scrubland", 1]]},
            "brown": {"clues": [["in-largest-mountains", 1], ["not-next-to-statue", 0]]},
        },
    },
    steps=(
        Do(name="start", lit=("map-white",), play=("start in-river",), also=("start *",), confirm=True, rule="T-4.7.2"),
        Read(name="appear", lit=("statue-0", *on("amulet", "-2,-2", "4,-1", "6,-4")), rule="T-4.8.1"),
        Do(name="end", lit=("prompt",), play=("end",), confirm=True, rule="T-4.4.4"),
        Do(
            name="fetch",
            lit=("atv-0", *on("amulet", "-2,-2")),
            play=("leg -2,-1", "leg -2,-2", "collect"),
            rule="T-4.9.2",
        ),
        Read(name="powers", lit=("amulets",), rule="T-4.10"),
        Do(
            name="clear",
            lit=("amulets", *on("site-brown", "4,-6")),
            play=("amulet-remove brown 4,-6",),
            rule="T-4.10.1",
        ),
        Task(
            name="task",
            lit=("amulets", *on("site-brown", "1,-3")),
            rule="T-4.10.3",
            done=shares,
            over=turn_is_spent,
            solution=("leg 0,-2", "amulet-leg 1,-3", "raise brown"),
            at_once=True,
        ),
    ),
    script=(
        "nature: deal next-to-beach",
        "1: play in-scrubland black",
        "nature: deal next-to-river",
        "2: play in-sight-hut grey",
        "nature: deal next-to-palm",
        *("nature: look 5a", "nature: look 3a", "nature: look 2a", "nature: extra 4a", "nature: turn-up 5a"),
    ),
)
