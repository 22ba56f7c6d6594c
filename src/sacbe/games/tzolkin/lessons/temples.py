"""Fourth chapter: what temples give and when, skulls, and the end of the first age."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import LEARNER, Chapter, Do, Read, Task
from sacbe.games.tzolkin.data import CHAAC, KUKULCAN
from sacbe.games.tzolkin.lessons.table import AGE_2, TABLE, acts, gears, picks, rider
from sacbe.games.tzolkin.state import Tzolkin

DAY: Final = 12
THREE: Final = ("temple-chaac", "temple-quetzalcoatl", "temple-kukulcan")


def _highest(s: Tzolkin, temple: int) -> bool:
    mine = s.temple[LEARNER * 3 + temple]
    return all(s.temple[seat * 3 + temple] < mine for seat in range(s.seats) if seat != LEARNER)


TEMPLES: Final = Chapter(
    name="temples",
    position=TABLE
    | {
        "day": DAY,
        "marker": 0,
        "gears": gears(
            DAY,
            uxmal={1: 0, 3: 2},
            chichen_itza={2: 0, 0: 2},
            tikal={4: 0},
            yaxchilan={2: 1, 3: 2},
            palenque={1: 1, 3: 1},
        ),
        "players": [
            {"corn": 11, "wood": 1, "skull": 1, "temples": {"chaac": 2}, "buildings": ["B1-02"]},
            {"corn": 8, "wood": 1, "temples": {"chaac": 3, "quetzalcoatl": 2}},
            {"corn": 9, "stone": 1, "skull": 1, "temples": {"quetzalcoatl": 4, "kukulcan": 2}},
        ],
    },
    steps=(
        Read(name="steps", lit=THREE, rule="T-4.28"),
        Read(name="when", lit=THREE, rule="T-3.23"),
        Do(
            name="climb",
            lit=("temple-kukulcan", rider("uxmal", 1, DAY), "act-uxmal-1"),
            play=("pick uxmal-1", "act uxmal-1", "climb kukulcan"),
            rule="T-4.19",
        ),
        Read(name="skulls", lit=acts("chichen_itza", 1, 2, 3, 4, 5, 6, 7, 8, 9), rule="T-4.24"),
        Do(
            name="skull",
            lit=(rider("chichen_itza", 2, DAY), "act-chichen_itza-2"),
            play=("pick chichen_itza-2", "act chichen_itza-2"),
            rule="T-4.25",
        ),
        Do(name="end", lit=("prompt",), play=("done",), confirm=True),
        Read(name="tie", lit=("temple-chaac",), rule="T-3.23"),
        Task(
            name="task",
            lit=("act-tikal-5", rider("tikal", 5, DAY + 1)),
            rule="T-4.18",
            done=lambda s: s.food == 2 and _highest(s, CHAAC),
            best=lambda s: _highest(s, KUKULCAN),
            over=lambda s: s.food > 1,
            solution=("pick tikal-5", "act tikal-5", "climb chaac", "climb kukulcan"),
        ),
    ),
    script=(
        *picks(1, "yaxchilan-2"),
        *picks(2, "yaxchilan-3"),
        *picks(1, "palenque-2"),
        *picks(2, "chichen_itza-1"),
        *(f"nature: show {building}" for building in AGE_2),
    ),
    minutes=2,
)
