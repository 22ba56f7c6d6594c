"""T-3.13 to T-3.16 DP-ACTION: what a worker that was taken back does; T-4.23 DP-ANY-ACTION; T-4.24 Chichen Itza."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.errors import Refusal
from sacbe.games.tzolkin.actions import ACT, DONE, NOTHING, PICK, PLACE
from sacbe.games.tzolkin.data import (
    ANY_ACTION_CORN,
    CHICHEN,
    CORN,
    FIRST_SPACE,
    GEARS,
    OFFERING_CORN,
    OVAL_POINTS,
    OVAL_RESOURCE,
    OVAL_TEMPLE,
    PALENQUE,
    SKULL,
    SPACE_COUNT,
    SPACE_GEAR,
    SPACE_NUMBER,
    THEOLOGY,
    TIKAL,
    TOP_ACTION,
    UXMAL,
    YAXCHILAN,
)
from sacbe.games.tzolkin.rules.building import nothing_payable
from sacbe.games.tzolkin.rules.goods import earn, hire, resources, step_up
from sacbe.games.tzolkin.rules.guards import TzolkinPhase, not_now, too_few_resources, too_little_corn
from sacbe.games.tzolkin.rules.prices import (
    UNREACHABLE,
    cheapest_advance,
    cheapest_for_corn,
    performable,
    way_price,
)
from sacbe.games.tzolkin.rules.tasks import carry_on
from sacbe.games.tzolkin.rules.yields import fish, mine
from sacbe.games.tzolkin.score import FROM_CHICHEN
from sacbe.games.tzolkin.state import (
    AS_TIKAL_2,
    AS_TIKAL_4,
    AS_UXMAL_4,
    MAY,
    MUST,
    TO_ACT_ANYWHERE,
    TO_BUILD,
    TO_CLIMB,
    TO_HARVEST,
    TO_LEARN,
    TO_OFFER,
    TO_PAY,
    TO_TAKE,
    TO_TRADE,
    Tzolkin,
)


class ChooseAction(TzolkinPhase):
    """T-3.13 The action of the worker's space, one further back for corn, or nothing."""

    name = "action"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=10)
        origin = s.number()
        gear = SPACE_GEAR[origin]
        corn = s.goods[seat * 5 + CORN]
        last: i64 = TOP_ACTION[gear]
        number: i64
        for number in range(1, last + 1):
            left = corn - way_price(s, seat, origin, number)
            if left >= 0 and performable(s, seat, gear, number, left):
                out = append(out, ACT + FIRST_SPACE[gear] + number)
        return append(out, NOTHING)

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        if code == NOTHING:
            return None
        if PLACE <= code < PICK:
            return Refusal("T-3.3", "E-MIX")
        if code < ACT or code >= ACT + SPACE_COUNT:
            return not_now(code)
        origin = s.number()
        gear = SPACE_GEAR[code - ACT]
        number = SPACE_NUMBER[code - ACT]
        if gear != SPACE_GEAR[origin]:
            return Refusal("T-3.13", "E-OTHER-GEAR", {"gear": GEARS[SPACE_GEAR[origin]]})
        free_choice = number > TOP_ACTION[gear]
        if number == 0 or (free_choice and number <= SPACE_NUMBER[origin]):
            return Refusal("T-3.13", "E-NO-ACTION", {"gear": GEARS[gear], "space": int(number)})
        price = way_price(s, seat, origin, number)
        if free_choice or price == UNREACHABLE:
            return Refusal("T-3.13", "E-HIGHER", {"space": int(SPACE_NUMBER[origin]), "wanted": int(number)})
        if s.goods[seat * 5 + CORN] < price:
            return too_little_corn("T-3.13", price + own_corn(s, seat, gear, number), s.goods[seat * 5 + CORN])
        return refuse_performing(s, seat, gear, number, price)

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        origin = s.number()
        s.pop()
        if code != NOTHING:
            number = SPACE_NUMBER[code - ACT]
            s.goods[seat * 5 + CORN] -= way_price(s, seat, origin, number)
            perform(s, seat, SPACE_GEAR[code - ACT], number)
        carry_on(s)


class ChooseAnyAction(TzolkinPhase):
    """T-4.23 Uxmal 5 (its corn is paid already) or the traveller's tomb (paid when the action is chosen)."""

    name = "any-action"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=24)
        fee = fee_of(s)
        corn = s.goods[seat * 5 + CORN] - fee
        gear: i64
        number: i64
        for gear in range(CHICHEN):
            for number in range(1, 5 if gear == UXMAL else 6):
                if performable(s, seat, gear, number, corn):
                    out = append(out, ACT + FIRST_SPACE[gear] + number)
        if fee > 0:
            out = append(out, DONE)
        return out

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        fee = fee_of(s)
        if code == DONE:
            return None if fee > 0 else Refusal("R-22", "E-MUST-ACT")
        if code < ACT or code >= ACT + SPACE_COUNT:
            return not_now(code)
        gear = SPACE_GEAR[code - ACT]
        number = SPACE_NUMBER[code - ACT]
        if gear == CHICHEN:
            return Refusal("T-4.23", "E-NO-CHICHEN")
        if number == 0 or number > TOP_ACTION[gear]:
            return Refusal("T-3.13", "E-NO-ACTION", {"gear": GEARS[gear], "space": int(number)})
        if gear == UXMAL and number == 5:
            return Refusal("R-12", "E-NOT-AGAIN")
        return refuse_performing(s, seat, gear, number, fee)

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        fee = fee_of(s)
        s.pop()
        if code != DONE:
            s.goods[seat * 5 + CORN] -= fee
            perform(s, seat, SPACE_GEAR[code - ACT], SPACE_NUMBER[code - ACT])
        carry_on(s)


