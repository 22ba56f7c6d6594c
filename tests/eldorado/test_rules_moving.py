"""A-4.1 to A-4.13 Movement, blockades, rubble and camps beyond the examples."""

from __future__ import annotations

from typing import Any

import pytest

from tests.eldorado.board import at, do, load, mine, one, refusal, rule, towards, walk

pytestmark = pytest.mark.engine

HERE = [-3, 3]


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
    assert (mine(s, "blockades"), mine(s, "discard"), mine(s, "hand")) == ([3], ["explorer"], ["explorer"])
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
