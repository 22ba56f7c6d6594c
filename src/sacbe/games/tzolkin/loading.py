"""Dicts as positions, the inverse of notation.py. What is derived may be left out when one is written by hand."""

from __future__ import annotations

from typing import Any, Final

from sacbe.core.bits import count
from sacbe.core.reading import Reader
from sacbe.games.tzolkin.data import (
    AGE_1,
    ALL_MONUMENTS,
    BUILDINGS,
    CALENDAR_TEETH,
    DEALT,
    DISPLAY,
    EDITION,
    FIRST_BIT,
    FOOD_DAYS,
    GEARS,
    GOODS,
    GRANTED,
    KEPT,
    MAX_SEATS,
    MONUMENTS,
    MOST_WORKERS,
    NEUTRAL,
    OVALS,
    PLANTATIONS,
    RESOURCES,
    SKULL,
    SKULLS,
    START_STEP,
    START_WORKERS,
    TEETH,
    TEMPLES,
    TOP_LEVEL,
    TOP_SPACE,
    TOP_STEP,
    TRACKS,
    WEALTH,
    mask_of,
    names_of,
)
from sacbe.games.tzolkin.notation import TASKS, numbers_of
from sacbe.games.tzolkin.reachable import problems
from sacbe.games.tzolkin.score import EARNED, SOURCES
from sacbe.games.tzolkin.state import (
    ACTION,
    ADVANCING,
    GRANTING,
    KEEP_WEALTH,
    NEW_AGE,
    OPEN_WEALTH,
    OVER,
    PICKING,
    PLACING,
    REFILL,
    START_TURN,
    Tzolkin,
)

_KEYS: Final = (
    *("game", "edition", "sketch", "seats", "options", "phase"),
    *("day", "food_days", "age", "marker", "turn", "active", "pot", "corn_teeth"),
    *("fps", "placed", "picked", "constructed", "todo", "granted", "sold", "bought", "gears", "jungle", "burned"),
    *("buildings", "deck", "monuments", "skulls", "ovals", "neutral_tiles", "players"),
)
MOST_TASKS: Final = 5
MOST_GOODS: Final = 2_100  # see Game.max_length: more than all of it in corn is never held
_PLAYER_KEYS: Final = (
    *GOODS,
    *("workers", "light", "temples", "technologies", "buildings", "monuments", "corn_tiles", "wood_tiles"),
    *("vp", "points", "dealt", "kept"),
)


def load(phases: list[Any], d: dict[str, Any]) -> Tzolkin:
    """The position a dict describes; ValueError names everything that is wrong with it.

    One that leaves something out, or says that it is a sketch, need not add up (see reachable.py).
    """
    read = Reader("tzolkin", d)
    if read.d.get("game", "tzolkin") != "tzolkin":
        read.wrong(f"this is a position of {read.d['game']!r}, not of 'tzolkin'")
    seats = read.whole("seats", 2, MAX_SEATS, default=max(2, len(d.get("players") or [])))
    s = Tzolkin(phases, seats, read.edition(EDITION))
    s.sketch = read.flag("sketch", default=False) or not _says_everything(read.d, seats)
    _load_turn(s, read, [phase.name for phase in phases])
    _load_board(s, read)
    players = read.subs("players", default=[{}] * seats)
    if len(players) > seats:
        read.wrong(f"{seats} seats need {seats} players, not {len(players)}")
    for seat, player in enumerate(players[:seats]):
        _load_player(s, seat, player)
    for i, name in enumerate(TEMPLES):
        if sum(s.temple[seat * 3 + i] == TOP_STEP[i] for seat in range(seats)) > 1:
            read.wrong(f"the top step of {name} holds one player (T-4.29)")
    _load_supplies(s, read)
    if not read.problems:
        for problem in problems(s):
            read.wrong(problem)
    read.sub("options").finish(known=())
    read.finish(known=_KEYS)
    return s


def _says_everything(d: dict[str, Any], seats: int) -> bool:
    """Does it have all keys that `dump` writes?"""
    players = d.get("players")
    if not isinstance(players, list) or len(players) != seats:
        return False
    told = all(key in d for key in _KEYS if key not in ("game", "edition", "sketch", "options"))
    return told and all(isinstance(player, dict) and all(key in player for key in _PLAYER_KEYS) for player in players)


