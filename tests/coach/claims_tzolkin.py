"""What must be so when the coach says something in Tzolk'in, read from the position and the rulebook's tables."""

from __future__ import annotations

from typing import Final

from sacbe.games.tzolkin.data import BUILDINGS, GEARS, TEMPLES
from tests.coach.told import Claim, Told
from tests.remarks.claims_tzolkin import FOOD_DAYS, bill

LAST_SPACE: Final = {"palenque": "7", "yaxchilan": "7", "tikal": "7", "uxmal": "7", "chichen_itza": "10"}
BONUS: Final = {"chaac": (6, 2), "quetzalcoatl": (2, 6), "kukulcan": (4, 4)}
_PRICES: Final = """
B1-01 100  B1-02 100  B1-03 100  B1-04 400  B1-05 400  B1-06 210  B1-07 120  B1-08 101  B1-09 200  B1-10 300
B1-11 110  B1-12 210  B1-13 001  B1-14 011  B2-01 200  B2-02 200  B2-03 200  B2-04 030  B2-05 111  B2-06 102
B2-07 211  B2-08 121  B2-09 300  B2-10 210  B2-11 310  B2-12 220  B2-13 020  B2-14 011  B2-15 002  B2-16 021
B2-17 012  B2-18 003
"""
PRICES: Final = dict(zip(_PRICES.split()[::2], _PRICES.split()[1::2], strict=True))  # wood, stone, gold


def days_left(t: Told) -> int:
    return int(FOOD_DAYS[t.position["food_days"]] - t.position["day"])


def mine_on(t: Told, space: str) -> bool:
    gear, _, number = space.rpartition("-")
    return bool(t.position["gears"][gear].get(number) == t.seat)


def all_mine(t: Told) -> bool:
    """What is lit are spaces with workers of mine, and those are what can be picked up."""
    spaces = t.spots("space-")
    return bool(spaces) and all(mine_on(t, space) for space in spaces) and picks(t) == set(spaces)


def picks(t: Told) -> set[str]:
    return {code.removeprefix("pick ") for code in t.codes}


def edge(t: Told) -> bool:
    last = all(space.rpartition("-")[2] == LAST_SPACE[space.rpartition("-")[0]] for space in t.spots("space-"))
    return last and all_mine(t) and t.spots("space-")[0].startswith(GEARS[t.facts["gear"]])


def last_days(t: Told) -> bool:
    ends = t.position["food_days"] == 3 and days_left(t) == t.facts["days"] <= 3
    everybody = sum(list(gear.values()).count(t.seat) for gear in t.position["gears"].values())
    return ends and all_mine(t) and len(t.lights) == everybody == t.facts["n"]


def temple(t: Told) -> bool:
    name = TEMPLES[t.facts["temple"]]
    step = t.mine["temples"][name]
    highest = max(player["temples"][name] for player in t.others)
    ends = t.position["food_days"] in (1, 3) and days_left(t) == t.facts["days"] <= 3
    return (
        ends
        and highest - step == t.facts["gap"] in (0, 1)
        and BONUS[name][t.position["food_days"] // 2] == t.facts["bonus"]
    )


def skull(t: Told) -> bool:
    number = str(t.facts["n"])
    free = number not in t.position["ovals"]
    return bool(t.mine["skull"] > 0 and free and mine_on(t, f"chichen_itza-{number}"))


def build(t: Told) -> bool:
    building = BUILDINGS[t.facts["building"]]
    paid = all(t.mine[good] >= int(n) for good, n in zip(("wood", "stone", "gold"), PRICES[building], strict=True))
    spaces = t.spots("space-")
    can = all(space.startswith("tikal-") and space[-1] in ("234567" if t.mine["corn"] else "2467") for space in spaces)
    return building in t.position["buildings"] and paid and can and all_mine(t)


CLAIMS: Final[dict[str, Claim]] = {
    "edge": edge,
    "hunger": lambda t: (
        days_left(t) == t.facts["days"] <= 3 and bill(t.mine) == t.facts["need"] > t.mine["corn"] == t.facts["have"]
    ),
    "last-days": last_days,
    "beg": lambda t: (
        t.mine["corn"] == t.facts["have"] <= 2
        and {code.removeprefix("beg ") for code in t.codes} == set(t.spots("temple-"))
        and all(t.mine["temples"][name] > 0 for name in t.spots("temple-"))
    ),
    "temple": temple,
    "skull": skull,
    "build": build,
    "pot": lambda t: (
        t.position["pot"] == t.facts["n"] >= 3 and t.position["fps"] is None and t.codes == ["place first_player"]
    ),
    "either": lambda t: all_mine(t) and any(action.startswith("place ") for action in t.legal),
    "dearer": lambda t: t.position["placed"] == t.facts["n"] >= 1 and all(c.startswith("place ") for c in t.codes),
}
