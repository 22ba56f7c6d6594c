"""The gears unrolled for a phone: a row a city, a cell a space, large enough for a thumb."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import card_rings, move, num, rect, spot, text, use
from sacbe.games.tzolkin.data import CHICHEN, FIRST_SPACE, GEARS, NEUTRAL, PALENQUE, SPACES
from sacbe.games.tzolkin.show.geometry import CITIES
from sacbe.games.tzolkin.show.icons import Row, row, space_row, width
from sacbe.games.tzolkin.show.lens import arrivals, days_to_food
from sacbe.games.tzolkin.show.machine import SIGNS, TINTS
from sacbe.games.tzolkin.show.plates import plantation
from sacbe.games.tzolkin.show.said import act_words
from sacbe.games.tzolkin.show.scene import Scene, Worker, offered_actions, offered_spaces, place_price
from sacbe.games.tzolkin.show.words import gear_name, space_name, words
from sacbe.games.tzolkin.state import HARVESTING, Tzolkin

HEIGHT: Final = 52.0  # of a row, the gap below it included
_NAME: Final = 32.0  # width of a city's sign
_CELL: Final = 49.0


def strips(s: Tzolkin, now: Scene, w: float, lang: str) -> str:
    """All five from the origin down."""
    return "".join(move(0, gear * HEIGHT, _strip(s, now, gear, w, lang)) for gear in range(len(GEARS)))


def _strip(s: Tzolkin, now: Scene, gear: int, w: float, lang: str) -> str:
    out = rect(3, 0, _NAME - 3, _CELL, 7, TINTS[gear], 1.4) + use(SIGNS[gear], 5.5, _CELL / 2 - 12, 24)
    cell = (w - _NAME - 3) / (CITIES[gear].top + 1)
    days = arrivals(s, now)
    food = days_to_food(s)
    for number in range(CITIES[gear].top + 1):
        x = _NAME + 1 + number * cell
        out += move(x, 0, _cell(s, now, gear, number, cell - 2, lang))
        out += move(x, 0, _ahead(days.get((gear, number), []), cell - 2, food))
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
    # What may be chosen now lies on top, so that the whole cell is its target.
    out = ground + (to_place + to_act if offered else to_act + to_place)
    label = text(3, _CELL - 4, number, 11.5, 800, anchor="start")
    out += f"<g pointer-events='none'>{_gives(s, gear, number, w)}{label}</g>"
    if gear == PALENQUE and 2 <= number <= 5:
        out += _fields(s, number, w, lang)
    for worker in now.workers:
        if (worker.gear, worker.space) == (gear, number):
            still = (
                " pointer-events='none'" if offered else ""
            )  # nobody stands in the way of an action that may be chosen
            out += f"<g{still}>{_figure(worker, w, lang)}</g>"
    if space in priced:
        out += move(w - 13, _CELL - 11, _badge(str(place_price(s, space))))
    elif offered.get(space):
        out += move(w - 13, _CELL - 11, _badge(f"−{offered[space]}"))
    return out


def _badge(said: str) -> str:
    w = 17 + 6.5 * len(said)
    pill = rect(-w + 13, -9, w, 18, 9, "var(--glow)", 1.4) + text(-w + 18, 4.5, said, 12.5, 800, anchor="start")
    return f"<g pointer-events='none'>{pill}{use('tz-corn', -3, -7, 14)}</g>"


def _gives(s: Tzolkin, gear: int, number: int, w: float) -> str:
    """The icons of the action, in one line or two."""
    if number == 0 or (gear == PALENQUE and 2 <= number <= 5):
        return ""
    if gear == CHICHEN and number <= 9 and s.laid[number] >= 0:
        return use("tz-skull", w / 2 - 14, 5, 16) + use(f"token-{int(s.laid[number])}", w / 2 + 2, 8, 12)
    items = tuple((symbol, "" if said == "›" else said) for symbol, said in space_row(gear, number))
    if width(items, 15) <= w - 4:
        return move(w / 2, 14, row(items, min(18.0, 15 * (w - 4) / width(items, 15))))
    half = (len(items) + 1) // 2
    lines: tuple[Row, ...] = (items[:half], items[half:])
    return "".join(move(w / 2, 9 + i * 14, row(line, 13, 11, w - 3)) for i, line in enumerate(lines))


def _fields(s: Tzolkin, number: int, w: float, lang: str) -> str:
    """Corn and wood of a plantation with the number of tiles left; each may be clicked while harvesting."""
    wood, corn = plantation(s, number)
    values = dict(space_row(int(PALENQUE), number))
    out = ""
    for i, (kind, left) in enumerate((("corn", corn), ("wood", wood))):
        if kind == "wood" and number == 2:
            continue
        faint = "" if left else " opacity='.4'"
        body = row(((f"tz-tile-{kind}", values[f"tz-{kind}"]),), 14)
        picture = move(w / 2 - 5, 9 + i * 15, f"<g{faint}>{body}</g>") + text(
            w - 3, 13 + i * 15, f"×{left}", 9.5, 700, anchor="end"
        )
        if left:
            rings = card_rings(1, 1.5 + i * 15, w - 2, 15, 4)
            events = "" if s.phase == HARVESTING else " pointer-events='none'"
            said = words(lang)(f"spot-tile-{kind}", number=number)
            hit = f"<rect class='hit' y='{num(i * 15.0)}' width='{num(w)}' height='16'/>"
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
    body = f"<rect class='hit' y='20' width='{num(w)}' height='{num(_CELL - 20)}'/>"
    body += card_rings(1, 23, w - 2, _CELL - 24, 6) + use(symbol, w - 23, 22, 21, 25)
    figure = spot(worker.id, said, body, "piece")
    return figure.replace(" class=", f" data-stack='tribe-{worker.owner}' data-n='1' class=", 1)


def _ahead(days: list[int], w: float, food: int) -> str:
    """In the lens of days ahead: when a worker of the shown seat will stand here."""
    if not days:
        return ""
    said = "·".join(str(n) for n in days[:3])
    fill = "var(--corn)" if food in days else "var(--limestone)"
    plate = rect(w / 2 - 13, _CELL - 17, 26, 15, 7, fill, 1.2) + text(w / 2, _CELL - 5.5, f"+{said}", 10.5, 800)
    return f"<g class='lens lens-days' pointer-events='none'>{plate}</g>"
