"""The lenses against the rules themselves: the feeding bill, temple income, worth of monuments, days ahead."""

from __future__ import annotations

from typing import Any

from sacbe.core.state import NATURE
from sacbe.games.tzolkin.data import CORN, GEARS, GOODS, MONUMENTS
from sacbe.games.tzolkin.show.lens import (
    affordable,
    arrivals,
    days_to_food,
    extra,
    feeding,
    monument_worth,
    temple_income,
)
from sacbe.games.tzolkin.show.said import act_words, harvest
from sacbe.games.tzolkin.show.scene import scene
from sacbe.games.tzolkin.state import START_TURN, Tzolkin
from tests.tzolkin.views import GAME, NAMES, SHOW, game, tzolkin


def load(**position: Any) -> Tzolkin:
    return tzolkin(GAME.load(position))


def test_the_feeding_bill_counts_farms() -> None:
    s = load(players=[{"corn": 5, "workers": 5}, {"corn": 3, "workers": 4, "buildings": ["B1-01", "B1-04"]}])
    assert feeding(s, 0) == (10, 5, 3) and feeding(s, 0).lost == 9
    assert feeding(s, 1) == (3, 3, 0)


def test_bill_and_income_come_true_on_food_days() -> None:
    """In random games: what the lens said before the last action of a Food Day is what happens."""
    checked = 0
    for before, seat, _, after in game(4, 4):
        old, new = tzolkin(before), tzolkin(after)
        if (
            new.food == old.food
            or seat == NATURE
            or old.food == 1
            or old.fps == old.active
            or old.phase != START_TURN + 1
        ):
            continue
        for other in range(4):
            bill, income = feeding(old, other), temple_income(old, other)
            assert new.points(other) - old.points(other) == income.points - bill.lost
            for good in range(1, len(GOODS)):
                assert new.goods[other * 5 + good] - old.goods[other * 5 + good] == income.goods.get(good, 0)
        checked += 1
    assert checked


def test_days_to_the_next_food_day() -> None:
    assert days_to_food(load(day=0)) == 7
    assert days_to_food(load(day=7, food_days=0)) == 0
    assert days_to_food(load(day=8, food_days=0)) == 0, "a Food Day that was jumped over is due at once"
    assert days_to_food(load(day=27, food_days=4, phase="over")) == -1


def test_a_monument_counts_itself() -> None:
    s = load(players=[{"buildings": ["B1-06", "B1-01"]}, {}], monuments=["M-01", "M-02"])
    assert monument_worth(s, 0, MONUMENTS.index("M-01")) == 8
    assert monument_worth(s, 0, MONUMENTS.index("M-02")) == 6
    assert monument_worth(s, 1, MONUMENTS.index("M-01")) == 4
    assert not s.palaces[0], "the position itself is not touched"


def test_where_workers_will_stand() -> None:
    s = load(players=[{}, {}], gears={"tikal": {"1": 0, "4": 0}, "palenque": {"7": 0}})
    ahead = arrivals(s, scene(s, 0))
    assert ahead[(2, 5)] == [1, 4] and ahead[(2, 7)] == [3, 6]
    assert not [place for place in ahead if place[0] == GEARS.index("palenque")], "it leaves the gear tomorrow"


def test_technologies_add_to_what_is_promised() -> None:
    """What the words of an action promise is what the rules pay."""
    for level in range(4):
        skilled = {"technologies": {"agriculture": level, "extraction": level, "theology": level}}
        for space in ("yaxchilan-1", "yaxchilan-2", "yaxchilan-3", "yaxchilan-4", "yaxchilan-5", "palenque-1"):
            s = load(players=[{**skilled}, {}], todo=[f"act {space}"])
            said = act_words(s, 0, int(s.number()), "en")
            before = s.copy()
            s.apply(0, GAME.parse(f"act {space}"))
            gains = [int(s.goods[good] - before.goods[good]) for good in range(len(GOODS))]
            told = [int(word) for word in said.replace(",", "").split() if word.isdigit()]
            assert sorted(told) == sorted(n for n in gains if n)


def test_harvests_are_promised_as_they_are_paid() -> None:
    for plantation in range(1, 4):
        skilled = {"technologies": {"agriculture": 3, "extraction": 1}}
        field = {str(plantation + 2): {"corn": 2, "wood": 1}}
        s = load(players=[skilled, {}], todo=[f"harvest {plantation + 2}"], jungle=field)
        corn, wood = harvest(s, 0, plantation)
        assert extra(s, 0, 0, plantation + 2) == {int(CORN): 3, 1: 1}
        for action, expected in (("harvest corn", (corn, 0)), ("harvest wood", (0, wood))):
            after = s.copy()
            after.apply(0, GAME.parse(action))
            assert (after.goods[0], after.goods[1]) == expected


def test_what_cannot_be_paid_is_marked() -> None:
    s = load(players=[{"corn": 2}, {}], gears={"uxmal": {"0": 0}, "chichen_itza": {"0": 0}})
    assert not affordable(s, 0, 3, 1) and not affordable(s, 0, 4, 1)
    assert affordable(s, 0, 1, 1)


def test_every_lens_is_drawn() -> None:
    s = load(players=[{"corn": 2}, {}], gears={"uxmal": {"1": 0}}, monuments=["M-01"])
    for layout in ("wide", "tall"):
        svg = SHOW.board(s, 0, "ru", NAMES, layout)
        for lens in SHOW.lenses(s, "ru"):
            assert lens.label and f"<g class='lens lens-{lens.id}'" in svg, (lens.id, layout)
