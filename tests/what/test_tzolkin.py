"""The facts that Tzolk'in tells of its things, held against the written position and the referee's reading of it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

import sacbe
from sacbe.core.present import Answer
from sacbe.games.tzolkin.data import GEARS, GOODS, MONUMENTS, RESOURCES, STEPS, TEMPLES, TRACKS
from sacbe.games.tzolkin.state import OVER, START_TURN, Tzolkin
from tests.tzolkin import referee_scoring
from tests.tzolkin.referee_actions import action
from tests.tzolkin.referee_goods import COST, MONUMENT_COST, mine
from tests.tzolkin.referee_positions import positions as changed_positions
from tests.tzolkin.referee_turns import copied, feed, free_spaces, goods, on_gears, points, possible
from tests.tzolkin.views import positions, tzolkin
from tests.what.drawn import NAMES

pytestmark = pytest.mark.compiled

SHOW = sacbe.game("tzolkin").presenter
Seen = tuple[Tzolkin, int, dict[str, Any]]


def told(s: Tzolkin, viewer: int, thing: str) -> str:
    answer = SHOW.what(s, viewer, thing, "en", NAMES["en"])
    assert isinstance(answer, Answer), thing
    return "\n".join(answer.facts)


def amounts(text: str) -> dict[str, int]:
    """2 stone, 1 corn, as they are read."""
    return {good: int(n) for n, good in re.findall(r"(\d+) (corn|wood|stone|gold|skull)s?\b", text)}


def read_points(text: str) -> int:
    found = re.search(r"(−?)(\d+) points?\b", text)
    assert found, text
    return -int(found[2]) if found[1] else int(found[2])


def line(text: str, start: str) -> str:
    found = [fact for fact in text.split("\n") if fact.startswith(start)]
    assert len(found) == 1, (start, text)
    return found[0].removeprefix(start)


@cache
def seen() -> tuple[Seen, ...]:
    return tuple(_seen())


def _seen() -> Iterator[Seen]:
    """Of random games, and of positions that random play never reaches; each as one of the players sees it."""
    reached = [s for seats, seed in ((2, 3), (3, 5), (4, 8)) for s in positions(seats, seed, every=29)]
    richer = [tzolkin(s) for s in islice(changed_positions(random.Random(4)), 40)]
    for number, s in enumerate(reached + richer):
        seat = int(s.active) if s.active >= 0 and number % 2 else number % int(s.seats)
        view = tzolkin(s.hide(seat))
        yield view, seat, view.dump()


def playing() -> Iterator[Seen]:
    found = [(s, seat, d) for s, seat, d in seen() if START_TURN <= s.phase < OVER]
    assert len(found) > 40
    yield from found


# Gears


def test_where_a_worker_would_go_and_what_it_costs() -> None:
    for s, seat, d in playing():
        placed = d["placed"] if d["active"] == seat else 0
        free = free_spaces(d)
        for gear in GEARS:
            fact = told(s, seat, f"gear-{gear}")
            assert f"Workers on the gear: {len(d['gears'][gear])}" in fact
            lowest = [number for space, number in free.items() if space == f"{gear}-{number}"]
            if lowest:
                assert f"goes to space {lowest[0]}, price {lowest[0] + placed} corn" in fact
                at = told(s, seat, f"space-{gear}-{lowest[0]}")
                assert re.search(rf"^Price(?: now:)? {lowest[0] + placed} corn", at, re.M)
            else:
                assert "No space is free" in fact


def test_who_stands_on_a_space() -> None:
    for s, seat, d in seen():
        for gear, people in d["gears"].items():
            for space, who in people.items():
                if int(space) <= (10 if gear == "chichen_itza" else 7):
                    by = "Taken by a neutral worker" if who == "neutral" else f"Taken: {NAMES['en'][who]}"
                    assert by in told(s, seat, f"space-{gear}-{space}")


def test_when_workers_will_be_there() -> None:
    for s, seat, d in seen():
        for gear in GEARS:
            last = 10 if gear == "chichen_itza" else 7
            for number in range(last + 1):
                days = sorted(number - at for where, at in on_gears(d, seat) if where == gear and 0 < number - at <= 8)
                fact = told(s, seat, f"space-{gear}-{number}")
                said = re.search(r"will be here in \(days\): ([\d, ]+)", fact)
                assert (list(map(int, said[1].split(", "))) if said else []) == days


def test_what_actions_give_with_technologies() -> None:
    """The referee performs them: what it has gained is what was told."""
    for s, seat, d in seen():
        before = mine(d, seat)
        for gear in ("palenque", "yaxchilan"):
            for number in range(1, 6):
                ends = action(before, gear, number)
                gains = [{good: end[good] - before[good] for good in GOODS if end[good] > before[good]} for end in ends]
                said = line(told(s, seat, f"act-{gear}-{number}"), "For you now it is ")
                alternatives = [amounts(part) for part in said.split(" or ")]
                assert {tuple(sorted(a.items())) for a in alternatives} == (
                    {tuple(sorted(gain.items())) for gain in gains} or {()}
                ), (said, gains)


def test_whether_actions_can_be_paid() -> None:
    for s, seat, d in playing():
        asked = {**d, "active": seat}
        for space in ("tikal-1", "tikal-2", "tikal-4", "tikal-5", "uxmal-1", "uxmal-4", "uxmal-5", "chichen_itza-4"):
            fact = told(s, seat, f"act-{space}")
            if space.startswith("chichen") and "4" in d["ovals"]:
                assert f"The skull is laid: {NAMES['en'][d['ovals']['4']]}" in fact
            else:
                assert ("You could perform" in fact) == possible(asked, space, 0), (space, fact)
                assert "You could" in fact


def test_tiles_left_on_plantations() -> None:
    for s, seat, d in seen():
        for number in (3, 4, 5):
            left = d["jungle"][str(number)]
            uncovered = left["corn"] - left["wood"]
            said = f"Tiles left: corn uncovered {uncovered}, wood {left['wood']}"
            assert said in told(s, seat, f"act-palenque-{number}")
            assert f"Left: {uncovered}" in told(s, seat, f"field-{number}-corn")
            assert f"Left: {left['wood']}" in told(s, seat, f"field-{number}-wood")


# Food Days, temples, technologies


def test_the_feeding_bill_and_hunger() -> None:
    for s, seat, d in playing():
        after = copied(d)
        feed(after)
        for other in range(d["seats"]):
            fact = told(s, seat, f"bill-{other}")
            lost = d["players"][other]["vp"] - after["players"][other]["vp"]
            assert (read_points(line(fact, "Would stay hungry")) if lost else 0) == -lost
            assert ("hungry" in fact) == (lost > 0)
            spent = d["players"][other]["corn"] - after["players"][other]["corn"]
            need = re.search(r"needs? (\d+), (?:you have|has) (\d+)", fact)
            assert need and int(need[2]) == d["players"][other]["corn"]
            assert int(need[1]) == spent if lost == 0 else int(need[1]) > int(need[2])


def test_what_the_temples_bring_on_the_next_food_day() -> None:
    for s, seat, d in playing():
        after = copied(d)
        (goods if d["food_days"] in (0, 2) else points)(after)
        before, then = d["players"][seat], after["players"][seat]
        said = line(told(s, seat, f"food-{d['food_days']}"), "Temples would give you ")
        gained = {good: then[good] - before[good] for good in GOODS if then[good] != before[good]}
        if gained:
            assert amounts(said) == gained
        else:
            assert read_points(said) == then["vp"] - before["vp"]


def test_steps_levels_and_who_is_on_them() -> None:
    for s, seat, d in seen():
        for temple, values in zip(TEMPLES, STEPS, strict=True):
            fact = told(s, seat, f"temple-{temple}")
            for other, player in enumerate(d["players"]):
                who = "You" if other == seat else NAMES["en"][other]
                step = player["temples"][temple]
                mine_told = line(fact, f"{who}: step ")
                assert mine_told.startswith(f"{step} of {len(values) - 1}, ")
                assert read_points(mine_told) == values[step]
                assert NAMES["en"][other] in told(s, seat, f"step-{temple}-{step}")
        for track in TRACKS:
            for other, player in enumerate(d["players"]):
                level = player["technologies"][track]
                who = "Your level: " if other == seat else f"{NAMES['en'][other]}: level "
                assert line(told(s, seat, f"tech-{track}"), who) == str(level)
                for square in (1, 2, 3):
                    held = NAMES["en"][other] in told(s, seat, f"level-{track}-{square}")
                    assert held == (level >= square)


# Tiles


def test_prices_and_what_is_wanting() -> None:
    for s, seat, d in seen():
        player = d["players"][seat]
        saved = player["technologies"]["architecture"] == 3
        for name in filter(None, d["buildings"]):
            fact, cost = told(s, seat, f"building-{name}"), dict(zip(RESOURCES, COST[name], strict=True))
            assert amounts(line(fact, "Price: ")) == {good: n for good, n in cost.items() if n}
            assert amounts(line(fact, "At Uxmal 4: ")) == {"corn": 2 * (sum(cost.values()) - saved)}
            short = {good: n - player[good] for good, n in cost.items() if n > player[good]}
            _check_wanting(s, fact, short, int(saved))
        for name in filter(None, d["monuments"]):
            fact = told(s, seat, f"monument-{name}")
            cost = dict(zip((*RESOURCES, "skull"), MONUMENT_COST[name], strict=True))
            assert amounts(line(fact, "Price: ")) == {good: n for good, n in cost.items() if n}
            _check_wanting(s, fact, {good: n - player[good] for good, n in cost.items() if n > player[good]}, 0)


def _check_wanting(s: Tzolkin, fact: str, short: dict[str, int], saved: int) -> None:
    if s.phase != OVER:
        if sum(short.values()) <= saved:
            assert "You have enough" in fact
        else:
            assert amounts(line(fact, "You lack ")) == short


def test_what_monuments_would_bring() -> None:
    for s, seat, d in seen():
        for name in MONUMENTS:
            owners = [other for other, player in enumerate(d["players"]) if name in player["monuments"]]
            fact = told(s, seat, f"monument-{name}")
            if owners:
                assert read_points(line(fact, "Built by ")) == referee_scoring.monument(d, owners[0], name)
            else:
                with_it = copied(d)
                with_it["players"][seat]["monuments"].append(name)
                assert read_points(line(fact, "Would bring you ")) == referee_scoring.monument(with_it, seat, name)


def test_the_supplies() -> None:
    for s, seat, d in seen():
        held = sum(player["skull"] for player in d["players"])
        assert f"In the supply: {d['skulls']} of 13" in told(s, seat, "skulls")
        assert f"Players have {held}, in Chichen Itza {len(d['ovals'])} of 9" in told(s, seat, "skulls")
        age = [name for name in d["deck"] if name.startswith(f"B{d['age']}")]
        assert told(s, seat, "deck") == f"Left in the deck: {len(age)}"
        corn = len(d["corn_teeth"])
        assert told(s, seat, "pot") == f"On the teeth: {corn} corn"


# Tribes


def test_workers_goods_and_points_of_everybody() -> None:
    for s, seat, d in seen():
        for other, player in enumerate(d["players"]):
            riding = len(on_gears(d, other))
            free = player["workers"] - riding - (d["fps"] == other)
            fact = told(s, seat, f"panel-{other}-worker-{other}")
            assert f"At hand: {free} of {player['workers']}" in fact
            assert f"On the gears: {riding}" in fact and f"In the supply: {6 - player['workers']}" in fact
            for good in GOODS:
                assert amounts(told(s, seat, f"panel-{other}-tz-{good}").split("\n")[0]) == {good: player[good]}
            quarters = referee_scoring.quarters(d, other) if s.phase == OVER else 4 * player["vp"]
            said = told(s, seat, f"panel-{other}-score").split("\n")
            assert _quarters(said[0]) == sum(map(_quarters, said[1:])) == quarters


def _quarters(fact: str) -> int:
    found = re.search(r" (−?)(\d*)([¼½¾]?)(?: points?)?$", fact)
    assert found and (found[2] or found[3]), fact
    n = 4 * int(found[2] or 0) + " ¼½¾".index(found[3] or " ")
    return -n if found[1] else n


def test_a_wealth_tile_tells_nothing_of_who_has_it() -> None:
    """T-7 Until they are opened nobody's tiles are known; one's own are."""
    hidden = 0
    for s in positions(3, 5, every=1):
        if s.phases[s.phase].name != "wealth":
            continue
        for seat in range(3):
            view = tzolkin(s.hide(seat))
            for tile in s.dump()["players"][(seat + 1) % 3]["kept"]:
                assert "ept" not in told(view, seat, f"wealth-{tile}")
                hidden += 1
            for tile in s.dump()["players"][seat]["kept"]:
                assert "You have kept it" in told(view, seat, f"wealth-{tile}")
    assert hidden
