"""The sheet of Archeo Trek 12 as a person sees it: circles that touch, where a result may be written, Dig areas."""

from __future__ import annotations

from math import hypot, isclose, sqrt
from typing import Any

from sacbe.games.trek12.data import CELLS, OPERATIONS, PLACES, SPECIALS

Dump = dict[str, Any]
Area = frozenset[str]
NINE = 9
BOXES = 4  # T-1.2 in each row of the choices table


def _touching() -> dict[str, set[str]]:
    """T-1.1 Circles one diameter apart touch; the rows are shifted by half a circle each."""
    centre = {cell: (q + r / 2, r * sqrt(3) / 2) for cell, (q, r) in zip(CELLS, PLACES, strict=True)}
    return {
        a: {b for b in CELLS if isclose(hypot(centre[a][0] - centre[b][0], centre[a][1] - centre[b][1]), 1)}
        for a in CELLS
    }


TOUCHING = _touching()
ONLY = {cell: operation for cell, operation in zip(CELLS, SPECIALS, strict=True) if operation}


# T-4.1 Writing


def result(operation: str, yellow: int, red: int) -> int:
    """T-4.1.2"""
    results = {"yellow": yellow, "red": red, "difference": max(yellow, red) - min(yellow, red), "sum": yellow + red}
    return results[operation]


def may_write(player: Dump, operation: str, cell: str) -> bool:
    """T-4.1.3 to T-4.1.5 A row with a free box, an empty cell beside a filled one, a special cell's own operation."""
    filled = player["numbers"]
    reached = not filled or any(other in filled for other in TOUCHING[cell])
    return (
        player["ticked"][operation] < BOXES
        and cell not in filled
        and reached
        and ONLY.get(cell, operation) == operation
    )


def writings(player: Dump) -> set[str]:
    return {
        f"write {operation} {cell}" for operation in OPERATIONS for cell in CELLS if may_write(player, operation, cell)
    }


# T-4.3 Dig areas


def areas(player: Dump) -> list[Area]:
    """Every Dig area that can be circled now: grown from the new number over free numbers that touch, total nine."""
    taken = {cell for area in player["areas"] for cell in area}
    free = {cell: number for cell, number in player["numbers"].items() if cell not in taken}
    if player["new"] is None:
        return []
    found: set[Area] = set()
    growing = {frozenset([player["new"]])} if player["new"] in free else set()
    while growing:
        found |= growing
        growing = {
            group | {cell}
            for group in growing
            for cell in free
            if cell not in group and TOUCHING[cell] & group and sum(free[c] for c in group) + free[cell] <= NINE
        }
    return sorted((group for group in found if sum(free[cell] for cell in group) == NINE), key=sorted)


def meant(player: Dump, picked: list[str]) -> list[Area]:
    """The areas that hold everything picked so far."""
    return [area for area in areas(player) if area >= set(picked)]


def in_all(candidates: list[Area]) -> list[str]:
    """What needs no picking: the cells that all these areas share, in the order of the sheet."""
    return [cell for cell in CELLS if all(cell in area for area in candidates)]


def in_order(cells: Area | set[str]) -> list[str]:
    return [cell for cell in CELLS if cell in cells]
