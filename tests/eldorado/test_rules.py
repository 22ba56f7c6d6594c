"""Set-up, the turn, the end and the solo game beyond the examples; movement and cards have files of their own."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import NATURE, NATURE_BIT
from tests.eldorado.board import ELDORADO, do, let_chance, load, mine, one, refusal, rule, walk

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


# T-3.10 Tokens in phase 2


def phase_2(tokens: list[str], hand: list[str], **more: Any) -> Any:
    player = {"hand": hand, "draw": ["scout", "captain", "native"], "tokens": tokens}
    return load(players=[player, {}, {}], phase="discard", **more)


def test_tokens_of_phase_2_come_before_keeping() -> None:
    s = phase_2(["draw_1", "machete_3", "keep_item"], ["explorer", "sailor"])
    assert ELDORADO.text(s.legal(0)[0]) == "use draw_1"
    assert s.audience(0, ELDORADO.parse("use draw_1")) == -1
    assert (rule(s, "use machete_3"), rule(s, "use replace")) == ("A-4.29", "A-4.29")
    do(s, "keep explorer")
    found = refusal(s, "use draw_1")
    assert (found.rule, found.reason) == ("T-3.10", "E_KEEPING")


def test_a_draw_token_is_asked_for_with_an_empty_hand() -> None:
    s = one(HERE, [], ["draw_1", "remove_1"])
    do(s, "end")
    assert [ELDORADO.text(code) for code in s.legal(0)] == ["use draw_1", "discard"]
    assert rule(s, "use remove_1") == "A-4.31"
    do(s, "discard")
    assert s.turn == 1
    without = do(one(HERE, [], ["remove_1", "machete_1"]), "end")
    assert without.turn == 1, "nothing could be used: the turn goes on by itself"


def test_replacing_and_removing_in_phase_2() -> None:
    s = phase_2(["remove_1", "replace", "draw_1"], ["explorer", "sailor"])
    do(s, "use replace", "replace explorer", "done", "draw scout")
    assert (mine(s, "discard"), mine(s, "played"), s.dump()["phase"]) == (["explorer"], [], "discard")
    do(s, "use remove_1", "remove sailor")
    assert (mine(s, "gone"), mine(s, "hand"), s.dump()["phase"]) == (["sailor"], ["scout"], "discard")
    do(s, "use draw_1", "draw captain", "keep captain", "discard")
    assert sorted(mine(s, "discard") + mine(s, "hand") + mine(s, "draw")) == ["captain", "explorer", "native", "scout"]


def test_tokens_of_phase_2_with_discard_all() -> None:
    s = phase_2(["remove_1"], ["explorer", "sailor"], options={"leftover_hand": "discard_all"})
    assert [ELDORADO.text(code) for code in s.legal(0)] == ["use remove_1", "discard"]
    assert (rule(s, "keep explorer"), rule(s, "keep scout")) == ("V-6.12", "T-3.7")
    do(s, "use remove_1", "remove sailor")
    assert (s.turn, len(mine(s, "hand"))) == (1, 4), "without another token all is discarded and drawn"


# The first edition of the rules


def first(tokens: list[str], hand: list[str], **more: Any) -> Any:
    player = {"hand": hand, "draw": ["scout", "captain"], "tokens": tokens}
    return load(edition=1, players=[player, {}, {}], **more)


def test_late_tokens_were_an_option() -> None:
    s = first(["remove_1", "draw_1"], [], phase="late", options={"late_tokens": True})
    assert (rule(s, "use remove_1"), rule(s, "use replace"), rule(s, "play scout")) == ("A-4.31", "A-4.29", "T-3.10")
    hand = ["explorer", "sailor", "traveler", "traveler"]
    s = first(["remove_1", "replace"], hand, phase="late", options={"late_tokens": True})
    do(s, "use replace", "replace explorer", "done", "draw scout")
    assert (mine(s, "played"), s.dump()["phase"]) == (["explorer"], "late")
    do(s, "use remove_1", "remove sailor")
    assert (mine(s, "discard"), mine(s, "gone"), s.turn) == (["explorer"], ["sailor"], 1)
    for final, phase in ((False, "late"), (True, "play")):
        home = [{"figures": ["gold"]}] if final else []
        player = {"hand": ["explorer"] * 3 + ["sailor"], "tokens": ["draw_1"]}
        s = load(
            edition=1, players=[*home, player, *[{}] * (2 - len(home))], turn=len(home), options={"late_tokens": True}
        )
        do(s, "end", *["keep explorer"] * 3, "keep sailor")
        assert s.dump()["phase"] == phase


@pytest.mark.parametrize(("late", "told"), [(False, "A-4.29"), (True, "T-3.10")])
def test_tokens_waited_while_cards_were_kept(late: bool, told: str) -> None:
    s = do(first(["draw_1", "machete_3"], ["explorer"], options={"late_tokens": late}), "end")
    assert rule(s, "use draw_1") == told
    assert rule(s, "use machete_3") == rule(s, "use coin_1") == "A-4.29"
    beside = {"figures": [[0, -1]], "hand": ["explorer"], "tokens": ["remove_1"]}
    s = do(
        load(edition=1, players=[beside, {}, {}], options={"late_tokens": True}), "end", "find draw_1", "keep explorer"
    )
    assert rule(s, "use draw_1") == "A-4.27"


def test_the_first_edition_called_races_off_and_took_tokens_early() -> None:
    assert ELDORADO.start(3, {}, 1).dump()["options"]["round_cap"] == 60
    assert ELDORADO.start(3).dump()["options"]["round_cap"] == 0
    assert "late_tokens" not in ELDORADO.start(3).dump()["options"]
    s = do(load(edition=1, players=[{"figures": [[0, -1]], "hand": ["explorer"]}, {}, {}]), "end")
    assert s.dump()["phase"] == "caves"
    s = do(load(players=[{"figures": [[0, -1]], "hand": ["explorer"]}, {}, {}]), "end")
    assert s.dump()["phase"] == "discard"


def test_the_first_edition_kept_new_and_discarded_cards_out_of_a_reshuffle() -> None:
    player = {"figures": [HERE], "hand": ["cartographer", "traveler", "explorer", "sailor"]}
    for edition, drawn, played in ((1, [], 4), (2, 2, 2)):
        s = load(edition=edition, players=[player, {}, {}])
        do(s, "buy photographer", "coins traveler", "half explorer", "half sailor")
        do(s, *["confirm"] * (s.dump()["phase"] == "buy"), "play cartographer")
        let_chance(s)
        assert (len(mine(s, "hand")), len(mine(s, "played"))) == (drawn or 0, played)


def test_the_first_edition_let_a_second_token_be_wasted() -> None:
    for edition, told in ((1, None), (2, "A-4.34")):
        s = load(edition=edition, players=[{"hand": [], "tokens": ["pass_through"] * 2}, {}, {}])
        do(s, "use pass_through")
        found = s.why_not(0, ELDORADO.parse("use pass_through"))
        assert (found and found.rule) == told
    s = do(one(HERE, ["explorer"], ["change_symbol"] * 2), "use change_symbol")
    assert rule(s, "use change_symbol") == "A-4.36"


# E-5 The end


def test_the_last_round_is_called_off() -> None:
    places = [[4, 7], [3, -3], [-3, 2]]
    players = [{"figures": [place], "hand": []} for place in places]
    for edition, scores in ((1, [-1, -36, -42]), (2, [-4, -144, -168])):
        s = load(edition=edition, players=players, turn=2, round=60, options={"round_cap": 60})
        do(s, "end")
        let_chance(s)
        assert (s.actors(), s.winners()) == (0, 0b001)
        assert [s.score(seat) for seat in range(3)] == scores
    over = {"phase": "over", "round": 40, "options": {"round_cap": 40}}
    near = [[4, 7], [4, 8], [5, 7]]
    tie = load(players=[{"figures": [near[k]], "blockades": [b]} for k, b in enumerate((1, 6, 2))], **over)
    ways = [tie.way_left(seat) for seat in range(3)]
    assert (ways[0] == ways[1]) == (tie.winners() == 0b010)


def test_points_say_the_ranking() -> None:
    home = {"figures": ["gold"], "arrived": 1, "blockades": [2, 6]}
    s = load(players=[home, {"figures": [[4, 7]], "blockades": [1]}, {}], phase="over", final=True)
    assert [s.score(seat) for seat in range(3)] == [48, -4, -160]
    assert refusal(s, "end").rule == "T-3.9"


def test_points_tell_arrivals_apart_as_the_winner_is_found() -> None:
    """E-5.3: as many blockades, then the highest number, then the earlier arrival."""
    for first, second, best in (([2, 6], [1, 5], 0), ([1, 5], [2, 6], 1), ([], [], 0)):
        homes = [{"figures": ["gold"], "arrived": k + 1, "blockades": b} for k, b in enumerate((first, second))]
        s = load(players=[*homes, {}], phase="over", final=True)
        assert s.winners() == 1 << best
        assert s.score(best) == s.score(1 - best) + 1
        assert load(**s.dump() | {"edition": 1, "options": {}}).score(0) == 10 + len(first)


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
        assert s.dump()["bottom"][0] == "scout", "no pile moves (Q-28)"
    upper = {"edition": 1, "market": {"scout": 0, "trailblazer": 0}}
    s = load(players=[{"figures": [HERE]}], automata=automata, phase="automata", turn=3, **upper)
    assert do(s, "automaton 4").dump()["bottom"][0] == "pioneer", "in the first edition it did"
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
