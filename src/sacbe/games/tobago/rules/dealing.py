"""T-2.10, T-4.1.7, T-4.3 Clue cards come into hands: private draws of NATURE, the discards shuffled when needed."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest, member
from sacbe.core.errors import Refusal
from sacbe.core.state import NATURE_BIT
from sacbe.games.tobago.actions import DEAL, PLAY
from sacbe.games.tobago.data import CLUES, hand_limit
from sacbe.games.tobago.rules.amulets import amulets_appear
from sacbe.games.tobago.rules.guards import TobagoPhase
from sacbe.games.tobago.rules.turns import begin_turn
from sacbe.games.tobago.state import DEAL_CLUES, NONE, TAKE_TURN, TO_AMULETS, TO_NEXT, TO_SETUP, TO_TURN, Tobago


def deal_to(s: Tobago, seat: i64, after: i64) -> None:
    """Fill a hand up to its size, as far as cards exist (R-18); then the game goes on as `after` says."""
    there = s.clue_deck_size + count(s.played)
    i: i64
    for i in range(s.seats):
        there += s.exchanged_size[i]
    s.drawer = seat
    s.after = after
    s.to_deal = min(hand_limit(s.seats) - s.hand_size[seat], there)
    go_on_dealing(s)


def go_on_dealing(s: Tobago) -> None:
    if s.to_deal > 0:
        if s.clue_deck_size == 0:
            shuffle_discards(s)
        s.phase = DEAL_CLUES
        return
    seat = s.drawer
    s.drawer = NONE
    if s.after == TO_SETUP:
        following = (seat + 1) % s.seats
        if following == s.first:
            s.after = TO_TURN
            begin_turn(s, s.first)
        else:
            deal_to(s, following, TO_SETUP)
    elif s.after == TO_AMULETS:
        s.after = TO_TURN
        amulets_appear(s)
    elif s.after == TO_NEXT:
        s.after = TO_TURN
        begin_turn(s, (seat + 1) % s.seats)
    else:
        s.phase = TAKE_TURN


def shuffle_discards(s: Tobago) -> None:
    """T-4.1.7 A new deck of all discards; the clues on the maps stay there.

    Hands that are held over are none of these cards, and everybody knows it: so it is written down.
    """
    s.clue_deck_size = count(s.played)
    s.clue_deck |= s.played
    s.open_shuffled = s.played
    s.played = 0
    i: i64
    for i in range(s.seats):
        s.clue_deck |= s.exchanged[i]
        s.clue_deck_size += s.exchanged_size[i]
        s.own_shuffled[i] = s.exchanged[i]
        s.exchanged[i] = 0
        s.exchanged_size[i] = 0
        s.kept[i] = s.hand_size[i]
        s.kept_exchanged[i] = 0


def lay_down(s: Tobago, seat: i64, card: i64) -> None:
    """A card leaves a hand for a map."""
    s.hand[seat] &= ~bit(card)
    s.hand_size[seat] -= 1
    if s.kept[seat] > 0 and (s.open_shuffled >> card) & 1 == 0:
        s.kept[seat] -= 1


def discard_hand(s: Tobago, seat: i64) -> None:
    """T-4.3.3 Face down, before the new cards are drawn."""
    s.exchanged[seat] |= s.hand[seat]
    s.exchanged_size[seat] += s.hand_size[seat]
    s.kept_exchanged[seat] += s.kept[seat]
    s.hand[seat] = 0
    s.hand_size[seat] = 0
    s.kept[seat] = 0


class DrawClue(TobagoPhase):
    """One card of the clue deck, each as likely as any other (T-8.5)."""

    def actors(self, s: Tobago) -> i64:
        return NATURE_BIT

    def codes(self, s: Tobago, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=52)
        rest = s.clue_deck
        while rest != 0:
            out = append(out, self.first + lowest(rest))
            rest &= rest - 1
        return out

    def all_tickets(self, s: Tobago) -> i64:
        return count(s.clue_deck)

    def holder(self, s: Tobago, ticket: i64) -> i64:
        return self.first + member(s.clue_deck, ticket)

    def refuse(self, s: Tobago, seat: i64, code: i64) -> Refusal | None:
        card = code - self.first
        if (s.clue_deck >> card) & 1:
            return None
        return Refusal("T-8.5", "NOT_IN_CLUE_DECK", {"card": CLUES[card]})


class DealClues(DrawClue):
    """Only its owner sees it."""

    name = "deal"

    def __init__(self) -> None:
        self.first = DEAL
        self.last = PLAY - 1

    def step(self, s: Tobago, seat: i64, code: i64) -> None:
        card = bit(code - DEAL)
        s.clue_deck &= ~card
        s.clue_deck_size -= 1
        s.hand[s.drawer] |= card
        s.hand_size[s.drawer] += 1
        s.to_deal -= 1
        go_on_dealing(s)

    def audience(self, s: Tobago, seat: i64, code: i64) -> i64:
        return bit(s.drawer)
