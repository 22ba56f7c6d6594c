"""T-3 as the referee reads it: placing and picking up, Food Days and the calendar. A table is a dump of its own."""

from __future__ import annotations

import json
from typing import Any, Final

from sacbe.games.tzolkin.data import GEARS, STEP_GOODS, STEPS, TEMPLES
from tests.tzolkin.referee_actions import action, build, may_trade, worth_of
from tests.tzolkin.referee_goods import GIVES, mine

Dump = dict[str, Any]

LAST: Final = {gear: 10 if gear == "chichen_itza" else 7 for gear in GEARS}  # T-1.2 the last numbered space
TEETH: Final = {gear: 13 if gear == "chichen_itza" else 10 for gear in GEARS}
HIGHEST_ACTION: Final = {gear: 9 if gear == "chichen_itza" else 5 for gear in GEARS}
FOOD_DAYS: Final = (7, 13, 20, 26)
MOST_WORTH: Final = 14  # trades of more are not tried out: there are too many
MOST_FIRST: Final = 10  # nor two buildings if the first can be built in more ways
BONUS: Final = {"chaac": (6, 2), "quetzalcoatl": (2, 6), "kukulcan": (4, 4)}  # T-3.23, age 1 and 2


def copied(d: Dump) -> Dump:
    out: Dump = json.loads(json.dumps(d))
    return out


def me(d: Dump) -> Dump:
    player: Dump = d["players"][d["active"]]
    return player


# T-3.4 to T-3.12 What may be done


def on_gears(d: Dump, seat: int) -> list[tuple[str, int]]:
    return [(gear, int(space)) for gear in GEARS for space, who in d["gears"][gear].items() if who == seat]


def free_spaces(d: Dump) -> dict[str, int]:
    """T-3.8, T-3.11 Where a worker may be placed now, and the number of the space."""
    out = {}
    for gear in GEARS:
        free = [space for space in range(LAST[gear] + 1) if str(space) not in d["gears"][gear]]
        if free:
            out[f"{gear}-{free[0]}"] = free[0]
    if d["fps"] is None:
        out["first_player"] = 0
    return out


def placements(d: Dump) -> set[str]:
    seat = d["active"]
    available = me(d)["workers"] - len(on_gears(d, seat)) - (d["fps"] == seat)
    if available <= 0:
        return set()
    cost = {space: number + d["placed"] for space, number in free_spaces(d).items()}  # T-3.9
    payable = {space for space, corn in cost.items() if corn <= me(d)["corn"]}
    at_bottom = not any(me(d)["temples"].values())
    if not payable and not d["placed"] and not on_gears(d, seat) and at_bottom:  # T-3.6
        payable = {space for space, corn in cost.items() if corn == min(cost.values())}
    return {f"place {space}" for space in payable}


def legal(d: Dump) -> set[str]:
    """In the phases turn, placing and picking."""
    picks = {f"pick {gear}-{space}" for gear, space in on_gears(d, d["active"])}
    if d["phase"] == "placing":
        return placements(d) | {"done"}
    if d["phase"] == "picking":
        return picks | {"done"}
    temples = me(d)["temples"]
    begging = {f"beg {name}" for name in TEMPLES if temples[name] > 0 and me(d)["corn"] <= 2}  # T-3.4
    return begging | placements(d) | picks


def actions(d: Dump, gear: str, space: int) -> dict[str, int]:
    """T-3.13, T-3.14, T-4.26 The actions within reach of a worker from this space, and what reaching them costs."""
    highest = HIGHEST_ACTION[gear]
    if space > highest:
        return {f"{gear}-{number}": 0 for number in range(1, highest + 1)}
    reach = {f"{gear}-{number}": space - number for number in range(1, space + 1)}
    if gear == "chichen_itza" and me(d)["technologies"]["theology"] >= 1:
        if space == 9:
            return {f"{gear}-{number}": 0 for number in range(1, 10)}
        reach[f"{gear}-{space + 1}"] = 0
    return reach


