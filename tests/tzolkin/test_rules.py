"""Rules and refusals of setup, turns and calendar beyond the dossier's examples: each test names its rule."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sacbe
from sacbe import NATURE, SPECTATOR, HiddenPosition
from sacbe.core.state import EVERYBODY
from sacbe.games.tzolkin.actions import ACTIONS
from sacbe.games.tzolkin.data import BUILDINGS, GEARS
from tests.tzolkin.play import (
    BOTTOM,
    GAME,
    RICH,
    at,
    chance,
    do,
    end_round,
    gear,
    legal,
    load,
    player,
    reason,
    refusal,
)

pytestmark = pytest.mark.engine

# T-2 Setup


def test_setup_refuses_what_is_not_in_the_deck_t_2_6() -> None:
    s = GAME.start(3)
    assert reason_of_nature(s, "first 3") == "E-NO-SUCH-SEAT"
    assert reason_of_nature(s, "show B1-01") == "E-NOT-NOW"
    s.apply(NATURE, ACTIONS.parse("first 2"))
    assert reason_of_nature(s, "show B2-01") == "E-NOT-IN-DECK"
    assert reason_of_nature(s, "first 0") == "E-NOT-NOW"
    for name in BUILDINGS[:6]:
        s.apply(NATURE, ACTIONS.parse(f"show {name}"))
    assert reason_of_nature(s, "show B1-08") == "E-NOT-NOW"
    s.apply(NATURE, ACTIONS.parse("show M-03"))
    assert reason_of_nature(s, "show M-03") == "E-NOT-IN-DECK"
    for name in ("M-01", "M-02", "M-04", "M-05"):
        s.apply(NATURE, ACTIONS.parse(f"show {name}"))
    s.apply(NATURE, ACTIONS.parse("deal W-UXM5"))
    assert reason_of_nature(s, "deal W-UXM5") == "E-NOT-IN-DECK"
    assert reason_of_nature(s, "neutral W-UXM7") == "E-NOT-NOW"
    while "deal" in {ACTIONS.verb(c) for c in s.legal(NATURE)}:
        s.apply(NATURE, s.legal(NATURE)[0])
    assert reason_of_nature(s, "neutral W-UXM5") == "E-NOT-IN-DECK"
    assert reason_of_nature(s, "deal W-UXM7") == "E-NOT-NOW"
    assert s.why_not(0, 0) is not None
    assert s.why_not(NATURE, 10**9) is not None


def reason_of_nature(s: sacbe.State, text: str) -> str | None:
    found = s.why_not(NATURE, ACTIONS.parse(text))
    return found.reason if found else None


def test_chichen_itza_has_no_opposite_t_6_3() -> None:
    s = do(load(seats=2, phase="neutrals"), "neutral W-CHI5")
    assert gear(s, "chichen_itza") == {"5": "neutral"}


def test_wealth_is_chosen_secretly_and_discards_stay_hidden_t_2_9_r_27() -> None:
    tiles = [["W-UXM5", "W-CHI0", "W-PAL1", "W-PAL3"], ["W-TIK1", "W-TIK3", "W-TIK5", "W-TIK7"]]
    s = load(phase="wealth", players=[{"dealt": hand} for hand in tiles])
    assert reason(s, "keep W-TIK1", 0) == "E-NOT-DEALT"
    assert reason(s, "done", 0) == "E-NOT-NOW"
    s.apply(1, ACTIONS.parse("keep W-TIK1"))
    assert reason(s, "keep W-TIK1", 1) == "E-KEPT"
    s.apply(1, ACTIONS.parse("keep W-TIK3"))
    assert reason(s, "keep W-TIK5", 1) == "E-NOT-YOUR-TURN"
    view = s.hide(0)
    assert view.dump()["players"][1]["kept"] == ["hidden", "hidden"]
    assert view.dump()["players"][1]["dealt"] == ["hidden"] * 4
    assert view.guess(random.Random(1)).hide(0).dump() == view.dump()
    view.apply(0, ACTIONS.parse("keep W-PAL1"))
    view.apply(0, ACTIONS.parse("keep W-UXM5"))
    with pytest.raises(HiddenPosition, match="seat 1"):
        view.apply(NATURE, ACTIONS.parse("reveal"))
    s.apply(0, ACTIONS.parse("keep W-PAL1"))
    s.apply(0, ACTIONS.parse("keep W-UXM5"))
    assert reason_of_nature(s, "deal W-PAL5") == "E-NOT-NOW"
    s.apply(NATURE, ACTIONS.parse("reveal"))
    me = player(s)
    assert (me["corn"], me["workers"], me["technologies"]["agriculture"]) == (3, 4, 1)
    assert me["temples"] == {"chaac": 1, "quetzalcoatl": 2, "kukulcan": 1}
    for viewer, hidden in ((0, 1), (1, 0), (SPECTATOR, 0)):
        assert s.hide(viewer).dump()["players"][hidden]["dealt"].count("hidden") == 2
    assert s.hide(0).dump()["players"][0]["dealt"] == sorted(tiles[0], key=tiles_in_order)


def tiles_in_order(name: str) -> int:
    return [ACTIONS.text(code) for code in range(ACTIONS.size)].index(f"keep {name}")


# T-3 Turns


def test_a_full_gear_and_no_worker_t_3_8_t_3_10() -> None:
    s = load(players=[{"corn": 30}, {}], gears={"uxmal": {str(n): "neutral" for n in range(8)}})
    found = refusal(s, "place uxmal-3")
    assert found is not None
    assert (found.reason, found.facts) == ("E-GEAR-FULL", {"gear": "uxmal"})
    assert "place uxmal-7" not in legal(s)
    t = load(players=[{"corn": 30}, {}], gears={"tikal": {"1": 0, "2": 0, "3": 0}})
    assert reason(t, "place palenque-0") == "E-NO-WORKER"
    assert legal(t) == ["pick tikal-1", "pick tikal-2", "pick tikal-3"]


def test_neutral_workers_block_numbered_spaces_only_t_6_5() -> None:
    s = load(players=[{"corn": 9}, {}], gears={"tikal": {"0": "neutral", "8": "neutral", "9": "neutral"}})
    assert "place tikal-1" in legal(s)
    assert reason(s, "pick tikal-0") == "E-NOT-YOURS"
    s.day = 1
    do(s, "place tikal-1", "done", "place palenque-0", "done")
    assert gear(s, "tikal") == {"0": "neutral", "1": "neutral", "2": 0, "9": "neutral"}


def test_a_turn_is_placing_or_picking_and_begging_comes_first_t_3_3_t_3_4() -> None:
    s = load(players=[{"corn": 2}, {}], gears={"yaxchilan": {"1": 0}})
    assert reason(s, "beg kukulcan") is None
    t = do(s.copy(), "place tikal-0")
    assert reason(t, "beg kukulcan") == "E-BEG-CORN"
    assert reason(t, "nothing") == "E-NOT-NOW"
    assert reason(t, "advance 1") == "E-NOT-NOW"
    do(s, "beg kukulcan")
    assert (player(s)["corn"], player(s)["temples"]["kukulcan"]) == (3, 0)
    assert reason(s, "beg chaac") == "E-BEG-CORN"
    do(s, "pick yaxchilan-1", "act yaxchilan-1")
    assert reason(s, "place tikal-0") == "E-MIX"
    assert reason(s, "beg chaac") == "E-BEG-CORN"
    assert reason(s, "pick yaxchilan-1") == "E-NOT-YOURS"
    assert legal(s) == ["done"]
    assert reason(s, "done", 1) == "E-NOT-YOUR-TURN"
    assert reason(s, "nothing") == "E-NOT-NOW"


def test_begging_is_not_forced_while_a_worker_is_on_a_gear_t_3_5() -> None:
    gears = {name: {"0": "neutral"} for name in GEARS}
    gears["tikal"] = {"0": "neutral", "4": 0}  # type: ignore[dict-item]
    s = load(players=[{"corn": 0}, {}], fps=1, gears=gears)
    assert legal(s) == ["beg chaac", "beg quetzalcoatl", "beg kukulcan", "pick tikal-4"]
    found = refusal(s, "place palenque-1")
    assert found is not None
    assert (found.rule, found.reason, found.facts["missing"]) == ("T-3.9", "E-CORN", 1)


def test_mercy_refuses_for_the_usual_reasons_too_t_3_6() -> None:
    gears = {name: {"0": "neutral", "1": "neutral"} for name in GEARS}
    s = load(players=[{"corn": 1, "temples": BOTTOM}, {}], fps=1, gears=gears)
    assert reason(s, "place first_player") == "E-FPS-TAKEN"
    assert reason(s, "place tikal-5") == "E-NOT-LOWEST"
    assert reason(s, "beg chaac") == "E-BEG-BOTTOM"
    assert len(legal(s)) == 5
    do(s, "place chichen_itza-2")
    assert player(s)["corn"] == 0
    assert reason(s, "place tikal-2") == "E-CORN"


def test_free_choice_spaces_t_3_14() -> None:
    for space in ("palenque-6", "palenque-7"):
        assert legal(at(space)) == [*[f"act palenque-{n}" for n in range(1, 6)], "nothing"]
    s = at("chichen_itza-10", {"skull": 1}, ovals={"4": 1})
    assert legal(s) == [*[f"act chichen_itza-{n}" for n in (1, 2, 3, 5, 6, 7, 8, 9)], "nothing"]
    assert reason(s, "act chichen_itza-10") == "E-NO-ACTION"
    assert reason(s, "act chichen_itza-0") == "E-NO-ACTION"
    assert reason(s, "act tikal-1") == "E-OTHER-GEAR"
    assert reason(s, "done") == "E-NOT-NOW"


def test_step_back_corn_t_3_13() -> None:
    s = at("yaxchilan-5", {"corn": 2})
    assert legal(s) == ["act yaxchilan-3", "act yaxchilan-4", "act yaxchilan-5", "nothing"]
    found = refusal(s, "act yaxchilan-1")
    assert found is not None
    assert found.facts == {"need": 4, "have": 2, "missing": 2}
    do(s, "act yaxchilan-4")
    assert (player(s)["corn"], player(s)["skull"]) == (1, 1)


def test_nothing_is_always_legal_t_3_16() -> None:
    s = do(at("uxmal-1", {"corn": 1}), "nothing", "done")
    assert player(s)["corn"] == 1


def test_the_rulebooks_first_round_t_3_9() -> None:
    """Green, blue, red and yellow place their workers; every payment is the rulebook's."""
    s = load(players=[{"corn": 7}] * 4)
    turns = (
        (("tikal-0", "yaxchilan-0", "palenque-0"), 3),
        (("palenque-1", "palenque-2"), 4),
        (("yaxchilan-1", "yaxchilan-2", "tikal-1"), 7),
        (("tikal-2", "first_player"), 3),
    )
    for seat, (spaces, paid) in enumerate(turns):
        do(s, *[f"place {space}" for space in spaces], "done")
        assert 7 - player(s, seat)["corn"] == paid
    do(s, "advance 1")
    assert (s.marker, s.active, s.available(3)) == (3, 3, 2)


