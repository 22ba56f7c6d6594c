"""What a player can pay: technologies, buildings, monuments, and every action of the gears (T-3.13 to T-3.16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.games.tzolkin.data import (
    ADVANCE_PRICE,
    AGRICULTURE,
    ANY_ACTION_CORN,
    ARCHITECTURE,
    BUILDING_COST,
    BUILDING_SIZE,
    CHICHEN,
    CORN,
    CORN_PER_RESOURCE,
    DISPLAY,
    MONUMENT_COST,
    OFFERING_CORN,
    PALENQUE,
    SKULL,
    SPACE_GEAR,
    SPACE_NUMBER,
    THEOLOGY,
    TIKAL,
    TOP_LEVEL,
    WOOD,
    YAXCHILAN,
)
from sacbe.games.tzolkin.rules.goods import resources
from sacbe.games.tzolkin.state import AS_SECOND_PLAIN, AS_TIKAL_2, AS_TIKAL_4, AS_UXMAL_4, PAID, Tzolkin

UNREACHABLE: Final[i64] = 99

# T-4.11 Technologies


def cheapest_advance(s: Tzolkin, seat: i64) -> i64:
    least: i64 = 3
    track: i64
    for track in range(4):
        least = min(least, ADVANCE_PRICE[s.tech[seat * 4 + track]])
    return least


# T-4.13, T-4.22, T-4.33 Buildings


def missing_for_building(s: Tzolkin, seat: i64, building: i64) -> i64:
    """How many resources are wanting for the full price."""
    total: i64 = 0
    r: i64
    for r in range(3):
        short = BUILDING_COST[building * 3 + r] - s.goods[seat * 5 + WOOD + r]
        if short > 0:
            total += short
    return total


def saves(s: Tzolkin, seat: i64) -> bool:
    """Architecture 3: one resource of the price is saved."""
    return s.tech[seat * 4 + ARCHITECTURE] == TOP_LEVEL


def corn_price(s: Tzolkin, seat: i64, building: i64) -> i64:
    """T-4.22 The price at Uxmal; architecture 3 makes it 2 corn cheaper (every building costs at least that)."""
    return CORN_PER_RESOURCE * (BUILDING_SIZE[building] - (1 if saves(s, seat) else 0))


def can_build(s: Tzolkin, seat: i64, building: i64, mode: i64) -> bool:
    """Without architecture: where it is used up, kept for the second building, or not learned (R-21)."""
    if s.tech[seat * 4 + ARCHITECTURE] > 0 and mode != AS_TIKAL_4 and mode != AS_SECOND_PLAIN:
        return False
    if mode == AS_UXMAL_4:
        return s.goods[seat * 5 + CORN] >= corn_price(s, seat, building)
    return missing_for_building(s, seat, building) == 0


def can_design(s: Tzolkin, seat: i64, building: i64, mode: i64) -> bool:
    """With architecture; level 3 saves a resource."""
    if s.tech[seat * 4 + ARCHITECTURE] == 0 or mode == AS_SECOND_PLAIN:
        return False
    if mode == AS_UXMAL_4:
        return s.goods[seat * 5 + CORN] >= corn_price(s, seat, building)
    return missing_for_building(s, seat, building) <= (1 if saves(s, seat) else 0)


def buildable(s: Tzolkin, seat: i64, mode: i64) -> i64:
    """Mask of the buildings on display that can be built without architecture."""
    mask: i64 = 0
    i: i64
    for i in range(DISPLAY):
        if s.shown[i] >= 0 and can_build(s, seat, s.shown[i], mode):
            mask |= bit(s.shown[i])
    return mask


def designable(s: Tzolkin, seat: i64, mode: i64) -> i64:
    """Mask of the buildings on display that can be built with architecture."""
    mask: i64 = 0
    i: i64
    for i in range(DISPLAY):
        if s.shown[i] >= 0 and can_design(s, seat, s.shown[i], mode):
            mask |= bit(s.shown[i])
    return mask


def can_spare(s: Tzolkin, seat: i64, number: i64, resource: i64) -> bool:
    """T-4.33 Is the price payable if architecture 3 saves this resource? Once it is paid, any of its resources."""
    building = number & 31
    if BUILDING_COST[building * 3 + resource] == 0:
        return False
    if number >= PAID:
        return True
    r: i64
    for r in range(3):
        need = BUILDING_COST[building * 3 + r] - (1 if r == resource else 0)
        if s.goods[seat * 5 + WOOD + r] < need:
            return False
    return True


# T-4.17 Monuments


def missing_for_monument(s: Tzolkin, seat: i64, monument: i64) -> i64:
    """How many resources and skulls are wanting."""
    total: i64 = 0
    good: i64
    for good in range(WOOD, SKULL + 1):
        short = MONUMENT_COST[monument * 4 + good - 1] - s.goods[seat * 5 + good]
        if short > 0:
            total += short
    return total


def raisable(s: Tzolkin, seat: i64) -> i64:
    """Mask of the monuments on display that can be built."""
    mask: i64 = 0
    i: i64
    for i in range(DISPLAY):
        if s.offered[i] >= 0 and missing_for_monument(s, seat, s.offered[i]) == 0:
            mask |= bit(s.offered[i])
    return mask


# T-4.5 to T-4.7 Harvests


def uncovered(s: Tzolkin, plantation: i64) -> i64:
    """Corn tiles without a wood tile on them."""
    return s.corn_left[plantation] - s.wood_left[plantation]


def can_harvest_free(s: Tzolkin, seat: i64, plantation: i64) -> bool:
    return s.tech[seat * 4 + AGRICULTURE] >= 2 and uncovered(s, plantation) == 0


# T-3.13, T-3.14, T-4.26 The corn it takes to choose an action


def way_price(s: Tzolkin, seat: i64, origin: i64, number: i64) -> i64:
    """Step-back corn from the space a worker was taken from to an action of its gear; R-37: by the cheapest way."""
    at = SPACE_NUMBER[origin]
    if SPACE_GEAR[origin] == CHICHEN:
        if s.tech[seat * 4 + THEOLOGY] > 0:
            if at == 9 or number == at + 1:
                return 0
        if at == 10:
            return 0
    elif at >= 6:
        return 0
    return at - number if number <= at else UNREACHABLE


# T-3.15, T-3.16 Can the action itself be paid and done?


def performable(s: Tzolkin, seat: i64, gear: i64, number: i64, corn: i64) -> bool:
    """`corn` is what is left after the way to the action is paid."""
    if gear == PALENQUE:
        if number == 1:
            return True
        plantation = number - 2
        if s.wood_left[plantation] > 0 or uncovered(s, plantation) > 0:
            return True
        return can_harvest_free(s, seat, plantation)
    if gear == YAXCHILAN:
        return True
    if gear == TIKAL:
        if number == 2:
            return buildable(s, seat, AS_TIKAL_2) | designable(s, seat, AS_TIKAL_2) != 0
        if number == 4:
            mode = AS_TIKAL_4
            return buildable(s, seat, mode) | designable(s, seat, mode) | raisable(s, seat) != 0
        if number == 5:
            return resources(s, seat) >= 1
        return resources(s, seat) >= cheapest_advance(s, seat)
    if gear == CHICHEN:
        return s.laid[number] < 0 and s.goods[seat * 5 + SKULL] > 0
    if number == 1:
        return corn >= OFFERING_CORN
    if number == 4:
        return corn >= cheapest_for_corn(s, seat)
    return number != 5 or corn >= ANY_ACTION_CORN


def cheapest_for_corn(s: Tzolkin, seat: i64) -> i64:
    """T-4.22 The corn price of the cheapest building on display."""
    least = UNREACHABLE
    i: i64
    for i in range(DISPLAY):
        if s.shown[i] >= 0:
            least = min(least, corn_price(s, seat, s.shown[i]))
    return least
