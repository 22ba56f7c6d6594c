"""Random play to the end: the measure of an engine's speed, and the roll-out of a searching bot."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sacbe.core.bits import lowest
from sacbe.core.chance import Rng
from sacbe.core.compiled import note_if_slow
from sacbe.core.state import NATURE, NATURE_BIT, Phase, State


def playout(s: State, seed: int) -> int:
    """Play `s` to the end, in place, uniformly at random. Returns the number of decisions the players took.

    Aimless players may never end a game whose rules set no bound: start it with `game.bounded` among its options.
    """
    note_if_slow()
    rng = Rng(seed)
    decisions: i64 = 0
    while True:
        phase: Phase[Any] = s.phases[s.phase]
        actors = phase.actors(s)
        if actors == 0:
            return decisions
        if actors == NATURE_BIT:
            phase.step(s, NATURE, phase.holder(s, rng.below(phase.all_tickets(s))))
        else:
            seat = lowest(actors)
            codes = phase.codes(s, seat)
            phase.step(s, seat, codes[rng.below(len(codes))])
            decisions += 1
