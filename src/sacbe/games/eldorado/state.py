"""The position of The Quest for El Dorado. Piles of cards and tokens are packed numbers: see rules/piles.py."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.state import RandomSource, State, copied
from sacbe.games.eldorado.data import EDITION, KINDS, NO_CAP, PRICE
from sacbe.games.eldorado.rules.money import wealth
from sacbe.games.eldorado.rules.piles import FULL_BAG, FULL_MARKET, ONE, STARTING_DECK, held, size
from sacbe.games.eldorado.rules.track import Route
from sacbe.games.eldorado.score import SHARE, ahead_of, points, winners_of

# Phases (T-3), indices into the list of phase objects.
ROUTE: Final[i64] = 0  # NATURE puts a random route together
BLOCKADES: Final[i64] = 1  # NATURE lays the blockades
DRAWING: Final[i64] = 2  # NATURE draws cards for `drawer`
FREE: Final[i64] = 3  # PLAY: anything; MOVING if symbols are left over
TARGET: Final[i64] = 4  # PLAY: a card or token is played for moving, its first hex or blockade is to be named
PAYING: Final[i64] = 5
BUYING: Final[i64] = 6
CHOOSE_REMOVE: Final[i64] = 7
CHOOSE_TAKE: Final[i64] = 8
CHOOSE_REPLACE: Final[i64] = 9
CAVES: Final[i64] = 10  # NATURE turns up cave tokens
DISCARDING: Final[i64] = 11
LATE: Final[i64] = 12  # in the first edition of the rules, as an option: tokens after drawing
AUTOMATA: Final[i64] = 13  # NATURE plays the automata's moves, which leave nothing to choose
OVER: Final[i64] = 14

# Where drawing goes on afterwards, besides FREE, CHOOSE_REMOVE, DISCARDING and LATE.
DEAL: Final[i64] = 20  # set-up: the next seat is dealt its hand
NEXT: Final[i64] = 21  # the turn is over: after phase 3, and after the cave tokens that follow it

OFF: Final[i64] = -1  # a figure that is not on the board yet
GOLD_ZONE: Final[i64] = -2  # a figure in El Dorado

NO_SOURCE: Final[i64] = -1
TOKEN: Final[i64] = 21  # sources: a kind of card, or TOKEN + a kind of token


class Race(State):
    """One game. `racers` are the seats and, in the solo game, the three automata behind them (1, 2, 3).

    Figures are indexed by start number less one: with two players 0 and 2 are seat 0's, 1 and 3 seat 1's.
    """

    def __init__(self, phases: list[Any], seats: i64, route: Route, edition: i64 = EDITION) -> None:
        super().__init__(phases, BLOCKADES if route.finished else ROUTE, edition)
        self.seats: i64 = seats
        self.racers: i64 = 4 if seats == 1 else seats
        # options
        self.route_name = ""  # the option: an official route, "random" or the text of one's own
        self.on_stop = False  # V-6.11 cave_timing
        self.discard_all = False  # V-6.12 leftover_hand
        self.native_through = False  # V-6.12 native_through_blockade
        self.with_caves = True  # V-6.12
        self.bottom_only = False  # V-6.12 solo_market_scope
        self.late_tokens = False  # T-3.10, of the first edition
        self.round_cap: i64 = NO_CAP
        # the track
        self.route: Route = route  # shared, never changed
        self.laid = ""  # random route: the side and turn of the piece that is being joined, e.g. "L5"
        self.figure: vec[i64] = vec[i64]([OFF, OFF, OFF, OFF])  # the hex of each figure
        self.locked: vec[i64] = vec[i64]([0, 0, 0, 0])  # by figure: a mask of caves
        self.barrier: i64 = 0  # the blockade's number on each joint, three bits a joint; 0 for none
        self.blockades: vec[i64] = vec[i64]([0, 0, 0, 0])  # by racer: those owned, bit n for number n
        self.cave: i64 = 0  # how many tokens lie on each cave, three bits a cave
        self.bag: i64 = FULL_BAG  # tokens nobody has seen: on caves and in the box
        # the market (S-2.7)
        self.market: i64 = FULL_MARKET
        self.bottom: vec[i64] = vec[i64]([3, 4, 5, 6, 7, 8])  # the kind in each slot of the bottom row, maybe sold out
        # cards, by seat
        self.hand: vec[i64] = vec[i64]([0] * seats)
        self.draw: vec[i64] = vec[i64]([STARTING_DECK] * seats)
        self.discard: vec[i64] = vec[i64]([0] * seats)
        self.played: vec[i64] = vec[i64]([0] * seats)  # T-3.4 the play area
        self.gone: vec[i64] = vec[i64]([0] * seats)  # put into the box
        self.known: vec[i64] = vec[i64]([0] * seats)  # cards that everybody knows to be in the hand
        self.unknown: vec[i64] = vec[i64]([0] * seats)  # in a view: cards of the hand that are still among `draw`
        self.tokens: vec[i64] = vec[i64]([0] * seats)
        # the race
        self.round: i64 = 1
        self.turn: i64 = 0  # whose turn it is: a racer
        self.final = False  # E-5.1 somebody has arrived, the round is finished
        self.arrived: vec[i64] = vec[i64]([0, 0, 0, 0])  # by racer: first, second, ...; 0 while still under way
        # this turn
        self.source: i64 = NO_SOURCE  # the card or token that is moving a figure
        self.symbol: i64 = -1  # the symbol it is used for, once that is known
        self.left: i64 = 0  # its symbols not spent yet
        self.mover: i64 = -1  # the figure it moves
        self.moved = False  # whether that figure has entered a hex
        self.spared = False  # the source is kept, though it is for a single use
        self.window: i64 = 0  # single-use cards that could be kept now, bit n for kind n
        self.any_symbol = False  # the next card with symbols may use any
        self.pass_through = False
        self.bought = False
        self.fresh: i64 = 0  # bought or taken this turn, and still on the discard pile
        self.new_tokens: i64 = 0  # first edition: found at the end of phase 1, used from the next turn on
        # a half-made choice
        self.payer: i64 = -1  # the figure that pays
        self.pay_hex: i64 = -1  # for entering this hex
        self.pay_joint: i64 = -1  # or for the blockade on this joint
        self.to_pay: i64 = 0  # cards still to be given
        self.buying: i64 = -1  # a kind of card
        self.paid: i64 = 0  # half coins
        self.coined: i64 = 0  # single-use cards that paid their full coins, bit n for kind n
        self.to_remove: i64 = 0
        self.must_remove = False  # the token: exactly one
        self.replaced: i64 = 0  # cards laid off so far
        self.kept: i64 = 0  # of the hand, marked to stay; the owner's secret
        # chance
        self.drawer: i64 = 0
        self.to_draw: i64 = 0
        self.after: i64 = FREE  # where the play goes on after drawing
        self.finder: i64 = -1  # the figure that takes cave tokens
        self.finds: i64 = 0  # from these caves
        self.back: i64 = FREE  # and where the play goes on after that

    def slug(self) -> str:
        return "eldorado"

    def players(self) -> int:
        return self.seats

    def copy(self) -> Race:
        return copied(self)

    # Reading the position

    def owner(self, figure: i64) -> i64:
        """S-2.6 The racer a figure belongs to."""
        return figure % 2 if self.seats == 2 else figure

    def figures(self) -> i64:
        """How many figures race."""
        if self.seats == 3:
            return 3
        return 4

    def own_figure(self, racer: i64, number: i64) -> i64:
        """A racer's first (0) or second (1) figure; -1 if it has none of that number."""
        if number == 0:
            return racer
        if self.seats == 2:
            return racer + 2
        return -1

    def standing(self, joint: i64) -> i64:
        """The number of the blockade on a joint; 0 for none."""
        return (self.barrier >> (3 * joint)) & 7

    def cave_tokens(self, cave: i64) -> i64:
        return (self.cave >> (3 * cave)) & 7

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds, also in a view that does not know which."""
        return size(self.hand[seat]) + self.unknown[seat]

    # E-5 The end

    def score(self, seat: int) -> int:
        """Higher is better, exactly as the winners are found; in the first edition ties of points were left open."""
        whole = points(self.way_left(seat), self.arrived[seat], self.blockades[seat])
        if self.edition == 1:
            return whole
        return SHARE * whole + ahead_of(seat, self.racers, self.arrived, self.blockades, self.ways())

    def way_left(self, racer: i64) -> i64:
        """Q-24 Moves left to El Dorado, all own figures together."""
        moves: i64 = 0
        number: i64
        for number in range(2):
            figure = self.own_figure(racer, number)
            if figure >= 0 and self.figure[figure] >= 0:
                moves += self.route.left[self.figure[figure]]
        return moves

    def ways(self) -> vec[i64]:
        ways = vec[i64]([0, 0, 0, 0])
        racer: i64
        for racer in range(self.racers):
            ways[racer] = self.way_left(racer)
        return ways

    def winners(self) -> int:
        """Racers as a mask: a lost solo game has been won by an automaton, a bit beyond the seats."""
        if self.phase != OVER:
            return 0
        return winners_of(self.racers, self.arrived, self.blockades, self.ways())

    # H-7 Hidden and public information: hands, and so the rest of each draw pile. Everything else is open; what lies on
    # the caves nobody knows, so no position holds it.

    def hide(self, seat: int) -> Race:
        t = self.copy()
        i: i64
        for i in range(t.seats):
            if i != seat:
                t.unknown[i] += size(t.hand[i]) - size(t.known[i])
                t.draw[i] += t.hand[i] - t.known[i]
                t.hand[i] = t.known[i]
        if t.turn != seat:
            t.kept = 0
        return t

    def guess(self, rng: RandomSource) -> Race:
        t = self.copy()
        i: i64
        for i in range(t.seats):
            if t.unknown[i] > 0:
                t.fill_hand(i, rng)
                tries: i64 = 0
                while t.phase == BUYING and t.turn == i and not t.can_pay():
                    tries += 1
                    t.hand[i] = self.hand[i]
                    t.draw[i] = self.draw[i]
                    t.unknown[i] = self.unknown[i]
                    if tries < 100:
                        t.fill_hand(i, rng)
                    else:  # so few hands can pay that the richest one is not far off
                        t.fill_hand_with_coins(i)
        return t

    def fill_hand(self, seat: i64, rng: RandomSource) -> None:
        """The unknown cards of a hand, each of the heap as likely as any other."""
        while self.unknown[seat] > 0:
            ticket: i64 = rng.randrange(size(self.draw[seat]))
            kind: i64 = 0
            while ticket >= held(self.draw[seat], kind):
                ticket -= held(self.draw[seat], kind)
                kind += 1
            self.deal(seat, kind)

    def fill_hand_with_coins(self, seat: i64) -> None:
        while self.unknown[seat] > 0:
            best: i64 = -1
            most: i64 = -1
            kind: i64
            for kind in range(KINDS):
                worth = wealth(self.hand[seat] + ONE[kind], self.tokens[seat], self.any_symbol)
                if held(self.draw[seat], kind) > 0 and worth > most:
                    best, most = kind, worth
            self.deal(seat, best)

    def deal(self, seat: i64, kind: i64) -> None:
        self.draw[seat] -= ONE[kind]
        self.hand[seat] += ONE[kind]
        self.unknown[seat] -= 1

    def can_pay(self) -> bool:
        """T-3.11 A purchase is only begun, and gone on with, if the price can be reached: everybody knows that."""
        seat = self.turn
        return self.paid + wealth(self.hand[seat], self.tokens[seat], self.any_symbol) >= 2 * PRICE[self.buying]

    def as_if_turn(self, seat: int) -> Race | None:
        # Imported here: how turns begin is a matter of the rules.
        from sacbe.games.eldorado.rules.foreseeing import foreseen

        return foreseen(self, seat)

    def dump(self) -> dict[str, Any]:
        # Imported here: the notation of positions needs the rules to rebuild what is derived.
        from sacbe.games.eldorado.notation import dump

        return dump(self)
