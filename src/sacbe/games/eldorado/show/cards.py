"""Cards, prices and tokens as they lie in the hand, on the market and in front of a player."""

from __future__ import annotations

from typing import Final

from sacbe.core.letters import width_of
from sacbe.core.svg import INK, card_rings, esc, fit, num, rect, spot, text, use
from sacbe.games.eldorado.data import CARDS, COLOURS, PRICE, TOKENS
from sacbe.games.eldorado.show.geometry import Box
from sacbe.games.eldorado.show.words import card_effect, card_name, card_symbol, token_name, token_symbol, words

SHAPE: Final = 84 / 60  # of a card
NUMBERS: Final = 17.6  # on the wide board, letters of 12 pixels on a screen of 1024 x 768
WORDS: Final = 15.8  # and of 12 pixels at 1280 x 720; they may be missing on a smaller one (class ed-fine)
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


def framed(x: float, y: float, w: float, h: float, mark: str) -> str:
    """Around the card that is being paid."""
    return (
        rect(x - 3, y - 3, w + 6, h + 6, 8, "none", extra="stroke='var(--glow)' stroke-width='4'")
        if mark == "chosen"
        else ""
    )


def face(kind: int, x: float, y: float, w: float, lang: str, letters: float = 0.0, named: bool = True) -> str:
    """A card with its name in one or two lines at its foot. `letters`: their size, whatever comes of the slab there."""
    h = w * SHAPE
    out = use(card_symbol(kind), x, y, w, h)
    if not named:
        return out
    lines = words(lang)(f"card-{CARDS[kind]}.card").split("|")
    room, size = w - w * 0.09, min(w * 0.145, 13.5)
    size = min(fit(line, size, room, 8) for line in lines)
    if len(lines) > 1:
        size = min(size, h * 0.09)
    if letters:
        size, high = letters, letters * 1.04 * len(lines) + 5
        top = min(y + h * 66 / 84, y + h - high - 2)
        out += rect(x + w * 0.04, top, w * 0.92, y + h - top - w * 0.04, 4, "var(--limestone)", extra="class='ed-fine'")
    middle = y + h - (letters * 1.04 * len(lines) + 6) / 2 if letters else y + h * (66 + 83) / 2 / 84
    for row, line in enumerate(lines):
        up = (row - (len(lines) - 1) / 2) * size * 1.02
        foot = middle + up + size * 0.34
        out += condensed(x + w / 2, foot, line, size, room, "ed-fine") if letters else text(x + w / 2, foot, line, size)
    return out


def condensed(
    x: float,
    y: float,
    said: str,
    size: float,
    room: float,
    classes: str = "",
    weight: int = 650,
    fill: str = INK,
    anchor: str = "middle",
) -> str:
    """Words that keep their height where they are too long: their letters stand narrower."""
    narrow = min(1.0, room / width_of(said, size, weight))
    named = f"class='{classes}'" if classes else ""
    if narrow > 0.99:
        return text(x, y, said, size, weight, fill, anchor, extra=named)
    named = f" {named}" if named else ""
    body = text(0, y, said, size, weight, fill, anchor)
    return f"<g{named} transform='translate({num(x)} 0) scale({narrow:.3f} 1)'>{body}</g>"


def hand_card(name: str, kind: int, box: Box, lang: str, drawn: str, extra: str = "") -> str:
    """A card of one's own to tap. `drawn`: its face; `extra` lies over it."""
    x, y, w, h = box
    shadow = rect(x + 1.5, y + 3, w, h, w * 0.1, "#000", extra="opacity='.3'")
    label = f"{card_name(kind, lang)}. {words(lang)(f'effect-{CARDS[kind]}')}"
    body = shadow + drawn + extra + card_rings(x, y, w, h, w * 0.1)
    return spot(name, label, body, "piece")


def back(x: float, y: float, w: float) -> str:
    return use("ed-card-back", x, y, w, w * SHAPE)


def count_plate(x: float, y: float, words_: str, size: float = 13) -> str:
    w, h = max(size * 1.6, size * 0.62 * len(words_) + size * 0.8), size * 1.46
    return rect(x - w / 2, y - h / 2, w, h, size * 0.4, "var(--limestone)", 1.6) + text(
        x, y + size * 0.36, words_, size, 800
    )


