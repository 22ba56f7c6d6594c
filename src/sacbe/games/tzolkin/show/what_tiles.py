"""\"What is this?\": buildings, monuments, the exchange, skulls and wealth tiles."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Asked, Kinds, index_of
from sacbe.core.bits import count
from sacbe.core.present import Answer
from sacbe.games.tzolkin.data import (
    BUILDING_TYPE,
    BUILDINGS,
    CORN,
    CORN_VALUE,
    MONUMENT_TYPE,
    MONUMENTS,
    OVALS,
    RESOURCES,
    SKULL,
    SKULLS,
    TYPES,
    WEALTH,
    WEALTH_GEAR,
    WEALTH_SPACE,
)
from sacbe.games.tzolkin.rules.prices import corn_price, saves
from sacbe.games.tzolkin.score import skulls_laid
from sacbe.games.tzolkin.show.icons import cost_of
from sacbe.games.tzolkin.show.lens import monument_worth
from sacbe.games.tzolkin.show.market import deck_left
from sacbe.games.tzolkin.show.said import building_gives, price_words, wealth_gives
from sacbe.games.tzolkin.show.wealth import choosing
from sacbe.games.tzolkin.show.what_whose import seat_of, whose
from sacbe.games.tzolkin.show.words import (
    amount,
    amounts,
    building_name,
    gear_name,
    monument_counts,
    monument_name,
    points,
)
from sacbe.games.tzolkin.state import OVER, Tzolkin

_TWICE: Final = "M-12"  # its picture says 2×, not points for each


def _wanting(a: Asked[Tzolkin], seat: int, cost: tuple[int, ...], saved: bool) -> str:
    """What the shown seat has too little of; `saved`: architecture 3 makes one resource unneeded (T-4.33)."""
    short = {i + 1: n - int(a.s.goods[seat * 5 + i + 1]) for i, n in enumerate(cost)}
    short = {good: n for good, n in short.items() if n > 0}
    if sum(short.values()) <= int(saved):
        return a.fact("enough", **whose(a, seat))
    what = amounts(short, a.lang)
    return a.fact("wanting", what=what, saved="yes" if saved else "no", **whose(a, seat))


# Buildings


def _buildings(a: Asked[Tzolkin], name: str) -> Answer | None:
    shown = sum(int(b) >= 0 for b in a.s.shown)
    return None if name else a.tell("buildings", "T-4.13", a.fact("on-display", n=shown))


def _deck(a: Asked[Tzolkin], name: str) -> Answer | None:
    if name:
        return None
    return a.tell("deck", "T-3.17", a.fact("deck", n=deck_left(a.s)), age=int(a.s.age))


def _building(a: Asked[Tzolkin], name: str) -> Answer | None:
    building = index_of(name, BUILDINGS)
    if building is None:
        return None
    kind, seat = TYPES[BUILDING_TYPE[building]], seat_of(a)
    facts = [a.fact("price", price=price_words("building", building, a.lang))]
    owners = [other for other in range(int(a.s.seats)) if int(a.s.built[other]) >> building & 1]
    if owners:
        facts.append(a.fact("owned", name=a.names[owners[0]]))
    else:
        facts.append(a.fact("building-gives", what=building_gives(a.s, seat, building, a.lang), **whose(a, seat)))
        facts.append(a.fact("uxmal", corn=amount(int(CORN), int(corn_price(a.s, seat, building)), a.lang)))
        if a.s.phase != OVER:
            facts.append(_wanting(a, seat, cost_of("building", building), bool(saves(a.s, seat))))
    farm = "yes" if kind == "farm" else "no"
    rule = "T-4.36" if kind == "farm" else "T-4.35"
    told = {"building": building_name(building, a.lang), "kind": a.words(f"kind-{kind}"), "farm": farm}
    return a.tell("building", rule, *facts, **told)


def _plain(a: Asked[Tzolkin], name: str) -> Answer | None:
    building = index_of(name, BUILDINGS)
    if building is None:
        return None
    return a.tell("plain", "T-4.15", a.fact("price", price=price_words("building", building, a.lang)))


def _empty(a: Asked[Tzolkin], name: str) -> Answer | None:
    if name not in ("building", "monument"):
        return None
    fact = a.fact("deck", n=deck_left(a.s)) if name == "building" else ""
    return a.tell(f"empty-{name}", "T-3.17", fact)


# Monuments


def _monuments(a: Asked[Tzolkin], name: str) -> Answer | None:
    if name:
        return None
    built = sum(count(mask) for mask in a.s.palaces)
    shown = sum(int(m) >= 0 for m in a.s.offered)
    return a.tell("monuments", "T-4.17", a.fact("monuments", shown=shown, built=built))


def _monument(a: Asked[Tzolkin], name: str) -> Answer | None:
    monument = index_of(name, MONUMENTS)
    if monument is None:
        return None
    seat = seat_of(a)
    owners = [other for other in range(int(a.s.seats)) if int(a.s.palaces[other]) >> monument & 1]
    facts = [a.fact("price", price=price_words("monument", monument, a.lang))]
    if name == _TWICE:
        facts.append(a.fact("twice"))
    if owners:
        worth = points(monument_worth(a.s, owners[0], monument), a.lang)
        facts.append(a.fact("raised", points=worth, name=a.names[owners[0]]))
    else:
        worth = points(monument_worth(a.s, seat, monument), a.lang)
        facts.append(a.fact("worth", points=worth, **whose(a, seat)))
        if a.s.phase != OVER:
            facts.append(_wanting(a, seat, cost_of("monument", monument), False))
    told = {"monument": monument_name(monument, a.lang), "counts": monument_counts(monument, a.lang)}
    return a.tell("monument", "T-5.4", *facts, kind=a.words(f"kind-{TYPES[MONUMENT_TYPE[monument]]}"), **told)


# The exchange and the skulls


def _exchange(a: Asked[Tzolkin], name: str) -> Answer | None:
    return None if name else a.tell("exchange", "T-4.20")


def _sell(a: Asked[Tzolkin], name: str) -> Answer | None:
    return _trade(a, name, "sell")


def _buy(a: Asked[Tzolkin], name: str) -> Answer | None:
    return _trade(a, name, "buy")


def _trade(a: Asked[Tzolkin], name: str, verb: str) -> Answer | None:
    resource = index_of(name, RESOURCES)
    if resource is None:
        return None
    good, seat = resource + 1, seat_of(a)
    paid = good if verb == "sell" else int(CORN)
    have = a.fact("have", what=amount(paid, int(a.s.goods[seat * 5 + paid]), a.lang), **whose(a, seat))
    corn = amount(int(CORN), int(CORN_VALUE[good]), a.lang)
    return a.tell("trade", "T-4.20", have, verb=verb, good=amount(good, 1, a.lang), corn=corn)


def _skulls(a: Asked[Tzolkin], name: str) -> Answer | None:
    if name:
        return None
    held = sum(int(a.s.goods[seat * 5 + SKULL]) for seat in range(int(a.s.seats)))
    supply = a.fact("skulls", n=int(a.s.skulls), all=int(SKULLS))
    out = a.fact("skulls-out", held=held, laid=int(skulls_laid(a.s)), ovals=int(OVALS))
    return a.tell("skulls", "T-4.2", supply, out)


# Wealth tiles: a view holds only what its viewer may know


def _wealth(a: Asked[Tzolkin], name: str) -> Answer | None:
    if not name:
        return a.tell("wealth-tray", "T-2.9") if choosing(a.s) else None
    tile = index_of(name, WEALTH)
    if tile is None:
        return None
    kept = [seat for seat in range(int(a.s.seats)) if int(a.s.kept[seat]) >> tile & 1]
    facts = [a.fact("wealth-gives", what=wealth_gives(tile, a.lang))]
    if kept:
        facts.append(a.fact("wealth-kept", **whose(a, kept[0])))
    gear = gear_name(int(WEALTH_GEAR[tile]), a.lang)
    return a.tell("wealth", "T-2.9", *facts, space=f"{gear} {int(WEALTH_SPACE[tile])}")


TILES_TOLD: Final[Kinds[Tzolkin]] = {
    "buildings": _buildings,
    "deck": _deck,
    "building": _building,
    "plain": _plain,
    "empty": _empty,
    "monuments": _monuments,
    "monument": _monument,
    "raised": _monument,
    "exchange": _exchange,
    "sell": _sell,
    "buy": _buy,
    "skulls": _skulls,
    "wealth": _wealth,
}
