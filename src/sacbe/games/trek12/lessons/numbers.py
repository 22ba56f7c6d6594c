"""First chapter: the goal; one number of two dice; where it may be written. No nine can come about by accident."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import LEARNER, Chapter, Confirm, Do, Read, Task
from sacbe.games.trek12.data import CELL_COUNT, CELLS, SPECIALS
from sacbe.games.trek12.state import Trek

DICE: Final = ("die-yellow", "die-red")
OPERATIONS: Final = ("op-yellow", "op-red", "op-difference", "op-sum")


def _in_special_cells(s: Trek) -> list[int]:
    written = [int(s.number[LEARNER * CELL_COUNT + cell]) for cell in range(len(CELLS)) if SPECIALS[cell]]
    return [number for number in written if number >= 0]


NUMBERS: Final = Chapter(
    name="numbers",
    position={"seats": 2, "round": 1, "chief": 0, "dice": [2, 6]},
    steps=(
        Read(name="goal", rule="T-1"),
        Read(name="dice", lit=DICE, rule="T-4.0"),
        Read(name="operations", lit=(*DICE, *OPERATIONS), rule="T-4.1.2"),
        Do(name="first", lit=("op-sum", "cell-D2"), play=("write sum D2",)),
        Confirm(name="confirm", lit=("confirm",), rule="T-4.1.7"),
        Read(name="minus", lit=("panel-0",), rule="T-5.2"),
        Read(name="beside", lit=("cell-C3", "cell-D1", "cell-E2"), rule="T-4.1.4"),
        Do(
            name="second",
            lit=("cell-C3", "cell-D1", "cell-E2"),
            play=("write red C3",),
            also=("write * C3", "write * D1", "write * E2"),
            confirm=True,
        ),
        Read(name="boxes", lit=OPERATIONS, rule="T-4.1.3"),
        Read(name="special", lit=("cell-C2", "cell-D3", "cell-E1"), rule="T-4.1.5"),
        Task(
            name="task",
            lit=("cell-C2", "cell-D3", "cell-E1"),
            rule="T-4.1.5",
            done=lambda s: bool(_in_special_cells(s)),
            best=lambda s: max(_in_special_cells(s)) < 10,
            over=lambda s: s.round > 3,
            solution=("write yellow E1",),
        ),
    ),
    script=(
        "1: write yellow C4",
        "nature: roll 2 5",
        "1: write red C3",
        "nature: roll 5 5",
        "1: write yellow D4",
        "nature: roll 1 6",
        "1: write difference E4",
    ),
)
