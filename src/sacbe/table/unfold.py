"""What a committed draft brings with it: chance's answers and forced moves, as further plies."""

from __future__ import annotations

from collections.abc import Sequence

from sacbe.core import fair
from sacbe.core.state import NATURE, NATURE_BIT, State

Ply = tuple[int, int]  # (seat, code)


def unfold(state: State, seat: int, actions: Sequence[int], seed: str, draws: int, forced: bool) -> list[Ply]:
    """Play `actions` and all that follows without anybody's choice, in place; the plies in order.

    `draws` is how many of chance's plies came before: draw k of a table is keyed by k, so that anybody can check it.
    """
    plies: list[Ply] = []
    for code in actions:
        state.apply(seat, code)
        plies.append((seat, code))
    while True:
        actors = state.actors()
        if actors & NATURE_BIT:
            code = fair.draw(seed, draws, state)
            draws += 1
            state.apply(NATURE, code)
            plies.append((NATURE, code))
            continue
        only = forced_move(state, actors) if forced else None
        if only is None:
            return plies
        state.apply(*only)
        plies.append(only)


def forced_move(state: State, actors: int) -> Ply | None:
    """The first seat to act that has exactly one legal action, with that action."""
    for seat in range(actors.bit_length()):
        if actors >> seat & 1:
            codes = state.legal(seat)
            if len(codes) == 1:
                return seat, codes[0]
    return None
