"""Positions written by hand: what may be left out, and what is wrong with the wrong ones."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tikal.positions import TIKAL, code, load, phase, play

pytestmark = pytest.mark.engine


def test_a_position_in_a_few_words() -> None:
    s = load(phase="actions", tiles={"c2r3": "A5 2"}, players=[{"pieces": {"c2r3": {"worker": 3}}}, {}])
    d = s.dump()
    assert (d["active"], d["ap"], d["sites"]) == (0, 10, {"c2r3": 4})
    assert d["players"][0]["reserve"] == {"worker": 15, "leader": 1}
    assert len(d["stack"]) == 35
    assert code("dig c2r3") in s.legal(0)


def test_pieces_that_are_nowhere_else_left_the_game() -> None:
    s = load(players=[{"reserve": {"worker": 10, "leader": 0}, "pieces": {"c0r4": {"worker": 2}}}, {}])
    assert s.dump()["players"][0]["removed"] == {"worker": 6, "leader": 1}
    t = load(players=[{"removed": {"worker": 6, "leader": 1}}, {}])
    assert t.dump()["players"][0]["reserve"] == {"worker": 12, "leader": 0}


def test_a_score_alone_is_where_it_starts() -> None:
    s = load(players=[{"score": 30, "points": {"temples": 12}, "tallies": [12]}, {}])
    assert s.dump()["players"][0]["points"] == {"start": 18, "temples": 12, "guards": 0, "treasures": 0, "bids": 0}


def test_the_queue_begins_with_who_acts() -> None:
    s = load(players=[{}, {}, {}], phase="final", active=1, queue=[2, 0])
    assert s.dump()["queue"] == [1, 2, 0]
    t = load(phase="scoring", drawn="B6")
    assert (t.dump()["queue"], t.dump()["holder"], phase(t)) == ([0, 1], 0, "scoring")


def test_a_scoring_round_is_told_by_a_part_of_it() -> None:
    """T-3.8, T-5.5: everybody to the left of who acts, as far as the holder of the volcano."""
    three: dict[str, Any] = {"seats": 3, "phase": "scoring", "drawn": "B6", "active": 1}
    for given, queue, holder in (
        ({}, [1, 2, 0], 1),
        ({"holder": 0}, [1, 2], 0),
        ({"queue": [1, 2]}, [1, 2], 0),
        ({"queue": [1]}, [1], 2),
    ):
        told = load(**three, **given).dump()
        assert (told["queue"], told["holder"]) == (queue, holder)
    assert load(seats=3, phase="final", active=2).dump()["queue"] == [2, 0, 1]
    assert load(phase="actions", active=None).dump()["active"] == 0


def test_who_has_bid_and_who_passed_first_is_worked_out() -> None:
    """T-6.3, T-6.5"""
    display = ["A1", "A2", "A3"]
    three: dict[str, Any] = {"options": {"auction": True}, "phase": "bid", "seats": 3}
    s = load(**three, auction={"display": display, "bid": 5})
    play(play(s, 0, "pass"), 1, "pass")
    assert (phase(s), s.dump()["active"], s.score(2)) == ("pick", 2, 15)
    s = load(**three, active=1, auction={"display": display, "passed": [0]})
    play(play(s, 1, "pass"), 2, "pass")
    assert (phase(s), s.dump()["active"]) == ("pick", 0)


AUCTIONED: dict[str, Any] = {"options": {"auction": True}, "phase": "bid"}


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"seats": 5}, "2..4"),
        ({"players": [{}, {}], "seats": 3}, "3 players"),
        ({"options": {"auction": "yes"}}, "true or false"),
        ({"options": {"colour": 1}}, "colour"),
        ({"options": {"final_order": "mine"}}, "classic1999"),
        ({"players": [{"treasures": {"mask": 2}}, {}], "buried": {"mask": 2}}, "2 cannot be buried"),
        ({**AUCTIONED, "auction": {"display": ["A1", "A2"], "bid": 30}}, "1..20 points"),
        ({**AUCTIONED, "auction": {"display": ["A1", "A2"], "bidder": 1}}, "not 0"),
        ({**AUCTIONED, "auction": {"display": ["A1"], "totems": [0]}}, "T-6.6"),
        ({"phase": "lunch"}, "lunch"),
        ({"phase": "actions", "active": 2}, "0..1"),
        ({"phase": "actions", "ap": 11}, "0..10"),
        ({"tiles": {"z9": "A1"}}, "z9"),
        ({"tiles": {"c2r3": "Z1"}}, "A5 2"),
        ({"tiles": {"c2r3": "A1 6"}}, "A5 2"),
        ({"tiles": {"c2r3": 7}}, "A5 2"),
        ({"tiles": {"c0r4": "A1"}}, "printed"),
        ({"tiles": {"c2r3": "A1", "c1r2": "A1"}}, "two places: A1"),
        ({"tiles": {"c2r3": "A1"}, "stack": ["A1"]}, "two places: A1"),
        ({"tiles": {"c2r3": "A1"}, "discarded": ["A1"]}, "two places: A1"),
        ({"tiles": {"c2r3": "A1"}, "phase": "lay", "drawn": "A1"}, "two places: A1"),
        ({"phase": "draw", "stack": []}, "cannot be empty"),
        ({"levels": {"c0r4": 3}}, "no temple"),
        ({"levels": {"c0r3": 11}}, "1..10"),
        ({"sites": {"c0r3": 3}}, "no ruins"),
        ({"supply": {"11": 1}}, "11"),
        ({"buried": {"mask": 4}}, "0..3"),
        ({"taken": {"c0r3": 3}}, "1..2"),
        ({"phase": "lay"}, "drawn"),
        ({"phase": "find"}, "digging"),
        ({"phase": "find", "digging": "c2r3", "tiles": {"c2r3": "A5"}, "sites": {"c2r3": 0}}, "digging"),
        ({"phase": "scoring"}, "volcano"),
        ({"phase": "scoring", "drawn": "A1"}, "volcano"),
        ({"phase": "actions", "queue": [0]}, "scoring round"),
        ({"phase": "final", "queue": [0, 7]}, "0..1"),
        ({"phase": "final", "queue": [0, 0]}, "0..1"),
        ({"phase": "final", "holder": 3}, "0..1"),
        ({"phase": "final", "holder": 1}, "volcano"),
        ({"phase": "bid", "options": {"auction": True}}, "display"),
        ({"phase": "pick", "options": {"auction": True}}, "display"),
        ({"phase": "bid", "auction": {"display": ["A1"]}}, "totem"),
        ({"auction": {"totems": [5]}, "options": {"auction": True}}, "0..1"),
        ({"auction": {"bid": -1}}, "0..999"),
        ({"auction": {"gavel": 1}}, "gavel"),
        ({"laid": "z9"}, "z9"),
        ({"scorings": 5}, "0..4"),
        ({"hat": 1}, "hat"),
    ],
)
def test_a_wrong_position_names_its_problem(position: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match="tikal") as caught:
        TIKAL.load(position)
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    ("player", "problem"),
    [
        ({"pieces": {"c7r0": {"worker": 1}}}, "unexplored"),
        ({"pieces": {"z9": {"worker": 1}}}, "z9"),
        ({"pieces": {"c0r4": {"worker": 19}}}, "0..18"),
        ({"pieces": {"c0r4": {"worker": 9}, "c0r3": {"worker": 10}}}, "not 18"),
        ({"pieces": {"c0r4": {"cook": 1}}}, "cook"),
        ({"pieces": {"c0r4": {"leader": 1}, "c0r3": {"leader": 1}}}, "one leader"),
        ({"pieces": {"c0r4": {"leader": 1}}, "reserve": {"leader": 1}}, "two places"),
        ({"pieces": {"c0r4": {"leader": 1}}, "removed": {"leader": 1}}, "two places"),
        ({"reserve": {"worker": 9}, "removed": {"worker": 1}}, "not 18"),
        ({"reserve": {"hat": 9}}, "hat"),
        ({"camps": ["c1r3", "c0r3"]}, "camp"),
        ({"camps": ["z9"]}, "z9"),
        ({"guards": {"c1r3": "worker"}}, "temple"),
        ({"guards": {"c0r3": "cook"}}, "worker or leader"),
        ({"treasures": {"mask": 4}}, "0..3"),
        ({"treasures": {"crown": 1}}, "crown"),
        ({"score": -1}, "0..999"),
        ({"points": {"luck": 1}}, "luck"),
        ({"tallies": [1, 2, 3, 4, 5]}, "whole numbers"),
        ({"tallies": ["many"]}, "whole numbers"),
        ({"hat": 1}, "hat"),
    ],
)
def test_a_wrong_player_names_its_problem(player: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match="tikal") as caught:
        load(players=[player, {}])
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    ("players", "problem"),
    [
        ([{"treasures": {"mask": 2}}, {"treasures": {"mask": 2}}], "three treasures mask"),
        ([{"guards": {"c0r3": "worker"}}, {"guards": {"c0r3": "worker"}}], "without a guard"),
        ([{"camps": ["c1r3"]}, {"camps": ["c1r3"]}], "one camp"),
    ],
)
def test_two_players_who_do_not_go_together(players: list[dict[str, Any]], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        load(players=players)


def test_more_treasures_on_ruins_than_are_buried() -> None:
    buried = dict.fromkeys(("mask", "statue", "plate", "vase", "necklace", "knife", "skull"), 0)
    with pytest.raises(ValueError, match="4 treasures lie on ruins"):
        load(tiles={"c2r3": "A5"}, buried=buried)
