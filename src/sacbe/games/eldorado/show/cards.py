"""Cards, prices and tokens as they lie in the hand, on the market and in front of a player."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import INK, card_rings, esc, fit, num, rect, spot, text, use
from sacbe.games.eldorado.data import CARDS, COLOURS, PRICE, TOKENS
from sacbe.games.eldorado.show.geometry import Box
from sacbe.games.eldorado.show.words import card_effect, card_name, card_symbol, token_name, token_symbol, words

SHAPE: Final = 84 / 60  # of a card
KIND: Final = {
    "green": "var(--jungle)",
    "blue": "var(--water)",
    "yellow": "var(--village)",
    "white": "var(--stone)",
    "purple": "var(--ed-purple)",
}


def coin(x: float, y: float, words_: str, size: float, glows: bool) -> str:
    """A price: lantern yellow where it can be paid, in a broken line on limestone where not."""
    w, h = max(size * 1.75, size * 0.62 * len(words_) + size * 0.9), size * 1.6
    fill = "var(--glow)" if glows else "var(--limestone)"
    broken = "" if glows else f"stroke='{INK}' stroke-width='1.8' stroke-dasharray='3 2.5'"
    out = rect(x - w / 2, y - h / 2, w, h, h / 2, fill, 1.8 if glows else 0, extra=broken)
    return out + text(x, y + size * 0.36, words_, size, 800)


def price(x: float, y: float, kind: int, size: float, mark: str) -> str:
    """The price of a market card. `mark`: legal, chosen (being paid), dear (cannot be paid now) or plain."""
    said = str(int(PRICE[kind]))
    if mark == "plain":
        return rect(x - size * 0.9, y - size * 0.8, size * 1.8, size * 1.6, size * 0.8, "var(--limestone)", 1.8) + text(
            x, y + size * 0.36, said, size, 800
        )
    return coin(x, y, said, size, mark != "dear")


def _frame(x: float, y: float, w: float, h: float, mark: str) -> str:
    """Around the card that is being paid."""
    return (
        rect(x - 3, y - 3, w + 6, h + 6, 8, "none", extra="stroke='var(--glow)' stroke-width='4'")
        if mark == "chosen"
        else ""
    )


def face(kind: int, x: float, y: float, w: float, lang: str, named: bool = True) -> str:
    """A card with its name in one or two lines in the slab at its foot."""
    h = w * SHAPE
    out = use(card_symbol(kind), x, y, w, h)
    if not named:
        return out
    lines = words(lang)(f"card-{CARDS[kind]}.card").split("|")
    room, size = w - w * 0.09, min(w * 0.145, 13.5)
    size = min(fit(line, size, room, 8) for line in lines)
    if len(lines) > 1:
        size = min(size, h * 0.09)
    middle = y + h * (66 + 83) / 2 / 84
    for row, line in enumerate(lines):
        up = (row - (len(lines) - 1) / 2) * size * 1.02
        out += text(x + w / 2, middle + up + size * 0.34, line, size, 700)
    return out


def hand_card(name: str, kind: int, box: Box, lang: str, extra: str = "", classes: str = "piece") -> str:
    """A card of one's own to tap. `extra` is drawn over it."""
    x, y, w, h = box
    shadow = rect(x + 1.5, y + 3, w, h, w * 0.1, "#000", extra="opacity='.3'")
    label = f"{card_name(kind, lang)}. {words(lang)(f'effect-{CARDS[kind]}')}"
    body = shadow + face(kind, x, y, w, lang) + extra + card_rings(x, y, w, h, w * 0.1)
    return spot(name, label, body, classes)


def back(x: float, y: float, w: float) -> str:
    return use("ed-card-back", x, y, w, w * SHAPE)


def count_plate(x: float, y: float, words_: str, size: float = 13) -> str:
    w, h = max(size * 1.6, size * 0.62 * len(words_) + size * 0.8), size * 1.46
    return rect(x - w / 2, y - h / 2, w, h, size * 0.4, "var(--limestone)", 1.6) + text(
        x, y + size * 0.36, words_, size, 800
    )


