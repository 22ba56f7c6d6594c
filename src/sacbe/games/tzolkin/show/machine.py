"""The centrepiece: the calendar and the five cities, drawn so that the client can turn them with their workers."""

from __future__ import annotations

from typing import Final

from sacbe.core.letters import width_of
from sacbe.core.svg import INK, about, card_rings, move, num, rect, round_rings, spot, text, use
from sacbe.games.tzolkin.data import CHICHEN, FIRST_SPACE, FOOD_DAYS, NEUTRAL, SPACE_COUNT
from sacbe.games.tzolkin.show.geometry import CALENDAR_TEETH, CITIES, DAY, LETTERS, MODULE, POINTER, City, polar
from sacbe.games.tzolkin.show.icons import row, said_width
from sacbe.games.tzolkin.show.plates import plate_spot, step_price
from sacbe.games.tzolkin.show.scene import Scene, Worker, offered_actions, offered_spaces, place_price, space_id
from sacbe.games.tzolkin.show.words import gear_name, words
from sacbe.games.tzolkin.state import ADVANCING, OVER, Tzolkin

TINTS: Final = ("var(--g-palenque)", "var(--g-yaxchilan)", "var(--g-tikal)", "var(--g-uxmal)", "var(--g-chichen)")
SIGNS: Final = ("tz-corn", "tz-wood", "tz-a-monument", "tz-a-exchange", "tz-skull")  # what a city is about
DISC: Final = MODULE * (CALENDAR_TEETH / 2 - 2.9)  # the still disc inside the calendar
_NUMBERED_AHEAD: Final = 12  # teeth ahead that show their day
_FEET: Final = 0.32  # how far inside the pitch circle a worker stands, in modules


def turning(name: str, degrees: float, x: float, y: float, body: str) -> str:
    """A group that the client turns from its last angle to this one; `body` is drawn as it stands in the end."""
    return (
        f"<g class='turning' id='turn-{name}' data-turn='{num(degrees)}' data-x='{num(x)}' data-y='{num(y)}'>{body}</g>"
    )


def _gear(teeth: int, first_tooth: float, colour: str) -> str:
    half = MODULE * (teeth / 2 + 1)
    body = use(f"tz-gear-{teeth}", -half, -half, 2 * half)
    turned = f"rotate({first_tooth:.2f})"
    return (
        f"<g transform='translate(3 6) {turned}' opacity='.28' color='#000'>{body}</g>"
        f"<g transform='{turned}' color='{colour}'>{body}</g>"
    )


# The calendar


def calendar(s: Tzolkin, compact: bool = False) -> str:
    """Around the origin: the wheel with its days, Food Days and corn; the still disc; the arrow."""
    body = _gear(CALENDAR_TEETH, POINTER, "var(--disc)") + _teeth(s, compact)
    x, y = polar(MODULE * (CALENDAR_TEETH / 2 + 1.3), POINTER)
    wheel = (
        turning("calendar", -int(s.day) * DAY, 0, 0, body)
        + f"<circle r='{num(DISC)}' fill='var(--disc-2)' stroke='var(--outline)' stroke-width='2'/>"
        + f"<circle r='{num(DISC - 5.4)}' fill='none' stroke='#B59A62' stroke-width='1.5'/>"
        + f"<g transform='translate({num(x)} {num(y)}) rotate({num(POINTER)})'>"
        "<path d='M-6 0 14-12V12Z' fill='var(--danger)' stroke='var(--outline)' stroke-width='2'/></g>"
    )
    return about("calendar", wheel)


def _teeth(s: Tzolkin, compact: bool) -> str:
    out = []
    day = int(s.day)
    pending = {int(d): index for index, d in enumerate(FOOD_DAYS) if index >= s.food}
    for ahead in range(CALENDAR_TEETH):
        angle = POINTER + ahead * DAY
        x, y = polar(MODULE * (CALENDAR_TEETH / 2 - 2), angle)
        if day + ahead in pending:
            index = pending[day + ahead]
            out.append(move(x, y, about(f"food-{index}", _food_mark(index, 21 if compact else 15))))
        elif int(s.corn_teeth) >> (day + ahead) % CALENDAR_TEETH & 1:
            x, y = polar(MODULE * (CALENDAR_TEETH / 2 - 1.75), angle)
            size = 36 if compact else 26
            out.append(about("pot", use("tz-corn", x - size / 2, y - size / 2, size)))
        elif ahead <= _NUMBERED_AHEAD and day + ahead <= FOOD_DAYS[3] and not compact:
            number = text(x, y + LETTERS * 0.36, day + ahead + 1, LETTERS, 800 if ahead == 0 else 600)
            out.append(about(f"tooth-{day + ahead + 1}", number))
        else:
            out.append(f"<circle cx='{num(x)}' cy='{num(y)}' r='{4 if compact else 2.5}' fill='#8E7440'/>")
    return "".join(out)


