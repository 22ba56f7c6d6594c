"""What must be so when the coach says something in Tikal, read from the written position."""

from __future__ import annotations

from typing import Final

from sacbe.games.tikal.data import CELLS, TREASURES
from tests.coach.told import Claim, Told

VOLCANOES: Final = ("B6", "D5", "F5")


def cell(t: Told) -> str:
    return CELLS[t.facts["cell"]]


def strength(t: Told, seat: int, there: str) -> int:
    here = t.position["players"][seat]["pieces"].get(there, {})
    return int(here.get("worker", 0)) + 3 * int(here.get("leader", 0))


def explorers(t: Told, there: str) -> int:
    return sum(t.mine["pieces"].get(there, {}).values())


def most_of_others(t: Told, there: str) -> int:
    return max(strength(t, seat, there) for seat in range(len(t.position["players"])) if seat != t.seat)


def guarded(t: Told, there: str) -> bool:
    return any(there in player["guards"] for player in t.position["players"])


def volcano(t: Told) -> bool:
    """Tiles come letter by letter: after all of the earlier ones, and among those of its own."""
    stack = t.position["stack"]
    next_one = min(tile for tile in stack if tile in VOLCANOES)
    earlier = sum(tile[0] < next_one[0] for tile in stack)
    same = sum(tile[0] == next_one[0] for tile in stack)
    soon = t.facts["first"] <= len(t.position["players"])
    return soon and (t.facts["first"], t.facts["last"]) == (earlier + 1, earlier + same)


def majority(t: Told) -> bool:
    mine, best = strength(t, t.seat, cell(t)), most_of_others(t, cell(t))
    value = t.position["levels"][cell(t)] == t.facts["value"] >= 4
    lacks = 0 < mine <= best < mine + t.facts["n"] == best + 1
    return value and lacks and not guarded(t, cell(t)) and t.facts["tied"] == int(mine == best)


def exchange(t: Told) -> bool:
    name = TREASURES[t.facts["treasure"]]
    theirs = t.position["players"][t.facts["other"]]["treasures"][name]
    mates = [code.split()[-1] for code in t.codes]
    return theirs == 1 and t.mine["treasures"][name] >= 1 and all(t.mine["treasures"][one] for one in mates)


def guard(t: Told) -> bool:
    stronger = strength(t, t.seat, cell(t)) > most_of_others(t, cell(t))
    there = {code.split()[1] for code in t.codes}
    high = t.position["levels"][cell(t)] == t.facts["value"] == max(t.position["levels"][one] for one in there) >= 6
    return stronger and high and not guarded(t, cell(t)) and len(t.mine["guards"]) < 2 and t.position["ap"] >= 5


def lit_cells(t: Told, verb: str) -> bool:
    """What is lit is where it can be done, and explorers of mine are there."""
    there = t.spots("cell-")
    return {f"{verb} {one}" for one in there} == set(t.codes) and all(explorers(t, one) for one in there)


CLAIMS: Final[dict[str, Claim]] = {
    "scoring": lambda t: (
        (t.position["phase"] == "final") == bool(t.facts["last"])
        and t.position["phase"] in ("scoring", "final")
        and set(t.spots("cell-")) == set(t.position["levels"])
    ),
    "volcano": volcano,
    "majority": majority,
    "exchange": exchange,
    "guard": guard,
    "dig": lambda t: lit_cells(t, "dig") and all(t.position["sites"][one] for one in t.spots("cell-")),
    "uncover": lambda t: lit_cells(t, "uncover") and t.position["levels"][cell(t)] + 1 == t.facts["value"],
    "camp": lambda t: (
        lit_cells(t, "camp")
        and len(t.mine["camps"]) < 2
        and t.position["ap"] >= t.facts["cost"] == 5
        and t.position["phase"] != "final"  # nobody would come out of it any more
    ),
    "leader": lambda t: t.mine["reserve"]["leader"] == 1 and all(c.startswith("recruit leader ") for c in t.codes),
}
