"""Pictures for the rules page and the home page, drawn by the board renderer from positions written by hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from sacbe.core.svg import esc, move, num, rect, text, use
from sacbe.games.tzolkin import GAME
from sacbe.games.tzolkin.data import BUILDING_TYPE, BUILDINGS, MONUMENT_TYPE, MONUMENTS, TYPES, WEALTH
from sacbe.games.tzolkin.show import market
from sacbe.games.tzolkin.show.geometry import CENTRE, CITIES
from sacbe.games.tzolkin.show.icons import building_row, cost_of, monument_row
from sacbe.games.tzolkin.show.machine import calendar, city, machine, step_prices
from sacbe.games.tzolkin.show.scene import scene
from sacbe.games.tzolkin.show.temples import temples
from sacbe.games.tzolkin.show.wealth import tile
from sacbe.games.tzolkin.show.words import words
from sacbe.games.tzolkin.state import Tzolkin

Box = tuple[float, float, float, float]

_SHOWN: Final = ["B2-01", "B2-05", "B2-11", "B2-13", "B2-17", "B2-08"]
_OFFERED: Final = ["M-01", "M-07", "M-09", "M-12", "M-13", "M-02"]
# A game of four in its second age.
_MIDDLE: Final[dict[str, Any]] = {
    "day": 16,
    "pot": 2,
    "marker": 2,
    "gears": {
        "palenque": {"0": 2, "3": 0, "4": 3},
        "yaxchilan": {"1": 3, "2": 1, "5": 2},
        "tikal": {"0": 0, "2": 1, "4": 2},
        "uxmal": {"1": 3, "3": 1, "6": 0},
        "chichen_itza": {"1": 2, "4": 0, "8": 1},
    },
    "jungle": {
        "2": {"corn": 2, "wood": 0},
        "3": {"corn": 3, "wood": 1},
        "4": {"corn": 3, "wood": 3},
        "5": {"corn": 2, "wood": 2},
    },
    "ovals": {"1": 3, "3": 0, "5": 2},
    "buildings": _SHOWN,
    "monuments": _OFFERED,
    "players": [
        {"temples": {"chaac": 3, "quetzalcoatl": 2, "kukulcan": 4}, "technologies": {"agriculture": 2}},
        {"temples": {"chaac": 1, "quetzalcoatl": 6, "kukulcan": 2}, "technologies": {"extraction": 2, "theology": 1}},
        {"temples": {"chaac": 5, "quetzalcoatl": 3, "kukulcan": 1}, "technologies": {"architecture": 3}},
        {"temples": {"chaac": 2, "quetzalcoatl": 4, "kukulcan": 5}, "technologies": {"agriculture": 3}},
    ],
}


def position(**changed: Any) -> Tzolkin:
    s = GAME.load({**_MIDDLE, **changed})
    assert isinstance(s, Tzolkin)
    return s


def picture(box: Box, label: str, body: str, classes: str = "figure") -> str:
    """Nothing in a figure is to be clicked, and several stand on one page: spots lose what makes them spots."""
    plain = re.sub(r" (?:id|role|tabindex|aria-label|data-[a-z]+)='[^']*'", "", body)
    still = re.sub(r"<(?:rect|circle) class='(?:edge|ring|hit)'[^>]*/>", "", plain).replace("class='spot", "class='")
    view = " ".join(map(num, box))
    return f"<svg class='{classes}' viewBox='{view}' role='img' aria-label='{esc(label)}'>{still}</svg>"


def _whole(s: Tzolkin, lang: str) -> str:
    now = scene(s, -1)
    return machine(s, now, lang) + move(0, 104, temples(s, now, lang))


def _cover(lang: str) -> str:
    body = rect(0, 0, 1382, 967, 0, "var(--canopy-2)") + use("tz-ground", 194, 23, 1400, 970)
    body += move(CENTRE[0] + 194, CENTRE[1], _whole(position(), lang))
    return picture((0, 0, 1382, 967), words(lang)("figure-cover"), body, "figure cover")


def _gears(lang: str) -> str:
    body = rect(0, 0, 1004, 967, 0, "var(--canopy-2)") + use("tz-ground", 0, 23, 1400, 970)
    body += move(*CENTRE, _whole(position(), lang))
    # cut to its size: where the page has more room beside it, the ground would go on there in pieces
    cut = f"<svg width='1004' height='967'>{body}</svg>"
    return picture((0, 0, 1004, 967), words(lang)("figure-gears"), cut)


def city_on_ground(s: Tzolkin, viewer: int, gear: int, lang: str) -> str:
    """One city in the jungle, 450 wide and 390 high."""
    place = CITIES[gear]
    now = scene(s, viewer)
    body = move(238 - place.x, 198 - place.y, city(s, now, gear, lang) + step_prices(s, now))
    return rect(0, 0, 450, 390, 14, "var(--canopy-2)") + body


def _one_city(s: Tzolkin, viewer: int, gear: int, lang: str, label: str) -> str:
    return picture((0, 0, 450, 390), words(lang)(label), city_on_ground(s, viewer, gear, lang))


def _placing(lang: str) -> str:
    s = position(gears={"palenque": {"0": 1, "1": 0}}, placed=1, active=1, players=[{}, {"corn": 9}, {}, {}])
    return _one_city(s, 1, 0, lang, "figure-placing")


def _stepping(lang: str) -> str:
    s = position(gears={"yaxchilan": {"1": 1}}, todo=["act yaxchilan-3"], active=1, players=[{}, {"corn": 5}, {}, {}])
    return _one_city(s, 1, 1, lang, "figure-stepping")


def _plantations(lang: str) -> str:
    return _one_city(position(gears={}), -1, 0, lang, "figure-plantations")


def _technologies(lang: str) -> str:
    s = position()
    body = market.technologies(s, scene(s, -1), (4, 4, 466, 66), lang)
    return picture((0, 0, 474, 288), words(lang)("figure-technologies"), body)


def _temples(lang: str) -> str:
    s = position()
    return picture((-170, -250, 340, 256), words(lang)("figure-temples"), temples(s, scene(s, -1), lang))


def _buildings(lang: str) -> str:
    chosen = [BUILDINGS.index(name) for name in ("B1-01", "B1-10", "B1-06", "B1-14", "B2-05", "B2-13")]
    return _tiles(
        [(TYPES[BUILDING_TYPE[b]], cost_of("building", b), building_row(b)) for b in chosen], lang, "figure-buildings"
    )


def _monuments(lang: str) -> str:
    chosen = [MONUMENTS.index(name) for name in _OFFERED]
    tiles = [(TYPES[MONUMENT_TYPE[m]], cost_of("monument", m), monument_row(m, 4)) for m in chosen]
    return _tiles(tiles, lang, "figure-monuments")


def _tiles(tiles: list[Any], lang: str, label: str) -> str:
    size = market.WIDE
    out = ""
    for i, (kind, cost, gives) in enumerate(tiles):
        out += move(
            4 + i % 3 * (size.w + size.gap), 4 + i // 3 * (size.h + size.gap), market.tile(kind, cost, gives, size)
        )
    return picture((0, 0, 3 * size.w + 24, 2 * size.h + 16), words(lang)(label), out)


def _wealth(lang: str) -> str:
    out = ""
    for i, name in enumerate(("W-PAL1", "W-UXM3", "W-CHI0", "W-TIK3")):
        out += move(4 + i % 2 * 226, 4 + i // 2 * 128, tile(WEALTH.index(name), 214, 116, lang))
    return picture((0, 0, 452, 258), words(lang)("figure-wealth"), out)


def _exchange(lang: str) -> str:
    body = market.exchange((4, 4, 466, 42), lang)
    return picture((0, 0, 474, 50), words(lang)("figure-exchange"), body)


def _calendar(lang: str) -> str:
    s = position(day=4, pot=3, gears={})
    return picture((-290, -270, 560, 540), words(lang)("figure-calendar"), calendar(s) + _days_left(lang))


def _days_left(lang: str) -> str:
    said = words(lang)("lens-food-title", days=3)
    return use("tz-a-feed", -34, -58, 68) + text(0, 44, said, 24, 700, serif=True)


def _feeding(lang: str) -> str:
    size = market.WIDE
    out = "".join(use("worker-1", 8 + i * 46, 30, 42, 50) for i in range(5))
    farm = BUILDINGS.index("B1-01")
    out += move(250, 4, market.tile("farm", cost_of("building", farm), building_row(farm), size))
    out += text(418, 66, "4 × 2 = 8", 30, 800, "var(--ink)", "start") + use("tz-corn", 576, 36, 40)
    return picture((0, 0, 624, size.h + 8), words(lang)("figure-feeding"), out)


FIGURES: Final[dict[str, Callable[[str], str]]] = {
    "cover": _cover,
    "gears": _gears,
    "placing": _placing,
    "stepping": _stepping,
    "plantations": _plantations,
    "technologies": _technologies,
    "temples": _temples,
    "buildings": _buildings,
    "monuments": _monuments,
    "wealth": _wealth,
    "exchange": _exchange,
    "calendar": _calendar,
    "feeding": _feeding,
}
