"""What a seat has done in its turn so far, and what is said of a step that another one beats for certain.

Certain means: whatever is hidden, whatever is drawn and whatever the others do, the seat's own result is at least as
good with the other step, and it gives up nothing for it. What is only better as a rule does not count.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import sacbe
from sacbe.core.state import State


class Beaten(NamedTuple):
    """By which step, as it is written, and why."""

    by: str
    why: str


@dataclass
class Turn:
    """Positions as the seat saw them, and its steps; `views[-1]` is the one before the last step, `steps[-1]`."""

    seat: int
    views: list[State] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)

    def take(self, view: State, code: int) -> None:
        self.views.append(view)
        self.steps.append(code)

    def verb(self, index: int = -1) -> str:
        return sacbe.game(self.views[index].slug()).actions.verb(self.steps[index])

    def words(self, index: int = -1) -> tuple[str, ...]:
        """What a step is about: its words after the verb."""
        return sacbe.game(self.views[index].slug()).actions.decode(self.steps[index])[1]

    def legal(self, verb: str) -> list[int]:
        """What of this verb could have been done instead of the last step."""
        view = self.views[-1]
        actions = sacbe.game(view.slug()).actions
        return [code for code in view.legal(self.seat) if actions.verb(code) == verb]

    def after(self, code: int | None = None) -> State:
        """The position after the last step, or after another one in its place; what is hidden stays so."""
        s = self.views[-1].copy()
        s.step(self.seat, self.steps[-1] if code is None else code)
        return s

    def text(self, code: int) -> str:
        return sacbe.game(self.views[-1].slug()).text(code)
