"""T-4.4 - T-4.7, T-5 Raising, sharing and the end: rules that the examples leave out."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import NATURE
from sacbe.games.tobago.data import CLUES, TREASURES, names_of
from sacbe.games.tobago.notation import hexes_of
from sacbe.games.tobago.score import cards_by_coins, most_valuable
from sacbe.games.tobago.state import Tobago
from tests.tobago.table import (
    LOCATED,
    SPOT,
    actor,
    code,
    coins,
    do,
    load,
    players,
    reason,
    settle,
    sharing,
    to_phase,
    turn_up,
)

pytestmark = pytest.mark.engine


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
        options={"expert_amulets": True},
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
    do(s, 0, "end")
    do(s, 1, "amulet-exchange")
    assert s.actors() == 0, "the last amulet is gone: nobody can separate the hexes any more"
    assert s.winners() == 0b111
    with_amulet = load(maps=stuck_maps(), players=players(), amulets={"island": ["2,5"]})
    do(with_amulet, 0, "end")
    assert with_amulet.actors() == 1 << 1


LAST_PAIRS = {  # two hexes on each map, told apart only by cards that lie on the maps
    "white": ["in-beach", "in-sight-largest-river", "next-to-largest-river", "next-to-palm"],
    "grey": ["not-in-largest-lake", "not-next-to-hut", "not-next-to-scrubland", "in-largest-jungle", "next-to-ocean"],
    "brown": ["next-to-largest-mountains", "next-to-hut"],
    "black": [
        *("in-jungle", "in-sight-ocean", "not-in-sight-hut", "not-in-sight-palm", "next-to-mountains"),
        *("next-to-beach", "not-next-to-ocean", "next-to-lake"),
    ],
}


def test_cards_on_maps_save_nobody_t_5_4() -> None:
    """Found in random games: no hand can ever get the cards that would help."""
    landmarks = {
        "statues": [["0,-2", "N"], ["-4,-1", "NW"], ["0,4", "NE"]],
        "huts": ["-3,0", "2,4", "5,-6", "0,1"],
        "palms": ["1,4", "2,-4", "6,-6"],
    }
    maps = {colour: {"clues": [[card, 0] for card in cards]} for colour, cards in LAST_PAIRS.items()}
    maps["black"]["clues"] = [[card, 1] for card in LAST_PAIRS["black"]]
    options = {"object_spacing": 4}
    s = load(options=options, island="ACB-1", landmarks=landmarks, maps=maps, players=players())
    assert list(s.sites) == [2, 2, 2, 2]
    do(s, 0, "end")
    assert s.actors() == 0
    maps["black"]["clues"].pop()
    s = load(options=options, island="ACB-1", landmarks=landmarks, maps=maps, players=players())
    do(s, 0, "end")
    assert s.actors() == 1 << 1, "a card that helps is off the maps again"


def test_without_a_rose_no_clue_can_be_added_t_5_4() -> None:
    s = load(players=players({"roses": 1}, {"roses": 0}, {"roses": 0}))
    do(s, 0, "end")
    assert s.actors() == 1 << 1
    s = load(players=players({"roses": 0}, {"roses": 0}, {"roses": 0}))
    do(s, 0, "end")
    assert s.actors() == 0


def test_score_by_source_t_5_2() -> None:
    s = load(phase="over", players=players({"treasures": [6, 6, 2]}))
    assert cards_by_coins(s.treasures[0]) == [(2, 1), (3, 0), (4, 0), (5, 0), (6, 2)]
    assert s.score(0) == 14
    assert most_valuable(0) == -1
    assert load(players=players()).winners() == 0
