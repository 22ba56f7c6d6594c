"""Last chapter: numbers outside, skeletons, and the last rounds of a game."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import LEARNER, Chapter, Confirm, Do, Read, Task
from sacbe.games.trek12.state import OVER

ENDING: Final = Chapter(
    name="ending",
    position={
        "seats": 2,
        "round": 14,
        "chief": 0,
        "dice": [2, 5],
        "players": [
            {
                "numbers": {
                    "A1": 4,
                    "A2": 5,
                    "B1": 4,
                    "B2": 5,
                    "C1": 4,
                    "C2": 5,
                    "C3": 5,
                    "C4": 4,
                    "D2": 3,
                    "D4": 2,
                    "E1": 3,
                    "E2": 3,
                    "E3": 4,
                },
                "areas": [["A1", "A2"], ["B1", "B2"], ["C1", "C2"], ["C3", "C4"], ["D2", "E1", "E2"]],
                "ticked": {"yellow": 4, "red": 3, "difference": 3, "sum": 3},
                "bones": ["green-1a", "blue-5", "purple-2a", "purple-4", "orange-2b"],
            },
            {
                "numbers": {
                    "A1": 4,
                    "A2": 2,
                    "B1": 2,
                    "B2": 3,
                    "C1": 9,
                    "C3": 8,
                    "C4": 2,
                    "D1": 2,
                    "D2": 1,
                    "D4": 6,
                    "E1": 1,
                    "E2": 8,
                    "E3": 1,
                },
                "areas": [["C1"], ["C3", "D2"], ["E1", "E2"], ["A1", "B1", "B2"], ["C4", "D4", "E3"]],
                "ticked": {"yellow": 4, "red": 4, "difference": 2, "sum": 3},
                "bones": ["green-6", "green-7", "blue-2a", "blue-4", "purple-7", "orange-1b"],
            },
        ],
    },
    steps=(
        Read(name="penalty", lit=("cell-D4", "cell-E3"), rule="T-5.2"),
        Do(
            name="save",
            lit=("op-difference", "cell-E4", "cell-D4", "cell-E3"),
            play=("write difference E4",),
            also=("write difference F2",),
            confirm=True,
        ),
        Do(name="circle", lit=("cell-D4", "cell-E3"), play=("circle",)),
        Confirm(name="draw", lit=("confirm",)),
        Read(
            name="skeletons",
            lit=("skeleton-green", "skeleton-blue", "skeleton-purple", "skeleton-orange"),
            rule="T-5.1",
        ),
        Do(name="keep", lit=("skeleton-orange",), play=("keep orange-1a",), confirm=True),
        Read(name="tie", lit=("skeleton-orange",), rule="T-5.1"),
        Task(
            name="task",
            lit=("op-red", "op-sum"),
            done=lambda s: s.phase == OVER and bool(s.winners() >> LEARNER & 1),
            over=lambda s: s.phase == OVER,
            solution=("write sum D1", "circle", "write red F1"),
        ),
    ),
    script=(
        "1: write difference E4",
        "nature: draw orange-1a",
        "nature: draw green-3",
        "nature: draw blue-1b",
        "nature: roll 4 5",
        "1: write difference F1",
        "nature: draw blue-3",
        "nature: roll 3 2",
        "1: write sum F2",
    ),
)
