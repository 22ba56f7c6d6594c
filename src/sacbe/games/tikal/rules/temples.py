"""T-4.4 Uncover a level, T-4.8 Guard."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.core.errors import Refusal
from sacbe.games.tikal.actions import GUARD, UNCOVER
from sacbe.games.tikal.data import (
    CELL_COUNT,
    CELLS,
    GUARD_COST,
    GUARDS,
    LEADER,
    PIECES,
    TOP_LEVEL,
    UNCOVER_COST,
    WORKER,
)
from sacbe.games.tikal.rules.moving import has
from sacbe.games.tikal.rules.phase import too_dear
from sacbe.games.tikal.score import strongest
from sacbe.games.tikal.state import ON_GUARD, REMOVED, Tikal

# T-4.4, T-4.5 The n-th level or treasure of a cell in a turn needs n members there now, and n is at most 2


def enough_members(s: Tikal, seat: i64, cell: i64) -> bool:
    return (s.once >> cell) & 1 == 0 or s.members(seat, cell) >= 2


def refuse_taking(s: Tikal, seat: i64, cell: i64, rule: str) -> Refusal | None:
    if (s.twice >> cell) & 1:
        return Refusal(rule, "E_LIMIT", {"cell": CELLS[cell], "most": 2})
    need = 1 + ((s.once >> cell) & 1)
    have = s.members(seat, cell)
    if have < need:
        return Refusal(rule, "E_MEMBERS", {"cell": CELLS[cell], "need": int(need), "have": int(have)})
    return None


def note_taking(s: Tikal, cell: i64) -> None:
    if (s.once >> cell) & 1:
        s.twice |= bit(cell)
    s.once |= bit(cell)


# T-4.4 Uncover


def uncovers(out: vec[i64], s: Tikal, seat: i64) -> vec[i64]:
    if s.ap < UNCOVER_COST:
        return out
    rest = s.present(seat) & s.temples & ~s.twice
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        if s.guard[cell] < 0 and level_left(s, cell) and enough_members(s, seat, cell):
            out = append(out, UNCOVER + cell)
    return out


def level_left(s: Tikal, cell: i64) -> bool:
    """A level with the next number is in the supply."""
    return s.level[cell] < TOP_LEVEL and s.supply[s.level[cell] + 1] > 0


def refuse_uncover(s: Tikal, seat: i64, cell: i64) -> Refusal | None:
    if cell < 0 or (s.temples >> cell) & 1 == 0:
        return Refusal("T-4.4", "E_NOT_TEMPLE", {"cell": CELLS[cell] if cell >= 0 else ""})
    if s.guard[cell] >= 0:
        return Refusal("T-4.4", "E_GUARDED", {"cell": CELLS[cell], "owner": int(s.guard[cell])})
    refusal = refuse_taking(s, seat, cell, "T-4.4")
    if refusal is not None:
        return refusal
    if not level_left(s, cell):
        return Refusal("T-4.4", "E_NO_LEVEL", {"cell": CELLS[cell], "level": int(s.level[cell] + 1)})
    return too_dear(s, "T-4.4", UNCOVER_COST)


def do_uncover(s: Tikal, code: i64) -> None:
    cell = code - UNCOVER
    s.ap -= UNCOVER_COST
    s.level[cell] += 1
    s.supply[s.level[cell]] -= 1
    note_taking(s, cell)


# T-4.8 Guard


def guardings(out: vec[i64], s: Tikal, seat: i64) -> vec[i64]:
    if s.ap < GUARD_COST or s.guards[seat] >= GUARDS:
        return out
    rest = s.present(seat) & s.temples
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        if s.guard[cell] >= 0 or strongest(s, cell) != seat:
            continue
        if (s.crowd[seat] >> cell) & 1:
            out = append(out, GUARD + cell * 2 + WORKER)
        if s.leader[seat] == cell:
            out = append(out, GUARD + cell * 2 + LEADER)
    return out


def refuse_guard(s: Tikal, seat: i64, cell: i64, piece: i64) -> Refusal | None:
    if cell < 0 or (s.temples >> cell) & 1 == 0:
        return Refusal("T-4.8", "E_NOT_TEMPLE", {"cell": CELLS[cell] if cell >= 0 else ""})
    if s.guard[cell] >= 0:
        return Refusal("T-4.8", "E_GUARDED", {"cell": CELLS[cell], "owner": int(s.guard[cell])})
    if s.guards[seat] >= GUARDS:
        return Refusal("T-4.8", "E_NO_GUARD_LEFT", {"most": int(GUARDS)})
    if not has(s, seat, piece, cell):
        return Refusal("T-4.8", "E_NO_PIECE", {"piece": PIECES[piece], "cell": CELLS[cell]})
    if strongest(s, cell) != seat:
        return Refusal("T-4.8", "E_NO_MAJORITY", rivals(s, seat, cell))
    return too_dear(s, "T-4.8", GUARD_COST)


def rivals(s: Tikal, seat: i64, cell: i64) -> dict[str, object]:
    """What is missing for a majority: the own strength and the best of the others'."""
    best: i64 = 0
    other: i64
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.strength(other, cell))
    return {"cell": CELLS[cell], "have": int(s.strength(seat, cell)), "need": int(best + 1)}


def do_guard(s: Tikal, seat: i64, code: i64) -> None:
    """One stays for good, the seat's other members here leave the game, those of the others stay."""
    cell, piece = (code - GUARD) // 2, (code - GUARD) % 2
    at = seat * CELL_COUNT + cell
    s.ap -= GUARD_COST
    s.guard[cell] = seat
    s.guards[seat] += 1
    leaving = s.workers[at]
    if piece == LEADER:
        s.leader_guards |= bit(cell)
        s.leader[seat] = ON_GUARD
    else:
        leaving -= 1
        if s.leader[seat] == cell:
            s.leader[seat] = REMOVED
    s.removed[seat] += leaving
    s.workers[at] = 0
    s.crowd[seat] &= ~bit(cell)
