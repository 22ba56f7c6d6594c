"""Which rule refuses what, beyond the dossier's examples; and what a hand-written position may leave out."""

from __future__ import annotations

import pytest

from tests.eldorado.board import do, load, may, one, refusal, rule, towards, walk

pytestmark = pytest.mark.engine


def test_one_weak_card_is_a_4_2_several_are_a_4_4() -> None:
    assert rule(one([6, -6], ["explorer"]), "play explorer") == "A-4.2"
    assert rule(one([6, -6], ["explorer", "explorer"]), "play explorer") == "A-4.4"
    s = do(one([7, -4], ["explorer"], ["machete_2"]), "play explorer")
    assert rule(s, "step 1 NW") == "A-4.4"
    s = do(one([7, -4], [], ["machete_1", "machete_2"]), "use machete_2")
    assert rule(s, "step 1 NW") == "A-4.4"


def test_another_card_than_the_one_that_moves_has_its_own_symbol_a_4_2() -> None:
    s = walk(do(one([-2, 2], ["pioneer", "sailor"]), "play pioneer"), [-2, 1])
    assert rule(s, "play sailor") == "A-4.2"
    s = walk(do(one([-3, 3], ["pioneer", "sailor"]), "play pioneer"), [-3, 2])
    found = refusal(s, "play sailor")
    assert found is not None
    assert (found.rule, found.reason) == ("A-4.2", "E_WRONG_SYMBOL")


def test_a_native_that_goes_through_blockades_is_stopped_by_what_lies_behind_v_6_12() -> None:
    players = [{"figures": [[3, -3]], "hand": ["native"]}, {"figures": [[4, -3]]}, {}]
    options = {"native_through_blockade": True}
    s = do(load(players=players, blockades=[6], options=options), "play native")
    assert rule(s, "step 1 E") == "A-4.5"


def test_tokens_name_their_own_rules() -> None:
    s = do(one([-3, 3], ["explorer"], ["remove_1"]), "use remove_1")
    assert rule(s, "remove sailor") == "A-4.31"


def test_a_wrong_symbol_says_how_many_it_takes_a_4_2() -> None:
    s = do(one([6, -6], ["sailor"]), "play sailor")
    found = refusal(s, "step 1 E")
    assert (found.reason, found.facts) == ("E_WRONG_SYMBOL", {"symbol": "machete", "need": 3})


def test_positions_say_only_what_matters() -> None:
    s = load(players=[{"figures": ["gold"]}, {"hand": ["explorer"]}, {"hand": ["explorer"]}], turn=2)
    assert (s.dump()["final"], s.dump()["players"][0]["arrived"]) == (True, 1)
    do(s, "end", "discard")
    assert s.winners() == 1
    assert load(seats=1, turn=2).dump()["phase"] == "automata"
    moving = load(players=[{"figures": [[-3, 2]]}, {}, {}], move={"source": "pioneer", "left": 4})
    assert may(moving, towards(moving, [-3, 1]))
    assert load(players=[{}, {}, {}], blockades=[5]).dump()["blockades"] == [5, 0, 0, 0, 0]
    assert load(phase="remove", players=[{"hand": ["explorer", "sailor"]}, {}]).dump()["choice"]["to_remove"] == 1
    with pytest.raises(ValueError, match="blockade 3 is in two places"):
        load(players=[{"blockades": [3]}, {}, {}], blockades=[3])
