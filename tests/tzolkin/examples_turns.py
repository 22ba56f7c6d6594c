"""The dossier's examples about setup, turns and the calendar, played: one function an id."""

from __future__ import annotations

from typing import Any

from sacbe import NATURE
from sacbe.games.tzolkin.actions import ACTIONS
from sacbe.games.tzolkin.data import neutral_workers
from sacbe.games.tzolkin.state import Tzolkin
from tests.tzolkin.play import (
    BOTTOM,
    COLOURS,
    GAME,
    Example,
    at,
    chance,
    do,
    end_round,
    gear,
    legal,
    load,
    player,
    reason,
)

# T-2, T-6 Setup


def neutrals(e: Example, name: str) -> None:
    """A revealed wealth tile puts neutral workers on a gear."""
    seats = e["given"]["players"]
    before = e["given"][f"{name}_neutrals"]
    gears = {name: {str(space): "neutral" for space in before}}
    left = e["given"].get("neutral_left", neutral_workers(seats) - len(before))
    # The other neutral workers stand on Chichen Itza, out of the way.
    others = neutral_workers(seats) - left - len(before)
    gears["chichen_itza"] = {str(space): "neutral" for space in range(others)}
    s = load(seats=seats, phase="neutrals", gears=gears)
    do(s, f"neutral {e['when'].split()[-1]}")
    wanted = {str(space): "neutral" for space in e["then"]["neutral_at"][name]}
    assert gear(s, name) == wanted
    if "neutral_left" in e["then"]:
        placed = sum(len(workers) for workers in s.dump()["gears"].values())
        assert neutral_workers(seats) - placed == e["then"]["neutral_left"]
        assert (s.phases[s.phase].name == "wealth") == (e["then"]["neutral_left"] == 0)


def ex_06(e: Example) -> None:
    for i, seats in enumerate(e["given"]["players"]):
        s = GAME.start(seats)
        assert isinstance(s, Tzolkin)
        d = chance(s).dump()
        assert len([m for m in d["monuments"] if m]) == e["then"]["monuments_shown"][i]
        assert len([b for b in d["buildings"] if b]) == e["then"]["buildings_shown"][i]
        assert {field["corn"] for field in d["jungle"].values()} == {e["then"]["fields_per_plantation"][i]}
        assert sum(len(workers) for workers in d["gears"].values()) == e["then"]["neutral_workers"][i]


def wealth(e: Example) -> dict[str, Any]:
    keep = [word for word in e["when"].replace(",", " ").split() if word.startswith("W-")]
    others = ["W-TIK3", "W-TIK5", "W-TIK7", "W-YAX7"]
    players = [{"dealt": e["given"]["dealt"]}, {"dealt": others, "kept": others[:2]}]
    s = load(phase="wealth", players=players)
    do(s, *[f"keep {tile}" for tile in keep], "reveal")
    return {**player(s), "available": s.available(0), "hungry": s}


def ex_07(e: Example) -> None:
    me, then = wealth(e), e["then"]
    assert (me["corn"], me["wood"], me["available"]) == (then["corn"], then["wood"], then["workers_available"])
    s = me["hungry"]
    s.day, s.turn, s.goods[0] = 7, 1, 6
    s.active = 1
    do(s, "place first_player", "done")
    assert player(s)["corn"] == 6 - 2 * (4 - then["free_fed_workers"])


def ex_08(e: Example) -> None:
    me, then = wealth(e), e["then"]
    assert (me["corn"], me["stone"], me["wood"]) == (then["corn"], then["stone"], then["wood"])
    assert me["technologies"]["theology"] == then["theology"]


# T-3.8 to T-3.11 Placing


def ex_10(e: Example) -> None:
    given = e["given"]
    s = load(
        players=[{"corn": given["corn"], "workers": 4}, {}], placed=3, gears={"palenque": {"0": 0, "2": 0, "3": 0}}
    )
    assert s.available(0) == given["available"]
    assert reason(s, "place tikal-0") == e["then"]["refused"]


