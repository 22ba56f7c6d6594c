"""T-4.13 to T-4.17, T-4.22 DP-BUILD: a building with or without architecture, a monument, or no more."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import lowest
from sacbe.core.errors import Refusal
from sacbe.games.tzolkin.actions import BUILD, DESIGN, DONE, MONUMENT, PAY, SELL, SPARE
from sacbe.games.tzolkin.data import (
    ARCHITECTURE,
    BUILDING_COST,
    BUILDINGS,
    CORN,
    DISPLAY,
    GOODS,
    MONUMENT_COST,
    MONUMENTS,
    RESOURCES,
    WOOD,
)
from sacbe.games.tzolkin.rules.construction import (
    NOTHING_SPARED,
    pay_corn,
    pay_resources,
    raise_building,
    raise_monument,
)
from sacbe.games.tzolkin.rules.guards import TzolkinPhase, not_now, too_little_corn
from sacbe.games.tzolkin.rules.prices import (
    buildable,
    can_build,
    can_design,
    can_spare,
    corn_price,
    designable,
    missing_for_building,
    missing_for_monument,
    raisable,
    saves,
)
from sacbe.games.tzolkin.rules.tasks import carry_on, spare
from sacbe.games.tzolkin.state import (
    AS_SECOND,
    AS_SECOND_PLAIN,
    AS_TIKAL_4,
    AS_UXMAL_4,
    TO_BUILD,
    TO_SETTLE,
    TO_SPARE,
    Tzolkin,
)


class ChooseBuilding(TzolkinPhase):
    """R-21: where only one building can be built, architecture is pure gain and always used."""

    name = "build"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=14)
        mode = s.number()
        if declinable(mode):
            out = append(out, DONE)
        rest = buildable(s, seat, mode)
        while rest != 0:
            out = append(out, BUILD + lowest(rest))
            rest &= rest - 1
        rest = designable(s, seat, mode)
        while rest != 0:
            out = append(out, DESIGN + lowest(rest))
            rest &= rest - 1
        if mode == AS_TIKAL_4:
            rest = raisable(s, seat)
            while rest != 0:
                out = append(out, MONUMENT + lowest(rest))
                rest &= rest - 1
        return out

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        mode = s.number()
        if code == DONE:
            return None if declinable(mode) else Refusal("R-22", "E-MUST-BUILD")
        if BUILD <= code < DESIGN:
            return refuse_plain(s, seat, code - BUILD, mode)
        if DESIGN <= code < SPARE:
            return refuse_design(s, seat, code - DESIGN, mode)
        if MONUMENT <= code < SELL:
            return refuse_monument(s, seat, code - MONUMENT, mode)
        if mode == AS_UXMAL_4 and PAY <= code < PAY + 3:
            return Refusal("T-4.22", "E-MIXED-PAY")
        return not_now(code)

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        mode = s.number()
        s.pop()
        if code >= MONUMENT:
            raise_monument(s, seat, code - MONUMENT)
        elif code != DONE:
            designed = code >= DESIGN
            building = code - (DESIGN if designed else BUILD)
            if mode == AS_TIKAL_4:
                expect_second(s, seat, building, designed)
            elif s.task() == TO_SETTLE:  # the second building has come: it is the one that architecture helps
                s.pop()
            self.construct(s, seat, building, mode, designed)
        carry_on(s)

    def construct(self, s: Tzolkin, seat: i64, building: i64, mode: i64, designed: bool) -> None:
        if mode == AS_UXMAL_4:
            pay_corn(s, seat, building)
            raise_building(s, seat, building, designed)
        elif designed and saves(s, seat):
            s.push(TO_SPARE, building)
        else:
            pay_resources(s, seat, building, NOTHING_SPARED)
            raise_building(s, seat, building, designed)


def expect_second(s: Tzolkin, seat: i64, building: i64, designed: bool) -> None:
    """T-4.15 Architecture helps one of the two; R-20: if the first leaves it to a second that never comes, the first.

    The first edition ruled that it was lost then.
    """
    level = s.tech[seat * 4 + ARCHITECTURE]
    if designed:
        s.push(TO_BUILD, AS_SECOND_PLAIN)
    else:
        if level > 0 and s.edition > 1:
            s.push(TO_SETTLE, ((level - 1) << 5) | building)
        s.push(TO_BUILD, AS_SECOND)


def declinable(mode: i64) -> bool:
    """T-4.14 the second building, T-4.35 a granted action."""
    return mode >= AS_SECOND


def is_shown(tiles: vec[i64], tile: i64) -> bool:
    return any(tiles[i] == tile for i in range(DISPLAY))


def refuse_plain(s: Tzolkin, seat: i64, building: i64, mode: i64) -> Refusal | None:
    if not is_shown(s.shown, building):
        return Refusal("T-4.13", "E-NOT-SHOWN", {"tile": BUILDINGS[building]})
    if can_build(s, seat, building, mode):
        return None
    if s.tech[seat * 4 + ARCHITECTURE] > 0 and can_design(s, seat, building, mode):
        return Refusal("R-21", "E-ARCH-GAIN", {"tile": BUILDINGS[building]})
    return not_payable(s, seat, building, mode)


def refuse_design(s: Tzolkin, seat: i64, building: i64, mode: i64) -> Refusal | None:
    if not is_shown(s.shown, building):
        return Refusal("T-4.13", "E-NOT-SHOWN", {"tile": BUILDINGS[building]})
    if mode == AS_SECOND_PLAIN:
        return Refusal("T-4.15", "E-ARCH-ONCE", {"tile": BUILDINGS[building]})
    if s.tech[seat * 4 + ARCHITECTURE] == 0:
        return Refusal("T-4.33", "E-NO-ARCH", {"need": 1, "have": 0})
    return None if can_design(s, seat, building, mode) else not_payable(s, seat, building, mode)


def not_payable(s: Tzolkin, seat: i64, building: i64, mode: i64) -> Refusal:
    if mode == AS_UXMAL_4:
        return too_little_corn("T-4.22", corn_price(s, seat, building), s.goods[seat * 5 + CORN])
    price = BUILDING_COST[building * 3 : building * 3 + 3]
    return lacking(s, seat, "T-4.13", BUILDINGS[building], price, spared(s, seat, mode))


def spared(s: Tzolkin, seat: i64, mode: i64) -> i64:
    """How many resources of a building's price architecture would save."""
    return 1 if saves(s, seat) and mode != AS_SECOND_PLAIN else 0


