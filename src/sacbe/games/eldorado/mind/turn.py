"""The rest of a turn, planned: which cards walk with which figure, which ones buy, and which are left."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.games.eldorado.actions import BUY, END_PLAY
from sacbe.games.eldorado.data import (
    ANY,
    CARD_SYMBOL,
    CARTOGRAPHER,
    COIN,
    COMPASS,
    DRAW_1,
    KINDS,
    NATIVE,
    NATIVE_STEP,
    POWER,
    PRICE,
    SCIENTIST,
    SCOUT,
    SINGLE_USE,
    TOKEN_POWER,
    TOKEN_SYMBOL,
    TRANSMITTER,
    TRAVEL_LOG,
)
from sacbe.games.eldorado.mind.ground import Ground
from sacbe.games.eldorado.mind.items import MOST_ITEMS, NATIVES, Items
from sacbe.games.eldorado.mind.judge import TOKEN_WORTH, Judge, cards_of
from sacbe.games.eldorado.mind.plans import Plans
from sacbe.games.eldorado.mind.walk import Gains, Walk
from sacbe.games.eldorado.rules.money import has_coins
from sacbe.games.eldorado.rules.moving import is_native, power_of, symbols_of
from sacbe.games.eldorado.rules.piles import ONE, held
from sacbe.games.eldorado.state import BUYING, NO_SOURCE, TARGET, TOKEN, Race

_NEVER: Final = -1000.0
BOTHER: Final = 0.004  # for everything begun: of two equal plans the shorter
DRAWN: Final = 0.24  # rounds a card drawn saves; a round is four
_KEPT: Final = 0.27  # what a card kept must save to be better than a new one
_HOME: Final = 6.0  # for arriving with the last figure: less than having arrived
_SOON: Final = 3.0  # rounds before El Dorado in which cards are saved up for it
_LONG: Final = 2.0  # rounds that waiting for a card costs at most
_LATER: Final = 0.9  # of what a card saves where it is awaited, the share that counts before it is there
_EAGER: Final = 0.1  # what an action card must save to be played before all else
_HALVES: Final[i64] = 11


class Turn:
    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.items: Final = Items()
        self.grounds: Final = [Ground(), Ground(), Ground(), Ground()]  # by figure
        self.walker: Final = Walk(self.items)
        # by the own figures' number; then the same with the source in play
        self.walks: Final = [Gains(), Gains(), Gains(), Gains()]
        self.nobody: Final = Gains()  # stays where it is
        self.nobody.gain[0] = 0.0
        self.best: vec[i64] = vec[i64]([-1] * int(_HALVES))  # the kind to buy, by half coins
        self.both: vec[float] = vec[float]([0.0] * 128)  # by set of items: the best of two walks,
        self.begin: vec[i64] = vec[i64]([-1] * 128)  # and what it begins with
        self.idle: vec[i64] = vec[i64]([0] * 128)  # how many cards it leaves idle
        self.first: i64 = -1  # the next action of the plan
        self.spare: i64 = 0  # how many cards the plan has no use for
        self.eager: i64 = 0  # action cards that it is worth while to play before all else, bit n for kind n
        self.cards: i64 = 0
        self.plans: Final = Plans()

    # -- what there is ----------------------------------------------------------------------------------------------

    def load(self, s: Race, seat: i64, with_tokens: bool) -> None:
        items = self.items
        items.number = 0
        items.cards = 0
        self.cards = cards_of(s, seat)
        fading = self.judge.fading(self.judge.rounds(s, seat, self.cards))
        hand = s.hand[seat]
        kind: i64
        n: i64
        for kind in range(KINDS - 1, -1, -1):
            n = held(hand, kind)
            if n > 0:
                removal = self.judge.removal(s, seat, self.cards, kind)
                while n > 0:
                    self.add_card(kind, removal)
                    n -= 1
        if with_tokens and s.tokens[seat] != 0:
            for kind in range(DRAW_1):
                coins: i64 = 0
                if TOKEN_SYMBOL[kind] == COIN:
                    coins = 2 * TOKEN_POWER[kind]
                n = held(s.tokens[seat], kind)
                while n > 0:
                    self.add(
                        TOKEN + kind, bit(TOKEN_SYMBOL[kind]), TOKEN_POWER[kind], coins, fading * TOKEN_WORTH[kind]
                    )
                    n -= 1
            n = held(s.tokens[seat], NATIVE_STEP)
            while n > 0:
                self.add(TOKEN + NATIVE_STEP, NATIVES, 1, 0, fading * TOKEN_WORTH[NATIVE_STEP])
                n -= 1

    def add(self, source: i64, symbols: i64, power: i64, halves: i64, loss: float) -> None:
        items = self.items
        i = items.number
        if i == MOST_ITEMS:
            return
        items.source[i] = source
        items.symbols[i] = symbols
        items.power[i] = power
        items.halves[i] = halves
        items.loss[i] = loss + BOTHER
        items.removal[i] = 0.0
        items.idle[i] = 0.0
        items.number += 1

    def add_card(self, kind: i64, removal: float) -> None:
        items = self.items
        i = items.number
        if i == MOST_ITEMS:
            return
        symbol = CARD_SYMBOL[kind]
        symbols: i64 = 0
        halves: i64 = 1
        if symbol == ANY:
            symbols = 7
        elif symbol >= 0:
            symbols = bit(symbol)
        elif kind == NATIVE:
            symbols = NATIVES
        if has_coins(kind):
            halves = 2 * POWER[kind]
        self.add(kind, symbols, POWER[kind], halves, max(-removal, 0.0) if SINGLE_USE[kind] == 1 else 0.0)
        items.removal[i] = removal
        items.cards |= bit(i)

    # -- the plan ---------------------------------------------------------------------------------------------------

    def plan(self, s: Race, seat: i64) -> float:
        """The rounds that the rest of the turn saves. `first` is the action it begins with."""
        plans = self.plans
        at = plans.find(s, seat, self.judge.deck(s, cards_of(s, seat)))
        if not plans.known(at):
            worth = self.make_plan(s, seat)
            plans.keep(at, worth, self.first, self.spare, self.eager)
        self.first, self.spare, self.eager = plans.first[at], plans.spare[at], plans.eager[at]
        return plans.worth[at]

    def make_plan(self, s: Race, seat: i64) -> float:
        self.load(s, seat, True)
        judge = self.judge
        judge.look_at_market(s, seat, self.cards)
        judge.best_at(s, PRICE, self.best)
        symbols: i64 = 0
        power: i64 = 0
        if s.source != NO_SOURCE:
            if s.phase == TARGET:
                symbols = NATIVES if is_native(s.source) else symbols_of(s, s.source)
                power = 1 if is_native(s.source) else power_of(s.source)
            elif s.left > 0:
                symbols = bit(s.symbol)
                power = s.left
        self.walk(s, seat, symbols, power, False)
        self.set_idle(s, seat)
        first = self.on_board(s, seat, 0)
        second = self.on_board(s, seat, 1)
        walks = self.walks
        if symbols == 0:
            return self.combine(s, walks[0] if first else self.nobody, walks[1] if second else self.nobody)
        most = _NEVER
        action: i64 = -1
        spare: i64 = 0
        if first and (s.phase == TARGET or s.mover == s.own_figure(seat, 0)):
            most = self.combine(s, walks[2], walks[1] if second else self.nobody)
            action, spare = self.first, self.spare
        if second and (s.phase == TARGET or s.mover == s.own_figure(seat, 1)):
            other = self.combine(s, walks[3], walks[0] if first else self.nobody)
            if other > most:
                return other
        self.first, self.spare = action, spare
        return most

    def on_board(self, s: Race, seat: i64, number: i64) -> bool:
        figure = s.own_figure(seat, number)
        return figure >= 0 and s.figure[figure] >= 0

    def walk(self, s: Race, seat: i64, symbols: i64, power: i64, alike: bool) -> None:
        """Fill the walks of the own figures, for all sets of items or for those of equal ones."""
        deck = self.judge.deck(s, self.cards)
        arrival = 0.0 if self.on_board(s, seat, 0) and self.on_board(s, seat, 1) else _HOME
        number: i64
        for number in range(2):
            if self.on_board(s, seat, number):
                figure = s.own_figure(seat, number)
                ground = self.grounds[figure]
                ground.settle(s, deck, seat, number)
                self.walker.go(ground, self.walks[number], 0, 0, arrival, alike)
                if symbols != 0 and (s.phase == TARGET or s.mover == figure):
                    self.walker.go(ground, self.walks[2 + number], symbols, power, arrival, alike)

    def alone(self, s: Race, seat: i64, i: i64) -> float:
        """What one item saves if it is used for walking, after its equals before it."""
        with_it = bit(i)
        k = i
        while k > 0 and self.items.source[k - 1] == self.items.source[i]:
            k -= 1
            with_it |= bit(k)
        most = 0.0
        number: i64
        for number in range(2):
            if self.on_board(s, seat, number):
                gain = self.walks[number].gain
                without = with_it ^ bit(i)
                if gain[with_it] > _NEVER and gain[without] > _NEVER:
                    most = max(most, gain[with_it] - gain[without])
        if most <= _KEPT and self.items.symbols[i] != NATIVES and k == i:
            most = max(most, self.awaited(s, seat, i))
        return min(most, _LONG)

    def awaited(self, s: Race, seat: i64, i: i64) -> float:
        """Near the end: what it saves to have a card when the hex comes that asks for it. The last paddle is dear.

        But it never counts for more than going there and paying with it.
        """
        deck = self.judge.deck(s, self.cards)
        without = self.judge.deck(s, self.cards - ONE[self.items.source[i]])
        symbols, power = self.items.symbols[i], self.items.power[i]
        most = 0.0
        number: i64
        for number in range(2):
            if self.on_board(s, seat, number):
                here = s.figure[s.own_figure(seat, number)]
                soon = 1.0 - deck.rounds(here) / _SOON
                if soon > 0.0:
                    dear = deck.ways.dearest(here, without.pace, symbols, power)
                    used = deck.ways.dearest(here, deck.pace, symbols, power)
                    most = max(most, min(soon * min(dear, _LONG), _KEPT + _LATER * used))
        return most

    def keeping(self, s: Race, seat: i64, i: i64) -> float:
        """What keeping a card is better than drawing a new one."""
        if self.items.symbols[i] == 0:
            return self.effect(s, seat, self.items.source[i], self.items.removal[i]) - _KEPT
        return self.alone(s, seat, i) - _KEPT

    def effect(self, s: Race, seat: i64, kind: i64, removal: float) -> float:
        """What playing an action card saves."""
        worth = 0.0
        if kind == CARTOGRAPHER:
            worth = 2.0 * DRAWN
        elif kind == COMPASS:
            worth = 3.0 * DRAWN
        elif kind == SCIENTIST:
            worth = DRAWN + 0.05
        elif kind == TRAVEL_LOG:
            worth = 2.0 * DRAWN + 0.1
        elif kind == TRANSMITTER:
            best = self.judge.best_of_all(s)
            worth = self.judge.worth[best] if best >= 0 else 0.0
        if SINGLE_USE[kind] == 1:
            worth += min(removal, 0.0)
        return max(worth, 0.0)

    def set_idle(self, s: Race, seat: i64) -> None:
        items = self.items
        self.eager = 0
        i: i64
        for i in range(items.number):
            source = items.source[i]
            if source >= TOKEN:
                items.idle[i] = 0.0
            elif items.symbols[i] == 0:
                items.idle[i] = self.effect(s, seat, source, items.removal[i])
                if items.idle[i] > _EAGER:
                    self.eager |= bit(source)
            else:
                items.idle[i] = 0.0 if s.discard_all else max(self.keeping(s, seat, i), 0.0)

    def combine(self, s: Race, leader: Gains, other: Gains) -> float:
        """The best split of the items: two walks, a purchase, the rest idle. The leader's walk goes first."""
        items = self.items
        sets = bit(items.number)
        both, begin, idle = self.both, self.begin, self.idle
        mask: i64
        i: i64
        for mask in range(sets):
            both[mask] = _NEVER
            begin[mask] = -1
            idle[mask] = 0
            if other is self.nobody:  # then all of the items are the leader's
                both[mask] = leader.gain[mask]
                begin[mask] = leader.first[mask]
            else:
                self.split(mask, leader, other)
            for i in range(items.number):
                if (mask >> i) & 1:
                    without = mask ^ bit(i)
                    if both[without] + items.idle[i] > both[mask]:
                        both[mask] = both[without] + items.idle[i]
                        begin[mask] = begin[without]
                        idle[mask] = idle[without] + (items.cards >> i & 1)
        most = _NEVER
        self.first = END_PLAY
        for mask in range(sets - 1, -1, -1):  # of equally good purchases the one that leaves most cards
            worth = both[mask]
            bought = (sets - 1) ^ mask
            kind: i64 = -1
            if s.phase == BUYING:
                if items.mask_halves(bought) + s.paid < 2 * PRICE[s.buying]:
                    continue
                worth += self.judge.worth[s.buying]
            elif bought != 0:
                if s.bought:
                    continue
                kind = self.best[min(items.mask_halves(bought), _HALVES - 1)]
                if kind < 0:
                    continue
                worth += self.judge.worth[kind]
            for i in range(items.number):
                if (bought >> i) & 1:
                    worth -= items.loss[i]
            if worth > most + 1e-9:
                most = worth
                self.spare = idle[mask]
                self.first = begin[mask]
                if self.first < 0:
                    self.first = BUY + kind - SCOUT if kind >= 0 else END_PLAY
        return most

    def split(self, mask: i64, leader: Gains, other: Gains) -> None:
        """The best of the ways to share these items between two walks."""
        most = _NEVER
        begin: i64 = -1
        part = mask
        while True:
            a = leader.gain[part]
            if a > _NEVER:
                b = other.gain[mask ^ part]
                if b > _NEVER and a + b > most:
                    most = a + b
                    begin = leader.first[part]
                    if begin < 0:
                        begin = other.first[mask ^ part]
            if part == 0:
                break
            part = (part - 1) & mask
        self.both[mask] = most
        self.begin[mask] = begin

    # -- phase 2 ----------------------------------------------------------------------------------------------------

    def leftovers(self, s: Race, seat: i64, kept: i64, undecided: i64) -> float:
        """What the cards of the hand are worth for the next turn: those kept, and those that may be."""
        if s.discard_all or not self.look_at_hand(s, seat):
            return 0.0
        total = 0.0
        i: i64
        for i in range(self.items.number):
            kind = self.items.source[i]
            worth = self.keeping(s, seat, i)
            if held(kept, kind) > 0:
                kept -= ONE[kind]
                total += worth
            elif held(undecided, kind) > 0:
                undecided -= ONE[kind]
                total += max(worth, 0.0)
        return total

    def next_hand(self, s: Race, seat: i64) -> float:
        """The same when the turn is over, as far as it was chosen: cards that came by themselves do not count."""
        if s.discard[seat] != 0:
            return self.leftovers(s, seat, s.hand[seat], 0)
        # The pile was just shuffled anew, so some may have come before that. Only a card that matters is counted.
        if s.draw[seat] == 0 or s.discard_all or not self.look_at_hand(s, seat):
            return 0.0
        total = 0.0
        i: i64
        for i in range(self.items.number):
            total += max(self.keeping(s, seat, i) - _KEPT, 0.0)
        return total

    def look_at_hand(self, s: Race, seat: i64) -> bool:
        """Walk with the cards of the hand alone; False if there are none."""
        self.load(s, seat, False)
        if self.items.number == 0:
            return False
        self.judge.look_at_market(s, seat, self.cards)
        self.walk(s, seat, 0, 0, True)
        return True
