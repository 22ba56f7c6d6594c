"""T-3.1 What every phase checks first: whose turn it is, then the phase; T-3.11 malformed codes."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.errors import Refusal
from sacbe.core.state import Phase
from sacbe.games.tikal.actions import ACTIONS, END
from sacbe.games.tikal.state import Tikal


class TikalPhase(Phase[Tikal]):
    """A phase of Tikal: `begin` to `stop - 1` are the codes it knows; `refuse` holds its own checks."""

    begin: i64 = 0
    stop: i64 = 0

    def actors(self, s: Tikal) -> i64:
        return 1 << s.active

    def why_not(self, s: Tikal, seat: i64, code: i64) -> Refusal | None:
        if (self.actors(s) >> seat) & 1 == 0:
            return Refusal("T-3.1", "E_NOT_YOUR_TURN", {"active": int(s.active)})
        if code < 0 or code >= END:
            return Refusal("T-3.11", "E_BAD_REQUEST", {"code": int(code)})
        if code < self.begin or code >= self.stop:
            return Refusal("T-3.1", "E_WRONG_PHASE", {"verb": ACTIONS.verb(int(code)), "phase": self.name})
        return self.refuse(s, seat, code)

    def refuse(self, s: Tikal, seat: i64, code: i64) -> Refusal | None:
        raise NotImplementedError


def too_dear(s: Tikal, rule: str, cost: i64) -> Refusal | None:
    """T-4 The last check of every action."""
    if s.ap >= cost:
        return None
    return Refusal(rule, "E_NO_AP", {"need": int(cost), "have": int(s.ap)})
