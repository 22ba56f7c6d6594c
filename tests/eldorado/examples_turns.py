"""Examples about buying, action cards, tokens, caves and the phases of a turn."""

from __future__ import annotations

from typing import Any

from tests.eldorado.board import at, do, let_chance, load, may, mine, one, refusal, rule, towards, walk
from tests.eldorado.examples_table import example

Example = dict[str, Any]
HERE = [-3, 3]


@example("BUY-01")
def coins_and_halves(e: Example) -> None:
    s = do(one(HERE, e["given"]["hand"]), "buy transmitter")
    # Every card is needed, each with all it has: there is nothing to choose.
    assert mine(s, "hand") == []
    assert sorted(mine(s, "played") + mine(s, "discard")) == sorted([*e["given"]["hand"], "transmitter"])
    assert s.dump()["market"]["transmitter"] == 2


@example("BUY-02")
def one_purchase(e: Example) -> None:
    s = one(HERE, e["given"]["hand"], this_turn={"bought": True})
    assert rule(s, f"buy {e['when']['buy']}") == e["then"]["error"]


@example("BUY-03")
def upper_rows_closed(e: Example) -> None:
    s = one(HERE, e["given"]["hand"], market={"transmitter": 1})
    assert rule(s, f"buy {e['when']['buy']}") == e["then"]["error"]


@example("BUY-06")
def halves_must_reach_the_price(e: Example) -> None:
    s = one(HERE, e["given"]["hand"])
    found = refusal(s, "buy trailblazer")
    assert (found.rule, found.facts["halves"], found.facts["missing"]) == ("A-4.15", 5, 1)
    do(s, "buy photographer", *["half explorer"] * 3, "half sailor")
    assert may(s, "confirm")
    five = do(s.copy(), "half native")
    assert (len(mine(five, "discard")), mine(five, "played")) == (6, [])
    do(s, "confirm")
    assert sorted(mine(s, "discard")) == sorted([*["explorer"] * 3, "sailor", "photographer"])
    assert (mine(s, "played"), mine(s, "hand")) == ([], ["native"])


@example("BUY-08")
def treasure_chest(e: Example) -> None:
    s = do(one(HERE, [*e["given"]["hand"], "traveler", "traveler"]), "buy scout")
    full = do(s.copy(), "coins treasure_chest", "confirm")
    assert mine(full, "gone") == ["treasure_chest"]
    half = do(s.copy(), "half treasure_chest")
    assert (mine(half, "gone"), mine(half, "discard")) == ([], ["treasure_chest"])
    do(half, "coins traveler", "confirm")
    assert (mine(half, "gone"), sorted(mine(half, "discard"))) == ([], ["scout", "treasure_chest"])


@example("BUY-09")
def a_moving_card_cannot_pay(e: Example) -> None:
    s = walk(do(one([1, 0], ["journalist"]), "play journalist"), [2, 0])
    assert s.left == 2
    assert rule(s, f"buy {e['when']['buy']}") == e["then"]["error"]


@example("BUY-11")
def a_bought_card_comes_by_a_reshuffle(e: Example) -> None:
    player = {"figures": [HERE], "hand": e["given"]["hand"], "discard": e["given"]["discard"], "draw": []}
    s = do(load(players=[player, {}, {}]), "buy scout", "coins traveler", "confirm", "play cartographer")
    assert (mine(s, "hand"), mine(s, "discard"), mine(s, "draw")) == (e["then"]["drawn"], e["then"]["discard"], [])
    assert sorted(mine(s, "played")) == sorted(e["then"]["play_area"])
    assert may(s, "play scout")


