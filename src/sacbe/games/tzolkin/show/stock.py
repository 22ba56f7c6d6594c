"""The tribe of the viewer: workers at hand, goods to pay with and the feeding bill."""

from __future__ import annotations

from sacbe.core.svg import about, card, card_rings, fitted, move, num, rect, spot, text, use
from sacbe.games.tzolkin.data import GOODS, MOST_WORKERS
from sacbe.games.tzolkin.show.geometry import LETTERS
from sacbe.games.tzolkin.show.icons import row, said_width, width
from sacbe.games.tzolkin.show.lens import Bill, days_to_food, feeding, temple_income
from sacbe.games.tzolkin.show.scene import Scene
from sacbe.games.tzolkin.show.words import amount, words
from sacbe.games.tzolkin.state import OVER, Tzolkin

WIDTH = 234.0
HEIGHT = 196.0
_SOON = 3  # days in which hunger begins to press


def stock(s: Tzolkin, now: Scene, x: float, y: float, lang: str, names: list[str]) -> str:
    t = words(lang)
    seat = now.seat
    title = t("stock-mine") if now.mine else names[seat]
    said = f"{int(s.available(seat))}/{int(s.workers[seat])}"
    room = WIDTH - 50 - said_width(said, LETTERS)
    out = card(x, y, WIDTH, HEIGHT if s.phase != OVER else HEIGHT - 34)
    out += use(f"token-{seat}", x + 9, y + 12, 20)
    out += fitted(x + 34, y + 29, title, LETTERS, room, 700, "var(--ink)", "start", serif=True, least=LETTERS)
    out += text(x + WIDTH - 10, y + 29, said, LETTERS, 800, "var(--ink)", "end")
    out = about(f"tribe-{seat}", out + workers_row(s, seat, x + 10, y + 42, 30.5, 39))
    out += goods_row(s, seat, x + 6, y + 92, WIDTH - 12, 62, lang)
    return out + (food_note(s, seat, x, y + 182) if s.phase != OVER else "")


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
        size = h * 0.5
        body += use(f"tz-{name}", left + (cell - size) / 2, y + 3, size)
        body += text(left + cell / 2, y + h - 6, n, h * 0.33, 800)
        out.append(spot(f"stock-{name}", amount(good, n, lang), body))
    return "".join(out)


def food_note(s: Tzolkin, seat: int, x: float, y: float) -> str:
    """The bill of the next Food Day: what it takes, what is there, and what hunger would cost."""
    bill = feeding(s, seat)
    pressing = bill.unfed and days_to_food(s) <= _SOON
    note = use("tz-a-feed", x + 12, y - 19, 23) + _bill(bill, x + 42, y, LETTERS, bool(pressing))
    return named_bill(seat, note)


def named_bill(seat: int, note: str) -> str:
    """The one bill of a board that a lesson points at."""
    return f"<g id='bill-{seat}' data-what='bill-{seat}'>{note}</g>"


def _bill(bill: Bill, x: float, y: float, letters: float, pressing: bool) -> str:
    """Corn there is, of corn that is needed."""
    fill = "var(--danger-ink)" if pressing else "var(--ink)"
    said = f"{bill.have}/{bill.need}"
    out = text(x, y, said, letters, 800, fill, "start")
    at = x + said_width(said, letters) + letters * 0.15
    out += use("tz-corn", at, y - letters * 0.86, letters)
    if bill.lost:
        lost = f"−{bill.lost}"
        at += letters * 1.5
        out += text(at, y, lost, letters, 800, fill, "start")
        out += use("vp", at + said_width(lost, letters) + letters * 0.1, y - letters * 0.86, letters)
    return out


def food_card(s: Tzolkin, x: float, y: float, w: float, lang: str, letters: float = LETTERS) -> str:
    """In the food lens: for everybody the bill, the shortfall and what the temples bring at the next Food Day."""
    t = words(lang)
    if days_to_food(s) < 0:
        return ""
    line = 58.0
    title = t("lens-food-short", days=days_to_food(s))
    ground = card(x, y, w, 42 + line * int(s.seats))
    told = fitted(x + 12, y + 27, title, letters, w - 24, 700, "var(--ink)", "start", serif=True, least=letters)
    out = about(f"food-{int(s.food)}", ground + told)
    for seat in range(int(s.seats)):
        top = y + 39 + seat * line
        bill, income = feeding(s, seat), temple_income(s, seat)
        mine = use(f"token-{seat}", x + 10, top + 3, 18) + _bill(bill, x + 34, top + 19, letters, bool(bill.unfed))
        items = [(f"tz-{GOODS[good]}", str(n)) for good, n in sorted(income.goods.items())]
        if income.points or not items:
            items.append(("vp", str(income.points).replace("-", "−")))
        gains = (("tz-temple-any", ""), *items)
        half = min(w - 40, width(gains, letters, letters)) / 2
        mine += move(x + 34 + half, top + 40, row(gains, letters, letters, w - 40, fill="var(--ink)"))
        out += about(f"bill-{seat}", mine)
    return f"<g class='lens lens-food' pointer-events='none'>{out}</g>"