def ex_11(e: Example) -> None:
    given, then = e["given"], e["then"]
    taken = {str(space): 1 for space in given["palenque_occupied"]}
    s = load(players=[{"corn": 20, "workers": 3}, {}], gears={"palenque": taken, "uxmal": {"0": 0}})
    assert s.available(0) == given["available"]
    for space, cost in zip(then["spaces"], then["costs"], strict=True):
        before = player(s)["corn"]
        do(s, f"place palenque-{space}")
        assert before - player(s)["corn"] == cost
    assert 20 - player(s)["corn"] == then["corn_paid"]
    assert legal(s) == ["done"], "no worker is left"


def ex_12(e: Example) -> None:
    s = load(players=[{"corn": 20, "workers": 6}, {}])
    spaces = ["palenque-0", "yaxchilan-0", "tikal-0", "uxmal-0", "chichen_itza-0", "first_player"]
    for total, space in zip(e["then"]["corn_paid"], spaces, strict=True):
        do(s, f"place {space}")
        assert 20 - player(s)["corn"] == total


def ex_13(e: Example) -> None:
    taken = {str(space): 1 for space in e["given"]["palenque_occupied"]}
    s = load(players=[{"corn": 9}, {}], gears={"palenque": taken})
    assert reason(s, "place palenque-3") == e["then"]["refused"]
    assert reason(s, "place palenque-1") is None


def ex_15(e: Example) -> None:
    s = load(seats=4, marker=2, fps=COLOURS.index(e["given"]["first_player_space"]))
    assert reason(s, "place first_player") == e["then"]["refused"]


def ex_16(e: Example) -> None:
    taken = {str(space): 1 for space in e["given"]["tikal_occupied"]}
    s = load(players=[{"corn": e["given"]["corn"]}, {}], gears={"tikal": taken})
    do(s, f"place tikal-{e['then']['tikal_space']}", "place first_player")
    assert e["given"]["corn"] - player(s)["corn"] == e["then"]["corn_paid"]


def ex_17(e: Example) -> None:
    s = load(players=[{"corn": 3}, {}], gears={"tikal": {"2": 0}})
    do(s, "place tikal-0")
    assert reason(s, "pick tikal-2") == e["then"]["refused"]


def ex_18(e: Example) -> None:
    assert reason(load(players=[{"corn": 3}, {}]), "done") == e["then"]["refused"]


# T-3.24 to T-3.29 The calendar


def by_colour(gears: dict[str, dict[str, str]]) -> dict[str, dict[str, int]]:
    return {name: {space: COLOURS.index(c) for space, c in workers.items()} for name, workers in gears.items()}


def ex_20(e: Example) -> None:
    given, then = e["given"], e["then"]
    names = ("palenque", "tikal", "yaxchilan")
    s = load(
        seats=4,
        phase="advance",
        marker=COLOURS.index(given["marker"]),
        fps=COLOURS.index(given["fps"]),
        gears=by_colour({name: given[name] for name in names}),
    )
    yellow = COLOURS.index("yellow")
    do(s, "advance 1")
    assert s.dump()["marker"] == COLOURS.index(then["marker"])
    assert player(s, yellow)["light"] == (then["yellow_board"] == "light")
    assert (s.fps, s.available(yellow)) == (-1, 2)
    for name, workers in by_colour({name: then[name] for name in names}).items():
        assert gear(s, name) == workers
    assert (s.pot(), s.day) == (then["pot"], given["day"] + 1)


def ex_21(e: Example) -> None:
    given, then = e["given"], e["then"]
    names = ("palenque", "tikal", "yaxchilan")
    s = load(
        seats=4,
        day=given["day"],
        marker=COLOURS.index(given["marker"]),
        gears=by_colour({name: given[name] for name in names}),
        players=[{}, {}, {}, {"corn": given["yellow"]["corn"]}],
    )
    do(s, *[f"place {space.replace(' ', '-')}" for space in then["yellow"]["spaces"]], "done")
    assert given["yellow"]["corn"] - player(s, 3)["corn"] == then["yellow"]["corn_paid"]
    do(s, "pick yaxchilan-1", "act yaxchilan-1", "pick tikal-1", "act tikal-1", "learn agriculture", "done")
    assert player(s, 0)["wood"] == then["green"]["wood"]
    assert player(s, 0)["technologies"]["agriculture"] == then["green"]["agriculture"]
    do(s, f"place {then['blue']['space'].replace(' ', '-')}", "done")
    assert player(s, 1)["corn"] == -then["blue"]["corn_paid"]
    do(s, "pick yaxchilan-3", "act yaxchilan-3")
    assert (player(s, 2)["gold"], player(s, 2)["corn"]) == (1, 2)
    do(s, "done")
    assert (s.pot(), s.day) == (then["end_of_round"]["pot"], 2)


