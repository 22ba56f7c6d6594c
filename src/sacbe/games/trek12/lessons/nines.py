"""Second chapter: a nine is closed, circled, and brings bones."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import LEARNER, Chapter, Confirm, Do, Read, Task
from sacbe.games.trek12.state import Trek


def _second_nine(s: Trek) -> bool:
    """Circled, and its bone has been chosen."""
    return s.areas[LEARNER] > 1 and s.digger != LEARNER


NINES: Final = Chapter(
    name="nines",
    position={
        "seats": 2,
        "round": 3,
        "chief": 0,
        "dice": [1, 3],
        "players": [
            {"numbers": {"D2": 4, "E2": 3}, "operations": {"D2": "red", "E2": "yellow"}},
            {"numbers": {"C3": 5, "C4": 6}, "operations": {"C3": "yellow", "C4": "sum"}},
        ],
    },
    steps=(
        Read(name="nine", lit=("cell-D2", "cell-E2"), rule="T-4.3"),
        Do(
            name="close",
            lit=("op-difference", "cell-D1", "cell-C3", "cell-E3", "cell-F1"),
            play=("write difference E3",),
            also=("write difference *",),
            confirm=True,
        ),
        Do(name="circle", lit=("cell-D2", "cell-E2"), play=("circle",), rule="T-4.2"),
        Confirm(name="draw", lit=("bag", "confirm"), rule="T-4.4"),
        Do(name="keep", play=("keep blue-5",), confirm=True, rule="T-4.5"),
        Read(name="points", lit=("panel-0",), rule="T-5.3"),
        Read(name="chief", lit=("chief-plate",), rule="T-4.7"),
        Task(
            name="task",
            done=_second_nine,
            over=lambda s: s.round > 5,
            solution=("write sum E4", "write difference F2", "circle", "keep orange-6"),
        ),
    ),
    script=(
        "1: write sum D4",
        "nature: draw green-2a",
        "nature: draw blue-5",
        "nature: draw orange-1a",
        "nature: roll 3 4",
        "1: write sum D3",
        "nature: roll 5 3",
        "1: write difference E4",
        "nature: draw purple-3",
        "nature: draw orange-6",
        "nature: roll 0 2",
        "1: write red E5",
    ),
)
