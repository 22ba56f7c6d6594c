"""First chapter: the goal, starting wealth, placing and its price, the turn of the calendar, picking up."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import LEARNER, Chapter, Do, Read, Task
from sacbe.games.tzolkin.data import GEARS as NAMES
from sacbe.games.tzolkin.data import GOLD, ON_GEAR, YAXCHILAN
from sacbe.games.tzolkin.lessons.table import NEUTRAL_TILES, TABLE, acts, picks, rider
from sacbe.games.tzolkin.lessons.table import gears as on_gears
from sacbe.games.tzolkin.state import Tzolkin

CITIES: Final = tuple(f"gear-{gear}" for gear in NAMES)
LAST_DAY: Final = 6  # of the task: a worker placed at its beginning is at the gold by then


def _has_gold(s: Tzolkin) -> bool:
    return bool(s.goods[LEARNER * 5 + GOLD])


def _nobody_rides_for_gold(s: Tzolkin) -> bool:
    return bool(s.day > LAST_DAY or s.on[LEARNER] & ON_GEAR[YAXCHILAN] == 0)


GEARS: Final = Chapter(
    name="gears",
    position=TABLE
    | {
        "phase": "wealth",
        "gears": on_gears(0),
        "neutral_tiles": NEUTRAL_TILES,
        "players": [
            {"dealt": ["W-PAL7", "W-CHI10", "W-YAX1", "W-TIK1"]},
            {"dealt": ["W-TIK7", "W-UXM7", "W-PAL1", "W-YAX3"]},
            {"dealt": ["W-CHI0", "W-CHI5", "W-PAL3", "W-UXM3"]},
        ],
    },
    steps=(
        Read(name="goal", lit=("panel-0",), rule="T-5.5"),
        Do(
            name="wealth",
            lit=("wealth-W-PAL7", "wealth-W-CHI10"),
            play=("keep W-PAL7", "keep W-CHI10"),
            any_order=True,
            confirm=True,
            rule="T-2.9",
        ),
        Read(name="turn", lit=(*CITIES, "hand-0"), rule="T-3.3"),
        Do(name="place", lit=("space-palenque-0",), play=("place palenque-0",), rule="T-3.8"),
        Do(name="price", lit=("space-palenque-1",), play=("place palenque-1",), rule="T-3.9"),
        Do(name="end", lit=("prompt",), play=("done",), confirm=True),
        Read(name="turned", lit=(rider("palenque", 1, 1), rider("palenque", 2, 1)), rule="T-3.26"),
        Do(name="must", lit=("space-yaxchilan-0",), play=("place yaxchilan-0", "done"), confirm=True, rule="T-3.7"),
        Do(
            name="pick",
            lit=(rider("palenque", 2, 2), "act-palenque-2"),
            play=("pick palenque-2", "act palenque-2"),
            rule="T-3.12",
        ),
        Do(name="ride", lit=("prompt",), play=("done",), confirm=True),
        Read(name="back", lit=acts("palenque", 1, 2, 3, 4, 5, 6, 7), rule="T-3.13"),
        Task(
            name="task",
            lit=("act-yaxchilan-3", rider("yaxchilan", 2, 3)),
            rule="T-4.9",
            done=_has_gold,
            over=_nobody_rides_for_gold,
            solution=("place palenque-0", "pick yaxchilan-3", "act yaxchilan-3", "done"),
        ),
    ),
    script=(
        *("1: keep W-TIK7", "1: keep W-UXM7", "2: keep W-CHI0", "2: keep W-CHI5"),
        *("1: place tikal-1", "1: done", "2: place chichen_itza-0", "2: done"),
        *("1: place palenque-0", "1: done", "2: place uxmal-0", "2: done"),
        *("1: place yaxchilan-0", "2: place yaxchilan-2"),
        *picks(1, "palenque-2"),
        *picks(2, "yaxchilan-3"),
        *picks(1, "yaxchilan-2"),
        *picks(2, "uxmal-3"),
    ),
    minutes=4,
)
