"""\"What is this?\": a tribe, its goods, its feeding bill and the panel of its player."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Asked, Kinds, index_of, panel_part, seat_in
from sacbe.core.bits import bit, count
from sacbe.core.present import Answer
from sacbe.games.tzolkin.data import BUILDINGS, CORN_VALUE, GOODS, MONUMENTS, MOST_WORKERS, SKULL, names_of
from sacbe.games.tzolkin.rules.food import appetite, hungry
from sacbe.games.tzolkin.rules.foreseeing import place_in_round
from sacbe.games.tzolkin.score import FINAL_SOURCES, SKULL_POINTS, SOURCES, final_parts
from sacbe.games.tzolkin.show.lens import days_to_food, monument_worth
from sacbe.games.tzolkin.show.panels import status
from sacbe.games.tzolkin.show.what_whose import bill_facts, income_fact, seat_of, whose
from sacbe.games.tzolkin.show.words import amount, building_name, monument_name, points, quarter_points, quarter_words
from sacbe.games.tzolkin.state import OVER, Tzolkin


def _tribe(a: Asked[Tzolkin], name: str) -> Answer | None:
    seat = seat_in(name, int(a.s.seats))
    if seat is None:
        return None
    free, total = int(a.s.available(seat)), int(a.s.workers[seat])
    facts = [a.fact("at-hand", n=free, all=total), a.fact("on-gears", n=count(a.s.on[seat]))]
    if a.s.fps == seat:
        facts.append(a.fact("on-first"))
    facts.append(a.fact("in-supply", n=int(MOST_WORKERS) - total))
    return a.tell("tribe", "T-3.10", *facts, **whose(a, seat))


def _stock(a: Asked[Tzolkin], name: str) -> Answer | None:
    good = index_of(name, GOODS)
    return None if good is None else _good(a, good, seat_of(a))


def _good(a: Asked[Tzolkin], good: int, seat: int) -> Answer:
    n = int(a.s.goods[seat * 5 + good])
    each = int(SKULL_POINTS) * 4 if good == SKULL else int(CORN_VALUE[good])
    facts = [a.fact("have", what=amount(good, n, a.lang), **whose(a, seat))]
    facts.append(a.fact("worth-at-end", points=quarter_points(n * each, a.lang)))
    return a.tell(f"good-{GOODS[good]}", "T-4.2" if good == SKULL else "T-4.3", *facts)


def _bill(a: Asked[Tzolkin], name: str) -> Answer | None:
    seat = seat_in(name, int(a.s.seats))
    if seat is None:
        return None
    facts = bill_facts(a, seat)
    mouths, each = int(hungry(a.s, seat)), int(appetite(a.s, seat))
    facts.append(a.fact("mouths", n=mouths, each=each, fed=int(a.s.workers[seat]) - mouths))
    if days_to_food(a.s) >= 0:
        facts += [a.fact("days-left", n=days_to_food(a.s)), income_fact(a, seat)]
    return a.tell("bill", "T-3.20", *facts, **whose(a, seat))


# The panel of a player


def _panel(a: Asked[Tzolkin], name: str) -> Answer | None:
    asked = panel_part(name, int(a.s.seats))
    if asked is None:
        return None
    seat, part = asked
    good = index_of(part.removeprefix("tz-"), GOODS)
    if good is not None and part.startswith("tz-"):
        return _good(a, good, seat)
    if part == f"worker-{seat}":
        return _tribe(a, str(seat))
    tell = _PARTS.get(part)
    return tell(a, seat) if tell else None


def _player(a: Asked[Tzolkin], seat: int) -> Answer:
    place = int(place_in_round(a.s, seat)) + 1
    facts = [a.fact("place", n=place) if a.s.marker >= 0 and a.s.phase != OVER else ""]
    facts.append(a.fact("score", points=quarter_points(int(a.s.quarters(seat)), a.lang)))
    return a.tell("player", "T-3.2", *facts, owner=a.names[seat])


def _score(a: Asked[Tzolkin], seat: int) -> Answer:
    facts = [a.fact("score", points=quarter_points(int(a.s.quarters(seat)), a.lang))]
    parts = final_parts(a.s, seat)
    for source in (*SOURCES, *FINAL_SOURCES):
        if parts[source]:
            facts.append(a.fact("from", source=a.words(f"part-{source}"), points=quarter_words(parts[source])))
    over = "yes" if a.s.phase == OVER else "no"
    return a.tell("score", "T-5.3", *facts, owner=a.names[seat], over=over)


def _status(a: Asked[Tzolkin], seat: int) -> Answer:
    said = status(a.s, seat, a.lang)
    return a.tell("status", "T-3.3", a.fact("status", status=said) if said else a.fact("waits"), owner=a.names[seat])


def _feeding(a: Asked[Tzolkin], seat: int) -> Answer | None:
    return _bill(a, str(seat))


def _built(a: Asked[Tzolkin], seat: int) -> Answer:
    names = [building_name(BUILDINGS.index(name), a.lang) for name in names_of(int(a.s.built[seat]), BUILDINGS)]
    return a.tell("built", "T-4.35", *_tallied(a, names), owner=a.names[seat])


def _tallied(a: Asked[Tzolkin], names: list[str]) -> list[str]:
    """How many, and each once: three small farms are one line."""
    each = [a.fact("copies", name=name, n=names.count(name)) for name in dict.fromkeys(names)]
    return [a.fact("count", n=len(names)), *each]


def _raised(a: Asked[Tzolkin], seat: int) -> Answer:
    raised = [MONUMENTS.index(name) for name in names_of(int(a.s.palaces[seat]), MONUMENTS)]
    facts = [a.fact("count", n=len(raised))]
    for monument in raised:
        worth = points(monument_worth(a.s, seat, monument), a.lang)
        facts.append(a.fact("monument-now", name=monument_name(monument, a.lang), points=worth))
    return a.tell("palaces", "T-5.4", *facts, owner=a.names[seat])


def _corn_tiles(a: Asked[Tzolkin], seat: int) -> Answer:
    return a.tell("corn-tiles", "T-4.8", a.fact("count", n=int(a.s.corn_tiles[seat])), owner=a.names[seat])


def _wood_tiles(a: Asked[Tzolkin], seat: int) -> Answer:
    return a.tell("wood-tiles", "T-4.8", a.fact("count", n=int(a.s.wood_tiles[seat])), owner=a.names[seat])


def _marker(a: Asked[Tzolkin], seat: int) -> Answer:
    holder = a.fact("marker", **whose(a, int(a.s.marker))) if a.s.marker >= 0 else ""
    return a.tell("marker", "T-3.2", holder)


def _privilege(a: Asked[Tzolkin], seat: int) -> Answer | None:
    if not int(a.s.light) & int(bit(seat)):
        return None
    return a.tell("privilege", "T-3.27", a.fact("board", side="light", **whose(a, seat)))


_PARTS: Final = {
    "": _player,
    "score": _score,
    "status": _status,
    "tz-a-feed": _feeding,
    "tz-a-build": _built,
    "tz-a-monument": _raised,
    "tz-tile-corn": _corn_tiles,
    "tz-tile-wood": _wood_tiles,
    "tz-a-first": _marker,
    "tz-a-day-2": _privilege,
}
TRIBE_TOLD: Final[Kinds[Tzolkin]] = {
    "tribe": _tribe,
    "stock": _stock,
    "bill": _bill,
    "panel": _panel,
}
