"""The signs of The Quest for El Dorado for its symbols page."""

from __future__ import annotations

from typing import Final

from sacbe.core.symbols import Sign, Signs
from sacbe.games.eldorado.data import CARDS, COLOURS, TOKENS
from sacbe.games.eldorado.show.what_cards import CARD_RULES, TOKEN_RULES
from sacbe.games.eldorado.show.words import token_symbol


def _cards(colour: str) -> tuple[Sign, ...]:
    return tuple(
        Sign((f"ed-card-{card}",), f"card-{card}", CARD_RULES.get(card, "C-1.10"), (f"ed-art-{card}",))
        for card, own in zip(CARDS, COLOURS, strict=True)
        if own == colour
    )


SIGNS: Final[Signs] = {
    "costs": (
        Sign(("ed-g-machete",), "machete", "A-4.2", ("ed-cost-machete",)),
        Sign(("ed-g-paddle",), "paddle", "A-4.2", ("ed-cost-paddle",)),
        Sign(("ed-g-coin",), "coin", "A-4.2", ("ed-cost-coin",)),
        Sign(("ed-g-discard",), "discard", "A-4.12", ("ed-cost-discard",)),
        Sign(("ed-g-remove",), "remove", "A-4.13", ("ed-cost-remove",)),
    ),
    "ground": (
        Sign(("ed-hex-jungle-1-0",), "jungle", "A-4.2", ("ed-hex-jungle",)),
        Sign(("ed-hex-water-1-0",), "water", "A-4.2", ("ed-hex-water",)),
        Sign(("ed-hex-village-1-0",), "village", "A-4.2", ("ed-hex-village",)),
        Sign(("ed-hex-rubble-1-0",), "rubble", "A-4.12", ("ed-hex-rubble",)),
        Sign(("ed-hex-camp-1-0",), "camp", "A-4.13", ("ed-hex-camp",)),
        Sign(("ed-gd-mountain-0",), "mountain", "A-4.6"),
        Sign(("ed-gd-cave-0",), "cave", "A-4.27", ("ed-cave-back",)),
        Sign(("ed-hex-start-1",), "start", "A-4.7", ("ed-hex-start",)),
        Sign(("ed-hex-finish-blue", "ed-hex-finish-green"), "finish", "A-4.8"),
        Sign(("ed-gd-gold-0",), "gold", "A-4.8"),
    ),
    "blockades": tuple(Sign((f"ed-blockade-{n}",), f"blockade-{n}", "A-4.10") for n in range(1, 7)),
    "green": _cards("green"),
    "blue": _cards("blue"),
    "yellow": _cards("yellow"),
    "white": _cards("white"),
    "purple": _cards("purple"),
    "tokens": tuple(
        Sign((token_symbol(k),), f"token-{name}", TOKEN_RULES.get(name, "A-4.30")) for k, name in enumerate(TOKENS)
    ),
    "table": (
        Sign(tuple(f"ed-explorer-{seat}" for seat in range(4)), "figures", "C-1.5", ("ed-explorer", "token-")),
        Sign(("ed-i-gear",), "automaton", "V-6.2"),
        Sign(("ed-card-back",), "deck", "T-3.8"),
        Sign(("ed-i-card",), "card", "A-4.12"),
        Sign(("ed-g-sun",), "sun", "A-4.8"),
        Sign(("i-confirm",), "tick", "A-4.3"),
        Sign(("i-market",), "market", "A-4.17"),
        Sign(("ed-i-way",), "way", "A-4.2"),
        Sign(("ed-i-odds",), "odds", "H-7.3"),
        Sign(("ed-i-cards",), "cards", "H-7.4"),
    ),
}
