"""Positions as readable dicts: what `dump` writes. How they are read back is told in loading.py."""

from __future__ import annotations

from typing import Any, Final

from sacbe.core.bits import count
from sacbe.games.tzolkin.data import (
    BUILDINGS,
    CALENDAR_TEETH,
    DISPLAY,
    FIRST_BIT,
    GEARS,
    GOODS,
    GRANTED,
    MONUMENTS,
    OVALS,
    PLANTATIONS,
    RESOURCES,
    SPACES,
    TEETH,
    TEMPLES,
    TRACKS,
    WEALTH,
    names_of,
)
from sacbe.games.tzolkin.score import EARNED, SOURCES
from sacbe.games.tzolkin.state import (
    TASK_BITS,
    TASK_MASK,
    TO_ACT,
    TO_ADVANCE,
    TO_GIVE,
    TO_SETTLE,
    TO_SPARE,
    Tzolkin,
)

# Tasks by kind; what number they take is told in state.py
TASKS: Final = (
    *("", "act", "act_anywhere", "harvest", "learn", "pay", "climb", "take", "build", "spare", "trade", "offer"),
    *("order", "advance", "give", "settle"),
)
KINDS: Final = ("must", "may", "free")  # act_anywhere, learn
MODES: Final = ("tikal_2", "tikal_4", "uxmal_4", "second", "second_plain", "tomb")  # build


def dump(s: Tzolkin) -> dict[str, Any]:
    return {
        **({"sketch": True} if s.sketch else {}),
        "game": "tzolkin",
        "edition": int(s.edition),
        "seats": int(s.seats),
        "options": {},
        "phase": s.phases[s.phase].name,
        "day": int(s.day),
        "food_days": int(s.food),
        "age": int(s.age),
        "marker": _seat(s.marker),
        "turn": int(s.turn),
        "active": _seat(s.active),
        "pot": int(s.pot()),
        "corn_teeth": [tooth for tooth in range(CALENDAR_TEETH) if s.corn_teeth >> tooth & 1],
        "fps": _seat(s.fps),
        "placed": int(s.placed),
        "picked": int(s.picked),
        "constructed": int(s.constructed),
        "todo": dump_todo(s.todo),
        "granted": names_of(s.granted, GRANTED),
        "sold": names_of(s.traded & 7, RESOURCES),
        "bought": names_of(s.traded >> 3, RESOURCES),
        "gears": {gear: _dump_gear(s, index) for index, gear in enumerate(GEARS)},
        "jungle": {
            str(plantation): {"corn": int(s.corn_left[index]), "wood": int(s.wood_left[index])}
            for index, plantation in enumerate(PLANTATIONS)
        },
        "burned": int(s.burned),
        "buildings": [None if s.shown[i] < 0 else BUILDINGS[s.shown[i]] for i in range(DISPLAY)],
        "deck": names_of(s.deck, BUILDINGS),
        "monuments": [None if s.offered[i] < 0 else MONUMENTS[s.offered[i]] for i in range(DISPLAY)],
        "skulls": int(s.skulls),
        "ovals": {str(oval): int(s.laid[oval]) for oval in range(1, OVALS + 1) if s.laid[oval] >= 0},
        "neutral_tiles": names_of(s.neutral_tiles, WEALTH),
        "players": [_dump_player(s, seat) for seat in range(s.seats)],
    }


def _seat(seat: int) -> int | None:
    return None if seat < 0 else int(seat)


def dump_todo(todo: int) -> list[str]:
    out = []
    while todo:
        kind, number = todo & 0xF, (todo & int(TASK_MASK)) >> 4
        out.append(f"{TASKS[kind]} {numbers_of(kind)[number]}")
        todo >>= int(TASK_BITS)
    return out


def numbers_of(kind: int) -> tuple[str, ...]:
    """The words for the number with a task, in order."""
    name = TASKS[kind]
    if kind == TO_ACT:
        return SPACES
    if kind == TO_ADVANCE:
        return TRACKS
    if kind == TO_SPARE:
        return (*BUILDINGS, *(f"paid:{building}" for building in BUILDINGS))
    if kind == TO_SETTLE:
        return tuple(f"{level}:{building}" for level in (1, 2, 3) for building in BUILDINGS)
    if kind == TO_GIVE:
        return tuple(f"{place}:{building}" for place in range(8) for building in BUILDINGS)
    if name == "build":
        return MODES
    if name in ("act_anywhere", "learn"):
        return KINDS
    if name == "harvest":
        return tuple(str(plantation) for plantation in PLANTATIONS)
    return tuple(str(n) for n in range(16))


def _dump_gear(s: Tzolkin, gear: int) -> dict[str, Any]:
    """Who stands where: a seat, or "neutral"."""
    out: dict[str, Any] = {}
    for space in range(TEETH[gear]):
        tooth = int(FIRST_BIT[gear]) + space
        for seat in range(s.seats):
            if s.on[seat] >> tooth & 1:
                out[str(space)] = seat
        if s.neutrals >> tooth & 1:
            out[str(space)] = "neutral"
    return out


def _dump_player(s: Tzolkin, seat: int) -> dict[str, Any]:
    dealt_hidden = int(s.dealt_count[seat]) - count(s.dealt[seat])
    kept_hidden = int(s.kept_count[seat]) - count(s.kept[seat])
    return {
        **{good: int(s.goods[seat * 5 + i]) for i, good in enumerate(GOODS)},
        "workers": int(s.workers[seat]),
        "light": bool(s.light >> seat & 1),
        "temples": {name: int(s.temple[seat * 3 + i]) for i, name in enumerate(TEMPLES)},
        "technologies": {name: int(s.tech[seat * 4 + i]) for i, name in enumerate(TRACKS)},
        "buildings": names_of(s.built[seat], BUILDINGS),
        "monuments": names_of(s.palaces[seat], MONUMENTS),
        "corn_tiles": int(s.corn_tiles[seat]),
        "wood_tiles": int(s.wood_tiles[seat]),
        "vp": int(s.points(seat)),
        "points": {name: int(s.earned[seat * EARNED + i]) for i, name in enumerate(SOURCES)},
        "dealt": names_of(s.dealt[seat], WEALTH) + ["hidden"] * dealt_hidden,
        "kept": names_of(s.kept[seat], WEALTH) + ["hidden"] * kept_hidden,
    }
