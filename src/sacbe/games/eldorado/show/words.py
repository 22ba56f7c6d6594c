"""The texts of the game and the names of its things in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from sacbe.core.words import Words
from sacbe.games.eldorado.data import CARDS, SYMBOLS, TOKENS

TEXT: Final = Path(__file__).parents[1] / "text"
AUTOMATON_COLOURS: Final = {1: "blue", 2: "yellow", 3: "white"}  # by racer: the colours of these seats


@cache
def words(lang: str) -> Words:
    parts = ("", "-things", "-remarks", "-coach", "-rules", "-guide", "-what", "-description")
    return Words(lang, *(TEXT / f"{lang}{part}.ftl" for part in parts))


def automaton_name(racer: int, lang: str) -> str:
    """A rival of the solo game, by the colour of its figure."""
    return words(lang)("automaton", colour=AUTOMATON_COLOURS[racer])


def card_name(kind: int, lang: str) -> str:
    return words(lang)(f"card-{CARDS[kind]}")


def card_effect(kind: int, lang: str) -> str:
    """What a card does, in a few words."""
    return words(lang)(f"effect-{CARDS[kind]}")


def card_brief(kind: int, lang: str) -> tuple[str, str]:
    """Name and effect where there is little room."""
    t = words(lang)
    return t(f"brief-{CARDS[kind]}"), t(f"brief-{CARDS[kind]}.does")


def pile_names(kinds: list[tuple[int, int]], lang: str) -> str:
    """Scout ×2, Sailor"""
    return ", ".join(card_name(kind, lang) + (f" ×{n}" if n > 1 else "") for kind, n in kinds)


def token_name(token: int, lang: str) -> str:
    return words(lang)(f"token-{TOKENS[token]}")


def token_about(token: int, lang: str) -> str:
    """What a cave token does."""
    return words(lang)(f"token-{TOKENS[token]}.about")


def symbols_name(symbol: int, n: int, lang: str) -> str:
    """3 machetes"""
    return words(lang)(f"symbols-{SYMBOLS[symbol]}", n=n)


def card_symbol(kind: int) -> str:
    return f"ed-card-{CARDS[kind]}"


def token_symbol(token: int) -> str:
    return f"ed-cave-{TOKENS[token].replace('_', '-')}"


def half(halves: int) -> str:
    """Coins counted in halves: 7 is 3½."""
    whole = str(halves // 2) if halves >= 2 or halves == 0 else ""
    return whole + ("½" if halves % 2 else "")
