"""The lens of the market: every card that is still for sale, what it does and what it costs."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import INK, fitted, num, rect, text, use, width_of
from sacbe.games.eldorado.data import CARDS, COLOURS, PRICE
from sacbe.games.eldorado.show.cards import KIND
from sacbe.games.eldorado.show.geometry import Box
from sacbe.games.eldorado.show.view import held_by, stalls
from sacbe.games.eldorado.show.words import card_effect, card_name, words
from sacbe.games.eldorado.state import Race

_SOFT: Final = "#5B4A37"


def wares(s: Race, lang: str, box: Box, columns: int, upper_only: bool = False) -> str:
    """In rows of one height. `upper_only`: where the bottom row is in sight anyway."""
    bottom, upper = stalls(s)
    kinds = [kind for kind in ([] if upper_only else bottom) + upper if kind >= 0 and held_by(int(s.market), kind)]
    x, y, w, h = box
    out = rect(x + 2, y + 4, w, h, 9, "#000", extra="opacity='.25'") + rect(x, y, w, h, 9, "var(--limestone)", 2)
    title = words(lang)("lens-market-upper" if upper_only else "lens-market-title")
    out += fitted(x + 12, y + 20, title, 14, w - 24, 700, INK, "start", serif=True)
    rows = -(-max(len(kinds), 1) // columns)
    pitch, wide = min((h - 32) / rows, 38.0), (w - 12) / columns
    for k, kind in enumerate(kinds):
        place = (x + 8 + k // rows * wide, y + 28 + k % rows * pitch, wide - 8, pitch)
        out += _row(kind, held_by(int(s.market), kind), place, lang)
    return out


def _lines(said: str, width: float) -> list[str]:
    """In one line, or in two about equally long."""
    if width_of(said, 10, 500) <= width:
        return [said]
    blanks = [k for k, c in enumerate(said) if c == " "]
    middle = min(blanks, key=lambda k: abs(k - len(said) / 2))
    return [said[:middle], said[middle + 1 :]]


def _row(kind: int, copies: int, box: Box, lang: str) -> str:
    """A stripe of the card's colour, its picture, its name over what it does, its price."""
    x, y, w, h = box
    out = rect(x, y + 2, 4, h - 4, 2, KIND[COLOURS[kind]], 0.8)
    out += use(f"ed-art-{CARDS[kind]}", x + 8, y + (h - 24) / 2, 30, 24)
    room = w - 78
    effect = _lines(card_effect(kind, lang), room)
    top = y + h / 2 - 1.5 - 5 * (len(effect) - 1)
    out += fitted(x + 44, top, card_name(kind, lang), 12.5, room, 700, INK, "start")
    for k, line in enumerate(effect):
        out += fitted(x + 44, top + 11.5 + 10.5 * k, line, 10.5, room, 500, _SOFT, "start", least=8.5)
    coin = f"cx='{num(x + w - 13)}' cy='{num(y + h / 2 - 2)}' r='9.5' fill='var(--village)'"
    out += f"<circle {coin} stroke='{INK}' stroke-width='1.6'/>"
    out += text(x + w - 13, y + h / 2 + 2.5, int(PRICE[kind]), 12.5, 800)
    return out + text(x + w - 13, y + h / 2 + 15, f"×{copies}", 9, 600, _SOFT)
