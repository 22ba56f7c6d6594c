"""The gears unrolled for a phone: a row a city, a cell a space, large enough for a thumb."""

from __future__ import annotations

from typing import Final

from sacbe.core.letters import width_of
from sacbe.core.svg import about, card_rings, move, num, rect, spot, text, use
from sacbe.games.tzolkin.data import CHICHEN, FIRST_SPACE, GEARS, NEUTRAL, PALENQUE, SPACES
from sacbe.games.tzolkin.show.geometry import CITIES
from sacbe.games.tzolkin.show.icons import Row, plain, row, said_width, space_row, width
from sacbe.games.tzolkin.show.lens import arrivals, days_to_food
from sacbe.games.tzolkin.show.machine import SIGNS, TINTS
from sacbe.games.tzolkin.show.plates import plantation
from sacbe.games.tzolkin.show.said import act_words
from sacbe.games.tzolkin.show.scene import Scene, Worker, act_id, offered_actions, offered_spaces, place_price, space_id
from sacbe.games.tzolkin.show.words import gear_name, space_name, words
from sacbe.games.tzolkin.state import HARVESTING, Tzolkin

HEIGHT: Final = 63.0  # of a row, the gap below it included
_NAME: Final = 36.0  # width of a city's sign
_CELL: Final = 60.0  # high: two lines of what it gives, below them its number, its worker and its price
_LETTERS: Final = 12.0
_LINES: Final = (9.5, 25.0)  # the middles of the two lines
_FEET: Final = 33.0  # where the rest begins


def strips(s: Tzolkin, now: Scene, w: float, lang: str) -> str:
    """All five from the origin down."""
    return "".join(move(0, gear * HEIGHT, _strip(s, now, gear, w, lang)) for gear in range(len(GEARS)))


def _strip(s: Tzolkin, now: Scene, gear: int, w: float, lang: str) -> str:
    out = about(f"gear-{GEARS[gear]}", _sign(gear, lang))
    cell = (w - _NAME - 2) / (CITIES[gear].top + 1)
    days = arrivals(s, now)
    food = days_to_food(s)
    for number in range(CITIES[gear].top + 1):
        x = _NAME + 1 + number * cell
        out += move(x, 0, _cell(s, now, gear, number, cell - 2, lang))
        plate = _ahead(days.get((gear, number), []), cell - 2, food)
        out += move(x, 0, about(space_id(int(FIRST_SPACE[gear]) + number), plate))
    return out


def _sign(gear: int, lang: str) -> str:
    """A city's picture, and its name from below upwards: beside it, and of two words the second below it."""
    first, rest = gear_name(gear, lang), ""
    if width_of(first, _LETTERS, 700) > _CELL - 4:
        cut = max(first.rfind(" "), first.rfind("-")) + 1
        first, rest = first[:cut].rstrip(), first[cut:]
    near, far = 15.0, _NAME - 4.5  # what is read from below upwards has its first line on the left
    out = rect(2, 0, _NAME - 2, _CELL, 7, TINTS[gear], 1.4)
    if rest:
        lines = [(first, near, _CELL - 4, "start"), (rest, far, _CELL - 4, "start")]
        out += use(SIGNS[gear], near + 3, 6, 15)
    else:
        lines = [(first, far, _CELL / 2, "middle")]
        out += use(SIGNS[gear], 3.5, _CELL / 2 - 9, 18)
    for said, x, y, anchor in lines:
        word = text(0, 0, said, _LETTERS, 700, anchor=anchor)
        out += f"<g transform='translate({num(x)} {num(y)}) rotate(-90)'>{word}</g>"
    return out


def _cell(s: Tzolkin, now: Scene, gear: int, number: int, w: float, lang: str) -> str:
    space = int(FIRST_SPACE[gear]) + number
    ground = rect(0, 0, w, _CELL, 6, "var(--plate)", 1.1) + rect(0, 0, w, _CELL, 6, TINTS[gear], extra="opacity='.42'")
    priced, offered = offered_spaces(now), offered_actions(s, now)
    label = words(lang)("spot-space", gear=gear_name(gear, lang), number=number, price=place_price(s, space))
    area = f"<rect class='hit' width='{num(w)}' height='{num(_CELL)}'/>{card_rings(0, 0, w, _CELL, 6)}"
    to_place = spot(f"space-{SPACES[space]}", label, area)
    to_act = ""
    if number:
        said = f"{space_name(space, lang)}: {act_words(s, now.seat, space, lang)}"
        to_act = spot(f"act-{SPACES[space]}", said, area)
    # What may be chosen now lies on top, so that the whole cell is its target; all that is written there is told by it.
    what = act_id(space) if offered and number else space_id(space)
    out = ground + (to_place + to_act if offered else to_act + to_place)
    label = text(3, _CELL - 5, number, _LETTERS, 800, anchor="start")
    out += f"<g pointer-events='none'>{_gives(s, gear, number, w)}{label}</g>"
    if gear == PALENQUE and 2 <= number <= 5:
        out += _fields(s, number, w, lang)
    taken = False
    for worker in now.workers:
        if (worker.gear, worker.space) == (gear, number):
            taken = True
            still = (
                " pointer-events='none'" if offered else ""
            )  # nobody stands in the way of an action that may be chosen
            out += f"<g{still}>{_figure(worker, w, lang)}</g>"
    if space in priced:
        out += _badge(str(place_price(s, space)), w - 1, w - 2)
    elif offered.get(space):
        out += _badge(f"−{offered[space]}", w - 17, 0) if taken else _badge(f"−{offered[space]}", w - 1, w - 2)
    return about(what, out)


