"""T-3, T-4.1 - T-4.3, T-4.8 - T-4.10 Turns, clues, legs and amulets: rules that the examples leave out."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe import NATURE
from sacbe.games.tobago.actions import ACTIONS
from sacbe.games.tobago.data import CLUES
from sacbe.games.tobago.notation import hexes_of
from sacbe.games.tobago.rules.maps import sites_after
from tests.tobago.table import (
    EXPERT,
    LOCATED,
    SPOT,
    TWO_SITES,
    code,
    do,
    in_hand,
    load,
    players,
    reason,
    settle,
    to_phase,
    verbs,
)

pytestmark = pytest.mark.engine


def test_who_may_act_t_3_7() -> None:
    s = load(players=players())
    for seat in (1, 2, NATURE, sacbe.SPECTATOR, 50):
        refusal = s.why_not(seat, code("end"))
        assert refusal is not None
        assert refusal.reason == "NOT_YOUR_TURN"
    assert reason(s, 0, "take") == "WRONG_PHASE"
    assert reason(s, 0, "with", "in-lake") == "NO_SWAP_BEGUN"
    refusal = s.why_not(0, 10**9)
    assert refusal is not None
    assert refusal.reason == "BAD_REQUEST"
    over = load(phase="over")
    refusal = over.why_not(0, code("end"))
    assert refusal is not None
    assert refusal.reason == "GAME_OVER"


def test_main_actions_exclude_each_other_t_3_1() -> None:
    hand = {"hand": ["in-jungle"], "vehicle": "0,0"}
    s = load(main="clue", players=players(hand))
    assert reason(s, 0, "exchange") == "TURN_BEGUN"
    assert reason(s, 0, "leg", "1,-1") == "MAIN_USED"
    assert reason(s, 0, "play", "in-jungle", "white") == "MAIN_USED"
    moving = load(main="moving", legs=1, players=players(hand))
    assert reason(moving, 0, "leg", "1,-1") is None
    assert reason(moving, 0, "exchange") == "TURN_BEGUN"


# T-4.1, T-4.3 Clues and hands


def test_only_cards_in_hand_with_a_rose_t_4_1_1() -> None:
    s = load(players=players({"hand": ["in-jungle"], "roses": 0, "amulets": 2}))
    assert reason(s, 0, "play", "in-lake", "white") == "NOT_IN_HAND"
    refusal = s.why_not(0, code("play", "in-jungle", "white"))
    assert refusal is not None
    assert (refusal.reason, refusal.facts) == ("NO_ROSE", {"needed": 1, "have": 0})
    one = load(players=players({"hand": ["in-jungle"], "roses": 1, "amulets": 2}), options=EXPERT)
    assert reason(one, 0, "play-double", "in-jungle", "white") == "NO_ROSE"
    assert reason(one, 0, "amulet-clue-double", "in-jungle", "white") == "NO_ROSE"
    assert reason(one, 0, "amulet-clue", "in-jungle", "white") is None


def test_a_located_map_takes_no_clue_t_4_1_6() -> None:
    s = load(maps={"white": LOCATED}, players=players({"hand": ["in-lake", "not-in-lake"]}))
    for card, why in (("in-lake", "NOTHING_LEFT"), ("not-in-lake", "NO_REDUCTION")):
        refusal = s.why_not(0, code("play", card, "white"))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("T-4.1.6", why)


def test_what_a_clue_would_leave_t_4_1_5() -> None:
    s = load(maps={"white": TWO_SITES}, players=players({"hand": ["in-lake"]}))
    assert sites_after(s, CLUES.index("in-jungle"), 0) == 2
    assert sites_after(s, CLUES.index("in-lake"), 0) == 0


def test_two_amulets_for_a_double_extra_clue_t_4_10_6() -> None:
    s = load(players=players({"hand": ["in-jungle"], "amulets": 1}), options=EXPERT)
    refusal = s.why_not(0, code("amulet-clue-double", "in-jungle", "white"))
    assert refusal is not None
    assert (refusal.reason, refusal.facts) == ("NO_AMULET", {"needed": 2, "have": 1})
    s = load(main="clue", players=players({"hand": ["in-jungle"], "amulets": 2}), options=EXPERT)
    do(s, 0, "amulet-clue-double", "in-jungle", "white")
    assert (s.amulets[0], s.roses[0], s.dump()["main"]) == (0, 13, "clue")
    s = load(main="clue", players=players({"hand": ["in-jungle"], "amulets": 2}))
    do(s, 0, "amulet-clue", "in-jungle", "white")
    assert (s.amulets[0], s.roses[0]) == (1, 14)


def test_a_short_hand_is_filled_as_far_as_cards_exist_r_18() -> None:
    s = load(players=players({"hand": ["in-lake"]}), clues={"deck": []})
    do(s, 0, "play", "in-lake", "white")
    assert s.hand_size[0] == 0, "no card is left anywhere"
    assert s.dump()["phase"] == "turn"
    t = load(players=players({"hand": ["in-lake"]}), clues={"deck": ["in-river"], "played": ["in-beach"]})
    do(t, 0, "play", "in-lake", "white")
    settle(t)
    assert in_hand(t, 0) == ["in-beach", "in-river"]


def test_exchanged_cards_may_come_back_t_4_3_3() -> None:
    hand = ["in-lake", "in-river", "in-beach", "in-jungle"]
    s = load(players=players({"hand": hand}), clues={"deck": ["in-mountains"]})
    do(s, 0, "exchange")
    assert s.dump()["players"][0]["exchanged"] == sorted(hand, key=CLUES.index)
    assert s.legal(NATURE) == [code("deal", "in-mountains")]
    assert reason(s, NATURE, "deal", "in-lake") == "NOT_IN_CLUE_DECK"
    assert s.audience(NATURE, code("deal", "in-mountains")) == 1
    do(s, NATURE, "deal", "in-mountains")
    assert [ACTIONS.decode(c)[1][0] for c in s.legal(NATURE)] == sorted(hand, key=CLUES.index)
    settle(s)
    assert (s.hand_size[0], s.clue_deck_size) == (4, 1)


# T-4.2 Legs


def test_legs_stay_on_the_island_t_4_2_3() -> None:
    s = load(players=players({"vehicle": "0,0"}))
    assert reason(s, 0, "leg", "5,0") == "NOT_ON_ISLAND"
    assert reason(s, 0, "leg", "0,0") == "ALREADY_THERE"
    refusal = s.why_not(0, code("leg", "5,-4"))
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("T-4.2.4", {"hex": "5,-4", "from": "0,0"})


# T-4.8 - T-4.10 Amulets


def test_a_short_supply_serves_the_first_statues_r_21() -> None:
    s = load(
        maps={"white": LOCATED},
        players=players({"vehicle": SPOT, "hand": ["in-lake"], "amulets": 20}),
        amulets={"supply": 1},
    )
    do(s, 0, "raise", "white")
    s = to_phase(s, "turn")
    assert hexes_of(s.island, s.lying, 0) == ["5,-6"]
    assert s.amulet_supply == 0
    assert [int(s.facing[k]) for k in range(3)] == [2, 3, 1]


def test_an_amulet_leg_collects_nothing_t_4_9_3() -> None:
    s = load(amulets={"island": ["2,5"]}, players=players({"vehicle": "0,6", "amulets": 1}))
    do(s, 0, "amulet-leg", "2,5")
    assert s.amulets[0] == 0
    assert hexes_of(s.island, s.lying, 0) == ["2,5"]
    assert reason(s, 0, "leg", "0,6") is None, "the main action is still unused"


def test_removing_markers_t_4_10_1() -> None:
    s = load(maps={"white": TWO_SITES}, players=players({"amulets": 1}))
    assert reason(s, 0, "amulet-remove", "white", "0,0") == "NO_MARKER_THERE"
    assert reason(s, 0, "amulet-remove", "white", "5,0") == "NO_MARKER_THERE"
    assert reason(s, 0, "amulet-remove", "grey", "0,0") == "NO_MARKERS"
    assert reason(load(maps={"white": TWO_SITES}, players=players()), 0, "amulet-remove", "white", SPOT) == "NO_AMULET"


def test_the_second_rose_t_4_10_6() -> None:
    s = load(maps={"white": TWO_SITES}, players=players({"amulets": 2}), options=EXPERT)
    assert reason(s, 0, "amulet-double", "in-lake") == "NOT_ON_A_MAP"
    do(s, 0, "amulet-double", "in-jungle")
    assert s.dump()["maps"]["white"]["clues"][1] == ["in-jungle", 0, 2]
    assert (s.roses[0], s.amulets[0]) == (13, 1)
    assert reason(s, 0, "amulet-double", "in-jungle") == "ALREADY_DOUBLE"
    poor = load(maps={"white": TWO_SITES}, players=players({"amulets": 1, "roses": 0}), options=EXPERT)
    assert reason(poor, 0, "amulet-double", "in-jungle") == "NO_ROSE"


def test_what_can_be_swapped_t_4_10_7() -> None:
    maps = {"white": TWO_SITES, "grey": LOCATED_ELSEWHERE, "brown": {"clues": [["in-lake", 1]]}}
    s = load(maps=maps, players=players({"amulets": 1}), options=EXPERT)
    assert reason(s, 0, "amulet-swap", "in-river") == "NOT_ON_A_MAP"
    assert reason(s, 0, "amulet-swap", "in-mountains") == "TREASURE_LOCATED"
    assert reason(s, 0, "amulet-swap", "in-lake") == "NOTHING_TO_SWAP"
    do(s, 0, "amulet-swap", "in-jungle")
    assert s.amulets[0] == 1, "the amulet is paid when both clues are named"
    assert reason(s, 0, "with", "in-jungle") == "SAME_CLUE"
    assert reason(s, 0, "with", "in-river") == "NOT_ON_A_MAP"
    assert reason(s, 0, "end") == "WRONG_PHASE"
    do(s, 0, "with", "next-to-hut")
    assert s.amulets[0] == 0
    assert [clue[1] for clue in s.dump()["maps"]["white"]["clues"]] == [0, 2, 1]


def only(clue: str, seat: int, hex_name: str) -> dict[str, Any]:
    probe = load(maps={"white": {"clues": [clue]}})
    sites = hexes_of(probe.island, probe.possible, 0)
    return {"clues": [[clue, seat]], "cleared": [name for name in sites if name != hex_name]}


LOCATED_ELSEWHERE = only("in-mountains", 1, "0,0")


def test_expert_powers_may_be_switched_off_t_6_8() -> None:
    s = load(
        options={"expert_amulets": False},
        maps={"white": TWO_SITES},
        players=players({"amulets": 3, "hand": ["in-lake"]}),
    )
    for words in (
        ("play-double", "in-lake", "grey"),
        ("amulet-clue-double", "in-lake", "grey"),
        ("amulet-double", "in-jungle"),
        ("amulet-swap", "in-jungle"),
    ):
        assert reason(s, 0, *words) == "EXPERT_OFF"
    assert verbs(s, 0) >= {"amulet-remove", "amulet-clue", "amulet-leg", "amulet-exchange"}
