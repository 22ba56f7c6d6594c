"""What must be so when a bot says something in Archeo Trek 12, read from the written position."""

from __future__ import annotations

from typing import Any, Final

from sacbe.games.trek12.data import CELLS, COLOURS, OPERATIONS
from tests.remarks.moment import Claim, Moment, leads, trails

SKELETONS: Final = {"green": 1, "blue": 2, "purple": 3, "orange": 4}


def worth(bone: str) -> int:
    return int(bone.partition("-")[2].rstrip("ab"))


def found(m: Moment) -> list[str]:
    return [bone for bone in m.mine["bones"] if bone not in m.mine_before["bones"]]


def circled(player: dict[str, Any]) -> set[str]:
    return {cell for area in player["areas"] for cell in area}


def loose(player: dict[str, Any]) -> int:
    return sum(number for cell, number in player["numbers"].items() if cell not in circled(player))


def score(player: dict[str, Any]) -> int:
    return sum(worth(bone) for bone in player["bones"]) - loose(player)


def owner(position: dict[str, Any], colour: str) -> int | None:
    """Most bones of the colour; among equals the fewest points on them; still equal: nobody."""
    ranked = []
    for seat, player in enumerate(position["players"]):
        bones = [worth(bone) for bone in player["bones"] if bone.startswith(colour)]
        if bones:
            ranked.append((-len(bones), sum(bones), seat))
    ranked.sort()
    tied = len(ranked) > 1 and ranked[0][:2] == ranked[1][:2]
    return None if tied or not ranked else ranked[0][2]


def wrote(m: Moment, number: int) -> bool:
    cell = CELLS[m.facts["cell"]]
    return m.mine["numbers"].get(cell) == number and cell not in m.mine_before["numbers"]


def row_full(m: Moment) -> bool:
    row = OPERATIONS[m.facts["operation"]]
    return bool(m.mine_before["ticked"][row] < 4 == m.mine["ticked"][row])


def took_skeleton(m: Moment) -> bool:
    colour = COLOURS[m.facts["colour"]]
    mine = owner(m.after, colour) == m.seat != owner(m.before, colour)
    return mine and SKELETONS[colour] == m.facts["value"]


def one_bone_short(m: Moment) -> bool:
    colour = COLOURS[m.facts["colour"]]
    mine, theirs = (sum(bone.startswith(colour) for bone in player["bones"]) for player in (m.mine, m.theirs))
    return owner(m.after, colour) == m.facts["other"] != m.seat and theirs - mine == 1 <= mine


def scores(m: Moment) -> list[int]:
    return [score(player) for player in m.after["players"]]


CLAIMS: Final[dict[str, Claim]] = {
    "great-bone": lambda m: m.facts["value"] in [worth(bone) for bone in found(m)],
    "bones": lambda m: len(found(m)) == m.facts["n"] and len(m.mine["areas"]) == len(m.mine_before["areas"]) + 1,
    "wide": lambda m: len(m.mine["areas"][-1]) == m.facts["n"] and len(m.mine["areas"]) > len(m.mine_before["areas"]),
    "too-much": lambda m: wrote(m, m.facts["n"]) and m.facts["n"] > 9,
    "zero": lambda m: wrote(m, 0) and CELLS[m.facts["cell"]] not in circled(m.mine),
    "row-full": row_full,
    "skeleton": took_skeleton,
    "one-bone": one_bone_short,
    "lead": lambda m: leads(scores(m), m),
    "behind": lambda m: trails(scores(m), m),
    "loose": lambda m: loose(m.mine) == m.facts["n"] > 0,
    "tidy": lambda m: len(m.mine["numbers"]) == m.facts["n"] and loose(m.mine) == 0,
    "no-bones": lambda m: m.mine["bones"] == [] and m.after["round"] == m.facts["n"] + 1,
    "rounds": lambda m: 16 - m.after["round"] + 1 == m.facts["n"] > 0,
}
