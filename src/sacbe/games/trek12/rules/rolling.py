"""T-2.3 The first Chief, and T-4.0 ROLL: the chances before anybody writes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.errors import Refusal
from sacbe.core.state import NATURE_BIT
from sacbe.games.trek12.actions import CHIEF, ROLL, WRITE
from sacbe.games.trek12.rules.guards import TrekPhase
from sacbe.games.trek12.state import ROLL_DICE, WRITE_NUMBERS, Trek

_ROLLS: Final[vec[i64]] = vec[i64]([int(ROLL) + i for i in range(36)])
_CHIEFS: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 5])


class ChooseChief(TrekPhase):
    """T-2.3 Unless the host chose, every seat is equally likely."""

    name = "chief"

    def __init__(self) -> None:
        self.first = CHIEF
        self.last = ROLL - 1

    def actors(self, s: Trek) -> i64:
        return NATURE_BIT

    def codes(self, s: Trek, seat: i64) -> vec[i64]:
        return _CHIEFS[: s.seats]

    def refuse(self, s: Trek, seat: i64, code: i64) -> Refusal | None:
        return None if code - CHIEF < s.seats else Refusal("T-2.3", "E_NO_SUCH_SEAT", {"seats": int(s.seats)})

    def step(self, s: Trek, seat: i64, code: i64) -> None:
        s.chief = code - CHIEF
        s.phase = ROLL_DICE


class RollDice(TrekPhase):
    """T-4.0 Both dice once, for everybody; 36 equally likely pairs (T-8)."""

    name = "roll"

    def __init__(self) -> None:
        self.first = ROLL
        self.last = WRITE - 1

    def actors(self, s: Trek) -> i64:
        return NATURE_BIT

    def codes(self, s: Trek, seat: i64) -> vec[i64]:
        return _ROLLS

    def all_tickets(self, s: Trek) -> i64:
        return 36

    def holder(self, s: Trek, ticket: i64) -> i64:
        return ROLL + ticket

    def refuse(self, s: Trek, seat: i64, code: i64) -> Refusal | None:
        return None

    def step(self, s: Trek, seat: i64, code: i64) -> None:
        s.yellow = (code - ROLL) // 6
        s.red = (code - ROLL) % 6 + 1
        s.phase = WRITE_NUMBERS
