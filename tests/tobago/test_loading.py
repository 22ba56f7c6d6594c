"""Positions written by hand: what may be left out, and what is said about mistakes."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.games.tobago.data import CLUES
from sacbe.games.tobago.rules.amulets import gazed_hex
from sacbe.games.tobago.state import Tobago
from tests.tobago.table import LOCATED, TOBAGO, coins, load, players, verbs

pytestmark = pytest.mark.engine


def test_a_position_in_a_few_words() -> None:
    s = TOBAGO.load({"players": [{"hand": ["in-lake"]}, {"treasures": [6, 6, "2b"]}]})
    assert isinstance(s, Tobago)
    assert (s.island.name, s.turn, s.seats) == ("ABC-0", 0, 2)
    assert sorted(coins(s.treasures[1])) == [2, 6, 6]
    assert (s.clue_deck_size, s.treasure_deck_size, s.safe, s.amulet_supply) == (51, 38, 9, 21)
    assert verbs(s, 0) >= {"play", "leg", "exchange", "end"}
    assert gazed_hex(s, 0) == -1, "no statue stands"
    assert len(TOBAGO.load({"phase": "island"}).legal(30)) == 32


def test_phases_of_the_setup() -> None:
    facing = TOBAGO.load({"phase": "face", "landmarks": {"statues": ["0,0"]}})
    assert len(facing.legal(30)) == 6
    dealing = TOBAGO.load({"phase": "deal", "turn": 1, "players": [{}, {}]})
    assert dealing.audience(30, dealing.legal(30)[0]) == 0b10
    hidden = TOBAGO.load({"players": [{"hand": ["in-lake", "+3"]}, {"hand": ["+6"]}]})
    assert isinstance(hidden, Tobago)
    assert (hidden.hand_size[0], hidden.hand_size[1], hidden.clue_deck_size) == (4, 6, 42)


OFFER: dict[str, Any] = {"phase": "offer", "maps": {"white": {"clues": [["in-jungle", 1]]}}}


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"players": [{"hand": ["in-soup"]}, {}]}, "in-soup"),
        ({"players": [{"hand": ["in-lake"]}, {"hand": ["in-lake"]}]}, "two places"),
        ({"players": [{"hand": ["in-lake", 0]}, {}]}, "unknown card 0"),
        ({"players": [{"treasures": [6] * 7}, {}]}, "6 is one too many"),
        ({"players": [{"treasures": [7]}, {"treasures": ["9x"]}]}, "9x"),
        ({"players": [{"vehicle": "5,0"}, {}]}, "no hex of the island ABC-0"),
        ({"players": [{"vehicle": 7}, {}]}, "text"),
        ({"players": [{"amulets": 22}, {}]}, "0..21"),
        ({"players": [{"roses": 16}, {}]}, "0..15"),
        ({"players": [{"kept": [1]}, {}]}, "kept counts"),
        ({"players": [{}, {}, {}], "seats": 2}, "2 players"),
        ({"players": [{"hat": 1}, {}]}, "hat"),
        ({"maps": {"pink": {}}}, "pink"),
        ({"maps": {"white": {"clues": ["in-soup"]}}}, "a clue is"),
        ({"maps": {"white": {"clues": [["in-lake", 9]]}}}, "a clue is"),
        ({"maps": {"white": {"clues": ["in-lake"]}, "grey": {"clues": ["in-lake"]}}}, "two maps"),
        ({"maps": {"white": {"clues": ["in-lake", "not-in-lake"]}}}, "no hex is left"),
        ({"maps": {"white": {"clues": ["in-lake"], "cleared": ["9,9"]}}}, "9,9"),
        ({"landmarks": {"huts": ["0,0", "0,0"]}}, "one landmark only"),
        ({"landmarks": {"palms": ["0,0", "0,1", "0,2", "1,0"]}}, "too many"),
        ({"landmarks": {"statues": [["0,0", "UP"]]}}, "a statue faces"),
        ({"options": {"object_spacing": 6}}, "4..5"),
        ({"options": {"curse_depth": 25}}, "one of"),
        ({"options": {"assembly": "abz-9"}}, "assembly"),
        ({"options": {"wind": 1}}, "wind"),
        ({"swapping": "in-lake"}, "on no map"),
        ({"clues": {"deck": ["in-lake"]}, "players": [{"hand": ["in-lake"]}, {}]}, "deck and elsewhere"),
        ({"phase": "offer"}, 'needs "sharing"'),
        ({**OFFER, "sharing": {"hoard": ["3a"]}}, "an offer needs"),
        ({**OFFER, "sharing": {"turned": "6a", "finder": 0, "asked": 0}}, "an offer needs"),
        ({"island": "XYZ"}, "XYZ"),
        ({"phase": "lunch"}, "lunch"),
    ],
)
def test_a_wrong_position_names_its_problem(position: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match="tobago") as caught:
        TOBAGO.load(position)
    assert problem in str(caught.value)


def test_an_offer_without_a_rung_asks_the_lowest() -> None:
    s = load(**OFFER, sharing={"turned": "6a", "finder": 0}, players=players())
    assert s.actors() == 1 << 1
    s = load(phase="offer", maps={"white": LOCATED}, sharing={"turned": "6a"}, players=players())
    assert s.actors() == 1
    assert len(CLUES) == 52