def _food_mark(index: int, r: float) -> str:
    """Light brown in mid-age, teal at the end of an age (T-3.22, T-3.23)."""
    end = index % 2 == 1
    fill, symbol = ("#4FB3A5", "vp") if end else ("var(--corn)", "tz-a-feed")
    size = r * 1.36
    ring = f"<circle r='{num(r)}' fill='{fill}' stroke='var(--outline)' stroke-width='2'/>"
    return ring + use(symbol, -size / 2, -size / 2, size)


def advance_spots(s: Tzolkin, lang: str) -> str:
    """T-3.25 The teeth of tomorrow and the day after, to click while the calendar waits."""
    if s.phase != ADVANCING:
        return ""
    out = []
    for days in (1, 2):
        x, y = polar(MODULE * (CALENDAR_TEETH / 2 + 0.3), POINTER + days * DAY)
        body = round_rings(26) + f"<circle class='hit' r='26'/>{use(f'tz-a-day-{days}', -23, -23, 46)}"
        out.append(move(x, y, spot(f"day-{days}", words(lang)("spot-day", n=days), body)))
    return "".join(out)


def first_space(s: Tzolkin, now: Scene, lang: str) -> str:
    """T-3.11 Beside the arrow."""
    x, y = polar(MODULE * (CALENDAR_TEETH / 2 + 5), POINTER)
    return move(x, y - 16, first_plate(s, now, lang))


def first_plate(s: Tzolkin, now: Scene, lang: str) -> str:
    """The marker's star, the place for one worker, the corn that waits on the teeth."""
    t = words(lang)
    pot = int(s.pot())
    body = rect(-64, -27, 128, 54, 13, "var(--plate)", 2.2) + card_rings(-64, -27, 128, 54, 13)
    body += use("tz-a-first", -60, -15, 30)
    body += (
        f"<circle cx='-9' cy='0' r='19' fill='{INK}' fill-opacity='.1' stroke='var(--outline)' stroke-dasharray='3 3'/>"
    )
    body += move(37, 0, row((("tz-corn", str(pot)),), 20, LETTERS))
    if s.fps >= 0:
        who = int(s.fps)
        figure = use(f"worker-{who}", -25, -25, 32, 38)
        body += f"<g id='worker-{who}-first' class='piece' data-stack='tribe-{who}' data-n='1'>{figure}</g>"
    out = spot("first", t("spot-first", pot=pot, taken="yes" if s.fps >= 0 else "no"), body)
    if int(SPACE_COUNT) in offered_spaces(now):
        out += _on_it("first", move(-9, 0, price_badge(place_price(s, int(SPACE_COUNT)))))
    return out


def _on_it(what: str, drawn: str) -> str:
    """Lies on a place without being a part of it: a place looks the same whoever may take it."""
    return f"<g data-what='{what}' pointer-events='none'>{drawn}</g>"


def price_badge(corn: int) -> str:
    """A lantern pill with a price in corn."""
    said = str(corn)
    w = said_width(said, LETTERS) + 28
    return (
        rect(-w / 2, -13, w, 26, 13, "var(--glow)", 1.8)
        + text(-w / 2 + 6, LETTERS * 0.36, said, LETTERS, 800, anchor="start")
        + use("tz-corn", w / 2 - 22, -9.5, 19)
    )


# The cities


def city(s: Tzolkin, now: Scene, index: int, lang: str, compact: bool = False) -> str:
    """One city gear with its spaces; its centre is the origin. `compact`: figures only, for the overview on a phone."""
    gear = CITIES[index]
    turned = int(s.day) * gear.step
    feet = gear.radius - _FEET * MODULE
    holes = "".join(_hole(*gear.at(j, feet)) for j in range(gear.teeth))
    out = turning(gear.name, turned, 0, 0, _gear(gear.teeth, gear.gap + gear.step / 2, TINTS[index]) + holes)
    out += _hub(index, gear, lang, compact)
    if not compact:
        out += "".join(_space(s, now, index, gear, j, lang) for j in range(gear.top + 1))
    people = [w for w in now.workers if w.gear == index]
    size = 50.0 if compact else 33.0
    figures = "".join(_figure(w, gear.at(w.space, feet), size, lang, compact) for w in people)
    out += turning(f"{gear.name}-workers", turned, 0, 0, figures)
    if not compact:
        first = int(FIRST_SPACE[index])
        out += "".join(plate_spot(s, now.seat, first + j, lang) for j in range(1, gear.top + 1))
        out += "".join(_number(gear, j, TINTS[index]) for j in range(gear.top + 1))
        out += "".join(_place_price(s, now, gear, first + j, j) for j in range(gear.top + 1))
    place = f"transform='translate({num(gear.x)} {num(gear.y)})'"
    return f"<g id='gear-{gear.name}' data-what='gear-{gear.name}' {place}>{out}</g>"


