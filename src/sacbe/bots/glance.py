"""A bot that looks at turns and not beyond them: it takes what seems best when its own turn is over.

Weaker players of this kind are weak like people. They look at the same steps, but misjudge what they are worth, and
they think of their own points only: what that gives the others they notice when it has happened.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.bots.knowledge import evaluator
from sacbe.bots.planning import PlanningBot, unforced
from sacbe.bots.turns import Beam, Turn
from sacbe.core.chance import Rng
from sacbe.core.state import State
from sacbe.core.thought import Thought

_LOOKS: Final[i64] = 800  # positions for a turn, at most


class GlanceBot(PlanningBot):
    """`blur` in percent: how much it misjudges every step, as part of what separates the best ones."""

    def __init__(self, seed: int = 0, blur: int = 0, width: int = 2) -> None:
        super().__init__()
        self.rng = Rng(seed)
        self.blur = blur / 100
        self.width: i64 = width

    def stage(self, view: State, seat: i64, passed: list[State], begun: float) -> tuple[Thought, Turn]:
        beam = Beam(evaluator(view.slug()), seat, self.width, _LOOKS, 0.0)
        beam.own_points = True
        beam.blur = self.blur
        beam.rng = self.rng
        beam.passed = passed
        best = beam.turns(view.guess(self.rng), 1)[0]
        return Thought(unforced(view, seat, best.codes), [], 0.0), best
