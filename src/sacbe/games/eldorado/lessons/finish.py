"""Last chapter: keeping a card for the next turn, arriving, and who wins."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import LEARNER, Chapter, Do, Read, Task
from sacbe.games.eldorado.lessons.table import TABLE, rival
from sacbe.games.eldorado.lessons.walking import GOAL

FINISH: Final = Chapter(
    name="finish",
    position=TABLE
    | {
        "round": 12,
        "blockades": [0, 0, 0, 0],
        "players": [
            {
                "figures": [[23, -1]],
                "blockades": [1, 3, 4],
                "hand": ["explorer", "sailor", "traveler", "traveler"],
                "draw": ["explorer", "explorer", "traveler", "traveler"],
            },
            rival(24, -2, blockades=[2], hand=["traveler"] * 4, draw=["explorer", "explorer", "explorer", "sailor"]),
            rival(21, 0),
        ],
    },
    steps=(
        Read(name="gate", lit=GOAL, rule="A-4.8"),
        Read(name="last", lit=("panel-0", "panel-1"), rule="E-5.1"),
        Do(name="near", lit=("hand-explorer-0", "hex-155"), play=("play explorer", "step 1 NW")),
        Do(name="end", lit=("prompt",), play=("end",)),
        Do(name="keep", lit=("hand-sailor-0",), play=("keep sailor", "discard"), confirm=True, rule="T-3.7"),
        Task(
            name="task",
            lit=GOAL,
            done=lambda s: s.actors() == 0 and bool(s.winners() >> LEARNER & 1),
            over=lambda s: s.round > 13,
            solution=("play explorer", "step 1 NE", "play sailor", "step 1 NW"),
        ),
    ),
    script=(
        "nature: draw explorer",
        "nature: draw traveler",
        "nature: draw traveler",
        "1: end",
        "1: discard",
        "2: play explorer",
        "2: step 1 NW",
        "2: end",
        "2: discard",
        "1: play sailor",
        "1: step 1 NE",
        "2: end",
        "2: discard",
        "nature: draw explorer",
        "nature: draw explorer",
        "nature: draw traveler",
        "nature: draw traveler",
    ),
)