def _load_turn(s: Tzolkin, read: Reader, names: list[str]) -> None:
    """The calendar, whose turn it is and how far it has come."""
    seats = int(s.seats)
    todo = read.listed("todo", default=[]) or []
    if len(todo) > MOST_TASKS:
        read.wrong(f"todo holds up to {MOST_TASKS} tasks, not {len(todo)}")
        todo = []
    for text in reversed(todo):
        _push(s, read, text)
    placed, picked = read.whole("placed", 0, 6, default=0), read.whole("picked", 0, 6, default=0)
    if placed and picked:
        read.wrong("a turn places or picks up, never both (T-3.3)")
    usual = "placing" if placed else "picking" if picked else "turn"
    if todo and s.task() <= GRANTING - PICKING:
        usual = names[PICKING + s.task()]
    s.phase = names.index(read.choice("phase", names, default=usual))
    if (ACTION <= s.phase <= GRANTING) and s.phase != PICKING + s.task():
        read.wrong(f"the phase {names[s.phase]} needs its task on top of todo, e.g. {_example(int(s.phase))}")
    picking = PICKING <= s.phase <= GRANTING or s.phase == REFILL
    s.placed = read.whole("placed", 0, 6, default=1 if s.phase == PLACING else 0)
    s.picked = read.whole("picked", 0, 6, default=1 if picking else 0)
    s.day = read.whole("day", 0, 28, default=0)
    s.age = read.whole("age", 1, 2, default=1)
    over = sum(s.day > FOOD_DAYS[i] or (s.phase == ADVANCING and s.day == FOOD_DAYS[i]) for i in range(4))
    most = 4 if s.phase == OVER else 3
    usual_food = 1 if s.phase == NEW_AGE else max(min(most, over), 2 if s.age == 2 else 0)
    s.food = read.whole("food_days", 0, most, default=usual_food)
    s.age = read.whole("age", 1, 2, default=1 if s.food < 2 and s.phase != NEW_AGE else 2)
    begun = s.phase > 0
    s.marker = _or_nobody(read.seat("marker", seats, default=0 if begun else None))
    turns = s.phase > OPEN_WEALTH
    s.fps = _or_nobody(read.seat("fps", seats, default=None))
    # Who stood on the first player space says how far the calendar advances; else the holder of the marker begins.
    usual_seat, turn = (int(s.fps), seats) if s.phase == ADVANCING else (max(0, int(s.marker)), 0)
    if s.phase == NEW_AGE:
        usual_seat, turn = (int(s.marker) - 1) % seats, seats
    elif turns and s.phase != OVER:
        usual_seat = (usual_seat + read.whole("turn", 0, seats, default=0)) % seats
    usual_active = usual_seat if turns and s.phase != OVER and usual_seat >= 0 else None
    s.active = _or_nobody(read.seat("active", seats, default=usual_active))
    if START_TURN <= s.phase <= REFILL:
        turn = (int(s.active) - int(s.marker)) % seats
    s.turn = read.whole("turn", 0, seats, default=turn)
    pot = read.whole("pot", 0, int(CALENDAR_TEETH), default=0)
    # Corn lies on the teeth of past days, the last ones first.
    past = [(int(s.day) - 1 - i) % int(CALENDAR_TEETH) for i in range(pot)]
    for tooth in read.listed("corn_teeth", default=past) or []:
        if isinstance(tooth, int) and 0 <= tooth < CALENDAR_TEETH:
            s.corn_teeth |= 1 << tooth
        else:
            read.wrong(f"corn_teeth are numbers of 0..{CALENDAR_TEETH - 1}, not {tooth!r}")
    if "pot" in read.d and s.pot() != pot:
        read.wrong(f"the pot is {pot}, but corn lies on {s.pot()} teeth")
    s.constructed = read.whole("constructed", 0, 32, default=1 if s.phase == REFILL else 0)
    s.granted = mask_of(read.names("granted", GRANTED, default=[]), GRANTED)
    sold, bought = (mask_of(read.names(key, RESOURCES, default=[]), RESOURCES) for key in ("sold", "bought"))
    s.traded = sold | bought << 3


def _or_nobody(seat: int | None) -> int:
    return -1 if seat is None else seat


