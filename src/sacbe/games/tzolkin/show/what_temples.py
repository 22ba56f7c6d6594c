"""\"What is this?\": temples and their steps, technologies and their levels."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Asked, Kinds, index_of
from sacbe.core.present import Answer
from sacbe.games.tzolkin.data import (
    ADVANCE_PRICE,
    GOODS,
    START_STEP,
    STEP_GOODS,
    STEPS,
    TEMPLE_BONUS,
    TEMPLES,
    TOP_LEVEL,
    TRACKS,
)
from sacbe.games.tzolkin.show.market import advance_price
from sacbe.games.tzolkin.show.what_whose import names_at, seat_of, whose
from sacbe.games.tzolkin.show.words import amount, points, temple_name, track_name
from sacbe.games.tzolkin.state import OVER, Tzolkin

_TRACK_RULES: Final = ("T-4.31", "T-4.32", "T-4.33", "T-4.34")
_BONUS: Final = int(TOP_LEVEL) + 1  # the square after the last level


# Temples


def _steps_in(s: Tzolkin, temple: int) -> list[int]:
    return [int(s.temple[seat * 3 + temple]) for seat in range(int(s.seats))]


def _temple(a: Asked[Tzolkin], name: str) -> Answer | None:
    temple = index_of(name, TEMPLES)
    if temple is None:
        return None
    here, values = _steps_in(a.s, temple), STEPS[temple]
    facts = []
    for seat, step in enumerate(here):
        worth = points(values[step], a.lang)
        facts.append(a.fact("step-of", step=step, top=len(values) - 1, points=worth, **whose(a, seat)))
    if a.s.phase != OVER:
        facts.append(_highest(a, temple, here))
    first, second = TEMPLE_BONUS[temple]
    return a.tell("temple", "T-3.23", *facts, temple=temple_name(temple, a.lang), first=first, second=second)


def _highest(a: Asked[Tzolkin], temple: int, here: list[int]) -> str:
    """T-3.23 Who would have the bonus of this age, several half of it each."""
    best = max(here)
    bonus = TEMPLE_BONUS[temple][int(a.s.age) - 1]
    share = bonus if here.count(best) == 1 else bonus // 2
    return a.fact("highest", names=names_at(a, here, best), n=here.count(best), points=points(share, a.lang))


def _step(a: Asked[Tzolkin], name: str) -> Answer | None:
    god, _, place = name.partition("-")
    temple = index_of(god, TEMPLES)
    step = None if temple is None else index_of(place, [str(n) for n in range(len(STEPS[temple]))])
    if temple is None or step is None:
        return None
    top = len(STEPS[temple]) - 1
    kind = {0: "bottom", int(START_STEP): "start", top: "top"}.get(step, "other")
    rule = {"bottom": "T-4.30", "top": "T-4.29"}.get(kind, "T-3.22" if step in STEP_GOODS[temple] else "T-3.23")
    facts = [a.fact("step-points", points=points(STEPS[temple][step], a.lang))]
    if good := STEP_GOODS[temple].get(step):
        facts.append(a.fact("step-good", what=amount(GOODS.index(good), 1, a.lang)))
    there = names_at(a, _steps_in(a.s, temple), step)
    facts.append(a.fact("step-here", names=there) if there else a.fact("nobody-here"))
    return a.tell("step", rule, *facts, temple=temple_name(temple, a.lang), step=step, kind=kind)


# Technologies


def _levels_in(s: Tzolkin, track: int) -> list[int]:
    return [int(s.tech[seat * 4 + track]) for seat in range(int(s.seats))]


def _table(a: Asked[Tzolkin], name: str) -> Answer | None:
    return None if name else a.tell("technologies", "T-4.11")


def _track(a: Asked[Tzolkin], name: str) -> Answer | None:
    track = index_of(name, TRACKS)
    if track is None:
        return None
    levels = _levels_in(a.s, track)
    facts = [a.fact("level-of", level=level, **whose(a, seat)) for seat, level in enumerate(levels)]
    if a.s.phase != OVER:
        facts.append(_next_price(a, levels[seat_of(a)]))
    told = a.words(f"levels-{name}")
    return a.tell("track", _TRACK_RULES[track], *facts, track=track_name(track, a.lang), levels=told)


def _next_price(a: Asked[Tzolkin], level: int) -> str:
    price = a.words("amount-resources", n=advance_price(a.s, level))
    top = "yes" if level == TOP_LEVEL else "no"
    return a.fact("next-level", price=price, top=top, **whose(a, seat_of(a)))


def _level(a: Asked[Tzolkin], name: str) -> Answer | None:
    kind, _, place = name.partition("-")
    track = index_of(kind, TRACKS)
    found = index_of(place, [str(n) for n in range(1, _BONUS + 1)])
    if track is None or found is None:
        return None
    level = found + 1
    levels = _levels_in(a.s, track)
    facts = [a.fact("level-price", price=a.words("amount-resources", n=int(ADVANCE_PRICE[found])))]
    seat = seat_of(a)
    if a.s.phase != OVER and levels[seat] == found:
        free = "yes" if advance_price(a.s, found) == 0 else "no"
        facts.append(a.fact("your-next", free=free, top="yes" if level == _BONUS else "no", **whose(a, seat)))
    if level < _BONUS:
        there = ", ".join(a.names[seat] for seat, at in enumerate(levels) if at >= level)
        facts.append(a.fact("level-held", names=there) if there else a.fact("nobody-yet"))
    gives = a.words(f"level-{kind}-{level}")
    rule = _TRACK_RULES[track] if level < _BONUS else "T-4.12"
    return a.tell("level", rule, *facts, track=track_name(track, a.lang), level=level, gives=gives)


TEMPLES_TOLD: Final[Kinds[Tzolkin]] = {
    "temple": _temple,
    "step": _step,
    "technologies": _table,
    "tech": _track,
    "level": _level,
}
