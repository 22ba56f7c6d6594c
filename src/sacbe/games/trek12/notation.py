"""Positions as readable dicts: writing them. Reading is in loading.py."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sacbe.games.trek12.data import CELLS, OPERATIONS, cell_names, token_names
from sacbe.games.trek12.state import NOT_LOCKED, UNKNOWN, Trek


def dump(s: Trek) -> dict[str, Any]:
    return {
        "game": "trek12",
        "edition": int(s.edition),
        "seats": int(s.seats),
        "options": {"solo": s.solo, "chief": "random" if s.first_chief < 0 else str(s.first_chief)},
        "phase": s.phases[s.phase].name,
        "round": int(s.round),
        "chief": None if s.chief < 0 else int(s.chief),
        "dice": None if s.yellow < 0 else [int(s.yellow), int(s.red)],
        "players": [_dump_player(s, seat) for seat in range(s.seats)],
        "dig": None if s.digger < 0 else _dump_dig(s),
        "bag": list(_tokens(s.bag)),
    }


def _dump_player(s: Trek, seat: int) -> dict[str, Any]:
    base, end = seat * len(CELLS), (seat + 1) * len(CELLS)
    numbers, operations, areas = _dump_sheet(
        tuple(s.number[base:end]), tuple(s.operation[base:end]), tuple(s.area[base:end]), int(s.areas[seat])
    )
    pending = s.pending[seat]
    if pending == NOT_LOCKED:
        locked = None
    elif pending == UNKNOWN:
        locked = "hidden"
    else:
        locked = f"{OPERATIONS[pending // len(CELLS)]} {CELLS[pending % len(CELLS)]}"
    return {
        "numbers": numbers.copy(),
        "operations": operations.copy(),
        "areas": [area.copy() for area in areas],
        "ticked": dict(zip(OPERATIONS, s.ticked[seat * 4 : seat * 4 + 4], strict=True)),
        "bones": list(_tokens(s.hand[seat])),
        "locked": locked,
        "new": None if s.new_cell[seat] < 0 else CELLS[s.new_cell[seat]],
    }


@lru_cache(maxsize=1024)
def _dump_sheet(
    number: tuple[int, ...], operation: tuple[int, ...], area: tuple[int, ...], areas: int
) -> tuple[dict[str, int], dict[str, str], list[list[str]]]:
    """Kept, as programs are shown every sheet with every move and few of them have changed."""
    filled = [cell for cell in range(len(CELLS)) if number[cell] >= 0]
    return (
        {CELLS[cell]: number[cell] for cell in filled},
        {CELLS[cell]: OPERATIONS[operation[cell]] for cell in filled if operation[cell] >= 0},
        [[CELLS[cell] for cell in filled if area[cell] == one] for one in range(1, areas + 1)],
    )


@lru_cache(maxsize=1024)
def _tokens(mask: int) -> tuple[str, ...]:
    return tuple(token_names(mask))


def _dump_dig(s: Trek) -> dict[str, Any]:
    return {
        "seat": int(s.digger),
        "asked": int(s.asked),
        "last": None if s.last_digger < 0 else int(s.last_digger),
        "picked": cell_names(s.picked),
        "drawn": token_names(s.drawn),
        "to_draw": int(s.to_draw),
        "to_keep": int(s.to_keep),
        "kept": token_names(s.kept),
    }
