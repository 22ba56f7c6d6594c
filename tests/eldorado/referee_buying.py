"""A-4.14 to A-4.18 as the referee reads them: what a hand can pay, by trying everything."""

from __future__ import annotations

from functools import cache

from tests.eldorado.referee_table import COLOUR, NUMBER_TOKENS, POWER_OF, PRICE_OF, Table


@cache
def most_half_coins(cards: tuple[str, ...], changes: int) -> int:
    """A-4.15 The most half coins a hand gives: each card in turn for its coins, for half a coin, or turned to coins by
    one of so many change symbol tokens (A-4.36)."""
    if not cards:
        return 0
    card, rest = cards[0], cards[1:]
    ways = [1 + most_half_coins(rest, changes)]
    if COLOUR[card] in ("yellow", "white"):
        ways.append(2 * POWER_OF[card] + most_half_coins(rest, changes))
    elif COLOUR[card] in ("green", "blue") and changes:
        ways.append(2 * POWER_OF[card] + most_half_coins(rest, changes - 1))
    return max(ways)


def reach(paid: int, hand: list[str], tokens: list[str], changed: bool) -> int:
    """How many half coins could lie there at most: what is paid already, the coin tokens and the hand."""
    coins = sum(NUMBER_TOKENS[token][1] for token in tokens if token.startswith("coin"))
    return paid + 2 * coins + most_half_coins(tuple(sorted(hand)), tokens.count("change_symbol") + changed)


def within_reach(t: Table) -> int:
    return reach(int(t.choice["half_coins"]), t.hand, t.me["tokens"], bool(t.this_turn["any_symbol"]))


def purchases(t: Table) -> set[str]:
    """D12 What may be bought now."""
    if t.this_turn["bought"]:
        return set()
    return {f"buy {card}" for card in t.available() if within_reach(t) >= 2 * PRICE_OF[card]}


def payments(t: Table) -> set[str]:
    """D13 The steps of a payment after which the price is still within reach (T-3.11), and the end of it."""
    price = 2 * PRICE_OF[t.choice["buying"]]
    paid, changed = int(t.choice["half_coins"]), bool(t.this_turn["any_symbol"])
    found = {"confirm"} if paid >= price else set()
    for card in set(t.hand):
        rest = list(t.hand)
        rest.remove(card)
        if reach(paid + 1, rest, t.me["tokens"], changed) >= price:
            found.add(f"half {card}")
        if "coin" in t.symbols_of(card) and reach(paid + 2 * POWER_OF[card], rest, t.me["tokens"], False) >= price:
            found.add(f"coins {card}")
    found |= {f"spend {token}" for token in t.me["tokens"] if token.startswith("coin")}
    if "change_symbol" in t.me["tokens"] and not changed:
        found.add("use change_symbol")
    return found


def after(t: Table, step: str) -> Table:
    """The table when one more thing is paid."""
    t = Table(t.d)
    verb, what = step.split()
    if verb == "use":
        t.me["tokens"].remove(what)
        t.this_turn["any_symbol"] = True
    elif verb == "spend":
        t.me["tokens"].remove(what)
        t.choice["half_coins"] += 2 * NUMBER_TOKENS[what][1]
    elif verb == "half":  # T-3.4, Q-36: on the discard pile at once: # cards too
        t.hand.remove(what)
        t.me["discard"].append(what)
        t.choice["half_coins"] += 1
    else:  # played; a # card has had its use.: it is the next card with symbols
        t.hand.remove(what)
        t.choice["half_coins"] += 2 * POWER_OF[what]
        t.this_turn["any_symbol"] = False
        if what in ("treasure_chest", "prop_plane", "giant_machete"):
            t.me["gone"].append(what)
            t.choice["coined"] = sorted({*t.choice["coined"], what})
        else:
            t.me["played"].append(what)
    return t


def bought(t: Table) -> None:
    """A-4.14, A-4.17 The price is paid: the card to the discard pile at once, the rest of an upper pile down."""
    card = t.choice["buying"]
    bottom = t.d["bottom"]
    upper = card not in bottom
    free = [slot for slot in range(len(bottom)) if t.copies(bottom[slot]) == 0]
    t.d["market"][card] -= 1
    t.me["discard"].append(card)
    if upper and t.copies(card):
        bottom[free[0]] = card
    t.this_turn["bought"] = True
    t.this_turn["window"] = list(t.choice["coined"])
    t.choice.update(buying=None, half_coins=0, coined=[])
