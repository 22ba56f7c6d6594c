"""The position of Tobago. Cards are bit masks (52 clues, 41 treasure cards), sets of hexes are pairs of words.

In a view, `clue_deck` and `treasure_deck` hold every card whose place the viewer does not know; the `_size` fields say
how many of them really lie in a deck, in a hand or in a pile.

Equal treasure cards are one and the same (T-7.2): which of them a mask holds means nothing, only how many do. What a
seat has seen is counted by value (rules/values.py).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.core.state import RandomSource, State, copied
from sacbe.games.tobago.data import (
    ALL_CLUES,
    ALL_GOLD,
    AMULETS,
    EDITION,
    FIRST_CURSE,
    LANDMARKS,
    MAPS,
    ROSES,
    STATUES,
)
from sacbe.games.tobago.rules.island import NO_ISLAND, Island, island_of
from sacbe.games.tobago.rules.values import some_of, tally_of, without
from sacbe.games.tobago.score import best_seats, coins

# Phases (T-3), indices into the list of phase objects.
CHOOSE_ISLAND: Final[i64] = 0
CHOOSE_FIRST: Final[i64] = 1
PLACE_LANDMARK: Final[i64] = 2
FACE_STATUE: Final[i64] = 3
PLACE_VEHICLE: Final[i64] = 4
TURN_FIRST_CLUE: Final[i64] = 5
PUT_FIRST_CLUE: Final[i64] = 6
DEAL_CLUES: Final[i64] = 7
TAKE_TURN: Final[i64] = 8
SWAP_ROSES: Final[i64] = 9
LOOK_AT_CARDS: Final[i64] = 10
DRAW_EXTRA: Final[i64] = 11
TURN_UP_CARD: Final[i64] = 12
OFFER_CARD: Final[i64] = 13
START_MAP: Final[i64] = 14
OVER: Final[i64] = 15

# T-3.4 The main action of a turn.
UNUSED: Final[i64] = 0
CLUE: Final[i64] = 1
MOVING: Final[i64] = 2
EXCHANGED: Final[i64] = 3
MAINS: Final = ("unused", "clue", "moving", "exchange")

# Where the game goes on when the clue cards are dealt.
TO_TURN: Final[i64] = 0
TO_SETUP: Final[i64] = 1
TO_AMULETS: Final[i64] = 2
TO_NEXT: Final[i64] = 3  # the turn is over
AFTER_DEALING: Final = ("turn", "setup", "amulets", "next")

NONE: Final[i64] = -1


# A rung: a clue on a map with the roses on it, packed into one number.


def rung(colour: i64, card: i64, owner: i64, roses: i64) -> i64:
    return card | owner << 6 | roses << 9 | colour << 11


def rung_card(r: i64) -> i64:
    return r & 63


def rung_owner(r: i64) -> i64:
    return (r >> 6) & 7


def rung_roses(r: i64) -> i64:
    return (r >> 9) & 3


def rung_colour(r: i64) -> i64:
    return r >> 11


# A card turned up in a sharing and who took it, packed into one number.


def opened(card: i64, taker: i64) -> i64:
    return card | (taker + 1) << 6


def opened_card(o: i64) -> i64:
    return o & 63


def opened_taker(o: i64) -> i64:
    """NONE: nobody, or it is still on offer."""
    return (o >> 6) - 1


class Options:
    """What was chosen before the game (T-6); shared by all positions of it."""

    def __init__(self, **chosen: Any) -> None:
        self.assembly: Final[i64] = chosen["assembly"]  # index of the assembly, NONE: NATURE chooses
        self.manual: Final[bool] = chosen["manual"]  # T-2.2 the players place the landmarks
        self.spacing: Final[i64] = chosen["spacing"]
        self.expert: Final[bool] = chosen["expert"]
        self.curse_effect: Final[i64] = chosen["curse_effect"]
        self.curse_cards: Final[i64] = chosen["curse_cards"]
        self.curse_depth: Final[i64] = chosen["curse_depth"]
        self.curse_returns: Final[bool] = chosen["curse_returns"]


class Tobago(State):
    """One game. Hexes are numbered as on its island; flat vecs of sets are indexed `index * 2 + word`."""

    SHARED: ClassVar[tuple[str, ...]] = ("landmarks", "facing", "allowed")

    def __init__(self, phases: list[Any], seats: i64, options: Options, edition: i64 = EDITION) -> None:
        super().__init__(phases, CHOOSE_ISLAND if options.assembly < 0 else CHOOSE_FIRST, edition)
        self.seats: i64 = seats
        self.options: Options = options
        # T-2.1, T-2.2 the island; these vecs are replaced, never changed in place
        self.island: Island = NO_ISLAND if options.assembly < 0 else island_of(int(options.assembly))
        self.landmarks: vec[i64] = vec[i64]([NONE] * LANDMARKS)  # hexes: statues 1-3, huts, palms
        self.facing: vec[i64] = vec[i64]([NONE] * STATUES)
        self.allowed: vec[i64] = vec[i64]()  # by clue card, the set of hexes it allows; empty until all landmarks stand
        self.placed: i64 = 0  # the landmark to be placed or faced next, an index; 10: all stand
        # by seat
        self.vehicle: vec[i64] = vec[i64]([NONE] * seats)
        self.amulets: vec[i64] = vec[i64]([0] * seats)
        self.roses: vec[i64] = vec[i64]([ROSES] * seats)  # in the supply
        self.hand: vec[i64] = vec[i64]([0] * seats)  # clue cards
        self.hand_size: vec[i64] = vec[i64]([0] * seats)
        self.treasures: vec[i64] = vec[i64]([0] * seats)  # taken cards; each was public when it was taken
        self.exchanged: vec[i64] = vec[i64]([0] * seats)  # clue cards this seat has discarded face down
        self.exchanged_size: vec[i64] = vec[i64]([0] * seats)
        # How many cards of the hand are surely older than the last shuffle, as everybody can tell: a card laid since
        # then counts as one of them unless all know that it was in the shuffle.
        self.kept: vec[i64] = vec[i64]([0] * seats)
        self.kept_exchanged: vec[i64] = vec[i64]([0] * seats)  # the same, of those discarded since
        self.own_shuffled: vec[i64] = vec[i64]([0] * seats)  # cards this seat had exchanged before the last shuffle
        # What it knows of treasure cards, by value
        self.seen: vec[i64] = vec[i64]([0] * seats)  # those it drew for this hoard
        self.looks: vec[i64] = vec[i64]([0] * seats)  # how many that were
        self.saw_buried: vec[i64] = vec[i64]([0] * seats)  # those it knows to have been buried, of earlier hoards
        self.saw_buried_safe: vec[i64] = vec[i64]([0] * seats)
        self.own_recycled: vec[i64] = vec[i64]([0] * seats)  # of both, shuffled back while this hoard was drawn
        # T-1.15 by map colour
        self.possible: vec[i64] = vec[i64]([0] * (MAPS * 2))  # sets of hexes
        self.sites: vec[i64] = vec[i64]([0] * MAPS)  # how many hexes that are
        self.rungs: vec[i64] = vec[i64]()  # the clues of all maps with their roses, in the order of play
        # clue cards
        self.clue_deck: i64 = ALL_CLUES
        self.clue_deck_size: i64 = 52
        self.played: i64 = 0  # discarded from raised maps, face up
        self.open_shuffled: i64 = 0  # the cards of the last shuffle of discards into the deck that all had seen
        self.first_clue: i64 = NONE  # T-2.9 the card turned up, until it is put on a map
        self.drawer: i64 = NONE  # who is being dealt clue cards
        self.to_deal: i64 = 0
        self.after: i64 = TO_TURN
        # amulets
        self.lying: vec[i64] = vec[i64]([0, 0])  # the set of hexes with an amulet
        self.amulet_supply: i64 = AMULETS
        # treasure cards
        curses: i64 = options.curse_cards
        self.treasure_deck: i64 = ALL_GOLD | (bit(curses) - 1) << FIRST_CURSE
        self.treasure_deck_size: i64 = FIRST_CURSE + curses
        self.safe: i64 = FIRST_CURSE - options.curse_depth  # T-2.3 so many cards on top are no curses
        self.refused: i64 = 0  # discarded face up, or lost to a curse
        self.buried: i64 = 0  # discarded unseen from a hoard that a curse may have been in
        self.buried_size: i64 = 0
        self.buried_safe: i64 = 0  # the same, of hoards drawn from the safe top only
        self.buried_safe_size: i64 = 0
        self.removed: i64 = 0  # curse cards out of the game
        # T-3.4 this turn
        self.first: i64 = NONE
        self.turn: i64 = NONE
        self.main: i64 = UNUSED
        self.legs: i64 = 0  # that may still be driven
        self.idle: bool = True  # nothing was done yet
        self.start_hex: i64 = NONE  # where the vehicle stood when the turn began
        self.may_collect: bool = False  # T-4.9.5
        self.swapping: i64 = NONE  # the clue card whose roses are to be swapped
        # T-4.5 this sharing
        self.raiser: i64 = NONE
        self.raised: i64 = NONE  # the colour
        self.finder: i64 = 0  # roses on the finder's rung
        self.finder_token: bool = False  # without a rose in the supply the rung counts all the same
        self.looker: i64 = NONE
        self.hoard: i64 = 0  # not yet turned up
        self.hoard_size: i64 = 0
        self.hoard_safe: i64 = 0  # how many of its cards came from the safe top
        self.hoard_old: i64 = NONE  # how many were drawn before the discards were shuffled; NONE: they were not
        self.recycled: i64 = 0  # by value, the cards known to all to be among those shuffled discards
        self.shown: vec[i64] = vec[i64]()  # the cards of this hoard turned up so far, packed: see `opened`
        self.turned: i64 = NONE  # the card on offer
        self.asked: i64 = NONE  # whose rung it is offered to: an index into rungs, len(rungs): the finder's
        self.last_taker: i64 = NONE
        self.last_sharing: bool = False  # T-5.1 the deck has run out

    def slug(self) -> str:
        return "tobago"

    def players(self) -> int:
        return self.seats

    def copy(self) -> Tobago:
        return copied(self)

    # T-5 Scoring

    def score(self, seat: int) -> int:
        return coins(self.treasures[seat])

    def winners(self) -> int:
        return best_seats(self.treasures, self.seats) if self.phase == OVER else 0

    # T-7 Who sees what. Taken and refused treasure cards were public, so a perfect memory knows them.

    def hide(self, seat: int) -> Tobago:
        t = self.copy()
        hoard: i64 = 0
        buried: i64 = 0
        buried_safe: i64 = 0
        i: i64
        for i in range(t.seats):
            if i == seat:
                hoard = some_of(t.hoard, without(t.seen[i], shown_tally(t)))
                buried = some_of(t.buried, t.saw_buried[i])
                buried_safe = some_of(t.buried_safe, t.saw_buried_safe[i])
                continue
            t.clue_deck |= t.hand[i] | t.exchanged[i]
            t.hand[i] = 0
            t.exchanged[i] = 0
            t.own_shuffled[i] = 0
            t.seen[i] = 0
            t.saw_buried[i] = 0
            t.saw_buried_safe[i] = 0
            t.own_recycled[i] = 0
        t.treasure_deck |= (t.hoard | t.buried | t.buried_safe) & ~(hoard | buried | buried_safe)
        t.hoard = hoard
        t.buried = buried
        t.buried_safe = buried_safe
        return t

    def guess(self, rng: RandomSource) -> Tobago:
        # Imported here: how hidden cards may lie is a matter of the rules.
        from sacbe.games.tobago.rules.guessing import fill_in

        t = self.copy()
        fill_in(t, rng)
        return t

    def as_if_turn(self, seat: int) -> Tobago | None:
        # Imported here: how turns begin is a matter of the rules.
        from sacbe.games.tobago.rules.turns import foreseen

        return foreseen(self, seat)

    def dump(self) -> dict[str, Any]:
        # Imported here: the notation of positions needs the rules to rebuild what is derived.
        from sacbe.games.tobago.notation import dump

        return dump(self)


def in_setup(s: Tobago) -> bool:
    """T-2 Before the first turn; clue cards are dealt then and later."""
    return s.phase < DEAL_CLUES or (s.phase == DEAL_CLUES and s.after == TO_SETUP)


def shown_tally(s: Tobago) -> i64:
    """The cards turned up in this sharing, by value."""
    total: i64 = 0
    i: i64
    for i in range(len(s.shown)):
        total += tally_of(opened_card(s.shown[i]))
    return total
