"""DP-TECH (T-4.10 to T-4.12), DP-PAY-RES, DP-GAIN-RES, DP-TEMPLE (T-4.28) and DP-OFFERING (T-4.27)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.core.errors import Refusal
from sacbe.games.tzolkin.actions import CLIMB, DONE, LEARN, PAY, TAKE
from sacbe.games.tzolkin.data import ADVANCE_PRICE, RESOURCES, TEMPLES, WOOD
from sacbe.games.tzolkin.rules.goods import advance_track, gain, resources, step_up
from sacbe.games.tzolkin.rules.guards import TzolkinPhase, not_now, too_few_resources
from sacbe.games.tzolkin.rules.tasks import carry_on
from sacbe.games.tzolkin.state import FREE, MAY, TO_ADVANCE, TO_CLIMB, TO_PAY, TO_TAKE, Tzolkin


class LearnTechnology(TzolkinPhase):
    """T-4.10 A track to advance on; the second step of Tikal 3 may be declined."""

    name = "learn"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=5)
        if s.number() == MAY:
            out = append(out, DONE)
        track: i64
        for track in range(4):
            if self.price(s, seat, track) <= resources(s, seat):
                out = append(out, LEARN + track)
        return out

    def price(self, s: Tzolkin, seat: i64, track: i64) -> i64:
        return 0 if s.number() == FREE else ADVANCE_PRICE[s.tech[seat * 4 + track]]

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        if code == DONE:
            return None if s.number() == MAY else Refusal("R-22", "E-MUST-LEARN")
        if code < LEARN or code >= LEARN + 4:
            return not_now(code)
        price = self.price(s, seat, code - LEARN)
        have = resources(s, seat)
        return None if price <= have else too_few_resources("T-4.11", price, have)

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        if code == DONE:
            s.pop()
        else:
            track = code - LEARN
            price = self.price(s, seat, track)
            s.pop()
            if price == 0:
                advance_track(s, seat, track)
            else:
                s.push(TO_ADVANCE, track)
                s.push(TO_PAY, price)
        carry_on(s)


class PayResources(TzolkinPhase):
    """T-4.11 Any mix of resources, one by one; asked only while there is a choice."""

    name = "pay"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        return held(s, seat)

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        return refuse_paying(s, seat, code)

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        s.goods[seat * 5 + WOOD + code - PAY] -= 1
        due = s.number() - 1
        s.pop()
        if due > 0:
            s.push(TO_PAY, due)
        carry_on(s)


class OfferResource(TzolkinPhase):
    """T-4.27 After an action of Chichen Itza: one resource for a step in any temple, or not."""

    name = "offer"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        out = append(out, DONE)
        pays = held(s, seat)
        i: i64
        for i in range(len(pays)):
            out = append(out, pays[i])
        return out

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        return None if code == DONE else refuse_paying(s, seat, code)

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        s.pop()
        if code != DONE:
            s.goods[seat * 5 + WOOD + code - PAY] -= 1
            s.push(TO_CLIMB, 0)
        carry_on(s)


def held(s: Tzolkin, seat: i64) -> vec[i64]:
    """Payments with a resource that is held."""
    out = vec[i64](capacity=3)
    r: i64
    for r in range(3):
        if s.goods[seat * 5 + WOOD + r] > 0:
            out = append(out, PAY + r)
    return out


def refuse_paying(s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
    if code < PAY or code >= PAY + 3:
        return not_now(code)
    if s.goods[seat * 5 + WOOD + code - PAY] > 0:
        return None
    return Refusal("T-4.11", "E-RES", {"need": 1, "have": 0, "missing": 1, "resource": RESOURCES[code - PAY]})


class TakeResource(TzolkinPhase):
    """T-4.12, T-4.24 A resource of choice from the supply."""

    name = "take"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        return vec[i64]([TAKE, TAKE + 1, TAKE + 2])

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        return None if TAKE <= code < TAKE + 3 else not_now(code)

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        gain(s, seat, WOOD + code - TAKE, 1)
        left = s.number() - 1
        s.pop()
        if left > 0:
            s.push(TO_TAKE, left)
        carry_on(s)


class ClimbTemple(TzolkinPhase):
    """T-4.28 A temple of choice; T-4.18 for Tikal 5 a second one that differs. R-13: a step may be lost."""

    name = "climb"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        barred = s.number()
        temple: i64
        for temple in range(3):
            if (barred >> temple) & 1 == 0:
                out = append(out, CLIMB + temple)
        return out

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        if code < CLIMB or code >= CLIMB + 3:
            return not_now(code)
        if (s.number() >> (code - CLIMB)) & 1:
            return Refusal("T-4.18", "E-SAME-TEMPLE", {"temple": TEMPLES[code - CLIMB]})
        return None

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        another = s.number() & 8
        s.pop()
        if another:
            s.push(TO_CLIMB, bit(code - CLIMB))
        step_up(s, seat, code - CLIMB)
        carry_on(s)
