"""Second chapter: Food Day, the forest, begging, the first player space. Two steps back feed all and anger nobody."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import LEARNER, Chapter, Do, Read, Task
from sacbe.games.tzolkin.data import START_STEP
from sacbe.games.tzolkin.lessons.table import TABLE, acts, gears, picks, rider
from sacbe.games.tzolkin.score import EARNED, FROM_HUNGER
from sacbe.games.tzolkin.state import Tzolkin

DAY: Final = 6
TEMPLES: Final = ("temple-chaac", "temple-quetzalcoatl", "temple-kukulcan")


def _all_were_fed(s: Tzolkin) -> bool:
    return bool(s.food == 1 and s.earned[LEARNER * EARNED + FROM_HUNGER] == 0)


def _no_god_is_angry(s: Tzolkin) -> bool:
    return all(s.temple[LEARNER * 3 + temple] >= START_STEP for temple in range(3))


FOOD: Final = Chapter(
    name="food",
    position=TABLE
    | {
        "day": DAY,
        "marker": 2,
        "turn": 0,
        "pot": 4,
        "gears": gears(DAY, palenque={3: 0, 0: 1, 1: 2}, yaxchilan={0: 0, 3: 1, 4: 2}, uxmal={4: 1}),
        "players": [
            {"wood": 2},
            {"corn": 6, "workers": 4, "temples": {"chaac": 2}},
            {"corn": 7, "stone": 1, "temples": {"kukulcan": 2}},
        ],
    },
    steps=(
        Read(name="day", lit=("headline", "turn-calendar"), rule="T-3.20"),
        Read(name="bill", lit=("bill-0",), rule="T-3.20"),
        Read(name="forest", lit=acts("palenque", 3, 4, 5), rule="T-4.6"),
        Read(name="beg", lit=TEMPLES, rule="T-3.4"),
        Do(name="pot", lit=("first",), play=("place first_player", "done"), confirm=True, rule="T-3.18"),
        Do(name="advance", lit=("day-1", "day-2"), play=("advance 1",), rule="T-3.27"),
        Task(
            name="task",
            lit=(*acts("palenque", 1, 2, 3, 4), rider("palenque", 4, DAY + 1)),
            rule="T-3.13",
            done=_all_were_fed,
            best=_no_god_is_angry,
            over=lambda s: s.food > 0,
            solution=("pick palenque-4", "act palenque-2", "done"),
        ),
    ),
    script=(
        *picks(2, "yaxchilan-4"),
        *picks(1, "yaxchilan-3"),
        *picks(1, "palenque-1"),
        *picks(2, "palenque-2"),
    ),
    minutes=3,
)
