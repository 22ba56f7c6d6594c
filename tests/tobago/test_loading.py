"""Positions written by hand: what may be left out, and what is said about mistakes."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from sacbe.games.tobago.data import CLUES
from sacbe.games.tobago.rules.amulets import gazed_hex
from sacbe.games.tobago.state import Tobago
from sacbe.testing.walks import pick
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


def written(phase: str, seed: int = 3, **options: Any) -> dict[str, Any]:
    """A position of a random game in this phase, written down in full."""
    rng = random.Random(seed)
    s = TOBAGO.start(3, options)
    while s.dump()["phase"] != phase or (phase == "turn" and not s.dump()["amulets"]["island"]):
        seat, code = pick(s, rng)
        raises = [c for c in s.legal(seat) if TOBAGO.actions.verb(c) == "raise"]
        s.apply(seat, raises[0] if raises else code)
    dumped: dict[str, Any] = json.loads(json.dumps(s.dump()))
    return dumped


def change(d: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    *way, last = path.split(".")
    inner: Any = d
    for key in way:
        inner = inner[int(key) if key.isdigit() else key]
    inner[int(last) if last.isdigit() else last] = value(inner[last]) if callable(value) else value
    return d


@pytest.mark.parametrize(
    ("phase", "path", "value", "problem"),
    [
        ("turn", "amulets.supply", lambda n: n + 1, "there are 21"),
        ("turn", "players.0.roses", lambda n: n - 1, "there are 15"),
        ("turn", "players.1.amulets", lambda n: n + 1, "there are 21"),
        ("turn", "clues.size", lambda n: n - 1, "its size"),
        ("turn", "clues.deck", lambda cards: cards[1:], "nowhere"),
        ("turn", "treasure.size", lambda n: n - 1, "its size"),
        ("turn", "treasure.deck", lambda cards: cards[1:], "its size"),
        ("turn", "treasure.safe", 13, "are safe"),
        ("turn", "treasure.removed", [4], "too many"),
        ("turn", "landmarks.statues", [["0,0", "N"]], "landmarks"),
        ("turn", "legs", 4, "0..3"),
        ("turn", "may_collect", True, "may_collect"),
        ("turn", "main", "exchange", "T-4.3.2"),
        ("turn", "swapping", "in-lake", "swapping"),
        ("turn", "clues.first", "in-lake", "elsewhere"),
        ("turn", "players.0.looks", 1, "belong to a sharing"),
        ("turn", "players.0.saw_buried", [6, 6, 6, 6, 6, 6], "not buried"),
        ("turn", "island", None, "island"),
        ("turn", "options.assembly", "abc-0", "assembly"),
        ("vehicle", "players.0.vehicle", "0,0", "placed its vehicle"),
        ("vehicle", "amulets.island", ["0,0"], "supply"),
        ("turn-clue", "treasure.safe", 13, "are safe"),
        ("put", "clues.first", None, "turned up in the phase put"),
        ("deal", "clues.dealing.cards", 0, "dealing"),
        ("offer", "sharing.turned", None, "an offer needs"),
        ("offer", "sharing.hoard", [], "hoard"),
        ("offer", "sharing.raiser", lambda seat: (seat + 1) % 3, "there are 15"),
        ("offer", "sharing.shown", [], "hoard had"),
        ("turn-up", "sharing.turned", 4, "one too many"),
        ("turn-up", "sharing.last_taker", 2, "last_taker"),
        ("turn-up", "sharing.last", True, "has run out"),
        ("look", "sharing.looker", None, "looker"),
        ("start", "sharing.finder", 1, "roses"),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused(phase: str, path: str, value: Any, problem: str) -> None:
    d = written(phase)
    TOBAGO.load(json.loads(json.dumps(d)))
    with pytest.raises(ValueError, match="tobago") as caught:
        TOBAGO.load(change(d, path, value))
    assert problem in str(caught.value), str(caught.value)
