"""The board for a phone: three pages side by side (gears, temples and technologies, tiles), the goods always below.

The page that the decision at hand needs is looked at first; the others are a swipe away.
"""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import board, dock, fitted, move, num, rect, round_rings, spot, text, use
from sacbe.games.tzolkin.data import FOOD_DAYS
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

PAGE: Final = 390.0
HEIGHT: Final = 480.0
_GAP: Final = 12.0
_DOCK: Final = 54.0
_FREE: Final = 342.0  # what the buttons of the page at the right leave
_TEMPLES: Final = Size(20.5, 106, 113, 13.5, 17)
_CARDS: Final = market.Cards(110, 76, 5, 27, 22)
_PAGES: Final = {int(CLIMBING): 1, int(LEARNING): 1, int(BUILDING): 2, int(TRADING): 2}


def draw(s: Tzolkin, viewer: int, lang: str, names: list[str]) -> str:
    now = scene(s, viewer)
    page = _PAGES.get(int(s.phase), 0)
    pages = (_gears(s, now, lang), _faith(s, now, lang), _tiles(s, now, lang, names))
    width = 3 * PAGE + 2 * _GAP
    body = rect(-900, -900, width + 1800, HEIGHT + 1800, 0, "var(--paper)")
    body += "".join(move(i * (PAGE + _GAP), 0, picture) for i, picture in enumerate(pages))
    style = (
        "style='--edge-w:4.5px;--ring-w:3px'"  # targets are half as large as on the wide board, so their light is too
    )
    t = words(lang)
    # A board of another width is a new one to the client: whoever has swiped away is led to the page that is asked for.
    whole = board(
        width + page,
        HEIGHT,
        t("board-label"),
        f"<g class='seat-{now.seat}' {style}>{body}</g>",
        zoom=6,
        focus=(page * (PAGE + _GAP), 0, PAGE, HEIGHT),
        roomy=True,
    )
    return whole + dock(PAGE, _DOCK, t("stock-mine"), f"<g class='seat-{now.seat}' {style}>{_goods(s, now, lang)}</g>")


def _goods(s: Tzolkin, now: Scene, lang: str) -> str:
    free, total = int(s.available(now.seat)), int(s.workers[now.seat])
    out = rect(-900, 0, 2190, _DOCK, 0, "var(--panel)") + rect(-900, 0, 2190, 2, 0, "var(--outline)")
    figure = use(f"worker-{now.seat}", 8, 8, 30, 37)
    out += f"<g id='hand-{now.seat}' class='piece' data-stack='tribe-{now.seat}' data-n='{free}'>{figure}</g>"
    out += text(42, 34, f"{free}/{total}", 15, 800, "var(--ink)", "start")
    return out + stock.goods_row(s, now.seat, 76, 5, PAGE - 80, 45, lang)


# Page 1: the machine, and the gears unrolled


def _gears(s: Tzolkin, now: Scene, lang: str) -> str:
    top = HEIGHT - 5 * STRIP
    out = rect(0, 0, PAGE, top - 4, 0, "var(--canopy-2)")
    if wealth.choosing(s) and now.viewer >= 0:
        out += wealth.tiles(s, now, 5, 54, 161, 77, lang, gap=8)
    else:
        out += _overview(s, now, lang, top - 4)
    out += move(0, top, strips(s, now, PAGE, lang))
    return out + stock.food_card(s, 96, HEIGHT - 44 - 58 * int(s.seats), 198, lang)


def _overview(s: Tzolkin, now: Scene, lang: str, h: float) -> str:
    """The turning gears small, what the calendar says beside them."""
    t = words(lang)
    scale = h / 870
    gears = machine(s, now, lang, compact=True) + _disc(s)
    out = f"<g transform='translate(236 {num(h / 2 + 5)}) scale({scale:.4f})'>{gears}</g>"
    last = int(FOOD_DAYS[3])
    late = s.day > last and s.phase != OVER  # T-3.28 the last Food Day was jumped over
    day = t("headline-late", day=int(s.day) + 1) if late else t("tall-day", day=min(int(s.day), last) + 1)
    lines = [(day, 15.0, "var(--limestone)")]
    if s.phase not in (OVER, ADVANCING):
        bill = feeding(s, now.seat)
        lines.append((t("tall-food", days=days_to_food(s)), 13.0, "var(--limestone)"))
        said = t("tall-bill", need=bill.need, have=bill.have)
        lines.append((said, 13.0, "#FFB8A8" if bill.unfed else "var(--limestone)"))
    if s.phase != OVER:
        out += move(66, h - 34, first_plate(s, now, lang)) + _advance(s, lang, h)
    y = 74.0
    for said, size, fill in lines:
        out += fitted(10, y, said, size, 122, 700, fill, "start", serif=size > 14, least=10)
        y += 19
    swipe = t("tall-swipe")
    return out + fitted(PAGE - 8, h - 8, swipe, 12, 88, 700, "var(--limestone)", "end")


def _advance(s: Tzolkin, lang: str, h: float) -> str:
    if s.phase != ADVANCING:
        return ""
    out = ""
    for days in (1, 2):
        body = f"<circle class='hit' r='22'/>{round_rings(19)}{use(f'tz-a-day-{days}', -17, -17, 34)}"
        out += move(34 + (days - 1) * 52, h - 84, spot(f"day-{days}", words(lang)("spot-day", n=days), body))
    return out


def _disc(s: Tzolkin) -> str:
    """In the middle of the small calendar: the days to the next Food Day."""
    days = days_to_food(s)
    if days < 0:
        return ""
    size = DISC * 0.9
    out = use("tz-a-feed", -size * 0.95, -size / 2, size) + text(
        size * 0.5, size * 0.36, days, size * 1.1, 700, serif=True
    )
    return out + move(0, DISC * 0.7, row((("tz-corn", str(int(s.pot()))),), 62))


# Page 2: temples and technologies


def _faith(s: Tzolkin, now: Scene, lang: str) -> str:
    t = words(lang)
    out = rect(0, 0, PAGE, 222, 0, "var(--disc-2)")
    out += move(_FREE / 2, 216, temples(s, now, lang, _TEMPLES))
    out += market.heading(8, 239, PAGE - 16, t("market-technologies"), t("market-technologies-note"), 15)
    return out + market.technologies(s, now, 6, 246, PAGE - 12, 53, lang)


# Page 3: buildings, monuments, exchange


def _tiles(s: Tzolkin, now: Scene, lang: str, names: list[str]) -> str:
    t = words(lang)
    out = market.heading(4, 67, _FREE - 6, t("market-buildings"), market.deck_note(s, lang), 15)
    out += market.buildings(s, now, 4, 73, lang, _CARDS)
    out += market.heading(4, 251, _FREE - 6, t("market-monuments"), t("market-monuments-note"), 15)
    out += market.monuments(s, now, 4, 257, lang, names, _CARDS)
    out += market.heading(4, 434, PAGE - 8, t("market-exchange"), t("market-skulls", n=int(s.skulls)), 15)
    return out + market.exchange(s, now, 4, 440, PAGE - 8, 37, lang)
