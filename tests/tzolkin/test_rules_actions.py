"""Rules and refusals of the actions and technologies beyond the dossier's examples."""

from __future__ import annotations

import pytest

from tests.tzolkin.play import BOTTOM, at, do, learned, legal, load, player, reason, refusal

pytestmark = pytest.mark.engine


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
    assert reason(s, "burn chaac") == "E-BURN"
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


def test_refusals_name_what_is_missing() -> None:
    """T-3.3, T-3.13, T-4.6, T-4.11, T-4.22"""
    shown = ["B1-04", "B1-01"]
    s = at("tikal-2", {"technologies": {"architecture": 3}, "wood": 2}, buildings=shown)
    assert reason(s, "place palenque-0") == "E-MIX"
    assert reason(s, "beg chaac") == "E-BEG-CORN"
    do(s, "act tikal-2")
    assert reason(s, "build B1-04") == "E-RES"
    s = at("uxmal-4", {"technologies": {"architecture": 1}, "corn": 4}, buildings=shown)
    assert reason(do(s, "act uxmal-4"), "build B1-04") == "E-CORN"
    assert reason(at("palenque-3", {"corn": 9}), "act palenque-6") == "E-HIGHER"
    assert reason(at("palenque-6", {"corn": 9}), "act palenque-6") == "E-NO-ACTION"
