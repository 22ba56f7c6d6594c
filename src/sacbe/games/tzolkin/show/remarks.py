"""What a bot may say after its turn: true sentences about the open board, the most interesting first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from sacbe.core.present import Remark, Tip
from sacbe.core.remarking import spoken, standing
from sacbe.core.words import Arg
from sacbe.games.tzolkin.actions import BEG, PLACE
from sacbe.games.tzolkin.data import (
    CHICHEN,
    CORN,
    FIRST_BIT,
    FOOD_DAYS,
    HUNGER_POINTS,
    MONUMENTS,
    OVALS,
    PLANTATIONS,
    SPACE_BIT,
    SPACE_COUNT,
    SPACE_GEAR,
    SPACE_NUMBER,
    TEMPLES,
    TOP_LEVEL,
    TOP_SPACE,
    TRACKS,
)
from sacbe.games.tzolkin.rules.food import appetite, hungry
from sacbe.games.tzolkin.score import EARNED, FROM_HUNGER
from sacbe.games.tzolkin.show.words import (
    building_name,
    gear_name,
    monument_name,
    space_name,
    temple_name,
    track_name,
    words,
)
from sacbe.games.tzolkin.state import START_TURN, Tzolkin

SOON: Final = 4  # days to a Food Day that are worth a word
RICH: Final = 3  # corn on the calendar's teeth that is worth a word
HIGH: Final = 5  # a space worth waiting for; on the great gear two more
MUCH: Final = 10  # points


class Turn(NamedTuple):
    before: Tzolkin
    seat: int
    codes: Sequence[int]
    after: Tzolkin


def remarks(turn: Turn) -> list[Remark]:
    if turn.before.phase < START_TURN:
        return []
    return [*_what_happened(turn), *_what_threatens(turn), *_what_stands(turn)]


def _what_happened(turn: Turn) -> Iterator[Remark]:
    before, seat, codes, after = turn
    lost = int(before.earned[seat * EARNED + FROM_HUNGER] - after.earned[seat * EARNED + FROM_HUNGER])
    if lost > 0:
        yield Remark("hungry", {"n": lost // int(HUNGER_POINTS)})
    for monument in range(len(MONUMENTS)):
        if (after.palaces[seat] & ~before.palaces[seat]) >> monument & 1:
            yield Remark("monument", {"monument": monument})
    skulls = [sum(s.laid[oval] == seat for oval in range(1, OVALS + 1)) for s in (before, after)]
    if skulls[1] > skulls[0]:
        yield Remark("skull", {"n": skulls[1]})
    for track in range(len(TRACKS)):
        if before.tech[seat * 4 + track] < after.tech[seat * 4 + track] == TOP_LEVEL:
            yield Remark("learned", {"track": track})
    for temple in range(len(TEMPLES)):
        if BEG + temple in codes:
            yield Remark("begged", {"temple": temple})
    if PLACE + SPACE_COUNT in codes and before.pot() >= RICH:
        yield Remark("pot", {"n": int(before.pot())})
    for index, plantation in enumerate(PLANTATIONS):
        if after.corn_left[index] == 0 < before.corn_left[index]:
            yield Remark("last-corn", {"plantation": plantation})
    for temple in range(len(TEMPLES)):
        step = after.temple[seat * 3 + temple]
        highest = all(after.temple[other * 3 + temple] < step for other in range(after.seats) if other != seat)
        if highest and step > before.temple[seat * 3 + temple]:
            yield Remark("highest", {"temple": temple})


def _what_threatens(turn: Turn) -> Iterator[Remark]:
    seat, after = turn.seat, turn.after
    for gear, top in enumerate(TOP_SPACE):
        if after.on[seat] >> (FIRST_BIT[gear] + top) & 1:
            yield Remark("edge", {"gear": gear})
    days = int(FOOD_DAYS[min(after.food, len(FOOD_DAYS) - 1)] - after.day)
    if after.food < len(FOOD_DAYS) and 0 <= days <= SOON:
        need, have = int(appetite(after, seat) * hungry(after, seat)), int(after.goods[seat * 5 + CORN])
        if have < need:
            yield Remark("short", {"days": days, "n": need - have})
        elif need:
            yield Remark("ready", {"days": days, "need": need, "have": have})


def _what_stands(turn: Turn) -> Iterator[Remark]:
    seat, after = turn.seat, turn.after
    yield from standing([int(after.points(other)) for other in range(after.seats)], seat, MUCH)
    for space in range(SPACE_COUNT):
        gear, number = SPACE_GEAR[space], SPACE_NUMBER[space]
        high = HIGH + 2 * int(gear == CHICHEN)
        if high <= number < TOP_SPACE[gear] and after.on[seat] >> SPACE_BIT[space] & 1:
            yield Remark("waited", {"space": space})
    if after.available(seat) == 0:
        yield Remark("all-out", {"n": int(after.workers[seat])})


def said(remark: Remark, lang: str, names: list[str]) -> str:
    return words(lang)(f"remark-{remark.kind}", **in_words(remark, lang, names))


def in_words(one: Remark | Tip, lang: str, names: list[str]) -> dict[str, Arg]:
    """Facts by their names, for remarks and for the coach."""
    facts = spoken(one, names)
    for fact, name in _NAMED.items():
        if fact in one.facts:
            facts[fact] = name(one.facts[fact], lang)
    return facts


_NAMED: Final = {
    "building": building_name,
    "monument": monument_name,
    "track": track_name,
    "temple": temple_name,
    "gear": gear_name,
    "space": space_name,
}