def ware_label(kind: int, lang: str) -> str:
    return words(lang)("spot-market", card=card_name(kind, lang), effect=card_effect(kind, lang), n=int(PRICE[kind]))


def offer(kind: int, copies: int, box: Box, mark: str, lang: str) -> str:
    """A pile of the bottom row: the card, how many are left, what it costs."""
    x, y, w, h = box
    body = ""
    for k in range(min(copies, 3) - 1, 0, -1):
        body += rect(x + 2.2 * k, y - 2.2 * k, w, h, w * 0.1, "var(--limestone)", 1.4)
    body += use(card_symbol(kind), x, y, w, h) + _frame(x, y, w, h, mark)
    if mark == "dear":
        body += rect(x, y, w, h, w * 0.1, "var(--canopy-3)", extra="opacity='.45'")
    body += text(x + 5, y + h - 4.5, f"×{copies}", w * 0.2, 700, "#5B4A37", "start")
    body += card_rings(x, y, w, h, w * 0.1) + price(x + w - 9, y + h - 6, kind, w * 0.23, mark)
    return spot(f"market-{CARDS[kind]}", ware_label(kind, lang), body)


def stall(kind: int, copies: int, box: Box, mark: str, lang: str) -> str:
    """A pile of the upper rows: smaller, told by its picture and its colour."""
    x, y, w, h = box
    body = rect(x, y, w, h, 5, "var(--limestone)", 1.5) + _frame(x, y, w, h, mark)
    body += f"<path d='M{num(x + 1)} {num(y + 4)}q0-3 3-3h3v{num(h - 2)}h-3q-3 0-3-3z' fill='{KIND[COLOURS[kind]]}'/>"
    body += use(f"ed-art-{CARDS[kind]}", x + 9, y + (h - w * 0.42) / (2 if h <= 36 else 6), w * 0.52, w * 0.42)
    if mark == "dear":
        body += rect(x, y, w, h, 5, "var(--canopy-3)", extra="opacity='.38'")
    if copies < 3:
        body += text(x + w * 0.46, y + h - 3.5, f"×{copies}", min(h * 0.29, 10.5), 700, "#5B4A37")
    body += card_rings(x, y, w, h, 5)
    size = min(h * 0.35, w * 0.2)
    body += price(x + w - size, y + h - size if h > 36 else y + h * 0.5, kind, size, mark)
    return spot(f"market-{CARDS[kind]}", ware_label(kind, lang), body)


def empty_place(box: Box) -> str:
    x, y, w, h = box
    return (
        f"<rect x='{num(x)}' y='{num(y)}' width='{num(w)}' height='{num(h)}' rx='5' fill='none'"
        " stroke='var(--stone-2)' stroke-width='1.6' stroke-dasharray='4 4' opacity='.8'/>"
    )


def token_spot(name: str, token: int, x: float, y: float, size: float, lang: str) -> str:
    """A cave token of one's own to tap; x, y is its middle."""
    body = use(token_symbol(token), x - size / 2, y - size / 2, size)
    ring = f"cx='{num(x)}' cy='{num(y)}' r='{num(size * 0.52)}'"
    body += f"<circle class='hit' {ring}/><circle class='edge' {ring}/><circle class='ring' {ring}/>"
    label = f"{token_name(token, lang)}. {words(lang)(f'use-{TOKENS[token]}')}"
    return spot(name, label, body, "piece")


def heading(x: float, y: float, title: str, note: str, size: float = 15.0) -> str:
    """A heading on the canopy: serif, with a remark."""
    shade = "stroke='var(--canopy-3)' stroke-width='3' paint-order='stroke'"
    return (
        f"<text x='{num(x)}' y='{num(y)}' font-size='{num(size)}' font-weight='700' fill='#F6EFDF'"
        f" style='font-family:var(--serif)' {shade}>{esc(title)}"
        f"<tspan dx='8' font-size='{num(size * 0.8)}' font-weight='600' style='font-family:var(--sans)'>"
        f"{esc(note)}</tspan></text>"
    )
