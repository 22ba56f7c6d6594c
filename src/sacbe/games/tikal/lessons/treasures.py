"""Third chapter: digging, collections, an exchange, and a camp far from the base camp."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import Chapter, Do, Read, Task
from sacbe.games.tikal.data import CELLS
from sacbe.games.tikal.lessons.table import LETTER_A, members_on, table, tiles_left
from sacbe.games.tikal.state import Tikal

FOUND: Final = CELLS.index("c5r2")  # where the new temple is laid


def _settled(s: Tikal) -> bool:
    """Two of the expedition stand at the new temple, and a level of it is uncovered."""
    return members_on(s, "B2") >= 2 and s.level[FOUND] >= 4


TREASURES: Final = Chapter(
    name="treasures",
    position=table(
        f"{LETTER_A}, c4r2 B3 4",
        {"c1r2": 4, "c2r4": 3, "c0r3": 2},
        [
            {
                "pieces": {"c2r3": {"worker": 2}, "c4r2": {"worker": 1}, "c1r2": {"leader": 1}},
                "treasures": {"knife": 2, "mask": 1},
            },
            {"pieces": {"c2r4": {"worker": 2}, "c3r2": {"worker": 2}}, "treasures": {"knife": 1}},
            {"pieces": {"c0r3": {"worker": 2}, "c3r2": {"worker": 1}}, "treasures": {"vase": 1}},
        ],
        sites={"c2r3": 3, "c3r2": 0},
        phase="actions",
        laid="c4r2",
    ),
    steps=(
        Read(name="ruins", lit=("cell-c2r3",), rule="T-3.6"),
        Do(name="dig", lit=("site-c2r3",), play=("dig c2r3",), confirm=True, rule="T-4.5"),
        Do(name="again", lit=("site-c2r3",), play=("dig c2r3",), confirm=True, rule="T-4.5"),
        Read(name="sets", lit=("treasure-0-knife", "treasure-1-knife"), rule="T-5.3"),
        Do(
            name="exchange",
            lit=("treasure-0-mask", "treasure-1-knife"),
            play=("exchange mask 1 knife",),
            rule="T-4.6",
        ),
        Do(name="end", lit=("prompt",), play=("end",), confirm=True, rule="T-3.7"),
        Do(name="lay", lit=("cell-c5r2",), play=("lay c5r2 2",), rule="T-3.4"),
        Do(name="camp", lit=("site-c4r2",), play=("camp c4r2",), rule="T-4.7"),
        Task(
            name="task",
            lit=("cell-c4r2", "cell-c5r2"),
            done=_settled,
            over=lambda s: tiles_left(s) < 26,
            solution=("step c4r2 SE worker", "recruit worker c4r2", "step c4r2 SE worker", "uncover c5r2"),
            at_once=True,
        ),
    ),
    script=(
        "nature: find statue",
        "nature: find jaguar",
        "nature: draw B4",
        "1: lay c3r4 0",
        "1: end",
        "nature: draw B1",
        "2: lay c0r2 0",
        "2: end",
        "nature: draw B2",
    ),
)
