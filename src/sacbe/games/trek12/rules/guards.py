"""T-3.4 Guards: phase, then turn or lock, then (T-3.8) malformed input, before an action's own checks.

A code that nobody knows belongs to no phase: of the guards only turn and lock can refuse it, and they come first.
"""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.errors import Refusal
from sacbe.core.state import Phase
from sacbe.games.trek12.actions import ACTIONS, END
from sacbe.games.trek12.state import Trek


class TrekPhase(Phase[Trek]):
    """A phase of Archeo Trek 12: `first` to `last` are the codes it knows; `refuse` holds its own checks."""

    first: i64 = 0
    last: i64 = -1

    def why_not(self, s: Trek, seat: i64, code: i64) -> Refusal | None:
        unknown = code < 0 or code >= END
        if not unknown and (code < self.first or code > self.last):
            return Refusal("T-3.4", "E_WRONG_PHASE", {"verb": ACTIONS.verb(int(code))})
        if (self.actors(s) >> seat) & 1 == 0:
            return self.not_your_turn(s, seat)
        if unknown:
            return Refusal("T-3.8", "E_BAD_REQUEST", {"code": int(code)})
        return self.refuse(s, seat, code)

    def not_your_turn(self, s: Trek, seat: i64) -> Refusal:
        return Refusal("T-3.4", "E_NOT_YOUR_TURN")

    def refuse(self, s: Trek, seat: i64, code: i64) -> Refusal | None:
        raise NotImplementedError