def possible(d: Dump, space: str, price: int) -> bool:
    """T-3.16 Whether the corn for reaching an action and its own cost can be paid."""
    m = mine(d, d["active"])
    gear, number = space.rsplit("-", 1)
    if m["corn"] < price:
        return False
    m = m | {"corn": m["corn"] - price}
    if (gear, number) in (("uxmal", "2"), ("uxmal", "5")):  # one may trade nothing, and go fishing anywhere
        return bool(m["corn"] >= (number == "5"))
    if (gear, number) == ("tikal", "4"):
        return bool(build(m, "resources") or action(m | {"shown": frozenset()}, gear, 4))
    if (gear, number) in (("tikal", "2"), ("uxmal", "4")):
        return bool(build(m, "resources" if gear == "tikal" else "corn"))
    return bool(action(m, gear, 1 if (gear, number) == ("tikal", "3") else int(number)))


def outcomes(d: Dump, space: str, price: int) -> list[dict[str, Any]]:
    """T-3.15 All the active player can make of an action: first the corn for reaching it. Nothing if it is too much."""
    m = mine(d, d["active"])
    gear, number = space.rsplit("-", 1)
    m = m | {"corn": m["corn"] - price}
    if may_trade(m, gear, int(number)) and worth_of(m) > MOST_WORTH:
        return []
    if (gear, number) == ("tikal", "4") and len(build(m, "resources")) > MOST_FIRST:
        return []
    return action(m, gear, int(number))


# What it does


def act(d: Dump, text: str) -> Dump:
    """The table after begging, placing, picking up or ending the turn."""
    d = copied(d)
    verb, *words = text.split()
    if verb == "beg":
        me(d)["corn"] = 3
        me(d)["temples"][words[0]] -= 1
    elif verb == "place":
        cost = free_spaces(d)[words[0]] + d["placed"]
        me(d)["corn"] = max(0, me(d)["corn"] - cost)  # T-3.6: who cannot pay gives all he has
        d["placed"] += 1
        d["phase"] = "placing"
        if words[0] == "first_player":
            d["fps"] = d["active"]
        else:
            gear, space = words[0].rsplit("-", 1)
            d["gears"][gear][space] = d["active"]
    elif verb == "pick":
        gear, space = words[0].rsplit("-", 1)
        del d["gears"][gear][space]
        d["picked"] += 1
        d["phase"] = "action"
    else:
        end_turn(d)
    return d


def end_turn(d: Dump) -> None:
    """T-3.17, T-3.18"""
    lay_the_rest(d)
    if to_refill(d):
        d["phase"] = "refill"
    else:
        finish_turn(d)


def to_refill(d: Dump) -> list[str]:
    """The tiles that may come onto an empty building space now."""
    deck = [building for building in d["deck"] if building.startswith(f"B{d['age']}")]
    return deck if None in d["buildings"] and d["constructed"] else []


def lay_the_rest(d: Dump) -> None:
    """Where no more tiles are left than spaces, nothing is left to chance: their places mean nothing."""
    deck = to_refill(d)
    if len(deck) <= d["buildings"].count(None):
        for building in deck:
            d["buildings"][d["buildings"].index(None)] = building
            d["deck"].remove(building)


def finish_turn(d: Dump) -> None:
    if d["fps"] == d["active"] and d["placed"]:
        me(d)["corn"] += d["pot"]
        d["pot"] = 0
    d["placed"] = d["picked"] = d["constructed"] = 0
    d["turn"] += 1
    if d["turn"] < d["seats"]:
        d["active"] = (d["marker"] + d["turn"]) % d["seats"]  # T-3.2
        d["phase"] = "turn"
        return
    if d["day"] < FOOD_DAYS[d["food_days"]]:
        update_calendar(d)
        return
    feed(d)
    if d["food_days"] == 1:  # T-3.21
        d["buildings"] = [None] * 6
        d["deck"] = [building for building in d["deck"] if building.startswith("B2")]
        d["age"] = 2
        d["phase"] = "new-age"
        return
    rewards(d)


