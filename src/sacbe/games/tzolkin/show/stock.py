"""The tribe of the viewer: workers at hand, goods to pay with, the price of the next worker and the feeding bill."""

from __future__ import annotations

from sacbe.core.svg import card, card_rings, fitted, num, rect, spot, text, use
from sacbe.games.tzolkin.data import GOODS, MOST_WORKERS
from sacbe.games.tzolkin.show.icons import row
from sacbe.games.tzolkin.show.lens import days_to_food, feeding, temple_income
from sacbe.games.tzolkin.show.scene import Scene
from sacbe.games.tzolkin.show.words import amount, words
from sacbe.games.tzolkin.state import OVER, PLACING, START_TURN, Tzolkin

WIDTH = 252.0
HEIGHT = 226.0
_SOON = 3  # days in which hunger begins to press


def stock(s: Tzolkin, now: Scene, x: float, y: float, lang: str, names: list[str]) -> str:
    t = words(lang)
    seat = now.seat
    title = t("stock-mine") if now.mine else t("stock-other", name=names[seat])
    out = card(x, y, WIDTH, HEIGHT)
    out += use(f"token-{seat}", x + 13, y + 11, 20)
    out += fitted(x + 40, y + 27, title, 17, WIDTH - 56, 700, "var(--ink)", "start", serif=True)
    out += workers_row(s, seat, x + 12, y + 40, 31, 37)
    said = t("stock-workers", n=int(s.available(seat)), m=int(s.workers[seat]))
    out += fitted(x + 14, y + 98, said, 14, WIDTH - 28, 600, "var(--ink-2)", "start")
    out += goods_row(s, seat, x + 8, y + 108, WIDTH - 16, 52, lang)
    if s.phase == OVER:
        return out
    return out + _note(x, y + 182, "tz-a-worker", _next_worker(s, seat, lang)) + food_note(s, seat, x, y + 206, lang)


def workers_row(s: Tzolkin, seat: int, x: float, y: float, step: float, h: float) -> str:
    """At hand; then, as outlines, those that are on the gears or still in the supply."""
    out = []
    free = int(s.available(seat))
    for i in range(int(MOST_WORKERS)):
        left = x + i * step * 1.2
        if i < free:
            figure = use(f"worker-{seat}", left, y, h * 0.83, h)
            # The last one stands for the hand: whoever comes or goes is seen walking from or to it.
            last = f" id='hand-{seat}' class='piece' data-stack='tribe-{seat}' data-n='{free}'" if i == free - 1 else ""
            out.append(f"<g{last}>{figure}</g>")
        else:
            fill = "var(--stone-2)" if i < s.workers[seat] else "none"
            dash = "" if i < s.workers[seat] else " stroke-dasharray='2.5 2.5'"
            out.append(
                f"<circle cx='{num(left + h * 0.42)}' cy='{num(y + h * 0.62)}' r='{num(h * 0.16)}' fill='{fill}'"
                f" stroke='var(--ink-2)' stroke-width='1.3'{dash}/>"
            )
    return "".join(out)


def goods_row(s: Tzolkin, seat: int, x: float, y: float, w: float, h: float, lang: str) -> str:
    """Five goods with their numbers; resources are clicked to pay and to choose."""
    out = []
    cell = w / len(GOODS)
    for good, name in enumerate(GOODS):
        left = x + good * cell
        n = int(s.goods[seat * 5 + good])
        body = rect(left + 2, y, cell - 4, h, 8, "var(--plate)", 1.4) + card_rings(left + 2, y, cell - 4, h, 8)
        size = h * 0.52
        body += use(f"tz-{name}", left + (cell - size) / 2, y + 3, size)
        body += text(left + cell / 2, y + h - 6, n, h * 0.31, 800)
        out.append(spot(f"stock-{name}", amount(good, n, lang), body))
    return "".join(out)


def _note(x: float, y: float, symbol: str, said: str, fill: str = "var(--ink)") -> str:
    return use(symbol, x + 12, y - 15, 19) + fitted(x + 38, y, said, 14, WIDTH - 48, 600, fill, "start")


def _next_worker(s: Tzolkin, seat: int, lang: str) -> str:
    """T-3.9 The surcharge of the next one to be placed this turn."""
    t = words(lang)
    if int(s.available(seat)) == 0:
        return t("stock-no-worker")
    extra = int(s.placed) if s.active == seat and s.phase in (START_TURN, PLACING) else 0
    return t("stock-next-worker", n=extra)


def food_note(s: Tzolkin, seat: int, x: float, y: float, lang: str) -> str:
    t = words(lang)
    bill, days = feeding(s, seat), days_to_food(s)
    said = t("stock-food", days=days, need=bill.need, have=bill.have)
    if bill.unfed:
        said = t("stock-hunger", days=days, need=bill.need, lost=bill.lost)
    return _note(x, y, "tz-a-feed", said, "var(--danger-ink)" if bill.unfed and days <= _SOON else "var(--ink)")


def food_card(s: Tzolkin, x: float, y: float, w: float, lang: str) -> str:
    """In the food lens: for everybody the bill, the shortfall and what the temples bring at the next Food Day."""
    t = words(lang)
    if days_to_food(s) < 0:
        return ""
    line = 58.0
    title = t("lens-food-title", days=days_to_food(s))
    out = card(x, y, w, 38 + line * int(s.seats)) + fitted(
        x + 12, y + 24, title, 15, w - 24, 700, "var(--ink)", "start", serif=True
    )
    for seat in range(int(s.seats)):
        top = y + 36 + seat * line
        bill, income = feeding(s, seat), temple_income(s, seat)
        fill = "var(--danger-ink)" if bill.unfed else "var(--ink)"
        said = t("lens-food-bill", need=bill.need, have=bill.have)
        if bill.lost:
            said += f" · −{bill.lost}"
        out += use(f"token-{seat}", x + 11, top + 2, 18) + use("tz-a-feed", x + 34, top, 21)
        out += fitted(x + 60, top + 17, said, 15, w - 70, 700, fill, "start")
        items = [(f"tz-{GOODS[good]}", str(n)) for good, n in sorted(income.goods.items())]
        if income.points or not items:
            items.append(("vp", str(income.points).replace("-", "−")))
        gains = row(tuple(items), 20, 15, w - 70)
        out += use("tz-temple-any", x + 34, top + 25, 20)
        out += f"<g transform='translate({num(x + 60 + (w - 70) / 2)} {num(top + 36)})'>{gains}</g>"
    return f"<g class='lens lens-food' pointer-events='none'>{out}</g>"