@example("BUY-13")
def all_that_was_discarded_is_shuffled(e: Example) -> None:
    player = {"figures": [HERE], "hand": e["given"]["hand"], "draw": [], "discard": []}
    s = do(load(players=[player, {}, {}]), "buy photographer", "coins traveler", "half explorer", "half sailor")
    do(s, *["confirm"] * (s.dump()["phase"] == "buy"))
    assert sorted(mine(s, "discard")) == sorted(e["then"]["discard_before_drawing"])
    do(s, "play cartographer")
    assert s.dump()["chance"]["to_draw"] == 2
    assert sorted(mine(s, "draw")) == sorted(e["then"]["discard_before_drawing"])
    assert [s.tickets(code) for code in s.legal(30)] == [1, 1, 1]
    let_chance(s)
    assert (len(mine(s, "hand")), len(mine(s, "draw"))) == (2, e["then"]["draw_pile"])
    assert (mine(s, "discard"), sorted(mine(s, "played"))) == ([], sorted(e["then"]["play_area"]))


@example("BUY-12")
def empty_slots(e: Example) -> None:
    s = one(HERE, e["given"]["hand"], market={"scout": 0, "photographer": 0})
    captain = do(s.copy(), "buy captain")
    assert captain.dump()["bottom"][0] == "captain"
    assert captain.dump()["bottom"][2] == "photographer"
    assert captain.dump()["market"]["captain"] == 2
    chest = do(s.copy(), "buy treasure_chest")
    assert (chest.dump()["bottom"], chest.dump()["market"]["treasure_chest"]) == (s.dump()["bottom"], 2)


# Action cards


@example("ACT-01")
def transmitter(e: Example) -> None:
    s = do(one(HERE, e["given"]["hand"]), "play transmitter", "take native")
    assert (mine(s, "discard"), mine(s, "gone")) == (["native"], ["transmitter"])
    assert s.dump()["market"]["native"] == e["then"]["native_pile"]
    assert "native" not in s.dump()["bottom"]
    do(s, "buy scout")
    assert mine(s, "discard") == ["scout", "native"]


@example("ACT-10")
def taken_and_drawn(e: Example) -> None:
    player = {"figures": [e["given"]["figure"]], "hand": e["given"]["hand"], "draw": [], "discard": []}
    s = do(load(players=[player, {}, {}]), "play transmitter", "take native", "play cartographer")
    assert (mine(s, "hand"), mine(s, "draw"), mine(s, "discard")) == (e["then"]["drawn"], [], [])
    walk(do(s, "play native"), [6, 9])
    assert at(s) == [6, 9]
    assert (s.dump()["market"]["native"], "native" in s.dump()["bottom"]) == (e["then"]["native_pile"], False)


def with_pile(e: Example, **more: Any) -> Any:
    player = {"figures": [HERE], "hand": e["given"]["hand"], "draw": e["given"]["draw_pile"], **more}
    return load(players=[player, {}, {}])


@example("ACT-04")
def scientist(e: Example) -> None:
    s = do(with_pile(e), "play scientist")
    assert s.dump()["phase"] == "remove"
    do(s, "done")
    assert sorted(mine(s, "hand")) == sorted(e["then"]["hand"])
    assert mine(s, "gone") == e["then"]["removed"]


@example("ACT-05")
def travel_log(e: Example) -> None:
    s = do(with_pile(e), "play travel_log", "remove traveler", "remove traveler")
    assert mine(s, "hand") == e["then"]["hand"]
    assert sorted(mine(s, "gone")) == sorted(e["then"]["removed_from_game"])
    assert s.dump()["phase"] == "play"


@example("ACT-06")
def native_pays_nothing(e: Example) -> None:
    s = walk(do(one(e["given"]["figure"], e["given"]["hand"]), "play native"), e["when"]["to"])
    assert (at(s), mine(s, "played")) == (e["when"]["to"], ["native"])


@example("ACT-08")
def native_and_blockade(e: Example) -> None:
    s = one(e["given"]["figure"], e["given"]["hand"], blockades=[5, 0, 0, 0, 0])
    do(s, "play native")
    assert rule(s, towards(s, [4, -3])) == "A-4.9", "it never does both"
    do(s, "clear 1 5")
    assert (mine(s, "blockades"), at(s), mine(s, "played")) == ([5], e["then"]["figure"], ["native"])


