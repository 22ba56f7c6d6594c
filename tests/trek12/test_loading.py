"""T-3.9 What `load` lets in: every position a game reaches and sparse ones written by hand; nothing else."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import sacbe
from sacbe import SPECTATOR
from sacbe.core.compiled import is_compiled
from sacbe.games.trek12.data import TOKENS
from tests.trek12.views import positions

pytestmark = pytest.mark.engine
TREK = sacbe.game("trek12")
Position = dict[str, Any]

NINE = {"numbers": {"E3": 9}, "new": "E3"}
THREE = {"numbers": {"E2": 4, "E3": 2, "E4": 3}, "areas": [["E2", "E3", "E4"]], "new": "E4"}
ZEROS = {f"{cell}": 0 for cell in ("C3", "C4", "D4", "E2", "E3", "E4", "E5", "F2", "F1")}


def two(player: Position, **more: Any) -> Position:
    return {"players": [player, {}], **more}


UNREACHABLE: dict[str, tuple[Position, str]] = {
    "another game": ({"game": "tikal"}, "position of trek12"),
    "one seat without solo (T-6.3)": ({"seats": 1}, "solo is true for one seat"),
    "two seats with solo (T-6.3)": ({"seats": 2, "options": {"solo": True}}, "solo is for one archaeologist"),
    "a Chief beyond the seats (T-2.3)": ({"seats": 2, "options": {"chief": "4"}}, "random, 0, 1"),
    "an option that is none": ({"options": {"expert": True}}, "known are solo, chief"),
    "a lot although the host chose (T-2.3)": ({"phase": "chief", "options": {"chief": "1"}}, "host has not chosen"),
    "a lot alone": ({"phase": "chief", "options": {"solo": True}, "seats": 1}, "does not play alone"),
    "a lot in round 3": ({"phase": "chief", "round": 3}, "before round 1"),
    "a lot with a Chief": ({"phase": "chief", "chief": 1}, "no Chief yet"),
    "no Chief": ({"phase": "roll", "chief": None}, "the Chief is a seat"),
    "another Chief than the host's": ({"options": {"chief": "1"}, "chief": 0}, "the one the host chose: 1"),
    "writing without dice": ({"phase": "write"}, "needs the dice"),
    "dice before the roll": ({"phase": "roll", "dice": [1, 2]}, "leave dice out"),
    "dice after the end": ({"phase": "over", "dice": [1, 2]}, "leave dice out"),
    "dice that are no numbers": ({"dice": [1.0, 2]}, "yellow 0-5"),
    "over before round 16 (T-3.1)": ({"phase": "over", "round": 9}, "after round 16"),
    "more numbers than rounds": (two({"numbers": {"E2": 1, "E3": 1}}, round=2), "1 numbers are written, not 2"),
    "numbers far from each other (T-4.1.4)": (two({"numbers": {"A1": 4, "E5": 4}}), "hang together"),
    "a 0 in the red cell (T-4.1.5)": (two({"numbers": {"C2": 0}}), "C2 takes red only, 1 to 6"),
    "a 6 in the yellow cell (T-4.1.5)": (two({"numbers": {"E1": 6}}), "E1 takes yellow only, 0 to 5"),
    "nine zeros (T-4.1.3)": (two({"numbers": ZEROS}), "cannot have made all of these"),
    "five sums": (two({"numbers": {"E2": 7, "E3": 8, "E4": 9, "E5": 10, "F2": 11}}), "cannot have made"),
    "a sum in the red cell (T-4.1.5)": (
        two({"numbers": {"C2": 4}, "operations": {"C2": "sum"}}),
        "C2 takes red only, not sum",
    ),
    "a red 7 (T-4.1.2)": (two({"numbers": {"E3": 7}, "operations": {"E3": "red"}}), "red gives 1 to 6, not 7"),
    "an operation of nothing": (two({"operations": {"E3": "red"}}), "E3 has no number"),
    "fewer ticks than operations": (
        two({"numbers": {"E3": 4}, "operations": {"E3": "red"}, "ticked": {"red": 0}}),
        "1 boxes are ticked, not 0",
    ),
    "five times the same operation": (
        two({"numbers": dict.fromkeys(list(ZEROS)[:5], 1), "operations": dict.fromkeys(list(ZEROS)[:5], "red")}),
        "4 boxes, not 5",
    ),
    "a cell three times in an area": (
        two({"numbers": {"E3": 3}, "areas": [["E3", "E3", "E3"]]}),
        "listed twice",
    ),
    "a sum locked for the red cell (T-4.1)": (two({"locked": "sum C2"}, dice=[2, 5]), "C2 takes red only"),
    "a filled cell locked": (two({"numbers": {"E3": 4}, "locked": "red E3"}, dice=[2, 5]), "E3 is filled"),
    "a far cell locked": (two({"numbers": {"E3": 4}, "locked": "red A1"}, dice=[2, 5]), "touches no filled cell"),
    "a full row locked": (two({"ticked": {"red": 4}, "locked": "red A1"}, dice=[2, 5]), "boxes of red are ticked"),
    "locked before the roll": (two({"locked": "red A1"}, phase="roll"), "nothing is locked in phase roll"),
    "all locked in WRITE (T-3.2)": (
        {"players": [{"locked": "red A1"}, {"locked": "hidden"}], "dice": [2, 5]},
        "the phase is reveal",
    ),
    "the reveal with one locked (T-3.2)": (
        two({"locked": "red A1"}, dice=[2, 5], phase="reveal"),
        "every player has locked",
    ),
    "new before the dice": (two(NINE, phase="roll"), "leave new out"),
    "new without a number": (two({"new": "E3"}, phase="dig"), "has no number"),
    "new as a bridge (T-4.1.4)": (
        two({"numbers": {"D2": 5, "C2": 4, "E2": 4}, "new": "D2"}, phase="dig"),
        "without it",
    ),
    "new of another roll": (
        two(NINE | {"operations": {"E3": "sum"}}, phase="dig", dice=[1, 2]),
        "sum of these dice is 3",
    ),
    "circled before one's turn": (
        {"phase": "dig", "players": [NINE, NINE | {"areas": [["E3"]]}], "chief": 0},
        "has not had his turn",
    ),
    "circled before one digs": (two(NINE | {"areas": [["E3"]]}, phase="dig"), "has not had his turn"),
    "a dig while all write": (two({}, dice=[2, 5], dig={"seat": 0}), "nobody digs in phase write"),
    "a digger without a new number": (two({}, phase="dig"), 'needs "new"'),
    "nobody's dig": (two(NINE, phase="dig", dig={"seat": None}), "somebody digs"),
    "seats counted wrongly": (two(NINE, phase="dig", dig={"seat": 0, "asked": 2}), "the Chief to the digger: 1"),
    "drawn before the dig": (two(NINE, phase="dig", dig={"drawn": ["blue-6"]}), "nothing is drawn"),
    "to keep before the dig": (two(NINE, phase="dig", dig={"to_keep": 1}), "to_keep is 0"),
    "picked what makes no nine": (
        two({"numbers": {"E3": 9, "E4": 1}, "new": "E3"}, phase="dig", dig={"picked": ["E3", "E4"]}),
        "holds E3 E4",
    ),
    "picked down to one area (T-4.3.5)": (
        two({"numbers": {"E3": 9, "E4": 0}, "new": "E3"}, phase="dig", dig={"picked": ["E4"]}),
        "so it is circled",
    ),
    "KEEP of nothing (T-4.5.1)": (two(THREE, phase="keep", dig={"drawn": [], "to_keep": 1}), "1 to keep of 0 drawn"),
    "KEEP of all (T-4.5.1)": (two(THREE, phase="keep", dig={"drawn": ["blue-6"], "to_keep": 1}), "1 to keep of 1"),
    "KEEP of none (T-4.5.1)": (two(THREE, phase="keep", dig={"drawn": ["blue-6"], "to_keep": 0}), "at least 1 to keep"),
    "KEEP with draws left": (
        two(THREE, phase="keep", dig={"drawn": ["blue-6", "blue-7"], "to_keep": 1, "to_draw": 1}),
        "to_draw is 0",
    ),
    "KEEP without its area": (
        two(
            {"numbers": {"E2": 9, "E3": 9}, "new": "E3", "areas": [["E2"]]},
            phase="keep",
            dig={"drawn": ["blue-6", "blue-7"]},
        ),
        "has circled an area with E3",
    ),
    "KEEP of another area": (
        two(THREE, phase="keep", dig={"drawn": ["blue-6", "blue-7"], "to_keep": 1, "picked": ["E2", "E3"]}),
        "just circled: E2 E3 E4",
    ),
    "KEEP of too many for the area (T-4.4)": (
        two(THREE, phase="keep", dig={"drawn": list(TOKENS[:5]), "to_keep": 1, "picked": ["E2", "E3", "E4"]}),
        "draws 3 Bones and keeps 1",
    ),
    "KEEP of too few although the bag is full (T-4.6)": (
        two(THREE, phase="keep", dig={"drawn": list(TOKENS[:2]), "to_keep": 1, "picked": ["E2", "E3", "E4"]}),
        "draws 3 Bones and keeps 1",
    ),
    "kept but in no hand": (
        two(THREE, phase="keep", dig={"drawn": ["blue-6", "blue-7"], "to_keep": 1, "kept": ["blue-5"]}),
        "among the bones of seat 0",
    ),
    "DRAW with nothing to draw": (two(THREE, phase="draw", dig={"to_draw": 0, "to_keep": 1}), "to_draw is 1 to 36"),
    "DRAW of more than the bag has": (
        two(THREE, phase="draw", dig={"to_draw": 3, "to_keep": 1}, bag=["blue-6", "blue-7"]),
        "to_draw is 1 to 2",
    ),
    "DRAW that keeps nothing": (two(THREE, phase="draw", dig={"to_draw": 3, "to_keep": 0}), "to_keep is 1 to 3"),
    "DRAW with another number of cells (T-4.4)": (
        two(THREE, phase="draw", dig={"to_draw": 2, "to_keep": 1, "picked": ["E2", "E3", "E4"]}),
        "draws 3 Bones",
    ),
    "KEEP after somebody else's dig (T-4.7)": (
        two(THREE, phase="keep", dig={"drawn": ["blue-6", "blue-7"], "to_keep": 1, "last": 1}),
        "dug last in this round: 0",
    ),
}


@pytest.mark.parametrize("name", UNREACHABLE)
def test_what_no_game_can_reach_is_refused(name: str) -> None:
    position, problem = UNREACHABLE[name]
    with pytest.raises(ValueError, match="trek12") as refused:
        TREK.load(position)
    assert problem in str(refused.value)


# A whole position of a game with one thing changed


def _dump(phase: str) -> Position:
    """A position of this phase with areas, Bones and a bag that is not full."""
    for seed in range(20):
        for s in positions(3, seed):
            d: Position = json.loads(json.dumps(s.dump()))
            if d["phase"] == phase and d["round"] > 9 and all(p["areas"] and p["bones"] for p in d["players"]):
                return d
    raise AssertionError(phase)


def _drop_bone(d: Position) -> None:
    d["bag"].append(d["players"][0]["bones"].pop())


def _add_bone(d: Position) -> None:
    d["players"][1]["bones"].append(d["bag"].pop())


def _lose_bone(d: Position) -> None:
    d["bag"].pop()


def _forget_dice(d: Position) -> None:
    d["dice"] = None


def _untick(d: Position) -> None:
    ticked = d["players"][0]["ticked"]
    row = next(row for row, ticks in ticked.items() if ticks)
    ticked[row] -= 1


def _drop_area(d: Position) -> None:
    d["players"][0]["areas"].pop()


def _later(d: Position) -> None:
    d["round"] += 1


def _forget_new(d: Position) -> None:
    d["players"][(d["dig"]["seat"] + 1) % 3]["new"] = None


def _other_last(d: Position) -> None:
    d["dig"]["last"] = (d["dig"]["seat"] + 1) % 3


def _other_digger(d: Position) -> None:
    d["dig"]["seat"] = (d["dig"]["seat"] + 1) % 3


def _one_more_to_keep(d: Position) -> None:
    d["dig"]["to_keep"] += 1


CHANGES: list[tuple[str, Callable[[Position], None]]] = [
    ("roll", _drop_bone),
    ("roll", _add_bone),
    ("roll", _lose_bone),
    ("keep", _forget_dice),
    ("write", _untick),
    ("write", _drop_area),
    ("roll", _later),
    ("dig", _forget_new),
    ("dig", _other_last),
    ("dig", _other_digger),
    ("draw", _one_more_to_keep),
    ("keep", _one_more_to_keep),
]


@pytest.mark.parametrize(("phase", "change"), CHANGES, ids=lambda x: x if isinstance(x, str) else x.__name__)
def test_a_whole_position_with_one_thing_changed_is_refused(phase: str, change: Callable[[Position], None]) -> None:
    d = _dump(phase)
    assert TREK.load(copy.deepcopy(d)).dump() == d
    change(d)
    with pytest.raises(ValueError, match="trek12"):
        TREK.load(d)


# And nothing else is refused


@pytest.mark.parametrize("seats", range(1, 7))
def test_every_position_of_a_game_and_every_view_of_it_loads(seats: int) -> None:
    for seed in range(20 if is_compiled() else 1):
        for s in positions(seats, 300 + seed, every=1 if is_compiled() else 5):
            for d in (s.dump(), *(s.hide(viewer).dump() for viewer in (SPECTATOR, *range(seats)))):
                assert TREK.load(json.loads(json.dumps(d))).dump() == d


def test_what_the_last_release_wrote_down_loads() -> None:
    """Its positions say nothing of the edition, nor of what is kept so far of the Bones drawn."""
    asked = 0
    for s in positions(3, 7):
        d = s.dump()
        del d["edition"]
        if d["dig"]:
            asked += bool(d["dig"].pop("kept"))
        assert TREK.load(d | {"edition": 1}).legal(0) == s.legal(0)
    assert asked


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"seats": 6},
        {"options": {"solo": True}},
        two({"numbers": {"E3": 4}}, dice=[1, 6]),
        two({"ticked": {"sum": 4}}, dice=[1, 6]),
        two({"bones": ["blue-6"], "numbers": {"E2": 2}}, phase="over"),
        two(NINE, phase="dig"),
        two(NINE, phase="keep", dig={"drawn": ["blue-6", "blue-7"], "to_keep": 1}),
        two(THREE, phase="draw"),
        two({"numbers": {"E3": 8}, "new": "E3"}, phase="dig"),
        two({"numbers": {"E2": 4, "E3": 5}, "new": "E3"}, phase="dig", bag=["blue-6"]),
    ],
)
def test_a_sparse_position_loads_and_so_does_what_it_dumps(position: Position) -> None:
    s = TREK.load(position)
    assert TREK.load(s.dump()) == s
    assert s.actors() or position.get("phase") == "over"
