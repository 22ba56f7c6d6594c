"""T-4.5 Dig, T-4.6 Exchange."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.core.errors import Refusal
from sacbe.games.tikal.actions import DIG, EXCHANGE
from sacbe.games.tikal.data import CELLS, DIG_COST, EXCHANGE_COST, KINDS, TREASURES
from sacbe.games.tikal.rules.phase import too_dear
from sacbe.games.tikal.rules.temples import enough_members, note_taking, refuse_taking
from sacbe.games.tikal.state import FIND_TREASURE, Tikal

# T-4.5 Dig


def digs(out: vec[i64], s: Tikal, seat: i64) -> vec[i64]:
    if s.ap < DIG_COST:
        return out
    rest = s.present(seat) & s.ruins & ~s.twice
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        if s.site[cell] > 0 and enough_members(s, seat, cell):
            out = append(out, DIG + cell)
    return out


def refuse_dig(s: Tikal, seat: i64, cell: i64) -> Refusal | None:
    if cell < 0 or (s.ruins >> cell) & 1 == 0:
        return Refusal("T-4.5", "E_NOT_RUINS", {"cell": CELLS[cell] if cell >= 0 else ""})
    if s.site[cell] == 0:
        return Refusal("T-4.5", "E_EMPTY_RUINS", {"cell": CELLS[cell]})
    refusal = refuse_taking(s, seat, cell, "T-4.5")
    return refusal if refusal is not None else too_dear(s, "T-4.5", DIG_COST)


def do_dig(s: Tikal, code: i64) -> None:
    """The points are paid; which treasure it is NATURE says."""
    s.ap -= DIG_COST
    s.digging = code - DIG
    note_taking(s, code - DIG)
    s.phase = FIND_TREASURE


# T-4.6 Exchange


def singles(s: Tikal, seat: i64) -> i64:
    """The kinds of which this seat has exactly one, as a mask."""
    return (s.single >> (seat * KINDS)) & 0xFF


def exchanges(out: vec[i64], s: Tikal, seat: i64) -> vec[i64]:
    if s.ap < EXCHANGE_COST:
        return out
    mine = singles(s, seat)
    other: i64
    while mine != 0:
        give = lowest(mine)
        mine &= mine - 1
        for other in range(s.seats):
            if other == seat:
                continue
            theirs = singles(s, other) & ~bit(give)
            while theirs != 0:
                out = append(out, EXCHANGE + (give * 4 + other) * KINDS + lowest(theirs))
                theirs &= theirs - 1
    return out


def refuse_exchange(s: Tikal, seat: i64, give: i64, other: i64, take: i64) -> Refusal | None:
    """The other player cannot refuse; pairs and triples are safe on both sides (R-12)."""
    if other == seat or other >= s.seats:
        return Refusal("T-3.11", "E_BAD_REQUEST", {"seat": int(other)})
    mine, theirs = s.treasure[seat * KINDS + give], s.treasure[other * KINDS + take]
    if mine != 1:
        return Refusal("T-4.6", "E_OWN_NOT_SINGLE", {"kind": TREASURES[give], "have": int(mine)})
    if theirs != 1:
        facts = {"kind": TREASURES[take], "have": int(theirs), "seat": int(other)}
        return Refusal("T-4.6", "E_THEIR_NOT_SINGLE", facts)
    if give == take:
        return Refusal("T-4.6", "E_SAME_KIND", {"kind": TREASURES[give]})
    return too_dear(s, "T-4.6", EXCHANGE_COST)


def do_exchange(s: Tikal, seat: i64, code: i64) -> None:
    said = code - EXCHANGE
    give, other, take = said // (4 * KINDS), said // KINDS % 4, said % KINDS
    s.ap -= EXCHANGE_COST
    s.hand_over(seat, give, -1)
    s.hand_over(other, give, 1)
    s.hand_over(other, take, -1)
    s.hand_over(seat, take, 1)
