"""First chapter: the goal, cards and terrain, the end of a turn."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import LEARNER, Chapter, Do, Read, Task
from sacbe.games.eldorado.lessons.table import TABLE, rival

GOAL: Final = ("hex-185", "hex-186", "hex-187")
VILLAGE: Final = 6

WALKING: Final = Chapter(
    name="walking",
    position=TABLE
    | {
        "players": [
            {
                "hand": ["explorer", "explorer", "traveler", "sailor"],
                "draw": ["explorer", "traveler", "traveler", "traveler"],
            },
            rival(),
            rival(),
        ]
    },
    steps=(
        Read(name="goal", lit=GOAL, rule="E-5.1"),
        Read(name="hand", lit=("hand-explorer-0", "hand-traveler-0", "hand-sailor-0"), rule="C-1.10"),
        Do(name="first", lit=("hand-explorer-0", "hex-31"), play=("play explorer", "step 1 E"), rule="A-4.2"),
        Do(name="second", lit=("hand-explorer-0", "hex-25"), play=("play explorer", "step 1 E")),
        Do(name="village", lit=("hand-traveler-0", "hex-19"), play=("play traveler", "step 1 SE")),
        Do(name="discard", lit=("prompt",), play=("discard",), confirm=True, rule="T-3.7"),
        Read(name="draw", lit=("pile-draw", "pile-discard"), rule="T-3.8"),
        Task(
            name="task",
            lit=(f"hex-{VILLAGE}",),
            done=lambda s: s.figure[LEARNER] == VILLAGE,
            over=lambda s: s.round > 2,
            solution=("play explorer", "step 1 E", "play traveler", "step 1 E"),
            at_once=True,
        ),
    ),
    script=(
        "1: play explorer",
        "1: step 1 E",
        "1: play sailor",
        "1: step 1 E",
        "1: end",
        "1: discard",
        "2: play explorer",
        "2: step 1 E",
        "2: play explorer",
        "2: step 1 E",
        "2: end",
        "2: discard",
    ),
)
