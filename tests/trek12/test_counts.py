"""The components counted against the rulebook, and exact counts of small game trees."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sacbe
from sacbe.games.trek12.actions import ACTIONS, CHIEF, CIRCLE, DRAW, END, KEEP, PICK, REVEAL, ROLL, SKIP, WRITE
from sacbe.games.trek12.data import (
    BOXES,
    CELLS,
    NEIGHBOURS,
    OPERATIONS,
    RED_FACES,
    ROUNDS,
    SKELETON_VALUES,
    SPECIALS,
    TOKEN_VALUE,
    TOKENS,
    YELLOW_FACES,
    cell_mask,
    result,
)
from sacbe.games.trek12.rules.areas import connected
from tests.trees import leaves

pytestmark = pytest.mark.engine


def test_components() -> None:
    assert len(CELLS) == len(set(CELLS)) == 19
    assert sum(bin(NEIGHBOURS[c]).count("1") for c in range(19)) == 2 * 34
    assert sorted(kind for kind in SPECIALS if kind) == ["red", "sum", "yellow"]
    assert [SPECIALS[CELLS.index(cell)] for cell in ("C2", "D3", "E1")] == ["red", "sum", "yellow"]
    assert len(OPERATIONS) * BOXES == ROUNDS == 16 < len(CELLS)
    assert len(TOKENS) == len(set(TOKENS)) == 36
    assert sum(TOKEN_VALUE[i] for i in range(36)) == 124
    assert sum(SKELETON_VALUES) == 10


def test_no_legal_cell_cannot_happen() -> None:
    """Ruling 10: the ordinary cells are connected on their own, and every special cell touches one."""
    ordinary = cell_mask([cell for cell, kind in zip(CELLS, SPECIALS, strict=True) if not kind])
    assert bin(ordinary).count("1") == 16
    assert connected(ordinary)
    assert all(NEIGHBOURS[c] & ordinary for c in range(19))


@pytest.mark.parametrize(
    ("operation", "of_36"),
    [
        ("yellow", [6, 6, 6, 6, 6, 6]),
        ("red", [0, 6, 6, 6, 6, 6, 6]),
        ("difference", [5, 10, 8, 6, 4, 2, 1]),
        ("sum", [0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]),
    ],
)
def test_what_the_dice_give(operation: str, of_36: list[int]) -> None:
    found = Counter(result(OPERATIONS.index(operation), y, r) for y in YELLOW_FACES for r in RED_FACES)
    assert [found[n] for n in range(len(of_36))] == of_36
    assert sum(of_36) == 36


def test_codes_begin_where_the_rules_think_they_do() -> None:
    firsts = [CHIEF, ROLL, WRITE, REVEAL, PICK, CIRCLE, SKIP, DRAW, KEEP]
    assert list(ACTIONS.first.values()) == firsts
    assert list(ACTIONS.first) == ["chief", "roll", "write", "reveal", "pick", "circle", "skip", "draw", "keep"]
    assert ACTIONS.size == END


NINE_AND_ZEROS = {"numbers": {"E3": 9, "C3": 0, "C4": 0, "D4": 0, "E4": 0, "E5": 0, "F2": 0}, "new": "E3"}
POSITIONS: dict[str, tuple[dict[str, Any], list[int]]] = {
    "start of two": ({"seats": 2, "phase": "chief"}, [2, 72, 4824]),
    "start of one": ({"seats": 1, "options": {"solo": True}, "phase": "roll"}, [36, 2412, 2412, 85098]),
    "a nine among six zeros": (
        {"phase": "dig", "chief": 0, "dice": [4, 5], "players": [NINE_AND_ZEROS, {}]},
        [8, 110, 2216],
    ),
    "keep two of four": (
        {
            "phase": "keep",
            "dice": [0, 1],
            "players": [NINE_AND_ZEROS, {}],
            "dig": {"seat": 0, "drawn": ["blue-6", "blue-7", "green-3", "orange-1a"], "to_keep": 2},
        },
        [4, 12, 432],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_small_trees(name: str) -> None:
    position, counts = POSITIONS[name]
    s = sacbe.game("trek12").load(position)
    assert [leaves(s, depth) for depth in range(1, len(counts) + 1)] == counts
