"""What actions and tiles give, in words."""

from __future__ import annotations

from typing import Final

from sacbe.games.tzolkin.data import (
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
    TRACKS,
    WEALTH_GIVES,
    WOOD,
    YAXCHILAN,
)
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
        corn, wood = harvest(s, seat, number - 2)
        return t("action-harvest", corn=corn, wood=wood if s.wood_left[number - 2] else 0)
    if gear == YAXCHILAN:
        more = extra(s, seat, gear, number)
        return amounts({good: n + more.get(good, 0) for good, n in _YAXCHILAN[number].items()}, lang)
    if gear == CHICHEN:
        temple = temple_name(int(OVAL_TEMPLE[number]), lang)
        worth = points(int(OVAL_POINTS[number]), lang)
        return t("action-skull", points=worth, temple=temple, resource=int(OVAL_RESOURCE[number]))
    return t(f"action-{GEARS[gear]}-{number}")


def building_gives(building: int, lang: str) -> str:
    base = building * int(MOST_EFFECTS)
    return _effects([int(BUILDING_GIVES[i]) for i in range(base, base + int(MOST_EFFECTS))], lang)


def wealth_gives(tile: int, lang: str) -> str:
    base = tile * int(MOST_EFFECTS)
    return _effects([int(WEALTH_GIVES[i]) for i in range(base, base + int(MOST_EFFECTS))], lang)


def _effects(effects: list[int], lang: str) -> str:
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


def price_words(kind: str, index: int, lang: str) -> str:
    """What a building or a monument costs."""
    return listed([amount(i + 1, n, lang) for i, n in enumerate(cost_of(kind, index)) if n])