def pips(x: float, y: float, copies: int, step: float = 6.0) -> str:
    """How many cards of a pile are left: there are three at most, so nobody has to read a number."""
    dots = f"h0m{num(step)} 0" * (min(copies, 4) - 1) + "h0"
    return f"<path d='M{num(x)} {num(y)}{dots}' stroke='#5B4A37' stroke-width='4.4' stroke-linecap='round'/>"


def ware_label(kind: int, lang: str) -> str:
    return words(lang)("spot-market", card=card_name(kind, lang), effect=card_effect(kind, lang), n=int(PRICE[kind]))


def offer(kind: int, copies: int, box: Box, mark: str, lang: str) -> str:
    """A pile of the bottom row: the card, how many are left, what it costs."""
    x, y, w, h = box
    body = ""
    for k in range(min(copies, 3) - 1, 0, -1):
        body += rect(x + 2.2 * k, y - 2.2 * k, w, h, w * 0.1, "var(--limestone)", 1.4)
    body += use(card_symbol(kind), x, y, w, h) + framed(x, y, w, h, mark)
    if mark == "dear":
        body += rect(x, y, w, h, w * 0.1, "var(--canopy-3)", extra="opacity='.45'")
    body += pips(x + 8, y + h - 8, copies)
    body += card_rings(x, y, w, h, w * 0.1) + price(x + w - 12, y + h - 10, kind, NUMBERS, mark)
    return spot(f"market-{CARDS[kind]}", ware_label(kind, lang), body)


def stall(kind: int, copies: int, box: Box, mark: str, lang: str) -> str:
    """A pile of the upper rows: smaller, told by its picture and its colour."""
    x, y, w, h = box
    body = rect(x, y, w, h, 5, "var(--limestone)", 1.5) + framed(x, y, w, h, mark)
    body += f"<path d='M{num(x + 1)} {num(y + 4)}q0-3 3-3h2v{num(h - 2)}h-2q-3 0-3-3z' fill='{KIND[COLOURS[kind]]}'/>"
    body += use(f"ed-art-{CARDS[kind]}", x + 5, y + (h - 20) / 2 - 2, 26, 20)
    body += pips(x + 12, y + h - 4.5, copies)
    if mark == "dear":
        body += rect(x, y, w, h, 5, "var(--canopy-3)", extra="opacity='.38'")
    body += card_rings(x, y, w, h, 5) + price(x + w - 15.5, y + h / 2, kind, NUMBERS, mark)
    return spot(f"market-{CARDS[kind]}", ware_label(kind, lang), body)


def empty_place(box: Box) -> str:
    x, y, w, h = box
    return (
        f"<rect x='{num(x)}' y='{num(y)}' width='{num(w)}' height='{num(h)}' rx='5' fill='none'"
        " stroke='var(--stone-2)' stroke-width='1.6' stroke-dasharray='4 4' opacity='.8'/>"
    )


def token_spot(name: str, token: int, x: float, y: float, size: float, lang: str, said: str = "") -> str:
    """A cave token of one's own to tap; x, y is its middle. `said`: its name, if not that of a token to use."""
    body = use(token_symbol(token), x - size / 2, y - size / 2, size)
    ring = f"cx='{num(x)}' cy='{num(y)}' r='{num(size * 0.52)}'"
    body += f"<circle class='hit' {ring}/><circle class='edge' {ring}/><circle class='ring' {ring}/>"
    label = said or f"{token_name(token, lang)}: {words(lang)(f'use-{TOKENS[token]}')}"
    return spot(name, label, body, "piece")


def heading(x: float, y: float, title: str, note: str, size: float, smaller: float) -> str:
    """A heading on the canopy: serif, with a remark in smaller letters."""
    shade = "stroke='var(--canopy-3)' stroke-width='3' paint-order='stroke'"
    return (
        f"<text x='{num(x)}' y='{num(y)}' font-size='{num(size)}' font-weight='700' fill='#F6EFDF'"
        f" style='font-family:var(--serif)' {shade}>{esc(title)}"
        f"<tspan dx='8' font-size='{num(smaller)}' font-weight='600' class='ed-fine' style='font-family:var(--sans)'>"
        f"{esc(note)}</tspan></text>"
    )