def test_deals_and_choices_are_private_t_7() -> None:
    s = GAME.start(2)
    while s.dump()["phase"] != "deal":
        s.apply(NATURE, s.legal(NATURE)[0])
    seen = []
    while s.dump()["phase"] == "deal":
        seen.append(s.audience(NATURE, s.legal(NATURE)[0]))
        s.apply(NATURE, s.legal(NATURE)[0])
    assert seen == [0b01] * 4 + [0b10] * 4
    assert s.audience(NATURE, s.legal(NATURE)[0]) == EVERYBODY
    chance_until_wealth(s)
    assert s.audience(1, s.legal(1)[0]) == 0b10


def chance_until_wealth(s: sacbe.State) -> None:
    while s.actors() & sacbe.NATURE_BIT:
        s.apply(NATURE, s.legal(NATURE)[-1])


# T-3.17 Refill


def test_display_is_refilled_by_chance_while_the_deck_has_more_t_3_17() -> None:
    shown = list(BUILDINGS[:6])
    s = at("tikal-2", RICH, buildings=shown)
    do(s, "act tikal-2", "build B1-04", "done")
    assert s.actors() == sacbe.NATURE_BIT
    assert len(s.legal(NATURE)) == 8
    assert reason_of_nature(s, "show B2-01") == "E-NOT-IN-DECK"
    assert reason_of_nature(s, "show M-01") == "E-NOT-NOW"
    do(s, "show B1-14")
    assert s.dump()["buildings"] == ["B1-01", "B1-02", "B1-03", "B1-14", "B1-05", "B1-06"]
    assert s.active == 1


