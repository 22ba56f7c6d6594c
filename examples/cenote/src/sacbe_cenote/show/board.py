"""The well with what lies in it, everybody's ropes, and one's own to let down."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import board, card_rings, esc, fitted, move, plate, rect, round_rings, spot, text, use
from sacbe_cenote.data import ROPES, ROUNDS, numbers
from sacbe_cenote.show.words import words
from sacbe_cenote.state import DECIDE, NONE, Cenote

_SIZE: Final = {"wide": (900, 600), "tall": (560, 860)}
_WELL: Final = {"wide": (290, 205), "tall": (280, 190)}  # its middle
_OTHERS: Final = {"wide": (560, 40), "tall": (121, 372)}  # the first row of ropes
_HAND: Final = {"wide": (120, 440), "tall": (22, 690)}


def draw(s: Cenote, viewer: int, lang: str, names: list[str], layout: str = "wide") -> str:
    width, height = _SIZE[layout]
    out = rect(0, 0, width, height, 18, "var(--jungle)") + rect(10, 10, width - 20, height - 20, 14, "var(--meadow)")
    out += move(*_WELL[layout], _well(s, lang))
    left, top = _OTHERS[layout]
    for row, seat in enumerate(_others(s, viewer)):
        out += move(left, top + row * 96, _row(s, seat, names[seat], lang))
    if viewer >= 0:
        out += move(*_HAND[layout], _hand(s, viewer, lang, layout))
    return board(width, height, words(lang)("board", round=s.round, rounds=ROUNDS), out, letters=13)


def well_picture(treasures: int, lang: str) -> str:
    """The well by itself, for figures."""
    return _water(treasures) + fitted(0, 150, words(lang)("well"), 18, 220, fill="var(--ink)")


def _others(s: Cenote, viewer: int) -> list[int]:
    return [seat for seat in range(s.seats) if seat != viewer]


def _well(s: Cenote, lang: str) -> str:
    """A click on it keeps what the rope has reached, while that is the question."""
    t = words(lang)
    body = _water(s.well)
    if s.phase == DECIDE:
        body += round_rings(116)
        label = t("well-found", numbers=" + ".join(map(str, numbers(s.well))))
        return spot("well", label, body)
    return f"<g data-what='well' aria-label='{esc(t('well'))}'>{body}</g>"


def _water(treasures: int) -> str:
    body = use("cenote-well", -120, -120, 240)
    pieces = numbers(treasures)
    for place, treasure in enumerate(pieces):
        x = (place - (len(pieces) - 1) / 2) * (74 if len(pieces) < 3 else 150 / (len(pieces) - 1))
        body += use("cenote-treasure", x - 34, -26, 68) + plate(x, 12, str(treasure), 22)
    return body


def _row(s: Cenote, seat: int, name: str, lang: str) -> str:
    """Which ropes somebody has left, and whether one of them is down."""
    t = words(lang)
    body = rect(0, 0, 318, 84, 10, "var(--panel)", 2) + use(f"token-{seat}", 10, 8, 24)
    body += fitted(42, 26, name, 16, 160, fill="var(--ink)", anchor="start")
    if s.chosen[seat] != NONE:
        body += fitted(308, 26, t("rope-down"), 13, 96, 600, "var(--ink-2)", "end")
    for place, rope in enumerate(ROPES):
        there = s.ropes[seat] >> rope & 1
        body += use("cenote-rope", 8 + place * 51, 38, 40, extra="" if there else "opacity='.18'")
        body += text(8 + place * 51 + 43, 76, rope, 15, 800, "var(--ink)", extra="" if there else "opacity='.35'")
    return f"<g data-what='ropes-{seat}'>{body}</g>"


def _hand(s: Cenote, seat: int, lang: str, layout: str) -> str:
    """One's own ropes: each that is left is a spot."""
    t, out = words(lang), ""
    step = 112 if layout == "wide" else 87
    for place, rope in enumerate(ROPES):
        there, down = s.ropes[seat] >> rope & 1, s.chosen[seat] == rope
        x, y, w = place * step, -26 if down else 0, step - 12
        body = rect(x, y, w, 130, 10, "var(--panel)", 2) + use("cenote-rope", x + w / 2 - 36, y + 10, 72)
        body += plate(x + w / 2, y + 106, str(rope), 20)
        if there:
            out += spot(f"rope-{rope}", t("rope", n=rope), body + card_rings(x, y, w, 130))
        else:
            out += f"<g data-what='rope-{rope}' opacity='.28'>{body}</g>"
    return out
