"""T-4.4 Raising a treasure, T-4.5.1 - T-4.5.3 drawing its hoard.

Who draws a card for the hoard looks at it, nobody else; the extra card is seen by nobody.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest
from sacbe.core.errors import Refusal
from sacbe.core.state import NATURE_BIT
from sacbe.games.tobago.actions import EXTRA, LOOK, TURN_UP
from sacbe.games.tobago.data import ALL_GOLD, FIRST_CURSE, TREASURES
from sacbe.games.tobago.rules.curse import share_roses
from sacbe.games.tobago.rules.guards import TobagoPhase
from sacbe.games.tobago.rules.outcomes import cards_like, not_by_value, value_codes
from sacbe.games.tobago.rules.sharing import go_on_sharing
from sacbe.games.tobago.rules.values import tally, tally_of
from sacbe.games.tobago.state import DRAW_EXTRA, LOOK_AT_CARDS, MOVING, NONE, UNUSED, Tobago


def ends_move(s: Tobago, seat: i64) -> bool:
    """T-4.4.4 Unused legs end, unless the vehicle stood there when the turn began and the main action is unused."""
    if s.edition == 1:  # then a move not yet begun was kept wherever the treasure lay
        return s.main == MOVING
    return s.main != UNUSED or s.vehicle[seat] != s.start_hex


def raise_treasure(s: Tobago, seat: i64, colour: i64) -> None:
    """T-4.4.4, T-4.4.5 The finder's rose completes the map; legs left over are lost, unless one stood there before."""
    if ends_move(s, seat):
        s.legs = 0
    s.raiser = seat
    s.raised = colour
    s.finder = 1
    s.finder_token = s.roses[seat] > 0
    if s.finder_token:
        s.roses[seat] -= 1
    s.looker = seat
    s.last_sharing = False
    go_on_drawing(s)


# T-4.5.1 - T-4.5.3 Drawing the hoard


def go_on_drawing(s: Tobago) -> None:
    """The raiser draws for his roses, then the others clockwise, then the extra card (R-15)."""
    while s.looker >= 0 and s.looks[s.looker] >= share_roses(s, s.looker):
        s.looker = (s.looker + 1) % s.seats
        if s.looker == s.raiser:
            s.looker = NONE
    if s.treasure_deck_size == 0:
        s.last_sharing = True
        if not shuffle_treasures(s):
            s.looker = NONE
            go_on_sharing(s)
            return
    s.phase = DRAW_EXTRA if s.looker < 0 else LOOK_AT_CARDS


def shuffle_treasures(s: Tobago) -> bool:
    """T-4.5.3 The discards make a new deck; False if there are none. Only the last sharing comes to that."""
    s.treasure_deck_size = count(s.refused) + s.buried_size + s.buried_safe_size
    if s.treasure_deck_size == 0:
        return False
    s.treasure_deck |= s.refused | s.buried | s.buried_safe
    s.recycled = tally(s.refused)
    s.hoard_old = s.hoard_size
    seat: i64
    for seat in range(s.seats):
        s.own_recycled[seat] = s.saw_buried[seat] + s.saw_buried_safe[seat]
        s.saw_buried[seat] = 0
        s.saw_buried_safe[seat] = 0
    s.refused = 0
    s.buried = 0
    s.buried_size = 0
    s.buried_safe = 0
    s.buried_safe_size = 0
    return True


def add_to_hoard(s: Tobago, like: i64) -> None:
    card = bit(lowest(cards_like(s, s.treasure_deck, like)))
    s.treasure_deck &= ~card
    s.treasure_deck_size -= 1
    s.hoard |= card
    s.hoard_size += 1
    if s.safe > 0:
        s.safe -= 1
        s.hoard_safe += 1


class HoardPhase(TobagoPhase):
    """Cards come off the treasure deck, each as likely as any other; no curse is among the safe ones on top (T-2.3)."""

    def actors(self, s: Tobago) -> i64:
        return NATURE_BIT

    def codes(self, s: Tobago, seat: i64) -> vec[i64]:
        return value_codes(s, s.treasure_deck & ALL_GOLD if s.safe > 0 else s.treasure_deck, self.first)

    def refuse(self, s: Tobago, seat: i64, code: i64) -> Refusal | None:
        card = code - self.first
        if cards_like(s, s.treasure_deck, card) == 0:
            return Refusal("T-8.7", "NOT_IN_TREASURE_DECK", {"card": TREASURES[card]})
        if s.safe > 0 and card >= FIRST_CURSE:
            return Refusal("T-2.3", "SAFE_ON_TOP", {"card": TREASURES[card], "safe": int(s.safe)})
        return not_by_value(s, card)

    def tickets(self, s: Tobago, code: i64) -> i64:
        return count(cards_like(s, s.treasure_deck, code - self.first))


class LookAtCards(HoardPhase):
    """T-4.5.1 One card for each rose, seen by the drawer only."""

    name = "look"

    def __init__(self) -> None:
        self.first = LOOK
        self.last = EXTRA - 1

    def step(self, s: Tobago, seat: i64, code: i64) -> None:
        add_to_hoard(s, code - LOOK)
        s.seen[s.looker] += tally_of(code - LOOK)
        s.looks[s.looker] += 1
        go_on_drawing(s)

    def audience(self, s: Tobago, seat: i64, code: i64) -> i64:
        return bit(s.looker)


class DrawExtra(HoardPhase):
    """T-4.5.2 One card more, seen by nobody (R-36); then the hoard is shuffled."""

    name = "extra"

    def __init__(self) -> None:
        self.first = EXTRA
        self.last = TURN_UP - 1

    def step(self, s: Tobago, seat: i64, code: i64) -> None:
        add_to_hoard(s, code - EXTRA)
        if s.treasure_deck_size == 0:
            s.last_sharing = True
        go_on_sharing(s)

    def audience(self, s: Tobago, seat: i64, code: i64) -> i64:
        return 0
