"""Second chapter: who holds a temple, the leader, a tie, and a guard."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import Chapter, Do, Read, Task
from sacbe.games.tikal.lessons.table import LETTER_A, TO_THE_TEMPLE, controls, table, tiles_left

TO_THE_NORTH: Final = ("recruit worker c0r4", "step c0r4 N worker")

CONTROL: Final = Chapter(
    name="control",
    position=table(
        f"{LETTER_A}, c0r2 B1 0",
        {"c1r2": 4, "c2r4": 5, "c0r3": 3},
        [
            {"pieces": {"c1r2": {"worker": 1}, "c2r4": {"worker": 1}}},
            {"pieces": {"c1r2": {"worker": 2}, "c3r3": {"worker": 1}}},
            {"pieces": {"c0r3": {"worker": 1}, "c2r2": {"worker": 1}}},
        ],
        phase="actions",
        laid="c0r2",
    ),
    steps=(
        Read(name="most", lit=("cell-c1r2",), rule="T-5.2"),
        Do(
            name="leader",
            lit=("reserve-leader", "cell-c1r2"),
            play=("recruit leader c0r4", "step c0r4 NE leader", "step c1r3 N leader"),
            rule="T-5.2",
        ),
        Do(name="grow", lit=("site-c1r2",), play=("uncover c1r2",), rule="T-4.4"),
        Read(name="keeper", lit=("cell-c2r4", "reserve-guard"), rule="T-4.8"),
        Do(name="guard", lit=("guard-c2r4",), play=("guard c2r4 worker",), confirm=True, rule="T-4.8"),
        Read(name="tie", lit=("cell-c1r2",), rule="T-5.2"),
        Task(
            name="task",
            lit=("cell-c1r2", "cell-c0r3"),
            done=lambda s: controls(s, "c1r2", "c0r3"),
            over=lambda s: tiles_left(s) < 26,
            solution=("lay c3r1 0", *TO_THE_TEMPLE, *TO_THE_NORTH, *TO_THE_NORTH),
            at_once=True,
        ),
    ),
    script=(
        "nature: draw B2",
        "1: lay c4r3 0",
        *(f"1: {action}" for action in (*TO_THE_TEMPLE, *TO_THE_TEMPLE)),
        "1: end",
        "nature: draw B3",
        "2: lay c4r2 0",
        "2: end",
        "nature: draw B5",
    ),
)
