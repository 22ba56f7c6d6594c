"""D1 Laying a tile (T-3.4 to T-3.6)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import lowest
from sacbe.core.errors import Refusal
from sacbe.games.tikal.actions import LAY, RECRUIT
from sacbe.games.tikal.rules.ground import frontier, refuse_ground, rotations
from sacbe.games.tikal.rules.phase import TikalPhase
from sacbe.games.tikal.rules.turns import start_allotment
from sacbe.games.tikal.state import NOBODY, TURN_ACTIONS, Tikal


class LayTile(TikalPhase):
    """PLACE_TILE. Laying cannot be declined (R-7)."""

    name = "lay"

    def __init__(self) -> None:
        self.begin = LAY
        self.stop = RECRUIT

    def codes(self, s: Tikal, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=64)
        cells = frontier(s)
        while cells != 0:
            cell = lowest(cells)
            cells &= cells - 1
            turns = rotations(s, s.drawn, cell)
            while turns != 0:
                out = append(out, LAY + cell * 6 + lowest(turns))
                turns &= turns - 1
        return out

    def refuse(self, s: Tikal, seat: i64, code: i64) -> Refusal | None:
        return refuse_ground(s, s.drawn, (code - LAY) // 6, (code - LAY) % 6)

    def step(self, s: Tikal, seat: i64, code: i64) -> None:
        cell = (code - LAY) // 6
        s.put(cell, s.drawn, (code - LAY) % 6)
        s.laid = cell
        s.drawn = -1
        s.holder = NOBODY
        start_allotment(s, seat, TURN_ACTIONS)
