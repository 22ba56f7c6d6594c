"""Rules that the dossier's examples leave out, by their numbers."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe import NATURE, NATURE_BIT
from sacbe.games.tobago.actions import ACTIONS
from sacbe.games.tobago.data import ASSEMBLIES, CLUES, TREASURES, names_of
from sacbe.games.tobago.notation import hexes_of
from sacbe.games.tobago.rules.maps import sites_after
from sacbe.games.tobago.score import cards_by_coins, most_valuable
from sacbe.games.tobago.state import Tobago
from tests.tobago.table import (
    F1,
    LOCATED,
    SPOT,
    TOBAGO,
    TWO_SITES,
    code,
    coins,
    do,
    in_hand,
    load,
    players,
    reason,
    settle,
    sharing,
    turn_up,
    verbs,
)

pytestmark = pytest.mark.engine


def actor(s: Tobago) -> int:
    return (s.actors() & -s.actors()).bit_length() - 1


def to_phase(s: Any, *phases: str) -> Tobago:
    assert isinstance(s, Tobago)
    while s.dump()["phase"] not in phases:
        s.apply(actor(s), s.legal(actor(s))[0])
    return s


# T-2 Setup


def test_any_assembly_may_be_chosen_t_2_1() -> None:
    for name in ASSEMBLIES:
        s = TOBAGO.start(2, {"assembly": name})
        assert s.dump()["island"] == name
        assert verbs(s, NATURE) == {"first"}  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="assembly"):
        TOBAGO.start(2, {"assembly": "XYZ-0"})
    assert len(TOBAGO.start(2).legal(NATURE)) == 32


def test_start_player_is_one_of_the_seats_t_2_5() -> None:
    s = to_phase(TOBAGO.start(3), "first")
    assert len(s.legal(NATURE)) == 3
    refusal = s.why_not(NATURE, code("first", "3"))
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("T-2.5", {"seats": 3})


def test_manual_placement_goes_round_the_table_t_2_2() -> None:
    s = to_phase(TOBAGO.start(3, {"object_placement": "manual", "assembly": "abc-0"}), "landmark")
    placers = []
    while s.dump()["phase"] in ("landmark", "face"):
        if s.dump()["phase"] == "landmark":
            placers.append(actor(s))
        s.apply(actor(s), s.legal(actor(s))[-1])
    assert placers == [(int(s.first) + k) % 3 for k in range(10)]
    assert s.actors() == 1 << s.first


def test_where_a_statue_may_not_stand_t_2_2() -> None:
    s = to_phase(TOBAGO.start(2, {"object_placement": "manual", "assembly": "ABC-0"}), "landmark")
    me = actor(s)
    assert reason(s, me, "place", "5,-6") == "NOT_INTERIOR"
    assert reason(s, me, "place", "5,0") == "NOT_ON_ISLAND"
    do(s, me, "place", "-1,0")
    assert reason(s, me, "place", "1,4") == "WRONG_PHASE"
    do(s, me, "face", "NE")
    assert reason(s, actor(s), "place", "-1,0") == "OCCUPIED"


def test_a_place_that_leaves_no_room_is_refused_t_2_2() -> None:
    """On a small island there are hexes after which the other statues no longer fit."""
    found = 0
    for name in ASSEMBLIES:
        s = to_phase(TOBAGO.start(2, {"object_placement": "manual", "assembly": name}), "landmark")
        interior = hexes_of(s.island, s.island.interior, 0)
        refused = [h for h in interior if reason(s, actor(s), "place", h) == "NO_COMPLETION"]
        found += len(refused)
    assert found > 0


def test_vehicles_share_hexes_but_not_the_ocean_t_2_6() -> None:
    s = load(phase="vehicle", players=players())
    assert reason(s, 0, "vehicle", "5,0") == "NOT_ON_ISLAND"
    for seat in (0, 1, 2):
        do(s, seat, "vehicle", "0,0")
    assert s.dump()["phase"] == "turn-clue"
    assert reason(s, NATURE, "turn-clue", "in-lake") is None


def test_first_clues_go_on_empty_maps_t_2_9() -> None:
    s = load(phase="put", turn=1, maps={"grey": {"clues": [["in-lake", 0]]}}, clues={"first": "in-jungle"})
    assert reason(s, 1, "put", "grey") == "MAP_NOT_EMPTY"
    assert len(s.legal(1)) == 3
    do(s, 1, "put", "black")
    assert s.dump()["maps"]["black"]["clues"] == [["in-jungle", 1, 1]]
    t = load(phase="turn-clue", maps={"grey": {"clues": [["in-lake", 0]]}})
    assert reason(t, NATURE, "turn-clue", "in-lake") == "NOT_IN_CLUE_DECK"


# T-3 Turns


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
    s = load(main="exchange", players=players(hand))
    assert reason(s, 0, "exchange") == "MAIN_USED"
    assert reason(s, 0, "leg", "1,-1") == "MAIN_USED"
    assert reason(s, 0, "play", "in-jungle", "white") == "MAIN_USED"
    moving = load(main="moving", legs=1, players=players(hand))
    assert reason(moving, 0, "leg", "1,-1") is None
    assert reason(moving, 0, "exchange") == "MAIN_USED"


# T-4.1, T-4.3 Clues and hands


def test_only_cards_in_hand_with_a_rose_t_4_1_1() -> None:
    s = load(players=players({"hand": ["in-jungle"], "roses": 0, "amulets": 2}))
    assert reason(s, 0, "play", "in-lake", "white") == "NOT_IN_HAND"
    refusal = s.why_not(0, code("play", "in-jungle", "white"))
    assert refusal is not None
    assert (refusal.reason, refusal.facts) == ("NO_ROSE", {"needed": 1, "have": 0})
    one = load(players=players({"hand": ["in-jungle"], "roses": 1, "amulets": 2}))
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
    s = load(players=players({"hand": ["in-jungle"], "amulets": 1}))
    refusal = s.why_not(0, code("amulet-clue-double", "in-jungle", "white"))
    assert refusal is not None
    assert (refusal.reason, refusal.facts) == ("NO_AMULET", {"needed": 2, "have": 1})
    s = load(main="clue", players=players({"hand": ["in-jungle"], "amulets": 2}))
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


# T-4.4, T-4.5 Raising and sharing


def test_the_finders_rung_counts_without_a_rose_r_20() -> None:
    white = {"clues": [["next-to-hut", 2], ["in-jungle", 1], ["next-to-palm", 1]], "cleared": ["4,-4"]}
    s = load(maps={"white": white}, players=players({"vehicle": SPOT, "roses": 0, "hand": ["in-lake"]}))
    do(s, 0, "raise", "white")
    s = to_phase(s, "offer")
    assert s.looks[0] == 1
    assert (s.actors(), s.finder, s.finder_token) == (1, 1, False)
    do(s, 0, "take")
    assert s.roses[0] == 0
    for _ in range(4):
        s = to_phase(s, "offer", "turn")
        if s.dump()["phase"] == "offer":
            do(s, actor(s), "pass")
    s = to_phase(s, "turn")
    assert s.dump()["maps"]["white"]["clues"] == [], "who took last has no rose to start the map with"


def test_a_curse_on_a_finder_without_a_rose_r_20() -> None:
    s = load(
        phase="turn-up",
        options={"curse_effect": "continue_protected"},
        maps={"white": {"clues": [["in-jungle", 1]]}},
        players=players({"roses": 0}, {"amulets": 1}),
        sharing={"raiser": 0, "finder_token": False, "hoard": ["curse-a", "4a", "5a"]},
    )
    turn_up(s, "curse")
    assert (s.finder, s.roses[0], s.amulets[1]) == (0, 0, 0)
    turn_up(s, 4)
    assert s.actors() == 1 << 1


def test_drawing_goes_on_from_the_discards_t_4_5_3() -> None:
    s = load(
        maps={"white": LOCATED},
        players=players({"vehicle": SPOT, "hand": ["in-lake"]}),
        treasure={"deck": ["2a", "3a"], "refused": ["4a"], "buried": ["curse-a", "5a"]},
    )
    do(s, 0, "raise", "white")
    assert reason(s, NATURE, "look", "4a") == "NOT_IN_TREASURE_DECK"
    do(s, NATURE, "look", "2a")
    assert not s.last_sharing
    do(s, NATURE, "look", "3a")
    assert s.last_sharing
    assert (s.hoard_old, s.treasure_deck_size, s.refused, s.buried) == (2, 3, 0, 0)
    s = to_phase(s, "turn-up")
    assert s.hoard_size == 5
    turn_up(s, "curse")
    assert s.actors() == 0, "the last sharing, cursed or not, is the end"


def test_a_hoard_may_stay_short_t_4_5_3() -> None:
    s = load(
        maps={"white": LOCATED},
        players=players({"vehicle": SPOT, "hand": ["in-lake"]}),
        treasure={"deck": ["2a", "3a", "4a"]},
    )
    do(s, 0, "raise", "white")
    s = to_phase(s, "turn-up")
    assert (s.hoard_size, s.last_sharing) == (3, True)
    assert [int(s.looks[k]) for k in range(3)] == [2, 1, 0]


def test_a_pair_is_asked_once_a_card_t_4_5_5() -> None:
    s = load(
        phase="turn-up",
        maps={"white": {"clues": [["next-to-hut", 1, 2]]}},
        players=players(),
        sharing={"raiser": 0, "hoard": ["2a", "3a", "4a", "5a"]},
    )
    turn_up(s, 2)
    do(s, 0, "pass")
    do(s, 1, "take")
    assert s.dump()["maps"]["white"]["clues"] == [["next-to-hut", 1, 1]]
    turn_up(s, 3)
    do(s, 0, "pass")
    do(s, 1, "pass")
    assert coins(s.refused) == [3]
    turn_up(s, 4)
    do(s, 0, "take")
    turn_up(s, 5)
    assert s.actors() == 1 << 1, "the finder's rung is empty now"
    assert reason(s, NATURE, "turn-up", "2a") == "IN_SHARING"


def test_only_the_hoard_is_turned_up_t_4_5_5() -> None:
    s = sharing({"ladder_bottom_to_top": ["Anna (finder)"], "hoard_in_order": [4, 2]})
    assert reason(s, NATURE, "turn-up", "6a") == "NOT_IN_HOARD"
    t = load(phase="look", sharing={"raiser": 0}, maps={"white": {"clues": [["in-jungle", 0]]}})
    refusal = t.why_not(NATURE, code("look", "curse-a"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.facts["safe"]) == ("T-2.3", "SAFE_ON_TOP", 12)


def test_the_last_taker_starts_the_map_though_it_is_not_his_turn_t_4_7_2() -> None:
    s = sharing({"ladder_bottom_to_top": ["Anna (finder)", "Boris"], "hoard_in_order": [4, 2, 3]})
    turn_up(s, 4)
    do(s, 0, "pass")
    do(s, 1, "take")
    turn_up(s, 2)
    do(s, 0, "pass")
    turn_up(s, 3)
    do(s, 0, "pass")
    assert s.actors() == 1 << 1
    assert reason(s, 1, "start", "in-lake") == "NOT_IN_HAND"
    do(s, 1, "start", "in-river")
    assert s.drawer == 1
    settle(s)
    assert s.hand_size[1] == 4, "R-30: he fills his hand at once"
    assert s.actors() == 1, "the raiser's turn goes on"


def test_unseen_cards_of_a_safe_hoard_are_remembered_as_safe_t_2_3() -> None:
    s = load(maps={"white": LOCATED}, players=players({"vehicle": SPOT, "hand": ["in-lake"]}))
    do(s, 0, "raise", "white")
    s = to_phase(s, "offer")
    assert (s.safe, s.hoard_safe) == (7, 5)
    while s.raised >= 0 and s.dump()["phase"] in ("offer", "turn-up"):
        s.apply(actor(s), s.legal(actor(s))[0])
    assert (s.buried_size, s.buried_safe_size) == (0, 1)


def test_a_returning_curse_needs_a_deck_t_6_6() -> None:
    s = load(
        phase="turn-up",
        options={"curse_returns": True},
        maps={"white": {"clues": [["next-to-hut", 0]]}},
        players=players({"hand": ["in-lake"]}),
        treasure={"deck": []},
        sharing={"raiser": 0, "hoard": ["curse-a", "4a"], "last": True},
    )
    turn_up(s, "curse")
    assert names_of(s.removed, TREASURES) == ["curse-a"]
    assert s.actors() == 0


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
    s = load(maps={"white": TWO_SITES}, players=players({"amulets": 2}))
    assert reason(s, 0, "amulet-double", "in-lake") == "NOT_ON_A_MAP"
    do(s, 0, "amulet-double", "in-jungle")
    assert s.dump()["maps"]["white"]["clues"][1] == ["in-jungle", 0, 2]
    assert (s.roses[0], s.amulets[0]) == (13, 1)
    assert reason(s, 0, "amulet-double", "in-jungle") == "ALREADY_DOUBLE"
    poor = load(maps={"white": TWO_SITES}, players=players({"amulets": 1, "roses": 0}))
    assert reason(poor, 0, "amulet-double", "in-jungle") == "NO_ROSE"


def test_what_can_be_swapped_t_4_10_7() -> None:
    maps = {"white": TWO_SITES, "grey": LOCATED_ELSEWHERE, "brown": {"clues": [["in-lake", 1]]}}
    s = load(maps=maps, players=players({"amulets": 1}))
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


# T-5 The end


def stuck_maps() -> dict[str, Any]:
    """Four maps, each with two hexes left that no card can tell apart."""
    s = load()
    twins: list[tuple[str, str]] = []
    names = hexes_of(s.island, s.island.land, 0)
    for i, a in enumerate(names):
        for b in names[i + 1 :]:
            if all((a in side) == (b in side) for side in clue_sides(s)):
                twins.append((a, b))
    a, b = twins[0]
    cards = [CLUES[k] for k, side in enumerate(clue_sides(s)) if a in side][:4]
    maps: dict[str, Any] = {}
    for colour, card in zip(("white", "grey", "brown", "black"), cards, strict=True):
        maps[colour] = {"clues": [[card, 0]], "possible": [a, b]}
    return maps


_SIDES: list[set[str]] = []


def clue_sides(s: Tobago) -> list[set[str]]:
    if not _SIDES:
        _SIDES.extend(set(hexes_of(s.island, s.allowed, k)) for k in range(52))
    return _SIDES


def test_a_dead_position_ends_the_game_t_5_4() -> None:
    s = load(maps=stuck_maps(), players=players({"vehicle": "0,6"}, {"amulets": 1}))
    assert s.stuck == 15
    do(s, 0, "end")
    do(s, 1, "amulet-exchange")
    assert s.actors() == 0, "the last amulet is gone: nobody can separate the hexes any more"
    assert s.winners() == 0b111
    with_amulet = load(maps=stuck_maps(), players=players(), amulets={"island": ["2,5"]})
    do(with_amulet, 0, "end")
    assert with_amulet.actors() == 1 << 1


def test_score_by_source_t_5_2() -> None:
    s = load(phase="over", players=players({"treasures": [6, 6, 2]}))
    assert cards_by_coins(s.treasures[0]) == [(2, 1), (3, 0), (4, 0), (5, 0), (6, 2)]
    assert s.score(0) == 14
    assert most_valuable(0) == -1
    assert load(players=players()).winners() == 0


def test_nature_acts_alone_in_the_setup_t_8() -> None:
    s = TOBAGO.start(4)
    while s.actors() & NATURE_BIT:
        assert s.actors() == NATURE_BIT
        s.apply(NATURE, s.legal(NATURE)[-1])
    assert s.dump()["phase"] == "vehicle"
    assert len(F1["landmarks"]["statues"]) == 3
