"""Third chapter: what lies in the way: a base camp, a cave, rubble, a blockade."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import LEARNER, Chapter, Do, Read, Task
from sacbe.games.eldorado.lessons.table import TABLE, rival
from sacbe.games.eldorado.state import Race


def _on_the_second_tile(s: Race) -> bool:
    return bool(s.route.piece[s.figure[LEARNER]] == 1)


WAY: Final = Chapter(
    name="way",
    position=TABLE
    | {
        "round": 4,
        "players": [
            {
                "figures": [[1, 1]],
                "hand": ["explorer", "explorer", "traveler", "sailor"],
                "draw": ["explorer", "traveler", "traveler", "traveler"],
            },
            rival(0, -1),
            rival(1, -2),
        ],
    },
    steps=(
        Read(name="camp", lit=("hex-2",), rule="A-4.13"),
        Do(name="enter", lit=("hex-2", "hand-traveler-0"), play=("step 1 SE", "pay traveler")),
        Read(name="cave", lit=("cave-0",), rule="A-4.27"),
        Do(name="end", lit=("prompt",), play=("end",), rule="T-3.7"),
        Do(
            name="keep",
            lit=("hand-explorer-0", "hand-explorer-1", "hand-sailor-0"),
            play=("keep sailor", "keep explorer", "keep explorer"),
            any_order=True,
            confirm=True,
        ),
        Read(name="token", lit=("token-paddle_1-0",), rule="A-4.29"),
        Read(name="rubble", lit=("hex-54", "hex-60"), rule="A-4.12"),
        Read(name="blockade", lit=("blockade-1",), rule="A-4.10"),
        Task(
            name="task",
            lit=("blockade-1", "hex-2"),
            done=_on_the_second_tile,
            over=lambda s: s.round > 5,
            solution=(
                "play sailor",
                "step 1 NE",
                "play explorer",
                "step 1 NE",
                "play explorer",
                "clear 1 1",
                "use paddle_1",
                "step 1 E",
            ),
            at_once=True,
        ),
    ),
    script=(
        "nature: draw traveler",
        "nature: find paddle_1",
        "1: play explorer",
        "1: step 1 SE",
        "1: end",
        "1: discard",
        "2: play explorer",
        "2: step 1 E",
        "2: end",
        "2: discard",
    ),
)
