"""Rules and refusals of buildings and monuments beyond the dossier's examples."""

from __future__ import annotations

import json

import pytest

from sacbe.games.tzolkin.actions import ACTIONS
from sacbe.games.tzolkin.data import BUILDINGS
from tests.tzolkin.play import RICH, at, do, learned, legal, load, player, reason, refusal

pytestmark = pytest.mark.engine


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


def test_a_first_building_that_stays_alone_gets_the_architecture_it_left_to_a_second_r_20() -> None:
    """At the level held when it was paid for (R-35), whether the second is declined or cannot be built."""
    me = {"wood": 2, "gold": 1, **learned(architecture=1)}
    s = do(at("tikal-4", me, buildings=["B1-13", "B1-01"]), "act tikal-4", "build B1-13")
    assert s.dump()["todo"] == ["build second", "settle 1:B1-13"]
    assert load(**s.dump()).dump() == s.dump()
    do(s, "done")
    assert (player(s)["corn"], player(s)["vp"]) == (1, 0), "level 2 came with the building and is not for it"
    me = {"wood": 2, "stone": 1, **learned(architecture=3)}
    s = do(at("tikal-4", me, buildings=["B1-06", "B1-07"]), "act tikal-4", "build B1-06")
    assert s.dump()["todo"] == ["spare paid:B1-06"], "nothing more can be built"
    assert load(**s.dump()).dump() == s.dump()
    assert reason(s, "spare gold") == "E-SPARE"
    do(s, "spare stone")
    assert (player(s)["wood"], player(s)["stone"], player(s)["corn"], player(s)["vp"]) == (0, 1, 1, 2)
    assert player(s)["points"]["technology"] == 2
    assert s.phases[s.phase].name == "picking"
    me = {"gold": 2, **learned(architecture=3)}
    s = do(at("tikal-4", me, buildings=["B1-13"]), "act tikal-4", "build B1-13")
    assert (player(s)["gold"], player(s)["vp"]) == (2, 5), "one kind of resource: nothing to ask"


def test_architecture_left_to_the_second_building_helps_only_that_one_r_20() -> None:
    me = {"wood": 3, "stone": 1, **learned(architecture=3)}
    s = do(at("tikal-4", me, buildings=["B1-01", "B1-06"]), "act tikal-4", "build B1-01", "design B1-06")
    do(s, "spare stone")
    assert (player(s)["wood"], player(s)["stone"], player(s)["corn"], player(s)["vp"]) == (0, 1, 1, 2)
    assert s.phases[s.phase].name == "picking"


def test_whatever_is_played_a_single_building_of_tikal_4_ends_the_same_r_20() -> None:
    for level in (1, 2, 3):
        for name in BUILDINGS:
            ends = set()
            for verb in ("build", "design"):
                me = {"wood": 4, "stone": 4, "gold": 4, **learned(architecture=level)}
                s = at("tikal-4", me, buildings=[name], age=int(name[1]), food_days=2 * int(name[1]) - 2)
                do(s, "act tikal-4", f"{verb} {name}")
                while s.phases[s.phase].name != "picking":
                    codes = s.legal(0)
                    done = ACTIONS.parse("done")
                    s.apply(0, done if done in codes else codes[0])
                ends.add(json.dumps(player(s)))
            assert len(ends) == 1, (level, name)


def test_the_first_edition_lost_architecture_that_no_second_building_used() -> None:
    me = {"wood": 1, **learned(architecture=2)}
    s = do(at("tikal-4", me, buildings=["B1-01"], edition=1), "act tikal-4", "build B1-01")
    assert (player(s)["corn"], player(s)["vp"], s.phases[s.phase].name) == (0, 0, "picking")
    me = {"wood": 2, **learned(architecture=2)}
    s = do(at("tikal-4", me, buildings=["B1-01", "B1-02"], edition=1), "act tikal-4", "build B1-01", "done")
    assert (player(s)["corn"], player(s)["vp"]) == (0, 0)


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
