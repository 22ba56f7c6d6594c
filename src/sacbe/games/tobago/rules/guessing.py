"""Filling in a view: the cards whose place a viewer cannot know, dealt out as likely as they really lie there.

Clue cards that are not in sight lie anywhere with equal chances, only those held since before the last shuffle are none
of the cards seen to go into it. For treasure cards two things are known: no curse came from the safe top of the deck
(T-2.3), and cards drawn before the discards were shuffled into the deck (T-4.5.3) are none of those discards.

Two things that a very attentive player could work out are left to chance: that a curse which returned to the deck
(T-6.6) is not in an older pile of discards, and which of the unseen discards the others remember.
"""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest
from sacbe.core.state import RandomSource
from sacbe.games.tobago.data import ALL_CURSES, ALL_GOLD
from sacbe.games.tobago.state import Tobago


def fill_in(s: Tobago, rng: RandomSource) -> None:
    fill_clues(s, rng)
    if s.hoard_old >= 0:
        fill_last_hoard(s, rng)
    else:
        fill_treasures(s, rng)


def pick(cards: i64, n: i64, rng: RandomSource) -> i64:
    """n of these cards, every choice equally likely."""
    out: i64 = 0
    while n > 0 and cards != 0:
        skip: i64 = rng.randrange(count(cards))
        rest = cards
        while skip > 0:
            rest &= rest - 1
            skip -= 1
        card = bit(lowest(rest))
        cards &= ~card
        out |= card
        n -= 1
    return out


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


# The hoard: who drew which of its cards


def others_draws(s: Tobago) -> list[int]:
    """The draws for this hoard that the viewer did not see, in order: index of the draw * 8 + seat + 1; extra: 0."""
    own = own_cards(s)
    out: list[int] = []
    index = 0
    for k in range(s.seats):
        seat = (s.raiser + k) % s.seats
        for _ in range(s.looks[seat]):
            if s.seen[seat] & own == 0:
                out.append(index * 8 + int(seat) + 1)
            index += 1
    if s.hoard_size + count(s.shown) > index:
        out.append(index * 8)
    return out


def own_cards(s: Tobago) -> i64:
    """The cards of this hoard that the viewer has looked at; in a view only his own looks are known."""
    own: i64 = 0
    seat: i64
    for seat in range(s.seats):
        own |= s.seen[seat]
    return own & (s.hoard | s.shown)


def hand_out(s: Tobago, draws: list[int], cards: i64, rng: RandomSource) -> None:
    """Each of these draws gave one of these cards."""
    for draw in draws:
        card = pick(cards, 1, rng)
        cards &= ~card
        if draw % 8 > 0:
            s.seen[draw % 8 - 1] |= card


def choose(weights: list[int], rng: RandomSource) -> int:
    """An index, each as likely as its weight says."""
    total = sum(weights)
    if total == 0:
        return 0
    scaled = [(w << 30) // total for w in weights]
    ticket = rng.randrange(sum(scaled))
    index = 0
    while ticket >= scaled[index]:
        ticket -= scaled[index]
        index += 1
    return index


def falling(n: int, k: int) -> int:
    """n (n-1) ... of k factors: the ways to fill k places with n different things."""
    if k < 0 or k > n:
        return 0
    out = 1
    for i in range(k):
        out *= n - i
    return out


def choices(n: int, k: int) -> int:
    return falling(n, k) // falling(k, k)


# T-2.3 Curses lie below the safe top


def fill_treasures(s: Tobago, rng: RandomSource) -> None:
    hidden = s.hoard_size - count(s.hoard)
    buried = s.buried_size - count(s.buried)
    safe = s.buried_safe_size - count(s.buried_safe)
    draws = others_draws(s)
    if len(draws) == 0 and buried == 0 and safe == 0:
        return
    shown = s.shown & ~own_cards(s)
    below = [draw for draw in draws if draw // 8 >= s.hoard_safe]
    curses = count(s.treasure_deck & ALL_CURSES)
    elsewhere = s.treasure_deck_size - s.safe + buried  # where else a curse may be
    struck = count(shown & ALL_CURSES)
    # A curse in the hoard is one of the cards from below the safe top, and it is not among those turned up.
    weights = [
        choices(len(below) - struck, c)
        * choices(len(draws) - struck - c, count(shown) - struck)
        * choices(elsewhere, curses - c)
        for c in range(min(curses, hidden) + 1)
    ]
    cursed = pick(s.treasure_deck & ALL_CURSES, choose(weights, rng), rng)
    s.treasure_deck &= ~cursed
    in_piles: i64 = 0
    rest = s.treasure_deck & ALL_CURSES
    while rest != 0:
        if rng.randrange(elsewhere) < buried - count(in_piles):
            in_piles |= rest & -rest
        elsewhere -= 1
        rest &= rest - 1
    hoard = cursed | take(s, hidden - count(cursed), rng)
    s.treasure_deck &= ~in_piles
    s.hoard |= hoard
    s.buried |= in_piles | take(s, buried - count(in_piles), rng)
    s.buried_safe |= take(s, safe, rng)
    unlucky = (cursed | shown) & ALL_CURSES
    drew_curse = [below.pop(rng.randrange(len(below))) for _ in range(min(count(unlucky), len(below)))]
    hand_out(s, drew_curse, unlucky, rng)
    hand_out(s, [draw for draw in draws if draw not in drew_curse], (hoard | shown) & ALL_GOLD, rng)


def take(s: Tobago, n: i64, rng: RandomSource) -> i64:
    """n gold cards out of those that are anywhere."""
    cards = pick(s.treasure_deck & ALL_GOLD, n, rng)
    s.treasure_deck &= ~cards
    return cards


# T-4.5.3 The last hoard, when the discards were shuffled while it was drawn


def fill_last_hoard(s: Tobago, rng: RandomSource) -> None:
    hidden = s.hoard_size - count(s.hoard)
    draws = others_draws(s)
    early = [draw for draw in draws if draw // 8 < s.hoard_old]
    late = [draw for draw in draws if draw // 8 >= s.hoard_old]
    shown = s.shown & ~own_cards(s)
    recycled = s.recycled
    seat: i64
    for seat in range(s.seats):
        recycled |= s.own_recycled[seat]
    from_discards = count(shown & recycled)
    either = count(shown) - from_discards
    new = count(s.treasure_deck & ~recycled)
    everything = count(s.treasure_deck)
    # j of the cards turned up, of those that may be either, were early draws
    weights = [
        choices(either, j)
        * falling(len(early), j)
        * falling(len(late), from_discards + either - j)
        * falling(new, len(early) - j)
        * falling(everything - len(early) + j, len(late) - from_discards - either + j)
        for j in range(either + 1)
    ]
    j = choose(weights, rng)
    early_shown = pick(shown & ~recycled, j, rng)
    early_hidden = pick(s.treasure_deck & ~recycled, min(len(early) - j, hidden), rng)
    s.treasure_deck &= ~early_hidden
    late_hidden = pick(s.treasure_deck, hidden - count(early_hidden), rng)
    s.treasure_deck &= ~late_hidden
    s.hoard |= early_hidden | late_hidden
    hand_out(s, early, early_shown | early_hidden, rng)
    hand_out(s, late, (shown & ~early_shown) | late_hidden, rng)
