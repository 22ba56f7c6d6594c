"""The position in words: the calendar, the gears and who rides on them, temples, technologies, tiles, the tribes."""

from __future__ import annotations

from sacbe.core.asking import Asked
from sacbe.core.describing import listed
from sacbe.core.words import Arg
from sacbe.games.tzolkin.data import (
    BUILDINGS,
    CHICHEN,
    CORN_VALUE,
    FIRST_BIT,
    FIRST_SPACE,
    FOOD_DAYS,
    GEARS,
    GOODS,
    GRANTED,
    MONUMENTS,
    RESOURCES,
    SKULL,
    SKULLS,
    STEP_GOODS,
    STEPS,
    TEETH,
    TEMPLE_BONUS,
    TEMPLES,
    TOP_SPACE,
    TRACKS,
    WEALTH,
    names_of,
)
from sacbe.games.tzolkin.data import PLANTATIONS as FIELDS
from sacbe.games.tzolkin.score import SOURCES
from sacbe.games.tzolkin.show.lens import days_to_food, monument_worth
from sacbe.games.tzolkin.show.panels import status
from sacbe.games.tzolkin.show.plates import plantation
from sacbe.games.tzolkin.show.said import act_words, building_gives, price_words, wealth_gives
from sacbe.games.tzolkin.show.tasks_told import tasks
from sacbe.games.tzolkin.show.what_whose import bill_facts, income_fact, seat_of
from sacbe.games.tzolkin.show.words import (
    amount,
    amounts,
    building_name,
    gear_name,
    monument_counts,
    monument_name,
    points,
    quarter_points,
    temple_name,
    track_name,
)
from sacbe.games.tzolkin.state import OVER, Tzolkin


def described(a: Asked[Tzolkin]) -> list[str]:
    lines = [*_calendar(a), *_turn(a), a.words("told-gears", **_reader(a))]
    lines += [_gear(a, gear) for gear in range(len(GEARS))]
    lines.append(_fields(a))
    lines += [_temple(a, temple) for temple in range(len(TEMPLES))]
    lines += [_track(a, track) for track in range(len(TRACKS))]
    lines += _tiles(a)
    for seat in range(int(a.s.seats)):
        lines += _player(a, seat)
    return lines


def _reader(a: Asked[Tzolkin]) -> dict[str, Arg]:
    """Whose gains are told: the reader's, an onlooker's are those of whoever plays."""
    return {"name": a.names[seat_of(a)]}


def _who(a: Asked[Tzolkin], seat: int) -> str:
    return a.names[seat] if seat >= 0 else "–"


# The calendar and the turn


def _calendar(a: Asked[Tzolkin]) -> list[str]:
    s = a.s
    days = listed(str(int(day) + 1) for day in FOOD_DAYS)
    teeth = listed(str(tooth) for tooth in range(64) if int(s.corn_teeth) >> tooth & 1)
    lines = [
        a.words(
            "told-food-days",
            day=int(s.day) + 1,
            days=days,
            done=int(s.food),
            age=int(s.age),
            pot=int(s.pot()),
            teeth=teeth,
        )
    ]
    first = {"marker": _who(a, int(s.marker)), "space": _who(a, int(s.fps))}
    return [*lines, a.words("told-first", turn=int(s.turn), **first)]


def _turn(a: Asked[Tzolkin]) -> list[str]:
    s, lines = a.s, []
    if s.active >= 0:
        done = {"placed": int(s.placed), "picked": int(s.picked), "built": int(s.constructed)}
        lines.append(a.words("told-turn", name=a.names[s.active], **done))
    if s.todo:
        lines.append(a.words("told-tasks", tasks=listed(tasks(a), "; ")))
    if s.granted:
        lines.append(
            a.words("told-granted", names=listed(a.words(f"effect-{g}") for g in names_of(s.granted, GRANTED)))
        )
    if s.traded:
        sold, bought = (
            listed(a.words(f"resource-{name}") for name in names_of(mask, RESOURCES))
            for mask in (int(s.traded) & 7, int(s.traded) >> 3)
        )
        lines.append(a.words("told-traded", sold=sold, bought=bought))
    return lines


# The board


def _gear(a: Asked[Tzolkin], gear: int) -> str:
    """Palenque: 0 –; 1 neutral, fishing, 3 corn; ..."""
    spaces = []
    for number in range(TEETH[gear]):
        rider = _rider(a, int(FIRST_BIT[gear]) + number)
        if number <= TOP_SPACE[gear]:
            does = _deed(a, gear, number)
            spaces.append(listed([part for part in (rider, does) if part]))
        else:
            spaces.append(rider or "–")
    return f"{gear_name(gear, a.lang)}: " + "; ".join(f"[{number}] {told}" for number, told in enumerate(spaces))


def _rider(a: Asked[Tzolkin], tooth: int) -> str:
    if int(a.s.neutrals) >> tooth & 1:
        return a.words("told-neutral").upper()
    return next((a.names[seat].upper() for seat in range(int(a.s.seats)) if int(a.s.on[seat]) >> tooth & 1), "")


def _deed(a: Asked[Tzolkin], gear: int, number: int) -> str:
    if number == 0:
        return ""
    if gear == CHICHEN and number < len(a.s.laid) and a.s.laid[number] >= 0:
        return a.fact("laid", name=a.names[a.s.laid[number]])
    return act_words(a.s, seat_of(a), int(FIRST_SPACE[gear]) + number, a.lang)


