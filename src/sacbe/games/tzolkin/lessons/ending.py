"""Last chapter: monuments, the last Food Day and the final scoring. One point more than Boris is enough."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import LEARNER, Chapter, Do, Read, Task
from sacbe.games.tzolkin.lessons.table import AGE_2, MONUMENTS, TABLE, gears, picks, rider

DAY: Final = 25

ENDING: Final = Chapter(
    name="ending",
    position=TABLE
    | {
        "day": DAY,
        "age": 2,
        "marker": 0,
        "gears": gears(
            DAY,
            tikal={4: 0},
            palenque={5: 0, 2: 1},
            chichen_itza={7: 0, 3: 2},
            yaxchilan={2: 1, 3: 2},
            uxmal={2: 2},
        ),
        "jungle": {
            "2": {"corn": 1},
            "3": {"corn": 2, "wood": 1},
            "4": {"corn": 1, "wood": 0},
            "5": {"corn": 1, "wood": 0},
        },
        "ovals": {"1": 1, "2": 0, "4": 2, "7": 1},
        "buildings": AGE_2,
        "players": [
            {
                "corn": 2,
                "wood": 2,
                "stone": 1,
                "gold": 3,
                "skull": 1,
                "workers": 4,
                "vp": 29,
                "temples": {"chaac": 4, "quetzalcoatl": 3, "kukulcan": 3},
                "technologies": {"agriculture": 3, "extraction": 2, "architecture": 1},
                "buildings": ["B1-02", "B1-09"],
            },
            {
                "corn": 9,
                "wood": 1,
                "workers": 4,
                "vp": 60,
                "temples": {"chaac": 3, "quetzalcoatl": 4, "kukulcan": 2},
                "technologies": {"extraction": 2},
            },
            {
                "corn": 8,
                "stone": 1,
                "vp": 44,
                "temples": {"chaac": 2, "quetzalcoatl": 2, "kukulcan": 4},
                "technologies": {"theology": 2},
            },
        ],
    },
    steps=(
        Read(name="last", lit=("headline",), rule="T-5.1"),
        Read(name="count", lit=("stock-corn", "stock-wood", "stock-stone", "stock-gold", "stock-skull"), rule="T-5.3"),
        Read(name="monuments", lit=("lenses", *(f"monument-{name}" for name in MONUMENTS)), rule="T-4.17"),
        Do(
            name="build",
            lit=("monument-M-08", rider("tikal", 4, DAY), "act-tikal-4"),
            play=("pick tikal-4", "act tikal-4", "monument M-08"),
            rule="T-5.4",
        ),
        Do(name="end", lit=("prompt",), play=("done",), confirm=True),
        Task(
            name="task",
            lit=(rider("palenque", 6, DAY + 1), rider("chichen_itza", 8, DAY + 1)),
            rule="T-3.14",
            done=lambda s: s.actors() == 0 and bool(s.winners() >> LEARNER & 1),
            over=lambda s: s.actors() == 0,
            solution=(
                *("pick palenque-6", "act palenque-5"),
                *("pick chichen_itza-8", "act chichen_itza-8", "take gold"),
            ),
        ),
    ),
    script=(
        *picks(1, "yaxchilan-2"),
        *picks(2, "yaxchilan-3"),
        *picks(1, "palenque-3", "palenque-1"),
        *picks(2, "uxmal-3"),
    ),
    minutes=3,
)
