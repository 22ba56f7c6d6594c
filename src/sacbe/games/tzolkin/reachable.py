"""Which positions a game can reach: what `load` refuses although every field of it is well written.

A sketch is a position written by hand that leaves things out (tiles, skulls, neutral workers); only what it says is
checked. A position that says everything, as `dump` does, must also add up.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from sacbe.core.bits import count
from sacbe.games.tzolkin.data import (
    ADVANCE_PRICE,
    ARCHITECTURE,
    BUILDING_GIVES,
    BUILDINGS,
    DEALT,
    DISPLAY,
    GRANTED,
    KEPT,
    MOST_EFFECTS,
    RESOURCES,
    SPACE_BIT,
    SPACES,
    START_STEP,
    START_WORKERS,
    TOP_LEVEL,
    TRACKS,
    monuments_shown,
    names_of,
)
from sacbe.games.tzolkin.notation import dump_todo
from sacbe.games.tzolkin.rules.tasks import did
from sacbe.games.tzolkin.state import (
    ACTION,
    ADVANCING,
    CHOOSE_FIRST,
    DEAL_WEALTH,
    GRANTING,
    KEEP_WEALTH,
    LAY_BUILDINGS,
    LAY_MONUMENTS,
    NEW_AGE,
    OPEN_WEALTH,
    OVER,
    PICKING,
    PLACING,
    REFILL,
    SPARING,
    Tzolkin,
)
from sacbe.games.tzolkin.totals import adding_up

# Piles of tasks, the one to do now first (T-3.31): what stands below a question, and in which order.
_LATER: Final = r"(;build second_plain|;build second(;settle [123]:\S+)?)?"
_PILES: Final = (
    r"act \S+",
    r"act_anywhere (must|may)",
    r"harvest \d",
    r"learn must(;learn may)?",
    r"learn may",
    r"pay [123];advance \w+(;learn may)?",
    r"(pay 1;)?climb 8",
    r"climb [124]",
    r"(climb 0|take [12])(;learn may)?",
    r"(take 1;)?offer 0",
    r"trade 0",
    r"order 0",
    r"build (tikal_2|tikal_4|uxmal_4|tomb|second_plain)",
    r"build second(;settle [123]:\S+)?",
    r"spare B\S+(;build second_plain)?",
    r"spare paid:\S+",
    rf"(climb 0|take [12]|learn free)(;learn free)?(;give [123]:\S+)?{_LATER}",
)
_PILE: Final = re.compile("|".join(f"(?:{pile})" for pile in _PILES))


def problems(s: Tzolkin) -> Iterator[str]:
    """What no game can come to, each a sentence that says what would be right."""
    yield from _phase(s)
    if s.phase <= OPEN_WEALTH:
        yield from _nothing_has_happened(s)
    if not s.sketch:
        yield from _setup(s)
        yield from adding_up(s)
        yield from _task(s)


# What is checked in a sketch too


def _phase(s: Tzolkin) -> Iterator[str]:
    """The turn has come as far as the phase says, and no further."""
    name, seats = s.phases[s.phase].name, int(s.seats)
    picking = PICKING <= s.phase <= GRANTING or s.phase == REFILL
    if (s.placed > 0) != (s.phase == PLACING):
        yield f"in the phase {name} {'1 or more workers are' if s.phase == PLACING else 'no worker is'} placed"
    if (s.picked > 0) != picking:
        yield f"in the phase {name} {'1 or more workers are' if picking else 'no worker is'} picked up"
    if s.constructed > 0 and not picking:
        yield f"in the phase {name} nothing has been built in this turn"
    if s.constructed == 0 and s.phase == REFILL:
        yield "buildings are refilled after a turn in which something was constructed (T-3.17)"
    if s.traded and not picking:
        yield f"in the phase {name} nothing has been sold or bought in this turn"
    if s.traded & 7 & s.traded >> 3:
        twice = names_of(s.traded & 7 & s.traded >> 3, RESOURCES)
        yield f"one trade does not both sell and buy the same resource ({', '.join(twice)})"
    if s.todo and not ACTION <= s.phase <= GRANTING:
        yield f"in the phase {name} nothing is left on todo"
    if s.granted and not ACTION < s.phase <= GRANTING:
        yield f"in the phase {name} no action of a tomb is waiting (T-4.16)"
    if s.phase == GRANTING and count(s.granted) < 2:
        yield "the phase order needs two or more actions in granted (R-7)"
    yield from _pile(s)
    # whose turn it is
    if s.marker < 0 and s.phase != CHOOSE_FIRST:
        yield "somebody holds the first player marker"
    if s.phase <= OPEN_WEALTH or s.phase == OVER:
        turn, active = 0, -1
    elif s.phase == ADVANCING:
        turn, active = seats, int(s.fps)
        if s.fps < 0:
            yield "the phase advance needs somebody on the first player space (fps)"
    elif s.phase == NEW_AGE:
        turn, active = seats, (int(s.marker) - 1) % seats
    else:
        turn, active = min(int(s.turn), seats - 1), (int(s.marker) + min(int(s.turn), seats - 1)) % seats
    if s.turn != turn:
        yield f"in the phase {name} {turn} turns of the round are over, not {s.turn}"
    elif s.active != active:
        right = "nobody" if active < 0 else f"seat {active}"
        yield f"with the marker at seat {s.marker} and {turn} turns over, {right} is active (T-3.2)"
    age = 2 if s.food >= 2 or s.phase == NEW_AGE else 1
    if s.age != age:
        yield f"with {s.food} Food Days over it is age {age}, not {s.age} (T-3.21)"


def _pile(s: Tzolkin) -> Iterator[str]:
    todo = dump_todo(s.todo)
    if todo and not _PILE.fullmatch(";".join(todo)):
        yield f"no action leaves the tasks {', '.join(todo)} in this order"
    if s.edition == 1 and any(task.startswith(("settle", "spare paid")) for task in todo):
        yield "the first edition of the rules knows no settle and no spare paid (R-20)"


def _lie_first(spaces: Iterable[int], n: int, most: int) -> bool:
    """Fewer than all, and on the first spaces: they are laid out one after the other."""
    return n < most and all(tile >= 0 for tile in list(spaces)[:n])


def _nothing_has_happened(s: Tzolkin) -> Iterator[str]:
    """T-2 During setup everybody is equal, and the board is fresh."""
    seats = int(s.seats)
    if s.day or s.food or s.fps >= 0 or s.corn_teeth:
        yield "during setup it is day 0, and nothing lies on the teeth or stands on the first player space"
    if any(s.goods) or any(s.earned) or any(s.tech) or any(step != START_STEP for step in s.temple):
        yield "before the wealth tiles are opened nobody has goods, points, levels or steps (T-2.2)"
    if any(s.on) or any(n != START_WORKERS for n in s.workers) or count(s.light) != seats:
        yield "before the first turn everybody has 3 workers at hand and a board light side up (T-2.2)"
    if any(s.built) or any(s.palaces) or any(s.corn_tiles) or any(s.wood_tiles) or s.burned:
        yield "before the first turn nobody has buildings, monuments or harvest tiles"
    if any(n != seats for n in s.corn_left) or any(n != seats for n in s.wood_left[1:]) or any(o >= 0 for o in s.laid):
        yield "before the first turn the jungle is full, and no skull is laid (T-2.4)"


# What is checked in a whole position


def _setup(s: Tzolkin) -> Iterator[str]:
    """T-2.6 to T-2.9 How far the dealing has come."""
    seats, phase = int(s.seats), s.phase
    shown = sum(b >= 0 for b in s.shown)
    offered = sum(m >= 0 for m in s.offered)
    dealt, kept = [int(n) for n in s.dealt_count], [int(n) for n in s.kept_count]
    if phase == CHOOSE_FIRST and s.marker >= 0:
        yield "in the phase first nobody holds the marker yet"
    if phase <= LAY_BUILDINGS and not _lie_first(s.shown, shown, int(DISPLAY) if phase == LAY_BUILDINGS else 1):
        yield f"fewer than {DISPLAY} buildings, on the first spaces, are laid out before the monuments (T-2.6)"
    all_offered = int(monuments_shown(s.seats))
    if offered and (
        phase < LAY_MONUMENTS or (phase == LAY_MONUMENTS and not _lie_first(s.offered, offered, all_offered))
    ):
        yield f"fewer than {all_offered} monuments, on the first spaces, are laid out before the wealth (T-2.6)"
    if phase > LAY_MONUMENTS and offered + sum(count(m) for m in s.palaces) != all_offered:
        yield f"{seats} players have {all_offered} monuments, on display or built (T-2.6)"
    if any(s.offered[i] >= 0 for i in range(all_offered, int(DISPLAY))):
        yield f"{seats} players have {all_offered} monument spaces (T-6.1)"
    in_order = all(n in (0, DEALT) or not any(dealt[i + 1 :]) for i, n in enumerate(dealt)) and (
        dealt == sorted(dealt, reverse=True)
    )
    if phase < DEAL_WEALTH and any(dealt):
        yield "wealth tiles are dealt after the monuments are laid out (T-2.7)"
    elif phase == DEAL_WEALTH and (not in_order or dealt[-1] == DEALT):
        yield f"wealth tiles are dealt seat by seat, {DEALT} to each, and not all are dealt yet"
    elif phase > DEAL_WEALTH and any(n != DEALT for n in dealt):
        yield f"{DEALT} wealth tiles are dealt to everybody (T-2.7)"
    if phase < KEEP_WEALTH and any(kept):
        yield "no wealth tile is kept before all are dealt (T-2.9)"
    elif phase == KEEP_WEALTH and min(kept) == KEPT:
        yield "in the phase wealth somebody still has a tile to keep"
    elif phase > KEEP_WEALTH and min(kept) < KEPT:
        yield f"everybody keeps {KEPT} wealth tiles (T-2.9)"
    if phase > OPEN_WEALTH and any(count(s.kept[seat]) < KEPT for seat in range(seats)):
        yield "kept wealth tiles are open, not hidden, once they are revealed (T-7)"


def _task(s: Tzolkin) -> Iterator[str]:
    """T-3.31 What is asked follows from what was done, and has more than one answer."""
    active = int(s.active)
    if s.phase < ACTION or s.phase > GRANTING:
        return
    built, level = int(s.built[active]), int(s.tech[active * 4 + ARCHITECTURE])
    for which, tomb in zip(GRANTED, ("B1-08", "B2-04", "B2-07"), strict=True):
        if s.granted >> GRANTED.index(which) & 1 and not built >> BUILDINGS.index(tomb) & 1:
            yield f"the action of the {which}'s tomb is granted by building {tomb}"
    for task in dump_todo(s.todo):
        name, _, number = task.partition(" ")
        building = number.split(":")[-1]
        if name == "act" and _occupied(s, number):
            yield f"the worker was picked up from {number}, which is free now"
        elif name == "spare" and building == number and (building not in _shown(s) or level < TOP_LEVEL):
            yield f"{task} needs the building on display and architecture {TOP_LEVEL} (T-4.33)"
        elif name == "spare" and building != number and not built >> BUILDINGS.index(building) & 1:
            yield f"{task} needs the building in front of seat {active} (R-20)"
        elif name in ("settle", "give") and not built >> BUILDINGS.index(building) & 1:
            yield f"{task} needs the building in front of seat {active} (T-4.16)"
        elif name == "settle" and int(number[0]) > level:
            yield f"{task} needs architecture {number[0]} or more, not {level} (R-20)"
        elif name == "give" and BUILDING_GIVES[BUILDINGS.index(building) * MOST_EFFECTS + int(number[0])] < 0:
            yield f"{task}: {building} has no such effect"
        elif task == "build second_plain" and level == 0:
            yield "build second_plain follows a building with architecture (T-4.15)"
        elif name == "build" and number.startswith("second") and s.constructed == 0 and s.phase != SPARING:
            yield f"{task} follows a first building of this turn (T-4.14)"
        elif name == "pay" and "advance" in dump_todo(s.todo)[1]:
            track = TRACKS.index(dump_todo(s.todo)[1].partition(" ")[2])
            price = int(ADVANCE_PRICE[s.tech[active * 4 + track]])
            if int(number) > price:
                yield f"the next level of {TRACKS[track]} costs {price}, not {number} (T-4.11)"
    after = s.copy()
    if not s.codes(active) or did(after, s.active, s.task(), s.number()):
        yield f"the task {dump_todo(s.todo)[0]} has no choice here, so it is never asked"


def _occupied(s: Tzolkin, space: str) -> bool:
    return bool(s.occupied() >> SPACE_BIT[SPACES.index(space)] & 1)


def _shown(s: Tzolkin) -> list[str]:
    return [BUILDINGS[b] for b in s.shown if b >= 0]