def _badge(said: str, right: float, room: float) -> str:
    """A price, ending at `right`; with the corn it is paid in where there is room for it."""
    w = said_width(said, 13) + 7
    corn = w + 14 <= room
    w += 14 if corn else 0
    y = _FEET + (_CELL - _FEET) / 2
    pill = rect(right - w, y - 10, w, 20, 10, "var(--glow)", 1.4)
    pill += text(right - w + 4, y + 4.7, said, 13, 800, anchor="start")
    if corn:
        pill += use("tz-corn", right - 18, y - 7.5, 15)
    return f"<g pointer-events='none'>{pill}</g>"


def _gives(s: Tzolkin, gear: int, number: int, w: float) -> str:
    """The icons of the action, in one line or two."""
    if number == 0 or (gear == PALENQUE and 2 <= number <= 5):
        return ""
    if gear == CHICHEN and number <= 9 and s.laid[number] >= 0:
        return use("tz-skull", w / 2 - 9, 1, 18) + use(f"token-{int(s.laid[number])}", w / 2 - 7, 18, 14)
    items = plain(space_row(gear, number))
    if width(items, 15, _LETTERS) <= w - 3:
        return move(w / 2, sum(_LINES) / 2, row(items, 18, _LETTERS, w - 3))
    half = (len(items) + 1) // 2 if gear != CHICHEN else 1
    lines: tuple[Row, ...] = (items[:half], items[half:])
    return "".join(move(w / 2, _LINES[i], row(line, 15, _LETTERS, w - 2)) for i, line in enumerate(lines))


def _fields(s: Tzolkin, number: int, w: float, lang: str) -> str:
    """Corn and wood of a plantation with the number of tiles left; each may be clicked while harvesting."""
    wood, corn = plantation(s, number)
    values = dict(space_row(int(PALENQUE), number))
    out = ""
    for i, (kind, left) in enumerate((("corn", corn), ("wood", wood))):
        if kind == "wood" and number == 2:
            continue
        faint = "" if left else " opacity='.4'"
        y = _LINES[i]
        items = ((f"tz-tile-{kind}", values[f"tz-{kind}"]), ("", f"×{left}"))
        picture = move(w / 2, y, f"<g{faint}>{row(items, 13, _LETTERS, w - 1)}</g>")
        if left:
            rings = card_rings(1, y - 8, w - 2, 16, 4)
            events = "" if s.phase == HARVESTING else " pointer-events='none'"
            said = words(lang)(f"spot-tile-{kind}", number=number)
            hit = f"<rect class='hit' y='{num(y - 8)}' width='{num(w)}' height='16'/>"
            picture = f"<g{events}>{spot(f'field-{number}-{kind}', said, hit + rings + picture)}</g>"
        else:
            picture = f"<g pointer-events='none'>{picture}</g>"
        out += picture
    return out


def _figure(worker: Worker, w: float, lang: str) -> str:
    t = words(lang)
    neutral = worker.owner == NEUTRAL
    symbol = "worker-n" if neutral else f"worker-{worker.owner}"
    colour = "" if neutral else t(f"colour-{worker.owner}")
    place = f"{gear_name(worker.gear, lang)} {worker.space}"
    said = t("spot-worker", who="neutral" if neutral else "player", colour=colour, place=place)
    body = f"<rect class='hit' y='{num(_FEET)}' width='{num(w)}' height='{num(_CELL - _FEET)}'/>"
    body += card_rings(1, _FEET, w - 2, _CELL - _FEET - 1, 6) + use(symbol, w - 21, _FEET, 20, 26)
    figure = spot(worker.id, said, body, "piece")
    return figure.replace(" class=", f" data-stack='tribe-{worker.owner}' data-n='1' class=", 1)


def _ahead(days: list[int], w: float, food: int) -> str:
    """In the lens of days ahead: when a worker of the shown seat will stand here."""
    if not days:
        return ""
    said = "+" + "·".join(str(n) for n in days)
    while said_width(said, _LETTERS) > w - 2 and "·" in said:  # the soonest matter most
        said = said.rpartition("·")[0]
    wide = said_width(said, _LETTERS) + 4
    fill = "var(--corn)" if food in days else "var(--limestone)"
    plate = rect((w - wide) / 2, _CELL - 18, wide, 17, 7, fill, 1.2) + text(w / 2, _CELL - 5, said, _LETTERS, 800)
    return f"<g class='lens lens-days' pointer-events='none'>{plate}</g>"
