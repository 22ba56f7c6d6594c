"""A-4.14 to A-4.36 Buying, action cards, tokens and caves beyond the examples."""

from __future__ import annotations

from typing import Any

import pytest

from tests.eldorado.board import at, do, let_chance, load, may, mine, one, refusal, rule, towards, walk

pytestmark = pytest.mark.engine

HERE = [-3, 3]


# Buying


def test_refusals_while_paying() -> None:
    s = do(one(HERE, ["traveler", "traveler", "explorer", "treasure_chest"], ["coin_1"]), "buy trailblazer")
    assert refusal(s, "confirm").facts == {"card": "trailblazer", "price": 3, "halves": 0}
    assert refusal(s, "coins explorer").reason == "E_NO_COINS"
    assert rule(s, "coins pioneer") == "A-4.19"
    assert rule(s, "half sailor") == "A-4.19"
    assert rule(s, "spend coin_2") == "A-4.29"
    assert rule(s, "use change_symbol") == "A-4.29"
    assert rule(s, "use draw_1") == rule(s, "end") == rule(s, "step 1 E") == "T-3.5"
    do(s, "half treasure_chest", "coins traveler", "spend coin_1")
    do(s, "coins traveler", "confirm")
    assert (mine(s, "discard"), mine(s, "hand"), mine(s, "tokens")) == (
        ["trailblazer", "treasure_chest"],
        ["explorer"],
        [],
    )
    s = do(one(HERE, ["traveler", "treasure_chest"]), "buy trailblazer")
    assert rule(s, "half treasure_chest") == "T-3.11"


def test_refused_purchases() -> None:
    s = one(HERE, ["millionaire"], market={"scout": 0})
    assert rule(s, "buy scout") == "A-4.18"
    assert may(s, "buy native") is False
    assert refusal(s, "buy native").facts == {"card": "native", "price": 5, "halves": 8, "missing": 2}


def test_the_last_card_of_an_upper_pile_moves_nothing() -> None:
    s = do(one(HERE, ["photographer"], market={"scout": 0, "captain": 1}), "buy captain")
    assert (s.dump()["market"]["captain"], s.dump()["bottom"][0]) == (0, "scout")


def test_changed_symbols_pay() -> None:
    """A-4.36: the strongest green card counts as coins; the token may also be used in the middle of a purchase."""
    s = one(HERE, ["trailblazer", "explorer"], ["change_symbol"])
    assert may(s, "buy trailblazer")
    do(s, "buy trailblazer", "use change_symbol", "coins trailblazer", "confirm")
    assert (mine(s, "discard"), mine(s, "played")) == (["trailblazer"], ["trailblazer"])
    s = one(HERE, ["pioneer", "giant_machete", "explorer"], ["change_symbol", "change_symbol", "keep_item"])
    do(s, "buy transmitter", "use change_symbol")
    assert rule(s, "use change_symbol") == "A-4.36"
    do(s, "coins giant_machete", "confirm")
    assert mine(s, "gone") == ["giant_machete"]
    do(s, "save giant_machete")
    assert (mine(s, "gone"), mine(s, "played")) == ([], ["giant_machete"])


# Single use and actions


def test_keeping_a_card_in_the_middle_of_its_movement() -> None:
    s = walk(do(one(HERE, ["prop_plane"], ["keep_item"]), "play prop_plane"), [-3, 2])
    do(s, "save prop_plane")
    walk(s, [-3, 1])
    do(s, "stop")
    assert (mine(s, "gone"), mine(s, "played")) == ([], ["prop_plane"])


def test_what_has_closed_the_window_keeps_it_closed() -> None:
    """Q-20 The movement may be finished first, but any other card or token ends the chance for good."""
    player = {"figures": [HERE], "hand": ["prop_plane", "cartographer"], "tokens": ["keep_item", "draw_1"]}
    s = load(players=[player | {"draw": ["sailor", "scout", "native"]}, {}, {}])
    walk(do(s, "play prop_plane"), [-3, 2])
    for other in ("use draw_1", "play cartographer"):
        t = do(s.copy(), other)
        let_chance(t)
        assert rule(t, "save prop_plane") == "A-4.33"
        walk(t, [-3, 1])
        assert rule(t, "save prop_plane") == "A-4.33"
    walk(s, [-3, 1])
    assert may(s, "save prop_plane")


def test_going_on_with_another_card_closes_the_window() -> None:
    player = {"figures": [HERE], "hand": ["scout", "compass"], "tokens": ["keep_item"]}
    s = load(players=[player | {"draw": ["sailor", "native", "pioneer"]}, {}, {}])
    walk(do(s, "play scout"), [-3, 2])
    do(s, "play compass")
    let_chance(s)
    assert may(s, "save compass")
    walk(s, [-3, 1])
    assert rule(s, "save compass") == "A-4.33"