@example("TURN-01")
def complete_turn(e: Example) -> None:
    pieces = e["miniboard"]["pieces"]
    route = " ".join(f"{p['piece']}{p['rotation_cw60']}@{p['origin'][0]},{p['origin'][1]}" for p in pieces)
    given = e["given"]
    deck = [*given["next_two_cards_of_draw_pile"], "sailor"]
    player = {"figures": [given["figure"]], "hand": given["hand"], "draw": deck}
    s = load(players=[player, {}, {}], route=route, market={"scout": 0})
    do(s, "play cartographer", "draw pioneer", "draw native", "play pioneer")
    walk(s, [-3, 3], [-2, 3], [-1, 3])
    assert s.left == 0
    do(walk(s, [0, 3]), "pay traveler", "play prop_plane")
    walk(s, [1, 3], [2, 3])
    assert s.left == 1
    walk(do(s, "play native"), [3, 2])
    assert mine(s, "gone") == ["traveler", "prop_plane"]
    do(s, "buy compass")
    assert (s.dump()["bottom"][0], s.dump()["market"]["compass"]) == ("compass", 2)
    assert at(s) == e["then"]["figure"]
    discarded = mine(s, "played") + [card for card in mine(s, "discard") if card != "compass"]
    assert sorted(discarded) == sorted(e["then"]["discarded_in_phase_2"])
    do(s, "end")
    assert let_chance(s) == 3
    assert len(mine(s, "hand")) == e["then"]["hand_after_phase_3"]
    deck = [*e["then"]["discarded_in_phase_2"], "compass", "sailor"]
    assert sorted(mine(s, "hand") + mine(s, "draw")) == sorted(deck)


# Phases 2 and 3


@example("END-01")
def keep_or_discard(e: Example) -> None:
    draw = ["explorer", "explorer", "explorer", "sailor", "scout"]
    s = do(load(players=[{"hand": e["given"]["hand_after_play"], "draw": draw}, {}, {}]), "end", "keep pioneer")
    before = len(mine(s, "draw"))
    do(s, "discard")
    assert let_chance(s) == e["then"]["drawn"] == before - len(mine(s, "draw"))
    assert len(mine(s, "hand")) == e["then"]["hand_after_draw"]
    assert "pioneer" in mine(s, "hand")
    assert mine(s, "discard") == ["traveler"]


@example("END-02")
def no_hand_limit(e: Example) -> None:
    hand = ["explorer", "traveler", "sailor", "scout", "native"]
    s = do(load(players=[{"hand": hand, "draw": ["captain"]}, {}, {}]), "end", *(f"keep {card}" for card in hand))
    assert (len(mine(s, "hand")), mine(s, "draw")) == (e["then"]["hand"], ["captain"])
    assert (s.turn, s.dump()["phase"]) == (1, "play")


@example("END-03")
def reshuffle(e: Example) -> None:
    played = ["explorer", "explorer", "explorer", "traveler", "traveler", "traveler", "scout"]
    s = do(load(players=[{"draw": ["sailor"], "played": played}, {}, {}]), "end")
    assert let_chance(s) == 3, "the last card of the old pile is no chance"
    assert "sailor" in mine(s, "hand")
    assert (len(mine(s, "hand")), len(mine(s, "draw"))) == (e["then"]["drawn"], e["then"]["draw_pile"])
    assert mine(s, "discard") == []


# Caves and tokens


def beside_the_cave(figure: list[int], hand: list[str], **more: Any) -> Any:
    return load(players=[{"figures": [figure], "hand": hand, **more}, {}, {}])


@example("CAV-03")
def around_the_cave(e: Example) -> None:
    s = beside_the_cave(e["given"]["figure"], ["explorer"], locked=[[0]])
    walk(do(s, "play explorer"), [-1, 0])
    do(s, "end")
    assert (mine(s, "tokens"), s.dump()["caves"][0], mine(s, "locked"), s.turn) == ([], 4, [[0]], 1)


