"""The dossier's examples about Food Days and scoring, played: one function an id."""

from __future__ import annotations

from typing import Any

from sacbe.games.tzolkin.data import BUILDINGS, MONUMENTS
from sacbe.games.tzolkin.score import corn_worth, final_parts, monument_points, monuments_points, skull_points
from sacbe.games.tzolkin.state import Tzolkin
from tests.tzolkin.play import Example, chance, do, load, player


def food_day(day: int, players: list[dict[str, Any]], **position: Any) -> Tzolkin:
    """The last player of a Food Day has placed a worker and ends his turn."""
    last = len(players) - 1
    return do(load(day=day, players=players, marker=0, active=last, placed=1, **position), "done")


# T-3.20 Feeding


def feeding(e: Example) -> None:
    given, then = e["given"], e["then"]
    me = {"workers": given["workers"], "corn": given["corn"], "buildings": given["farms"]}
    s = food_day(7, [me, {}])
    assert given["corn"] - player(s)["corn"] == then["corn_paid"]
    assert player(s)["vp"] == player(s)["points"]["hunger"] == then["vp"]
    assert player(s)["corn"] == then.get("corn", given["corn"] - then["corn_paid"])


# T-3.21 to T-3.23 Rewards


def ex_90(e: Example) -> None:
    temples = e["given"]["temples"]
    start = {"chaac": 1, "quetzalcoatl": 1, "kukulcan": 1}
    players = [{"temples": {**start, **temples[name]}} for name in ("red", "blue")]
    s = food_day(7, players, skulls=e["given"]["skull_supply"])
    for seat, name in enumerate(("red", "blue")):
        me, then = player(s, seat), e["then"][name]
        assert {good: me[good] for good in ("gold", "wood")} == {g: then.get(g, 0) for g in ("gold", "wood")}
        assert me["skull"] == then["skull"]
        assert me["stone"] == 0
    assert s.dump()["skulls"] == e["then"]["skull_supply"]


def end_of_age(e: Example) -> None:
    names = ("red", "blue", "yellow")
    players = [{"temples": e["given"]["temples"][name], "corn": 6} for name in names]
    age = e["given"]["age"]
    s = food_day(13 if age == 1 else 26, players)
    chance(s)
    for seat, name in enumerate(names):
        assert player(s, seat)["points"][f"temples_{age}"] == player(s, seat)["vp"] == e["then"][name]


def ex_93(e: Example) -> None:
    shown, deck = list(BUILDINGS[:6]), list(BUILDINGS[8:11])
    mine = [BUILDINGS[6]]
    s = food_day(13, [{"buildings": mine}, {}], buildings=shown, deck=[*deck, *BUILDINGS[14:]])
    assert player(s)["points"]["hunger"] == -9, "feeding comes first"
    assert player(s)["points"]["temples_1"] == 0, "then the buildings are changed, then the rewards"
    chance(s)
    d = s.dump()
    assert len(d["buildings"]) == 6
    assert all(name.startswith("B2") for name in d["buildings"])
    assert len(d["deck"]) == e["then"]["age_2_deck_left"]
    assert all(name.startswith("B2") for name in d["deck"])
    assert d["players"][0]["buildings"] == mine
    assert d["players"][0]["points"]["temples_1"] == 3 + 1 + 2


# T-5 Final scoring


def finished(*players: dict[str, Any], **position: Any) -> Tzolkin:
    return load(phase="over", day=27, food_days=4, players=list(players), **position)


def ex_95(e: Example) -> None:
    given, then = e["given"], e["then"]
    me = {"skull": given["skulls"], **{good: given[good] for good in ("corn", "wood", "stone", "gold")}}
    s = finished(me, {})
    assert corn_worth(s, 0) == then["corn_equivalent"]
    assert corn_worth(s, 0) / 4 == then["vp_from_corn"]
    assert skull_points(s, 0) == then["vp_from_skulls"]
    assert s.quarters(0) / 4 == then["total"]
    assert s.score(0) == int(then["total"])
    assert sum(final_parts(s, 0).values()) == s.quarters(0)


def monument(e: Example) -> None:
    """One monument and what it counts."""
    given = e["given"]
    name = given["monument"]
    me: dict[str, Any] = {"monuments": [name]}
    if "temples" in given:
        me["temples"] = given["temples"]
    if "levels" in given:
        me["technologies"] = given["levels"]
    ovals = {str(oval): oval % 2 for oval in range(1, given.get("ovals_filled", 0) + 1)}
    cases = [{**me, "workers": n} for n in given["workers"]] if "workers" in given else [me]
    points = [finished(case, {}, ovals=ovals) for case in cases]
    then = e["then"]["vp"] if "vp" in e["then"] else e["then"][name]
    assert [monuments_points(s, 0) for s in points] == (then if isinstance(then, list) else [then])
    assert [s.score(0) for s in points] == (then if isinstance(then, list) else [then])
    if "M-08_would_be" in e["then"]:
        assert monument_points(points[0], 0, MONUMENTS.index("M-08")) == e["then"]["M-08_would_be"]


def ex_100(e: Example) -> None:
    s = finished({"buildings": e["given"]["buildings"], "monuments": e["given"]["monuments"]}, {})
    for name in e["given"]["monuments"]:
        assert monument_points(s, 0, MONUMENTS.index(name)) == e["then"][name]
    assert s.score(0) == 26


def ex_103(e: Example) -> None:
    """The last turn of the last round; then the calendar turns once more."""
    red, blue = ({"vp": e["given"]["scores"][name], "corn": 6} for name in ("red", "blue"))
    gears = {"palenque": {"7": 0}, "tikal": {"3": 1}}
    s = food_day(26, [red, blue], gears=gears)
    assert s.quarters(0) == s.quarters(1)
    assert s.winners() == 1 << ("red", "blue").index(e["then"]["winner"])
