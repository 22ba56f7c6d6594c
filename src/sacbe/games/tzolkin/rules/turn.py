"""T-3.3 to T-3.12 A turn: begging, then either placing workers or picking them up."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.core.errors import Refusal
from sacbe.games.tzolkin.actions import ACT, BEG, DONE, PICK, PLACE
from sacbe.games.tzolkin.data import (
    BEGGED_CORN,
    CORN,
    FIRST_SPACE,
    GEARS,
    MOST_CORN_TO_BEG,
    NUMBERED,
    SPACE_BIT,
    SPACE_COUNT,
    SPACE_GEAR,
    SPACE_NUMBER,
    SPACE_OF_BIT,
    SPACES,
    TEMPLES,
)
from sacbe.games.tzolkin.rules.goods import above_bottom, step_down
from sacbe.games.tzolkin.rules.guards import TzolkinPhase, not_now, too_little_corn
from sacbe.games.tzolkin.rules.rounds import end_turn
from sacbe.games.tzolkin.state import ACTION, PLACING, TO_ACT, Tzolkin

FULL: Final[i64] = -1

# T-3.8, T-3.9, T-3.11 Where a worker can go and what it costs


def lowest_space(occupied: i64, gear: i64) -> i64:
    """The free space with the lowest number, or FULL."""
    free = NUMBERED[gear] & ~occupied
    return SPACE_OF_BIT[lowest(free)] - FIRST_SPACE[gear] if free != 0 else FULL


def cheapest_space(s: Tzolkin) -> i64:
    """Its number; the first player space counts as a space 0."""
    if s.fps < 0:
        return 0
    least: i64 = 99
    occupied = s.occupied()
    gear: i64
    for gear in range(5):
        space = lowest_space(occupied, gear)
        if space != FULL:
            least = min(least, space)
    return least


# T-3.4 to T-3.6 Begging


def may_beg(s: Tzolkin, seat: i64) -> bool:
    return s.goods[seat * 5 + CORN] <= MOST_CORN_TO_BEG and above_bottom(s, seat)


def stranded(s: Tzolkin, seat: i64) -> bool:
    """No worker on a gear, and not enough corn for the cheapest placement: T-3.5 beg, or T-3.6 the gods have mercy."""
    return s.on[seat] == 0 and s.goods[seat * 5 + CORN] < cheapest_space(s)


def place_codes(s: Tzolkin, seat: i64, out: vec[i64], corn: i64) -> vec[i64]:
    """All placements for so much corn, the surcharge taken off already."""
    if corn < 0:
        return out
    occupied = s.occupied()
    gear: i64
    for gear in range(5):
        space = lowest_space(occupied, gear)
        if space != FULL and space <= corn:
            out = append(out, PLACE + FIRST_SPACE[gear] + space)
    if s.fps < 0:
        out = append(out, PLACE + SPACE_COUNT)
    return out


def pick_codes(s: Tzolkin, seat: i64, out: vec[i64]) -> vec[i64]:
    rest = s.on[seat]
    while rest != 0:
        out = append(out, PICK + SPACE_OF_BIT[lowest(rest)])
        rest &= rest - 1
    return out


def place(s: Tzolkin, seat: i64, code: i64) -> None:
    """The k-th worker costs k - 1 more; mercy takes what there is."""
    space = code - PLACE
    if space == SPACE_COUNT:
        cost = s.placed
        s.fps = seat
    else:
        cost = SPACE_NUMBER[space] + s.placed
        s.on[seat] |= bit(SPACE_BIT[space])
    at = seat * 5 + CORN
    s.goods[at] -= min(cost, s.goods[at])
    s.placed += 1
    s.phase = PLACING


def pick(s: Tzolkin, seat: i64, code: i64) -> None:
    s.on[seat] &= ~bit(SPACE_BIT[code - PICK])
    s.picked += 1
    s.push(TO_ACT, code - PICK)
    s.phase = ACTION


# Refusals


def refuse_place(s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
    if s.available(seat) == 0:
        return Refusal("T-3.10", "E-NO-WORKER")
    cost = s.placed
    if code == PLACE + SPACE_COUNT:
        if s.fps >= 0:
            return Refusal("T-3.11", "E-FPS-TAKEN")
    else:
        gear = SPACE_GEAR[code - PLACE]
        space = SPACE_NUMBER[code - PLACE]
        free = lowest_space(s.occupied(), gear)
        if free == FULL:
            return Refusal("T-3.8", "E-GEAR-FULL", {"gear": GEARS[gear]})
        if space != free:
            return Refusal("T-3.8", "E-NOT-LOWEST", {"space": SPACES[FIRST_SPACE[gear] + free]})
        cost += space
    corn = s.goods[seat * 5 + CORN]
    return None if cost <= corn else too_little_corn("T-3.9", cost, corn)


def refuse_pick(s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
    if (s.on[seat] >> SPACE_BIT[code - PICK]) & 1:
        return None
    return Refusal("T-3.12", "E-NOT-YOURS", {"space": SPACES[code - PICK]})


def refuse_beg(s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
    corn = s.goods[seat * 5 + CORN]
    if corn > MOST_CORN_TO_BEG:
        return Refusal("T-3.4", "E-BEG-CORN", {"most": int(MOST_CORN_TO_BEG), "have": int(corn)})
    if not above_bottom(s, seat):
        return Refusal("T-4.30", "E-BEG-BOTTOM")
    if s.temple[seat * 3 + code - BEG] == 0:
        return Refusal("T-4.30", "E-TEMPLE-BOTTOM", {"temple": TEMPLES[code - BEG]})
    return None


class StartTurn(TzolkinPhase):
    """T-3.4, T-3.7 Beg, or begin to place or to pick up: the first worker says which."""

    name = "turn"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        beg = may_beg(s, seat)
        temple: i64
        if beg:
            for temple in range(3):
                if s.temple[seat * 3 + temple] > 0:
                    out = append(out, BEG + temple)
        if stranded(s, seat):
            return out if beg else place_codes(s, seat, out, cheapest_space(s))
        if s.available(seat) > 0:
            out = place_codes(s, seat, out, s.goods[seat * 5 + CORN])
        return pick_codes(s, seat, out)

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        if BEG <= code < PLACE:
            return refuse_beg(s, seat, code)
        if PICK <= code < ACT:
            return refuse_pick(s, seat, code)
        if code == DONE:
            return Refusal("T-3.3", "E-SKIP")
        if code < PLACE or code >= PICK:
            return not_now(code)
        refusal = refuse_place(s, seat, code)
        if not stranded(s, seat):
            return refusal
        if may_beg(s, seat):
            return Refusal("T-3.5", "E-MUST-BEG", {"have": int(s.goods[seat * 5 + CORN])})
        if refusal is None or refusal.reason != "E-CORN":
            return refusal
        if SPACE_NUMBER[code - PLACE] == cheapest_space(s):
            return None
        return Refusal("T-3.6", "E-MERCY", {"cost": int(cheapest_space(s))})

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        if code >= PICK:
            pick(s, seat, code)
        elif code >= PLACE:
            place(s, seat, code)
        else:
            s.goods[seat * 5 + CORN] = BEGGED_CORN
            step_down(s, seat, code - BEG)


class PlaceWorkers(TzolkinPhase):
    """T-3.8 to T-3.11 More workers, or the end of the turn."""

    name = "placing"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if s.available(seat) > 0:
            out = place_codes(s, seat, out, s.goods[seat * 5 + CORN] - s.placed)
        return append(out, DONE)

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        if code == DONE:
            return None
        if PLACE <= code < PICK:
            return refuse_place(s, seat, code)
        if PICK <= code < ACT:
            return Refusal("T-3.3", "E-MIX")
        return not_now(code)

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        if code == DONE:
            end_turn(s)
        else:
            place(s, seat, code)


class PickWorkers(TzolkinPhase):
    """T-3.12 More workers, or the end of the turn."""

    name = "picking"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        return append(pick_codes(s, seat, vec[i64](capacity=7)), DONE)

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        if code == DONE:
            return None
        if PICK <= code < ACT:
            return refuse_pick(s, seat, code)
        if PLACE <= code < PICK:
            return Refusal("T-3.3", "E-MIX")
        return not_now(code)

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        if code == DONE:
            end_turn(s)
        else:
            pick(s, seat, code)