@example("CAV-04")
def away_and_back(e: Example) -> None:
    s = beside_the_cave(e["given"]["figure"], ["explorer", "traveler"], locked=[[0]])
    walk(do(s, "play explorer"), [1, -2])
    assert mine(s, "locked") == [[]]
    walk(do(s, "play traveler"), [0, -1])
    do(s, "end")
    assert (len(mine(s, "hand")), s.dump()["phase"]) == (2, "caves"), "phase 3 is over"
    do(s, "find draw_1")
    assert (mine(s, "tokens"), s.dump()["caves"][0], mine(s, "locked")) == (["draw_1"], 3, [[0]])


@example("CAV-05")
def passing_by(e: Example) -> None:
    s = beside_the_cave(e["given"]["figure"], ["trailblazer", "traveler"])
    walk(do(s, "play traveler"), [0, -1])
    walk(do(s, "play trailblazer"), [1, -1])
    do(s, "end")
    assert (mine(s, "tokens"), s.dump()["caves"][0], s.turn) == ([], 4, 1)


@example("CAV-06")
def decided_before_it_is_seen(e: Example) -> None:
    draw = ["explorer", "explorer", "explorer", "sailor", "scout"]
    s = beside_the_cave(e["given"]["figure_ends_play_at"], e["given"]["hand"], draw=draw)
    do(s, "end")
    then = e["then"]
    assert (s.dump()["phase"], s.dump()["caves"][0]) == ("discard", then["cave_tokens_when_asked_what_to_keep"])
    do(s, "keep pioneer", "discard")
    assert s.dump()["phase"] == "draw"
    for _ in range(3):
        s.apply(30, s.legal(30)[0])
    assert (s.dump()["phase"], len(mine(s, "hand"))) == ("caves", 4)
    do(s, "find coin_2")
    assert (mine(s, "tokens"), s.dump()["caves"][0], s.turn) == (["coin_2"], then["cave_tokens_after_the_turn"], 1)


@example("CAV-07")
def not_there_in_phase_2(e: Example) -> None:
    own = {"draw": ["sailor", "scout", "scout", "scout"], "tokens": e["given"]["tokens"]}
    s = beside_the_cave(e["given"]["figure"], e["given"]["hand"], **own)
    walk(do(s, "play traveler"), [0, -1])
    do(s, "end")
    assert rule(s, "use draw_1") == "A-4.29"
    do(s, "discard")
    while s.dump()["phase"] == "draw":
        s.apply(30, s.legal(30)[0])
    do(s, "find draw_1")
    assert (mine(s, "tokens"), s.dump()["caves"][0]) == (["draw_1"], 3)
    while s.turn != 0 or s.dump()["phase"] != "play":
        do(s, "discard" if s.dump()["phase"] == "discard" else "end")
        let_chance(s)
    assert may(s, "use draw_1")


@example("TOK-01")
def number_token(e: Example) -> None:
    s = do(one(e["given"]["figure"], e["given"]["hand"], e["given"]["tokens"]), "use machete_3")
    walk(s, e["when"]["to"])
    assert (at(s), mine(s, "tokens")) == (e["when"]["to"], [])


@example("TOK-05")
def keep_item(e: Example) -> None:
    s = do(one(HERE, e["given"]["hand"], e["given"]["tokens"]), "play prop_plane")
    walk(s, [-3, 2])
    do(s, "stop")
    assert mine(s, "gone") == ["prop_plane"]
    do(s, "save prop_plane")
    assert (mine(s, "played"), mine(s, "gone"), mine(s, "tokens")) == (["prop_plane"], [], [])


@example("TOK-06")
def keep_item_too_late(e: Example) -> None:
    s = do(one(HERE, e["given"]["hand"], e["given"]["tokens"]), "play prop_plane")
    walk(s, [-3, 2])
    walk(do(s, "play explorer"), [-3, 1])
    assert rule(s, "save prop_plane") == e["then"]["error"]


@example("TOK-07")
def pass_through(e: Example) -> None:
    player = {"figures": [e["given"]["figure"]], "hand": e["given"]["hand"], "tokens": e["given"]["tokens"]}
    s = load(players=[player, {"figures": [e["given"]["other_figure"]]}, {}])
    do(s, "use pass_through", "play explorer")
    walk(s, e["given"]["other_figure"])
    assert at(s, 0) == at(s, 1) == e["then"]["two_figures_on"]


