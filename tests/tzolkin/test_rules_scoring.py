"""Rules of Food Days and final scoring beyond the dossier's examples."""

from __future__ import annotations

import pytest

from sacbe.games.tzolkin.data import MONUMENTS
from sacbe.games.tzolkin.score import final_parts, monument_points
from tests.tzolkin.examples_scoring import finished, food_day
from tests.tzolkin.play import BOTTOM, load, player

pytestmark = pytest.mark.engine


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
