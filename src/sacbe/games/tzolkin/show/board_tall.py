"""The board for a phone: gears, temples and technologies, tiles, one below the other; the goods stay below them all.

The page that the decision at hand needs is looked at first; the others are reached by pushing the board up.
"""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import about, board, decor, dock, fitted, move, num, rect, round_rings, spot, text, use
from sacbe.games.tzolkin.actions import BEG, PLACE
from sacbe.games.tzolkin.show import market, stock, wealth
from sacbe.games.tzolkin.show.icons import row
from sacbe.games.tzolkin.show.lens import days_to_food, feeding
from sacbe.games.tzolkin.show.machine import DISC, first_plate, machine
from sacbe.games.tzolkin.show.scene import Scene, scene
from sacbe.games.tzolkin.show.strips import HEIGHT as STRIP
from sacbe.games.tzolkin.show.strips import strips
from sacbe.games.tzolkin.show.temples import Size, temples
from sacbe.games.tzolkin.show.words import words
from sacbe.games.tzolkin.state import (
    ADVANCING,
    BUILDING,
    CLIMBING,
    LEARNING,
    OVER,
    TRADING,
    Tzolkin,
)

PAGE: Final = 390.0  # width
_DOCK: Final = 54.0
LETTERS: Final = 12.0  # no smaller ones: 11 pixels on a screen of 360
_OVERVIEW: Final = 216.0
_FAITH: Final = _OVERVIEW + 5 * STRIP + 6  # where the second page begins
_NAME: Final = 15.0  # the height of a line with names: below the temples, and above each technology
_TILES: Final = _FAITH + 482 + 5 * _NAME
_TEMPLES: Final = Size(21.5, 116, 125, 14, 17, _NAME)
_CARDS: Final = market.Cards(124, 86, 5, 28, 22, 14)
HEIGHT: Final = _TILES + 12 + 2 * (24 + 2 * (_CARDS.h + _CARDS.gap)) + 26 + 44
# What is looked at first: the top and the height of a page.
_LOOKS: Final = ((0.0, _FAITH), (_FAITH, _TILES - _FAITH), (_TILES, HEIGHT - _TILES))
_PAGES: Final = {int(CLIMBING): 1, int(LEARNING): 1, int(BUILDING): 2, int(TRADING): 2}


def draw(s: Tzolkin, viewer: int, lang: str, names: list[str]) -> str:
    now = scene(s, viewer)
    begs = bool(now.legal) and all(BEG <= code < PLACE for code in now.legal)
    page = 1 if begs else _PAGES.get(int(s.phase), 0)
    body = decor(rect(-900, -900, PAGE + 1800, HEIGHT + 1800, 0, "var(--paper)"))
    body += _gears(s, now, lang) + move(0, _FAITH, _faith(s, now, lang)) + move(0, _TILES, _tiles(s, now, lang))
    style = (
        "style='--edge-w:4.5px;--ring-w:3px'"  # targets are half as large as on the wide board, so their light is too
    )
    t = words(lang)
    top, height = _LOOKS[page]
    # A board of another height is a new one to the client: whoever has gone away is led to the page that is asked for.
    whole = board(
        PAGE,
        HEIGHT + page,
        t("board-label"),
        f"<g class='seat-{now.seat}' {style}>{body}</g>",
        zoom=6,
        focus=(0, top, PAGE, height),
        roomy=True,
        letters=LETTERS,
    )
    return whole + dock(PAGE, _DOCK, t("stock-mine"), f"<g class='seat-{now.seat}' {style}>{_goods(s, now, lang)}</g>")


def _goods(s: Tzolkin, now: Scene, lang: str) -> str:
    free, total = int(s.available(now.seat)), int(s.workers[now.seat])
    ground = rect(-900, 0, 2190, _DOCK, 0, "var(--panel)") + rect(-900, 0, 2190, 2, 0, "var(--outline)")
    figure = use(f"worker-{now.seat}", 8, 8, 30, 37)
    tribe = f"<g id='hand-{now.seat}' class='piece' data-stack='tribe-{now.seat}' data-n='{free}'>{figure}</g>"
    tribe += text(42, 34, f"{free}/{total}", 15, 800, "var(--ink)", "start")
    return decor(ground) + about(f"tribe-{now.seat}", tribe) + stock.goods_row(s, now.seat, 76, 5, PAGE - 80, 45, lang)


