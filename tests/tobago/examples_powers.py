"""The dossier's examples E-80 to E-92 and E-121: what amulets can do. One function an id."""

from __future__ import annotations

from typing import Any

from sacbe.games.tobago.actions import ACTIONS
from sacbe.games.tobago.notation import hexes_of
from tests.tobago.examples_moves import drive
from tests.tobago.table import (
    EXPERT,
    LOCATED,
    SPOT,
    TWO_SITES,
    do,
    in_hand,
    load,
    only,
    players,
    reason,
    settle,
)

Example = dict[str, Any]


# T-4.10 Powers


def last_marker(e: Example) -> None:
    s = load(maps={"white": LOCATED}, players=players({"amulets": 1}))
    assert reason(s, 0, "amulet-remove", "white", SPOT) == "LAST_MARKER"


def no_marker_on_the_board(e: Example) -> None:
    s = load(maps={"white": {"clues": ["in-sight-hut"]}}, players=players({"amulets": 1}))
    assert s.sites[0] == 43
    assert reason(s, 0, "amulet-remove", "white", "3,-2") == "NO_MARKERS"


def a_marker_removed(e: Example) -> None:
    s = load(maps={"white": TWO_SITES}, players=players({"amulets": 1}))
    before = s.amulet_supply
    do(s, 0, "amulet-remove", "white", "4,-4")
    assert (s.sites[0], s.amulets[0], s.amulet_supply) == (1, 0, before + 1)


def exchange_for_the_action(e: Example) -> None:
    hand = ["in-lake", "in-river", "in-beach", "in-jungle"]
    s = load(maps={"white": LOCATED_WITHOUT_JUNGLE}, players=players({"vehicle": "0,0", "hand": hand}))
    do(s, 0, "exchange")
    settle(s)
    assert s.hand_size[0] == 4
    assert not set(in_hand(s, 0)) & set(hand)
    assert s.turn == 1
    assert reason(s, 0, "leg", "1,-1") == "NOT_YOUR_TURN"
    assert reason(s, 0, "raise", "white") == "NOT_YOUR_TURN"


LOCATED_WITHOUT_JUNGLE = only("in-mountains", "0,0")


def exchange_for_an_amulet(e: Example) -> None:
    s = load(players=players({"amulets": 1, "hand": ["in-lake"]}))
    do(s, 0, "amulet-exchange")
    settle(s)
    assert s.hand_size[0] == 4
    s.apply(0, next(c for c in s.legal(0) if ACTIONS.verb(c) == "play"))
    settle(s)
    assert s.dump()["main"] == "clue"


def double_on_a_located_map(e: Example) -> None:
    s = load(maps={"white": LOCATED}, players=players({"amulets": 1}), options=EXPERT)
    assert reason(s, 0, "amulet-double", "in-jungle") == "TREASURE_LOCATED"


def double_with_a_locating_clue(e: Example) -> None:
    white = {"clues": [["next-to-hut", 2], ["in-jungle", 1]], "cleared": ["4,-4"]}
    s = load(maps={"white": white}, players=players({"amulets": 1, "hand": ["next-to-palm"]}), options=EXPERT)
    assert reason(s, 0, "play-double", "next-to-palm", "white") == "TREASURE_LOCATED"
    do(s, 0, "play", "next-to-palm", "white")
    assert (s.sites[0], s.amulets[0], s.roses[0]) == (1, 1, 14)


def double_with_another_clue(e: Example) -> None:
    clues = [["next-to-hut", 2], ["in-jungle", 1]]
    probe = load(maps={"white": {"clues": clues}}, seats=3, players=players())
    two = [SPOT, "4,-4"]
    others = [name for name in hexes_of(probe.island, probe.possible, 0) if name not in two]
    white = {"clues": clues, "cleared": others[3:]}
    s = load(maps={"white": white}, players=players({"amulets": 1, "hand": ["next-to-palm"]}), options=EXPERT)
    assert s.sites[0] == 5
    do(s, 0, "play-double", "next-to-palm", "white")
    assert (s.sites[0], s.amulets[0], s.roses[0]) == (2, 0, 13)
    assert s.dump()["maps"]["white"]["clues"][-1] == ["next-to-palm", 0, 2]


def double_on_anothers_rose(e: Example) -> None:
    s = load(maps={"white": TWO_SITES}, players=players({"amulets": 1}), options=EXPERT)
    assert reason(s, 0, "amulet-double", "next-to-hut") == "NOT_YOUR_ROSE"


def swap_of_a_pair(e: Example) -> None:
    clues = [["next-to-hut", 2, 1], ["in-jungle", 1, 2], ["next-to-palm", 0, 1]]
    s = load(turn=2, maps={"white": {"clues": clues}}, players=players({}, {}, {"amulets": 1}), options=EXPERT)
    do(s, 2, "amulet-swap", "next-to-hut")
    do(s, 2, "with", "in-jungle")
    after = [["next-to-hut", 1, 2], ["in-jungle", 2, 1], ["next-to-palm", 0, 1]]
    assert s.dump()["maps"]["white"]["clues"] == after
    assert s.amulets[2] == 0
    # In a sharing Igor's rung is now below that of Boris.
    t = load(
        phase="offer",
        maps={"white": {"clues": after}},
        sharing={"colour": "white", "hoard": ["3a"], "turned": "6a", "asked": 1},
        players=players(),
        options=EXPERT,
    )
    for seat in (0, 2, 1):
        assert t.actors() == 1 << seat
        if seat != 1:
            do(t, seat, "pass")


def swaps_refused(e: Example) -> None:
    white = {"clues": [["next-to-hut", 2], ["in-jungle", 1], ["in-sight-palm", 1]]}
    maps = {"white": white, "grey": {"clues": [["in-lake", 0]]}}
    s = load(maps=maps, players=players({"amulets": 1}), options=EXPERT)
    do(s, 0, "amulet-swap", "in-jungle")
    assert reason(s, 0, "with", "in-lake") == "OTHER_MAP"
    assert reason(s, 0, "with", "in-sight-palm") == "SAME_ROSES"
    assert [ACTIONS.text(c) for c in s.legal(0)] == ["with next-to-hut"]


def three_powers(e: Example) -> None:
    s = load(
        maps={"white": TWO_SITES},
        amulets={"island": ["2,5"]},
        players=players({"vehicle": "0,6", "amulets": 2, "hand": ["in-lake"]}),
    )
    drive(s, "2,5")
    do(s, 0, "collect")
    assert s.amulets[0] == 3
    do(s, 0, "amulet-remove", "white", "4,-4")
    do(s, 0, "amulet-leg", "1,4")
    do(s, 0, "amulet-exchange")
    settle(s)
    assert s.amulets[0] == 0
    assert reason(s, 0, "amulet-leg", "0,6") == "NO_AMULET"


EXAMPLES = {
    "E-80": last_marker,
    "E-81": no_marker_on_the_board,
    "E-82": a_marker_removed,
    "E-84": exchange_for_the_action,
    "E-85": exchange_for_an_amulet,
    "E-86": double_on_a_located_map,
    "E-87": double_with_a_locating_clue,
    "E-89": double_on_anothers_rose,
    "E-90": swap_of_a_pair,
    "E-91": swaps_refused,
    "E-92": three_powers,
    "E-121": double_with_another_clue,
}
