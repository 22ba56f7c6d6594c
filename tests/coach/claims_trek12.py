"""What must be so when the coach says something in Archeo Trek 12, read from the written position."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from sacbe.games.trek12.data import CELLS, COLOURS, OPERATIONS, PLACES
from tests.coach.told import Claim, Told
from tests.remarks.claims_trek12 import SKELETONS, circled, loose, owner

SPECIAL: Final = {"C2": "red", "D3": "sum", "E1": "yellow"}


def written(t: Told) -> dict[str, int]:
    """By notation, the number that each legal writing puts on the sheet."""
    yellow, red = t.position["dice"]
    results = {"yellow": yellow, "red": red, "difference": abs(yellow - red), "sum": yellow + red}
    writes = [action.split() for action in t.legal if action.startswith("write ")]
    return {f"write {operation} {cell}": results[operation] for _, operation, cell in writes}


def touch(a: str, b: str) -> bool:
    (q, r), (u, v) = PLACES[CELLS.index(a)], PLACES[CELLS.index(b)]
    return max(abs(q - u), abs(r - v), abs(q + r - u - v)) == 1


def connected(cells: set[str]) -> bool:
    reached = {min(cells)}
    while grown := {cell for cell in cells - reached if any(touch(cell, other) for other in reached)}:
        reached |= grown
    return reached == cells


def closes(t: Told, cell: str, number: int) -> bool:
    """Whether free cells together with this one make nine somehow: all sets of them, tried one by one."""
    free = {name: n for name, n in t.mine["numbers"].items() if name not in circled(t.mine)}
    return any(
        sum(free[name] for name in some) + number == 9 and connected({cell, *some})
        for size in range(len(free) + 1)
        for some in combinations(free, size)
    )


def nine(t: Told) -> bool:
    lit = set(t.spots("cell-"))
    cell = CELLS[t.facts["cell"]]
    numbers = {**t.mine["numbers"], cell: t.facts["n"]}
    whole = sum(numbers[name] for name in lit) == 9 and connected(lit) and not lit & circled(t.mine)
    [operation] = t.spots("op-")
    mine = written(t)
    others = all(closes(t, code.split()[2], mine[code]) for code in t.codes)
    return whole and cell in lit and mine[f"write {operation} {cell}"] == t.facts["n"] and others


def special(t: Told) -> bool:
    cell, operation = CELLS[t.facts["cell"]], OPERATIONS[t.facts["operation"]]
    return SPECIAL[cell] == operation and f"write {operation} {cell}" in t.codes


def bones(t: Told, area: set[str]) -> tuple[int, int]:
    """Drawn and kept: a Bone a cell as far as the bag goes, one kept and one more for each zero."""
    draw = min(len(area), len(t.position["bag"]))
    return draw, min(draw, 1 + sum(t.mine["numbers"][cell] == 0 for cell in area))


def wider(t: Told) -> bool:
    area = set(t.spots("cell-"))
    whole = sum(t.mine["numbers"][cell] for cell in area) == 9 and connected(area) and t.mine["new"] in area
    return whole and bones(t, area) == (t.facts["draw"], t.facts["keep"]) and len(t.legal) > 1


def skeleton(t: Told) -> bool:
    colour = COLOURS[t.facts["colour"]]
    bone = t.spots("token-")[0]
    hand: dict[str, Any] = {**t.mine, "bones": [*t.mine["bones"], bone]}
    players = [hand if seat == t.seat else player for seat, player in enumerate(t.position["players"])]
    mine = owner({"players": players}, colour) == t.seat != owner(t.position, colour)
    return mine and t.codes == [f"keep {bone}"] and SKELETONS[colour] == t.facts["value"]


CLAIMS: Final[dict[str, Claim]] = {
    "nine": nine,
    "loose": lambda t: (
        loose(t.mine) == t.facts["n"] == sum(t.mine["numbers"][cell] for cell in t.spots("cell-"))
        and t.facts["rounds"] == 17 - t.position["round"] <= 7
    ),
    "last-box": lambda t: t.mine["ticked"][OPERATIONS[t.facts["operation"]]] == 3,
    "too-much": lambda t: t.facts["n"] > 9 and t.facts["n"] in written(t).values(),
    "zero": lambda t: bool(t.codes) and all(written(t)[code] == 0 for code in t.codes),
    "special": special,
    "wider": wider,
    "skeleton": skeleton,
}
