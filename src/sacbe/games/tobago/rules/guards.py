"""T-3.5, T-3.7 Guards: a known code, of this phase, from a seat that may act, before an action's own checks."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.errors import Refusal
from sacbe.core.state import Phase
from sacbe.games.tobago.actions import ACTIONS, END
from sacbe.games.tobago.state import Tobago


class TobagoPhase(Phase[Tobago]):
    """A phase of Tobago: `first` to `last` are the codes it knows; `refuse` holds its own checks."""

    first: i64 = 0
    last: i64 = -1

    def why_not(self, s: Tobago, seat: i64, code: i64) -> Refusal | None:
        if code < 0 or code >= END:
            return Refusal("T-3.7", "BAD_REQUEST", {"code": int(code)})
        if not self.knows(code):
            if s.raised >= 0:
                return Refusal("T-3.8", "IN_SHARING", {"verb": ACTIONS.verb(int(code))})
            return Refusal("T-3.7", "WRONG_PHASE", {"verb": ACTIONS.verb(int(code))})
        if (self.actors(s) >> seat) & 1 == 0:
            return Refusal("T-3.7", "NOT_YOUR_TURN")
        return self.refuse(s, seat, code)

    def knows(self, code: i64) -> bool:
        return self.first <= code <= self.last

    def refuse(self, s: Tobago, seat: i64, code: i64) -> Refusal | None:
        raise NotImplementedError