def advance(e: Example) -> Tzolkin:
    """Green stands on the first player space and is asked how far the calendar goes."""
    given = e["given"]
    red = {name: {space: 2 for space, who in given[name].items() if who} for name in ("palenque",) if name in given}
    green = {"light": given.get("green_board", "light") == "light"}
    seats = given.get("seats", list(COLOURS))
    return load(
        players=[green, {}, {}, {}],
        phase="advance",
        fps=seats.index(given["fps"]),
        marker=seats.index(given.get("marker", "blue")),
        day=given.get("day", 1),
        gears=red,
    )


def ex_76(e: Example) -> None:
    s = advance(e)
    assert reason(s, "advance 2") == e["then"]["refused"]


def ex_77(e: Example) -> None:
    s = advance(e)
    assert (reason(s, "advance 2") is None) == e["then"]["allowed"]
    do(s, "advance 2")
    assert (gear(s, "palenque"), s.available(2)) == ({}, 3)
    assert player(s, 0)["light"] is (e["then"]["green_board"] == "light")
    assert s.day == 3


def ex_78(e: Example) -> None:
    s = advance(e)
    assert reason(s, "advance 2") == e["then"]["refused"]
    do(s, "advance 1")
    assert (s.available(0), s.marker) == (3, 0)
    # the pot comes at the end of his turn, whatever his board shows
    t = load(players=[{"light": False}, {}, {}, {}], pot=3)
    do(t, "place first_player", "done")
    assert (player(t)["corn"], t.pot()) == (3, 0)


def ex_80(e: Example) -> None:
    s = advance(e)
    do(s, "advance 1")
    assert s.marker == e["given"]["seats"].index(e["then"]["marker"])


def ex_81(e: Example) -> None:
    s = advance(e)
    do(s, "advance 2")
    assert (s.day, s.dump()["food_days"]) == (e["then"]["day"], 0)
    end_round(s)
    assert s.dump()["food_days"] == 1, "this round was Food Day 1"
    assert {player(s, seat)["points"]["hunger"] for seat in range(4)} == {-9}
    while s.dump()["food_days"] == 1:
        if s.phases[s.phase].name == "advance":
            do(s, "advance 1")
        held_on = s.day
        end_round(s)
    assert held_on == e["then"]["following_food_day"]


def ex_82(e: Example) -> None:
    s = load(pot=e["given"]["pot"], marker=0, active=1, day=4, players=[{}, {"corn": 3}])
    do(s, "place tikal-0", "done")
    assert (s.pot(), s.day) == (e["then"]["pot"], 4 + e["then"]["days"])


def ex_83(e: Example) -> None:
    s = load(pot=e["given"]["pot"], players=[{"corn": e["given"]["corn"]}, {}])
    do(s, "place first_player")
    assert reason(s, "place palenque-0") == e["then"]["refused"]
    do(s, "done")
    assert player(s)["corn"] == 4


def ex_107(e: Example) -> None:
    given, then = e["given"], e["then"]
    s = load(
        day=given["day"], pot=given["pot"], marker=1, active=0, players=[{"corn": 0, "workers": 3}, {}], food_days=3
    )
    do(s, "place first_player")
    assert s.pot() == then["corn_after_turn"], "the pot comes at the end of the turn"
    do(s, "done")
    me = player(s)
    assert then["corn_after_turn"] - then["corn_paid"] == me["corn"] == then["corn"]
    assert me["points"]["hunger"] == then["vp_from_feeding"]
    assert s.actors() == 0, "nobody is asked about a double advance"
    assert (s.marker == 1, s.day) == (not then["marker_moves"], 27)


