"""T-4.3 Legal area: connected free cells with the new one among them that total exactly 9."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import lowest
from sacbe.core.errors import Refusal
from sacbe.games.trek12.data import AREA_SUM, CELL_COUNT, CELLS, NEIGHBOURS, cell_names
from sacbe.games.trek12.state import Trek


def legal_areas(numbers: vec[i64], base: i64, free: i64, new: i64) -> vec[i64]:
    """Every legal area as a mask, each once (T-4.3.6). `numbers[base + cell]` is what is written in a cell."""
    total = numbers[base + new]
    out = vec[i64]()
    if total > AREA_SUM:
        return out
    return _grow(out, numbers, base, free, 1 << new, NEIGHBOURS[new] & free, 1 << new, total)


def _grow(
    out: vec[i64], numbers: vec[i64], base: i64, free: i64, area: i64, rim: i64, seen: i64, total: i64
) -> vec[i64]:
    """Add to `out` every legal area that holds `area` and grows from `rim` only.

    A rim cell is tried inside first, then left out for good (`seen`): so no set of cells is met twice.
    """
    if total == AREA_SUM:
        out = append(out, area)
    seen |= rim
    while rim != 0:
        cell = lowest(rim)
        rim &= rim - 1
        more = total + numbers[base + cell]
        if more <= AREA_SUM:
            wider = rim | (NEIGHBOURS[cell] & free & ~seen)
            out = _grow(out, numbers, base, free, area | (1 << cell), wider, seen | (1 << cell), more)
    return out


def areas_of(s: Trek, seat: i64) -> vec[i64]:
    """The areas this seat may circle with the number it has just written."""
    new = s.new_cell[seat]
    if new < 0:
        return vec[i64]()
    return legal_areas(s.number, seat * CELL_COUNT, s.filled[seat] & ~s.circled[seat], new)


def common(candidates: vec[i64]) -> i64:
    """The cells that all of these areas share."""
    mask: i64 = -1
    i: i64
    for i in range(len(candidates)):
        mask &= candidates[i]
    return mask


def connected(area: i64) -> bool:
    reached = area & -area
    while True:
        wider = reached
        rest = reached
        while rest != 0:
            wider |= NEIGHBOURS[lowest(rest)]
            rest &= rest - 1
        wider &= area
        if wider == reached:
            return reached == area
        reached = wider


# T-4.3.5 Order of checks, for a whole set of cells


def refuse_area(s: Trek, seat: i64, cells: list[str]) -> Refusal | None:
    """Why these cells cannot be the seat's Dig area now; None if they can."""
    if not cells or len(set(cells)) != len(cells):
        return Refusal("T-4.3.5", "E_AREA_BAD_SET")
    mask: i64 = 0
    total: i64 = 0
    for name in cells:
        if name not in CELLS:
            return Refusal("T-3.8", "E_BAD_REQUEST", {"cell": name})
        mask |= 1 << CELLS.index(name)
        total += max(s.number[seat * CELL_COUNT + CELLS.index(name)], 0)
    if mask & ~s.filled[seat] != 0:
        return Refusal("T-4.3.1", "E_AREA_EMPTY_CELL", {"cells": cell_names(mask & ~s.filled[seat])})
    new = s.new_cell[seat]
    if new < 0 or (mask >> new) & 1 == 0:
        return Refusal("T-4.3.4", "E_AREA_WITHOUT_NEW", {"cell": CELLS[new] if new >= 0 else ""})
    if mask & s.circled[seat] != 0:
        return Refusal("T-4.3.3", "E_AREA_REUSE", {"cells": cell_names(mask & s.circled[seat])})
    if not connected(mask):
        return Refusal("T-4.3.3", "E_AREA_NOT_CONNECTED")
    if total != AREA_SUM:
        return Refusal("T-4.3.1", "E_AREA_SUM", {"sum": int(total)})
    return None
