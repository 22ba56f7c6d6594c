"""Third chapter: a larger area shows more bones, and every 0 in it keeps one more."""

from __future__ import annotations

from typing import Final

from sacbe.core.bits import count
from sacbe.core.lesson import LEARNER, Chapter, Confirm, Do, Read, Task

ZEROS: Final = Chapter(
    name="zeros",
    position={
        "seats": 2,
        "round": 4,
        "chief": 0,
        "dice": [4, 6],
        "players": [
            {
                "numbers": {"C4": 5, "D4": 0, "E3": 6},
                "operations": {"C4": "yellow", "D4": "difference", "E3": "sum"},
            },
            {
                "numbers": {"B2": 5, "C1": 0, "D1": 6},
                "operations": {"B2": "yellow", "C1": "difference", "D1": "sum"},
            },
        ],
    },
    steps=(
        Read(name="cells", lit=("cell-C4", "cell-D4", "cell-E3"), rule="T-4.4"),
        Read(name="zero", lit=("cell-D4",), rule="T-4.4"),
        Do(name="four", lit=("op-yellow", "cell-C3"), play=("write yellow C3",), confirm=True),
        Do(name="add", lit=("cell-C3", "cell-C4", "cell-D4"), play=("pick D4",), rule="T-4.3.2"),
        Confirm(name="draw", lit=("confirm",)),
        Do(name="keep", play=("keep orange-6", "keep green-3"), any_order=True, confirm=True, rule="T-4.5"),
        Task(
            name="task",
            lit=("cell-E3",),
            done=lambda s: count(s.hand[LEARNER]) >= 4 and s.digger != LEARNER,
            over=lambda s: s.round > 6,
            solution=("write yellow E4", "write yellow E5", "circle", "keep purple-4", "keep blue-2a"),
        ),
    ),
    script=(
        "1: write difference B1",
        "nature: draw orange-6",
        "nature: draw green-3",
        "nature: draw blue-1a",
        "nature: roll 0 3",
        "1: write red D2",
        "1: pick C1",
        "nature: draw blue-6",
        "nature: draw purple-2a",
        "nature: draw green-4",
        "1: keep blue-6",
        "1: keep green-4",
        "nature: roll 3 3",
        "1: write sum A1",
        "nature: draw purple-4",
        "nature: draw blue-2a",
        "nature: draw green-1a",
        "nature: roll 1 2",
        "1: write sum A2",
    ),
)
