"""The lens of days ahead, drawn on the gears: where my workers will stand, and what my technologies add there."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import about, move, rect, text
from sacbe.games.tzolkin.actions import PICK
from sacbe.games.tzolkin.data import FIRST_SPACE, GOODS, TOP_ACTION
from sacbe.games.tzolkin.show.geometry import CITIES, LETTERS, MODULE, City
from sacbe.games.tzolkin.show.icons import row, said_width, width
from sacbe.games.tzolkin.show.lens import AHEAD, affordable, arrivals, days_to_food, extra
from sacbe.games.tzolkin.show.scene import Scene, space_id
from sacbe.games.tzolkin.state import Tzolkin

_INSIDE: Final = 1.1  # how far inside the pitch circle days are written, in modules


def days_ahead(s: Tzolkin, now: Scene) -> str:
    """Around the calendar's centre. A plate on a space: in so many days a worker of the shown seat stands there."""
    food = days_to_food(s)
    out = []
    for (gear, space), days in sorted(arrivals(s, now).items()):
        city = CITIES[gear]
        x, y = city.at(space, city.radius - _INSIDE * MODULE)
        what = space_id(int(FIRST_SPACE[gear]) + space)
        out.append(move(city.x + x, city.y + y, about(what, _days(days, food in days))))
        if space <= TOP_ACTION[gear]:
            x, y = city.at(space, city.radius + 1.42 * MODULE)
            out.append(move(city.x + x, city.y + y, about(what, _more(s, now.seat, gear, space, city))))
    return f"<g class='lens lens-days' pointer-events='none'>{''.join(out)}</g>"


def rides(s: Tzolkin, now: Scene) -> str:
    """While a worker that may be picked up is pointed at: where he would ride if he stayed."""
    food = days_to_food(s)
    out = []
    for w in now.workers:
        code = int(PICK + FIRST_SPACE[w.gear]) + w.space
        if w.owner != now.viewer or code not in now.legal:
            continue
        city = CITIES[w.gear]
        plates = ""
        for days in range(1, min(AHEAD, city.top - w.space) + 1):
            x, y = city.at(w.space + days, city.radius - _INSIDE * MODULE)
            what = space_id(int(FIRST_SPACE[w.gear]) + w.space + days)
            plates += move(city.x + x, city.y + y, about(what, _days([days], days == food)))
        out.append(f"<g class='preview' data-of='{w.id}' pointer-events='none'>{plates}</g>")
    return "".join(out)


def _days(days: list[int], food: bool) -> str:
    """The day of the next Food Day is the colour of corn."""
    said = "·".join(f"+{n}" if i == 0 else str(n) for i, n in enumerate(days))
    w = said_width(said, LETTERS) + 11
    fill = "var(--corn)" if food else "var(--limestone)"
    return rect(-w / 2, -12.5, w, 25, 12.5, fill, 1.6) + text(0, LETTERS * 0.36, said, LETTERS, 800)


def _more(s: Tzolkin, seat: int, gear: int, space: int, city: City) -> str:
    """Over the number: what technologies add, or that the action cannot be paid now."""
    added = extra(s, seat, gear, space)
    items = tuple((f"tz-{GOODS[good]}", f"+{n}") for good, n in sorted(added.items()))
    if not affordable(s, seat, gear, space):
        items = (("tz-no", ""),)
    if not items:
        return ""
    w = width(items, 19, LETTERS) + 8
    return rect(-w / 2, -13, w, 26, 8, "var(--limestone)", 1.6) + row(items, 19, LETTERS)
