"""The lens of the market: every card that is still for sale, what it does and what it costs."""

from __future__ import annotations

import math
from functools import lru_cache

from sacbe.core.lettering import set_in
from sacbe.core.letters import width_of
from sacbe.core.svg import INK, esc, num, rect, use
from sacbe.games.eldorado.data import CARDS, COLOURS, PRICE
from sacbe.games.eldorado.show.cards import KIND
from sacbe.games.eldorado.show.geometry import Box
from sacbe.games.eldorado.show.overlays import SOFT, slab
from sacbe.games.eldorado.show.view import held_by, stalls
from sacbe.games.eldorado.show.words import card_brief, card_effect, card_name, words
from sacbe.games.eldorado.state import Race


def wares(s: Race, lang: str, box: Box, size: float, lines: int) -> str:
    """In two columns. `lines`: how many an effect may take; with one it is told briefly."""
    bottom, upper = stalls(s)
    left = [kind for kind in bottom + upper if kind >= 0 and held_by(int(s.market), kind)]
    title = words(lang)("lens-market-title") if lines > 1 else ""  # a phone has no room to say it twice
    return _list(tuple(left), title, lang, box, size, lines)


@lru_cache(maxsize=256)
def _list(left: tuple[int, ...], title: str, lang: str, box: Box, size: float, lines: int) -> str:
    """In rows of one height. It is part of every view, so what is the same in all rows is said once; and the market
    changes once a turn at most."""
    x, y, w, h = box
    head = size * 2.2 if title else 4.0
    rows = max(math.ceil(len(left) / 2), 1)
    pitch, wide = (h - head - 3) / max(rows, 5), (w - 12) / 2
    pictures = names = effects = coins = prices = ""
    for k, kind in enumerate(left):
        at, top = x + 8 + k // rows * wide, y + head + k % rows * pitch
        middle = top + pitch / 2
        what = f"data-what='market-{CARDS[kind]}'"
        pictures += rect(at, top + 2, 4, pitch - 4, 2, KIND[COLOURS[kind]], extra=what)
        pictures += use(f"ed-art-{CARDS[kind]}", at + 7, middle - size, size * 2.5, size * 2, what)
        start, room = at + 10 + size * 2.5, wide - 24 - size * 4.6
        name, does = _told(kind, lang, size, room, lines)
        first = middle - size * 0.16 - size * 0.54 * (len(does) - 1)
        names += _line(start, first, name, size * 1.06, room, 700, what)
        for row, said in enumerate(does):
            effects += _line(start, first + size * 1.08 * (row + 1), said, size, room, 500, what)
        right = at + wide - 8 - size * 1.1
        coins += f"<circle {what} cx='{num(right)}' cy='{num(middle)}' r='{num(size * 0.85)}'/>"
        prices += f"<text {what} x='{num(right)}' y='{num(middle + size * 0.37)}'>{int(PRICE[kind])}</text>"
    large = f"font-size='{num(size * 1.06)}' fill='{INK}'"
    return (
        slab(box, title, size=size * 1.16)
        + pictures
        + f"<g {large} font-weight='700'>{names}</g><g font-size='{num(size)}' fill='{SOFT}'>{effects}</g>"
        + f"<g fill='var(--village)' stroke='{INK}' stroke-width='1.6'>{coins}</g>"
        + f"<g {large} font-weight='800' text-anchor='middle'>{prices}</g>"
    )


def _told(kind: int, lang: str, size: float, room: float, lines: int) -> tuple[str, list[str]]:
    """Name and effect, in full where there is room for it."""
    if lines > 1:
        effect = set_in(card_effect(kind, lang), size, room, lines, size, 500)[0]
        if len(effect) <= lines:
            return card_name(kind, lang), effect
    brief, does = card_brief(kind, lang)
    return (card_name(kind, lang) if lines > 1 else brief), [does]


def _line(x: float, y: float, said: str, size: float, room: float, weight: int, what: str) -> str:
    """Letters of a group's size, narrower where there are too many. `what`: the attribute that says whose they are."""
    narrow = room / width_of(said, size, weight)
    if narrow > 0.99:
        return f"<text {what} x='{num(x)}' y='{num(y)}'>{esc(said)}</text>"
    return f"<text {what} transform='translate({num(x)} {num(y)}) scale({narrow:.2f} 1)'>{esc(said)}</text>"