def test_coins_where_no_village_is_near_are_for_the_market() -> None:
    s = one(HERE, ["traveler"])
    assert (refusal(s, "play traveler").reason, rule(s, "play traveler")) == ("E_ONLY_COINS", "A-4.2")
    s = one(HERE, ["traveler"], ["change_symbol"])
    assert may(do(s, "use change_symbol"), "play traveler")


def test_a_new_card_is_not_used_in_the_same_turn() -> None:
    s = do(one(HERE, ["traveler", "explorer", "transmitter"]), "buy scout", "coins traveler", "confirm")
    assert rule(s, "play scout") == "A-4.14"
    do(s, "play transmitter", "take pioneer")
    assert rule(s, "play pioneer") == "A-4.14"
    assert rule(s, "play captain") == "A-4.19"


def test_one_of_several_is_kept() -> None:
    s = one(HERE, ["treasure_chest", "prop_plane"], ["keep_item"], market={"scout": 0})
    do(s, "buy millionaire", "coins treasure_chest")  # the plane's coins and the purchase follow by themselves
    assert sorted(mine(s, "gone")) == ["prop_plane", "treasure_chest"]
    assert may(s, "save treasure_chest")
    do(s, "save prop_plane")
    assert (mine(s, "gone"), rule(s, "save treasure_chest")) == (["treasure_chest"], "A-4.29")


def test_compass_and_the_window() -> None:
    player = {"hand": ["compass"], "draw": ["sailor", "scout", "native"], "tokens": ["keep_item", "draw_1"]}
    s = do(load(players=[player, {}, {}]), "play compass")
    assert (len(mine(s, "hand")), mine(s, "gone")) == (3, ["compass"])
    closed = do(s.copy(), "use draw_1")
    assert rule(closed, "save compass") == "A-4.33"
    do(s, "save compass")
    assert mine(s, "played") == ["compass"]


def test_transmitter_refusals() -> None:
    empty = dict.fromkeys(one(HERE, []).dump()["market"], 0)
    assert rule(one(HERE, ["transmitter"], market=empty), "play transmitter") == "A-4.22"
    s = do(one(HERE, ["transmitter"], market={"native": 0}), "play transmitter")
    assert (rule(s, "take native"), rule(s, "end")) == ("A-4.22", "T-3.5")


def test_remove_refusals_and_nothing_to_remove() -> None:
    s = do(one(HERE, ["scientist", "sailor"]), "play scientist")
    assert (rule(s, "remove scout"), rule(s, "end")) == ("A-4.24", "T-3.5")
    do(s, "remove sailor")
    assert (mine(s, "gone"), s.dump()["phase"]) == (["sailor"], "play")
    s = do(one(HERE, ["travel_log"]), "play travel_log")
    assert s.dump()["phase"] == "play"


# Tokens


def test_refused_tokens() -> None:
    s = one(HERE, [], ["remove_1", "replace", "draw_1", "machete_1"])
    assert (rule(s, "use remove_1"), rule(s, "use replace")) == ("A-4.31", "A-4.32")
    assert rule(s, "use coin_1") == "A-4.29"
    do(s, "use draw_1")
    assert (mine(s, "tokens"), mine(s, "hand")) == (["machete_1", "remove_1", "replace"], [])


def test_a_native_that_can_go_nowhere() -> None:
    players = [{"figures": [[-3, 3]], "hand": ["native"], "tokens": ["native_step"]}]
    others = [{"figures": [[-3, 2]]}, {"figures": [[-2, 2]]}]
    s = load(players=players + others)
    assert (rule(s, "play native"), rule(s, "use native_step")) == ("A-4.25", "A-4.35")
    freed = load(players=[{**players[0], "tokens": ["pass_through"]}, *others])
    walk(do(freed, "use pass_through", "play native"), [-3, 2])
    assert at(freed, 0) == at(freed, 1)


def test_replacing_four_cards_and_none() -> None:
    hand = ["explorer", "traveler", "sailor", "scout", "pioneer"]
    s = do(one(HERE, hand, ["replace"]), "use replace")
    assert (rule(s, "done"), rule(s, "replace native"), rule(s, "end")) == ("A-4.32", "A-4.32", "T-3.5")
    do(s, *(f"replace {card}" for card in hand[:4]))
    assert (sorted(mine(s, "hand")), s.dump()["phase"]) == (sorted(hand), "play"), "an empty pile is refilled with them"
    assert (mine(s, "played"), mine(s, "discard"), mine(s, "draw")) == ([], [], [])


