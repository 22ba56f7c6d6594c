"""T-4.5.4 - T-4.5.8 Offering the cards of a hoard, T-4.7 cleanup and the new map.

Turning up the next card of the shuffled hoard is a public draw among those left in it.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest
from sacbe.core.errors import Refusal
from sacbe.core.state import NATURE_BIT
from sacbe.games.tobago.actions import COLLECT, PASS, START, TAKE, TURN_UP
from sacbe.games.tobago.data import CLUES, FIRST_CURSE, STANDARD, TREASURES
from sacbe.games.tobago.rules.amulets import amulets_appear
from sacbe.games.tobago.rules.curse import strike, take_back_finder
from sacbe.games.tobago.rules.dealing import deal_to, lay_down
from sacbe.games.tobago.rules.guards import TobagoPhase
from sacbe.games.tobago.rules.maps import add_clue, empty_map, set_roses
from sacbe.games.tobago.rules.outcomes import card_codes, cards_like, not_by_value, value_codes
from sacbe.games.tobago.rules.values import curses_in, some_of, without
from sacbe.games.tobago.state import (
    NONE,
    OFFER_CARD,
    OVER,
    START_MAP,
    TO_AMULETS,
    TURN_UP_CARD,
    Tobago,
    opened,
    rung_colour,
    rung_owner,
    rung_roses,
    shown_tally,
)

# T-4.5.4 - T-4.5.8 Offering the cards


class TurnUpCard(TobagoPhase):
    """T-4.5.5 The top card of the shuffled hoard: any of those left is as likely as any other."""

    name = "turn-up"

    def __init__(self) -> None:
        self.first = TURN_UP
        self.last = TAKE - 1

    def actors(self, s: Tobago) -> i64:
        return NATURE_BIT

    def codes(self, s: Tobago, seat: i64) -> vec[i64]:
        return value_codes(s, s.hoard, TURN_UP)

    def refuse(self, s: Tobago, seat: i64, code: i64) -> Refusal | None:
        card = code - TURN_UP
        if cards_like(s, s.hoard, card) == 0:
            return Refusal("T-4.5.5", "NOT_IN_HOARD", {"card": TREASURES[card]})
        return not_by_value(s, card)

    def tickets(self, s: Tobago, code: i64) -> i64:
        return count(cards_like(s, s.hoard, code - TURN_UP))

    def step(self, s: Tobago, seat: i64, code: i64) -> None:
        card = lowest(cards_like(s, s.hoard, code - TURN_UP))
        s.hoard &= ~bit(card)
        s.hoard_size -= 1
        s.shown = append(s.shown, opened(card, NONE))
        if card >= FIRST_CURSE:
            strike(s, card)
            if s.options.curse_effect == STANDARD:
                end_sharing(s)
            else:
                go_on_sharing(s)
            return
        s.turned = card
        s.asked = len(s.rungs)
        if s.finder == 0:
            s.asked = next_rung(s)
        s.phase = OFFER_CARD


def next_rung(s: Tobago) -> i64:
    """T-4.5.4 The next higher rung with a rose; NONE if there is none."""
    i = s.asked - 1
    while i >= 0:
        if rung_colour(s.rungs[i]) == s.raised and rung_roses(s.rungs[i]) > 0:
            return i
        i -= 1
    return NONE


def asked_seat(s: Tobago) -> i64:
    return s.raiser if s.asked == len(s.rungs) else rung_owner(s.rungs[s.asked])


def go_on_sharing(s: Tobago) -> None:
    """T-4.5.8 The next card, unless the hoard is empty or no rose is left."""
    s.turned = NONE
    s.asked = NONE
    left: i64 = s.finder
    i: i64
    for i in range(len(s.rungs)):
        if rung_colour(s.rungs[i]) == s.raised:
            left += rung_roses(s.rungs[i])
    if s.hoard_size == 0 or left == 0:
        end_sharing(s)
    else:
        s.phase = TURN_UP_CARD


class OfferCard(TobagoPhase):
    """T-4.5.5 - T-4.5.7 From the bottom up, each rung with a rose is asked once a card."""

    name = "offer"

    def __init__(self) -> None:
        self.first = TAKE
        self.last = PASS

    def actors(self, s: Tobago) -> i64:
        return bit(asked_seat(s))

    def codes(self, s: Tobago, seat: i64) -> vec[i64]:
        return vec[i64]([TAKE, PASS])

    def refuse(self, s: Tobago, seat: i64, code: i64) -> Refusal | None:
        return None

    def step(self, s: Tobago, seat: i64, code: i64) -> None:
        if code == PASS:
            s.asked = next_rung(s)
            if s.asked < 0:
                s.refused |= bit(s.turned)
                go_on_sharing(s)
            return
        s.treasures[seat] |= bit(s.turned)
        s.last_taker = seat
        s.shown[len(s.shown) - 1] = opened(s.turned, seat)
        if s.asked == len(s.rungs):
            take_back_finder(s)
        else:
            set_roses(s, s.asked, seat, rung_roses(s.rungs[s.asked]) - 1)
            s.roses[seat] += 1
        go_on_sharing(s)


# T-4.5.8, T-4.6.3, T-4.7 Cleanup and the new map


def end_sharing(s: Tobago) -> None:
    bury_hoard(s)
    take_back_finder(s)
    empty_map(s, s.raised)
    struck = some_of(s.removed, shown_tally(s))
    if s.options.curse_returns and struck != 0 and s.treasure_deck_size > 0:  # T-6.6
        s.removed &= ~struck
        s.treasure_deck |= struck
        s.treasure_deck_size += count(struck)
    s.shown = vec[i64]()
    s.hoard_safe = 0
    s.hoard_old = NONE
    s.recycled = 0
    if s.last_sharing:  # T-5.1
        s.phase = OVER
        return
    starter = map_starter(s)
    if s.hand_size[starter] > 0 and s.roses[starter] > 0:
        s.phase = START_MAP
    else:
        amulets_appear(s)  # T-4.7.2 the map stays empty


def bury_hoard(s: Tobago) -> None:
    """The cards left are discarded unseen. Who drew more of a value than were turned up knows of the others."""
    shown = shown_tally(s)
    safe = s.hoard_safe + curses_in(shown) == s.hoard_size + len(s.shown)
    seat: i64
    for seat in range(s.seats):
        knows = without(s.seen[seat], shown)
        if safe:
            s.saw_buried_safe[seat] += knows
        else:
            s.saw_buried[seat] += knows
        s.seen[seat] = 0
        s.looks[seat] = 0
        s.own_recycled[seat] = 0
    if safe:
        s.buried_safe |= s.hoard
        s.buried_safe_size += s.hoard_size
    else:
        s.buried |= s.hoard
        s.buried_size += s.hoard_size
    s.hoard = 0
    s.hoard_size = 0


def map_starter(s: Tobago) -> i64:
    """T-4.7.2, T-4.7.3 The last to take a card; the raiser if nobody did."""
    return s.raiser if s.last_taker < 0 else s.last_taker


class StartMap(TobagoPhase):
    """T-4.7.2 Any card of the hand: on an empty map each is legal. It costs nothing, whoever's turn it is."""

    name = "start"

    def __init__(self) -> None:
        self.first = START
        self.last = COLLECT - 1

    def actors(self, s: Tobago) -> i64:
        return bit(map_starter(s))

    def codes(self, s: Tobago, seat: i64) -> vec[i64]:
        return card_codes(s.hand[seat], START)

    def refuse(self, s: Tobago, seat: i64, code: i64) -> Refusal | None:
        if (s.hand[seat] >> (code - START)) & 1:
            return None
        return Refusal("T-4.7.2", "NOT_IN_HAND", {"card": CLUES[code - START]})

    def step(self, s: Tobago, seat: i64, code: i64) -> None:
        lay_down(s, seat, code - START)
        add_clue(s, s.raised, code - START, seat, 1)
        deal_to(s, seat, TO_AMULETS)
