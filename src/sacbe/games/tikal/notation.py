"""Positions as readable dicts: writing them down. The way back is in loading.py."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sacbe.games.tikal.data import CELLS, PIECES, TILES, TREASURES, tile_names
from sacbe.games.tikal.state import IN_RESERVE, REMOVED, SCORINGS, SOURCES, Tikal

ORDERS: Final = ("rulebook", "classic1999")  # T-6.10


def dump(s: Tikal) -> dict[str, Any]:
    return ({"sketch": True} if s.sketch else {}) | {
        "game": "tikal",
        "edition": int(s.edition),
        "seats": int(s.seats),
        "options": {
            "auction": s.auction,
            "final_order": ORDERS[s.classic],
            "first": "random" if s.first < 0 else str(s.first),
        },
        "phase": s.phases[s.phase].name,
        "active": _known(s.active),
        "ap": int(s.ap),
        "taken": {CELLS[c]: 1 + int(s.twice >> c & 1) for c in cells_of(s.once)},
        "tiles": {CELLS[c]: f"{TILES[s.tile[c]]} {s.turned[c]}" for c in range(len(CELLS)) if 0 <= s.tile[c] < 36},
        "levels": {CELLS[c]: int(s.level[c]) for c in cells_of(s.temples)},
        "sites": {CELLS[c]: int(s.site[c]) for c in cells_of(s.ruins)},
        "players": [_dump_player(s, seat) for seat in range(s.seats)],
        "supply": {str(number): int(s.supply[number]) for number in range(2, 11)},
        "buried": {name: int(s.buried[kind]) for kind, name in enumerate(TREASURES)},
        "stack": tile_names(s.stack),
        "discarded": tile_names(s.discarded),
        "drawn": None if s.drawn < 0 else TILES[s.drawn],
        "laid": None if s.laid < 0 else CELLS[s.laid],
        "digging": None if s.digging < 0 else CELLS[s.digging],
        "holder": _known(s.holder),
        "queue": [int(s.queue[i]) for i in range(len(s.queue))],
        "scorings": int(s.scorings),
        "auction": _dump_auction(s) if s.auction else None,
    }


def _known(seat: i64) -> int | None:
    return None if seat < 0 else int(seat)


def cells_of(mask: i64) -> list[int]:
    return [cell for cell in range(len(CELLS)) if mask >> cell & 1]


def _dump_player(s: Tikal, seat: int) -> dict[str, Any]:
    base = seat * len(CELLS)
    at = s.leader[seat]
    pieces: dict[str, dict[str, int]] = {}
    for cell in cells_of(s.present(seat)):
        counts = (int(s.workers[base + cell]), int(at == cell))
        pieces[CELLS[cell]] = {piece: n for piece, n in zip(PIECES, counts, strict=True) if n}
    return {
        "score": s.score(seat),
        "points": {name: int(s.points[seat * len(SOURCES) + k]) for k, name in enumerate(SOURCES)},
        "tallies": [int(s.tally[seat * SCORINGS + k]) for k in range(SCORINGS)],
        "pieces": pieces,
        "reserve": {"worker": int(s.reserve[seat]), "leader": int(at == IN_RESERVE)},
        "removed": {"worker": int(s.removed[seat]), "leader": int(at == REMOVED)},
        "camps": [CELLS[s.camp[seat * 2 + k]] for k in range(2) if s.camp[seat * 2 + k] >= 0],
        "guards": {CELLS[c]: PIECES[s.leader_guards >> c & 1] for c in cells_of(s.temples) if s.guard[c] == seat},
        "treasures": {name: int(s.treasure[seat * 8 + kind]) for kind, name in enumerate(TREASURES)},
    }


def _dump_auction(s: Tikal) -> dict[str, Any]:
    return {
        "display": tile_names(s.display),
        "totems": [seat for seat in range(s.seats) if s.totems >> seat & 1],
        "bid": int(s.bid),
        "bidder": _known(s.bidder),
        "passed": [seat for seat in range(s.seats) if s.passed >> seat & 1],
        "first_pass": _known(s.first_pass),
    }
