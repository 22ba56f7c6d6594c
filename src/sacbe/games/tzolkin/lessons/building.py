"""Third chapter: resources, technologies, buildings, and Uxmal, where corn becomes anything."""

from __future__ import annotations

from typing import Final

from sacbe.core.bits import count
from sacbe.core.lesson import LEARNER, Chapter, Do, Read, Task
from sacbe.games.tzolkin.lessons.table import TABLE, acts, gears, picks, rider

DAY: Final = 10

BUILDING: Final = Chapter(
    name="building",
    position=TABLE
    | {
        "day": DAY,
        "marker": 0,
        "gears": gears(DAY, tikal={1: 0, 2: 0, 3: 0}, uxmal={1: 0}, yaxchilan={2: 1, 3: 2}, palenque={1: 2, 2: 1}),
        "players": [
            {"corn": 12, "wood": 2, "workers": 4},
            {"corn": 5, "wood": 1, "temples": {"chaac": 2}},
            {"corn": 6, "stone": 1, "temples": {"kukulcan": 2}},
        ],
    },
    steps=(
        Read(name="resources", lit=acts("yaxchilan", 1, 2, 3, 4, 5), rule="T-4.9"),
        Read(name="tikal", lit=acts("tikal", 1, 2, 3, 4, 5), rule="T-4.10"),
        Read(
            name="tracks",
            lit=("tech-agriculture", "tech-extraction", "tech-architecture", "tech-theology"),
            rule="T-4.11",
        ),
        Do(
            name="learn",
            lit=("tech-agriculture", rider("tikal", 1, DAY), "act-tikal-1"),
            play=("pick tikal-1", "act tikal-1", "learn agriculture"),
            rule="T-4.31",
        ),
        Do(
            name="build",
            lit=("building-B1-01", rider("tikal", 2, DAY), "act-tikal-2"),
            play=("pick tikal-2", "act tikal-2", "build B1-01"),
            rule="T-4.13",
        ),
        Do(name="end", lit=("prompt",), play=("done",), confirm=True, rule="T-3.17"),
        Read(name="uxmal", lit=acts("uxmal", 1, 2, 3, 4, 5), rule="T-4.23"),
        Task(
            name="task",
            lit=(rider("uxmal", 2, DAY + 1), rider("tikal", 4, DAY + 1)),
            rule="T-4.14",
            done=lambda s: count(s.built[LEARNER]) >= 2,
            best=lambda s: count(s.built[LEARNER]) >= 3,
            over=lambda s: s.day > DAY + 2,
            solution=(
                *("pick uxmal-2", "act uxmal-2", "buy wood", "buy wood", "buy wood", "done"),
                *("pick tikal-4", "act tikal-4", "build B1-02", "build B1-09"),
            ),
        ),
    ),
    script=(
        "nature: show B1-02",
        *picks(1, "yaxchilan-2"),
        *picks(2, "yaxchilan-3"),
        *("nature: show B1-12", "nature: show B1-14"),
        *picks(1, "palenque-3", "palenque-2"),
        *picks(2, "palenque-2"),
    ),
    minutes=3,
)
