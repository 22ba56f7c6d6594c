"""Positions as readable dicts: writing them. Reading is in loading.py."""

from __future__ import annotations

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
        "bag": token_names(s.bag),
    }


def _dump_player(s: Trek, seat: int) -> dict[str, Any]:
    base = seat * len(CELLS)
    filled = [cell for cell in range(len(CELLS)) if s.number[base + cell] >= 0]
    areas = [
        [CELLS[cell] for cell in filled if s.area[base + cell] == area] for area in range(1, int(s.areas[seat]) + 1)
    ]
    pending = s.pending[seat]
    if pending == NOT_LOCKED:
        locked = None
    elif pending == UNKNOWN:
        locked = "hidden"
    else:
        locked = f"{OPERATIONS[pending // len(CELLS)]} {CELLS[pending % len(CELLS)]}"
    return {
        "numbers": {CELLS[cell]: int(s.number[base + cell]) for cell in filled},
        "operations": {
            CELLS[cell]: OPERATIONS[s.operation[base + cell]] for cell in filled if s.operation[base + cell] >= 0
        },
        "areas": areas,
        "ticked": {name: int(s.ticked[seat * 4 + row]) for row, name in enumerate(OPERATIONS)},
        "bones": token_names(s.hand[seat]),
        "locked": locked,
        "new": None if s.new_cell[seat] < 0 else CELLS[s.new_cell[seat]],
    }


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
