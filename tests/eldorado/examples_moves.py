"""Examples about movement, blockades, rubble and camps."""

from __future__ import annotations

from typing import Any

from tests.eldorado.board import ELDORADO, at, do, load, may, mine, one, refusal, rule, towards, walk
from tests.eldorado.examples_table import example

Example = dict[str, Any]


@example("MOV-02")
def leftover_symbols_carry_on(e: Example) -> None:
    s = do(one(e["given"]["figure"], e["given"]["hand"]), f"play {e['when']['play']}")
    first, second = e["when"]["path"]
    walk(s, first)
    assert s.left == 1
    walk(s, second)
    assert (s.left, at(s)) == (e["then"]["left"], second)
    assert mine(s, "played") == ["scout"]


@example("MOV-03")
def cards_are_not_added(e: Example) -> None:
    s = do(one(e["given"]["figure"], e["given"]["hand"]), "play explorer")
    found = refusal(s, towards(s, e["when"]["to"]))
    assert found.rule == e["then"]["error"]
    assert found.facts == {"symbol": "machete", "need": 2, "have": 1, "missing": 1}


@example("MOV-05")
def wrong_symbol(e: Example) -> None:
    s = one(e["given"]["figure"], e["given"]["hand"])
    assert rule(s, "play captain") == e["then"]["error"]
    assert refusal(s, "play captain").facts == {"symbol": "machete", "need": 1}


@example("MOV-07")
def occupied_hexes_cannot_be_passed(e: Example) -> None:
    hand = {"figures": [e["given"]["figure"]], "hand": e["given"]["hand"]}
    s = do(load(players=[hand, {"figures": [e["given"]["other_figure"]]}, {}]), "play scout")
    assert rule(s, towards(s, e["when"]["path"][0])) == e["then"]["error"]


@example("MOV-08")
def own_figures_block_each_other(e: Example) -> None:
    s = do(load(players=[{"figures": e["given"]["figures_P1"], "hand": e["given"]["hand"]}, {}]), "play explorer")
    assert rule(s, towards(s, e["when"]["to"])) == e["then"]["error"]


@example("MOV-09")
def black_hexes(e: Example) -> None:
    for card in e["given"]["hand"]:
        s = do(one(e["given"]["figure"], e["given"]["hand"]), f"play {card}")
        for place in e["when"]["to"]:
            assert rule(s, towards(s, place)) == e["then"]["error"]


@example("MOV-11")
def another_card_ends_the_leftover(e: Example) -> None:
    s = do(one(e["given"]["figure"], e["given"]["hand"]), "play pioneer")
    walk(s, [2, -2])
    assert s.left == 4
    walk(do(s, "play explorer"), [2, -1])
    assert rule(s, towards(s, [3, -1])) == "A-4.3"


@example("MOV-12")
def drawing_keeps_the_leftover(e: Example) -> None:
    draw = ["traveler"] * 3
    player = {"figures": [e["given"]["figure"]], "hand": e["given"]["hand"], "draw": draw}
    s = walk(do(load(players=[player, {}, {}]), "play pioneer"), [2, -2])
    do(s, "play cartographer", "draw traveler", "draw traveler")
    assert mine(s, "hand") == ["traveler", "traveler"]
    walk(s, [2, -1])
    assert s.left == e["then"]["left"]


@example("MOV-13")
def start_hexes(e: Example) -> None:
    s = do(load(players=[{"figures": [e["given"]["figure"]], "hand": e["given"]["hand"]}]), "play explorer")
    assert rule(s, towards(s, e["when"]["to"])) == e["then"]["error"]


@example("MOV-14")
def finishing_hex(e: Example) -> None:
    player = {"figures": [e["given"]["figure"], [5, 7]], "hand": e["given"]["hand"]}
    s = walk(do(load(players=[player, {}]), "play sailor"), e["when"]["to"])
    assert at(s) == "gold"
    assert s.route.at[tuple(e["when"]["to"])] not in [s.figure[i] for i in range(4)]
    assert mine(s, "played") == ["sailor"]


@example("MOV-17")
def a_white_card_keeps_its_symbol(e: Example) -> None:
    s = do(one(e["given"]["figure"], e["given"]["hand"]), "play adventurer")
    walk(s, e["when"]["path"][0])
    assert (s.left, s.dump()["move"]["symbol"]) == (1, "machete")
    assert rule(s, towards(s, e["when"]["path"][1])) == "A-4.20"


