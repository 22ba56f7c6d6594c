"""Whole positions with one thing changed: no game can reach them, and `load` says what would be right."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.tzolkin.positions import Position, in_phase, me, reached, refused

pytestmark = pytest.mark.engine


def changed(d: Position, **new: Any) -> Position:
    return {**d, **new}


def test_skulls_and_harvest_tiles_add_up() -> None:
    d = in_phase("turn", day=9)
    assert "13 skulls" in refused(changed(d, skulls=d["skulls"] - 1))
    d["players"][1]["corn_tiles"] += 1
    assert "12 corn tiles" in refused(d)
    d = reached(lambda d: d["phase"] == "turn" and d["burned"] > 0)
    d["burned"] -= 1
    assert "9 wood tiles" in refused(d)


def test_whoever_burned_took_corn_from_there() -> None:
    d = reached(lambda d: d["phase"] == "turn" and sum(p["wood_tiles"] for p in d["players"]) > 0 and d["burned"] == 0)
    corn, wood = (sum(player[kind] for player in d["players"]) for kind in ("corn_tiles", "wood_tiles"))
    for plantation in "345":
        corn -= 3 - d["jungle"][plantation]["corn"]
        d["jungle"][plantation]["corn"] = 3
    for player in d["players"]:
        player.update(corn_tiles=0, wood_tiles=0)
    d["players"][0]["corn_tiles"], d["burned"] = corn, wood
    assert f"takes the corn tile below it: 0 were taken there, {wood} burned" in refused(d)


def test_buildings_are_in_one_place_and_the_display_is_full() -> None:
    d = in_phase("turn", day=4)
    assert "the deck holds every building" in refused(changed(d, deck=d["deck"][1:]))
    d["buildings"][2] = None
    assert "leave 0 spaces empty, not 1" in refused(changed(d, deck=_left(d)))
    d = in_phase("turn", day=4)
    old = d["buildings"][0]
    d["buildings"][0] = "B2-01"
    d["deck"] = sorted({*d["deck"], old} - {"B2-01"})
    assert "no building of the other age" in refused(d)
    d = in_phase("turn", day=4)
    d["players"][0]["buildings"].append("B2-01")
    d["deck"].remove("B2-01")
    assert "in age 1 nobody has buildings of age 2" in refused(d)
    d = in_phase("new-age")
    d["players"][0]["buildings"].append("B2-01")
    d["deck"] = [b for b in d["deck"] if b != "B2-01"]
    d["buildings"] = [b for b in d["buildings"] if b != "B2-01"]
    assert "nobody has built of it" in refused(d)
    d = in_phase("new-age")
    d["buildings"] = ["B2-01", "B2-02", "B2-03", "B2-04", "B2-05", "B2-06"]
    d["deck"] = [f"B2-{n:02}" for n in range(7, 19)]
    assert "age 2 is being laid out" in refused(d)
    d = reached(lambda d: d["phase"] == "refill" and d["constructed"] == 1)
    empty = d["buildings"].index(None)
    d["buildings"][empty] = next(b for b in d["deck"] if b[1] == str(d["age"]))
    d["deck"].remove(d["buildings"][empty])
    assert "while buildings are refilled some spaces are empty" in refused(d)


def _left(d: Position) -> list[str]:
    elsewhere = {name for name in d["buildings"] if name} | {b for p in d["players"] for b in p["buildings"]}
    every = [f"B1-{n:02}" for n in range(1, 15)] + [f"B2-{n:02}" for n in range(1, 19)]
    return [name for name in every if name not in elsewhere]


def test_monuments_and_wealth_tiles_are_complete() -> None:
    d = in_phase("turn", day=1)
    assert "3 players have 5 monuments" in refused(changed(d, monuments=[*d["monuments"][:4], None, None]))
    shifted = [*d["monuments"][:4], None, d["monuments"][4]]
    assert "5 monument spaces" in refused(changed(d, monuments=shifted))
    d["players"][1]["dealt"] = [*d["players"][1]["kept"], "hidden"]
    assert "4 wealth tiles are dealt to everybody" in refused(d)
    d["players"][1]["dealt"] = ["hidden"] * 4
    assert "kept wealth tiles are among the dealt ones" in refused(d)
    d = in_phase("turn", day=1)
    d["players"][1]["kept"].pop()
    assert "everybody keeps 2 wealth tiles" in refused(d)
    d = in_phase("turn", day=1)
    d["players"][1]["kept"][0] = "hidden"
    d["players"][1]["dealt"] = [*d["players"][1]["kept"], "hidden", "hidden"]
    assert "kept wealth tiles are open" in refused(d)


def test_setup_goes_step_by_step() -> None:
    d = in_phase("first")
    assert "nobody holds the marker yet" in refused(changed(d, marker=1))
    d = in_phase("buildings")
    five = {"buildings": ["B1-01", None, "B1-02", None, None, None]}
    assert "fewer than 6 buildings, on the first spaces" in refused(changed(d, **five, deck=_left({**d, **five})))
    d = in_phase("monuments")
    assert "fewer than 5 monuments, on the first" in refused(
        changed(d, monuments=[None, "M-01", None, None, None, None])
    )
    full = [f"M-{n:02}" for n in range(1, 6)]
    assert "fewer than 5 monuments, on the first" in refused(changed(d, monuments=[*full, None]))
    d = in_phase("monuments")
    d["players"][0]["dealt"] = ["W-PAL1"]
    assert "dealt after the monuments" in refused(d)
    d = in_phase("deal")
    d["players"][1]["dealt"] = ["W-PAL1"]
    assert "dealt seat by seat" in refused(d)
    d = in_phase("neutrals")
    d["players"][0]["kept"] = d["players"][0]["dealt"][:1]
    assert "no wealth tile is kept before" in refused(d)
    d = in_phase("reveal")
    assert "somebody still has a tile to keep" in refused(changed(d, phase="wealth"))
    d = in_phase("wealth")
    assert "everybody keeps 2 wealth tiles" in refused(changed(d, phase="reveal"))


def test_neutral_workers_stand_where_their_tiles_say() -> None:
    d = in_phase("turn", day=5)
    (gear, space) = next((g, x) for g, row in d["gears"].items() for x, who in row.items() if who == "neutral")
    fewer = copy.deepcopy(d)
    del fewer["gears"][gear][space]
    assert "3 players have 6 neutral workers in the phase turn, not 5" in refused(fewer)
    moved = copy.deepcopy(d)
    del moved["gears"][gear][space]
    top = 13 if gear == "chichen_itza" else 10
    free = next(str(x) for x in range(top) if str(x) not in d["gears"][gear] and abs(x - int(space)) != 5)
    moved["gears"][gear][free] = "neutral"
    assert f"neutral workers of {gear} stand where" in refused(moved)
    assert "neutral workers" in refused(changed(d, neutral_tiles=[]))
    d = in_phase("deal")
    d["gears"]["tikal"]["1"] = "neutral"
    assert "placed after the wealth tiles are dealt" in refused(d)
    d = reached(lambda d: d["phase"] == "neutrals" and d["neutral_tiles"])
    assert "neutral workers of" in refused(changed(d, neutral_tiles=[]))


def test_the_first_neutral_worker_of_a_small_gear_is_not_alone() -> None:
    def alone(d: Position) -> bool:
        return bool(d["phase"] == "wealth" and sum(len(row) for row in d["gears"].values()) == 6)

    d = reached(alone)
    # Two small gears with a single worker each cannot be: only the last worker of all has none opposite.
    tiles = ["W-PAL1", "W-YAX1", "W-CHI0", "W-CHI3", "W-CHI5", "W-CHI7"]
    spare = [w for w in ALL_TILES if w not in tiles]
    for seat in range(3):
        d["players"][seat]["dealt"] = spare[4 * seat : 4 * seat + 4]
        d["players"][seat]["kept"] = []
    d["neutral_tiles"] = tiles
    d["gears"] = {"palenque": {"1": "neutral"}, "yaxchilan": {"1": "neutral"}}
    d["gears"]["chichen_itza"] = dict.fromkeys(("0", "3", "5", "7"), "neutral")
    assert "only the last of all may be alone" in refused(d)


ALL_TILES = [f"W-{g}{n}" for g in ("PAL", "YAX", "TIK", "UXM") for n in (1, 3, 5, 7)]
ALL_TILES += [f"W-CHI{n}" for n in (0, 3, 5, 7, 10)]


def test_food_days_the_pot_and_dark_boards_fit_the_day() -> None:
    d = reached(lambda d: d["phase"] == "turn" and d["day"] == 4 and d["pot"] == 0)
    assert "of day 4 0 Food Days are over, not 1" in refused(changed(d, food_days=1))
    assert "last 1 days before today" in refused(changed(d, pot=1, corn_teeth=[1]))
    for player in d["players"]:
        player["light"] = False
    assert "3 boards lie dark side up" in refused(d)
    d = in_phase("over")
    assert "4 Food Days" in refused(changed(d, food_days=3)) or "the game has not come" in refused(changed(d, day=26))
    assert "the first player space" in refused(changed(d, fps=0))
    d = in_phase("advance", day=3)
    assert "has taken the corn from the teeth" in refused(changed(d, pot=1, corn_teeth=[d["day"] - 1]))


def test_workers_of_a_round_stand_where_they_can() -> None:
    d = reached(
        lambda d: d["phase"] == "turn" and d["turn"] == 0 and d["day"] == 3 and d["fps"] is None and not d["pot"]
    )
    d["players"][2]["workers"] = 6
    assert "only a player who has had a turn" in refused(changed(d, fps=2))
    d = reached(lambda d: d["phase"] == "placing" and d["day"] == 2 and d["placed"] == 1)
    assert "workers placed this turn stand on gears" in refused(changed(d, placed=6))
    d = reached(lambda d: d["phase"] == "picking" and d["picked"] == 1)
    assert "workers picked up this turn are at hand" in refused(changed(d, picked=6))
    d = reached(lambda d: d["phase"] == "turn" and d["day"] == 0 and d["turn"] == 0)
    free = next(str(x) for x in range(8) if str(x) not in d["gears"]["uxmal"])
    d["gears"]["uxmal"][free] = d["active"]
    assert f"seat {d['active']} has not had its first turn" in refused(d)


def test_tasks_follow_from_what_was_done() -> None:
    d = in_phase("action", day=2)
    space = d["todo"][0].removeprefix("act ")
    gear, number = space.rsplit("-", 1)
    other = (d["active"] + 1) % 3
    d["players"][other]["workers"] = 6
    d["gears"][gear][number] = other
    assert f"picked up from {space}, which is free now" in refused(d)
    d = in_phase("action", day=2)
    d["players"][d["active"]]["technologies"]["architecture"] = 0

    def instead(*todo: str, **new: Any) -> str:
        name = {
            "build": "build",
            "spare": "spare",
            "pay": "pay",
            "trade": "trade",
            "climb": "climb",
            "harvest": "harvest",
        }
        return refused(changed(d, todo=list(todo), phase=name[todo[0].partition(" ")[0]], **new))

    assert "needs the building on display and architecture 3" in instead("spare B2-17")
    assert "in front of seat" in instead("spare paid:B1-06")
    assert "in front of seat" in instead("build second", "settle 1:B1-06")
    assert "in front of seat" in instead("climb 0", "give 1:B1-08")
    assert "follows a building with architecture" in instead("build second_plain")
    assert "follows a first building of this turn" in instead("build second")
    me(d)["technologies"]["theology"] = 0
    assert "the next level of theology costs 1, not 3" in instead("pay 3", "advance theology")
    me(d).update(wood=0, stone=0, gold=0)
    assert "has no choice here" in instead("pay 1", "advance theology")
    assert "granted by building B2-07" in instead("climb 0", granted=["traveller"])
    built = reached(lambda d: d["phase"] == "climb" and d["todo"] == ["climb 0"] and me(d)["buildings"])
    name = me(built)["buildings"][0]
    assert "has no such effect" in refused(changed(built, todo=["climb 0", f"give 3:{name}"]))
    me(built)["technologies"]["architecture"] = 2
    settled = changed(built, phase="build", todo=["build second", f"settle 3:{name}"], constructed=1)
    assert "needs architecture 3 or more, not 2" in refused(settled)


def test_points_levels_and_workers_follow_from_tiles() -> None:
    d = in_phase("turn", day=16)
    for source, said in (
        ("other", "come from known sources"),
        ("buildings", "the buildings of seat 0 give"),
        ("chichen_itza", "the skulls that seat 0 has laid give"),
    ):
        wrong = copy.deepcopy(d)
        wrong["players"][0]["points"][source] += 1
        wrong["players"][0]["vp"] += 1
        assert said in refused(wrong)
    for source, n, said in (
        ("hunger", -1, "hunger takes 3 points a worker"),
        ("hunger", 3, "hunger takes"),
        ("technology", 1, "technologies give 2 or 3 points"),
        ("temples_2", 4, "temples score age 2 on Food Day 4"),
    ):
        wrong = copy.deepcopy(d)
        points = wrong["players"][0]["points"]
        wrong["players"][0]["vp"] += n - points[source]
        points[source] = n
        assert said in refused(wrong)
    wrong = copy.deepcopy(d)
    wrong["players"][0]["vp"] += 1
    assert "add up to vp" in refused(wrong)
    d = reached(lambda d: d["phase"] == "turn" and "W-UXM5" in d["players"][0]["kept"])
    d["players"][0]["workers"] = 3
    assert "give 4 workers or more, not 3" in refused(d)
    d = reached(lambda d: d["phase"] == "turn" and "W-PAL1" in d["players"][0]["kept"])
    d["players"][0]["technologies"]["agriculture"] = 0
    assert "give level 1 of agriculture or more, not 0" in refused(d)
