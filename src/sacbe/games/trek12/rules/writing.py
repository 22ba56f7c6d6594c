"""T-4.1 WRITE: everybody at once, secretly, chooses an operation and a cell; then the sheets are shown together."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import lowest
from sacbe.core.errors import HiddenPosition, Refusal
from sacbe.core.state import NATURE_BIT
from sacbe.games.trek12.actions import PICK, REVEAL, WRITE
from sacbe.games.trek12.data import (
    ACCEPTS,
    ALL_CELLS,
    BOXES,
    CELL_COUNT,
    CELLS,
    NEIGHBOURS,
    OPERATIONS,
    SPECIALS,
    result,
)
from sacbe.games.trek12.rules.guards import TrekPhase
from sacbe.games.trek12.rules.rounds import begin_digging
from sacbe.games.trek12.state import NOT_LOCKED, SHOW_SHEETS, UNKNOWN, Trek

_REVEAL: Final[vec[i64]] = vec[i64]([REVEAL])


def open_cells(filled: i64) -> i64:
    """T-4.1.4 Any cell in the first round, then the empty cells that touch a filled one."""
    if filled == 0:
        return ALL_CELLS
    touched: i64 = 0
    rest = filled
    while rest != 0:
        touched |= NEIGHBOURS[lowest(rest)]
        rest &= rest - 1
    return touched & ~filled


class WriteNumbers(TrekPhase):
    """T-3.2 WRITE. A seat that has locked waits for the others (T-7.2)."""

    name = "write"

    def __init__(self) -> None:
        self.first = WRITE
        self.last = REVEAL - 1

    def actors(self, s: Trek) -> i64:
        mask: i64 = 0
        seat: i64
        for seat in range(s.seats):
            if s.pending[seat] == NOT_LOCKED:
                mask |= 1 << seat
        return mask

    def choices(self, s: Trek, seat: i64) -> vec[i64]:
        """Every legal pair as operation * 19 + cell."""
        return self.pairs(s, seat, 0)

    def codes(self, s: Trek, seat: i64) -> vec[i64]:
        return self.pairs(s, seat, WRITE)

    def pairs(self, s: Trek, seat: i64, base: i64) -> vec[i64]:
        out = vec[i64](capacity=48)
        cells = open_cells(s.filled[seat])
        operation: i64
        for operation in range(4):
            if s.ticked[seat * 4 + operation] >= BOXES:
                continue
            rest = cells & ACCEPTS[operation]
            while rest != 0:
                out = append(out, base + operation * CELL_COUNT + lowest(rest))
                rest &= rest - 1
        return out

    # T-3.4 and T-4.1.6 Order of checks

    def not_your_turn(self, s: Trek, seat: i64) -> Refusal:
        if seat < s.seats:
            return Refusal("T-3.4", "E_ALREADY_LOCKED")
        return Refusal("T-3.4", "E_NOT_YOUR_TURN")

    def refuse(self, s: Trek, seat: i64, code: i64) -> Refusal | None:
        operation, cell = (code - WRITE) // CELL_COUNT, (code - WRITE) % CELL_COUNT
        if s.ticked[seat * 4 + operation] >= BOXES:
            return Refusal("T-4.1.3", "E_ROW_FULL", {"operation": OPERATIONS[operation], "boxes": int(BOXES)})
        if (s.filled[seat] >> cell) & 1:
            number = int(s.number[seat * CELL_COUNT + cell])
            return Refusal("T-4.1.4", "E_CELL_FILLED", {"cell": CELLS[cell], "number": number})
        if (open_cells(s.filled[seat]) >> cell) & 1 == 0:
            return Refusal("T-4.1.4", "E_NOT_ADJACENT", {"cell": CELLS[cell]})
        if (ACCEPTS[operation] >> cell) & 1 == 0:
            facts = {"cell": CELLS[cell], "kind": SPECIALS[cell], "operation": OPERATIONS[operation]}
            return Refusal("T-4.1.5", "E_SPECIAL", facts)
        return None

    def step(self, s: Trek, seat: i64, code: i64) -> None:
        s.pending[seat] = code - WRITE
        if self.actors(s) == 0:
            s.phase = SHOW_SHEETS

    def audience(self, s: Trek, seat: i64, code: i64) -> i64:
        return 1 << seat


class ShowSheets(TrekPhase):
    """T-4.1.7 All have locked: every number is written and shown at once. NATURE acts, as something new is revealed.

    To the players this is still WRITE: whoever writes again has locked already (T-3.4).
    """

    name = "reveal"

    def __init__(self) -> None:
        self.first = WRITE
        self.last = PICK - 1

    def actors(self, s: Trek) -> i64:
        return NATURE_BIT

    def codes(self, s: Trek, seat: i64) -> vec[i64]:
        return _REVEAL

    def all_tickets(self, s: Trek) -> i64:
        return 1

    def holder(self, s: Trek, ticket: i64) -> i64:
        return REVEAL

    def not_your_turn(self, s: Trek, seat: i64) -> Refusal:
        return Refusal("T-3.4", "E_ALREADY_LOCKED" if seat < s.seats else "E_NOT_YOUR_TURN")

    def refuse(self, s: Trek, seat: i64, code: i64) -> Refusal | None:
        return None if code == REVEAL else Refusal("T-3.4", "E_WRONG_PHASE", {"verb": "write"})

    def step(self, s: Trek, seat: i64, code: i64) -> None:
        player: i64
        for player in range(s.seats):
            choice = s.pending[player]
            if choice == UNKNOWN:
                raise HiddenPosition(f"what seat {player} has written is hidden here; guess(rng) fills it in")
            operation, cell = choice // CELL_COUNT, choice % CELL_COUNT
            s.number[player * CELL_COUNT + cell] = result(operation, s.yellow, s.red)
            s.operation[player * CELL_COUNT + cell] = operation
            s.ticked[player * 4 + operation] += 1
            s.filled[player] |= 1 << cell
            s.new_cell[player] = cell
            s.pending[player] = NOT_LOCKED
        begin_digging(s)
