"""Rules that the examples do not reach, chapter by chapter."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import NATURE, NATURE_BIT
from tests.eldorado.board import ELDORADO, at, do, let_chance, load, may, mine, one, refusal, rule, towards, walk

pytestmark = pytest.mark.engine

HERE = [-3, 3]


# S-2 Set-up


def test_the_last_blockade_is_no_chance() -> None:
    s = ELDORADO.start(3, {"route": "swamplands"})
    laid = [5, 3, 1, 6, 2]
    for number in laid:
        assert s.actors() == NATURE_BIT
        s.apply(NATURE, ELDORADO.parse(f"block {number}"))
    assert s.dump()["blockades"] == [*laid, 4]
    assert s.dump()["phase"] == "draw"
    again = s.why_not(NATURE, ELDORADO.parse("block 4"))
    assert again is not None
    assert again.rule == "N-8.2"


def test_hands_are_dealt_in_private() -> None:
    s = ELDORADO.start(2)
    while s.dump()["phase"] == "blockades":
        s.apply(NATURE, s.legal(NATURE)[0])
    for seat in (0, 1):
        for _ in range(4):
            code = ELDORADO.parse("draw traveler")
            assert s.audience(NATURE, code) == 1 << seat
            s.apply(NATURE, code)
    assert [s.dump()["players"][seat]["hand"] for seat in (0, 1)] == [["traveler"] * 4] * 2
    assert s.dump()["phase"] == "play"


def test_without_caves() -> None:
    s = ELDORADO.start(4, {"caves": False})
    assert s.dump()["caves"] == [0] * 6
    s = load(players=[{"figures": [[0, -1]]}, {}, {}], options={"caves": False})
    do(s, "end")
    assert s.dump()["phase"] == "draw"


# T-3 The turn


def test_a_turn_may_do_nothing_and_others_wait() -> None:
    s = one(HERE, ["explorer"])
    assert s.legal(1) == []
    found = s.why_not(1, ELDORADO.parse("end"))
    assert found is not None
    assert (found.rule, found.reason) == ("T-3.1", "E_NOT_YOUR_TURN")
    assert refusal(s, "pay explorer").reason == "E_WRONG_PHASE"
    assert rule(s, "keep explorer") == "T-3.5"
    do(s, "end", "discard")
    assert s.turn == 1


def test_which_cards_are_kept_is_secret() -> None:
    s = do(one(HERE, ["explorer", "pioneer"]), "end")
    code = ELDORADO.parse("keep pioneer")
    assert s.audience(0, code) == 1
    assert s.audience(0, ELDORADO.parse("discard")) == -1
    do(s, "keep pioneer")
    assert s.hide(1).dump()["choice"]["kept"] == []
    assert s.hide(0).dump()["choice"]["kept"] == ["pioneer"]
    assert rule(s, "keep pioneer") == "T-3.7"
    assert rule(s, "end") == "T-3.5"


def test_option_discard_all() -> None:
    s = do(load(players=[{"hand": ["explorer"]}, {}, {}], options={"leftover_hand": "discard_all"}), "end")
    assert (mine(s, "discard") + mine(s, "hand"), s.turn) == (["explorer"], 1)


def test_an_empty_deck_draws_what_there_is() -> None:
    s = do(load(players=[{"hand": [], "played": ["sailor"]}, {}, {}]), "end")
    assert (mine(s, "hand"), mine(s, "draw"), s.turn) == (["sailor"], [], 1)
    s = do(one(HERE, ["cartographer"]), "play cartographer")
    assert (mine(s, "hand"), s.dump()["phase"]) == ([], "play")


# Movement


def test_refused_steps() -> None:
    s = one([-3, 2], ["scout"])
    assert rule(s, "step 1 W") == "A-4.1"
    assert rule(s, "step 2 E") == "V-6.1"
    assert rule(s, "clear 2 1") == "V-6.1"
    assert rule(s, "stop") == "A-4.3"
    assert rule(s, "play pioneer") == "A-4.19"
    assert refusal(s, towards(s, [-2, 1])).facts == {"symbol": "machete", "need": 1}


def test_too_few_symbols_left() -> None:
    """The nearest miss is named: with another green card in hand, that cards are not added."""
    s = walk(do(one([4, -2], ["scout"]), "play scout"), [5, -2])
    assert s.left == 1
    assert (rule(s, towards(s, [6, -2])), refusal(s, towards(s, [6, -2])).facts["missing"]) == ("A-4.2", 1)
    s = walk(do(one([4, -2], ["scout", "explorer"]), "play scout"), [5, -2])
    assert rule(s, towards(s, [6, -2])) == "A-4.4"


def test_a_card_that_reaches_nothing_names_the_nearest_miss() -> None:
    s = one(HERE, ["sailor"], ["paddle_1"])
    assert rule(s, "play sailor") == rule(s, "use paddle_1") == "A-4.2"
    players = [{"figures": [[-3, 3]], "hand": ["explorer"]}, {"figures": [[-3, 2]]}, {"figures": [[-2, 2]]}]
    assert rule(load(players=players), "play explorer") == "A-4.5"


def test_moving_with_the_leftover_and_stopping() -> None:
    s = walk(do(one(HERE, ["pioneer", "traveler"]), "play pioneer"), [-3, 2])
    assert rule(s, towards(s, [-3, 3])) == "A-4.7"
    assert rule(s, "step 1 W") == "A-4.1"
    do(s, "stop")
    assert (s.left, mine(s, "played")) == (0, ["pioneer"])


def test_leftover_of_the_wrong_symbol() -> None:
    s = walk(do(one([1, 1], ["scout"]), "play scout"), [1, 0])
    assert rule(s, towards(s, [2, 0])) == "A-4.2"


def test_a_native_needs_a_target_but_not_a_price() -> None:
    s = do(one([1, -2], ["native"]), "play native")
    assert rule(s, "end") == "T-3.5"
    walk(s, [1, -3])
    assert (at(s), mine(s, "gone"), s.dump()["phase"]) == ([1, -3], [], "play")


def test_a_native_on_the_finish() -> None:
    s = walk(do(one([4, 7], ["native"]), "play native"), [3, 7])
    assert (at(s), s.final, s.turn) == ("gold", True, 1)
    assert mine(s, "discard") == ["native"]


# Blockades


def blocked(number: int, hand: list[str], tokens: list[str] | None = None, **more: Any) -> Any:
    return one([3, -3], hand, tokens, blockades=[number, 0, 0, 0, 0], **more)


def test_a_blockade_and_the_next_hex_with_one_card() -> None:
    s = do(blocked(1, ["scout"]), "play scout", "clear 1 1")
    assert s.left == 1
    walk(s, [4, -3])
    assert (at(s), mine(s, "blockades")) == ([4, -3], [1])
    assert rule(s, "clear 1 1") == "A-4.11"


def test_a_leftover_pays_a_blockade() -> None:
    s = walk(do(one([2, -3], ["trailblazer"], blockades=[5, 0, 0, 0, 0]), "play trailblazer"), [3, -3])
    do(s, "clear 1 5")
    assert (s.left, mine(s, "blockades")) == (0, [5])


def test_refused_blockades() -> None:
    assert rule(blocked(6, ["explorer"]), "clear 1 6") == "A-4.10"
    assert refusal(blocked(6, ["explorer"]), "clear 1 6").facts == {"need": 2, "have": 1, "missing": 1}
    assert rule(blocked(5, ["explorer"]), "clear 1 5") == "A-4.10"
    assert rule(blocked(5, ["explorer"]), "clear 1 4") == "A-4.11"
    s = do(blocked(5, ["explorer", "explorer"]), "play explorer")
    assert rule(s, "clear 1 5") == "A-4.4"
    s = do(blocked(4, ["explorer"]), "play explorer")
    assert rule(s, "clear 1 4") == "A-4.2"
    s = do(blocked(3, ["explorer", "sailor"]), "play explorer")
    assert refusal(s, "clear 1 3").reason == "E_PAID_WITH_CARDS"
    s = walk(do(one([2, -3], ["scout"], blockades=[5, 0, 0, 0, 0]), "play scout"), [3, -3])
    assert refusal(s, "clear 1 5").facts["missing"] == 1
    s = walk(do(one([2, -3], ["scout"], blockades=[4, 0, 0, 0, 0]), "play scout"), [3, -3])
    assert rule(s, "clear 1 4") == "A-4.2"
    figures = [[2, -3], [3, -2]]
    s = load(players=[{"figures": figures, "hand": ["scout"]}, {}], blockades=[1, 0, 0, 0, 0])
    walk(do(s, "play scout"), [2, -2])
    assert rule(s, "clear 2 1") == "V-6.1"


def test_a_gray_blockade_of_one_and_a_forced_payment() -> None:
    s = do(blocked(3, ["explorer", "explorer"]), "clear 1 3")
    assert (mine(s, "blockades"), mine(s, "played"), mine(s, "hand")) == ([3], ["explorer"], ["explorer"])
    assert s.dump()["phase"] == "play"


def test_option_native_through_blockade() -> None:
    s = do(blocked(6, ["native"], options={"native_through_blockade": True}), "play native")
    walk(s, [4, -3])
    assert (at(s), mine(s, "blockades")) == ([4, -3], [6])


#


def test_symbols_never_pay_rubble_or_camps() -> None:
    s = do(one([13, 3], ["pioneer", "sailor"]), "play pioneer")
    assert refusal(s, towards(s, [14, 3])).facts == {"terrain": "rubble", "need": 2}
    s = do(one([1, -2], ["explorer"]), "play explorer")
    assert rule(s, towards(s, [1, -3])) == "A-4.13"
    assert rule(one([1, -2], []), "step 1 NW") == "A-4.13"


def test_paying_asks_only_for_cards_in_hand() -> None:
    s = walk(one([1, -2], ["traveler", "explorer"]), [1, -3])
    assert rule(s, "pay sailor") == "A-4.19"
    assert rule(s, "end") == "T-3.5"


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
    assert (mine(s, "discard"), mine(s, "hand"), mine(s, "tokens")) == (["trailblazer"], ["explorer"], [])
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
    assert (mine(s, "hand"), s.dump()["phase"]) == (["pioneer"], "play")
    assert mine(s, "played") == hand[:4], "the play area is not shuffled in"


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
    assert s.dump()["this_turn"]["new_tokens"] == ["draw_1"]
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
    assert (at(s), mine(s, "tokens"), mine(s, "played")) == ([6, -2], ["draw_1"], ["sailor"])
    player = {"figures": [[5, -1]], "hand": ["journalist", "sailor"]}
    s = do(load(players=[{**player, "figures": [[5, -3]]}, {}, {}], options=options), "play journalist")
    walk(s, [6, -3])
    assert s.left == 2
    walk(s, [6, -2])
    assert s.dump()["phase"] == "caves"
    do(s, "find draw_1")
    assert (at(s), mine(s, "tokens"), mine(s, "locked"), mine(s, "hand")) == ([6, -2], ["draw_1"], [[1]], [])


# T-3.10 Late tokens


def late(tokens: list[str], hand: list[str], **more: Any) -> Any:
    player = {"hand": hand, "draw": ["scout", "captain"], "tokens": tokens}
    return load(players=[player, {}, {}], phase="late", options={"late_tokens": True}, **more)


def test_late_refusals() -> None:
    s = late(["remove_1", "draw_1"], [])
    assert (rule(s, "use remove_1"), rule(s, "use replace"), rule(s, "play scout")) == ("A-4.31", "A-4.29", "T-3.10")


def test_late_replacing_and_removing() -> None:
    s = late(["remove_1", "replace"], ["explorer", "sailor", "traveler", "traveler"])
    do(s, "use replace", "replace explorer", "done", "draw scout")
    assert (mine(s, "played"), s.dump()["phase"]) == (["explorer"], "late")
    do(s, "use remove_1", "remove sailor")
    assert (mine(s, "discard"), mine(s, "gone"), s.turn) == (["explorer"], ["sailor"], 1)


def test_late_follows_drawing_unless_the_race_is_decided() -> None:
    for final, phase in ((False, "late"), (True, "play")):
        player = {"hand": ["explorer"] * 3 + ["sailor"], "tokens": ["draw_1"]}
        s = load(players=[player, {}, {}], options={"late_tokens": True}, final=final)
        do(s, "end", *["keep explorer"] * 3, "keep sailor")
        assert s.dump()["phase"] == phase


# E-5 The end


def test_the_last_round_is_called_off() -> None:
    places = [[4, 7], [3, -3], [-3, 2]]
    players = [{"figures": [place], "hand": []} for place in places]
    s = load(players=players, turn=2, round=60)
    do(s, "end")
    let_chance(s)
    assert (s.actors(), s.winners()) == (0, 0b001)
    assert [s.score(seat) for seat in range(3)] == [-1, -36, -42]
    tie = load(players=[{"figures": [[4, 7]], "blockades": [b]} for b in (1, 6, 2)], phase="over")
    assert tie.winners() == 0b010
    assert load(players=[{"figures": [[4, 7]]}] * 3, phase="over").winners() == 0b111


def test_points_say_the_ranking() -> None:
    home = {"figures": ["gold"], "arrived": 1, "blockades": [2, 6]}
    s = load(players=[home, {"figures": [[4, 7]], "blockades": [1]}, {}], phase="over", final=True)
    assert [s.score(seat) for seat in range(3)] == [12, -1, -40]
    assert refusal(s, "end").rule == "T-3.9"


# V-6 The solo game


def test_a_solo_game_can_be_lost() -> None:
    automata = [{"figures": [None]}, {"figures": [None]}, {"figures": [[4, 7]]}]
    s = load(players=[{"figures": [HERE]}], automata=automata, phase="automata", turn=3)
    do(s, "automaton 4")
    assert (s.actors(), s.winners()) == (0, 0b1000)
    assert s.dump()["automata"][2]["figures"] == ["gold"]


def test_a_human_who_arrives_waits_for_the_automata() -> None:
    automata = [{"figures": [[-1, 2]]}, {"figures": [[0, 2]]}, {"figures": [[5, 7]]}]
    s = load(players=[{"figures": [[4, 7]], "hand": ["sailor"]}], automata=automata)
    walk(do(s, "play sailor"), [3, 7])
    do(s, "automaton 2", "automaton 3", "automaton 4")
    assert (s.actors(), s.winners()) == (0, 1)
    found = s.why_not(NATURE, ELDORADO.parse("automaton 2"))
    assert found is not None


def test_automata_open_the_upper_rows_unless_told_not_to() -> None:
    """V-6.5, V-6.12: with an empty slot an upper card of the colour is the first available one."""
    automata = [{"figures": [None]}, {"figures": [None]}, {"figures": [[0, 3]]}]
    for scope, gone in (("available", "pioneer"), ("bottom_row", "transmitter")):
        s = load(
            players=[{"figures": [HERE]}],
            automata=automata,
            phase="automata",
            turn=3,
            market={"scout": 0, "trailblazer": 0},
            options={"solo_market_scope": scope},
        )
        before = s.dump()["market"][gone]
        do(s, "automaton 4")
        assert s.dump()["market"][gone] == before - 1
        assert (s.dump()["bottom"][0] == "pioneer") == (scope == "available")
    everything = dict.fromkeys(s.dump()["market"], 0)
    s = load(players=[{"figures": [HERE]}], automata=automata, phase="automata", turn=3, market=everything)
    do(s, "automaton 4")
    assert set(s.dump()["market"].values()) == {0}


def test_two_obstacles_are_never_hopped() -> None:
    automata = [{"figures": [[2, 1]]}, {"figures": [[3, 0]]}, {"figures": [[1, 2]]}]
    s = load(players=[{"figures": [HERE]}], automata=automata, phase="automata", turn=3)
    do(s, "automaton 4")
    assert s.dump()["automata"][2]["figures"] != [[3, 0]]


def test_scope_is_for_the_solo_game() -> None:
    with pytest.raises(ValueError, match="solo"):
        ELDORADO.start(2, {"solo_market_scope": "bottom_row"})
