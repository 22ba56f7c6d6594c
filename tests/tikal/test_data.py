"""T-1 The components counted against the rulebook, and the geometry of the board."""

from __future__ import annotations

from collections import Counter

import pytest

from sacbe.games.tikal.actions import (
    ACTIONS,
    BID,
    CAMP,
    DIG,
    DRAW,
    END,
    END_TURN,
    EXCHANGE,
    FIND,
    FIRST,
    GUARD,
    LAY,
    PASS,
    PICK,
    RECRUIT,
    STEP,
    TRAVEL,
    UNCOVER,
)
from sacbe.games.tikal.data import (
    AROUND,
    BASE_CAMP,
    CELLS,
    COPIES,
    FACE,
    LETTER_TILES,
    LETTERS,
    LEVEL_SUPPLY,
    NEIGHBOUR,
    PRINTED_CELLS,
    RUINS,
    STONES,
    STONY,
    TEMPLE,
    TERRAIN,
    TERRAINS,
    TILES,
    TREASURES,
    VOLCANO,
    cell_names,
    tile_mask,
    tile_names,
)
from sacbe.games.tikal.rules.moving import border_cost
from tests.tikal.positions import load

pytestmark = pytest.mark.engine


def test_tiles_t_1_2() -> None:
    assert len(set(TILES)) == 40
    assert Counter(TERRAINS[TERRAIN[t]] for t in range(36)) == {"temple": 15, "clearing": 10, "ruins": 8, "volcano": 3}
    assert [len(tile_names(LETTER_TILES[k])) for k in range(7)] == [6, 6, 5, 5, 5, 5, 4]
    assert [TILES[t][0] for t in range(36) if TERRAIN[t] == VOLCANO] == ["B", "D", "F"]
    for t in range(36):
        stones = sum(STONES[t * 36 + direction] for direction in range(6))
        assert stones == (0 if TERRAIN[t] == VOLCANO else 3), TILES[t]
    table = {
        letter: (
            sorted(FACE[t] for t in range(36) if TILES[t][0] == letter and TERRAIN[t] == TEMPLE),
            sorted(FACE[t] for t in range(36) if TILES[t][0] == letter and TERRAIN[t] == RUINS),
        )
        for letter in LETTERS
    }
    assert table == {
        "A": ([1, 2, 2], [4, 4]),
        "B": ([2, 3], [4]),
        "C": ([3, 4], [3]),
        "D": ([5, 5], [3]),
        "E": ([5, 6], [2]),
        "F": ([4, 4], [2]),
        "G": ([3, 3], [2]),
    }
    assert sum(FACE[t] for t in range(36) if TERRAIN[t] == RUINS) == len(TREASURES) * COPIES == 24
    assert tile_names(tile_mask(["A1", "G4"])) == ["A1", "G4"]


def test_turning_is_clockwise() -> None:
    a1 = TILES.index("A1")
    assert [STONES[a1 * 36 + d] for d in range(6)] == [2, 1, 0, 0, 0, 0]
    assert [STONES[(a1 * 6 + 1) * 6 + d] for d in range(6)] == [0, 2, 1, 0, 0, 0]
    for turned in range(40 * 6):
        edges = sum(1 << d for d in range(6) if STONES[turned * 6 + d])
        assert STONY[turned] == edges


def test_levels_t_1_3() -> None:
    assert sum(LEVEL_SUPPLY) == 48
    starts = [FACE[t] for t in range(40) if TERRAIN[t] == TEMPLE]
    assert len(starts) == 17
    for number in range(2, 11):
        assert LEVEL_SUPPLY[number] <= sum(value < number for value in starts)


def test_board_t_1_4() -> None:
    assert len(CELLS) == 40
    assert CELLS[BASE_CAMP] == "c0r4"
    for cell in range(40):
        for direction in range(6):
            other = NEIGHBOUR[cell * 6 + direction]
            assert other < 0 or NEIGHBOUR[other * 6 + (direction + 3) % 6] == cell
    assert cell_names(AROUND[BASE_CAMP]) == ["c0r3", "c1r3", "c1r4"]
    assert cell_names(AROUND[CELLS.index("c3r2")]) == ["c2r2", "c2r3", "c3r1", "c3r3", "c4r2", "c4r3"]
    assert sum(len(cell_names(AROUND[cell])) for cell in range(40)) == 2 * 95
    s = load()
    costs = {
        (a, b): border_cost(s, CELLS.index(a), CELLS.index(b)) for a in PRINTED_CELLS for b in PRINTED_CELLS if a < b
    }
    assert {pair: cost for pair, cost in costs.items() if cost} == {
        ("c0r3", "c0r4"): 2,
        ("c0r4", "c1r3"): 1,
        ("c0r4", "c1r4"): 2,
    }


def test_codes_begin_where_the_rules_think_they_do() -> None:
    assert ACTIONS.first == {
        "first": FIRST,
        "draw": DRAW,
        "find": FIND,
        "lay": LAY,
        "recruit": RECRUIT,
        "travel": TRAVEL,
        "step": STEP,
        "uncover": UNCOVER,
        "dig": DIG,
        "exchange": EXCHANGE,
        "camp": CAMP,
        "guard": GUARD,
        "end": END_TURN,
        "bid": BID,
        "pass": PASS,
        "pick": PICK,
    }
    assert ACTIONS.size == END
