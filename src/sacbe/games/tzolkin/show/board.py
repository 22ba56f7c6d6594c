"""The wide board (1500 x 967): the machine of gears with the temples in its middle, the tables at the right."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import board, decor, move, rect, use
from sacbe.games.tzolkin.show import market, stock, wealth
from sacbe.games.tzolkin.show.geometry import CENTRE, LETTERS
from sacbe.games.tzolkin.show.machine import machine
from sacbe.games.tzolkin.show.overlays import days_ahead, rides
from sacbe.games.tzolkin.show.scene import Scene, scene
from sacbe.games.tzolkin.show.temples import temples
from sacbe.games.tzolkin.show.words import words
from sacbe.games.tzolkin.state import Tzolkin

WIDTH: Final = 1500
HEIGHT: Final = 967
_TABLES: Final = 1004.0  # where the paper with the tables begins
_X: Final = 1019.0
_W: Final = 466.0


def draw(s: Tzolkin, viewer: int, lang: str, names: list[str]) -> str:
    now = scene(s, viewer)
    ground = rect(-900, -900, WIDTH + 1800, HEIGHT + 1800, 0, "var(--canopy-2)") + use("tz-ground", 0, 23, 1400, 970)
    body = decor(ground)
    body += move(*CENTRE, machine(s, now, lang) + days_ahead(s, now) + rides(s, now))
    if wealth.choosing(s) and viewer >= 0:
        body += wealth.tray(s, now, *CENTRE, lang)
    else:
        body += move(CENTRE[0], CENTRE[1] + 104, temples(s, now, lang))
    body += stock.stock(s, now, 764, 12, lang, names)
    body += stock.food_card(s, 812, 664, 182, lang)
    body += tables(s, now, lang)
    picture = f"<g class='seat-{now.seat}'>{body}</g>"
    return board(WIDTH, HEIGHT, words(lang)("board-label"), picture, letters=LETTERS)


def tables(s: Tzolkin, now: Scene, lang: str) -> str:
    """Buildings, monuments, technologies, exchange, from top to bottom."""
    out = decor(rect(_TABLES, -900, 2000, 2900, 0, "var(--paper)", 2.5))
    y = 16.0
    out += market.heading(_X, y + 14, _W, market.buildings_named(s, lang))
    out += market.buildings(s, now, _X, y + 24, lang)
    y += 24 + 2 * (market.WIDE.h + market.WIDE.gap) + 14
    out += market.heading(_X, y + 14, _W, market.monuments_named(lang))
    out += market.monuments(s, now, _X, y + 24, lang)
    y += 24 + 2 * (market.WIDE.h + market.WIDE.gap) + 14
    out += market.heading(_X, y + 14, _W, market.technologies_named(lang))
    out += market.technologies(s, now, (_X, y + 24, _W, 66), lang)
    y += 24 + 4 * 71 + 12
    out += market.heading(_X, y + 14, _W, market.exchange_named(s, lang))
    return out + market.exchange((_X, y + 24, _W, 42), lang)
