"""What a whole position of Tzolk'in must add up to: tiles, skulls, workers, days and points (see reachable.py)."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.core.bits import count
from sacbe.games.tzolkin.data import (
    AGE_1,
    ALL_BUILDINGS,
    ALL_TEETH,
    BUILDING_GIVES,
    BUILDINGS,
    CALENDAR_TEETH,
    CHICHEN,
    DISPLAY,
    EFFECTS,
    FIRST_BIT,
    FOOD_DAYS,
    GEARS,
    HUNGER_POINTS,
    MOST_EFFECTS,
    MOST_WORKERS,
    OVAL_POINTS,
    OVALS,
    SKULL,
    SKULLS,
    START_WORKERS,
    TEETH,
    TOP_LEVEL,
    TRACKS,
    WEALTH,
    WEALTH_GEAR,
    WEALTH_GIVES,
    WEALTH_SPACE,
    names_of,
    neutral_workers,
)
from sacbe.games.tzolkin.notation import dump_todo
from sacbe.games.tzolkin.score import EARNED, SOURCES
from sacbe.games.tzolkin.state import (
    ADVANCING,
    LAY_BUILDINGS,
    NEW_AGE,
    OPEN_WEALTH,
    OVER,
    PLACE_NEUTRALS,
    PLACING,
    REFILL,
    START_TURN,
    Tzolkin,
)


def adding_up(s: Tzolkin) -> Iterator[str]:
    """What does not, each a sentence that says what would be right."""
    yield from _supplies(s)
    yield from _display(s)
    yield from _neutrals(s)
    if s.phase > OPEN_WEALTH:
        yield from _calendar(s)
        yield from _workers(s)
        for seat in range(int(s.seats)):
            yield from _player(s, seat)


def _supplies(s: Tzolkin) -> Iterator[str]:
    """T-4.2 skulls, T-1.4 harvest tiles."""
    seats = range(int(s.seats))
    held = sum(int(s.goods[seat * 5 + SKULL]) for seat in seats)
    laid = sum(s.laid[oval] >= 0 for oval in range(1, int(OVALS) + 1))
    if s.skulls + held + laid != SKULLS:
        left = SKULLS - held - laid
        yield f"there are {SKULLS} skulls: {held} held and {laid} laid leave {left}, not {s.skulls} (T-4.2)"
    corn = sum(int(n) for n in s.corn_left) + sum(int(n) for n in s.corn_tiles)
    wood = sum(int(n) for n in s.wood_left) + sum(int(n) for n in s.wood_tiles) + int(s.burned)
    if corn != 4 * len(seats):
        yield f"there are {4 * len(seats)} corn tiles, in the jungle and with the players, not {corn} (T-2.4)"
    if wood != 3 * len(seats):
        yield f"there are {3 * len(seats)} wood tiles, in the jungle, with the players and burned, not {wood} (T-2.4)"
    under = sum(int(s.seats) - int(s.corn_left[i]) for i in range(1, 4))
    if s.burned > under:
        yield f"whoever burns wood takes the corn tile below it: {under} were taken there, {s.burned} burned (T-4.6)"


def _display(s: Tzolkin) -> Iterator[str]:
    """T-3.17, T-3.21 Every building is in one place; the display is full but for what this turn has built."""
    age, other = (int(AGE_1), int(ALL_BUILDINGS & ~AGE_1)) if s.age == 1 else (int(ALL_BUILDINGS & ~AGE_1), int(AGE_1))
    built, shown = 0, 0
    for mask in s.built:
        built |= int(mask)
    for building in s.shown:
        shown |= 1 << int(building) if building >= 0 else 0
    if shown & other:
        wrong = names_of(shown & other, BUILDINGS)
        yield f"in age {s.age} no building of the other age is on display: {wrong} (T-3.21)"
    if s.age == 1 and built & other:
        yield f"in age 1 nobody has buildings of age 2: {names_of(built & other, BUILDINGS)} (T-3.17)"
    if s.phase == NEW_AGE and built & age:
        yield f"while age 2 is laid out nobody has built of it: {names_of(built & age, BUILDINGS)} (T-3.21)"
    left = int(ALL_BUILDINGS if s.age == 1 else age) & ~(built | shown)
    if s.deck != left:
        yield f"the deck holds every building that is nowhere else: {names_of(left, BUILDINGS)}"
    empty = int(DISPLAY) - count(shown)
    drawn = count(s.deck & age)
    if s.phase == REFILL:
        if not 1 <= empty <= s.constructed or drawn <= empty:
            yield "while buildings are refilled some spaces are empty, no more than were built, and the deck has more"
    elif s.phase == NEW_AGE:
        if empty == 0:
            yield "age 2 is being laid out: 1 or more spaces are empty"
    elif s.phase > LAY_BUILDINGS and (empty != s.constructed if drawn else empty < s.constructed):
        yield f"{s.constructed} buildings of this turn leave {s.constructed} spaces empty, not {empty} (T-3.17)"


def _neutrals(s: Tzolkin) -> Iterator[str]:
    """T-6.3 They stand where the opened tiles say, turned by the days that have passed."""
    needed = int(neutral_workers(s.seats))
    standing = count(s.neutrals)
    placing = s.phase == PLACE_NEUTRALS
    if s.phase < PLACE_NEUTRALS and (standing or s.neutral_tiles):
        yield "neutral workers are placed after the wealth tiles are dealt (T-6.3)"
        return
    if s.phase >= PLACE_NEUTRALS and (standing >= needed if placing else standing != needed):
        right = f"fewer than {needed}" if placing else f"{needed}"
        yield f"{s.seats} players have {right} neutral workers in the phase {s.phases[s.phase].name}, not {standing}"
        return
    alone = 0
    for gear, name in enumerate(GEARS):
        spaces = _teeth_of(s, gear)
        tiles = {int(WEALTH_SPACE[i]) for i in _tiles(int(s.neutral_tiles)) if WEALTH_GEAR[i] == gear}
        more = spaces - tiles
        opposite = {(space + 5) % 10 for space in tiles} if gear != CHICHEN else set()
        if tiles - spaces or more - opposite or len(more) > 1:
            yield f"neutral workers of {name} stand where their wealth tiles say, and one opposite the first (T-6.3)"
        elif tiles and gear != CHICHEN and not more:
            alone += 1 if len(tiles) == 1 and not placing else 9
    if alone > 1:
        yield "the first neutral worker of a small gear brings one opposite; only the last of all may be alone (T-6.3)"


def _teeth_of(s: Tzolkin, gear: int) -> set[int]:
    """Spaces on which the neutral workers of a gear stood on day 0."""
    teeth = int(s.neutrals & ALL_TEETH) >> int(FIRST_BIT[gear])
    return {(space - int(s.day)) % TEETH[gear] for space in range(TEETH[gear]) if teeth >> space & 1}


def _tiles(mask: int) -> list[int]:
    return [i for i in range(len(WEALTH)) if mask >> i & 1]


def _calendar(s: Tzolkin) -> Iterator[str]:
    """T-3.18, T-3.19, T-3.24 to T-3.29 Food Days over, corn on the teeth, boards turned dark."""
    day, food, phase, pot = int(s.day), int(s.food), s.phase, int(s.pot())
    before = sum(int(tooth) < day for tooth in FOOD_DAYS)
    jumped = pot == 0 and day - 1 in [int(tooth) for tooth in FOOD_DAYS]  # by a double advance, which takes the pot
    if phase == OVER:
        right = {4} if day in (27, 28) else set()
    elif phase == ADVANCING:
        right = {sum(int(tooth) <= day for tooth in FOOD_DAYS)} - {4}
    elif phase == NEW_AGE:
        right = {1} if day == 13 or (day == 14 and jumped) else set()
    else:
        right = ({before, before - 1} if jumped else {before}) - {4}
    if food not in right:
        said = " or ".join(map(str, sorted(right))) or "the game has not come, or is over:"
        yield f"in the phase {s.phases[phase].name} of day {day} {said} Food Days are over, not {food} (T-3.19)"
    past = day - 1 if phase == OVER else day  # days that ended with the update of T-3.24 or T-3.25
    block = 0
    for i in range(min(pot, past)):
        block |= 1 << (past - 1 - i) % int(CALENDAR_TEETH)
    if s.corn_teeth != block:
        yield f"corn lies on the teeth of the last {pot} days before today (T-3.24)"
    if pot and s.fps >= 0 and (s.fps != s.active or phase != PLACING):
        yield "whoever stands on the first player space has taken the corn from the teeth (T-3.18)"
    dark = int(s.seats) - count(s.light)
    if 2 * dark > past - pot:
        yield f"{dark} boards lie dark side up, which takes {2 * dark} days and an empty pot after them (T-3.27)"


def _workers(s: Tzolkin) -> Iterator[str]:
    """T-3.8 to T-3.12 Who can stand where in this round."""
    active, seats = int(s.active), int(s.seats)
    turns = START_TURN <= s.phase <= REFILL
    order = [(seat - int(s.marker)) % seats for seat in range(seats)]
    if s.fps >= 0 and turns and order[s.fps] >= s.turn and not (s.fps == active and s.phase == PLACING):
        yield "only a player who has had a turn in this round can stand on the first player space (T-3.11)"
    if s.phase == OVER and s.fps >= 0:
        yield "after the last round nobody stands on the first player space (T-3.29)"
    if s.phase == PLACING and s.placed > count(s.on[active]) + (s.fps == active):
        yield f"{s.placed} workers placed this turn stand on gears or on the first player space"
    if active >= 0 and s.picked > s.available(active):
        yield f"{s.picked} workers picked up this turn are at hand"
    if s.day == 0 and turns:
        if s.picked:
            yield "in the first round there is nobody to pick up (T-3.7)"
        for seat in range(seats):
            waiting = order[seat] > s.turn or (seat == active and s.phase == START_TURN)
            if waiting and s.on[seat]:
                yield f"seat {seat} has not had its first turn and has no worker on a gear"


def _player(s: Tzolkin, seat: int) -> Iterator[str]:
    """Levels, workers and points that follow from tiles, skulls and hunger."""
    given = dict.fromkeys(EFFECTS, 0)
    for tile in _tiles(int(s.kept[seat])):
        _count(given, [int(WEALTH_GIVES[tile * MOST_EFFECTS + place]) for place in range(MOST_EFFECTS)])
    scored = dict.fromkeys(EFFECTS, 0)
    for building in names_of(int(s.built[seat]), BUILDINGS):
        first = BUILDINGS.index(building) * int(MOST_EFFECTS)
        _count(scored, [int(BUILDING_GIVES[i]) for i in range(first, first + _given(s, seat, building))])
    for track, name in enumerate(TRACKS):
        least = min(int(TOP_LEVEL), given[name] + scored[name])
        if s.tech[seat * 4 + track] < least:
            yield f"the tiles of seat {seat} give level {least} of {name} or more, not {s.tech[seat * 4 + track]}"
    least = min(int(MOST_WORKERS), int(START_WORKERS) + given["worker"] + scored["worker"])
    if s.workers[seat] < least:
        yield f"the tiles of seat {seat} give {least} workers or more, not {s.workers[seat]}"
    earned = {name: int(s.earned[seat * EARNED + i]) for i, name in enumerate(SOURCES)}
    laid = sum(int(OVAL_POINTS[oval]) for oval in range(1, int(OVALS) + 1) if s.laid[oval] == seat)
    if earned["other"]:
        yield f"the points of seat {seat} come from known sources and add up to vp; other is 0"
    if earned["buildings"] != scored["points"]:
        yield f"the buildings of seat {seat} give {scored['points']} points, not {earned['buildings']}"
    if earned["chichen_itza"] != laid:
        yield f"the skulls that seat {seat} has laid give {laid} points, not {earned['chichen_itza']} (T-4.24)"
    if earned["technology"] < 0 or earned["technology"] == 1:
        yield f"technologies give 2 or 3 points at a time, not {earned['technology']} altogether (T-4.33)"
    meals = int(s.food) + (s.phase == NEW_AGE)
    lost = -earned["hunger"]
    if not 0 <= lost <= int(HUNGER_POINTS * MOST_WORKERS) * meals or lost % int(HUNGER_POINTS):
        yield f"hunger takes 3 points a worker on {meals} Food Days, not {lost} (T-3.20)"
    for age, food in ((1, 2), (2, 4)):
        if s.food < food and earned[f"temples_{age}"]:
            yield f"temples score age {age} on Food Day {food} (T-3.23)"


def _count(given: dict[str, int], effects: list[int]) -> None:
    for effect in effects:
        if effect >= 0:
            given[EFFECTS[effect // 16]] += effect % 16


def _given(s: Tzolkin, seat: int, building: str) -> int:
    """How many effects of a building have been given: all, but for one that still has some on the pile."""
    for task in dump_todo(s.todo) if s.active == seat else []:
        if task.startswith("give ") and task.endswith(building):
            return int(task[5])
    return int(MOST_EFFECTS)