def _hole(x: float, y: float) -> str:
    return (
        f"<circle cx='{num(x)}' cy='{num(y)}' r='12.5' fill='var(--plate)' fill-opacity='.5' stroke='var(--outline)'"
        " stroke-opacity='.55' stroke-width='1.2'/>"
    )


def _hub(index: int, gear: City, lang: str, compact: bool) -> str:
    r = gear.radius - 2.55 * MODULE
    out = f"<circle r='{num(r)}' fill='var(--limestone)' stroke='var(--outline)' stroke-width='2'/>"
    out += f"<circle r='{num(r - 5)}' fill='none' stroke='{TINTS[index]}' stroke-width='3'/>"
    size = 50.0 if index == CHICHEN else 34.0
    if compact:
        return out + use(SIGNS[index], -size * 0.75, -size * 0.75, size * 1.5)
    # The name goes across the hub on a ribbon: on the hub alone its letters would be too small.
    name, top = gear_name(index, lang), r * 0.25
    w = width_of(name, LETTERS, serif=True) + 12
    ribbon = rect(-w / 2, top, w, 27, 7, "var(--limestone)", 2) + text(0, top + 20, name, LETTERS, serif=True)
    return out + use(SIGNS[index], -size / 2, (top - r - size) / 2 + 2, size) + ribbon


def _space(s: Tzolkin, now: Scene, index: int, gear: City, number: int, lang: str) -> str:
    """The ground under the tooth that stands on a number: glows when a worker may be placed there."""
    x, y = gear.at(number, gear.radius - _FEET * MODULE)
    space = int(FIRST_SPACE[index]) + number
    said = words(lang)("spot-space", gear=gear_name(index, lang), number=number, price=place_price(s, space))
    body = f"<circle class='hit' r='21'/>{round_rings(19)}"
    return move(x, y, spot(f"space-{gear.name}-{number}", said, body))


def _place_price(s: Tzolkin, now: Scene, gear: City, space: int, number: int) -> str:
    if space not in offered_spaces(now):
        return ""
    x, y = gear.at(number, gear.radius - _FEET * MODULE)
    return _on_it(space_id(space), move(x, y, price_badge(place_price(s, space))))


def _number(gear: City, number: int, tint: str) -> str:
    x, y = gear.at(number, gear.radius + 1.42 * MODULE)
    half = 13.0 if number < 10 else 18.0
    ring = rect(-half, -13, 2 * half, 26, 13, tint, 1.5)
    return move(x, y, about(f"space-{gear.name}-{number}", ring + text(0, LETTERS * 0.36, number, LETTERS, 800)))


def _figure(w: Worker, at: tuple[float, float], size: float, lang: str, compact: bool) -> str:
    t = words(lang)
    symbol = "worker-n" if w.owner == NEUTRAL else f"worker-{w.owner}"
    picture = use(symbol, -size / 2, -size * 0.68, size, size * 1.2)
    place = f"{gear_name(w.gear, lang)} {w.space}" if w.space <= CITIES[w.gear].top else gear_name(w.gear, lang)
    if compact:
        place = f"transform='translate({num(at[0])} {num(at[1])})'"
        return f"<g id='{w.id}-small' class='piece' data-what='{w.id}' {place}>{picture}</g>"
    seat = "" if w.owner == NEUTRAL else t(f"colour-{w.owner}")
    said = t("spot-worker", who="neutral" if w.owner == NEUTRAL else "player", colour=seat, place=place)
    body = f"<circle class='hit' r='20'/>{round_rings(19)}{picture}"
    figure = spot(w.id, said, body, "piece")
    # One of a counted stack, so that a worker is seen walking between the gear and his tribe.
    return move(*at, figure.replace(" class=", f" data-stack='tribe-{w.owner}' data-n='1' class=", 1))


def machine(s: Tzolkin, now: Scene, lang: str, compact: bool = False) -> str:
    """All six gears around the origin."""
    cities = "".join(city(s, now, index, lang, compact) for index in range(len(CITIES)))
    if compact:
        return calendar(s, compact) + cities
    late = first_space(s, now, lang) + advance_spots(s, lang) if s.phase != OVER else ""
    # Prices come last: plates stand close together, and none may lie over the price of another.
    return calendar(s) + cities + late + step_prices(s, now)


def step_prices(s: Tzolkin, now: Scene) -> str:
    return "".join(step_price(s, space, corn) for space, corn in offered_actions(s, now).items())