def test_an_exhausted_deck_leaves_spaces_empty_t_3_17() -> None:
    s = at("tikal-2", RICH, buildings=["B1-01", "B1-02"], deck=list(BUILDINGS[14:]))
    do(s, "act tikal-2", "build B1-01", "done")
    assert s.dump()["buildings"] == [None, "B1-02", None, None, None, None]


def test_a_delayed_second_food_day_is_played_with_age_1_t_3_17_r_16() -> None:
    s = load(day=14, food_days=1, players=[RICH, {}], buildings=["B1-01"], gears={"tikal": {"2": 0}})
    assert s.dump()["age"] == 1
    do(s, "pick tikal-2", "act tikal-2", "build B1-01", "done")
    assert all(text.startswith("show B1") for text in legal(s, NATURE))
    chance(s)
    do(s, "place tikal-0", "done")
    assert all(text.startswith("show B2") for text in legal(s, NATURE))
    chance(s)
    assert (s.age, s.food, s.day) == (2, 2, 15)


def test_a_second_age_without_a_choice_is_laid_out_at_once_t_3_21() -> None:
    s = load(day=13, deck=["B2-01", "B2-02"], marker=0, active=1, players=[{}, {"corn": 1}])
    do(s, "place tikal-0", "done")
    assert s.dump()["buildings"][:3] == ["B2-01", "B2-02", None]
    assert (s.food, s.day) == (2, 14)


