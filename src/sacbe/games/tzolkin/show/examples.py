"""Worked examples for the rules page: placing and its price, and an action of a space one has passed."""

from __future__ import annotations

from functools import partial
from typing import Final

from sacbe.core.example import Example, Frame
from sacbe.core.svg import text, use
from sacbe.games.tzolkin.data import GEARS, GOODS
from sacbe.games.tzolkin.show.figures import city_on_ground, picture
from sacbe.games.tzolkin.show.words import words
from sacbe.games.tzolkin.state import Tzolkin

_BUILDINGS: Final = ["B1-01", "B1-09", "B1-11", "B1-13", "B1-06", "B1-04"]
_MONUMENTS: Final = ["M-02", "M-07", "M-08", "M-11"]
_TABLE: Final = {"seats": 2, "buildings": _BUILDINGS, "monuments": _MONUMENTS, "marker": 0}


def _draw(name: str, gear: str, s: Tzolkin, lang: str) -> str:
    """One city, and below it what the red player has."""
    body = city_on_ground(s, -1, GEARS.index(gear), lang)
    for k, good in enumerate(GOODS[:4]):
        body += use(f"tz-{good}", 24 + k * 108, 402, 44)
        body += text(74 + k * 108, 434, str(_has(s, good)), 28, 800, "var(--ink)", "start")
    return picture((0, 0, 450, 456), words(lang)(f"example-{name}"), body)


def _has(s: Tzolkin, good: str) -> int:
    return int(s.goods[GOODS.index(good)])


PLACING: Final = Example(
    name="placing",
    rule="T-3.9",
    position=_TABLE
    | {
        "day": 2,
        "gears": {"palenque": {"0": 1}},
        "players": [{"corn": 9}, {"corn": 5}],
    },
    draw=partial(_draw, "placing", "palenque"),
    frames=(
        Frame(name="begin", holds=lambda s: _has(s, "corn") == 9),
        Frame(name="first", play=("0: place palenque-1",), holds=lambda s: _has(s, "corn") == 8),
        Frame(name="second", play=("0: place palenque-2",), holds=lambda s: _has(s, "corn") == 5),
        Frame(
            name="turned",
            play=("0: done", "1: place yaxchilan-0", "1: done"),
            holds=lambda s: s.day == 3,
        ),
    ),
)

STEPPING: Final = Example(
    name="stepping",
    rule="T-3.13",
    position=_TABLE
    | {
        "day": 5,
        "gears": {"yaxchilan": {"3": 0, "1": 1}},
        "players": [{"corn": 4}, {"corn": 5}],
    },
    draw=partial(_draw, "stepping", "yaxchilan"),
    frames=(
        Frame(name="begin", holds=lambda s: _has(s, "corn") == 4),
        Frame(name="pick", play=("0: pick yaxchilan-3",), holds=lambda s: s.picked == 1),
        Frame(
            name="act",
            play=("0: act yaxchilan-2",),
            holds=lambda s: _has(s, "stone") == 1 and _has(s, "corn") == 4,
        ),
    ),
)

EXAMPLES: Final = (PLACING, STEPPING)