def _fields(a: Asked[Tzolkin]) -> str:
    told = []
    for number in FIELDS:
        wood, corn = plantation(a.s, number)
        told.append(a.words("told-field", number=number, corn=corn, wood=wood))
    return a.words("told-fields", fields=listed(told, "; "), burned=int(a.s.burned))


def _temple(a: Asked[Tzolkin], temple: int) -> str:
    steps = []
    for step, worth in enumerate(STEPS[temple]):
        good = STEP_GOODS[temple].get(step)
        gives = f" {amount(GOODS.index(good), 1, a.lang)}" if good else ""
        steps.append(f"[{step}] {worth}{gives}".replace("-", "−"))
    here = listed(f"{name} {int(a.s.temple[seat * 3 + temple])}" for seat, name in enumerate(a.names))
    first, second = TEMPLE_BONUS[temple]
    told: dict[str, Arg] = {"steps": listed(steps), "here": here, "first": first, "second": second}
    return a.words("told-temple", name=temple_name(temple, a.lang), **told)


def _track(a: Asked[Tzolkin], track: int) -> str:
    here = listed(f"{name} {int(a.s.tech[seat * 4 + track])}" for seat, name in enumerate(a.names))
    return f"{track_name(track, a.lang)}: {here}. {a.words(f'levels-{TRACKS[track]}')}"


def _tiles(a: Asked[Tzolkin]) -> list[str]:
    s, seat = a.s, seat_of(a)
    buildings = [
        f"{BUILDINGS[b]} {building_name(int(b), a.lang)} ({price_words('building', int(b), a.lang)}): "
        + building_gives(s, seat, int(b), a.lang)
        if b >= 0
        else "–"
        for b in s.shown
    ]
    monuments = [
        f"{MONUMENTS[m]} {monument_name(int(m), a.lang)} ({price_words('monument', int(m), a.lang)}): "
        f"{monument_counts(int(m), a.lang)}, {points(monument_worth(s, seat, int(m)), a.lang)}"
        if m >= 0
        else "–"
        for m in s.offered
    ]
    deck = [f"{name} {building_name(BUILDINGS.index(name), a.lang)}" for name in names_of(s.deck, BUILDINGS)]
    lines = [
        a.words("told-buildings", tiles=listed(buildings, "; "), **_reader(a)),
        a.words("told-monuments", tiles=listed(monuments, "; "), **_reader(a)),
        a.words("told-deck", tiles=listed(deck)),
        a.words("told-exchange", **{name: int(CORN_VALUE[GOODS.index(name)]) for name in RESOURCES}),
        a.fact("skulls", n=int(s.skulls), all=int(SKULLS)),
    ]
    if s.neutral_tiles:
        lines.append(a.words("told-neutral-tiles", tiles=listed(names_of(s.neutral_tiles, WEALTH))))
    return lines


# Players


def _player(a: Asked[Tzolkin], seat: int) -> list[str]:
    s = a.s
    parts = [(name, int(s.earned[seat * len(SOURCES) + k])) for k, name in enumerate(SOURCES)]
    sources = listed(
        a.words("told-part", part=a.words(f"part-{name}"), n=f"{n}".replace("-", "−")) for name, n in parts if n
    )
    score = quarter_points(int(s.quarters(seat)), a.lang)
    so_far = points(int(s.points(seat)), a.lang)
    lines = [
        a.words(
            "told-player",
            name=a.names[seat],
            score=score,
            now=so_far,
            sources=sources,
            any="yes" if any(n for _, n in parts) else "no",
        )
    ]
    doing = status(s, seat, a.lang)
    lines[0] += f". {a.fact('status', status=doing)}" if doing else ""
    goods = {good: int(s.goods[seat * 5 + good]) for good in range(int(SKULL) + 1)}
    side = "light" if int(s.light) >> seat & 1 else "dark"
    tribe: dict[str, Arg] = {"free": int(s.available(seat)), "all": int(s.workers[seat]), "side": side}
    tribe |= {"corn": int(s.corn_tiles[seat]), "wood": int(s.wood_tiles[seat])}
    facts = [a.words("told-goods", goods=amounts(goods, a.lang) or "–"), a.words("told-tribe", **tribe)]
    lines.append(". ".join([*facts, *(bill_facts(a, seat) if s.phase != OVER else [])]))
    if days_to_food(s) >= 0:
        lines[-1] += f". {income_fact(a, seat)}"
    built = [f"{name} {building_name(BUILDINGS.index(name), a.lang)}" for name in names_of(s.built[seat], BUILDINGS)]
    raised = [
        f"{name} {monument_name(MONUMENTS.index(name), a.lang)} ({monument_counts(MONUMENTS.index(name), a.lang)})"
        for name in names_of(s.palaces[seat], MONUMENTS)
    ]
    lines.append(a.words("told-built", buildings=listed(built), monuments=listed(raised)))
    return [*lines, *_wealth(a, seat)]


def _wealth(a: Asked[Tzolkin], seat: int) -> list[str]:
    """Tiles of the start; what is hidden is counted."""
    s, out = a.s, []
    for key, mask, n in (("dealt", s.dealt[seat], s.dealt_count[seat]), ("kept", s.kept[seat], s.kept_count[seat])):
        known = names_of(int(mask), WEALTH)
        hidden = int(n) - len(known)
        tiles = [f"{name} ({wealth_gives(WEALTH.index(name), a.lang)})" for name in known]
        tiles += [a.words("told-hidden", n=hidden)] if hidden else []
        out += [a.words(f"told-{key}", tiles=listed(tiles))] if tiles else []
    return out
