"""Rules and refusals of the actions, technologies and scoring beyond the dossier's examples."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.games.tzolkin.data import BUILDINGS, MONUMENTS
from sacbe.games.tzolkin.score import final_parts, monument_points
from tests.tzolkin.examples_scoring import finished, food_day
from tests.tzolkin.play import BOTTOM, at, do, legal, load, player, reason, refusal

pytestmark = pytest.mark.engine
RICH = {"corn": 20, "wood": 9, "stone": 9, "gold": 9}


def learned(**levels: int) -> dict[str, Any]:
    return {"technologies": levels}


# T-4.4 to T-4.9 Palenque and Yaxchilan


@pytest.mark.parametrize(("level", "corn"), [(0, 4), (1, 5), (2, 5), (3, 7)])
def test_agriculture_at_plantations_t_4_31(level: int, corn: int) -> None:
    s = do(at("palenque-2", learned(agriculture=level)), "act palenque-2")
    assert (player(s)["corn"], player(s)["corn_tiles"]) == (corn, 1)
    assert s.dump()["jungle"]["2"] == {"corn": 1, "wood": 0}


def test_an_uncovered_tile_must_be_taken_r_8() -> None:
    s = at("palenque-3", learned(agriculture=2), jungle={"3": {"corn": 2, "wood": 1}})
    do(s, "act palenque-3")
    assert reason(s, "harvest free") == "E-TAKE-TILE"
    assert legal(s) == ["harvest corn", "harvest wood", "burn chaac", "burn quetzalcoatl", "burn kukulcan"]
    assert reason(s, "pay wood") == "E-NOT-NOW"
    do(s, "burn chaac")
    assert (player(s)["corn"], s.dump()["burned"], s.dump()["jungle"]["3"]) == (6, 1, {"corn": 1, "wood": 0})


def test_covered_corn_without_a_tile_t_4_7() -> None:
    s = do(at("palenque-4", learned(agriculture=3)), "act palenque-4", "harvest free")
    assert (player(s)["corn"], player(s)["corn_tiles"]) == (10, 0)
    assert player(s)["temples"] == {"chaac": 1, "quetzalcoatl": 1, "kukulcan": 1}


def test_an_empty_plantation_cannot_be_chosen_t_4_5() -> None:
    empty = {"5": {"corn": 0, "wood": 0}}
    found = refusal(at("palenque-5", jungle=empty), "act palenque-5")
    assert found is not None
    assert (found.reason, found.facts) == ("E-NO-TILE", {"plantation": 5})
    s = load(todo=["harvest 2"], players=[learned(agriculture=1), {}])
    assert reason(s, "harvest wood") == "E-NO-TILE"
    assert reason(s, "burn chaac") == "E-NO-TILE"
    found = refusal(s, "harvest free")
    assert found is not None
    assert (found.reason, found.facts) == ("E-AGRICULTURE", {"need": 2, "have": 1})


def test_burning_needs_a_temple_above_its_bottom_t_4_30() -> None:
    s = load(todo=["harvest 4"], players=[{"temples": {**BOTTOM, "kukulcan": 2}}, {}])
    assert legal(s) == ["harvest wood", "burn kukulcan"]
    assert reason(s, "burn chaac") == "E-TEMPLE-BOTTOM"


@pytest.mark.parametrize(
    ("number", "extraction", "theology", "goods"),
    [
        (1, 0, 0, {"wood": 1}),
        (1, 1, 0, {"wood": 2}),
        (2, 2, 0, {"stone": 2, "corn": 1}),
        (3, 2, 0, {"gold": 1, "corn": 2}),
        (3, 3, 0, {"gold": 2, "corn": 2}),
        (4, 3, 2, {"skull": 1}),
        (4, 0, 3, {"skull": 2}),
        (5, 0, 0, {"gold": 1, "stone": 1, "corn": 2}),
    ],
)
def test_yaxchilan_t_4_9(number: int, extraction: int, theology: int, goods: dict[str, int]) -> None:
    s = at(f"yaxchilan-{number}", learned(extraction=extraction, theology=theology))
    me = player(do(s, f"act yaxchilan-{number}"))
    assert {good: me[good] for good in ("corn", "wood", "stone", "gold", "skull") if me[good]} == goods


def test_the_last_skulls_t_4_2_r_23() -> None:
    s = do(at("yaxchilan-4", learned(theology=3), skulls=1), "act yaxchilan-4")
    assert (player(s)["skull"], s.dump()["skulls"]) == (1, 0)
    s = do(at("yaxchilan-4", skulls=0), "act yaxchilan-4")
    assert player(s)["skull"] == 0


# T-4.10 to T-4.12 Technologies


def test_prices_of_levels_and_paying_of_choice_t_4_11() -> None:
    s = at("tikal-1", {"wood": 1, "stone": 2, "gold": 2, **learned(agriculture=2, extraction=1, theology=3)})
    do(s, "act tikal-1")
    assert reason(s, "done") == "E-MUST-LEARN"
    assert reason(s, "climb chaac") == "E-NOT-NOW"
    do(s, "learn agriculture")
    assert s.dump()["todo"] == ["pay 3", "advance agriculture"]
    assert legal(s) == ["pay wood", "pay stone", "pay gold"]
    do(s, "pay wood")
    assert reason(s, "pay wood") == "E-RES"
    assert reason(s, "done") == "E-NOT-NOW"
    do(s, "pay gold", "pay gold")
    assert (player(s)["stone"], player(s)["technologies"]["agriculture"]) == (2, 3)


def test_what_must_be_paid_is_paid_by_itself_t_4_11() -> None:
    s = do(at("tikal-1", {"wood": 1, "gold": 1, **learned(theology=1)}), "act tikal-1", "learn theology")
    assert (player(s)["wood"], player(s)["gold"], player(s)["technologies"]["theology"]) == (0, 0, 2)


def test_no_technology_without_resources_t_4_11() -> None:
    all_two = learned(agriculture=2, extraction=2, architecture=2, theology=2)
    found = refusal(at("tikal-1", {"wood": 2, **all_two}), "act tikal-1")
    assert found is not None
    assert (found.rule, found.reason, found.facts) == ("T-4.11", "E-RES", {"need": 3, "have": 2, "missing": 1})
    assert reason(at("tikal-5", {"corn": 9}), "act tikal-5") == "E-RES"


def test_bonuses_of_the_last_level_t_4_12() -> None:
    top = learned(agriculture=3, extraction=3, architecture=3, theology=3)
    s = do(at("tikal-3", {"wood": 2, **top}), "act tikal-3", "learn agriculture", "climb kukulcan", "learn theology")
    me = player(s)
    assert (me["temples"]["kukulcan"], me["skull"], me["wood"]) == (2, 1, 0)
    s = do(at("tikal-1", {"wood": 1, **top}), "act tikal-1", "learn extraction", "take gold")
    assert reason(s, "pay gold") == "E-NOT-NOW"
    do(s, "take gold")
    assert player(s)["gold"] == 2


def test_the_second_advance_may_be_declined_t_4_10() -> None:
    s = do(at("tikal-3", {"wood": 5}), "act tikal-3", "learn theology", "done", "done")
    assert (player(s)["wood"], s.active) == (4, 1)


def test_the_second_advance_is_not_asked_without_resources_t_4_10() -> None:
    s = do(at("tikal-3", {"wood": 1}), "act tikal-3", "learn theology")
    assert s.phases[s.phase].name == "picking"


# T-4.13 to T-4.17 Buildings and monuments


def test_tiles_that_are_not_shown_or_not_payable_t_4_13() -> None:
    s = do(at("tikal-4", {"wood": 1}, buildings=["B1-01", "B1-10"], monuments=["M-13"]), "act tikal-4")
    assert reason(s, "build B1-02") == "E-NOT-SHOWN"
    assert reason(s, "design B1-02") == "E-NOT-SHOWN"
    assert reason(s, "design B1-01") == "E-NO-ARCH"
    assert reason(s, "monument M-01") == "E-NOT-SHOWN"
    assert reason(s, "done") == "E-MUST-BUILD"
    assert reason(s, "pay wood") == "E-NOT-NOW"
    found = refusal(s, "build B1-10")
    assert found is not None
    assert found.facts == {"tile": "B1-10", "wood": 2, "stone": 0, "gold": 0, "need": 3, "have": 1, "missing": 2}
    found = refusal(s, "monument M-13")
    assert found is not None
    missing = {"wood": 0, "stone": 0, "gold": 4, "skull": 1}
    assert found.facts == {"tile": "M-13", **missing, "need": 5, "have": 0, "missing": 5}


def test_nothing_payable_on_display_t_4_13() -> None:
    s = at("tikal-4", {"gold": 2, "stone": 1}, buildings=["B1-12"], monuments=["M-10"])
    found = refusal(s, "act tikal-4")
    assert found is not None
    assert (found.reason, found.facts["tile"], found.facts["missing"]) == ("E-RES", "B1-12", 2)
    found = refusal(at("tikal-4", {"gold": 3, "stone": 1}, buildings=["B1-10"], monuments=["M-10"]), "act tikal-4")
    assert found is not None
    assert (found.facts["tile"], found.facts["missing"], found.facts["stone"]) == ("M-10", 1, 1)
    with_architecture = {"wood": 1, "stone": 0, **learned(architecture=3)}
    assert reason(at("tikal-2", with_architecture, buildings=["B1-12"]), "act tikal-2") == "E-RES"
    assert reason(at("tikal-2", RICH), "act tikal-2") == "E-NOT-SHOWN"
    assert reason(at("uxmal-4", RICH), "act uxmal-4") == "E-NOT-SHOWN"
    found = refusal(at("uxmal-4", {"corn": 3}, buildings=["B1-09"]), "act uxmal-4")
    assert found is not None
    assert found.facts == {"need": 4, "have": 3, "missing": 1}


def test_architecture_is_always_used_where_it_is_pure_gain_r_21() -> None:
    for space in ("tikal-2", "uxmal-4"):
        s = do(at(space, {**RICH, **learned(architecture=1)}, buildings=["B1-09"]), f"act {space}")
        assert reason(s, "build B1-09") == "E-ARCH-GAIN"
        assert legal(s) == ["design B1-09"]


def test_architecture_3_saves_a_resource_of_choice_t_4_33() -> None:
    me = {"wood": 2, "stone": 1, **learned(architecture=3)}
    s = do(at("tikal-2", me, buildings=["B1-06"]), "act tikal-2", "design B1-06")
    assert legal(s) == ["spare wood", "spare stone"]
    assert reason(s, "spare gold") == "E-SPARE"
    assert reason(s, "done") == "E-NOT-NOW"
    do(s, "spare stone")
    assert (player(s)["wood"], player(s)["stone"], player(s)["corn"], player(s)["vp"]) == (0, 1, 1, 2)
    assert player(s)["points"]["technology"] == 2
    short = {"wood": 1, "stone": 1, **learned(architecture=3)}
    s = do(at("tikal-2", short, buildings=["B1-06"]), "act tikal-2", "design B1-06")
    assert (player(s)["wood"], player(s)["stone"]) == (0, 0), "what is missing is saved by itself"


def test_a_building_of_one_resource_is_free_with_architecture_3_r_11() -> None:
    s = do(at("tikal-2", learned(architecture=3), buildings=["B1-13"]), "act tikal-2", "design B1-13")
    assert (player(s)["corn"], player(s)["vp"], player(s)["technologies"]["architecture"]) == (1, 5, 3)


def test_architecture_kept_for_the_second_building_t_4_15() -> None:
    me = {"wood": 3, "gold": 1, **learned(architecture=2)}
    s = do(at("tikal-4", me, buildings=["B1-13", "B1-09"]), "act tikal-4")
    assert legal(s) == ["build B1-09", "build B1-13", "design B1-09", "design B1-13"]
    do(s, "build B1-13")
    assert reason(s, "build B1-09") == "E-ARCH-GAIN"
    assert legal(s) == ["done", "design B1-09"]
    do(s, "design B1-09")
    assert (player(s)["wood"], player(s)["corn"], player(s)["vp"]) == (2, 1, 2), "level 3 was just reached"


def test_the_second_building_may_be_declined_or_not_payable_t_4_14() -> None:
    s = do(at("tikal-4", {"wood": 2}, buildings=["B1-01", "B1-02"]), "act tikal-4", "build B1-01", "done")
    assert player(s)["wood"] == 1
    s = do(at("tikal-4", {"wood": 1}, buildings=["B1-01", "B1-02"]), "act tikal-4", "build B1-01")
    assert s.phases[s.phase].name == "picking"


def test_a_monument_and_its_skull_t_4_17_r_3() -> None:
    s = do(at("tikal-4", {"gold": 4, "skull": 1}, monuments=["M-13"], skulls=0), "act tikal-4", "monument M-13")
    me = player(s)
    assert (me["gold"], me["skull"], me["monuments"], s.dump()["skulls"]) == (0, 0, ["M-13"], 1)
    assert s.dump()["monuments"] == [None] * 6
    do(s, "done")
    assert s.active == 1, "monuments are not refilled"


def test_monuments_only_with_tikal_4_t_4_17() -> None:
    for space in ("tikal-2", "uxmal-4"):
        s = do(at(space, RICH, buildings=["B1-09"], monuments=["M-01"]), f"act {space}")
        assert reason(s, "monument M-01") == "E-MONUMENT-TIKAL4"


def test_the_builders_tomb_bought_with_corn_builds_with_resources_t_4_38() -> None:
    me = {"corn": 4, "wood": 2, **learned(architecture=1)}
    s = do(at("uxmal-4", me, buildings=["B1-08", "B1-09"]), "act uxmal-4", "design B1-08", "climb chaac")
    assert s.dump()["todo"] == ["build tomb"]
    assert legal(s) == ["done", "design B1-09"]
    do(s, "design B1-09")
    assert (player(s)["wood"], player(s)["corn"]) == (0, 2)


def test_the_builders_tomb_is_forgotten_when_nothing_is_payable_t_4_38() -> None:
    s = do(at("uxmal-4", {"corn": 4}, buildings=["B1-08", "B1-09"]), "act uxmal-4", "build B1-08", "climb chaac")
    assert s.phases[s.phase].name == "picking"


def test_two_granted_actions_in_the_owners_order_r_7() -> None:
    me = {"corn": 1, "wood": 2, "stone": 5, "gold": 1}
    s = do(at("tikal-4", me, buildings=["B2-07", "B2-04"], age=2), "act tikal-4", "build B2-07")
    assert (player(s)["vp"], s.dump()["granted"]) == (2, ["traveller"])
    do(s, "build B2-04")
    assert legal(s) == ["use merchant", "use traveller"]
    assert reason(s, "use builder") == "E-NOT-GRANTED"
    assert reason(s, "done") == "E-NOT-NOW"
    do(s, "use traveller")
    assert reason(s, "act uxmal-5") == "E-NOT-AGAIN"
    assert reason(s, "act chichen_itza-1") == "E-NO-CHICHEN"
    assert reason(s, "act tikal-6") == "E-NO-ACTION"
    assert reason(s, "pay stone") == "E-NOT-NOW"
    found = refusal(s, "act uxmal-1")
    assert found is not None
    assert found.facts == {"need": 4, "have": 1, "missing": 3}
    do(s, "act palenque-1")
    assert player(s)["corn"] == 3
    assert legal(s) == ["done", "sell stone", "buy wood", "buy stone"]
    do(s, "sell stone")
    assert player(s)["corn"] == 6


def test_granted_actions_may_be_declined_t_4_35() -> None:
    me = {"corn": 1, "wood": 2, "stone": 1, "gold": 1}
    s = do(at("tikal-2", me, buildings=["B2-07"], age=2), "act tikal-2", "build B2-07")
    assert "done" in legal(s)
    assert player(do(s, "done"))["corn"] == 1
    poor = {**me, "corn": 0}
    s = do(at("tikal-2", poor, buildings=["B2-07"], age=2), "act tikal-2", "build B2-07")
    assert s.phases[s.phase].name == "picking", "it costs 1 corn"


def test_free_levels_of_choice_t_4_35() -> None:
    me = {"stone": 1, "gold": 2, **learned(extraction=3)}
    s = do(at("tikal-2", me, buildings=["B2-17"], age=2), "act tikal-2", "build B2-17")
    assert reason(s, "done") == "E-MUST-LEARN"
    do(s, "learn extraction", "take wood", "take wood", "learn theology")
    assert (player(s)["wood"], player(s)["technologies"]["theology"]) == (2, 1)


@pytest.mark.parametrize("name", BUILDINGS)
def test_every_building_can_be_built_and_is_paid_t_4_35(name: str) -> None:
    s = do(at("tikal-2", RICH, buildings=[name], age=int(name[1])), "act tikal-2", f"build {name}")
    while s.phases[s.phase].name != "picking":
        s.apply(0, s.legal(0)[0])
    me = player(s)
    assert me["buildings"] == [name]
    assert me["wood"] + me["stone"] + me["gold"] < 27


def test_a_worker_from_a_building_t_4_40() -> None:
    for workers, after in ((3, 4), (6, 6)):
        me = {"wood": 1, "stone": 1, "gold": 1, "workers": workers}
        s = do(at("tikal-2", me, buildings=["B2-05"], age=2), "act tikal-2", "build B2-05")
        assert (player(s)["workers"], player(s)["vp"]) == (after, 6)


# T-4.18 to T-4.23 Uxmal and Tikal 5


def test_the_second_temple_of_tikal_5_and_lost_steps_t_4_18_r_13() -> None:
    me = {"stone": 1, "wood": 1, "temples": {"chaac": 6, "quetzalcoatl": 7, "kukulcan": 1}}
    s = load(players=[me, {"temples": {"quetzalcoatl": 8}}], gears={"tikal": {"5": 0}})
    do(s, "pick tikal-5", "act tikal-5", "pay stone")
    assert reason(s, "done") == "E-NOT-NOW"
    do(s, "climb chaac")
    assert legal(s) == ["climb quetzalcoatl", "climb kukulcan"]
    do(s, "climb quetzalcoatl")
    assert player(s)["temples"] == {"chaac": 6, "quetzalcoatl": 7, "kukulcan": 1}


def test_stepping_down_frees_the_top_t_4_29() -> None:
    s = load(players=[{"corn": 0, "temples": {"chaac": 6}, "light": False}, {"corn": 3, "temples": {"chaac": 5}}])
    do(s, "beg chaac", "place tikal-0", "done")
    assert player(s)["light"] is False
    assert player(s)["temples"]["chaac"] == 5


def test_trading_t_4_20() -> None:
    s = do(at("uxmal-2", {"corn": 4, "wood": 2}), "act uxmal-2")
    assert legal(s) == ["done", "sell wood", "buy wood", "buy stone", "buy gold"]
    assert reason(s, "sell gold") == "E-RES"
    assert reason(s, "use builder") == "E-NOT-NOW"
    do(s, "sell wood")
    assert reason(s, "buy wood") == "E-TRADE-BACK"
    do(s, "buy gold")
    assert reason(s, "sell gold") == "E-TRADE-BACK"
    found = refusal(s, "buy stone")
    assert found is not None
    assert found.facts == {"need": 3, "have": 2, "missing": 1}
    assert legal(s) == ["done", "sell wood"]
    do(s, "done", "done")
    assert (player(s)["corn"], player(s)["gold"], player(s)["wood"]) == (2, 1, 1)


def test_a_trade_ends_by_itself_when_nothing_is_left_to_trade_t_4_20() -> None:
    s = do(at("uxmal-2", {"wood": 1}), "act uxmal-2", "sell wood")
    assert (player(s)["corn"], s.phases[s.phase].name) == (2, "picking")


def test_a_trade_without_goods_is_not_asked_r_22() -> None:
    s = do(at("uxmal-2", {"corn": 1}), "act uxmal-2")
    assert s.phases[s.phase].name == "picking"


def test_uxmal_5_performs_any_other_action_t_4_23() -> None:
    s = do(at("uxmal-5", {"corn": 1, "wood": 1}, buildings=["B1-01"]), "act uxmal-5")
    assert reason(s, "done") == "E-MUST-ACT"
    assert reason(s, "act uxmal-1") == "E-CORN"
    assert "act tikal-2" in legal(s)
    assert "act uxmal-5" not in legal(s)
    do(s, "act uxmal-3")
    assert (player(s)["workers"], player(s)["corn"]) == (4, 0)


# T-4.24 to T-4.27 Chichen Itza


def test_no_skull_no_action_t_4_25() -> None:
    s = at("chichen_itza-4", {"corn": 9})
    assert reason(s, "act chichen_itza-3") == "E-NO-SKULL"
    assert legal(s) == ["nothing"]


def test_theology_1_reaches_one_space_on_t_4_26_r_37() -> None:
    s = at("chichen_itza-4", {"skull": 1, "corn": 1, **learned(theology=1)})
    assert legal(s) == ["act chichen_itza-3", "act chichen_itza-4", "act chichen_itza-5", "nothing"]
    assert reason(s, "act chichen_itza-6") == "E-HIGHER"
    s = at("chichen_itza-9", {"skull": 1, **learned(theology=1)})
    assert len(legal(s)) == 10
    assert reason(at("chichen_itza-9", {"skull": 1}), "act chichen_itza-8") == "E-CORN"


def test_theology_2_offers_once_and_only_with_a_resource_t_4_27() -> None:
    me = {"skull": 1, **learned(theology=2)}
    s = do(at("chichen_itza-1", me), "act chichen_itza-1")
    assert s.phases[s.phase].name == "picking"
    s = do(at("chichen_itza-1", {**me, "wood": 1, "gold": 1}), "act chichen_itza-1")
    assert legal(s) == ["done", "pay wood", "pay gold"]
    assert reason(s, "pay stone") == "E-RES"
    t = do(s.copy(), "done")
    assert player(t)["gold"] == 1
    do(s, "pay gold", "climb kukulcan")
    assert (player(s)["gold"], s.phases[s.phase].name) == (0, "picking")


# T-3.20 to T-3.23, T-4.37 Food Days


def test_the_wealth_tile_feeds_and_farms_never_pay_back_t_4_37_t_3_20() -> None:
    me = {"workers": 3, "corn": 4, "dealt": ["W-UXM3"], "kept": ["W-UXM3"]}
    assert player(food_day(7, [me, {}]))["corn"] == 0
    farms = {"workers": 3, "corn": 4, "buildings": ["B2-01", "B1-01"]}
    assert player(food_day(7, [farms, {}]))["corn"] == 4


def test_the_worker_on_the_first_player_space_is_fed_r_14() -> None:
    s = food_day(7, [{"corn": 9}, {"corn": 9}], fps=1)
    assert player(s, 1)["corn"] == 3
    assert s.phases[s.phase].name == "advance"


def test_mid_age_goods_with_enough_skulls_t_3_22() -> None:
    players = [{"temples": {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}}, {"temples": {"kukulcan": 5}}]
    s = food_day(20, players)
    me = player(s)
    assert (me["stone"], me["gold"], me["wood"], me["skull"]) == (2, 2, 2, 1)
    assert (player(s, 1)["wood"], player(s, 1)["skull"], s.dump()["skulls"]) == (2, 1, 11)


def test_everybody_at_the_bottom_still_shares_the_bonus_t_3_23() -> None:
    s = food_day(26, [{"temples": BOTTOM, "corn": 6}, {"temples": BOTTOM, "corn": 6}])
    assert player(s)["points"]["temples_2"] == -6 + 1 + 3 + 2


# T-5 Scoring


def test_monuments_that_the_examples_leave_out_t_5_4() -> None:
    me = {
        "workers": 5,
        "corn_tiles": 3,
        "wood_tiles": 2,
        "buildings": ["B1-09", "B1-13", "B1-06"],
        "monuments": ["M-03", "M-06", "M-10"],
        "temples": BOTTOM,
    }
    s = finished(me, {"monuments": ["M-01"]}, {})
    points = {name: monument_points(s, 0, MONUMENTS.index(name)) for name in MONUMENTS}
    assert points == {
        "M-01": 8,
        "M-02": 12,
        "M-03": 20,
        "M-04": 12,
        "M-05": 8,
        "M-06": 8,
        "M-07": 12,
        "M-08": 0,
        "M-09": 0,
        "M-10": 8,
        "M-11": 0,
        "M-12": -6,
        "M-13": 0,
    }
    assert s.score(0) == 20 + 8 + 8
    assert final_parts(s, 0)["monuments"] == 4 * 36


def test_quarters_decide_then_workers_then_victory_is_shared_r_1_t_5_6() -> None:
    s = finished({"vp": 10, "corn": 1}, {"vp": 10, "corn": 3})
    assert (s.score(0), s.score(1), s.winners()) == (10, 10, 0b10)
    s = finished({"vp": 10}, {"vp": 10}, {"vp": 9})
    assert s.winners() == 0b11
    s = finished({"vp": -1, "corn": 1}, {"vp": -2})
    assert (s.score(0), s.quarters(0), s.winners()) == (-1, -3, 0b01)


def test_before_the_end_the_score_is_the_track_t_5_2() -> None:
    s = load(players=[{"vp": 5, "corn": 8, "monuments": ["M-02"]}, {}])
    assert (s.score(0), s.winners()) == (5, 0)
    assert final_parts(s, 0) == {**dict.fromkeys(final_parts(s, 0), 0), "other": 20}
