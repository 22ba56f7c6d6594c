"""Cards for a phone: what a card does in a number and a sign, so that hand and market leave the land its height."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import INK, about, card_rings, fit, fitted, num, rect, spot, text, use
from sacbe.games.eldorado.data import CARD_SYMBOL, CARDS, COLOURS, POWER, SYMBOLS
from sacbe.games.eldorado.show.cards import KIND, condensed, empty_place, framed, pips, price, ware_label
from sacbe.games.eldorado.show.geometry import Box
from sacbe.games.eldorado.show.view import View, held_by, opened, stalls
from sacbe.games.eldorado.show.words import card_brief, words
from sacbe.games.eldorado.state import Race

LETTERS: Final = 12.2  # 11 pixels of a screen that is 360 wide
_SOFT: Final = "#5B4A37"
_ACTS: Final = {  # what the cards without symbols do
    "transmitter": ("", ("i-market",)),
    "cartographer": ("+2", ("ed-i-card",)),
    "compass": ("+3", ("ed-i-card",)),
    "scientist": ("+1", ("ed-i-card", "ed-g-remove")),
    "travel_log": ("+2", ("ed-i-card", "ed-g-remove")),
    "native": ("", ("ed-i-way",)),
}


def power(kind: int) -> tuple[str, tuple[str, ...]]:
    """What a card gives: a number and the drawings of what it counts."""
    if CARDS[kind] in _ACTS:
        return _ACTS[CARDS[kind]]
    symbol = int(CARD_SYMBOL[kind])
    glyphs = [f"ed-g-{name}" for name in (SYMBOLS if symbol == len(SYMBOLS) else (SYMBOLS[symbol],))]
    return str(int(POWER[kind])), tuple(glyphs)


def gives(x: float, y: float, kind: int, size: float, pitch: float = 0.8) -> str:
    """It, written from x on along the line y. Where there are several signs they stand closer."""
    said, glyphs = power(kind)
    out = text(x, y, said, size, 800, INK, "start") if said else ""
    at = x + len(said) * size * 0.68 + (1 if said else 0)
    wide = size * (1.12 if len(glyphs) < 3 else 0.94)
    for k, glyph in enumerate(glyphs):
        out += use(glyph, at + k * wide * pitch, y - size * 0.36 - wide / 2, wide, extra=f"style='color:{INK}'")
    return out


def low_face(kind: int, box: Box, lang: str, named: bool = True) -> str:
    """A card of the hand, lower than those on a table: what it gives, its picture, its name."""
    x, y, w, h = box
    slab = 31.0
    out = rect(x, y, w, h, 7, "var(--limestone)", 2.2)
    out += rect(x + 2.2, y + 22, w - 4.4, h - slab - 22, 0, KIND[COLOURS[kind]])
    for line in (22.0, h - slab):
        out += f"<path d='M{num(x + 1)} {num(y + line)}H{num(x + w - 1)}' stroke='var(--outline)' stroke-width='1.6'/>"
    high = h - slab - 20
    out += use(f"ed-art-{CARDS[kind]}", x + w / 2 - high * 0.64, y + 21, high * 1.28, high)
    out += gives(x + 7, y + 17, kind, 17)
    if not named:
        return out
    lines = words(lang)(f"card-{CARDS[kind]}.card").split("|")
    size = min(fit(line, 13.5, w - 7, LETTERS) for line in lines)
    middle = y + h - slab / 2 - 0.5
    for row, said in enumerate(lines):
        up = (row - (len(lines) - 1) / 2) * size * 1.04
        out += condensed(x + w / 2, middle + up + size * 0.34, said, size, w - 7)
    return out


def low_stall(kind: int, copies: int, box: Box, mark: str, lang: str) -> str:
    """A pile of the bottom row: what it gives, its picture, what it costs."""
    x, y, w, h = box
    body = _ground(kind, box, mark)
    body += use(f"ed-art-{CARDS[kind]}", x + 7, y + h - 22, 27, 21)
    body += gives(x + 8.5, y + 15, kind, 13, 0.72) + pips(x + w - 5, y + 5.5, copies, -5.5)
    body += _veil(box, mark) + card_rings(x, y, w, h, 5) + price(x + w - 12, y + h - 11.5, kind, LETTERS, mark)
    return spot(f"market-{CARDS[kind]}", ware_label(kind, lang), body)


def row(kind: int, copies: int, box: Box, mark: str, lang: str) -> str:
    """A pile of the upper rows in the drawer: its name over what it does."""
    x, y, w, h = box
    body = _ground(kind, box, mark) + use(f"ed-art-{CARDS[kind]}", x + 9, y + (h - 25) / 2, 32, 25)
    room = w - 44 - 29
    name, does = card_brief(kind, lang)
    body += condensed(x + 44, y + h / 2 - 3, name, 13, room, weight=700, anchor="start")
    body += condensed(x + 44, y + h / 2 + 12, does, LETTERS, room, weight=500, fill=_SOFT, anchor="start")
    body += pips(x + w - 6, y + 6, copies, -5.5)
    body += _veil(box, mark) + card_rings(x, y, w, h, 5) + price(x + w - 15, y + h / 2 + 4, kind, 13.5, mark)
    return spot(f"market-{CARDS[kind]}", ware_label(kind, lang), body)


def _ground(kind: int, box: Box, mark: str) -> str:
    x, y, w, h = box
    stripe = f"M{num(x + 1)} {num(y + 4)}q0-3 3-3h2v{num(h - 2)}h-2q-3 0-3-3z"
    out = rect(x, y, w, h, 5, "var(--limestone)", 1.5) + framed(x, y, w, h, mark)
    return out + f"<path d='{stripe}' fill='{KIND[COLOURS[kind]]}'/>"


def _veil(box: Box, mark: str) -> str:
    return rect(*box, 5, "var(--canopy-3)", extra="opacity='.38'") if mark == "dear" else ""


STRIP: Final = 46.0
_ROW: Final = 38.0


def strip(s: Race, now: View, lang: str, width: float, y: float) -> str:
    """The bottom row in one line, and at its end what the upper rows open with: a drawer over hand and land."""
    bottom, _ = stalls(s)
    step = (width - 6) / 7
    out = ""
    for k, kind in enumerate(bottom):
        place = (4 + k * step, y, step - 4, STRIP - 4)
        copies = held_by(int(s.market), kind)
        out += (
            low_stall(kind, copies, place, now.mark(s, kind), lang) if copies else about("market", empty_place(place))
        )
    out += _more(s, now, lang, (4 + 6 * step, y, step - 4, STRIP - 4))
    return out + drawer(s, now, lang, width, y - 4) if now.upper(s) else out


def _more(s: Race, now: View, lang: str, box: Box) -> str:
    t = words(lang)
    x, y, w, h = box
    left = sum(kind >= 0 for kind in stalls(s)[1])
    legal = now.upper(s)
    ink = INK if legal else "#F6EFDF"
    body = rect(x, y, w, h, 5, "var(--limestone)" if legal else "var(--canopy-2)", 1.5)
    body += use("i-market", x + w / 2 - 10, y + 3, 20, extra=f"style='color:{ink}'")
    body += fitted(x + w / 2, y + h - 5, t("market-more", n=left), LETTERS, w - 2, 700, ink, least=LETTERS)
    return spot("market", t("spot-upper", n=left), body + card_rings(x, y, w, h, 5)) if legal else about("market", body)


def drawer(s: Race, now: View, lang: str, width: float, foot: float) -> str:
    """The upper rows in words, seen once the strip's last place is chosen."""
    t = words(lang)
    kinds = [kind for kind in stalls(s)[1] if kind >= 0]
    rows = (len(kinds) + 1) // 2
    high = 30 + rows * _ROW
    x, y, wide = 3.0, foot - high, (width - 6 - 8) / 2
    out = rect(x, y, width - 6, high, 9, "var(--canopy-3)", 2, extra="stroke-opacity='.9'")
    out += fitted(x + 10, y + 19, t("lens-market-upper"), 15, width - 30, 700, "#F6EFDF", "start", serif=True)
    out = about("market", out)
    for k, kind in enumerate(kinds):
        place = (x + 4 + k // rows * wide, y + 26 + k % rows * _ROW, wide - 3, _ROW - 4)
        mark = now.mark(s, kind)
        mark = mark if opened(s) or mark == "legal" else "plain"
        out += row(kind, held_by(int(s.market), kind), place, mark, lang)
    return f"<g class='preview ed-drawer' data-of='market'>{out}</g>"