def _example(phase: int) -> str:
    kind = phase - int(PICKING)
    return repr(f"{TASKS[kind]} {numbers_of(kind)[0]}")


def _push(s: Tzolkin, read: Reader, text: object) -> None:
    name, _, number = str(text).partition(" ")
    kind = TASKS.index(name) if name in TASKS[1:] else 0
    if kind == 0:
        read.wrong(f"todo: {text!r} is no task; they begin with one of {', '.join(TASKS[1:])}")
    elif (number or "0") not in numbers_of(kind):
        read.wrong(f"todo: {name} does not take {number!r}; it takes one of {', '.join(numbers_of(kind)[:60])}")
    else:
        s.push(kind, numbers_of(kind).index(number or "0"))


def _load_board(s: Tzolkin, read: Reader) -> None:
    seats = int(s.seats)
    for gear, workers in read.sub("gears").pairs(GEARS):
        index = GEARS.index(gear)
        spaces = [str(space) for space in range(TEETH[index])]
        for space, who in Reader(f"{read.where}, {gear}", workers, read.problems).pairs(spaces):
            tooth = 1 << (int(FIRST_BIT[index]) + int(space))
            if who == "neutral" or who == int(NEUTRAL):
                s.neutrals |= tooth
            elif isinstance(who, int) and 0 <= who < seats and int(space) <= TOP_SPACE[index]:
                s.on[who] |= tooth
            elif who is not None:
                read.wrong(f'{gear} {space}: a seat of 0..{seats - 1} on a numbered space or "neutral", not {who!r}')
    jungle = read.sub("jungle")
    for name, _ in jungle.pairs([str(plantation) for plantation in PLANTATIONS]):
        field = jungle.sub(name)
        index = PLANTATIONS.index(int(name))
        s.corn_left[index] = field.whole("corn", 0, seats, default=seats)
        wooded = name != "2"  # T-2.4 the first plantation never had a forest
        s.wood_left[index] = field.whole("wood", 0, int(s.corn_left[index]) if wooded else 0, default=0)
        field.finish(known=("corn", "wood"))
    s.burned = read.whole("burned", 0, 12, default=0)
    _load_display(s.shown, read, "buildings", BUILDINGS)
    _load_display(s.offered, read, "monuments", MONUMENTS)
    for oval, seat in read.mapping("ovals", [str(n) for n in range(1, int(OVALS) + 1)], 0, seats - 1):
        s.laid[int(oval)] = seat
    s.neutral_tiles = mask_of(read.names("neutral_tiles", WEALTH, default=[]), WEALTH)


def _load_display(spaces: Any, read: Reader, key: str, known: tuple[str, ...]) -> None:
    names = read.listed(key, default=[]) or []
    if len(names) > DISPLAY or any(name is not None and name not in known for name in names):
        read.wrong(f"{key} are up to {DISPLAY} of {known[0]}..{known[-1]} or null, not {names!r}")
        return
    for index, name in enumerate(names):
        spaces[index] = -1 if name is None else known.index(name)


