"""T-6 The auction version beyond the dossier's worked examples."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import NATURE, NATURE_BIT
from sacbe.games.tikal.actions import ACTIONS
from tests.tikal.positions import TIKAL, code, load, phase, play, reason
from tests.tikal.test_examples import full_board

pytestmark = pytest.mark.engine


def auction(players: list[dict[str, Any]], **more: Any) -> Any:
    """Somebody bids for the tiles on display, unless the test says otherwise."""
    offer = {"display": ["A1", "A2", "A3", "A4"][: len(players)]} | more.pop("auction", {})
    return load(**({"players": players, "options": {"auction": True}, "phase": "bid", "auction": offer} | more))


def test_a_round_begins_with_a_tile_for_each_player_t_6_2() -> None:
    s = TIKAL.start(3, {"auction": True, "first": "1"})
    for tile in ("A3", "A1"):
        s.apply(NATURE, code(f"draw {tile}"))
        assert s.actors() == NATURE_BIT
    s.apply(NATURE, code("draw A6"))
    assert s.dump()["auction"]["display"] == ["A1", "A3", "A6"]
    assert (s.dump()["phase"], s.actors()) == ("bid", 0b010)
    assert [ACTIONS.text(c) for c in s.legal(1)] == [*(f"bid {n}" for n in range(1, 21)), "pass"]


def test_bids_rise_up_to_the_score_t_6_3() -> None:
    s = auction([{}, {"score": 5}, {"score": 0}])
    play(s, 0, "bid 3")
    assert [ACTIONS.text(c) for c in s.legal(1)] == ["bid 4", "bid 5", "pass"]
    low, high = s.why_not(1, code("bid 3")), s.why_not(1, code("bid 6"))
    assert (low.rule, low.reason, low.facts) == ("T-6.3", "E_BID_LOW", {"bid": 3, "least": 4})
    assert (high.rule, high.reason, high.facts) == ("T-6.3", "E_BID_CAP", {"bid": 6, "have": 5})
    play(s, 1, "bid 5")
    assert s.legal(2) == [code("pass")], "he can only pass, and is asked all the same"
    play(s, 2, "pass")
    play(s, 0, "pass")
    assert (phase(s), s.active, s.score(1)) == ("pick", 1, 0)
    assert s.dump()["players"][1]["points"]["bids"] == -5


def test_a_tall_score_is_no_reason_for_a_bid_that_cannot_be_said_t_6_3() -> None:
    s = auction([{"score": 600}, {}])
    assert s.legal(0)[-2:] == [code("bid 470"), code("pass")]


def test_pick_and_lay_t_6_3() -> None:
    s = auction([{}, {}])
    play(s, 0, "pass")
    play(s, 1, "bid 1")
    assert (phase(s), s.active) == ("pick", 1)
    refusal = s.why_not(1, code("pick A4"))
    assert (refusal.rule, refusal.reason, refusal.facts) == ("T-6.3", "E_NO_TILE", {"tile": "A4"})
    play(s, 1, "pick A2")
    assert (phase(s), s.dump()["drawn"], s.dump()["auction"]["display"]) == ("lay", "A2", ["A1"])
    play(s, 1, "lay c2r3 0", "end")
    assert (phase(s), s.active, s.bid) == ("pick", 0, 0), "the last one pays nothing and chooses nothing (T-6.6)"
    play(s, 0, "pick A1", "lay c1r2 0", "end")
    assert (phase(s), s.active, s.totems) == ("draw", 1, 0b11), "T-6.7"


def test_everybody_passes_t_6_5() -> None:
    s = auction([{}, {}, {}], active=1, auction={"totems": [1, 2], "display": ["A1", "A2"]})
    play(s, 1, "pass")
    assert s.active == 2, "totems that are down do not bid"
    play(s, 2, "pass")
    assert (phase(s), s.active, s.score(1)) == ("pick", 1, 20)
    assert len(s.legal(1)) == 2, "R-23: he chooses among all"


def test_volcano_as_the_free_last_tile_r_25() -> None:
    s = auction(
        [{}, {"treasures": {"mask": 1}}], phase="pick", active=1, stack=[], auction={"totems": [1], "display": ["F5"]}
    )
    play(s, 1, "pick F5")
    assert (phase(s), s.dump()["queue"]) == ("scoring", [1, 0])
    play(s, 1, "end")
    play(s, 0, "end")
    assert s.totems == 0b10, "no totem is turned for a scoring turn (R-26)"
    play(s, 1, "lay c2r3 0", "end")
    assert (phase(s), s.active, s.score(1)) == ("final", 0, 21)
    play(s, 0, "end")
    play(s, 1, "end")
    assert (phase(s), s.score(1), s.winners()) == ("over", 22, 0b10), "what is left of the capital counts (T-6.9)"


@pytest.mark.parametrize(("scores", "order"), [([5, 9, 2, 7], [2, 0, 3, 1]), ([4, 4, 4, 1], [3, 2, 0, 1])])
def test_final_order_of_1999_t_6_10(scores: list[int], order: list[int]) -> None:
    players = [{"score": score} for score in scores]
    rest = {"phase": "actions", "active": 1, "stack": [], "auction": {"totems": [1], "display": []}}
    old = load(players=players, options={"auction": True, "final_order": "classic1999"}, **rest)
    play(old, 1, "end")
    assert old.dump()["queue"] == order
    new = load(players=players, options={"auction": True}, **rest)
    play(new, 1, "end")
    assert new.dump()["queue"] == [2, 3, 0, 1]


def test_a_picked_tile_that_fits_nowhere_t_3_9() -> None:
    s = auction([{}, {}], phase="pick", tiles=full_board("G4"), auction={"totems": [0], "display": ["G4"]})
    play(s, 0, "pick G4")
    assert (phase(s), s.ap, s.dump()["discarded"]) == ("actions", 10, ["G4"])


def test_a_display_that_runs_out_ends_the_round() -> None:
    """Only by hand: 36 tiles make whole rounds (T-6.2)."""
    s = auction([{}, {}, {}], phase="draw", stack=["G1", "G2"], auction={"display": []})
    play(s, 0, "draw G1", "draw G2")
    assert phase(s) == "bid"
    play(s, 0, "bid 1")
    play(s, 1, "pass")
    play(s, 2, "pass")
    play(s, 0, "pick G1", "lay c2r3 0", "end")
    play(s, 1, "bid 1")
    play(s, 2, "pass")
    play(s, 1, "pick G2", "lay c1r2 0", "end")
    assert (phase(s), s.active) == ("final", 2)


def test_no_bidding_in_the_basic_game() -> None:
    assert reason(load(phase="actions"), 0, "pass") == "E_WRONG_PHASE"