# Page 1: the machine, and the gears unrolled


def _gears(s: Tzolkin, now: Scene, lang: str) -> str:
    out = decor(rect(0, 0, PAGE, _OVERVIEW - 4, 0, "var(--canopy-2)"))
    if wealth.choosing(s) and now.viewer >= 0:
        out += wealth.tiles(s, now, 6, 54, 185, 74, lang, gap=8)
    else:
        out += _overview(s, now, lang, _OVERVIEW - 4)
    out += move(0, _OVERVIEW, strips(s, now, PAGE, lang))
    return out + stock.food_card(s, 110, _FAITH - 50 - 58 * int(s.seats), 170, lang, 15)


def _overview(s: Tzolkin, now: Scene, lang: str, h: float) -> str:
    """The turning gears small, and what the next Food Day will ask for. Day and Food Day are told above the board."""
    t = words(lang)
    scale = h / 870
    gears = machine(s, now, lang, compact=True) + _disc(s)
    out = f"<g transform='translate(236 {num(h / 2 + 5)}) scale({scale:.4f})'>{gears}</g>"
    if s.phase not in (OVER, ADVANCING):
        bill = feeding(s, now.seat)
        said = t("tall-bill", need=bill.need, have=bill.have)  # below the lens buttons
        fill = "#FFB8A8" if bill.unfed else "var(--limestone)"
        told = fitted(8, 112, said, 13, 128, 700, fill, "start", least=LETTERS)
        out += stock.named_bill(now.seat, told)
    if s.phase != OVER:
        out += move(66, h - 34, first_plate(s, now, lang)) + _advance(s, lang, h)
    return out


def _advance(s: Tzolkin, lang: str, h: float) -> str:
    if s.phase != ADVANCING:
        return ""
    out = ""
    for days in (1, 2):
        body = f"<circle class='hit' r='22'/>{round_rings(21)}{use(f'tz-a-day-{days}', -20, -20, 40)}"
        out += move(34 + (days - 1) * 52, h - 84, spot(f"day-{days}", words(lang)("spot-day", n=days), body))
    return out


def _disc(s: Tzolkin) -> str:
    """In the middle of the small calendar: the days to the next Food Day."""
    days = days_to_food(s)
    if days < 0:
        return ""
    size = DISC * 0.9
    feast = use("tz-a-feed", -size * 0.95, -size / 2, size)
    feast += text(size * 0.5, size * 0.36, days, size * 1.1, 700, serif=True)
    pot = row((("tz-corn", str(int(s.pot()))),), 62, 56)
    return about(f"food-{int(s.food)}", feast) + move(0, DISC * 0.7, about("pot", pot))


# Page 2: temples and technologies


def _faith(s: Tzolkin, now: Scene, lang: str) -> str:
    out = decor(rect(0, 0, PAGE, 222 + _NAME, 0, "var(--disc-2)"))
    out += move(PAGE / 2, 218, temples(s, now, lang, _TEMPLES))
    out += market.heading(8, 241 + _NAME, PAGE - 16, market.technologies_named(lang), 15, 13)
    return out + market.technologies(s, now, (6, 249 + _NAME, PAGE - 12, 53), lang, 14, _NAME)


# Page 3: buildings, monuments, exchange


def _tiles(s: Tzolkin, now: Scene, lang: str) -> str:
    out, y = "", 16.0
    out += market.heading(6, y, PAGE - 12, market.buildings_named(s, lang), 15, 13)
    out += market.buildings(s, now, 4, y + 8, lang, _CARDS)
    y += 24 + 2 * (_CARDS.h + _CARDS.gap)
    out += market.heading(6, y, PAGE - 12, market.monuments_named(lang), 15, 13)
    out += market.monuments(s, now, 4, y + 8, lang, _CARDS)
    y += 24 + 2 * (_CARDS.h + _CARDS.gap)
    out += market.heading(6, y, PAGE - 12, market.exchange_named(s, lang), 15, 13)
    return out + market.exchange((4, y + 8, PAGE - 8, 40), lang, 14)
