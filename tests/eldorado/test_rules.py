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
