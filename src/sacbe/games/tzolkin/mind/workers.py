"""What workers on the gears of Tzolk'in promise: the best action on their way, less the days they ride for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.bits import lowest
from sacbe.games.tzolkin.data import (
    CHICHEN,
    SKULL,
    SPACE_GEAR,
    SPACE_NUMBER,
    SPACE_OF_BIT,
    TOP_SPACE,
)
from sacbe.games.tzolkin.mind.actions import ROW, Actions
from sacbe.games.tzolkin.mind.prices import Prices
from sacbe.games.tzolkin.state import Tzolkin

_FAR: Final[i64] = 8


class Riders:
    def __init__(self, prices: Prices, actions: Actions) -> None:
        self.prices: Final = prices
        self.actions: Final = actions
        self.best = 0.0  # of the worker looked at last: its best time,
        self.next = 0.0  # if it is picked up at the next chance,
        self.after = 0.0  # and if it is not

    def value(self, s: Tzolkin, seat: i64) -> float:
        """All workers on gears, each at its best time, as far as turns allow it."""
        wait = self.prices.wait
        total = 0.0
        forced = 99.0  # least loss of picking one up next turn
        eager = 0.0  # what is lost if nobody is picked up next turn
        skulls = s.goods[seat * 5 + SKULL]
        rest = s.on[seat]
        gear_before: i64 = -1
        share = 1.0
        while rest != 0:
            space = SPACE_OF_BIT[lowest(rest)]
            rest &= rest - 1
            gear = SPACE_GEAR[space]
            if gear != gear_before:
                gear_before = gear
                share = 1.0
            else:
                share *= self.prices.weights.second[gear]
            if gear == CHICHEN:
                if skulls <= 0:
                    share *= 0.5
                skulls -= 1
            self.look(gear, SPACE_NUMBER[space], wait, share)
            total += self.best
            forced = min(forced, self.best - self.next)
            eager += self.best - self.after
        if s.on[seat] == 0:
            return 0.0
        hand = s.available(seat) + (1 if s.fps == seat else 0)
        if wait == 1:
            if hand == 0:
                total -= forced
            else:
                total -= min(eager, self.prices.idle * float(hand))
        return total

    def look(self, gear: i64, space: i64, wait: i64, share: float) -> None:
        """T-3.26 A worker that rides too far comes home with nothing."""
        actions = self.actions
        row = gear * ROW
        top: i64 = TOP_SPACE[gear]
        idle = self.prices.idle
        food = self.prices.to_food
        days: i64 = int(self.prices.left)
        doubt = share
        self.best = -idle * float(min(top + 1 - space, days))
        self.next = self.best
        self.after = self.best
        k: i64 = 0
        while k <= days and space + k <= top and k < _FAR:
            if k == 0:
                gain = actions.spot[row + space]
            else:
                doubt *= self.prices.weights.doubt
                gain = (actions.spot_later if k <= food else actions.spot_late)[row + space + k] * doubt
            if k >= wait:
                gain -= idle * float(k)
                if k == wait:
                    self.next = gain
                else:
                    self.after = max(self.after, gain)
                self.best = max(self.best, gain)
            k += 1
