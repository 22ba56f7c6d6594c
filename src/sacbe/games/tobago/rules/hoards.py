"""A hoard as one viewer may know it (T-7.2): which cards can still be in it, and how likely.

The viewer knows the values that he drew. Of a card turned up he does not know whether it was one of them: every way it
can have come about counts (R-37). No curse came from the safe top of the deck (T-2.3), and what was drawn before the
discards were shuffled into the deck (T-4.5.3) is none of those discards.
"""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest
from sacbe.core.state import RandomSource
from sacbe.games.tobago.data import ALL_CURSES, ALL_GOLD, CURSE, VALUES
from sacbe.games.tobago.rules.values import (
    cards_in,
    coins_in,
    curses_in,
    many_of,
    number_of,
    some_of,
    tally,
    without,
)
from sacbe.games.tobago.state import Tobago, shown_tally


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


# The draws of a hoard


def knows_draws(s: Tobago, seat: i64) -> bool:
    """Whether the cards this seat drew are known here; in a view only the viewer's are."""
    return cards_in(s.seen[seat]) == s.looks[seat]


def own_draws(s: Tobago) -> i64:
    """The known draws, by value."""
    own: i64 = 0
    seat: i64
    for seat in range(s.seats):
        own += s.seen[seat]
    return own


def others_draws(s: Tobago) -> list[int]:
    """The draws for this hoard that the viewer did not see, in order: index of the draw * 8 + seat + 1; extra: 0."""
    out: list[int] = []
    index = 0
    if s.raiser >= 0:
        for k in range(s.seats):
            seat = (s.raiser + k) % s.seats
            known = knows_draws(s, seat)
            for _ in range(s.looks[seat]):
                if not known:
                    out.append(index * 8 + int(seat) + 1)
                index += 1
    if s.hoard_size + len(s.shown) > index:
        out.append(index * 8)
    return out


class HoardWorld:
    """One way a hoard can have come about: which of the cards turned up were the viewer's own, and what is left."""

    def __init__(self, weight: int, mine: i64, cursed: i64) -> None:
        self.weight = weight
        self.mine = mine  # by value, of those turned up
        self.cursed = cursed  # curses among the draws of others that are still face down


