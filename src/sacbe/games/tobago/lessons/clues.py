"""First chapter: the goal, treasure maps, what a clue says, roses, and finding a treasure."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import Chapter, Confirm, Do, Read, Task
from sacbe.games.tobago.data import MAPS
from sacbe.games.tobago.lessons.table import TABLE, on, player, turn_is_spent
from sacbe.games.tobago.rules.maps import is_located

JUNGLE: Final = (
    *("-5,0", "-5,1", "-5,2", "-4,-1", "-4,0", "-3,0"),
    *("3,-4", "4,-5", "5,-7", "5,-6", "6,-8", "6,-7", "7,-8"),
)
HAND: Final = ("next-to-hut", "not-in-largest-jungle", "in-river", "next-to-mountains")

CLUES: Final = Chapter(
    name="clues",
    position=TABLE
    | {
        "players": [
            player("6,-3", *HAND),
            player("2,-5", "next-to-scrubland", "in-lake", "not-in-beach", "next-to-ocean"),
            player("0,5", "in-sight-hut", "next-to-beach", "not-in-river", "next-to-largest-lake"),
        ],
        "maps": {
            "white": {"clues": [["in-jungle", 1]]},
            "grey": {"clues": [["in-mountains", 2]]},
            "brown": {"clues": [["in-sight-palm", 0]]},
        },
    },
    steps=(
        Read(name="goal", rule="T-5.3"),
        Read(name="map", lit=("map-white", *on("site-white", *JUNGLE)), rule="T-1.8"),
        Read(name="turn", lit=("atv-0", *(f"card-{clue}" for clue in HAND)), rule="T-3.1"),
        Read(name="kinds", lit=(*(f"card-{clue}" for clue in HAND), "clue-in-sight-palm"), rule="T-4.1.2"),
        Do(name="play", lit=("card-next-to-hut", "map-white"), play=("play next-to-hut white",)),
        Confirm(name="draw", lit=("confirm",), rule="T-4.1.1"),
        Read(name="rose", lit=("clue-next-to-hut", "clue-in-jungle"), rule="T-4.5.1"),
        Read(name="fits", lit=("card-in-river",), rule="T-4.1.3"),
        Read(name="far", lit=("map-brown", "map-black"), rule="T-1.17"),
        Task(
            name="task",
            lit=("map-white", "map-grey"),
            rule="T-1.16",
            done=lambda s: any(is_located(s, colour) for colour in range(MAPS)),
            over=turn_is_spent,
            solution=("play not-in-largest-jungle white",),
            at_once=True,
        ),
    ),
    script=(
        "nature: deal not-in-sight-palm",
        "1: play next-to-scrubland grey",
        "nature: deal in-scrubland",
        "2: leg 0,4",
        "2: end",
    ),
)
