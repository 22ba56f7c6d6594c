"""Fourth chapter: a volcano wakes, everybody scores in turn, and who scores later may come along."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import Chapter, Do, Read, Task
from sacbe.games.tikal.lessons.table import LETTER_A, LETTER_B, TO_THE_TEMPLE, controls, table, tiles_left

VOLCANO: Final = Chapter(
    name="volcano",
    position=table(
        f"{LETTER_A}, {LETTER_B}",
        {"c1r2": 5, "c2r2": 3, "c2r4": 4, "c0r3": 3},
        [
            {
                "pieces": {"c1r2": {"worker": 3, "leader": 1}, "c3r2": {"worker": 1}},
                "guards": {"c2r4": "worker"},
                "treasures": {"knife": 3, "statue": 1},
            },
            {"pieces": {"c1r2": {"worker": 2}, "c4r3": {"worker": 1}}, "treasures": {"plate": 1}},
            {"pieces": {"c0r3": {"worker": 2}, "c3r1": {"worker": 1}}, "treasures": {"vase": 2}},
        ],
        sites={"c2r3": 2, "c3r2": 0, "c3r1": 3},
        phase="scoring",
        drawn="B6",
        holder=0,
    ),
    steps=(
        Read(name="wakes", lit=("tile-11", "headline"), rule="T-3.8"),
        Read(
            name="now",
            lit=("treasure-0-knife", "treasure-0-statue", "cell-c2r4", "cell-c1r2"),
            rule="T-5.1",
        ),
        Do(name="grow", lit=("site-c1r2",), play=("uncover c1r2", "uncover c1r2"), rule="T-4.4"),
        Do(
            name="leader",
            lit=("lead-0", "cell-c2r2"),
            play=("step c1r2 SE leader", "step c2r3 N leader", "uncover c2r2"),
            rule="T-5.2",
        ),
        Do(
            name="spoil",
            lit=("worker-0-c3r2", "cell-c4r3"),
            play=("step c3r2 S worker", "step c3r3 NE worker"),
            confirm=True,
            rule="T-5.2",
        ),
        Read(name="later", lit=("cell-c1r2", "panel-1"), rule="T-5.1"),
        Do(name="lay", lit=("tile-11",), play=("lay c1r1 0",), also=("lay * 0",), rule="T-3.5"),
        Task(
            name="task",
            lit=("cell-c1r2", "cell-c2r2"),
            done=lambda s: controls(s, "c1r2"),
            best=lambda s: controls(s, "c1r2", "c2r2"),
            over=lambda s: tiles_left(s) < 24,
            solution=(*TO_THE_TEMPLE, *TO_THE_TEMPLE, "end"),
        ),
    ),
    script=(
        *(f"1: {action}" for action in (*TO_THE_TEMPLE, *TO_THE_TEMPLE)),
        "1: end",
        "2: end",
        "nature: draw C4",
        "1: lay c4r4 0",
        "1: end",
        "nature: draw C1",
        "2: lay c5r2 5",
        "2: end",
        "nature: draw C2",
    ),
)