def _load_player(s: Tzolkin, seat: int, read: Reader) -> None:
    for i, good in enumerate(GOODS):
        s.goods[seat * 5 + i] = read.whole(good, 0, 13 if i == SKULL else MOST_GOODS, default=0)
    standing = count(s.on[seat]) + (s.fps == seat)
    least = max(int(START_WORKERS), standing)
    s.workers[seat] = read.whole("workers", min(least, 6), int(MOST_WORKERS), default=least)
    if not read.flag("light", default=True):
        s.light &= ~(1 << seat)
    for i, name in enumerate(TEMPLES):
        s.temple[seat * 3 + i] = read.sub("temples").whole(name, 0, int(TOP_STEP[i]), default=int(START_STEP))
    for i, name in enumerate(TRACKS):
        s.tech[seat * 4 + i] = read.sub("technologies").whole(name, 0, int(TOP_LEVEL), default=0)
    read.sub("temples").finish(known=TEMPLES)
    read.sub("technologies").finish(known=TRACKS)
    s.built[seat] = mask_of(read.names("buildings", BUILDINGS, default=[]), BUILDINGS)
    s.palaces[seat] = mask_of(read.names("monuments", MONUMENTS, default=[]), MONUMENTS)
    s.corn_tiles[seat] = read.whole("corn_tiles", 0, 16, default=0)
    s.wood_tiles[seat] = read.whole("wood_tiles", 0, 12, default=0)
    for source, points in read.mapping("points", SOURCES, -999, 999):
        s.earned[seat * EARNED + SOURCES.index(source)] = points
    s.earned[seat * EARNED] += read.whole("vp", -999, 999, default=int(s.points(seat))) - int(s.points(seat))
    known = (*WEALTH, "hidden")
    dealt, kept = (_tiles(read, key, known) for key in ("dealt", "kept"))
    s.kept[seat] = mask_of([tile for tile in kept if tile != "hidden"], WEALTH)
    s.kept_count[seat] = len(kept)
    s.dealt[seat] = mask_of([tile for tile in dealt if tile != "hidden"], WEALTH) | s.kept[seat]
    s.dealt_count[seat] = max(len(dealt), count(s.dealt[seat]))
    if dealt and any(tile not in dealt for tile in kept):
        read.wrong(f"kept wealth tiles are among the dealt ones, {kept!r} are not among {dealt!r}")
    if len(dealt) > DEALT or len(kept) > KEPT:
        read.wrong(f"{DEALT} wealth tiles are dealt and {KEPT} kept, not {len(dealt)} and {len(kept)}")
    read.finish(known=_PLAYER_KEYS)


def _tiles(read: Reader, key: str, known: tuple[str, ...]) -> list[str]:
    tiles = read.listed(key, default=[]) or []
    if any(tile not in known for tile in tiles) or len(set(tiles) - {"hidden"}) != sum(t != "hidden" for t in tiles):
        read.wrong(f"{key}: different wealth tiles or hidden, not {tiles!r}")
        return []
    return tiles


def _load_supplies(s: Tzolkin, read: Reader) -> None:
    """What is left over: decks, monuments, skulls, wealth tiles. Also checks that nothing is in two places."""
    seats = range(int(s.seats))
    if s.phase == KEEP_WEALTH and any(s.dealt_count[seat] < DEALT for seat in seats):
        read.wrong(f"{DEALT} wealth tiles are dealt to everybody before they are kept")
    teeth, buildings, monuments, wealth = int(s.neutrals), 0, 0, int(s.neutral_tiles)
    for seat in seats:
        for mask, taken, what in (
            (s.on[seat], teeth, "two workers stand on one space"),
            (s.built[seat], buildings, "a building is in two places"),
            (s.palaces[seat], monuments, "a monument is in two places"),
            (s.dealt[seat], wealth, "a wealth tile is in two places"),
        ):
            if mask & taken:
                read.wrong(what)
        teeth |= int(s.on[seat])
        buildings |= int(s.built[seat])
        monuments |= int(s.palaces[seat])
        wealth |= int(s.dealt[seat])
    for space in range(int(DISPLAY)):
        for tile, taken, what in ((s.shown[space], buildings, "building"), (s.offered[space], monuments, "monument")):
            if tile >= 0 and taken >> tile & 1:
                read.wrong(f"a {what} on display is in two places")
        if s.shown[space] >= 0:
            buildings |= 1 << int(s.shown[space])
        if s.offered[space] >= 0:
            monuments |= 1 << int(s.offered[space])
    gone = int(AGE_1) if s.age == 2 else 0
    left = [name for index, name in enumerate(BUILDINGS) if not (buildings | gone) >> index & 1]
    s.deck = mask_of(read.names("deck", BUILDINGS, default=left), BUILDINGS)
    if s.deck & buildings:
        read.wrong(f"these buildings are in the deck and elsewhere: {names_of(s.deck & buildings, BUILDINGS)}")
    s.unseen = ALL_MONUMENTS & ~monuments
    used = sum(int(s.goods[seat * 5 + SKULL]) for seat in seats) + sum(s.laid[o] >= 0 for o in range(1, OVALS + 1))
    if used > SKULLS:
        read.wrong(f"there are {SKULLS} skulls, not {used} held and laid (T-1.5)")
    s.skulls = read.whole("skulls", 0, int(SKULLS), default=max(0, int(SKULLS) - used))
    if s.skulls + used > SKULLS:
        read.wrong(f"there are {SKULLS} skulls: {used} held and laid leave {SKULLS - used}, not {s.skulls} (T-4.2)")
