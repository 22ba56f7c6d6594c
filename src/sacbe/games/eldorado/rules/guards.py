"""T-3.5 Guards that come before every action's own checks: is there such an action, is it this seat's turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.errors import Refusal
from sacbe.core.state import NATURE_BIT, Phase
from sacbe.games.eldorado.actions import ACTIONS, END
from sacbe.games.eldorado.state import Race


def contains(codes: vec[i64], code: i64) -> bool:
    at: i64 = 0
    while at < len(codes) and codes[at] != code:
        at += 1
    return at < len(codes)


class RacePhase(Phase[Race]):
    """A phase in which the player whose turn it is decides. What `codes` does not list, `reason` explains."""

    def actors(self, s: Race) -> i64:
        return 1 << s.turn

    def why_not(self, s: Race, seat: i64, code: i64) -> Refusal | None:
        if code < 0 or code >= END:
            return Refusal("T-3.5", "E_BAD_REQUEST", {"code": int(code)})
        if (self.actors(s) >> seat) & 1 == 0:
            return Refusal("T-3.1", "E_NOT_YOUR_TURN")
        if contains(self.codes(s, seat), code):
            return None
        return self.reason(s, seat, code)

    def reason(self, s: Race, seat: i64, code: i64) -> Refusal:
        return self.not_now(code)

    def not_now(self, code: i64) -> Refusal:
        return Refusal("T-3.5", "E_WRONG_PHASE", {"verb": ACTIONS.verb(int(code)), "phase": self.name})


class ChancePhase(RacePhase):
    """A phase in which NATURE acts."""

    rule = ""

    def actors(self, s: Race) -> i64:
        return NATURE_BIT

    def reason(self, s: Race, seat: i64, code: i64) -> Refusal:
        return Refusal(self.rule, "E_NO_SUCH_CHANCE", {"verb": ACTIONS.verb(int(code))})
