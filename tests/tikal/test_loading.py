"""What `load` lets in: every position a game reaches, sketches whose parts go together; nothing else."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from sacbe.core.compiled import is_compiled
from tests.tikal.positions import TIKAL, busy_walk, load

pytestmark = pytest.mark.engine
Position = dict[str, Any]
AUCTION: Position = {"options": {"auction": True}}
RUINS: Position = {"tiles": {"c2r3": "A5"}, "players": [{"pieces": {"c2r3": {"worker": 1}}}, {}]}

UNREACHABLE: dict[str, tuple[Position, str]] = {
    "another game": ({"game": "trek12"}, "position of tikal"),
    "a lot although the host chose (T-2.5)": ({"phase": "first", "options": {"first": "1"}}, "host chose"),
    "a lot with somebody active": ({"phase": "first", "active": 1}, "nobody is active"),
    "somebody active after the end": ({"phase": "over", "active": 1}, "nobody is active"),
    "points while a tile is laid": ({"phase": "lay", "drawn": "A1", "ap": 4}, "0..0"),
    "points before a dig is paid": ({"phase": "find", "digging": "c2r3", "ap": 8, **RUINS}, "0..7"),
    "an auction in the basic game": ({"auction": {"display": ["A1"]}}, "no auction in the basic game"),
    "bidding in the basic game": ({"phase": "bid"}, "option auction is true"),
    "a turned volcano (T-3.5)": ({"tiles": {"c2r3": "B6 2"}}, "rotation 0"),
    "a temple lower than its tile": ({"tiles": {"c2r3": "D1"}, "levels": {"c2r3": 4}}, "5 from the start"),
    "more treasures than masks": ({"tiles": {"c2r3": "E5"}, "sites": {"c2r3": 3}}, "have 2 masks"),
    "two tens (T-1.3)": ({"levels": {"c0r3": 10, "c1r4": 10}}, "1 temple levels 10"),
    "fewer treasures than there are": ({"buried": {"mask": 2}}, "2 cannot be buried, but 3"),
    "a camp on treasures (T-4.7)": ({**RUINS, "players": [{"camps": ["c2r3"]}, {}]}, "still have 4 treasures"),
    "a discarded volcano": ({"discarded": ["B6"]}, "never discarded"),
    "a tile in hand in a turn": ({"phase": "actions", "drawn": "A1"}, "leave drawn out"),
    "a tile in hand while digging": ({**RUINS, "phase": "find", "digging": "c2r3", "drawn": "A1"}, "leave drawn out"),
    "digging in a turn": ({**RUINS, "phase": "actions", "digging": "c2r3"}, "leave digging out"),
    "digging where nobody is": ({"tiles": {"c2r3": "A5"}, "phase": "find", "digging": "c2r3"}, "has a member there"),
    "laid where nothing lies": ({"laid": "c7r0"}, "none lies on c7r0"),
    "laid where it is printed": ({"laid": "c0r3"}, "none lies on c0r3"),
    "taken from a clearing": ({"phase": "actions", "taken": {"c1r3": 1}}, "neither a temple nor ruins"),
    "taken before the turn": ({"taken": {"c0r3": 1}}, "leave taken out"),
    "somebody else lays the volcano (T-3.8)": (
        {"phase": "lay", "drawn": "B6", "holder": 1, "active": 0},
        "whoever held the volcano lays it",
    ),
    "scoring anticlockwise": ({"seats": 3, "phase": "final", "active": 0, "queue": [0, 2, 1]}, "then clockwise"),
    "scoring beyond the first": (
        {"seats": 3, "phase": "scoring", "drawn": "B6", "active": 1, "holder": 0, "queue": [1, 2, 0]},
        "scores last",
    ),
    "outbidding oneself": (
        {**AUCTION, "phase": "bid", "auction": {"display": ["A1", "A2"], "bid": 2, "bidder": 0}},
        "somebody else is asked",
    ),
    "a bidder who passed": (
        {**AUCTION, "phase": "bid", "seats": 3, "auction": {"display": ["A1"], "bid": 2, "bidder": 1, "passed": [1]}},
        "has not passed",
    ),
    "passed with the totem down": (
        {**AUCTION, "phase": "bid", "seats": 3, "auction": {"display": ["A1"], "totems": [0, 1], "passed": [2]}},
        "passed is a part of totems",
    ),
    "passed after the auction": ({**AUCTION, "phase": "actions", "auction": {"passed": [1]}}, "leave passed out"),
    "points below zero": ({"players": [{"points": {"temples": -3}, "score": 0}, {}]}, "0 or more"),
    "bids in the basic game": ({"players": [{"points": {"bids": -3}, "score": 0}, {}]}, "bids are 0"),
    "a score that is not the sum": ({"players": [{"points": {"start": 3}, "score": 5}, {}]}, "score is 3, not 5"),
    "tallies of other points": ({"players": [{"points": {"temples": 3}, "tallies": [4]}, {}]}, "tallies make 4"),
}


@pytest.mark.parametrize("name", UNREACHABLE)
def test_what_no_game_can_reach_is_refused(name: str) -> None:
    position, problem = UNREACHABLE[name]
    with pytest.raises(ValueError, match="tikal") as refused:
        TIKAL.load(position)
    assert problem in str(refused.value)


# A whole position of a game with one thing changed


def _whole(phase: str, auction: bool = False) -> Position:
    for seed in range(9):
        for s, _, _ in busy_walk(3, seed, auction=auction, first="1"):
            d: Position = json.loads(json.dumps(s.dump()))
            if d["phase"] == phase and (phase == "draw" or len(d["tiles"]) > 20) and len(d["tiles"]) > 12:
                return d
    raise AssertionError(phase)


def _lose_tile(d: Position) -> None:
    d["stack"].pop()


def _draw_early(d: Position) -> None:
    d["discarded"].append(d["stack"].pop(-1))


def _lose_level(d: Position) -> None:
    d["supply"]["5"] -= 1


def _steal(d: Position) -> None:
    player = next(p for p in d["players"] if any(p["treasures"].values()))
    kind = next(kind for kind, held in player["treasures"].items() if held)
    player["treasures"][kind] -= 1
    d["buried"][kind] += 1


def _next_seat(d: Position) -> None:
    d["active"] = (d["active"] + 1) % 3


def _more_scorings(d: Position) -> None:
    d["scorings"] += 1


def _gift(d: Position) -> None:
    d["players"][0]["points"]["start"] += 5
    d["players"][0]["score"] += 5


def _early_tally(d: Position) -> None:
    d["players"][0]["tallies"][3] = 7
    d["players"][0]["points"]["temples"] += 7
    d["players"][0]["score"] += 7


def _island(d: Position) -> None:
    free = next(c for c in ("c7r0", "c7r4", "c7r2", "c6r0", "c5r0") if c not in d["tiles"])
    cell = next(c for c, tile in d["tiles"].items() if tile[0] == "A" and c not in d["sites"] and c not in d["levels"])
    d["tiles"][free] = d["tiles"].pop(cell)
    d["laid"] = None


def _send_home(d: Position) -> None:
    d.update(json.loads(json.dumps(TIKAL.start(3).dump())))
    d["players"][0]["reserve"]["worker"] -= 1
    d["players"][0]["removed"]["worker"] += 1


def _totem_down(d: Position) -> None:
    d["auction"]["totems"].remove(d["active"])


CHANGES: list[tuple[str, bool, Callable[[Position], None]]] = [
    ("draw", False, _lose_tile),
    ("draw", False, _draw_early),
    ("draw", False, _lose_level),
    ("actions", False, _steal),
    ("lay", False, _next_seat),
    ("actions", False, _more_scorings),
    ("draw", False, _gift),
    ("draw", False, _early_tally),
    ("draw", False, _island),
    ("draw", False, _send_home),
    ("actions", True, _totem_down),
]


@pytest.mark.parametrize(("phase", "auction", "change"), CHANGES, ids=lambda x: getattr(x, "__name__", str(x)))
def test_a_whole_position_with_one_thing_changed_is_refused(
    phase: str, auction: bool, change: Callable[[Position], None]
) -> None:
    d = _whole(phase, auction)
    assert TIKAL.load(copy.deepcopy(d)).dump() == d
    change(d)
    with pytest.raises(ValueError, match="tikal"):
        TIKAL.load(d)


# And nothing else is refused


@pytest.mark.parametrize("auction", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_loads(seats: int, auction: bool) -> None:
    for seed in range(12 if is_compiled() else 1):
        order = "classic1999" if auction and seed % 2 else "rulebook"
        walk = busy_walk(seats, 90 + seed, auction=auction, final_order=order, first=str(seed % seats))
        for ply, (s, _, _) in enumerate(walk):
            if ply % (1 if is_compiled() else 9) == 0:
                d = s.dump()
                assert "sketch" not in d
                assert TIKAL.load(json.loads(json.dumps(d))).dump() == d


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"phase": "final", "seats": 3, "active": 2},
        {"phase": "scoring", "drawn": "B6"},
        {"phase": "actions", "tiles": {"c5r2": "E1"}, "levels": {"c5r2": 7}},
        {"phase": "over", "players": [{"score": 30}, {"score": 12}]},
        {**AUCTION, "phase": "bid", "auction": {"display": ["A1", "B6"], "bid": 4}},
    ],
)
def test_a_sketch_loads_and_so_does_what_it_dumps(position: Position) -> None:
    s = load(**position)
    assert s.dump()["sketch"]
    assert TIKAL.load(s.dump()) == s
