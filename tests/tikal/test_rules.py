"""Rules and refusals of the basic game beyond the dossier's worked examples: each test names its rule."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe import NATURE
from sacbe.games.tikal.actions import ACTIONS
from sacbe.games.tikal.data import CELLS, TREASURES
from sacbe.games.tikal.score import controller, highest_temple, tally_now
from sacbe.games.tikal.state import Tikal
from tests.tikal.positions import TIKAL, code, load, phase, play, reason
from tests.tikal.test_examples import full_board

pytestmark = pytest.mark.engine


def acting(*players: dict[str, Any], **more: Any) -> Tikal:
    """The first player has ten points to spend."""
    return load(players=list(players) or [{}, {}], **({"phase": "actions"} | more))


def facts(s: Tikal, seat: int, text: str) -> tuple[str, str, dict[str, Any]]:
    refusal = s.why_not(seat, code(text))
    assert refusal is not None
    return refusal.rule, refusal.reason, refusal.facts


def verbs(s: Tikal, seat: int) -> set[str]:
    return {ACTIONS.verb(c) for c in s.legal(seat)}


# T-2, T-3 Setup, turn and phase


def test_who_begins_t_2_5() -> None:
    with pytest.raises(ValueError, match=r"0\.\.1"):
        TIKAL.start(2, {"first": "3"})
    s = TIKAL.start(3)
    assert [ACTIONS.text(c) for c in s.legal(NATURE)] == ["first 0", "first 1", "first 2"]
    refusal = s.why_not(NATURE, code("first 3"))
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("T-2.5", {"seats": 3})
    s.apply(NATURE, code("first 2"))
    chosen = TIKAL.start(3, {"first": "2"})
    assert s.legal(NATURE) == chosen.legal(NATURE) == [code(f"draw A{n}") for n in range(1, 7)]


def test_start_position_t_2() -> None:
    d = TIKAL.start(4).dump()
    assert d["levels"] == {"c0r3": 1, "c1r4": 1}
    assert len(d["stack"]) == 36
    assert sum(d["buried"].values()) == 24
    for player in d["players"]:
        assert (player["score"], player["reserve"]) == (0, {"worker": 18, "leader": 1})
        assert player["pieces"] == {} == player["guards"]
    assert [p["score"] for p in TIKAL.start(2, {"auction": True}).dump()["players"]] == [20, 20]


def test_turn_is_checked_before_phase_t_3_1() -> None:
    s = acting()
    assert facts(s, 1, "bid 3") == ("T-3.1", "E_NOT_YOUR_TURN", {"active": 0})
    assert facts(s, 0, "bid 3") == ("T-3.1", "E_WRONG_PHASE", {"verb": "bid", "phase": "actions"})
    for seat in (sacbe.SPECTATOR, 2, NATURE, 99):
        assert reason(s, seat, "end") == "E_NOT_YOUR_TURN"
    bad = s.why_not(0, 99_999)
    assert bad is not None
    assert (bad.rule, bad.reason) == ("T-3.11", "E_BAD_REQUEST")
    over = load(phase="over", active=None)
    assert reason(over, 0, "end") == "E_WRONG_PHASE"
    assert over.legal(0) == []


def test_only_the_top_letter_is_drawn_t_2_1() -> None:
    s = load(phase="draw", active=1, stack=["A2", "B1", "G4"])
    assert s.legal(NATURE) == [code("draw A2")]
    assert facts(s, NATURE, "draw B1") == ("T-2.1", "E_NOT_ON_TOP", {"tile": "B1", "letter": "A"})
    assert facts(s, NATURE, "draw A1") == ("T-2.1", "E_NOT_IN_STACK", {"tile": "A1"})
    s.apply(NATURE, code("draw A2"))
    assert (phase(s), s.dump()["drawn"], s.active) == ("lay", "A2", 1)


# T-3.4, T-3.5 Laying


def test_a_stone_on_the_neighbours_side_allows_every_rotation_t_3_4() -> None:
    s = load(phase="lay", drawn="C1")
    turns = [ACTIONS.decode(c)[1] for c in s.legal(0)]
    # The clearing has stones towards c1r2, c2r3 and c2r4, the northern temple towards c0r2 and c1r2.
    assert turns == [(cell, str(r)) for cell in ("c0r2", "c1r2", "c2r3", "c2r4") for r in range(6)]


def test_without_one_the_tile_must_bring_it_t_3_4() -> None:
    s = load(phase="lay", drawn="C1", tiles={"c2r3": "C3 3"})  # its three stones face south
    assert [ACTIONS.decode(c)[1] for c in s.legal(0) if ACTIONS.decode(c)[1][0] == "c2r2"] == [("c2r2", "3")]
    assert facts(s, 0, "lay c2r2 0") == ("T-3.4", "E_NO_PATH", {"cell": "c2r2", "tile": "C1"})
    assert facts(s, 0, "lay c2r3 0") == ("T-3.4", "E_CELL_OCCUPIED", {"cell": "c2r3"})
    assert facts(s, 0, "lay c7r4 0") == ("T-3.4", "E_NOT_ADJACENT", {"cell": "c7r4"})


def test_a_volcano_lies_anywhere_near_and_is_not_turned_t_3_5() -> None:
    s = load(phase="lay", drawn="D5", tiles={"c2r3": "B6"}, holder=0)
    assert reason(s, 0, "lay c3r3 0") is None, "R-5: next to another volcano"
    assert facts(s, 0, "lay c3r3 2") == ("T-3.5", "E_BAD_REQUEST", {"rotation": 2})
    assert facts(s, 0, "lay c2r3 0") == ("T-3.5", "E_CELL_OCCUPIED", {"cell": "c2r3"})
    play(s, 0, "lay c3r3 0")
    assert (s.holder, s.dump()["laid"], s.ap) == (-1, "c3r3", 10)
    assert all(s.road(CELLS.index("c3r3") * 6 + d) == 0 for d in range(6))


def test_roads_are_counted_when_the_neighbour_comes_later_t_1_6() -> None:
    s = load(phase="lay", drawn="D1", tiles={"c2r3": "C1 0"})
    play(s, 0, "lay c2r2 3")
    north, south = CELLS.index("c2r2"), CELLS.index("c2r3")
    assert s.road(south * 6 + 0) == s.road(north * 6 + 3) == 6


# T-3.7, T-3.8 Turns


def test_the_turn_goes_round_and_points_are_lost_t_3_7() -> None:
    s = load(players=[{}, {}, {}], phase="actions", active=2, ap=3, taken={"c0r3": 2})
    play(s, 2, "end")
    assert (phase(s), s.active, s.ap, s.once, s.twice) == ("draw", 0, 0, 0, 0)


def test_volcano_round_t_3_8() -> None:
    s = load(players=[{}, {"treasures": {"mask": 2}}, {}], phase="draw", active=1, stack=["B6", "C1"])
    play(s, 1, "draw B6")
    assert (phase(s), s.active, s.ap, s.dump()["drawn"], s.holder) == ("scoring", 1, 10, "B6", 1)
    assert s.dump()["queue"] == [1, 2, 0]
    assert "lay" not in verbs(s, 1)
    play(s, 1, "end")
    assert (s.score(1), s.active, s.ap) == (3, 2, 10)
    play(s, 2, "recruit worker c0r4", "end")
    play(s, 0, "end")
    assert (phase(s), s.active, s.scorings) == ("lay", 1, 1)
    play(s, 1, "lay c2r3 0")
    assert (phase(s), s.active, s.ap) == ("actions", 1, 10)
    play(s, 1, "end")
    assert (phase(s), s.active) == ("draw", 2)
    assert s.dump()["players"][1]["tallies"] == [3, 0, 0, 0]


def test_a_dig_returns_to_its_turn_t_4_5() -> None:
    digger = {"pieces": {"c2r3": {"worker": 1}}}
    for name, more in (("actions", {}), ("scoring", {"drawn": "B6"}), ("final", {})):
        s = acting(digger, {}, phase=name, tiles={"c2r3": "A5"}, **more)
        play(s, 0, "dig c2r3")
        assert (phase(s), s.actors()) == ("find", sacbe.NATURE_BIT)
        again = TIKAL.load(s.dump())
        assert again == s
        play(s, 0, "find jaguar")
        assert (phase(s), s.ap, s.dump()["sites"]) == (name, 7, {"c2r3": 3})


def test_a_last_cell_behind_volcanoes_takes_a_volcano_only_r_6() -> None:
    s = load(tiles=full_board("F5"), phase="scoring", drawn="F5", queue=[0, 1])
    play(s, 0, "end")
    play(s, 1, "end")
    assert (phase(s), s.legal(0)) == ("lay", [code("lay c0r0 0")])


# T-4.1 to T-4.3 Recruit, travel, move


def test_recruits_t_4_1() -> None:
    s = acting({"camps": ["c1r3"], "pieces": {"c1r3": {"leader": 1}}}, {})
    assert [ACTIONS.text(c) for c in s.legal(0)[:2]] == ["recruit worker c0r4", "recruit worker c1r3"]
    assert facts(s, 0, "recruit leader c0r4") == ("T-4.1", "E_NO_RESERVE", {"piece": "leader"})
    assert facts(s, 0, "recruit worker c0r3") == ("T-4.1", "E_NOT_YOUR_CAMP", {"cell": "c0r3"})
    s = acting(ap=0)
    assert facts(s, 0, "recruit leader c0r4") == ("T-4.1", "E_NO_AP", {"need": 1, "have": 0})
    assert s.legal(0) == [code("end")]


def test_leader_is_recruited_once_t_4_1() -> None:
    s = play(acting(), 0, "recruit leader c0r4")
    assert reason(s, 0, "recruit leader c0r4") == "E_NO_RESERVE"
    assert s.dump()["players"][0]["pieces"] == {"c0r4": {"leader": 1}}


def test_travel_t_4_2() -> None:
    tiles = {"c1r2": "A4", "c2r3": "B3 4"}
    me = {"camps": ["c2r3", "c1r2"], "pieces": {"c0r4": {"leader": 1}, "c1r2": {"worker": 1}}}
    s = acting(me, {"camps": ["c1r3"]}, tiles=tiles)
    assert [ACTIONS.text(c) for c in s.legal(0) if ACTIONS.verb(c) == "travel"] == [
        "travel worker second c0r4",
        "travel worker second c2r3",
        "travel leader base c1r2",
        "travel leader base c2r3",
    ]
    assert facts(s, 0, "travel worker first c0r4") == ("T-4.2", "E_NO_PIECE", {"piece": "worker", "cell": "c2r3"})
    assert facts(s, 0, "travel leader base c1r3") == ("T-4.2", "E_NOT_YOUR_CAMP", {"cell": "c1r3"})
    play(s, 0, "travel worker second c2r3", "travel worker first c0r4")
    assert s.dump()["players"][0]["pieces"] == {"c0r4": {"worker": 1, "leader": 1}}
    assert s.ap == 8
    poor = acting(me, {}, tiles=tiles, ap=0)
    assert reason(poor, 0, "travel leader base c1r2") == "E_NO_AP"
    assert facts(acting(), 0, "travel leader first c0r4") == ("T-4.2", "E_NOT_YOUR_CAMP", {"cell": ""})


def test_move_t_4_3() -> None:
    s = acting({"pieces": {"c0r4": {"worker": 2, "leader": 1}}}, {}, ap=2)
    assert [ACTIONS.text(c) for c in s.legal(0) if ACTIONS.verb(c) == "step"] == [
        f"step c0r4 {direction} {piece}" for direction in ("N", "NE", "SE") for piece in ("worker", "leader")
    ]
    play(s, 0, "step c0r4 NE worker")
    assert s.dump()["players"][0]["pieces"] == {"c0r4": {"worker": 1, "leader": 1}, "c1r3": {"worker": 1}}
    assert facts(s, 0, "step c0r4 N leader") == ("T-4.3", "E_NO_AP", {"need": 2, "have": 1})
    assert facts(s, 0, "step c0r4 S leader") == ("T-4.3", "E_NO_ROAD", {"cell": "c0r4", "to": ""})
    assert facts(s, 0, "step c1r3 N leader") == ("T-4.3", "E_NO_PIECE", {"piece": "leader", "cell": "c1r3"})
    assert reason(s, 0, "step c1r3 N worker") == "E_NO_ROAD", "unexplored"


# T-4.4, T-4.5 Uncover and dig


def test_a_leader_is_one_member_t_4_4() -> None:
    s = play(acting({"pieces": {"c0r3": {"leader": 1}}}, {}), 0, "uncover c0r3")
    assert facts(s, 0, "uncover c0r3") == ("T-4.4", "E_MEMBERS", {"cell": "c0r3", "need": 2, "have": 1})
    assert facts(s, 0, "uncover c1r4") == ("T-4.4", "E_MEMBERS", {"cell": "c1r4", "need": 1, "have": 0})
    assert "uncover" not in verbs(s, 0)
    both = play(acting({"pieces": {"c0r3": {"leader": 1, "worker": 1}}}, {}), 0, "uncover c0r3", "uncover c0r3")
    assert facts(both, 0, "uncover c0r3") == ("T-4.4", "E_LIMIT", {"cell": "c0r3", "most": 2})


def test_ten_is_the_top_t_4_4() -> None:
    s = acting({"pieces": {"c0r3": {"worker": 2}}}, {}, levels={"c0r3": 9})
    play(s, 0, "uncover c0r3")
    assert s.dump()["supply"]["10"] == 0
    assert facts(s, 0, "uncover c0r3") == ("T-4.4", "E_NO_LEVEL", {"cell": "c0r3", "level": 11})
    poor = acting({"pieces": {"c0r3": {"worker": 1}}}, {}, ap=1)
    assert facts(poor, 0, "uncover c0r3") == ("T-4.4", "E_NO_AP", {"need": 2, "have": 1})
    assert "uncover" not in verbs(poor, 0)


def test_digging_t_4_5() -> None:
    s = acting({"pieces": {"c2r3": {"worker": 2}}}, {}, tiles={"c2r3": "A5"}, ap=8)
    play(s, 0, "dig c2r3", "find mask")
    assert s.tickets(code("find mask")) == 0, "only while somebody digs"
    play(s, 0, "dig c2r3")
    assert [s.tickets(code(f"find {kind}")) for kind in TREASURES] == [2, 3, 3, 3, 3, 3, 3, 3]
    play(s, 0, "find mask")
    assert facts(s, 0, "dig c2r3") == ("T-4.5", "E_LIMIT", {"cell": "c2r3", "most": 2})
    poor = acting({"pieces": {"c2r3": {"worker": 1}}}, {}, tiles={"c2r3": "A5"}, ap=2)
    assert facts(poor, 0, "dig c2r3") == ("T-4.5", "E_NO_AP", {"need": 3, "have": 2})
    gone = acting({"treasures": {"mask": 3}}, {"pieces": {"c2r3": {"worker": 1}}}, active=1, tiles={"c2r3": "A5"})
    play(gone, 1, "dig c2r3")
    assert facts(gone, NATURE, "find mask") == ("T-8.2", "E_NONE_BURIED", {"kind": "mask"})


# T-4.6 Exchange


def test_exchange_t_4_6() -> None:
    me, them = {"treasures": {"mask": 1, "vase": 2}}, {"treasures": {"plate": 1, "knife": 2, "mask": 1}}
    s = acting(me, them, {"treasures": {"mask": 1}})
    assert [ACTIONS.text(c) for c in s.legal(0) if ACTIONS.verb(c) == "exchange"] == ["exchange mask 1 plate"]
    assert facts(s, 0, "exchange mask 0 mask") == ("T-3.11", "E_BAD_REQUEST", {"seat": 0})
    assert facts(s, 0, "exchange mask 3 mask") == ("T-3.11", "E_BAD_REQUEST", {"seat": 3})
    missing = {"kind": "knife", "have": 2, "seat": 1}
    assert facts(s, 0, "exchange mask 1 knife") == ("T-4.6", "E_THEIR_NOT_SINGLE", missing)
    assert facts(s, 0, "exchange vase 1 plate") == ("T-4.6", "E_OWN_NOT_SINGLE", {"kind": "vase", "have": 2})
    assert facts(s, 0, "exchange mask 2 mask") == ("T-4.6", "E_SAME_KIND", {"kind": "mask"})
    play(s, 0, "exchange mask 1 plate")
    assert s.dump()["players"][1]["treasures"]["mask"] == 2, "R-12: it may complete a pair for the other"
    assert s.ap == 7
    assert acting(me, them, ap=2).why_not(0, code("exchange mask 1 plate")) is not None


# T-4.7 Camp


def test_camps_t_4_7() -> None:
    me = {"pieces": {"c1r3": {"worker": 1}, "c2r3": {"leader": 1}, "c0r3": {"worker": 1}}, "guards": {"c1r4": "worker"}}
    s = acting(me, {"camps": ["c1r2"]}, tiles={"c1r2": "A4", "c2r3": "E5", "c2r4": "B6"}, sites={"c2r3": 0})
    assert [ACTIONS.text(c) for c in s.legal(0) if ACTIONS.verb(c) == "camp"] == ["camp c1r3", "camp c2r3"]
    assert facts(s, 0, "camp c1r2") == ("T-4.7", "E_CAMP_EXISTS", {"cell": "c1r2"})
    for cell in ("c0r3", "c1r4", "c2r4", "c7r0"):
        assert facts(s, 0, f"camp {cell}") == ("T-4.7", "E_NOT_CLEARING", {"cell": cell})
    play(s, 0, "camp c2r3")
    play(s, 0, "camp c1r3")
    assert s.dump()["players"][0]["camps"] == ["c2r3", "c1r3"]
    assert s.ap == 0
    short = acting({"pieces": {"c1r3": {"worker": 1}}}, {}, ap=4)
    assert facts(short, 0, "camp c1r3") == ("T-4.7", "E_NO_AP", {"need": 5, "have": 4})


# T-4.8 Guard


def test_guard_by_the_leader_t_4_8() -> None:
    me = {"pieces": {"c0r3": {"worker": 2, "leader": 1}}}
    s = acting(me, {"pieces": {"c0r3": {"worker": 4}}}, {"pieces": {"c0r3": {"worker": 4}}}, levels={"c0r3": 6})
    play(s, 0, "guard c0r3 leader")  # 5 against 4 and 4: more than each of them is enough
    player = s.dump()["players"][0]
    assert (player["guards"], player["pieces"]) == ({"c0r3": "leader"}, {})
    assert (player["removed"], player["reserve"]) == ({"worker": 2, "leader": 0}, {"worker": 16, "leader": 0})
    assert [controller(s, CELLS.index("c0r3")), tally_now(s, 0), tally_now(s, 1)] == [0, 6, 0]
    assert reason(s, 0, "recruit leader c0r4") == "E_NO_RESERVE"
    assert TIKAL.load(s.dump()) == s


def test_guard_refusals_t_4_8() -> None:
    me = {"pieces": {"c0r3": {"worker": 2}, "c1r3": {"worker": 1}}}
    s = acting(me, {"pieces": {"c0r3": {"leader": 1}}})
    assert facts(s, 0, "guard c1r3 worker") == ("T-4.8", "E_NOT_TEMPLE", {"cell": "c1r3"})
    assert facts(s, 0, "guard c0r3 leader") == ("T-4.8", "E_NO_PIECE", {"piece": "leader", "cell": "c0r3"})
    assert facts(s, 0, "guard c0r3 worker") == ("T-4.8", "E_NO_MAJORITY", {"cell": "c0r3", "have": 2, "need": 4})
    alone = acting({"pieces": {"c0r3": {"worker": 1}}}, {}, ap=4)
    assert facts(alone, 0, "guard c0r3 worker") == ("T-4.8", "E_NO_AP", {"need": 5, "have": 4})


def test_a_guard_is_no_member_t_4_8() -> None:
    s = acting({"guards": {"c0r3": "worker"}}, {"pieces": {"c0r3": {"worker": 1}}})
    assert reason(s, 0, "step c0r3 S worker") == "E_NO_PIECE"
    assert facts(s, 0, "uncover c0r3") == ("T-4.4", "E_GUARDED", {"cell": "c0r3", "owner": 0})
    play(s, 0, "end")
    play(s, 1, "draw A1", "lay c1r2 0")
    assert reason(s, 1, "step c0r3 S worker") is None, "R-16: a guarded temple stays passable"
    assert reason(s, 1, "guard c0r3 worker") == "E_GUARDED"


# T-5 Scoring and the end


def test_points_are_kept_by_source_t_5_1() -> None:
    me = {"pieces": {"c1r4": {"worker": 1}}, "guards": {"c0r3": "worker"}, "treasures": {"mask": 3}, "score": 10}
    s = acting(me, {}, phase="final", levels={"c0r3": 4, "c1r4": 3}, queue=[0])
    play(s, 0, "end")
    player = s.dump()["players"][0]
    assert player["points"] == {"start": 10, "temples": 3, "guards": 4, "treasures": 6, "bids": 0}
    assert (player["score"], player["tallies"], s.winners()) == (23, [13, 0, 0, 0], 1)


def test_an_empty_temple_pays_nobody_r_32() -> None:
    s = acting({}, {"pieces": {"c0r3": {"worker": 1}}})
    assert controller(s, CELLS.index("c1r4")) == -1
    assert [tally_now(s, 0), tally_now(s, 1)] == [0, 1]
    assert [highest_temple(s, 0), highest_temple(s, 1)] == [0, 1]


@pytest.mark.parametrize(
    ("players", "winners"),
    [
        ([{"score": 9}, {"score": 8}, {"score": 9}], 0b101),
        ([{"score": 8}, {"score": 9}, {"score": 9, "pieces": {"c0r3": {"worker": 1}}}], 0b100),
        ([{"score": 9, "guards": {"c0r3": "worker"}}, {"score": 9, "treasures": {"mask": 1}}, {"score": 3}], 0b001),
        ([{"score": 9, "treasures": {"mask": 1}}, {"score": 9, "treasures": {"mask": 2}}, {"score": 9}], 0b010),
    ],
)
def test_tie_breaks_t_5_6(players: list[dict[str, Any]], winners: int) -> None:
    assert load(players=players, phase="over", active=None).winners() == winners


def test_the_final_order_option_changes_nothing_without_an_auction_t_6_10() -> None:
    players: list[dict[str, Any]] = [{"score": 5}, {"score": 9}, {"score": 2}]
    s = load(players=players, phase="actions", active=0, stack=[], options={"final_order": "classic1999"})
    play(s, 0, "end")
    assert s.dump()["queue"] == [1, 2, 0]
