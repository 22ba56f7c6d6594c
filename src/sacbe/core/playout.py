"""Random play to the end: the measure of an engine's speed, and the roll-out of a searching bot."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.chance import Rng, draw
from sacbe.core.compiled import note_if_slow
from sacbe.core.state import NATURE, State


def playout(s: State, seed: int) -> int:
    """Play `s` to the end, in place, uniformly at random. Returns the number of decisions the players took.

    Aimless players may never end a game whose rules set no bound: start it with `game.bounded` among its options.
    """
    note_if_slow()
    rng = Rng(seed)
    decisions: i64 = 0
    mask = s.acting()
    while mask != 0:
        if (mask >> NATURE) & 1:
            s.step(NATURE, draw(s, rng))
        else:
            seat: i64 = 0
            while (mask >> seat) & 1 == 0:
                seat += 1
            codes = s.codes(seat)
            s.step(seat, codes[rng.below(len(codes))])
            decisions += 1
        mask = s.acting()
    return decisions
