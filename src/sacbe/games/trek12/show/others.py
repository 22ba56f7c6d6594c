"""A lens: the others' sheets as large as the board has room for; in a solo game the ladder of ranks instead."""

from __future__ import annotations

from functools import lru_cache

from sacbe.core.svg import INK, about, card, fitted, rect, text, use
from sacbe.core.words import signed
from sacbe.games.trek12.data import SOLO_RANKS
from sacbe.games.trek12.score import solo_rank
from sacbe.games.trek12.show.lens import Sheet, sheet_of
from sacbe.games.trek12.show.sheet import SMALL, small
from sacbe.games.trek12.show.words import words
from sacbe.games.trek12.state import Trek

Box = tuple[float, float, float, float]
_WIDE, _HIGH = 330.0, 224.0  # a small sheet with its rim, in its own units


def others(s: Trek, shown: int, lang: str, names: list[str], box: Box, letters: float) -> str:
    """Every sheet but the one that is large already, on cards that cover the box."""
    seats = [seat for seat in range(int(s.seats)) if seat != shown]
    if not seats:
        drawn = about("ranks", ranks(s, lang, box, letters))
        return f"<g class='lens lens-others' pointer-events='none'>{drawn}</g>"
    x, y, w, h = box
    head = letters * 1.9
    columns = max(range(1, len(seats) + 1), key=lambda n: _scale(len(seats), n, w, h, head))
    rows = -(-len(seats) // columns)
    wide, high = w / columns, h / rows
    out = "".join(
        _sheet(
            sheet_of(s, seat),
            signed(s.score(seat)),
            seat,
            (x + j % columns * wide, y + j // columns * high, wide - 6, high - 6),
            letters,
            names[seat],
        )
        for j, seat in enumerate(seats)
    )
    return f"<g class='lens lens-others' pointer-events='none'>{out}</g>"


def _scale(count: int, columns: int, w: float, h: float, head: float) -> float:
    """How large the sheets are in so many columns."""
    rows = -(-count // columns)
    return min((w / columns - 16) / _WIDE, (h / rows - head - 12) / _HIGH)


@lru_cache(maxsize=1024)
def _sheet(sheet: Sheet, points: str, seat: int, box: Box, letters: float, name: str) -> str:
    x, y, w, h = box
    head = letters * 1.9
    out = rect(x, y, w, h, 10, "var(--panel)", 2)
    out += use(f"token-{seat}", x + 8, y + head * 0.28, letters)
    room = w - letters * 4.6
    out += fitted(x + letters + 15, y + head * 0.72, name, letters, room, 650, "var(--ink)", "start", least=letters)
    out += text(x + w - 9, y + head * 0.74, points, letters * 1.15, 700, "var(--ink)", "end", serif=True)
    k = min((w - 10) / _WIDE, (h - head - 6) / _HIGH)
    left, top = x + (w - _WIDE * k) / 2, y + head + (h - head - _HIGH * k) / 2
    numerals = min(letters / k / SMALL, 1.0) if letters / k / SMALL > 0.6 else 0.6
    place = f"translate({left + 25 * k:.1f} {top + 25 * k:.1f}) scale({k:.3f})"
    out += f"<g class='seat-{seat}' transform='{place}'>{small(sheet, numerals)}</g>"
    return about(f"sheet-{seat}", out)


def ranks(s: Trek, lang: str, box: Box, letters: float) -> str:
    """T-6.3 The ranks as steps; the one that the present score would earn is set in white stone."""
    t = words(lang)
    x, y, w, h = box
    row = letters * 1.8
    w, h = min(w, 26 * letters), min(h, row * (len(SOLO_RANKS) + 1.4))
    out = card(x, y, w, h)
    out += fitted(x + 16, y + row * 0.8, t("ranks-title"), letters, w - 32, 590, "var(--ink)", "start", least=letters)
    now = solo_rank(s.score(0))
    for j, (least, rank) in enumerate(SOLO_RANKS):
        top = y + row * (1.2 + j)
        mine = rank == now
        if mine:
            out += rect(x + 8, top, w - 16, row - 1, 6, "var(--limestone)", 1.6)
        ink = INK if mine else "var(--ink-2)"
        name = t(f"rank-{rank}")
        weight = 700 if mine else 500
        out += fitted(x + 16, top + row * 0.7, name, letters, w - 90, weight, ink, "start", least=letters)
        out += text(x + w - 16, top + row * 0.7, f"{least}+" if least > 0 else "", letters, 700, ink, "end")
    return out
