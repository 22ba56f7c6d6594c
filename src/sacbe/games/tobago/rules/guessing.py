"""Filling in a view: the cards whose place a viewer cannot know, dealt out as likely as they really lie there.

Clue cards that are not in sight lie anywhere with equal chances, only those held since before the last shuffle are none
of the cards seen to go into it. For treasure cards see hoards.py.

Three things that a very attentive player could work out are left to chance: that a curse which returned to the deck
(T-6.6) is not in an older pile of discards, what may have been among the discards beyond what must have been, and which
of them the others remember.
"""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.bits import count
from sacbe.core.state import RandomSource
from sacbe.games.tobago.rules.hoards import fill_last_hoard, fill_treasures, pick
from sacbe.games.tobago.state import Tobago


def fill_in(s: Tobago, rng: RandomSource) -> None:
    fill_clues(s, rng)
    if s.hoard_old >= 0:
        fill_last_hoard(s, rng)
    else:
        fill_treasures(s, rng)


def fill_clues(s: Tobago, rng: RandomSource) -> None:
    if count(s.clue_deck) == s.clue_deck_size:
        return
    known = s.open_shuffled
    seat: i64
    for seat in range(s.seats):
        known |= s.own_shuffled[seat]
    for seat in range(s.seats):
        # what was held over the last shuffle is none of the cards known to have been in it
        kept = min(s.kept[seat], s.hand_size[seat] - count(s.hand[seat]))
        kept_hand = pick(s.clue_deck & ~known, kept, rng)
        s.clue_deck &= ~kept_hand
        kept = min(s.kept_exchanged[seat], s.exchanged_size[seat] - count(s.exchanged[seat]))
        kept_exchanged = pick(s.clue_deck & ~known, kept, rng)
        s.clue_deck &= ~kept_exchanged
        s.hand[seat] |= kept_hand
        s.exchanged[seat] |= kept_exchanged
    for seat in range(s.seats):
        hand = pick(s.clue_deck, s.hand_size[seat] - count(s.hand[seat]), rng)
        s.clue_deck &= ~hand
        s.hand[seat] |= hand
        exchanged = pick(s.clue_deck, s.exchanged_size[seat] - count(s.exchanged[seat]), rng)
        s.clue_deck &= ~exchanged
        s.exchanged[seat] |= exchanged
