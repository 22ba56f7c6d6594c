"""What of a position a seat's board, choices and tips are made of."""

from __future__ import annotations

from collections.abc import Hashable

from sacbe.games.trek12.state import Trek


def gist(s: Trek, seat: int) -> Hashable:
    """Everything but who else has written already: that is told by prompt and panels only."""
    return (
        s.phase,
        s.round,
        s.chief,
        s.yellow,
        s.red,
        tuple(s.number),
        tuple(s.operation),
        tuple(s.area),
        tuple(s.ticked),
        tuple(s.hand),
        s.bag,
        s.pending[seat] if seat >= 0 else None,
        tuple(s.new_cell),
        s.asked,
        s.digger,
        s.last_digger,
        tuple(s.candidates),
        s.picked,
        s.to_draw,
        s.to_keep,
        s.drawn,
        s.kept,
    )