@example("MOV-18")
def a_dropped_payment_gives_the_leftover_back(e: Example) -> None:
    """T-3.11: the engine has no CANCEL; a draft that is dropped is the position before, as an earlier copy is."""
    s = walk(do(one(e["given"]["figure"], [*e["given"]["hand"], "sailor"]), "play pioneer"), [1, -2])
    assert s.left == 4
    begun = walk(s.copy(), [1, -3])
    assert (begun.dump()["phase"], begun.left) == ("pay", 0)
    assert sorted(begun.legal(0)) == [ELDORADO.parse(f"pay {card}") for card in ("traveler", "sailor")]
    walk(s, [2, -2])
    assert (s.left, mine(s, "hand")) == (e["then"]["left"], [*e["then"]["hand"], "sailor"])


# Blockades


def standing(number: int, joints: int = 5) -> list[int]:
    return [number, *[0] * (joints - 1)]


@example("BLK-02")
def paying_only_the_blockade(e: Example) -> None:
    s = one(e["given"]["figure"], e["given"]["hand"], blockades=standing(5))
    do(s, "play scout", "clear 1 5")
    assert (s.left, at(s), mine(s, "blockades")) == (e["then"]["left"], e["then"]["figure"], [5])
    assert rule(s, towards(s, [4, -3])) == "A-4.3"


@example("BLK-03")
def no_crossing(e: Example) -> None:
    s = do(one(e["given"]["figure"], e["given"]["hand"], blockades=standing(4)), "play explorer")
    assert rule(s, towards(s, e["when"]["to"])) == e["then"]["error"]
    assert refusal(s, towards(s, e["when"]["to"])).facts == {"blockade": 4}


@example("BLK-04")
def free_after_removal(e: Example) -> None:
    s = walk(do(one(e["given"]["figure"], e["given"]["hand"]), "play explorer"), e["when"]["to"])
    assert (at(s), mine(s, "played")) == (e["when"]["to"], ["explorer"])


@example("BLK-05")
def gray_blockade(e: Example) -> None:
    s = one(e["given"]["figure"], e["given"]["hand"], blockades=standing(6))
    do(s, "clear 1 6", *(f"pay {card}" for card in e["when"]["pay_with"]))
    assert mine(s, "hand") == e["then"]["hand"]
    assert (mine(s, "discard"), mine(s, "played")) == (e["then"]["discard"], e["then"]["play_area"])
    assert (mine(s, "blockades"), at(s)) == ([6], e["then"]["figure"])


@example("BLK-08")
def only_beside_the_joint(e: Example) -> None:
    s = do(one(e["given"]["figure"], e["given"]["hand"], blockades=standing(1)), "play explorer")
    assert rule(s, "clear 1 1") == e["then"]["error"]


# Rubble and camps


@example("PAY-01")
def rubble(e: Example) -> None:
    s = walk(one(e["given"]["figure"], e["given"]["hand"]), e["when"]["enter"])
    assert s.dump()["phase"] == "pay"
    do(s, f"pay {e['when']['discard'][0]}")
    assert (at(s), mine(s, "discard"), mine(s, "hand")) == (e["when"]["enter"], ["explorer"], ["native"])
    assert mine(s, "played") == []


@example("PAY-02")
def rubble_with_too_few_cards(e: Example) -> None:
    s = one(e["given"]["figure"], e["given"]["hand"])
    found = refusal(s, towards(s, e["when"]["enter"]))
    assert (found.rule, found.facts) == (e["then"]["error"], {"need": 2, "have": 1, "missing": 1})


@example("PAY-03")
def base_camp(e: Example) -> None:
    s = walk(one(e["given"]["figure"], e["given"]["hand"]), e["when"]["enter"])
    do(s, f"pay {e['when']['remove'][0]}")
    assert (at(s), mine(s, "gone")) == (e["when"]["enter"], e["then"]["removed_from_game"])


@example("PAY-05")
def a_single_use_card_on_rubble(e: Example) -> None:
    s = walk(one(e["given"]["figure"], e["given"]["hand"]), e["when"]["enter"])
    assert at(s) == e["when"]["enter"], "the only card is given without asking"
    assert (mine(s, "discard"), mine(s, "played"), mine(s, "gone")) == (["compass"], [], [])


@example("PAY-06")
def discarded_and_drawn_again(e: Example) -> None:
    player = {"figures": [e["given"]["figure"]], "hand": e["given"]["hand"], "draw": [], "discard": []}
    s = do(walk(load(players=[player, {}, {}]), [15, -8]), "pay explorer", "play compass")
    assert (mine(s, "hand"), mine(s, "discard"), mine(s, "draw")) == (e["then"]["hand"], [], [])
    assert mine(s, "gone") == ["compass"]


# Two figures


@example("TWO-03")
def one_card_moves_one_figure(e: Example) -> None:
    s = do(load(players=[{"figures": e["given"]["figures"], "hand": e["given"]["hand"]}, {}]), "play scout")
    walk(s, [-3, 2])
    assert s.left == 1
    assert rule(s, towards(s, [-1, 2], number=2)) == "V-6.1"
    assert may(s, towards(s, [-3, 1]))
