"""First chapter: the goal, what a turn is, roads of stones, and the first levels of a temple."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import Chapter, Confirm, Do, Read, Task
from sacbe.games.tikal.lessons.table import TO_THE_TEMPLE, members_on, table, tiles_left

ROADS: Final = Chapter(
    name="roads",
    position=table("", {}, [{}, {}, {}], phase="lay", drawn="A2"),
    steps=(
        Read(name="goal", lit=("cell-c0r3", "cell-c1r4"), rule="T-5"),
        Read(name="turn", lit=("tile-1",), rule="T-3.2"),
        Do(
            name="lay",
            lit=("cell-c1r2",),
            play=("lay c1r2 0",),
            also=("lay c1r2 2", "lay c1r2 4", "lay c1r2 5"),  # one stone from the clearing, and no cheaper way
            rule="T-3.4",
        ),
        Read(name="stones", lit=("cell-c0r4", "cell-c1r3"), rule="T-1.6"),
        Do(name="walk", lit=("reserve-worker", "cell-c1r2"), play=TO_THE_TEMPLE, rule="T-4.1"),
        Do(name="uncover", lit=("site-c1r2",), play=("uncover c1r2",), rule="T-4.4"),
        Do(name="second", lit=("reserve-worker", "site-c1r2"), play=(*TO_THE_TEMPLE, "uncover c1r2"), rule="T-4.4"),
        Confirm(name="end", lit=("confirm",), rule="T-3.7"),
        Task(
            name="task",
            lit=("tile-4", "reserve-worker"),
            done=lambda s: tiles_left(s) < 32 and members_on(s, "A5") >= 2,  # whoever digs meanwhile goes on
            best=lambda s: members_on(s, "A5") >= 3,
            over=lambda s: tiles_left(s) < 32,
            solution=(
                "lay c2r3 2",
                "step c1r2 SE worker",
                "step c1r2 SE worker",
                *("recruit worker c0r4", "step c0r4 NE worker", "step c1r3 NE worker"),
                "end",
            ),
        ),
    ),
    script=(
        "nature: draw A1",
        "1: lay c2r4 0",
        "1: recruit worker c0r4",
        "1: step c0r4 NE worker",
        "1: step c1r3 SE worker",
        "1: uncover c2r4",
        "1: end",
        "nature: draw A4",
        "2: lay c3r3 0",
        "2: recruit worker c0r4",
        "2: step c0r4 N worker",
        "2: uncover c0r3",
        "2: end",
        "nature: draw A5",
        "nature: draw A6",
        "1: lay c3r2 0",
        "1: end",
        "nature: draw A3",
        "2: lay c3r4 0",
        "2: end",
        "nature: draw B1",
    ),
)