# T-3.24 to T-3.29 Calendar


def test_double_advance_is_stopped_by_players_not_by_neutrals_t_3_27_r_2() -> None:
    def asked(**gears: Any) -> str | None:
        return reason(load(seats=3, phase="advance", fps=0, marker=1, gears=gears), "advance 2")

    assert asked(tikal={"6": "neutral"}, chichen_itza={"9": "neutral", "10": 1}) is None
    assert asked(chichen_itza={"9": 1}) == "E-DOUBLE-PUSH"
    assert asked(uxmal={"6": 0}) == "E-DOUBLE-PUSH"
    assert asked(chichen_itza={"6": 0}, tikal={"7": 2}) is None
    s = load(seats=3, phase="advance", fps=0, marker=1)
    assert reason(s, "done") == "E-NOT-NOW"
    assert reason(s, "advance 1", 1) == "E-NOT-YOUR-TURN"


def test_workers_leave_and_neutrals_travel_on_t_3_26() -> None:
    gears = {"palenque": {"7": 0, "9": "neutral"}, "chichen_itza": {"10": 1, "12": "neutral", "3": 1}}
    s = load(seats=2, phase="advance", fps=0, marker=1, gears=gears)
    do(s, "advance 1")
    assert gear(s, "palenque") == {"0": "neutral"}
    assert gear(s, "chichen_itza") == {"0": "neutral", "4": 1}
    assert (s.available(0), s.available(1)) == (3, 2)


def test_double_advance_from_day_25_r_16() -> None:
    s = load(day=25, food_days=3, phase="advance", fps=0, marker=1, players=[{"corn": 9}, {"corn": 9}])
    do(s, "advance 2")
    assert (s.day, s.marker) == (27, 0)
    end_round(s)
    assert s.actors() == 0
    assert s.day == 28
    assert s.why_not(0, 0) is not None


def test_passing_the_marker_of_two_players_r_29() -> None:
    s = load(seats=2, phase="advance", fps=1, marker=1)
    assert do(s, "advance 1").marker == 0


def test_corn_lies_on_the_tooth_of_each_day_nobody_took_it_t_3_24() -> None:
    s = load(players=[{}, {}])
    for _ in range(3):
        do(s, "place tikal-0", "done", "place palenque-0", "done")
    assert s.dump()["corn_teeth"] == [0, 1, 2]
    do(s, "pick tikal-3", "nothing", "done", "pick palenque-3", "nothing", "done")
    do(s, "place first_player", "done", "pick palenque-3", "nothing", "done")
    assert (s.dump()["corn_teeth"], player(s)["corn"]) == ([], 4)
    do(s, "advance 1")
    assert s.pot() == 0, "no corn is laid when somebody stood there"