def refuse_monument(s: Tzolkin, seat: i64, monument: i64, mode: i64) -> Refusal | None:
    if mode in (AS_SECOND, AS_SECOND_PLAIN):
        return Refusal("T-4.14", "E-BUILD-OR-MONUMENT")
    if mode != AS_TIKAL_4:
        return Refusal("T-4.17", "E-MONUMENT-TIKAL4")
    if not is_shown(s.offered, monument):
        return Refusal("T-4.17", "E-NOT-SHOWN", {"tile": MONUMENTS[monument]})
    if missing_for_monument(s, seat, monument) == 0:
        return None
    return lacking_for_monument(s, seat, monument)


def lacking_for_monument(s: Tzolkin, seat: i64, monument: i64) -> Refusal:
    return lacking(s, seat, "T-4.17", MONUMENTS[monument], MONUMENT_COST[monument * 4 : monument * 4 + 4], 0)


def lacking(s: Tzolkin, seat: i64, rule: str, tile: str, price: vec[i64], saved: i64) -> Refusal:
    """What is missing for the price: by good in full, altogether less what architecture would save."""
    facts: dict[str, Any] = {"tile": tile}
    need: i64 = -saved
    missing: i64 = -saved
    i: i64
    for i in range(len(price)):
        short = max(0, price[i] - s.goods[seat * 5 + WOOD + i])
        facts[GOODS[WOOD + i]] = int(short)
        need += price[i]
        missing += short
    if saved > 0:
        facts["saved"] = int(saved)
    return Refusal(rule, "E-RES", {**facts, "need": int(need), "have": int(need - missing), "missing": int(missing)})


def nothing_payable(s: Tzolkin, seat: i64, mode: i64) -> Refusal:
    """T-4.13, T-4.14 What is missing for the tile that is nearest to being payable."""
    least: i64 = 99
    refusal = Refusal("T-4.13", "E-NOT-SHOWN")
    i: i64
    for i in range(DISPLAY):
        if s.shown[i] >= 0 and missing_for_building(s, seat, s.shown[i]) - spared(s, seat, mode) < least:
            least = missing_for_building(s, seat, s.shown[i]) - spared(s, seat, mode)
            refusal = not_payable(s, seat, s.shown[i], mode)
        if mode == AS_TIKAL_4 and s.offered[i] >= 0 and missing_for_monument(s, seat, s.offered[i]) < least:
            least = missing_for_monument(s, seat, s.offered[i])
            refusal = lacking_for_monument(s, seat, s.offered[i])
    return refusal


class SpareResource(TzolkinPhase):
    """T-4.33 Which resource architecture 3 saves, or gives back (R-20); asked only while there is a choice."""

    name = "spare"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        r: i64
        for r in range(3):
            if can_spare(s, seat, s.number(), r):
                out = append(out, SPARE + r)
        return out

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        if code < SPARE or code >= MONUMENT:
            return not_now(code)
        if can_spare(s, seat, s.number(), code - SPARE):
            return None
        return Refusal("T-4.33", "E-SPARE", {"resource": RESOURCES[code - SPARE], "tile": BUILDINGS[s.number() & 31]})

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        spare(s, seat, s.number(), code - SPARE)
        carry_on(s)
