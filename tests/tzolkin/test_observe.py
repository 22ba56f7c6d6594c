"""What a seat at Tzolk'in sees, by the names of the fields."""

from __future__ import annotations

import pytest

from sacbe import NATURE
from sacbe.games.tzolkin.data import BUILDINGS, MONUMENTS, SPACES, WEALTH
from tests.observing import field, ones, play_and_watch
from tests.tzolkin.play import GAME, RICH, at, do, learned, load

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_happens_shows(seats: int) -> None:
    play_and_watch(GAME.start(seats), seats)


def test_own_seat_comes_first_then_the_order_of_play() -> None:
    s = load(players=[{"corn": 10}, {"corn": 4}, {"corn": 2}], gears={"tikal": {"3": 1}}, marker=2)
    for seat in range(3):
        for i, name in enumerate(["me", "next1", "next2"]):
            who = (seat + i) % 3
            assert field(s, seat, f"{name}.goods")[0] == [0.5, 0.2, 0.1][who]
            assert ones(s, seat, f"{name}.on") == ([SPACES.index("tikal-3")] if who == 1 else [])
            assert field(s, seat, f"{name}.marker") == [1.0 if who == 2 else 0.0]
        assert not any(field(s, seat, "next3.goods")), "nobody sits there"


def test_others_wealth_tiles_are_seen_once_they_are_opened() -> None:
    s = GAME.start(4)
    while s.phases[s.phase].name != "wealth":
        s.apply(NATURE, s.legal(NATURE)[0])
    fed = WEALTH.index("W-UXM3")
    seat = next(seat for seat in range(4) if fed in ones(s, seat, "my_dealt"))
    before = [field(s, other, "next1.food") for other in range(4)]
    s.apply(seat, GAME.parse(f"keep {WEALTH[fed]}"))
    assert ones(s, seat, "my_kept") == [fed]
    assert [field(s, other, "next1.food") for other in range(4)] == before
    while s.phases[s.phase].name == "wealth":
        other = next(seat for seat in range(4) if s.legal(seat))
        s.apply(other, s.legal(other)[0])
    s.apply(NATURE, GAME.parse("reveal"))
    hungry = [field(s, (seat - 1) % 4, "next1.food")[1], field(s, seat, "me.food")[1]]
    assert hungry == [round(2 / 6, 5)] * 2


def test_the_market_and_what_is_missing_for_it() -> None:
    me = {"wood": 2, "gold": 4, "technologies": {"agriculture": 3}}
    s = load(players=[me, {}], buildings=["B1-04", "B1-08"], monuments=["M-05", "M-08"])
    assert ones(s, 0, "shown") == [BUILDINGS.index("B1-04"), BUILDINGS.index("B1-08")]
    assert ones(s, 0, "offered") == [MONUMENTS.index("M-05"), MONUMENTS.index("M-08")]
    near = field(s, 0, "me.near_building")
    assert (near[BUILDINGS.index("B1-04")], near[BUILDINGS.index("B1-08")]) == (round(1 - 2 / 6, 5), 1.0)
    assert ones(s, 0, "me.near_monument") == [MONUMENTS.index("M-05")]
    assert field(s, 1, "next1.worth")[MONUMENTS.index("M-08")] == round(9 / 30, 5)
    assert not ones(s, 0, "next1.near_building")


def test_what_an_action_still_asks_for() -> None:
    s = at("tikal-4", {**RICH, **learned(architecture=3)}, buildings=["B1-08", "B1-01"])
    assert ones(s, 0, "action") == [SPACES.index("tikal-4")]
    do(s, "act tikal-4")
    assert (ones(s, 0, "action"), ones(s, 0, "to_build")) == ([], [1])
    do(s, "build B1-08")  # a step in a temple, an action of the builder; architecture is left to a second building
    first = BUILDINGS.index("B1-08")
    assert (ones(s, 0, "to_climb"), ones(s, 0, "to_build"), ones(s, 0, "building")) == ([0], [3], [first])
    assert ones(s, 0, "raising") == [3, 8], "its second effect comes next, architecture 3 may still be its own"
    do(s, "climb chaac")
    assert ones(s, 0, "raising") == [8, 9], "the builder waits"
    do(s, "done")
    assert (ones(s, 0, "building"), ones(s, 0, "raising")) == ([first], [1, 9]), "a resource comes back"


def test_the_next_food_day() -> None:
    s = load(players=[{"corn": 1, "workers": 4, "buildings": ["B1-01"]}, {}], day=5)
    assert (ones(s, 0, "to_food"), field(s, 0, "me.hunger")) == ([2], [round(5 / 12, 5)])
    assert field(s, 0, "me.food") == [1.0, 0.5, 0.5]


def test_what_was_done_in_this_turn() -> None:
    s = do(at("uxmal-2", RICH), "act uxmal-2", "sell stone", "buy gold")
    assert (ones(s, 0, "traded"), field(s, 0, "this_turn")) == ([1, 5], [0.0, round(1 / 6, 5), 0.0])
    s = do(at("tikal-2", RICH, buildings=["B1-01"]), "act tikal-2", "build B1-01")
    assert field(s, 0, "this_turn") == [0.0, round(1 / 6, 5), round(1 / 3, 5)]
