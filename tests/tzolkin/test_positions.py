"""Positions written by hand: what `load` makes of them and what it says when something is wrong."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sacbe import SPECTATOR
from tests.tzolkin.play import GAME, RICH, load, player

pytestmark = pytest.mark.engine


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"players": [{}] * 5}, "2..4"),
        ({"seats": 2, "players": [{}] * 3}, "2 seats need 2 players"),
        ({"players": [{"temples": {"chaac": 6}}] * 2}, "T-4.29"),
        ({"jungle": {"2": {"corn": 2, "wood": 1}}}, "wood is a whole number of 0..0"),
        ({"placed": 1, "picked": 1}, "T-3.3"),
        ({"todo": ["dance 1"]}, "no task"),
        ({"todo": ["harvest 7"]}, "does not take"),
        ({"todo": ["pay 1"] * 6}, "up to 5"),
        ({"phase": "harvest"}, "'harvest 2'"),
        ({"phase": "spare"}, "'spare B1-01'"),
        ({"phase": "action"}, "'act palenque-0'"),
        ({"corn_teeth": [40]}, "corn_teeth are numbers"),
        ({"pot": 2, "corn_teeth": [1]}, "corn lies on 1 teeth"),
        ({"gears": {"tikal": {"9": 0}}}, "on a numbered space"),
        ({"gears": {"tikal": {"3": 0}, "paris": {}}}, "unknown 'paris'"),
        ({"buildings": ["M-01"]}, "buildings are up to 6"),
        ({"buildings": ["B1-01", "B1-01"]}, "a building on display is in two places"),
        ({"players": [{"buildings": ["B1-01"]}, {"buildings": ["B1-01"]}]}, "a building is in two places"),
        ({"deck": ["B1-01"], "buildings": ["B1-01"]}, "in the deck and elsewhere"),
        ({"gears": {"tikal": {"3": 0}}, "players": [{"workers": 7}, {}]}, "workers"),
        ({"players": [{"dealt": ["W-PAL1", "W-PAL1"]}, {}]}, "different wealth tiles"),
        ({"players": [{"dealt": ["hidden"] * 5}, {}]}, "4 wealth tiles"),
        ({"players": [{"dealt": ["W-PAL1"]}, {"kept": ["W-PAL1"]}]}, "a wealth tile is in two places"),
        ({"phase": "wealth"}, "before they are kept"),
        ({"day": 30}, "day is a whole number"),
        ({"food_days": 4}, "food_days"),
    ],
)
def test_load_says_what_is_wrong(position: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.load(position)


def test_every_task_round_trips() -> None:
    """Tasks that need no answer stand on the pile only below others; they can be written down all the same."""
    for todo in (["pay 2", "advance theology"], ["take 1", "give 1:B1-11", "build second_plain"], ["order 0"]):
        s = load(todo=todo, players=[RICH, {}], granted=["merchant", "traveller"])
        assert s.dump()["todo"] == todo
        assert load(**s.dump()).dump() == s.dump()


def test_a_position_without_wealth_tiles_hides_nothing() -> None:
    s = load(players=[{"corn": 3}, {"dealt": ["W-PAL1", "hidden"], "kept": ["W-PAL1"]}])
    for viewer in (0, SPECTATOR):
        assert s.hide(viewer).guess(random.Random(3)).hide(viewer).dump() == s.hide(viewer).dump()
    assert player(s)["dealt"] == []