def test_changed_symbol_for_moving() -> None:
    s = do(one([1, 0], ["sailor", "explorer"], ["change_symbol"]), "use change_symbol", "play sailor")
    walk(s, [2, 0])
    assert (at(s), s.any_symbol) == ([2, 0], False)
    s = do(one([1, 0], ["captain"], ["change_symbol"]), "use change_symbol", "play captain")
    walk(s, [2, 0])
    assert rule(s, towards(s, [2, -1])) == "A-4.20"


def test_a_token_moves_on_with_its_leftover() -> None:
    s = walk(do(one(HERE, [], ["machete_2"]), "use machete_2"), [-3, 2], [-3, 1])
    assert (at(s), mine(s, "played"), mine(s, "tokens")) == ([-3, 1], [], [])


# V-6.11 Caves


def test_two_figures_take_in_turn_and_tokens_wait() -> None:
    player = {"figures": [[0, -1], [-1, 0]], "hand": []}
    s = do(load(players=[player, {}], caves=[2, 4, 4, 4, 4, 4]), "end", "find draw_1")
    assert mine(s, "tokens") == ["draw_1"]
    do(s, "find replace")
    assert (mine(s, "tokens"), s.dump()["caves"][0]) == (["draw_1", "replace"], 0)
    assert mine(s, "locked") == [[0], [0]]


def test_the_last_token_goes_to_the_first_figure() -> None:
    player = {"figures": [[0, -1], [-1, 0]], "hand": []}
    s = do(load(players=[player, {}], caves=[1, 4, 4, 4, 4, 4]), "end", "find draw_1")
    assert (mine(s, "tokens"), mine(s, "locked")) == (["draw_1"], [[0], []])


def on_stop(figure: list[int], hand: list[str], **more: Any) -> Any:
    return load(players=[{"figures": [figure], "hand": hand}, {}, {}], options={"cave_timing": "on_stop"}, **more)


def test_on_stop_the_token_can_be_used_at_once() -> None:
    s = walk(do(on_stop([1, -1], ["traveler", "explorer"]), "play traveler"), [0, -1])
    assert s.dump()["phase"] == "caves"
    do(s, "find machete_1", "use machete_1")
    walk(s, [-1, 0])
    assert mine(s, "locked") == [[0]]
    do(s, "end", "discard")
    assert s.turn == 1


def test_on_stop_the_lock_opens_where_a_movement_stops() -> None:
    s = on_stop([0, -1], ["scout", "traveler"])
    s.locked[0] = 1
    walk(do(s, "play scout"), [1, -2])
    assert mine(s, "locked") == [[0]], "it has not stopped yet"
    do(s, "stop")
    assert mine(s, "locked") == [[]]


def test_on_stop_before_paying_buying_and_ending() -> None:
    """Symbols are left over beside a cave: starting something else is the stop."""
    start = on_stop([-2, 0], ["pioneer", "traveler"])
    walk(do(start, "play pioneer"), [-2, -1])
    assert start.left == 4
    end = do(start.copy(), "end", "find draw_1", "discard")
    assert mine(end, "tokens") == ["draw_1"]
    buy = do(start.copy(), "buy scout", "find draw_1")
    assert (mine(buy, "discard"), buy.dump()["phase"]) == (["scout"], "play")
    play = do(one([0, 0], ["scout"]), "play scout")
    assert play.dump()["phase"] == "target"


def test_on_stop_before_and_after_a_payment() -> None:
    """The movement that stopped beside the cave finds a token before the rubble is paid; the rubble finds no second."""
    hand = ["photographer", "sailor"]
    player = {"figures": [[5, -2]], "hand": hand}
    options = {"cave_timing": "on_stop", "route": "first_expedition"}
    s = walk(load(players=[player, {}, {}], options=options), [6, -2])
    do(s, "pay sailor", "find draw_1")
    assert (at(s), mine(s, "tokens"), mine(s, "discard")) == ([6, -2], ["draw_1"], ["sailor"])
    player = {"figures": [[5, -1]], "hand": ["journalist", "sailor"]}
    s = do(load(players=[{**player, "figures": [[5, -3]]}, {}, {}], options=options), "play journalist")
    walk(s, [6, -3])
    assert s.left == 2
    walk(s, [6, -2])
    assert s.dump()["phase"] == "caves"
    do(s, "find draw_1")
    assert (at(s), mine(s, "tokens"), mine(s, "locked"), mine(s, "hand")) == ([6, -2], ["draw_1"], [[1]], [])