# T-3.19 to T-3.23 Food Days


def feed(d: Dump) -> None:
    for player in d["players"]:
        effects = [word for building in player["buildings"] for word in GIVES[building]]
        free = sum(int(word[3:]) for word in effects if word.startswith("fed")) + ("W-UXM3" in player["kept"])
        each = max(0, 2 - sum(int(word[4:]) for word in effects if word.startswith("less")))
        hungry = max(0, player["workers"] - free)
        fed = hungry if each == 0 else min(hungry, player["corn"] // each)
        player["corn"] -= fed * each
        player["vp"] -= 3 * (hungry - fed)


def rewards(d: Dump) -> None:
    if d["food_days"] in (0, 2):
        goods(d)
    else:
        points(d)
    d["food_days"] += 1
    if d["food_days"] < 4:
        update_calendar(d)
        return
    d["fps"] = None  # T-3.29
    turn_gears(d)
    d["phase"] = "over"


def goods(d: Dump) -> None:
    """T-3.22"""
    due = []
    for player in d["players"]:
        for temple, name in enumerate(TEMPLES):
            reached = range(player["temples"][name] + 1)
            due += [(player, STEP_GOODS[temple][step]) for step in reached if step in STEP_GOODS[temple]]
    skulls = sum(good == "skull" for _, good in due)
    for player, good in due:
        if good != "skull":
            player[good] += 1
        elif skulls <= d["skulls"]:
            player["skull"] += 1
    d["skulls"] -= skulls if skulls <= d["skulls"] else 0


def points(d: Dump) -> None:
    """T-3.23"""
    for temple, name in enumerate(TEMPLES):
        highest = max(player["temples"][name] for player in d["players"])
        leaders = [player for player in d["players"] if player["temples"][name] == highest]
        bonus = BONUS[name][0 if d["food_days"] == 1 else 1]
        for player in d["players"]:
            player["vp"] += STEPS[temple][player["temples"][name]]
        for player in leaders:
            player["vp"] += bonus if len(leaders) == 1 else bonus // 2


# T-3.24 to T-3.28 The calendar


def update_calendar(d: Dump) -> None:
    if d["fps"] is not None:
        d["phase"], d["active"] = "advance", d["fps"]
        return
    d["pot"] += 1
    turn_gears(d)
    new_round(d)


def may_jump(d: Dump) -> bool:
    """T-3.27"""
    pushed = [d["gears"][gear].get("9" if gear == "chichen_itza" else "6") for gear in GEARS]
    return bool(me(d)["light"]) and all(who in (None, "neutral") for who in pushed)


def advance(d: Dump, days: int) -> Dump:
    """T-3.25: the worker comes back, the marker moves, then one day or two."""
    d = copied(d)
    seat = d["fps"]
    d["fps"] = None
    d["marker"] = (seat + 1) % d["seats"] if d["marker"] == seat else seat
    if days == 2:
        d["players"][seat]["light"] = False
    for _ in range(days):
        turn_gears(d)
    new_round(d)
    return d


def turn_gears(d: Dump) -> None:
    """T-3.26"""
    d["day"] += 1
    for gear in GEARS:
        turned = {}
        for space, who in d["gears"][gear].items():
            to = (int(space) + 1) % TEETH[gear]
            if who == "neutral" or to == int(space) + 1 <= LAST[gear]:
                turned[str(to)] = who
        d["gears"][gear] = turned


def new_round(d: Dump) -> None:
    d["turn"], d["active"], d["phase"] = 0, d["marker"], "turn"


def show(d: Dump, building: str) -> Dump:
    """T-3.17, T-3.21 A building is laid out; when all lie there, the turn or the Food Day goes on."""
    d = copied(d)
    d["buildings"][d["buildings"].index(None)] = building
    d["deck"].remove(building)
    if d["phase"] == "refill":
        end_turn(d)
    elif d["phase"] == "new-age" and None not in d["buildings"]:
        rewards(d)
    return d
