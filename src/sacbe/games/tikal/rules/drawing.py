"""T-8 Randomness: T-2.5 who begins, T-3.3 the next tile, T-4.5 the treasure that is dug up. NATURE acts."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest, member
from sacbe.core.errors import Refusal
from sacbe.core.state import NATURE_BIT
from sacbe.games.tikal.actions import DRAW, FIND, FIRST, LAY
from sacbe.games.tikal.data import KINDS, LETTER, LETTER_TILES, LETTERS, TILES, TREASURES
from sacbe.games.tikal.rules.phase import TikalPhase
from sacbe.games.tikal.rules.turns import acting_phase, open_auction, take_tile
from sacbe.games.tikal.state import DRAW_TILE, NOWHERE, Tikal


def top_tiles(s: Tikal) -> i64:
    """T-2.1 The tiles the next one can be: those left of the first letter that is not used up."""
    if s.stack == 0:
        return 0
    return s.stack & LETTER_TILES[LETTER[lowest(s.stack)]]


class ChooseFirst(TikalPhase):
    """T-2.5 Unless the host chose, every seat is equally likely (R-1)."""

    name = "first"

    def __init__(self) -> None:
        self.begin = FIRST
        self.stop = DRAW

    def actors(self, s: Tikal) -> i64:
        return NATURE_BIT

    def codes(self, s: Tikal, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        i: i64
        for i in range(s.seats):
            out = append(out, FIRST + i)
        return out

    def refuse(self, s: Tikal, seat: i64, code: i64) -> Refusal | None:
        return None if code - FIRST < s.seats else Refusal("T-2.5", "E_NO_SUCH_SEAT", {"seats": int(s.seats)})

    def step(self, s: Tikal, seat: i64, code: i64) -> None:
        s.active = code - FIRST
        s.phase = DRAW_TILE


class DrawTile(TikalPhase):
    """T-3.3 One tile for the active player; T-6.2 in the auction one for each player, face up."""

    name = "draw"

    def __init__(self) -> None:
        self.begin = DRAW
        self.stop = FIND

    def actors(self, s: Tikal) -> i64:
        return NATURE_BIT

    def codes(self, s: Tikal, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=6)
        rest = top_tiles(s)
        while rest != 0:
            out = append(out, DRAW + lowest(rest))
            rest &= rest - 1
        return out

    def all_tickets(self, s: Tikal) -> i64:
        return count(top_tiles(s))

    def holder(self, s: Tikal, ticket: i64) -> i64:
        return DRAW + member(top_tiles(s), ticket)

    def refuse(self, s: Tikal, seat: i64, code: i64) -> Refusal | None:
        tile = code - DRAW
        if (top_tiles(s) >> tile) & 1:
            return None
        if (s.stack >> tile) & 1:
            facts = {"tile": TILES[tile], "letter": LETTERS[LETTER[lowest(s.stack)]]}
            return Refusal("T-2.1", "E_NOT_ON_TOP", facts)
        return Refusal("T-2.1", "E_NOT_IN_STACK", {"tile": TILES[tile]})

    def step(self, s: Tikal, seat: i64, code: i64) -> None:
        tile = code - DRAW
        s.stack &= ~bit(tile)
        if not s.auction:
            take_tile(s, tile)
            return
        s.display |= bit(tile)
        if count(s.display) == s.seats or s.stack == 0:
            open_auction(s, s.active)


class FindTreasure(TikalPhase):
    """T-4.5, T-8.2 Any treasure not dug up yet is equally likely: nobody knows what lies where (R-13)."""

    name = "find"

    def __init__(self) -> None:
        self.begin = FIND
        self.stop = LAY

    def actors(self, s: Tikal) -> i64:
        return NATURE_BIT

    def codes(self, s: Tikal, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        kind: i64
        for kind in range(KINDS):
            if s.buried[kind] > 0:
                out = append(out, FIND + kind)
        return out

    def tickets(self, s: Tikal, code: i64) -> i64:
        return s.buried[code - FIND]

    def refuse(self, s: Tikal, seat: i64, code: i64) -> Refusal | None:
        if s.buried[code - FIND] > 0:
            return None
        return Refusal("T-8.2", "E_NONE_BURIED", {"kind": TREASURES[code - FIND]})

    def step(self, s: Tikal, seat: i64, code: i64) -> None:
        kind = code - FIND
        s.buried[kind] -= 1
        s.site[s.digging] -= 1
        s.hand_over(s.active, kind, 1)
        s.digging = NOWHERE
        s.phase = acting_phase(s)