@example("TOK-08")
def replace(e: Example) -> None:
    draw = ["scout", "scout", "pioneer", "captain", "native", "compass"]
    s = load(players=[{"hand": e["given"]["hand"], "tokens": e["given"]["tokens"], "draw": draw}, {}, {}])
    do(s, "use replace", "replace traveler", "replace sailor", "done")
    assert let_chance(s) == e["then"]["drawn"]
    assert (mine(s, "discard"), mine(s, "played")) == (e["then"]["discard"], e["then"]["play_area"])
    assert (len(mine(s, "hand")), mine(s, "tokens")) == (e["then"]["hand"], [])


@example("TOK-11")
def native_step_token(e: Example) -> None:
    s = do(one(e["given"]["figure"], e["given"]["hand"], e["given"]["tokens"]), "use native_step")
    walk(s, e["when"]["to"])
    assert (at(s), mine(s, "tokens")) == (e["when"]["to"], [])


def in_phase_2(tokens: list[str], hand: list[str], draw: list[str], figure: list[int]) -> Any:
    player = {"figures": [figure], "hand": hand, "draw": draw, "tokens": tokens}
    return load(players=[player, {}, {}], phase="discard")


@example("TOK-12")
def draw_and_keep_all(e: Example) -> None:
    s = in_phase_2(e["given"]["tokens"], e["given"]["hand"], e["given"]["draw_pile"], HERE)
    do(s, "use draw_1", "draw sailor")
    do(s, *(f"keep {card}" for card in mine(s, "hand")))
    assert (len(mine(s, "hand")), len(mine(s, "draw"))) == (e["then"]["hand"], e["then"]["draw_pile"])
    assert (mine(s, "tokens"), s.turn) == ([], 1)


@example("TOK-13")
def no_moving_after_phase_1(e: Example) -> None:
    s = in_phase_2(e["given"]["tokens"], e["given"]["hand"], ["sailor"], e["given"]["figure"])
    assert rule(s, "use machete_3") == "A-4.29"
    assert not may(s, "buy scout")
    assert not may(s, "spend coin_2")
    assert rule(s, "use coin_2") == "A-4.29"
    assert may(s, "use draw_1")


@example("TOK-15")
def what_was_played_comes_back(e: Example) -> None:
    given = e["given"]
    player = {"hand": [], "draw": [], "discard": [], "played": given["play_area"], "tokens": given["tokens"]}
    s = load(players=[player, {}, {}])
    early = do(s.copy(), "use draw_1")
    assert (mine(early, "hand"), mine(early, "tokens")) == ([], [])
    do(s, "end")
    assert (mine(s, "played"), mine(s, "discard")) == ([], given["play_area"])
    do(s, "use draw_1")
    assert mine(s, "hand") == e["then"]["drawn"]
    do(s, "keep pioneer")
    assert (mine(s, "hand"), mine(s, "draw"), mine(s, "discard")) == (e["then"]["hand"], [], [])
    assert (mine(s, "tokens"), s.turn) == ([], 1)


@example("TOK-16")
def remove_in_phase_2(e: Example) -> None:
    draw = ["explorer", "explorer", "explorer", "sailor", "scout"]
    s = in_phase_2(e["given"]["tokens"], e["given"]["hand"], draw, HERE)
    do(s, "use remove_1", "remove traveler", "keep pioneer")
    assert (mine(s, "gone"), mine(s, "tokens")) == (e["then"]["removed_from_game"], [])
    assert let_chance(s) == e["then"]["drawn_in_phase_3"]
    assert len(mine(s, "hand")) == e["then"]["hand"]


@example("TOK-14")
def remove_token(e: Example) -> None:
    s = do(one(HERE, e["given"]["hand"], e["given"]["tokens"]), "use remove_1")
    assert rule(s, "done") == "A-4.31"
    do(s, "remove traveler")
    wanted = e["then"]["after_choosing_traveler"]
    assert (mine(s, "hand"), mine(s, "gone"), mine(s, "tokens")) == (wanted["hand"], wanted["removed_from_game"], [])
