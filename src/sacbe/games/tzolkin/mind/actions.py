"""What the actions of the gears win for a seat of Tzolk'in, and what an action that is half done still wins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tzolkin.data import (
    ADVANCE_PRICE,
    AGRICULTURE,
    AGRICULTURE_CORN,
    CHICHEN,
    CORN,
    CORN_VALUE,
    EXTRACTION,
    FISHING_CORN,
    GOLD,
    HARVEST_CORN,
    HARVEST_WOOD,
    OFFERING_CORN,
    OVAL_POINTS,
    OVAL_RESOURCE,
    OVAL_TEMPLE,
    OVALS,
    PALENQUE,
    SKULL,
    SPACE_GEAR,
    SPACE_NUMBER,
    STONE,
    THEOLOGY,
    TIKAL,
    TOP_ACTION,
    TOP_SPACE,
    UXMAL,
    WOOD,
    YAXCHILAN,
)
from sacbe.games.tzolkin.mind.building import NEVER, Builder
from sacbe.games.tzolkin.mind.prices import Prices
from sacbe.games.tzolkin.rules.goods import resources
from sacbe.games.tzolkin.rules.prices import can_harvest_free, uncovered
from sacbe.games.tzolkin.state import (
    AS_TIKAL_2,
    AS_TIKAL_4,
    AS_UXMAL_4,
    FREE,
    MAY,
    MUST,
    PAID,
    TASK_BITS,
    TASK_MASK,
    TO_ACT,
    TO_ACT_ANYWHERE,
    TO_ADVANCE,
    TO_BUILD,
    TO_CLIMB,
    TO_GIVE,
    TO_HARVEST,
    TO_LEARN,
    TO_OFFER,
    TO_PAY,
    TO_SETTLE,
    TO_SPARE,
    TO_TAKE,
    TO_TRADE,
    Tzolkin,
)

ROW: Final[i64] = 11  # spaces 0..10 of a gear in the tables below


class Actions:
    """Tables by gear * ROW + number, loaded for one seat of one position."""

    def __init__(self, prices: Prices, builder: Builder) -> None:
        self.prices: Final = prices
        self.builder: Final = builder
        self.now: vec[float] = vec[float]([0.0] * 55)  # by action: what it wins at once, NEVER if it cannot be paid
        self.later: vec[float] = vec[float]([0.0] * 55)  # in some days, when what is missing may be there
        self.late: vec[float] = vec[float]([0.0] * 55)  # after the next Food Day, when its corn is needed no more
        self.spot: vec[float] = vec[float]([0.0] * 55)  # by space: the best a worker taken from there can do now,
        self.spot_later: vec[float] = vec[float]([0.0] * 55)  # in some days,
        self.spot_late: vec[float] = vec[float]([0.0] * 55)  # and after the next Food Day

    def load(self, s: Tzolkin, seat: i64) -> None:
        self.load_palenque(s, seat)
        self.load_yaxchilan(s, seat)
        self.load_tikal(s, seat)
        self.load_uxmal(s, seat)
        self.load_chichen(s, seat)
        self.load_spots(s, seat)

    def put(self, gear: i64, number: i64, value: float, later: float) -> None:
        self.now[gear * ROW + number] = value
        self.later[gear * ROW + number] = later
        self.late[gear * ROW + number] = later

    # -- the gears --------------------------------------------------------------------------------------------------

    def load_palenque(self, s: Tzolkin, seat: i64) -> None:
        fish = FISHING_CORN + (1 if s.tech[seat * 4 + AGRICULTURE] >= 2 else 0)
        gain = self.prices.more_corn(fish)
        self.put(PALENQUE, 1, gain, gain)
        self.late[PALENQUE * ROW + 1] = self.prices.late_corn(fish)
        plantation: i64
        for plantation in range(4):
            gain = self.harvest(s, seat, plantation, False)
            self.put(PALENQUE, plantation + 2, gain, max(gain, 0.0))
            self.late[PALENQUE * ROW + plantation + 2] = max(self.harvest(s, seat, plantation, True), 0.0)

    def harvest(self, s: Tzolkin, seat: i64, plantation: i64, late: bool) -> float:
        prices = self.prices
        gain = NEVER
        ears = HARVEST_CORN[plantation] + AGRICULTURE_CORN[s.tech[seat * 4 + AGRICULTURE]]
        corn = prices.late_corn(ears) if late else prices.more_corn(ears)
        if uncovered(s, plantation) > 0:
            gain = corn + 4.0 * prices.weight[3]
        elif can_harvest_free(s, seat, plantation):
            gain = corn
        if s.wood_left[plantation] > 0:
            wood = HARVEST_WOOD[plantation] + (1 if s.tech[seat * 4 + EXTRACTION] >= 1 else 0)
            gain = max(gain, self.more(s, seat, WOOD, wood) + 4.0 * prices.weight[4])
            gain = max(gain, corn - prices.least_anger() + 4.0 * prices.weight[3])
        return gain

    def more(self, s: Tzolkin, seat: i64, good: i64, n: i64) -> float:
        held = s.goods[seat * 5 + good]
        return self.prices.stock(good, held + n) - self.prices.stock(good, held)

    def load_yaxchilan(self, s: Tzolkin, seat: i64) -> None:
        level = s.tech[seat * 4 + EXTRACTION]
        wood = self.more(s, seat, WOOD, 2 if level >= 1 else 1)
        stone = self.more(s, seat, STONE, 2 if level >= 2 else 1)
        gold = self.more(s, seat, GOLD, 2 if level >= 3 else 1)
        skulls = min(2 if s.tech[seat * 4 + THEOLOGY] >= 3 else 1, s.skulls)
        skull = self.more(s, seat, SKULL, skulls)
        corn = self.prices.more_corn(2)
        self.put(YAXCHILAN, 1, wood, wood)
        self.put(YAXCHILAN, 2, stone + 0.5 * corn, stone + 0.5 * corn)
        self.put(YAXCHILAN, 3, gold + corn, gold + corn)
        self.put(YAXCHILAN, 4, skull, skull)
        self.put(YAXCHILAN, 5, gold + stone + corn, gold + stone + corn)

    def load_tikal(self, s: Tzolkin, seat: i64) -> None:
        builder = self.builder
        held = resources(s, seat)
        one = self.learn(s, seat, held, 1)
        self.put(TIKAL, 1, one, max(self.learn(s, seat, held + 2, 1), 0.0))
        self.put(TIKAL, 2, builder.best_building(s, seat, AS_TIKAL_2), builder.soft_building(s, seat, AS_TIKAL_2))
        self.put(TIKAL, 3, self.learn(s, seat, held, 2), max(self.learn(s, seat, held + 3, 2), 0.0))
        build = builder.as_task(s, seat, AS_TIKAL_4)
        later = max(builder.soft_building(s, seat, AS_TIKAL_4), builder.best_monument(s, seat, True))
        self.put(TIKAL, 4, build, max(build, later))
        steps = self.climb(8) - self.pay(s, seat, 1)
        self.put(
            TIKAL,
            5,
            steps if held > 0 else NEVER,
            max(steps if held > 0 else steps - self.prices.weights.short[0], 0.0),
        )

    def learn(self, s: Tzolkin, seat: i64, held: i64, times: i64) -> float:
        """T-4.10 The best level for resources, then the best second one; what is not held yet costs more."""
        prices = self.prices
        first = NEVER
        second = 0.0
        spent: i64 = 0
        had = resources(s, seat)
        track: i64
        for track in range(4):
            price = ADVANCE_PRICE[s.tech[seat * 4 + track]]
            if price > held:
                continue
            gain = prices.track[track] - self.pay(s, seat, price)
            if price > had:
                gain -= self.prices.weights.short[0] * float(price - had)
            if gain > first:
                second = max(second, first)
                first = gain
                spent = price
            elif gain > second:
                second = gain
        if times == 1 or first == NEVER:
            return first
        if spent >= held:
            return first
        return first + 0.8 * max(second, 0.0)

    def pay(self, s: Tzolkin, seat: i64, n: i64) -> float:
        """The cheapest resources that are held, then wood to be found."""
        price = 0.0
        r: i64
        for r in range(WOOD, GOLD + 1):
            k = min(n, s.goods[seat * 5 + r])
            price += float(k) * self.prices.good[r]
            n -= k
        return price + float(n) * self.prices.good[WOOD]

    def climb(self, barred: i64) -> float:
        """T-4.28 The best step; + 8: and the best one in another temple."""
        best = self.prices.best_step(barred & 7)
        if best < 0:
            return 0.0
        value = self.prices.temple[best]
        if barred & 8:
            all_but = 1 if best == 0 else (2 if best == 1 else 4)
            value += self.prices.temple[self.prices.best_step(all_but)]
        return value

    def load_uxmal(self, s: Tzolkin, seat: i64) -> None:
        prices = self.prices
        offering = self.climb(0) + prices.more_corn(-OFFERING_CORN)
        self.put(UXMAL, 1, offering if prices.corn >= OFFERING_CORN else NEVER, max(offering, 0.0))
        trade = self.trade()
        self.put(UXMAL, 2, trade, trade)
        self.put(UXMAL, 3, prices.worker, prices.worker)
        later = self.builder.soft_building(s, seat, AS_UXMAL_4)
        self.put(UXMAL, 4, self.builder.best_building(s, seat, AS_UXMAL_4), later)
        self.put(UXMAL, 5, NEVER, 0.0)
        fee = prices.more_corn(-1)
        gear: i64
        number: i64
        now = NEVER
        later = 0.0
        for gear in range(CHICHEN):
            for number in range(1, 5 if gear == UXMAL else 6):
                now = max(now, self.now[gear * ROW + number])
                later = max(later, self.later[gear * ROW + number])
        self.put(UXMAL, 5, now + fee if prices.corn >= 1 else NEVER, later + fee)

    def trade(self) -> float:
        """T-4.20 More corn than is needed becomes gold and so on: what a few purchases win."""
        prices = self.prices
        corn = prices.corn
        value = 0.0
        r: i64
        for r in range(WOOD, GOLD + 1):
            bought: i64 = 0
            while corn >= CORN_VALUE[r] and bought < 2:
                win = prices.good[r] + prices.corn_value(corn - CORN_VALUE[r]) - prices.corn_value(corn)
                if win <= 0.0:
                    break
                value += win
                corn -= CORN_VALUE[r]
                bought += 1
        return value

    def load_chichen(self, s: Tzolkin, seat: i64) -> None:
        prices = self.prices
        offer = 0.0
        if s.tech[seat * 4 + THEOLOGY] >= 2:
            offer = max(self.climb(0) - prices.good[WOOD], 0.0)
        has_skull = s.goods[seat * 5 + SKULL] > 0
        number: i64
        for number in range(1, OVALS + 1):
            if s.laid[number] >= 0:
                self.put(CHICHEN, number, NEVER, NEVER)
                continue
            gain = float(OVAL_POINTS[number]) + prices.temple[OVAL_TEMPLE[number]] + offer - prices.good[SKULL]
            gain += float(OVAL_RESOURCE[number]) * prices.good[GOLD] + 3.0 * prices.weight[12]
            self.put(CHICHEN, number, gain if has_skull else NEVER, gain if has_skull else 0.5 * gain - 1.0)

    # -- spaces -----------------------------------------------------------------------------------------------------

    def load_spots(self, s: Tzolkin, seat: i64) -> None:
        """T-3.13, T-3.14, T-4.26 Of each space the best action it leads to, step-back corn taken off."""
        back = self.prices.good[CORN] * 1.2
        ahead: i64 = 1 if s.tech[seat * 4 + THEOLOGY] > 0 else 0
        gear: i64
        space: i64
        for gear in range(5):
            row = gear * ROW
            last: i64 = TOP_ACTION[gear]
            top: i64 = TOP_SPACE[gear]
            now = 0.0
            later = 0.0
            most = 0.0
            most_later = 0.0
            late = 0.0
            most_late = 0.0
            self.spot[row] = 0.0
            self.spot_later[row] = 0.0
            self.spot_late[row] = 0.0
            for space in range(1, last + 1):
                now = max(max(now - back, 0.0), self.now[row + space])
                later = max(max(later - back, 0.0), self.later[row + space])
                late = max(max(late - back, 0.0), self.late[row + space])
                most = max(most, self.now[row + space])
                most_late = max(most_late, self.late[row + space])
                self.spot_late[row + space] = late
                most_later = max(most_later, self.later[row + space])
                self.spot[row + space] = now
                self.spot_later[row + space] = later
            for space in range(last + 1, top + 1):
                self.spot[row + space] = most
                self.spot_later[row + space] = most_later
                self.spot_late[row + space] = most_late
            if gear == CHICHEN and ahead == 1:
                for space in range(top):
                    self.spot[row + space] = max(self.spot[row + space], self.spot[row + space + 1])
                    self.spot_later[row + space] = max(self.spot_later[row + space], self.spot_later[row + space + 1])
                    self.spot_late[row + space] = self.spot_later[row + space]

    # -- what is begun ----------------------------------------------------------------------------------------------

    def begun(self, s: Tzolkin, seat: i64) -> float:
        """What the pile of tasks and the actions granted by tombs still win."""
        value = 0.0
        pile = s.todo
        held = resources(s, seat)
        while pile != 0:
            kind = pile & 0xF
            number = (pile & TASK_MASK) >> 4
            pile >>= TASK_BITS
            if kind == TO_PAY:
                held -= number
            if kind == TO_LEARN and number != FREE:
                if number == MUST and pile & 0xF == TO_LEARN:  # T-4.10 both levels of Tikal 3
                    value += self.learn(s, seat, held, 2)
                    pile >>= TASK_BITS
                else:
                    best = self.learn(s, seat, held, 1)
                    value += max(best, 0.0) if number == MAY else best
            elif pile & 0xF == TO_SETTLE:  # R-20 architecture for the second building, or else for the first
                kept = self.builder.help + self.builder.saving
                value += max(self.builder.best_building(s, seat, number), kept)
                pile >>= TASK_BITS
            else:
                value += self.task(s, seat, kind, number)
        if s.granted & 1:
            value += max(self.builder.best_building(s, seat, AS_TIKAL_2), 0.0)
        if s.granted & 2:
            value += self.trade()
        if s.granted & 4:
            value += max(self.now[UXMAL * ROW + 5], 0.0)
        return value

    def task(self, s: Tzolkin, seat: i64, kind: i64, number: i64) -> float:
        prices = self.prices
        if kind == TO_ACT:
            return self.spot[SPACE_GEAR[number] * ROW + SPACE_NUMBER[number]]
        if kind == TO_ACT_ANYWHERE:
            any_action = self.now[UXMAL * ROW + 5]
            return max(any_action, 0.0) if number == MAY else any_action - prices.more_corn(-1)
        if kind == TO_HARVEST:
            return self.harvest(s, seat, number, False)
        if kind == TO_LEARN:
            return self.builder.best_level()  # for nothing: what is paid for see above
        if kind == TO_PAY:
            return -self.pay(s, seat, number)
        if kind == TO_CLIMB:
            return self.climb(number)
        if kind == TO_TAKE:
            return self.more(s, seat, GOLD, number)
        if kind == TO_BUILD:
            return self.builder.as_task(s, seat, number)
        if kind == TO_SPARE:
            return self.spare(s, seat, number)
        if kind == TO_TRADE:
            return self.trade()
        if kind == TO_OFFER:
            return max(self.climb(0) - self.pay(s, seat, 1), 0.0)
        if kind == TO_ADVANCE:
            return prices.track[number]
        if kind == TO_GIVE:
            return self.builder.building_worth(s, seat, number & 31, number >> 5)
        return 0.0

    def spare(self, s: Tzolkin, seat: i64, building: i64) -> float:
        """A building that is chosen, its price still to be paid but for one resource; or paid, and one comes back."""
        if building >= PAID:
            return self.builder.saving
        value = self.builder.building_worth(s, seat, building, 0) + self.builder.help + self.builder.saving
        return value - self.builder.full_price(building)
