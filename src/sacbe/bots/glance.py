"""A bot that looks at turns and not beyond them: it takes what seems best when its own turn is over.

Weaker players of this kind are weak like people. They compare the same sensible turns, but misjudge what they are
worth, and they think of their own points only: what that gives the others they notice when it has happened.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.bots.knowledge import evaluator
from sacbe.bots.planning import PlanningBot, unforced
from sacbe.bots.turns import Beam
from sacbe.core.chance import Rng
from sacbe.core.state import State
from sacbe.core.thought import Thought

_TURNS: Final[i64] = 16  # that are compared
_NEAR: Final[i64] = 8  # how far down the list a turn may seem the best to one who misjudges by 100 %


class GlanceBot(PlanningBot):
    """`blur` in percent: how much its judgement errs, as part of what separates the best turns."""

    def __init__(self, seed: int = 0, blur: int = 0, width: int = 3) -> None:
        super().__init__()
        self.rng = Rng(seed)
        self.blur: i64 = blur
        self.width: i64 = width

    def plan(self, view: State, seat: int) -> Thought:
        beam = Beam(evaluator(view.slug()), seat, self.width, 0, 0.0)
        beam.own_points = True
        turns = beam.turns(view.guess(self.rng), _TURNS)
        reach = turns[0].worth - turns[min(_NEAR, len(turns)) - 1].worth
        best: i64 = 0
        most = 0.0
        i: i64
        for i in range(min(len(turns), _TURNS)):
            error = float(self.rng.below(2001) - 1000) / 1000.0 * float(self.blur) / 100.0 * reach
            seems = turns[i].worth + error
            if i == 0 or seems > most:
                best, most = i, seems
        return Thought(unforced(view, seat, turns[best].codes), [], 0.0)
