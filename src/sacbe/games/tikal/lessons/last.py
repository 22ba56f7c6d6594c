"""Last chapter: the stack is used up, everybody has ten points more, and who wins."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import LEARNER, Chapter, Read, Task
from sacbe.games.tikal.lessons.table import LETTER_A, LETTER_B, TO_THE_TEMPLE, table

# The whole board, as it was laid after the first volcano.
LATER: Final = (
    "c1r1 B6 0, c4r4 C1 0, c5r1 C2 2, c0r1 C3 2, c3r0 C4 4, c5r2 C5 0, c5r0 D1 5, c4r1 D2 3, c6r3 D3 5, c4r0 D4 5, "
    "c6r4 D5 0, c6r2 E1 0, c2r1 E2 5, c7r2 E3 0, c2r0 E4 0, c6r1 E5 1, c5r3 F1 1, c1r0 F2 4, c7r0 F3 0, c7r1 F4 1, "
    "c6r0 F5 0, c0r0 G1 4, c5r4 G2 3, c7r3 G3 5, c7r4 G4 0"
)

LAST: Final = Chapter(
    name="last",
    position=table(
        f"{LETTER_A}, {LETTER_B}, {LATER}",
        {"c1r2": 7, "c2r2": 5, "c2r4": 4, "c0r3": 4, "c4r3": 5, "c2r1": 7, "c4r1": 6},
        [
            {
                "pieces": {"c1r2": {"worker": 3}, "c0r3": {"worker": 1}, "c2r3": {"leader": 1}},
                "guards": {"c2r4": "worker"},
                "treasures": {"knife": 3, "statue": 2, "jaguar": 1},
                "score": 50,
            },
            {
                "pieces": {"c1r2": {"worker": 3}, "c4r3": {"worker": 2, "leader": 1}, "c6r2": {"worker": 2}},
                "guards": {"c2r1": "worker"},
                "treasures": {"statue": 1, "plate": 3, "mask": 1},
                "score": 79,
            },
            {
                "pieces": {"c2r2": {"worker": 2}, "c5r0": {"worker": 3}, "c0r2": {"worker": 1}},
                "guards": {"c4r1": "leader"},
                "treasures": {"vase": 3, "skull": 1},
                "score": 66,
            },
        ],
        sites={"c2r3": 0, "c3r2": 0, "c3r1": 1, "c5r2": 1, "c4r0": 2, "c6r1": 1, "c7r1": 2, "c7r4": 2},
        phase="final",
        queue=[0],
    ),
    steps=(
        Read(name="stack", lit=("headline",), rule="T-5.5"),
        Read(name="gap", lit=("panel-0", "panel-1"), rule="T-5.6"),
        Read(name="look", lit=("cell-c1r2", "cell-c2r2"), rule="T-5.2"),
        Task(
            name="task",
            lit=("prompt", "panel-0"),
            done=lambda s: s.actors() == 0 and bool(s.winners() >> LEARNER & 1),
            over=lambda s: s.actors() == 0,
            solution=(
                "step c2r3 N leader",
                *TO_THE_TEMPLE,
                "end",
            ),
        ),
    ),
    minutes=2,
)
