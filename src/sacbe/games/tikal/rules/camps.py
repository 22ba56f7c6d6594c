"""T-4.7 Camp: on a clearing, or on ruins from which everything is dug up. Camps are permanent (R-17)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.core.errors import Refusal
from sacbe.games.tikal.actions import CAMP
from sacbe.games.tikal.data import BASE_CAMP, CAMP_COST, CAMPS, CELLS
from sacbe.games.tikal.rules.phase import too_dear
from sacbe.games.tikal.state import Tikal


def takes_camp(s: Tikal, cell: i64) -> bool:
    """A clearing, the printed one too, or emptied ruins; the base camp is neither."""
    if (s.ruins >> cell) & 1:
        return s.site[cell] == 0
    return ((s.explored & ~s.temples & ~s.volcanoes & ~bit(BASE_CAMP)) >> cell) & 1 == 1


def campings(out: vec[i64], s: Tikal, seat: i64) -> vec[i64]:
    if s.ap < CAMP_COST or s.camp[seat * 2 + 1] >= 0:
        return out
    rest = s.present(seat) & ~s.camped
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        if takes_camp(s, cell):
            out = append(out, CAMP + cell)
    return out


def refuse_camp(s: Tikal, seat: i64, cell: i64) -> Refusal | None:
    if cell < 0 or not takes_camp(s, cell):
        return Refusal("T-4.7", "E_NOT_CLEARING", {"cell": CELLS[cell] if cell >= 0 else ""})
    if (s.camped >> cell) & 1:
        return Refusal("T-4.7", "E_CAMP_EXISTS", {"cell": CELLS[cell]})
    if s.camp[seat * 2 + 1] >= 0:
        return Refusal("T-4.7", "E_NO_CAMP_LEFT", {"most": int(CAMPS)})
    if s.members(seat, cell) == 0:
        return Refusal("T-4.7", "E_MEMBERS", {"cell": CELLS[cell], "need": 1, "have": 0})
    return too_dear(s, "T-4.7", CAMP_COST)


def do_camp(s: Tikal, seat: i64, code: i64) -> None:
    cell = code - CAMP
    s.ap -= CAMP_COST
    s.camp[seat * 2 + (1 if s.camp[seat * 2] >= 0 else 0)] = cell
    s.camped |= bit(cell)
