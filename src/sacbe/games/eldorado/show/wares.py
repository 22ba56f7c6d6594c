"""The lens of the market: every card that is still for sale, what it does and what it costs."""

from __future__ import annotations

import math
from functools import lru_cache

from sacbe.games.eldorado.show.compact import listed
from sacbe.games.eldorado.show.geometry import Box
from sacbe.games.eldorado.show.overlays import slab
from sacbe.games.eldorado.show.view import held_by, stalls
from sacbe.games.eldorado.show.words import words
from sacbe.games.eldorado.state import Race


def wares(s: Race, lang: str, box: Box, size: float, lines: int) -> str:
    """In two columns. `lines`: how many an effect may take; with one it is told briefly."""
    bottom, upper = stalls(s)
    left = [(kind, copies) for kind in bottom + upper if kind >= 0 and (copies := held_by(int(s.market), kind))]
    title = words(lang)("lens-market-title") if lines > 1 else ""  # a phone has no room to say it twice
    return _list(tuple(left), title, lang, box, size, lines)


@lru_cache(maxsize=256)
def _list(left: tuple[tuple[int, int], ...], title: str, lang: str, box: Box, size: float, lines: int) -> str:
    """In rows of one height. It is part of every view, and the market changes once a turn at most."""
    x, y, w, h = box
    head = size * 2.2 if title else 4.0
    out = slab(box, title, size=size * 1.16)
    rows = max(math.ceil(len(left) / 2), 1)
    pitch, wide = (h - head - 3) / max(rows, 5), (w - 12) / 2
    for k, (kind, copies) in enumerate(left):
        place = (x + 8 + k // rows * wide, y + head + k % rows * pitch, wide - 8, pitch)
        out += listed(kind, copies, place, lang, size, lines)
    return out
