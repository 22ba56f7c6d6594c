"""What actions and tiles give, in words."""

from __future__ import annotations

from typing import Final

from sacbe.games.tzolkin.data import (
    ADVANCE_PRICE,
    BUILDING_GIVES,
    CHICHEN,
    CORN,
    EFFECTS,
    FISHING_CORN,
    GEARS,
    GOLD,
    GOODS,
    HARVEST_CORN,
    HARVEST_WOOD,
    MOST_EFFECTS,
    MOST_WORKERS,
    OVAL_POINTS,
    OVAL_RESOURCE,
    OVAL_TEMPLE,
    PALENQUE,
    SKULL,
    SPACE_GEAR,
    SPACE_NUMBER,
    STONE,
    TEMPLES,
    TOP_ACTION,
    TOP_LEVEL,
    TRACKS,
    UXMAL,
    WEALTH_GIVES,
    WOOD,
    YAXCHILAN,
)
from sacbe.games.tzolkin.rules.goods import above_bottom, step_up
from sacbe.games.tzolkin.rules.prices import can_harvest_free, uncovered
from sacbe.games.tzolkin.show.icons import cost_of
from sacbe.games.tzolkin.show.lens import extra
from sacbe.games.tzolkin.show.words import amount, amounts, listed, points, temple_name, track_name, words
from sacbe.games.tzolkin.state import Tzolkin

# T-4.9, without technologies.
_YAXCHILAN: Final[dict[int, dict[int, int]]] = {
    1: {int(WOOD): 1},
    2: {int(STONE): 1, int(CORN): 1},
    3: {int(GOLD): 1, int(CORN): 2},
    4: {int(SKULL): 1},
    5: {int(GOLD): 1, int(STONE): 1, int(CORN): 2},
}


def harvest(s: Tzolkin, seat: int, plantation: int) -> tuple[int, int]:
    """Corn and wood that this seat would get at a plantation, by its index."""
    more = extra(s, seat, int(PALENQUE), plantation + 2)
    wood = int(HARVEST_WOOD[plantation])
    return int(HARVEST_CORN[plantation]) + more.get(int(CORN), 0), wood + more.get(int(WOOD), 0) if wood else 0


def act_words(s: Tzolkin, seat: int, space: int, lang: str) -> str:
    """What the action of a space would bring this seat, its technologies counted."""
    t = words(lang)
    gear, number = int(SPACE_GEAR[space]), int(SPACE_NUMBER[space])
    if number == 0:
        return t("choice-pick-none")
    if number > TOP_ACTION[gear]:
        return t("action-free")
    if gear == PALENQUE and number == 1:
        corn = int(FISHING_CORN) + extra(s, seat, gear, number).get(int(CORN), 0)
        return f"{t('action-palenque-1')}, {amount(int(CORN), corn, lang)}"
    if gear == PALENQUE:
        return _harvest_words(s, seat, number - 2, lang)
    if gear == YAXCHILAN:
        more = extra(s, seat, gear, number)
        goods = {good: n + more.get(good, 0) for good, n in _YAXCHILAN[number].items()}
        if SKULL in goods:
            goods[int(SKULL)] = min(goods[int(SKULL)], int(s.skulls))
        return amounts(goods, lang) or t("effect-no-skull")
    if gear == CHICHEN:
        step = gift(s.copy(), seat, TEMPLES[OVAL_TEMPLE[number]], 1, lang)
        worth = points(int(OVAL_POINTS[number]), lang)
        return t("action-skull", points=worth, step=step, resource=int(OVAL_RESOURCE[number]))
    if (gear, number) == (UXMAL, 3):
        return gift(s, seat, "worker", 1, lang)
    return t(f"action-{GEARS[gear]}-{number}")


def _harvest_words(s: Tzolkin, seat: int, plantation: int, lang: str) -> str:
    """Corn if there is a way to it, burning the forest included; wood while there is any."""
    corn, wood = harvest(s, seat, plantation)
    wooded = s.wood_left[plantation] > 0
    way = uncovered(s, plantation) > 0 or can_harvest_free(s, seat, plantation) or (wooded and above_bottom(s, seat))
    what = "both" if way and wooded else "corn" if way else "wood" if wooded else "none"
    return words(lang)(
        "action-harvest", what=what, corn=amount(int(CORN), corn, lang), wood=amount(int(WOOD), wood, lang)
    )


def building_gives(s: Tzolkin, seat: int, building: int, lang: str) -> str:
    """What it would give this seat now, one after the other."""
    later = s.copy()
    base = building * int(MOST_EFFECTS)
    effects = [int(BUILDING_GIVES[i]) for i in range(base, base + int(MOST_EFFECTS))]
    return listed([gift(later, seat, EFFECTS[effect // 16], effect % 16, lang) for effect in effects if effect >= 0])


def gift(s: Tzolkin, seat: int, kind: str, n: int, lang: str) -> str:
    """An effect as it would turn out: steps and skulls may be wanting, the seventh worker is. Takes the steps."""
    t = words(lang)
    if kind in TEMPLES:
        at = seat * 3 + TEMPLES.index(kind)
        before = int(s.temple[at])
        for _ in range(n):
            step_up(s, seat, TEMPLES.index(kind))
        n = int(s.temple[at]) - before
        if n == 0:
            return t("effect-top", temple=t(f"temple-{kind}"))
    elif kind in TRACKS and s.tech[seat * 4 + TRACKS.index(kind)] == TOP_LEVEL:
        return t("choice-learn-bonus", track=t(f"track-{kind}"))
    elif kind == "worker" and s.workers[seat] == MOST_WORKERS:
        return t("effect-six")
    elif kind == "skull" and s.skulls == 0:
        return t("effect-no-skull")
    return _effect(kind, n, lang)


def wealth_gives(tile: int, lang: str) -> str:
    """At the start nothing is in the way of what a tile gives."""
    base = tile * int(MOST_EFFECTS)
    effects = [int(WEALTH_GIVES[i]) for i in range(base, base + int(MOST_EFFECTS))]
    return listed([_effect(EFFECTS[effect // 16], effect % 16, lang) for effect in effects if effect >= 0])


def _effect(kind: str, n: int, lang: str) -> str:
    t = words(lang)
    if kind in GOODS:
        return amount(GOODS.index(kind), n, lang)
    if kind in TEMPLES:
        return t("effect-temple", temple=temple_name(TEMPLES.index(kind), lang), n=n)
    if kind in TRACKS:
        return t("effect-track", track=track_name(TRACKS.index(kind), lang), n=n)
    if kind == "temple":
        return t("effect-any-temple")
    if kind == "tech":
        return t("effect-any-track", n=n)
    if kind == "points":
        return points(n, lang)
    return t(f"effect-{kind}", n=n)


def level_gives(track: int, level: int, lang: str) -> str:
    """What every level of a technology brings and its bonus, and what the next advance takes (T-4.11, T-4.12)."""
    t = words(lang)
    price = t("amount-resources", n=int(ADVANCE_PRICE[level]))
    gives = t(f"levels-{TRACKS[track]}")
    return f"{gives} {t('tip-track', price=price, top='yes' if level == TOP_LEVEL else 'no')}"


def price_words(kind: str, index: int, lang: str) -> str:
    """What a building or a monument costs."""
    return listed([amount(i + 1, n, lang) for i, n in enumerate(cost_of(kind, index)) if n])
