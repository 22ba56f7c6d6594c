"""T-3.17 to T-3.29 From the end of a turn to the next one: refill, pot, Food Day, calendar."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest
from sacbe.core.errors import Refusal
from sacbe.games.tzolkin.actions import ADVANCE, END, SHOW
from sacbe.games.tzolkin.data import (
    AGE_1,
    ALL_NUMBERED,
    ALL_TEETH,
    BUILDING_COUNT,
    BUILDINGS,
    CALENDAR_TEETH,
    CORN,
    DISPLAY,
    FOOD_DAYS,
    LAST_MEDIUM,
    LAST_SMALL,
    PUSHED,
    SPACE_OF_BIT,
    SPACES,
    ZERO_TEETH,
)
from sacbe.games.tzolkin.rules.food import feed, reward_goods, reward_points
from sacbe.games.tzolkin.rules.guards import ChancePhase, TzolkinPhase, not_now
from sacbe.games.tzolkin.state import ADVANCING, NEW_AGE, OVER, REFILL, START_TURN, Tzolkin

# T-3.17 Refill


def end_turn(s: Tzolkin) -> None:
    if s.constructed > 0 and refill(s):
        s.phase = REFILL
    else:
        finish_turn(s)


def age_deck(s: Tzolkin) -> i64:
    return s.deck & AGE_1 if s.age == 1 else s.deck & ~AGE_1


def refill(s: Tzolkin) -> bool:
    """True if chance must draw. A deck that is used up by the refill holds no chance: it is laid out at once."""
    empty: i64 = 0
    i: i64
    for i in range(DISPLAY):
        if s.shown[i] < 0:
            empty += 1
    left = age_deck(s)
    if count(left) > empty:
        return empty > 0
    while left != 0:
        lay_out(s, lowest(left))
        left &= left - 1
    return False


def lay_out(s: Tzolkin, building: i64) -> None:
    """On the first empty space of the display."""
    s.deck &= ~bit(building)
    i: i64
    for i in range(DISPLAY):
        if s.shown[i] < 0:
            s.shown[i] = building
            return


class DrawBuildings(ChancePhase):
    """NATURE turns up buildings of the current age, each as likely as any other, until the display is full."""

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=18)
        rest = age_deck(s)
        while rest != 0:
            out = append(out, SHOW + lowest(rest))
            rest &= rest - 1
        return out

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        if code < SHOW or code >= SHOW + BUILDING_COUNT:
            return not_now(code)
        if (age_deck(s) >> (code - SHOW)) & 1:
            return None
        return Refusal("T-3.17", "E-NOT-IN-DECK", {"tile": BUILDINGS[code - SHOW]})

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        lay_out(s, code - SHOW)
        if not refill(s):
            self.go_on(s)

    def go_on(self, s: Tzolkin) -> None:
        raise NotImplementedError


class RefillDisplay(DrawBuildings):
    """T-3.17 At the end of a turn in which something was built."""

    name = "refill"

    def go_on(self, s: Tzolkin) -> None:
        finish_turn(s)


class LayOutNewAge(DrawBuildings):
    """T-3.21 Six buildings of age 2 on Food Day 2."""

    name = "new-age"

    def go_on(self, s: Tzolkin) -> None:
        finish_food_day(s)


def finish_turn(s: Tzolkin) -> None:
    """T-3.18 The pot for whoever went to the first player space; then the next player or the end of the round."""
    if s.fps == s.active:
        s.goods[s.active * 5 + CORN] += s.pot()
        s.corn_teeth = 0
    s.placed = 0
    s.picked = 0
    s.constructed = 0
    s.traded = 0
    s.turn += 1
    if s.turn < s.seats:
        s.active = (s.active + 1) % s.seats
        s.phase = START_TURN
    elif s.day >= FOOD_DAYS[s.food]:  # T-3.19, T-3.28
        hold_food_day(s)
    else:
        update_calendar(s)


# T-3.19 to T-3.23 Food Day


def hold_food_day(s: Tzolkin) -> None:
    feed(s)
    if s.food == 1:
        s.age = 2
        s.deck &= ~AGE_1
        i: i64
        for i in range(DISPLAY):
            s.shown[i] = -1
        if refill(s):
            s.phase = NEW_AGE
            return
    finish_food_day(s)


def finish_food_day(s: Tzolkin) -> None:
    if s.food & 1 == 0:
        reward_goods(s)
    else:
        reward_points(s)
    s.food += 1
    update_calendar(s)


# T-3.24 to T-3.29 Calendar


def update_calendar(s: Tzolkin) -> None:
    if s.food == 4:  # T-3.29 one more day, for the tie-break
        s.fps = -1
        s.active = -1
        s.turn = 0
        next_day(s)
        s.phase = OVER
    elif s.fps >= 0:
        s.active = s.fps
        s.phase = ADVANCING
    else:
        s.corn_teeth |= bit(s.day % CALENDAR_TEETH)
        next_day(s)
        begin_round(s)


def next_day(s: Tzolkin) -> None:
    """T-3.26 Every piece moves a tooth; players' workers leave the last numbered space, neutral ones never."""
    s.day += 1
    seat: i64
    for seat in range(s.seats):
        s.on[seat] = (s.on[seat] << 1) & ALL_NUMBERED
    turned = (s.neutrals << 1) & ALL_TEETH & ~ZERO_TEETH
    s.neutrals = turned | ((s.neutrals & LAST_SMALL) >> 9) | ((s.neutrals & LAST_MEDIUM) >> 12)


def begin_round(s: Tzolkin) -> None:
    s.turn = 0
    s.active = s.marker
    s.phase = START_TURN


class AdvanceCalendar(TzolkinPhase):
    """T-3.25 DP-ADVANCE of the player on the first player space."""

    name = "advance"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        out = append(out, ADVANCE)
        if self.refuse(s, seat, ADVANCE + 1) is None:
            out = append(out, ADVANCE + 1)
        return out

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        if code < ADVANCE or code >= END:
            return not_now(code)
        if code == ADVANCE:
            return None
        if (s.light >> seat) & 1 == 0:
            return Refusal("T-3.27", "E-DOUBLE-DARK")
        player: i64
        for player in range(s.seats):
            pushed = s.on[player] & PUSHED
            if pushed != 0:
                return Refusal("T-3.27", "E-DOUBLE-PUSH", {"space": SPACES[SPACE_OF_BIT[lowest(pushed)]]})
        return None

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        s.fps = -1
        s.marker = (seat + 1) % s.seats if s.marker == seat else seat
        next_day(s)
        if code == ADVANCE + 1:
            s.light &= ~bit(seat)
            next_day(s)
        begin_round(s)
