"""Exact counts of small game trees: lines of play of so many actions, NATURE's included, from fixed positions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tobago.table import F1, LOCATED, SPOT, TOBAGO, TWO_SITES
from tests.trees import leaves

pytestmark = pytest.mark.engine


ALONE = {"vehicle": "0,6", "hand": ["in-lake", "in-river"]}
CARDS = ["2a", "3a", "4a", "5a", "6a", "curse-a"]
POSITIONS: dict[str, tuple[dict[str, Any], list[int]]] = {
    "the first statues of a small island": (
        {"island": "abc-0", "phase": "landmark", "landmarks": {}, "seats": 2},
        [25, 150, 1356, 8136],
    ),
    "manual huts": (
        {
            "phase": "landmark",
            "landmarks": {"statues": F1["landmarks"]["statues"]},
            "options": {"object_placement": "manual"},
        },
        [101, 6330],
    ),
    "two vehicles": ({"phase": "vehicle", "seats": 2}, [104, 104 * 104]),
    "a turn without amulets": ({"players": [ALONE, {"vehicle": "2,-1"}]}, [17, 525, 22838]),
    "a turn with an amulet": (
        {
            "options": {"expert_amulets": True},
            "maps": {"white": {"clues": [[clue[0], clue[1] % 2] for clue in TWO_SITES["clues"]]}},
            "players": [{**ALONE, "amulets": 1}, {"vehicle": "2,-1"}],
        },
        [42, 1340, 52688],
    ),
    "a raise": (
        {
            "maps": {"white": LOCATED},
            "players": [{"vehicle": SPOT, "hand": ["in-lake"]}, {"hand": ["in-river"]}, {"hand": ["in-beach"]}],
            "treasure": {"deck": CARDS, "safe": 0},
        },
        [17, 315, 9807],
    ),
    "the last hoard": (
        {
            "phase": "turn-up",
            "maps": {"white": {"clues": [["in-jungle", 1]]}},
            "players": [{"hand": ["in-lake"]}, {"amulets": 1}],
            "sharing": {"raiser": 0, "hoard": ["2a", "6a", "curse-a"], "last": True},
        },
        [3, 5, 9, 15, 19, 21, 21],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_small_trees(name: str) -> None:
    position, counts = POSITIONS[name]
    s = TOBAGO.load({**F1, **position})
    assert [leaves(s, depth) for depth in range(1, len(counts) + 1)] == counts
