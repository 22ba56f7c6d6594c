"""What a seat at Tikal sees as numbers, held against the rules."""

from __future__ import annotations

import pytest

from sacbe.games.tikal.data import BASE_CAMP, CELLS
from sacbe.games.tikal.rules.moving import border_cost
from sacbe.games.tikal.score import controller, tally_now
from sacbe.games.tikal.state import Tikal
from sacbe.testing.seen import seen
from tests.tikal.positions import TIKAL, load, play
from tests.tikal.test_mind import player, quick_game

pytestmark = pytest.mark.engine


def begun() -> Tikal:
    s = TIKAL.start(2, {"first": "0"})
    assert isinstance(s, Tikal)
    return s


def test_points_and_who_holds_a_temple_are_as_the_rules_count_them() -> None:
    for s, seat, _ in quick_game(3, 4)[::20]:
        if seat < 0:
            continue
        view = seen(s, seat)
        paid = 50 * view["me.temple_points"][0] + 50 * view["me.guard_points"][0] + 20 * view["me.treasure_points"][0]
        assert paid == pytest.approx(tally_now(s, seat))
        assert view["me.score"][0] * 150 == pytest.approx(s.score(seat))
        for cell in range(len(CELLS)):
            if view["temple"][cell]:
                holds = view["me.lead"][cell] > 0 or view["me.posts"][cell] > 0
                assert holds == (controller(s, cell) == seat), CELLS[cell]


def test_a_recruit_walks_from_the_nearest_camp() -> None:
    s = begun()
    north, unexplored = CELLS.index("c0r3"), CELLS.index("c7r0")
    way = seen(s, 0)["my_way"]
    assert way[BASE_CAMP] == pytest.approx(1 - 1 / 24)
    assert way[north] == pytest.approx(1 - (1 + border_cost(s, BASE_CAMP, north)) / 24)
    assert way[unexplored] == 0
    glade = CELLS.index("c1r3")
    s.camp[2] = glade  # of seat 1
    assert seen(s, 0)["my_way"] == way
    assert seen(s, 0)["their_way"][glade] == seen(s, 1)["my_way"][glade] == way[BASE_CAMP]


def test_stones_wait_on_a_border_until_its_other_side_is_explored() -> None:
    s = begun()
    before = seen(s, 0)
    play(s, 0, "draw A4", "lay c0r2 3")
    after = seen(s, 0)
    opened = [i for i, (a, b) in enumerate(zip(before["road"], after["road"], strict=True)) if a != b]
    assert opened
    assert all(after["stones"][i] == 0 for i in opened)
    assert sum(after["stones"]) > 0
    assert after["action_points"] == (1,)


def test_a_treasure_that_is_being_dug_up_lies_there_no_more() -> None:
    s = load(
        phase="actions",
        active=0,
        ap=3,
        tiles={"c0r2": "A5 0"},
        players=[player(c0r2=1), player()],
    )
    cell = CELLS.index("c0r2")
    assert seen(s, 0)["masks"][cell] == 1
    play(s, 0, "dig c0r2")
    assert seen(s, 0)["masks"][cell] == 0.75
    play(s, 0, "find mask")
    assert seen(s, 0)["masks"][cell] == 0.75
    assert seen(s, 1)["next1.treasures"][0] == pytest.approx(1 / 3)


def test_seats_of_an_auction_are_told_from_where_one_sits() -> None:
    s = TIKAL.start(3, {"auction": True, "first": "1"})
    assert isinstance(s, Tikal)
    play(s, 1, "draw A1", "draw A2", "draw A3", "bid 3")
    play(s, 2, "pass")
    assert seen(s, 0)["bid"][0] * 30 == pytest.approx(3)
    assert [seen(s, seat)["bidder"].index(1) for seat in range(3)] == [1, 0, 2]
    assert [seen(s, seat)["passed"].index(1) for seat in range(3)] == [2, 1, 0]
    assert [seen(s, seat)["first_pass"].index(1) for seat in range(3)] == [2, 1, 0]
    assert seen(s, 0)["totems"] == (1, 1, 1, 0)
