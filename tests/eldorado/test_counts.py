"""Exact counts of small game trees: any change of what is legal shows here."""

from __future__ import annotations

from typing import Any

import pytest

from tests.eldorado.board import ELDORADO
from tests.trees import leaves

pytestmark = pytest.mark.engine


def player(figure: list[int], hand: list[str], **more: Any) -> dict[str, Any]:
    return {"figures": [figure], "hand": hand, **more}


OPENING = [player([-3, 3], ["explorer", "explorer", "traveler", "sailor"]), {}, {}]
CROWD = player([0, -1], ["jack_of_all_trades", "native", "traveler"], tokens=["replace", "change_symbol", "draw_1"])
POSITIONS: dict[str, tuple[dict[str, Any], list[int]]] = {
    "start of four": ({"seats": 4, "phase": "blockades"}, [6, 30, 120, 360, 720, 2160, 5760]),
    "first turn": ({"players": OPENING}, [5, 18, 54, 132, 298, 619, 1460]),
    "tokens beside a cave": ({"players": [CROWD, {}, {}]}, [9, 52, 268, 1067, 3712]),
    "a blockade and two figures": (
        {
            "players": [{"figures": [[3, -3], [3, -1]], "hand": ["scout", "sailor", "captain"]}, {}],
            "blockades": [6, 0, 0, 0, 0],
        },
        [5, 17, 60, 148, 247, 471, 935],
    ),
    "the last step": ({"players": [player([4, 7], ["sailor", "native"]), {}, {}]}, [4, 13, 17, 36, 84, 216, 520]),
    "automata": (
        {"players": [player([-3, 3], ["explorer"])], "phase": "automata", "turn": 1},
        [1, 1, 1, 2, 4, 4, 4],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_small_trees(name: str) -> None:
    position, counts = POSITIONS[name]
    s = ELDORADO.load(position)
    assert counts
    assert [leaves(s, depth) for depth in range(1, len(counts) + 1)] == counts
