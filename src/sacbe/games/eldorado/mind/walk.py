"""How far one figure can come this turn, for every set of cards and tokens it may use up on the way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count
from sacbe.games.eldorado.actions import CLEAR, PAY, PLAY, STEP, USE
from sacbe.games.eldorado.data import BLOCKADE_ASKS, BLOCKADE_COST, CAMP, MOUNTAIN, RUBBLE
from sacbe.games.eldorado.mind.deck import Deck
from sacbe.games.eldorado.rules.moving import occupied
from sacbe.games.eldorado.state import PAYING, TOKEN, Race

MOST_ITEMS: Final[i64] = 7
_SETS: Final[i64] = 128
_PLACES: Final[i64] = 540  # two for each hex: its own blockade standing, or cleared on this walk
_ROOM: Final[i64] = 120  # places noted for one set of items
_NEVER: Final = -1000.0
_DETOUR: Final = 0.4  # rounds a walk may lead away from El Dorado
_BEHIND: Final = 0.5  # rounds that a place may be behind the best one and still be gone on from

CAVE_WORTH: Final = 0.22  # rounds a cave token saves
BLOCKADE_WORTH: Final = 0.12  # a blockade owned: it breaks ties
BLOCKADE_SHARE: Final = 0.7  # of the rounds a standing blockade costs, as somebody else may clear it

NATIVES: Final[i64] = 8  # instead of symbols: one step onto anything


class Items:
    """What a seat may use this turn: the cards of the hand and tokens that move, equal ones side by side."""

    def __init__(self) -> None:
        self.number: i64 = 0
        self.cards: i64 = 0  # which of the items are cards, as a mask
        self.source: vec[i64] = vec[i64]([0] * 7)  # a kind of card, or TOKEN + a kind of token
        self.symbols: vec[i64] = vec[i64]([0] * 7)  # a mask; NATIVES; 0 for what does not move
        self.power: vec[i64] = vec[i64]([0] * 7)
        self.halves: vec[i64] = vec[i64]([0] * 7)  # half coins it pays
        self.loss: vec[float] = vec[float]([0.0] * 7)  # rounds lost by using it up
        self.removal: vec[float] = vec[float]([0.0] * 7)  # rounds won by removing it from the game
        self.idle: vec[float] = vec[float]([0.0] * 7)  # what it is worth if it is not used for a walk or a purchase

    def mask_halves(self, mask: i64) -> i64:
        total: i64 = 0
        i: i64
        for i in range(self.number):
            if (mask >> i) & 1:
                total += self.halves[i]
        return total


class Walk:
    """`gain[set]`: the rounds saved by using exactly these items; `first[set]`: the action it begins with."""

    def __init__(self) -> None:
        self.gain: vec[float] = vec[float]([_NEVER] * 128)
        self.first: vec[i64] = vec[i64]([-1] * 128)
        self._value: vec[float] = vec[float]([0.0] * int(_SETS * _PLACES))
        self._begin: vec[i64] = vec[i64]([-1] * int(_SETS * _PLACES))
        self._stamp: vec[i64] = vec[i64]([0] * int(_SETS * _PLACES))
        self._now: i64 = 0
        self._list: vec[i64] = vec[i64]([0] * int(_SETS * _ROOM))
        self._count: vec[i64] = vec[i64]([0] * 128)
        # symbols spreading over the hexes
        self._left: vec[i64] = vec[i64]([0] * int(_PLACES))
        self._left_stamp: vec[i64] = vec[i64]([0] * int(_PLACES))
        self._spread: i64 = 0
        self._stack: vec[i64] = vec[i64]([0] * 2000)
        self._stack_first: vec[i64] = vec[i64]([0] * 2000)
        self._stack_value: vec[float] = vec[float]([0.0] * 2000)
        self._limit: float = 0.0
        self._number: i64 = 0
        self._here: i64 = 0

    def go(
        self, s: Race, seat: i64, items: Items, deck: Deck, number: i64, symbols: i64, power: i64, arrival: float
    ) -> None:
        """Walk with the own figure of this number; `symbols` of `power` are at hand already and go first."""
        figure = s.own_figure(seat, number)
        here = s.figure[figure]
        self._number = number
        self._here = here
        self._now += 1
        sets = bit(items.number)
        mask: i64
        i: i64
        k: i64
        for mask in range(sets):
            self._count[mask] = 0
            self.gain[mask] = _NEVER
            self.first[mask] = -1
        from_here = deck.rounds(here)
        self._limit = from_here + _DETOUR
        if s.phase == PAYING and s.payer == figure:
            if s.pay_hex >= 0:
                self.pay(s, items, 0, 2 * s.pay_hex, s.to_pay, 0.0, -1, s.route.terrain[s.pay_hex] == CAMP)
            else:
                credit = self.credit(deck, s.standing(s.pay_joint))
                self.pay(s, items, 0, 2 * here + 1, s.to_pay, credit, -1, False)
        else:
            self.put(0, 2 * here, 0.0, -1)
            if symbols != 0:
                self.use(s, deck, 0, 2 * here, 0.0, symbols, power, -1)
        rich: i64 = 0
        for i in range(len(s.route.caves)):
            if s.cave_tokens(i) > 0 and (s.locked[figure] >> i) & 1 == 0:
                rich |= bit(i)
        for mask in range(sets):
            for k in range(self._count[mask]):
                place = self._list[mask * _ROOM + k]
                cell = place >> 1
                saved = self._value[mask * _PLACES + place] + from_here - deck.rounds(cell)
                if s.route.piece[cell] == s.route.pieces:
                    saved += arrival
                elif s.route.beside[cell] & rich != 0:
                    saved += CAVE_WORTH * float(count(s.route.beside[cell] & rich))
                if saved > self.gain[mask]:
                    self.gain[mask] = saved
                    self.first[mask] = self._begin[mask * _PLACES + place]
            for k in range(self._count[mask]):  # only from where it has come nearly as far
                place = self._list[mask * _ROOM + k]
                cell = place >> 1
                value = self._value[mask * _PLACES + place]
                if s.route.piece[cell] != s.route.pieces:
                    if value + from_here - deck.rounds(cell) >= self.gain[mask] - _BEHIND:
                        self.go_on(s, items, deck, mask, place, value, self._begin[mask * _PLACES + place])

    def go_on(self, s: Race, items: Items, deck: Deck, mask: i64, place: i64, value: float, first: i64) -> None:
        """One more source, or a payment."""
        i: i64
        for i in range(items.number):
            symbols = items.symbols[i]
            if symbols == 0 or (mask >> i) & 1:
                continue
            source = items.source[i]
            if i > 0 and items.source[i - 1] == source and (mask >> (i - 1)) & 1 == 0:
                continue  # of equal items the first goes first
            if s.any_symbol and source < TOKEN and symbols != NATIVES and mask & items.cards == 0:
                symbols = 7
            begin = first
            if first < 0:
                begin = USE + source - TOKEN if source >= TOKEN else PLAY + source
            self.use(s, deck, mask | bit(i), place, value - items.loss[i], symbols, items.power[i], begin)
        rest = items.cards & ~mask
        if rest == 0:
            return
        cards = count(rest)
        direction: i64
        for direction in range(6):
            there = self.target(s, place, direction, False)
            if there >= 0 and RUBBLE <= s.route.terrain[there] <= CAMP and s.route.cost[there] <= cards:
                if deck.rounds(there) < self._limit:
                    begin = STEP + 6 * self._number + direction if first < 0 else first
                    camp = s.route.terrain[there] == CAMP
                    self.pay(s, items, mask, self.after(s, there, place), s.route.cost[there], value, begin, camp)
        blockade = self.blockade(s, place)
        if blockade > 0 and BLOCKADE_ASKS[blockade] == RUBBLE and BLOCKADE_COST[blockade] <= cards:
            begin = CLEAR + 6 * self._number + blockade - 1 if first < 0 else first
            credit = value + self.credit(deck, blockade)
            self.pay(s, items, mask, place + 1, BLOCKADE_COST[blockade], credit, begin, False)

    def credit(self, deck: Deck, blockade: i64) -> float:
        return BLOCKADE_WORTH + BLOCKADE_SHARE * blockade_rounds(deck, blockade)

    def put(self, mask: i64, place: i64, value: float, first: i64) -> None:
        at = mask * _PLACES + place
        if self._stamp[at] != self._now:
            if self._count[mask] == _ROOM:
                return
            self._stamp[at] = self._now
            self._list[mask * _ROOM + self._count[mask]] = place
            self._count[mask] += 1
        elif self._value[at] >= value:
            return
        self._value[at] = value
        self._begin[at] = first

    def pay(
        self, s: Race, items: Items, mask: i64, place: i64, cards: i64, value: float, first: i64, camp: bool
    ) -> None:
        """Every way to give so many of the cards not used yet."""
        rest = items.cards & ~mask
        given = rest
        while given != 0 or cards == 0:
            if count(given) == cards:
                then = value
                begin = first
                i: i64
                for i in range(items.number):
                    if (given >> i) & 1:
                        if camp:
                            then += items.removal[i]
                        if begin < 0:
                            begin = PAY + items.source[i]
                self.put(mask | given, place, then, begin)
            if given == 0:
                return
            given = (given - 1) & rest

    def blockade(self, s: Race, place: i64) -> i64:
        """The number of the blockade ahead that a figure here touches; 0 for none."""
        cell = place >> 1
        joint = s.route.piece[cell]
        if place & 1 == 1 or joint >= s.route.joints or (s.route.touches[cell] >> joint) & 1 == 0:
            return 0
        return s.standing(joint)

    def target(self, s: Race, place: i64, direction: i64, through: bool) -> i64:
        """The hex that can be entered in this direction if it is paid for; -1 for none."""
        cell = place >> 1
        there = s.route.next[6 * cell + direction]
        if there < 0 or s.route.terrain[there] >= MOUNTAIN:
            return -1
        joint = s.route.joint[6 * cell + direction]
        if joint >= 0 and not through and s.standing(joint) > 0 and (place & 1 == 0 or joint != s.route.piece[cell]):
            return -1
        if occupied(s, there) and not s.pass_through:
            return -1
        return there

    def use(
        self, s: Race, deck: Deck, mask: i64, place: i64, value: float, symbols: i64, power: i64, first: i64
    ) -> None:
        """All places a source leads to from here."""
        symbol: i64
        if symbols == NATIVES:
            self.step_anywhere(s, deck, mask, place, value, first)
            return
        for symbol in range(3):
            if (symbols >> symbol) & 1:
                self.spread(s, deck, mask, place, value, symbol, power, first)

    def step_anywhere(self, s: Race, deck: Deck, mask: i64, place: i64, value: float, first: i64) -> None:
        direction: i64
        for direction in range(6):
            there = self.target(s, place, direction, s.native_through)
            if there >= 0 and deck.rounds(there) < self._limit:
                begin = STEP + 6 * self._number + direction if first < 0 else first
                self.put(mask, self.after(s, there, place), value, begin)
        blockade = self.blockade(s, place)
        if blockade > 0:
            begin = CLEAR + 6 * self._number + blockade - 1 if first < 0 else first
            self.put(mask, place + 1, value + self.credit(deck, blockade), begin)

    def after(self, s: Race, there: i64, place: i64) -> i64:
        """On the same piece what was cleared stays cleared; on the next one there is a new joint ahead."""
        return 2 * there + (place & 1 if s.route.piece[there] == s.route.piece[place >> 1] else 0)

    def spread(
        self, s: Race, deck: Deck, mask: i64, place: i64, value: float, symbol: i64, power: i64, first: i64
    ) -> None:
        self._spread += 1
        self._left[place] = power
        self._left_stamp[place] = self._spread
        self._stack[0] = place * 8 + power
        self._stack_first[0] = first
        self._stack_value[0] = value
        top: i64 = 1
        direction: i64
        while top > 0:
            top -= 1
            at = self._stack[top] >> 3
            left = self._stack[top] & 7
            begun = self._stack_first[top]
            worth = self._stack_value[top]
            for direction in range(7):
                begin = begun
                then = worth
                if direction == 6:
                    blockade = self.blockade(s, at)
                    if blockade == 0 or BLOCKADE_ASKS[blockade] != symbol:
                        continue
                    rest = left - BLOCKADE_COST[blockade]
                    new = at + 1
                    then += self.credit(deck, blockade)
                    if begin < 0:
                        begin = CLEAR + 6 * self._number + blockade - 1
                else:
                    there = s.route.next[6 * (at >> 1) + direction]
                    if there < 0 or s.route.terrain[there] != symbol:
                        continue
                    rest = left - s.route.cost[there]
                    if rest < 0 or deck.rounds(there) >= self._limit or self.target(s, at, direction, False) < 0:
                        continue
                    new = self.after(s, there, at)
                    if begin < 0:
                        begin = STEP + 6 * self._number + direction
                if rest < 0 or (self._left_stamp[new] == self._spread and self._left[new] >= rest):
                    continue
                self._left[new] = rest
                self._left_stamp[new] = self._spread
                self.put(mask, new, then, begin)
                if rest > 0 and s.route.piece[new >> 1] != s.route.pieces:
                    self._stack[top] = new * 8 + rest
                    self._stack_first[top] = begin
                    self._stack_value[top] = then
                    top += 1


def blockade_rounds(deck: Deck, blockade: i64) -> float:
    asks = BLOCKADE_ASKS[blockade]
    if asks == RUBBLE:
        return deck.pace[12] * float(BLOCKADE_COST[blockade])
    return deck.pace[asks * 4 + BLOCKADE_COST[blockade] - 1]