# T-3.4 to T-3.6 Begging


def ex_30(e: Example) -> None:
    assert reason(load(players=[{"corn": e["given"]["corn"]}, {}]), "beg chaac") == e["then"]["refused"]


def ex_31(e: Example) -> None:
    me = {"corn": 0, "temples": e["given"]["temples"]}
    s = load(players=[me, {}], gears={"tikal": {"3": 0}})
    assert reason(s, "beg chaac") == e["then"]["refused"]


def full_up_to(lowest: dict[str, int]) -> dict[str, dict[str, str]]:
    return {name: {str(space): "neutral" for space in range(free)} for name, free in lowest.items()}


def ex_32(e: Example) -> None:
    lowest = dict.fromkeys(("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"), 1)
    s = load(players=[{"corn": 0, "temples": e["given"]["temples"]}, {}], fps=1, gears=full_up_to(lowest))
    assert legal(s) == ["beg chaac"]
    assert reason(s, "place tikal-1") == "E-MUST-BEG"
    do(s, "beg chaac")
    assert player(s)["corn"] == e["then"]["corn_after"]
    assert "place tikal-1" in legal(s)


def ex_33(e: Example) -> None:
    given, then = e["given"], e["then"]
    s = load(players=[{"corn": given["corn"], "temples": BOTTOM}, {}], fps=1, gears=full_up_to(given["lowest_free"]))
    assert legal(s) == [text.replace("place on ", "place ").replace(" 2", "-2") for text in then["legal"]]
    assert reason(s, "place palenque-3") == "E-MERCY"
    do(s, "place tikal-2")
    assert (player(s)["corn"], s.placed) == (then["after"]["corn"], then["after"]["placed"])
    assert legal(s) == ["done"]


def ex_108(e: Example) -> None:
    s = load(players=[{"corn": 0, "temples": e["given"]["temples"]}, {}])
    assert reason(s, "beg chaac") == e["then"]["refused"]
    assert [text for text in legal(s) if text.startswith("beg")] == [f"beg {name}" for name in e["then"]["legal"]]


# T-3.12 to T-3.16 Picking up


def ex_22(e: Example) -> None:
    s = load(players=[{"corn": 0}, {}], gears={"yaxchilan": {"1": 0, "2": 0, "3": 0}})
    do(s, "pick yaxchilan-2", "act yaxchilan-2", "pick yaxchilan-3", "act yaxchilan-2", "done")
    assert (player(s)["stone"], player(s)["corn"]) == (e["then"]["stone"], e["then"]["corn"])
    assert [f"yaxchilan {space}" for space in gear(load(**s.dump()), "yaxchilan")] == ["yaxchilan 1"]
    assert e["then"]["still_on_gear"] == ["yaxchilan 1"]


def ex_23(e: Example) -> None:
    s = load(players=[{"corn": 0}, {}], gears={"yaxchilan": {"2": 0, "3": 0}})
    do(s, "pick yaxchilan-3")
    assert reason(s, "act yaxchilan-2") == e["then"]["refused"]
    assert legal(s) == ["act yaxchilan-3", "nothing"]


def ex_25(e: Example) -> None:
    s = at("uxmal-7", {"corn": e["given"]["corn"]})
    assert reason(s, "act uxmal-5") == e["then"]["refused"]


def ex_26(e: Example) -> None:
    assert reason(at("tikal-2", {"wood": 5}), "act tikal-3") == e["then"]["refused"]


def ex_27(e: Example) -> None:
    s = at("palenque-0", {"corn": 5})
    assert reason(s, "act palenque-1") == e["then"]["refused"]
    assert legal(s) == e["then"]["legal"]


def ex_28(e: Example) -> None:
    s = at("uxmal-2", {"corn": e["given"]["corn"]})
    assert reason(s, "act uxmal-1") == e["then"]["refused"]
    found = s.why_not(0, ACTIONS.parse("act uxmal-1"))
    assert found is not None
    assert found.facts == {"need": 4, "have": 3, "missing": 1}
    assert s.why_not(NATURE, 0) is not None