def fee_of(s: Tzolkin) -> i64:
    """What is still to be paid for choosing any action."""
    return ANY_ACTION_CORN if s.number() == MAY else 0


# T-4.4 to T-4.25 The actions


def perform(s: Tzolkin, seat: i64, gear: i64, number: i64) -> None:
    """Pay the action's own price and do it, as far as nothing is to be chosen; the rest goes on the pile."""
    if gear == PALENQUE:
        if number == 1:
            fish(s, seat)
        else:
            s.push(TO_HARVEST, number - 2)
    elif gear == YAXCHILAN:
        mine(s, seat, number)
    elif gear == TIKAL:
        perform_tikal(s, number)
    elif gear == UXMAL:
        perform_uxmal(s, seat, number)
    else:
        lay_skull(s, seat, number)


def perform_tikal(s: Tzolkin, number: i64) -> None:
    if number == 1:
        s.push(TO_LEARN, MUST)
    elif number == 2:
        s.push(TO_BUILD, AS_TIKAL_2)
    elif number == 3:
        s.push(TO_LEARN, MAY)
        s.push(TO_LEARN, MUST)
    elif number == 4:
        s.push(TO_BUILD, AS_TIKAL_4)
    else:
        s.push(TO_CLIMB, 8)
        s.push(TO_PAY, 1)


def perform_uxmal(s: Tzolkin, seat: i64, number: i64) -> None:
    if number == 1:
        s.goods[seat * 5 + CORN] -= OFFERING_CORN
        s.push(TO_CLIMB, 0)
    elif number == 2:
        s.traded = 0
        s.push(TO_TRADE, 0)
    elif number == 3:
        hire(s, seat)
    elif number == 4:
        s.push(TO_BUILD, AS_UXMAL_4)
    else:
        s.goods[seat * 5 + CORN] -= ANY_ACTION_CORN
        s.push(TO_ACT_ANYWHERE, MUST)


def lay_skull(s: Tzolkin, seat: i64, number: i64) -> None:
    """T-4.24 Points and a step, then the resource, then theology's offering (T-4.27)."""
    s.goods[seat * 5 + SKULL] -= 1
    s.laid[number] = seat
    earn(s, seat, FROM_CHICHEN, OVAL_POINTS[number])
    step_up(s, seat, OVAL_TEMPLE[number])
    if s.tech[seat * 4 + THEOLOGY] >= 2:
        s.push(TO_OFFER, 0)
    if OVAL_RESOURCE[number] > 0:
        s.push(TO_TAKE, OVAL_RESOURCE[number])


# Why an action of a gear cannot be done


def own_corn(s: Tzolkin, seat: i64, gear: i64, number: i64) -> i64:
    """What the action itself takes, beside the way to it (R-33)."""
    if gear != UXMAL:
        return 0
    if number == 1:
        return OFFERING_CORN
    if number == 5:
        return ANY_ACTION_CORN
    least = cheapest_for_corn(s, seat)
    return least if number == 4 and least < UNREACHABLE else 0


def refuse_performing(s: Tzolkin, seat: i64, gear: i64, number: i64, price: i64) -> Refusal | None:
    """`price` is the corn that choosing the action takes; it is payable."""
    corn = s.goods[seat * 5 + CORN]
    if performable(s, seat, gear, number, corn - price):
        return None
    if gear == PALENQUE:
        return Refusal("T-4.5", "E-NO-TILE", {"plantation": int(number)})
    if gear == TIKAL:
        if number == 5:
            return too_few_resources("T-4.18", 1, resources(s, seat))
        if number == 1 or number == 3:
            return too_few_resources("T-4.11", cheapest_advance(s, seat), resources(s, seat))
        return nothing_payable(s, seat, AS_TIKAL_4 if number == 4 else AS_TIKAL_2)
    if gear == CHICHEN:
        if s.laid[number] >= 0:
            return Refusal("T-4.25", "E-SKULL-TAKEN", {"space": int(number)})
        return Refusal("T-4.25", "E-NO-SKULL")
    if number == 1:
        return too_little_corn("T-4.19", price + OFFERING_CORN, corn)
    if number == 5:
        return too_little_corn("T-4.23", price + ANY_ACTION_CORN, corn)
    least = cheapest_for_corn(s, seat)
    if least == UNREACHABLE:
        return Refusal("T-4.13", "E-NOT-SHOWN")
    return too_little_corn("T-4.22", price + least, corn)
