"""T-3.5 as the referee reads it: what the active player may decide, phase by phase."""

from __future__ import annotations

from collections import Counter

from tests.eldorado.referee_buying import payments, purchases
from tests.eldorado.referee_table import NUMBER_TOKENS, Table


def legal(t: Table) -> set[str]:
    """What the seat whose turn it is may do."""
    return {
        "play": play,
        "target": target,
        "pay": lambda t: {f"pay {card}" for card in t.hand},  # D6
        "buy": payments,
        "remove": remove,
        "take": lambda t: {f"take {card}" for card in t.d["market"] if t.copies(card)},  # D10, A-4.22
        "replace": replace,
        "discard": discard,
    }[t.d["phase"]](t)


def play(t: Table) -> set[str]:
    """FREE and MOVING."""
    found = {"end"} | t.paid_with_cards() | purchases(t)
    move = t.d["move"]
    if move:  # D2, D3: the same figure goes on with the same symbol
        found |= {"stop"} | t.targets({move["symbol"]}, move["left"], t.number(move["figure"]))
    for card in set(t.hand):
        if card == "native":
            possible = bool(t.native_targets())
        elif card == "transmitter":
            possible = any(t.d["market"].values())
        elif t.symbols_of(card):
            possible = bool(t.targets(t.symbols_of(card), t.power_of(card)))
        else:
            possible = True
        if possible:
            found.add(f"play {card}")
    for token in set(t.me["tokens"]):
        if usable(t, token):
            found.add(f"use {token}")
    if "keep_item" in t.me["tokens"]:
        found |= {f"save {card}" for card in t.this_turn["window"]}
    return found


def usable(t: Table, token: str) -> bool:
    """A-4.30 to A-4.36, Q-19; a second one of the same kind while one is active would be wasted."""
    if token in NUMBER_TOKENS:
        return bool(t.targets(t.symbols_of(token), t.power_of(token)))
    return {
        "draw_1": True,
        "remove_1": bool(t.hand),
        "replace": bool(t.hand),
        "pass_through": not t.this_turn["pass_through"],
        "native_step": bool(t.native_targets()),
        "change_symbol": not t.this_turn["any_symbol"],
        "keep_item": False,
    }[token]


def target(t: Table) -> set[str]:
    """D1, D7: where the source that was just played goes first."""
    source = t.d["move"]["source"]
    if source in ("native", "native_step"):
        return t.native_targets()
    return t.targets(t.symbols_of(source), t.power_of(source))


def remove(t: Table) -> set[str]:
    """D9"""
    return {f"remove {card}" for card in t.hand} | (set() if t.choice["must_remove"] else {"done"})


def replace(t: Table) -> set[str]:
    """D16"""
    return {f"replace {card}" for card in t.hand} | ({"done"} if t.choice["replaced"] else set())


def discard(t: Table) -> set[str]:
    """D15, D17. The choice is said card by card: once a card is kept, it has begun and tokens come too late."""
    found = {"discard"}
    kept = Counter(t.choice["kept"])
    if t.options["leftover_hand"] == "choose":
        found |= {f"keep {card}" for card, copies in Counter(t.hand).items() if copies > kept[card]}
    if not kept:
        found |= {
            f"use {token}" for token in set(t.me["tokens"]) & {"draw_1", "remove_1", "replace"} if usable(t, token)
        }
    return found
