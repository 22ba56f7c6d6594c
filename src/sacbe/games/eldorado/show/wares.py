"""The lens of the market: every card that is still for sale, what it does and what it costs."""

from __future__ import annotations

import math
from functools import lru_cache

from sacbe.core.lettering import set_in
from sacbe.core.svg import INK, fitted, num, rect, text, use
from sacbe.games.eldorado.data import CARDS, COLOURS, PRICE
from sacbe.games.eldorado.show.cards import KIND
from sacbe.games.eldorado.show.geometry import Box
from sacbe.games.eldorado.show.overlays import SOFT, slab
from sacbe.games.eldorado.show.view import held_by, stalls
from sacbe.games.eldorado.show.words import card_effect, card_name, words
from sacbe.games.eldorado.state import Race


def wares(s: Race, lang: str, box: Box, columns: int, upper_only: bool = False) -> str:
    """`upper_only`: where the bottom row is in sight anyway."""
    bottom, upper = stalls(s)
    kinds = upper if upper_only else bottom + upper
    title = words(lang)("lens-market-upper" if upper_only else "lens-market-title")
    left = [(kind, copies) for kind in kinds if kind >= 0 and (copies := held_by(int(s.market), kind))]
    return _list(tuple(left), title, lang, box, columns)


@lru_cache(maxsize=256)
def _list(left: tuple[tuple[int, int], ...], title: str, lang: str, box: Box, columns: int) -> str:
    """In rows of one height. It is part of every view, and the market changes once a turn at most."""
    x, y, w, h = box
    out = slab(box, title)
    rows = max(math.ceil(len(left) / columns), 1)
    pitch, wide = min((h - 32) / rows, 38.0), (w - 12) / columns
    for k, (kind, copies) in enumerate(left):
        out += _row(kind, copies, (x + 8 + k // rows * wide, y + 28 + k % rows * pitch, wide - 8, pitch), lang)
    return out


def _row(kind: int, copies: int, box: Box, lang: str) -> str:
    """A stripe of the card's colour, its picture, its name over what it does, its price."""
    x, y, w, h = box
    out = rect(x, y + 2, 4, h - 4, 2, KIND[COLOURS[kind]], 0.8)
    out += use(f"ed-art-{CARDS[kind]}", x + 8, y + (h - 24) / 2, 30, 24)
    room = w - 78
    effect, size = set_in(card_effect(kind, lang), 10.5, room, 2, 8.5, 500)
    top = y + h / 2 - 1.5 - 5 * (len(effect) - 1)
    out += fitted(x + 44, top, card_name(kind, lang), 12.5, room, 700, INK, "start")
    for k, line in enumerate(effect):
        out += text(x + 44, top + 11.5 + 10.5 * k, line, size, 500, SOFT, "start")
    coin = f"cx='{num(x + w - 13)}' cy='{num(y + h / 2 - 2)}' r='9.5' fill='var(--village)'"
    out += f"<circle {coin} stroke='{INK}' stroke-width='1.6'/>"
    out += text(x + w - 13, y + h / 2 + 2.5, int(PRICE[kind]), 12.5, 800)
    return out + text(x + w - 13, y + h / 2 + 15, f"×{copies}", 9, 600, SOFT)
