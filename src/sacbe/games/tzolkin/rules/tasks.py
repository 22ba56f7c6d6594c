"""How an action goes on: the pile of tasks that it leaves, done one after the other until one needs a decision.

What has only one answer is not asked: a payment that leaves no choice, a second building nobody can pay, a trade
without goods. Actions that tombs grant wait until the pile is empty (T-4.16, R-20).
"""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.games.tzolkin.data import (
    ANY_ACTION_CORN,
    BUILDING_GIVES,
    CORN,
    CORN_VALUE,
    GIVES_ANY_TEMPLE,
    GIVES_ANY_TRACK,
    GIVES_POINTS,
    GRANTS,
    MOST_EFFECTS,
    WOOD,
)
from sacbe.games.tzolkin.rules.construction import pay_resources, raise_building, settle
from sacbe.games.tzolkin.rules.goods import above_bottom, advance_track, earn, gain, give, resources
from sacbe.games.tzolkin.rules.prices import (
    buildable,
    can_harvest_free,
    can_spare,
    cheapest_advance,
    designable,
    uncovered,
)
from sacbe.games.tzolkin.rules.yields import harvest_corn, harvest_wood
from sacbe.games.tzolkin.score import FROM_BUILDINGS
from sacbe.games.tzolkin.state import (
    AS_SECOND,
    AS_TOMB,
    FREE,
    MAY,
    PAID,
    PICKING,
    TO_ACT_ANYWHERE,
    TO_ADVANCE,
    TO_BUILD,
    TO_CLIMB,
    TO_GIVE,
    TO_HARVEST,
    TO_LEARN,
    TO_OFFER,
    TO_ORDER,
    TO_PAY,
    TO_SETTLE,
    TO_SPARE,
    TO_TRADE,
    Tzolkin,
)


def carry_on(s: Tzolkin) -> None:
    """Do tasks until one needs a decision, or none is left: then the next worker may be picked up."""
    seat = s.active
    while s.todo != 0 or s.granted != 0:
        if s.todo == 0:
            begin_granted(s)
        elif not did(s, seat, s.task(), s.number()):
            s.phase = PICKING + s.task()
            return
    s.phase = PICKING


def did(s: Tzolkin, seat: i64, kind: i64, number: i64) -> bool:
    """Do the task on top if it needs no decision; False if it does."""
    if kind == TO_GIVE:
        give_next(s, seat, number & 31, number >> 5)
        return True
    if kind == TO_ADVANCE:
        s.pop()
        advance_track(s, seat, number)
        return True
    if kind == TO_SETTLE:
        s.pop()
        settle(s, seat, number & 31, (number >> 5) + 1)
        return True
    if kind == TO_PAY:
        return paid_without_choice(s, seat, number)
    if kind == TO_SPARE:
        return spared_without_choice(s, seat, number)
    if kind == TO_HARVEST:
        return harvested_without_choice(s, seat, number)
    if can_go_on(s, seat, kind, number):
        return False
    s.pop()
    return True


def can_go_on(s: Tzolkin, seat: i64, kind: i64, number: i64) -> bool:
    """Is there anything to choose in what may be declined? Mandatory tasks were checked before they were begun."""
    if kind == TO_BUILD:
        if number >= AS_SECOND:
            return buildable(s, seat, number) | designable(s, seat, number) != 0
    elif kind == TO_LEARN:
        return number != MAY or resources(s, seat) >= cheapest_advance(s, seat)
    elif kind == TO_TRADE:
        return tradable(s, seat) != 0
    elif kind == TO_OFFER:
        return resources(s, seat) > 0
    elif kind == TO_ACT_ANYWHERE:
        return number != MAY or s.goods[seat * 5 + CORN] >= ANY_ACTION_CORN
    return True


def tradable(s: Tzolkin, seat: i64) -> i64:
    """T-4.20 Bits 0..2: resources to sell, 3..5: to buy. One that was sold is not bought back in the same trade."""
    mask: i64 = 0
    corn = s.goods[seat * 5 + CORN]
    r: i64
    for r in range(3):
        if s.goods[seat * 5 + WOOD + r] > 0 and (s.traded >> (3 + r)) & 1 == 0:
            mask |= bit(r)
        if corn >= CORN_VALUE[WOOD + r] and (s.traded >> r) & 1 == 0:
            mask |= bit(3 + r)
    return mask


# Tasks with a single answer


def paid_without_choice(s: Tzolkin, seat: i64, due: i64) -> bool:
    """T-4.11 All that is held, or the only resource that is held."""
    kinds: i64 = 0
    r: i64
    for r in range(3):
        if s.goods[seat * 5 + WOOD + r] > 0:
            kinds += 1
    if kinds > 1 and resources(s, seat) > due:
        return False
    for r in range(3):
        paid = min(due, s.goods[seat * 5 + WOOD + r])
        s.goods[seat * 5 + WOOD + r] -= paid
        due -= paid
    s.pop()
    return True


def spared_without_choice(s: Tzolkin, seat: i64, number: i64) -> bool:
    found: i64 = -1
    r: i64
    for r in range(3):
        if can_spare(s, seat, number, r):
            if found >= 0:
                return False
            found = r
    spare(s, seat, number, found)
    return True


def spare(s: Tzolkin, seat: i64, number: i64, resource: i64) -> None:
    s.pop()
    if number >= PAID:
        gain(s, seat, WOOD + resource, 1)
    else:
        pay_resources(s, seat, number, resource)
        raise_building(s, seat, number, True)


def harvested_without_choice(s: Tzolkin, seat: i64, plantation: i64) -> bool:
    """Burning angers the gods: it is always asked."""
    wood = s.wood_left[plantation] > 0
    if wood and above_bottom(s, seat):
        return False
    free = can_harvest_free(s, seat, plantation)
    if wood and (free or uncovered(s, plantation) > 0):
        return False
    s.pop()
    if wood:
        harvest_wood(s, seat, plantation)
    else:
        harvest_corn(s, seat, plantation, 0 if free else 1)
    return True


# T-4.35 What buildings give, T-4.16 the actions they grant


def give_next(s: Tzolkin, seat: i64, building: i64, place: i64) -> None:
    """One effect of a building; the rest stays on the pile."""
    s.pop()
    effect = BUILDING_GIVES[building * MOST_EFFECTS + place]
    if place + 1 < MOST_EFFECTS and BUILDING_GIVES[building * MOST_EFFECTS + place + 1] >= 0:
        s.push(TO_GIVE, ((place + 1) << 5) | building)
    kind = effect >> 4
    n = effect & 15
    if kind == GIVES_ANY_TEMPLE:
        s.push(TO_CLIMB, 0)
    elif kind == GIVES_ANY_TRACK:
        while n > 0:
            s.push(TO_LEARN, FREE)
            n -= 1
    elif kind == GIVES_POINTS:
        earn(s, seat, FROM_BUILDINGS, n)
    elif kind >= GRANTS:
        s.granted |= bit(kind - GRANTS)
    else:
        give(s, seat, kind, n)


def begin_granted(s: Tzolkin) -> None:
    """R-7 Of two granted actions the owner chooses the first."""
    if s.granted & (s.granted - 1) != 0:
        s.push(TO_ORDER, 0)
    else:
        use_granted(s, lowest(s.granted))


def use_granted(s: Tzolkin, which: i64) -> None:
    """Builder, merchant, traveller; all may be declined."""
    s.granted &= ~bit(which)
    if which == 0:
        s.push(TO_BUILD, AS_TOMB)
    elif which == 1:
        s.traded = 0
        s.push(TO_TRADE, 0)
    else:
        s.push(TO_ACT_ANYWHERE, MAY)
