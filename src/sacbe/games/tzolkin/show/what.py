"""\"What is this?\": the calendar, its days and Food Days, the first player space, the top line and the lenses. Gears,
temples, tiles and tribes are in the files beside."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Asked, Kinds, index_of
from sacbe.core.bits import bit
from sacbe.core.present import Answer
from sacbe.games.tzolkin.data import CALENDAR_TEETH, CORN, FOOD_DAYS, SPACE_COUNT
from sacbe.games.tzolkin.show.lens import days_to_food
from sacbe.games.tzolkin.show.scene import place_price
from sacbe.games.tzolkin.show.what_gears import GEARS_TOLD
from sacbe.games.tzolkin.show.what_temples import TEMPLES_TOLD
from sacbe.games.tzolkin.show.what_tiles import TILES_TOLD
from sacbe.games.tzolkin.show.what_tribe import TRIBE_TOLD
from sacbe.games.tzolkin.show.what_whose import bill_facts, income_fact, playing, seat_of, whose
from sacbe.games.tzolkin.show.words import amount
from sacbe.games.tzolkin.state import ADVANCING, OVER, Tzolkin

_LENS_RULES: Final = {"days": "T-3.26", "food": "T-3.20", "worth": "T-5.4"}
_LAST_DAY: Final = int(FOOD_DAYS[3]) + 1  # as people count; a Food Day jumped over may make it one more


# The calendar


def _calendar(a: Asked[Tzolkin], name: str) -> Answer | None:
    if name:
        return None
    if a.s.phase == OVER:
        return a.tell("calendar", "T-1.1", a.fact("circle"), teeth=int(CALENDAR_TEETH))
    return a.tell("calendar", "T-1.1", _today(a), _to_food(a), _pot_fact(a), teeth=int(CALENDAR_TEETH))


def _today(a: Asked[Tzolkin]) -> str:
    day = int(a.s.day) + 1
    return a.fact("late" if day > _LAST_DAY else "today", day=day, days=_LAST_DAY)


def _to_food(a: Asked[Tzolkin]) -> str:
    days = days_to_food(a.s)
    return a.fact("days-left", n=days) if days >= 0 else ""


def _tooth(a: Asked[Tzolkin], name: str) -> Answer | None:
    day = index_of(name, [str(n) for n in range(1, _LAST_DAY + 1)])
    if day is None:
        return None
    ahead = day - int(a.s.day)
    fact = a.fact("day-today") if ahead == 0 else a.fact("day-ahead", n=ahead) if ahead > 0 else a.fact("day-past")
    return a.tell("tooth", "T-3.26", fact, day=day + 1)


def _food(a: Asked[Tzolkin], name: str) -> Answer | None:
    index = index_of(name, [str(n) for n in range(len(FOOD_DAYS))])
    if index is None:
        return None
    facts = [a.fact("food-past")]
    if index >= a.s.food and a.s.phase != OVER:
        seat = seat_of(a)
        days = max(0, int(FOOD_DAYS[index]) - int(a.s.day))
        facts = [a.fact("day-ahead", n=days)]
        if index == a.s.food:  # what is still far off will find other goods and steps
            facts += [*bill_facts(a, seat), income_fact(a, seat)]
    end = index % 2 == 1
    told = {"n": index + 1, "day": int(FOOD_DAYS[index]) + 1}
    return a.tell("food-end" if end else "food-mid", "T-3.23" if end else "T-3.22", *facts, **told)


def _pot(a: Asked[Tzolkin], name: str) -> Answer | None:
    return None if name else a.tell("pot", "T-3.18", _pot_fact(a))


def _pot_fact(a: Asked[Tzolkin]) -> str:
    return a.fact("pot", corn=amount(int(CORN), int(a.s.pot()), a.lang))


def _first(a: Asked[Tzolkin], name: str) -> Answer | None:
    if name:
        return None
    facts = []
    if a.s.fps >= 0:
        facts.append(a.fact("stands", name=a.names[a.s.fps]))
    elif playing(a.s):
        price = place_price(a.s, int(SPACE_COUNT)) if a.s.active == seat_of(a) else 0
        facts.append(a.fact("place-price", corn=amount(int(CORN), price, a.lang)))
    facts.append(_pot_fact(a))
    if a.s.marker >= 0:
        facts.append(a.fact("marker", **whose(a, int(a.s.marker))))
    return a.tell("first", "T-3.11", *facts)


def _day(a: Asked[Tzolkin], name: str) -> Answer | None:
    """T-3.25 How far the calendar is turned, while it waits."""
    if a.s.phase != ADVANCING or name not in ("1", "2"):
        return None
    fact = a.fact("will-be", day=int(a.s.day) + 1 + int(name))
    if name == "1":
        return a.tell("day-1", "T-3.25", fact)
    active = int(a.s.active)
    side = "light" if int(a.s.light) & int(bit(active)) else "dark"
    return a.tell("day-2", "T-3.27", fact, a.fact("board", side=side, **whose(a, active)))


# Beside the board


def _headline(a: Asked[Tzolkin], name: str) -> Answer | None:
    """The parts of the top line by their place in it."""
    if name == "0":
        return _calendar(a, "")
    if a.s.phase == OVER:
        return None
    if name == "1":
        return _food(a, str(int(a.s.food)))
    return a.tell("age", "T-3.21", a.fact("age", age=int(a.s.age))) if name == "2" else None


def _lens(a: Asked[Tzolkin], name: str) -> Answer | None:
    return a.tell(f"lens-{name}", _LENS_RULES[name]) if name in _LENS_RULES else None


KINDS: Final[Kinds[Tzolkin]] = {
    "calendar": _calendar,
    "tooth": _tooth,
    "food": _food,
    "pot": _pot,
    "first": _first,
    "day": _day,
    "headline": _headline,
    "lens": _lens,
    **GEARS_TOLD,
    **TEMPLES_TOLD,
    **TILES_TOLD,
    **TRIBE_TOLD,
}
