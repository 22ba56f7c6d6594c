"""Exact counts of small game trees."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tikal.positions import load
from tests.trees import leaves

pytestmark = pytest.mark.engine


LAND = {"c1r2": "A4 2", "c2r3": "A5 4", "c2r2": "B2 0", "c0r2": "B6"}
EXPEDITION: dict[str, Any] = {
    "phase": "actions",
    "tiles": LAND,
    "players": [
        {
            "pieces": {"c0r3": {"worker": 2}, "c2r3": {"leader": 1, "worker": 1}},
            "camps": ["c1r3"],
            "treasures": {"mask": 1},
        },
        {"pieces": {"c0r3": {"worker": 1}}, "treasures": {"vase": 1, "knife": 1}},
    ],
}
POSITIONS: dict[str, tuple[dict[str, Any], list[int]]] = {
    "start of two": ({"seats": 2}, [2, 12, 288, 864, 4608]),
    "start of four with an auction": ({"seats": 4, "options": {"auction": True}}, [4, 24, 120, 480, 1440, 30240]),
    "a tile to lay": ({"phase": "lay", "drawn": "C1", "tiles": LAND}, [18, 54, 270, 3100]),
    "an expedition under way": (EXPEDITION, [16, 250, 4040]),
    "the last points of the game": (EXPEDITION | {"phase": "final", "ap": 3, "queue": [0]}, [15, 99, 336, 336]),
    "bidding with little": (
        {
            "phase": "bid",
            "options": {"auction": True},
            "players": [{"score": 4}, {"score": 3}, {"score": 2}],
            "auction": {"display": ["A1", "B6", "A3"]},
        },
        [5, 11, 15, 42, 532, 1856],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_small_trees(name: str) -> None:
    position, counts = POSITIONS[name]
    s = load(**position)
    assert [leaves(s, depth) for depth in range(1, len(counts) + 1)] == counts
