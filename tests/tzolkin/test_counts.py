"""The components counted against the rulebook, and exact counts of small game trees."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sacbe
from sacbe.games.tzolkin import actions
from sacbe.games.tzolkin.actions import ACTIONS, END
from sacbe.games.tzolkin.data import (
    ALL_NUMBERED,
    BUILDING_FEEDS,
    BUILDING_FEEDS_ALL,
    BUILDING_TYPE,
    BUILDINGS,
    FOOD_DAYS,
    GEARS,
    MONUMENT_TYPE,
    MONUMENTS,
    OVAL_POINTS,
    PUSHED,
    SKULLS,
    SPACE_BIT,
    SPACE_OF_BIT,
    SPACES,
    STEPS,
    TEETH,
    TOP_SPACE,
    TOP_STEP,
    TYPES,
    WEALTH,
    WEALTH_GEAR,
    WEALTH_SPACE,
    names_of,
)
from tests.trees import leaves

pytestmark = pytest.mark.engine


def test_tiles_t_1_4() -> None:
    assert len(BUILDINGS) == len(set(BUILDINGS)) == 32
    assert Counter(name[:2] for name in BUILDINGS) == {"B1": 14, "B2": 18}
    assert Counter(TYPES[BUILDING_TYPE[i]] for i in range(32)) == dict.fromkeys(TYPES, 8)
    assert Counter(TYPES[MONUMENT_TYPE[i]] for i in range(13)) == {"tomb": 5, "civic": 4, "shrine": 4}
    assert len(MONUMENTS) == SKULLS == 13
    assert sum(BUILDING_FEEDS[i] for i in range(32)) == 3 * 1 + 3 * 3
    assert sum(BUILDING_FEEDS_ALL[i] for i in range(32)) == 2, "two of them: feeding costs nothing"


def test_wealth_tiles_t_6_4() -> None:
    assert len(WEALTH) == len(set(WEALTH)) == 21
    where: dict[str, list[int]] = {gear: [] for gear in GEARS}
    for i in range(21):
        where[GEARS[WEALTH_GEAR[i]]].append(int(WEALTH_SPACE[i]))
    assert where.pop("chichen_itza") == [0, 3, 5, 7, 10]
    assert all(spaces == [1, 3, 5, 7] for spaces in where.values())
    opposite = {(space + 5) % 10 for space in (1, 3, 5, 7)}
    assert not opposite & {1, 3, 5, 7}, "no two neutral workers can meet"


def test_gears_and_calendar_t_1_1_t_1_2() -> None:
    assert (TEETH, TOP_SPACE) == ((10, 10, 10, 10, 13), (7, 7, 7, 7, 10))
    assert len(SPACES) == 43
    assert all(SPACE_OF_BIT[SPACE_BIT[i]] == i for i in range(43))
    assert bin(ALL_NUMBERED).count("1") == 43
    assert [SPACES[SPACE_OF_BIT[i]] for i in range(53) if PUSHED >> i & 1] == [
        *[f"{gear}-6" for gear in GEARS[:4]],
        "chichen_itza-9",
    ]
    assert [FOOD_DAYS[i] for i in range(4)] == [7, 13, 20, 26]
    assert FOOD_DAYS[2] - FOOD_DAYS[1] == FOOD_DAYS[0] - 0, "the teeth repeat after half a turn"


def test_temples_and_ovals() -> None:
    assert [len(steps) - 1 for steps in STEPS] == [TOP_STEP[i] for i in range(3)] == [6, 8, 7]
    assert all(steps[1] == 0 > steps[0] for steps in STEPS), "the white step is worth nothing, the bottom less"
    assert all(list(steps) == sorted(steps) for steps in STEPS)
    assert sum(OVAL_POINTS[i] for i in range(10)) == 72
    assert names_of(0b101, GEARS) == ["palenque", "tikal"]


def test_codes_begin_where_the_rules_think_they_do() -> None:
    for verb, first in ACTIONS.first.items():
        assert getattr(actions, {"neutral": "NEUTRALS"}.get(verb, verb.upper())) == first
    assert ACTIONS.size == END == 358


SHOWN = ["B1-01", "B1-06", "B1-08", "B1-09", "B1-13", "B1-14"]
POSITIONS: dict[str, tuple[dict[str, Any], list[int]]] = {
    "start of four": ({"seats": 4, "phase": "first"}, [4, 56, 728]),
    "wealth of two": (
        {
            "phase": "wealth",
            "players": [
                {"dealt": ["W-PAL1", "W-PAL3", "W-PAL5", "W-PAL7"]},
                {"dealt": ["W-UXM1", "W-UXM3", "W-UXM5", "W-UXM7"]},
            ],
        },
        [4, 12, 48, 144, 144],
    ),
    "first turn": ({"players": [{"corn": 9}, {"corn": 9}]}, [6, 41, 270, 635, 3970]),
    "three workers to pick up": (
        {
            "players": [{"corn": 4, "wood": 2, "stone": 1, "gold": 1, "skull": 1}, {}],
            "gears": {"palenque": {"4": 0}, "tikal": {"4": 0}, "chichen_itza": {"6": 0}},
            "buildings": SHOWN,
            "monuments": ["M-05"],
        },
        [3, 16, 58, 258, 947, 4374],
    ),
    "architecture and a trade": (
        {
            "players": [
                {"corn": 6, "wood": 3, "stone": 2, "gold": 2, "technologies": {"architecture": 3, "theology": 2}},
                {},
            ],
            "gears": {"tikal": {"7": 0}, "uxmal": {"7": 0}},
            "buildings": SHOWN,
        },
        [8, 18, 118, 409, 1898],
    ),
    "last round": (
        {"day": 26, "food_days": 3, "players": [{"corn": 3}, {"corn": 3}], "gears": {"uxmal": {"3": 0, "7": 1}}},
        [7, 44, 80, 511, 1901],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_small_trees(name: str) -> None:
    position, counts = POSITIONS[name]
    s = sacbe.game("tzolkin").load(position)
    assert [leaves(s, depth) for depth in range(1, len(counts) + 1)] == counts
