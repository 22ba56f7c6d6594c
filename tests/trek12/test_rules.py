"""Rules and refusals beyond the dossier's worked examples: each test names its rule."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe import NATURE, HiddenPosition
from sacbe.games.trek12.data import CELLS, SOLO_RANKS, TOKENS, cell_names, token_names
from sacbe.games.trek12.rules.areas import areas_of, refuse_area
from sacbe.games.trek12.score import solo_rank
from sacbe.testing.walks import settings, walk
from tests.trek12.prose import code, load, reason

pytestmark = pytest.mark.engine
TREK = sacbe.game("trek12")


def test_seats_and_solo_t_2_5_t_6_3() -> None:
    with pytest.raises(ValueError, match="solo=True"):
        TREK.start(1)
    with pytest.raises(ValueError, match="one archaeologist"):
        TREK.start(2, {"solo": True})
    with pytest.raises(ValueError, match=r"0\.\.1"):
        TREK.start(2, {"chief": "4"})
    alone = TREK.start(1, {"solo": True})
    assert {TREK.actions.verb(c) for c in alone.legal(NATURE)} == {"roll"}, "one seat needs no draw of a Chief"


def test_first_chief_is_refused_beyond_the_seats_t_2_3() -> None:
    s = TREK.start(2)
    refusal = s.why_not(NATURE, code("chief", "5"))
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("T-2.3", {"seats": 2})


def test_solo_skeletons_need_two_bones_t_6_3() -> None:
    def solo(*bones: str) -> int:
        return load(seats=1, options={"solo": True}, phase="over", players=[{"bones": list(bones)}]).score(0)

    assert solo("orange-7") == 7
    assert solo("orange-7", "orange-1a") == 8 + 4
    assert solo("orange-7", "green-1a", "green-1b") == 9 + 1


@pytest.mark.parametrize(
    ("score", "rank"), [(9, "student"), (10, "digger"), (29, "archaeologist"), (36, "professor"), (37, "year")]
)
def test_solo_ranks_t_6_3(score: int, rank: str) -> None:
    assert solo_rank(score) == rank
    assert solo_rank(-500) == SOLO_RANKS[-1][1]


def test_full_row_filled_cell_and_their_order_t_4_1_6() -> None:
    s = load(players=[{"numbers": {"E3": 4, "E2": 1, "D2": 2, "C2": 3}, "ticked": {"sum": 4}}, {}], dice=[2, 5])
    assert reason(s, 0, "write", "sum", "E3") == "E_ROW_FULL"
    assert reason(s, 0, "write", "red", "E3") == "E_CELL_FILLED"
    assert reason(s, 0, "write", "red", "A1") == "E_NOT_ADJACENT"
    assert reason(s, 0, "write", "red", "D3") == "E_SPECIAL"
    refusal = s.why_not(0, code("write", "red", "D3"))
    assert refusal is not None
    assert refusal.facts == {"cell": "D3", "kind": "sum", "operation": "red"}
    assert reason(s, 0, "write", "yellow", "C1") is None, "C1 touches C2"


def test_spectators_are_not_asked_t_3_4() -> None:
    s = load(players=[{}, {}], dice=[2, 5])
    for seat in (sacbe.SPECTATOR, 2, NATURE, 99):
        refusal = s.why_not(seat, code("write", "red", "E3"))
        assert refusal is not None
        assert refusal.reason == "E_NOT_YOUR_TURN"


def digging(numbers: dict[str, int], new: str, **more: Any) -> Any:
    return load(phase="dig", chief=0, dice=[0, 1], players=[{"numbers": numbers, "new": new, **more}, {}])


def test_picking_cell_by_cell_t_4_3() -> None:
    s = digging({"C1": 4, "C2": 3, "D1": 0, "D2": 0, "E2": 2, "C3": 10, "C4": 8, "D4": 9}, "E2")
    # Both areas hold C1 C2 D2 E2: those are picked already, and D1 is the only question.
    assert cell_names(s.picked) == ["C1", "C2", "D2", "E2"]
    assert [TREK.text(c) for c in s.legal(0)] == ["pick D1", "circle", "skip"]
    assert reason(s, 0, "pick", "A2") == "E_AREA_EMPTY_CELL"
    assert reason(s, 0, "pick", "C1") == "E_AREA_BAD_SET"
    assert reason(s, 0, "pick", "C3") == "E_AREA_SUM"
    assert reason(s, 0, "pick", "D4") == "E_AREA_NOT_CONNECTED"
    t = s.copy()
    s.apply(0, code("pick", "D1"))
    assert s.dump()["players"][0]["areas"] == [["C1", "C2", "D1", "D2", "E2"]], "one area is left: it is circled"
    t.apply(0, code("circle"))
    assert t.dump()["players"][0]["areas"] == [["C1", "C2", "D2", "E2"]]


def test_a_pick_can_leave_several_areas_and_then_be_skipped_t_4_2() -> None:
    s = digging({"E3": 9, "D4": 0, "E4": 0, "F2": 0}, "E3")
    s.apply(0, code("pick", "D4"))
    assert [TREK.text(c) for c in s.legal(0)] == ["pick E4", "pick F2", "circle", "skip"]
    s.apply(0, code("skip"))
    assert s.dump()["players"][0]["areas"] == []


def test_circling_before_it_is_said_which_t_4_3_1() -> None:
    s = digging({"D2": 5, "C2": 4, "C3": 4}, "D2")
    assert [TREK.text(c) for c in s.legal(0)] == ["pick C2", "pick C3", "skip"]
    refusal = s.why_not(0, code("circle"))
    assert refusal is not None
    assert (refusal.reason, refusal.facts) == ("E_AREA_SUM", {"sum": 5})


def test_what_is_common_may_not_be_connected_yet_t_4_3_5() -> None:
    """Two ways from F1 to D2 (over E1 or E2): both ends are picked, the bridge is the question."""
    s = digging({"F1": 4, "E1": 0, "E2": 0, "D2": 5}, "D2")
    assert cell_names(s.picked) == ["D2", "F1"]
    assert [TREK.text(c) for c in s.legal(0)] == ["pick E1", "pick E2", "skip"]
    assert reason(s, 0, "circle") == "E_AREA_NOT_CONNECTED"
    s.apply(0, code("pick", "E1"))
    assert [TREK.text(c) for c in s.legal(0)] == ["pick E2", "circle", "skip"]


def test_a_cell_of_an_older_area_t_4_3_3() -> None:
    s = digging({"E2": 4, "E3": 5, "F2": 4, "E4": 5}, "F2", areas=[["E2", "E3"]])
    assert reason(s, 0, "pick", "E3") == "E_AREA_REUSE"
    assert [TREK.text(c) for c in s.legal(0)] == ["circle", "skip"]


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ([], "E_AREA_BAD_SET"),
        (["E4", "E4"], "E_AREA_BAD_SET"),
        (["Z9"], "E_BAD_REQUEST"),
        (["E4", "A1"], "E_AREA_EMPTY_CELL"),
        (["E2", "E3"], "E_AREA_WITHOUT_NEW"),
        (["E4"], "E_AREA_SUM"),
    ],
)
def test_order_of_checks_for_a_whole_area_t_4_3_5(cells: list[str], expected: str) -> None:
    s = digging({"E2": 4, "E3": 5, "E4": 0}, "E4")
    refusal = refuse_area(s, 0, cells)
    assert refusal is not None
    assert refusal.reason == expected
    assert refuse_area(s, 0, ["E2", "E3", "E4"]) is None
    nobody_wrote = refuse_area(s, 1, ["E2"])
    assert nobody_wrote is not None
    assert len(areas_of(s, 1)) == 0


def test_keeping_token_by_token_t_4_5() -> None:
    drawn = ["green-1a", "green-1b", "blue-6", "orange-7"]
    s = load(
        phase="keep",
        dice=[0, 1],
        players=[{"numbers": {"E3": 9}, "new": "E3"}, {}],
        dig={"seat": 0, "drawn": drawn, "to_keep": 3},
    )
    assert reason(s, 0, "keep", "purple-7") == "E_KEEP_NOT_DRAWN"
    s.apply(0, code("keep", "orange-7"))
    assert reason(s, 0, "keep", "orange-7") == "E_KEEP_COUNT"
    s.apply(0, code("keep", "blue-6"))
    s.apply(0, code("keep", "green-1a"))
    assert token_names(s.hand[0]) == ["green-1a", "blue-6", "orange-7"]
    assert "green-1b" in token_names(s.bag)


def test_draws_come_from_the_bag_t_4_4() -> None:
    s = digging({"E3": 9}, "E3")
    s.apply(0, code("circle"))
    s.apply(NATURE, code("draw", "blue-6"))
    assert token_names(s.hand[0]) == ["blue-6"], "one drawn, one kept: nothing is asked"
    t = digging({"E3": 4, "E2": 5}, "E3", bones=["blue-6"])
    t.apply(0, code("circle"))
    refusal = t.why_not(NATURE, code("draw", "blue-6"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("T-4.4", "E_NOT_IN_BAG")


def test_the_last_round_digs_before_the_end_t_4_8() -> None:
    s = load(phase="dig", round=16, dice=[4, 5], players=[{"numbers": {"E3": 9}, "new": "E3"}, {}])
    s.apply(0, code("circle"))
    s.apply(NATURE, code("draw", "blue-6"))
    assert s.actors() == 0
    assert s.winners() == 1
    assert s.score(0) == 6 + 2
    refusal = s.why_not(0, code("skip"))
    assert refusal is not None
    assert refusal.reason == "E_WRONG_PHASE"


def test_a_hidden_choice_cannot_be_revealed_from_a_view() -> None:
    s = load(players=[{}, {}], dice=[2, 5])
    s.apply(0, code("write", "sum", "D3"))
    s.apply(1, code("write", "red", "E3"))
    with pytest.raises(HiddenPosition, match="seat 1"):
        s.hide(0).apply(NATURE, code("reveal"))


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"players": [{"numbers": {"Z9": 1}}, {}]}, "Z9"),
        ({"players": [{"numbers": {"A1": 12}}, {}]}, "0..11"),
        ({"players": [{"numbers": {"A1": 4}, "operations": {"A1": "times"}}, {}]}, "times"),
        ({"players": [{"numbers": {"A1": 4}, "areas": [["A1"]]}, {}]}, "totals 4"),
        ({"players": [{"numbers": {"A1": 4, "E5": 5}, "areas": [["A1", "E5"]]}, {}]}, "touch"),
        ({"players": [{"areas": [["A1"]]}, {}]}, "needs a number"),
        ({"players": [{"areas": ["A1"]}, {}]}, "list of cells"),
        ({"players": [{"numbers": {"A1": 9}, "areas": [["A1"], ["A1"]]}, {}]}, "one area only"),
        ({"players": [{"bones": ["blue-9"]}, {}]}, "blue-9"),
        ({"players": [{"bones": ["blue-7", "blue-7"]}, {}]}, "twice"),
        ({"players": [{"bones": ["blue-7"]}, {"bones": ["blue-7"]}]}, "two places"),
        ({"players": [{"bones": ["blue-7"]}, {}], "bag": ["blue-7"]}, "bag and in a hand"),
        ({"players": [{"locked": "sum"}, {}], "dice": [2, 5]}, "OPERATION CELL"),
        ({"players": [{"new": "A1"}, {}], "phase": "dig"}, "no number"),
        ({"players": [{}, {}], "phase": "dig"}, "needs"),
        ({"players": [{}, {}], "dice": [6, 0]}, "yellow 0-5"),
        ({"players": [{}, {}], "round": 17}, "1..16"),
        ({"players": [{}, {}], "chief": 2}, "0..1"),
        ({"players": [{}, {}], "phase": "lunch"}, "lunch"),
        ({"players": [{}], "seats": 2}, "2 players"),
        ({"players": "Anna"}, "list"),
        ({"players": [7, {}]}, "dict"),
        ({"players": [{"locked": 4}, {}]}, "text"),
        ({"options": {"solo": "yes"}}, "true or false"),
    ],
)
def test_a_wrong_position_names_its_problem(position: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match="trek12") as caught:
        TREK.load(position)
    assert problem in str(caught.value)


def test_a_position_written_by_hand_in_a_few_words() -> None:
    s = load(players=[{"numbers": {"E3": 4}}, {"operations": {}, "bones": [TOKENS[3]]}], dice=[1, 6])
    assert s.round == 2
    assert s.actors() == 0b11
    assert len(token_names(s.bag)) == 35
    assert code("write", "difference", "E2") in s.legal(0)
    assert len(s.legal(1)) == 67
    assert CELLS[0] == "A1"


def test_bones_are_conserved_t_1_3() -> None:
    """36 tokens: in the bag, drawn or in a hand, each in one place, at every ply of random games."""
    for setting in settings():
        if setting.slug == "trek12":
            for s, _, _ in walk(setting, 21):
                d = s.dump()
                places = [d["bag"], (d["dig"] or {}).get("drawn", []), *(p["bones"] for p in d["players"])]
                assert sorted(token for place in places for token in place) == sorted(TOKENS)
                for player in d["players"]:
                    assert sum(player["ticked"].values()) == len(player["numbers"])
                    circled = [cell for area in player["areas"] for cell in area]
                    assert len(circled) == len(set(circled))
                    assert all(sum(player["numbers"][cell] for cell in area) == 9 for area in player["areas"])