def hoard_worlds(s: Tobago) -> list[HoardWorld]:
    """Every such way with its weight: the number of ways to draw these cards and to turn up what was turned up."""
    own = own_draws(s)
    shown = shown_tally(s)
    free = free_cards(s, own, shown)
    draws = others_draws(s)
    below = len([draw for draw in draws if draw // 8 >= s.hoard_safe])
    elsewhere = int(s.treasure_deck_size - s.safe + s.buried_size - count(s.buried))  # where else a curse may be
    gold = int(cards_in(free) - curses_in(free))
    curses = int(curses_in(free))
    most = min(int(cards_in(shown) - curses_in(shown)), gold)  # of those turned up, drawn by others
    out: list[HoardWorld] = []
    for mine in parts(own, shown):
        theirs = shown - mine
        struck = int(curses_in(theirs))
        taken = int(cards_in(theirs)) - struck
        if taken > most:
            continue
        ways = falling(gold - taken, most - taken) * falling(below, struck)
        value: i64
        for value in range(VALUES):
            n, m = int(number_of(shown, value)), int(number_of(mine, value))
            ways *= choices(n, m) * falling(int(number_of(own, value)), m)
            ways *= falling(int(number_of(free, value)), n - m) if value != CURSE else 1
        if ways == 0:
            continue
        for cursed in range(curses - struck + 1):
            weight = choices(below - struck, cursed) * choices(elsewhere, curses - struck - cursed)
            weight *= ways * falling(len(draws) - struck - cursed, taken)
            if weight > 0:
                out.append(HoardWorld(weight, mine, cursed))
    return out


def free_cards(s: Tobago, own: i64, shown: i64) -> i64:
    """By value, the cards that the draws of others, the deck and the piles may hold or have held."""
    return tally(s.treasure_deck) + shown + without(own, shown) - own


def parts(own: i64, shown: i64) -> list[i64]:
    """Every way to have drawn some of the cards turned up oneself, as tallies."""
    out: list[i64] = [0]
    value: i64
    for value in range(VALUES):
        most = min(number_of(own, value), number_of(shown, value))
        if most > 0:
            out = [part + many_of(value, n) for part in out for n in range(most + 1)]
    return out


def hidden_draws(s: Tobago, mine: i64) -> i64:
    """The viewer's own cards that are still face down, by value, beyond those that are known to be."""
    own = own_draws(s)
    return own - mine - without(own, shown_tally(s))


def next_card(s: Tobago) -> tuple[float, float]:
    """Of the next card of a hoard: the chance that it is a curse, and its coins on average."""
    if s.hoard_size == 0:
        return 0.0, 0.0
    own = own_draws(s)
    draws = len(others_draws(s))
    size = int(s.hoard_size)
    curse, coins, total = 0, 0.0, 0
    for world in hoard_worlds(s):
        left = own - world.mine
        pool = tally(s.treasure_deck) - hidden_draws(s, world.mine)
        others = draws - int(cards_in(shown_tally(s) - world.mine)) - int(world.cursed)
        gold = cards_in(pool) - curses_in(pool)
        mean = int(coins_in(pool)) / int(gold) if gold > 0 else 0.0
        curse += world.weight * int(curses_in(left) + world.cursed)
        coins += float(world.weight) * (int(coins_in(left)) + others * mean)
        total += world.weight
    return (curse / (total * size), coins / (total * size)) if total else (0.0, 0.0)


# Filling it in


def fill_treasures(s: Tobago, rng: RandomSource) -> None:
    buried = s.buried_size - count(s.buried)
    safe = s.buried_safe_size - count(s.buried_safe)
    draws = others_draws(s)
    if buried == 0 and safe == 0 and (len(draws) == 0 or whole(s)):
        return
    worlds = hoard_worlds(s)
    if len(worlds) == 0:
        return  # nothing that a game can come to
    world = worlds[choose([one.weight for one in worlds], rng)]
    mine = some_of(s.treasure_deck, hidden_draws(s, world.mine))
    s.treasure_deck &= ~mine
    theirs = shown_tally(s) - world.mine
    elsewhere = s.treasure_deck_size - s.safe + buried
    cursed = pick(s.treasure_deck & ALL_CURSES, world.cursed, rng)
    s.treasure_deck &= ~cursed
    in_piles: i64 = 0
    rest = s.treasure_deck & ALL_CURSES
    while rest != 0:
        if rng.randrange(elsewhere) < buried - count(in_piles):
            in_piles |= rest & -rest
        elsewhere -= 1
        rest &= rest - 1
    gold = take(s, len(draws) - cards_in(theirs) - world.cursed, rng)
    s.treasure_deck &= ~in_piles
    s.hoard |= mine | cursed | gold
    s.buried |= in_piles | take(s, buried - count(in_piles), rng)
    s.buried_safe |= take(s, safe, rng)
    unlucky = curses_in(theirs) + world.cursed
    below = [draw for draw in draws if draw // 8 >= s.hoard_safe]
    drew_curse = [below.pop(rng.randrange(len(below))) for _ in range(min(unlucky, len(below)))]
    hand_out(s, drew_curse, many_of(CURSE, unlucky), rng)
    no_curse = tally(gold) + theirs - many_of(CURSE, curses_in(theirs))
    hand_out(s, [draw for draw in draws if draw not in drew_curse], no_curse, rng)


def whole(s: Tobago) -> bool:
    """Whether nothing of the hoard is hidden here."""
    seat: i64
    for seat in range(s.seats):
        if not knows_draws(s, seat):
            return False
    return s.hoard_size == count(s.hoard)


def take(s: Tobago, n: i64, rng: RandomSource) -> i64:
    """n gold cards out of those that are anywhere."""
    cards = pick(s.treasure_deck & ALL_GOLD, n, rng)
    s.treasure_deck &= ~cards
    return cards


def hand_out(s: Tobago, draws: list[int], cards: i64, rng: RandomSource) -> None:
    """Each of these draws gave one of these cards, a tally."""
    for draw in draws:
        if cards == 0:
            return
        value = pick_value(cards, rng)
        cards -= many_of(value, 1)
        if draw % 8 > 0:
            s.seen[draw % 8 - 1] += many_of(value, 1)


def pick_value(cards: i64, rng: RandomSource) -> i64:
    """One card of a tally, each as likely as any other."""
    skip: i64 = rng.randrange(cards_in(cards))
    value: i64 = 0
    while skip >= number_of(cards, value):
        skip -= number_of(cards, value)
        value += 1
    return value


def pick_values(cards: i64, n: i64, rng: RandomSource) -> i64:
    out: i64 = 0
    while n > 0 and cards != 0:
        one = many_of(pick_value(cards, rng), 1)
        cards -= one
        out += one
        n -= 1
    return out


# T-4.5.3 The last hoard, when the discards were shuffled while it was drawn


def fill_last_hoard(s: Tobago, rng: RandomSource) -> None:
    """A card turned up may be one of the discards only if it must be: the other way is nearly always the likelier."""
    draws = others_draws(s)
    if whole(s):
        return
    own = own_draws(s)
    shown = shown_tally(s)
    free = free_cards(s, own, shown)
    mines = parts(own, shown)
    weights = [last_weight(own, shown, mine, free, len(draws)) for mine in mines]
    mine = mines[choose(weights, rng)]
    s.hoard |= some_of(s.treasure_deck, hidden_draws(s, mine))
    s.treasure_deck &= ~s.hoard
    early = [draw for draw in draws if draw // 8 < s.hoard_old]
    late = [draw for draw in draws if draw // 8 >= s.hoard_old]
    theirs = shown - mine
    recycled = s.recycled
    seat: i64
    for seat in range(s.seats):
        recycled += s.own_recycled[seat]
    pool = tally(s.treasure_deck)
    fresh = without(pool + theirs, recycled)  # never among the discards that are known
    either = theirs - without(theirs, fresh)
    from_discards = int(cards_in(theirs) - cards_in(either))
    new = without(fresh, either)
    both = int(cards_in(either))
    # j of the cards turned up, of those that may be either, were early draws
    ways = [
        choices(both, j)
        * falling(len(early), j)
        * falling(len(late), from_discards + both - j)
        * falling(int(cards_in(new)), len(early) - j)
        * falling(int(cards_in(pool)) - len(early) + j, len(late) - from_discards - both + j)
        for j in range(both + 1)
    ]
    j = choose(ways, rng)
    early_shown = pick_values(either, j, rng)
    hidden = s.hoard_size - count(s.hoard)
    early_hidden = pick(some_of(s.treasure_deck, new), min(len(early) - j, hidden), rng)
    s.treasure_deck &= ~early_hidden
    late_hidden = pick(s.treasure_deck, hidden - count(early_hidden), rng)
    s.treasure_deck &= ~late_hidden
    s.hoard |= early_hidden | late_hidden
    rest = tally(late_hidden) + theirs - early_shown
    first = tally(early_hidden) + early_shown
    short = len(early) - cards_in(first)  # then some late cards must have been early ones
    moved = pick_values(rest, short, rng) if short > 0 else 0
    hand_out(s, early, first + moved, rng)
    hand_out(s, late, rest - moved, rng)


def last_weight(own: i64, shown: i64, mine: i64, free: i64, draws: int) -> int:
    """As in hoard_worlds, for a deck without a safe top."""
    theirs = int(cards_in(shown - mine))
    most = min(int(cards_in(shown)), int(cards_in(free)))
    if theirs > most:
        return 0
    ways = falling(draws, theirs) * falling(int(cards_in(free)) - theirs, most - theirs)
    value: i64
    for value in range(VALUES):
        n, m = int(number_of(shown, value)), int(number_of(mine, value))
        ways *= choices(n, m) * falling(int(number_of(own, value)), m) * falling(int(number_of(free, value)), n - m)
    return ways
