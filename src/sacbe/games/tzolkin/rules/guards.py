"""T-3.2, T-3.30 Guards before an action's own checks: there is such an action, and it is this seat's turn."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.core.errors import Refusal
from sacbe.core.state import NATURE_BIT, Phase
from sacbe.games.tzolkin.actions import ACTIONS, BEG, END, PLACE
from sacbe.games.tzolkin.state import Tzolkin


class TzolkinPhase(Phase[Tzolkin]):
    """A phase in which the active player decides; `refuse` holds its own checks."""

    def actors(self, s: Tzolkin) -> i64:
        return bit(s.active)

    def why_not(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        if code < 0 or code >= END:
            return Refusal("T-3.31", "E-NO-SUCH-ACTION", {"code": int(code)})
        if (self.actors(s) >> seat) & 1 == 0:
            return Refusal("T-3.2", "E-NOT-YOUR-TURN")
        return self.refuse(s, seat, code)

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        raise NotImplementedError


class ChancePhase(TzolkinPhase):
    """A phase in which NATURE draws or opens something."""

    def actors(self, s: Tzolkin) -> i64:
        return NATURE_BIT


def not_now(code: i64) -> Refusal:
    """T-3.30 An action of another step of the turn. Begging is for its start (T-3.4)."""
    if BEG <= code < PLACE:
        return Refusal("T-3.4", "E-BEG-CORN")
    return Refusal("T-3.30", "E-NOT-NOW", {"verb": ACTIONS.verb(int(code))})


def too_little_corn(rule: str, need: i64, have: i64) -> Refusal:
    return Refusal(rule, "E-CORN", {"need": int(need), "have": int(have), "missing": int(need - have)})


def too_few_resources(rule: str, need: i64, have: i64) -> Refusal:
    return Refusal(rule, "E-RES", {"need": int(need), "have": int(have), "missing": int(need - have)})
