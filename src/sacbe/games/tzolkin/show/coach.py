"""What a coach would point out at Tzolk'in: hunger ahead, workers that ride too far, and what is ready to be taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sacbe.core.present import Tip
from sacbe.games.tzolkin.actions import BEG, PICK, PLACE
from sacbe.games.tzolkin.data import (
    BONUS,
    BUILDING_COST,
    BUILDING_SIZE,
    BUILDINGS,
    CHICHEN,
    CORN,
    FOOD_DAYS,
    HUNGER_POINTS,
    OVALS,
    SKULL,
    SPACE_BIT,
    SPACE_COUNT,
    SPACE_GEAR,
    SPACE_NUMBER,
    SPACES,
    TEMPLES,
    TIKAL,
    TOP_SPACE,
    TOP_STEP,
    WOOD,
)
from sacbe.games.tzolkin.rules.food import appetite, hungry
from sacbe.games.tzolkin.show.remarks import in_words
from sacbe.games.tzolkin.show.words import words
from sacbe.games.tzolkin.state import PLACING, START_TURN, Tzolkin

SOON: Final = 3  # days to a Food Day in which something can still be done
RICH: Final = 3  # corn on the calendar's teeth that is worth a turn
BUILDS: Final = (2, 4, 6, 7)  # spaces of Tikal from which one builds without stepping back; for 1 corn also 3 and 5
LAST: Final = 3  # Food Days before the one that ends the game


def coach(s: Tzolkin, seat: int) -> list[Tip]:
    if s.phase == PLACING:
        return list(_dearer(s, seat))
    if s.phase != START_TURN:
        return []
    dangers = [*_edge(s, seat), *_hunger(s, seat), *_last_days(s, seat), *_beg(s, seat)]
    return [*dangers, *_temple(s, seat), *_skull(s, seat), *_build(s, seat), *_pot(s, seat), *_either(s, seat)]


def told(tip: Tip, lang: str, names: list[str]) -> str:
    return words(lang)(f"coach-{tip.kind}", **in_words(tip, lang, names))


def _mine(s: Tzolkin, seat: int) -> list[int]:
    """The spaces on which my workers stand."""
    return [space for space in range(SPACE_COUNT) if s.on[seat] >> SPACE_BIT[space] & 1]


def _days(s: Tzolkin) -> int:
    """To the next Food Day; 0: it is today."""
    return int(FOOD_DAYS[s.food] - s.day)


def _edge(s: Tzolkin, seat: int) -> Iterator[Tip]:
    """T-3.26: the next day takes a worker home without an action."""
    there = [space for space in _mine(s, seat) if SPACE_NUMBER[space] == TOP_SPACE[SPACE_GEAR[space]]]
    if there:
        lights, codes = [f"space-{SPACES[space]}" for space in there], [int(PICK) + space for space in there]
        yield Tip("edge", {"gear": int(SPACE_GEAR[there[0]])}, lights, codes, "T-3.26")


def _hunger(s: Tzolkin, seat: int) -> Iterator[Tip]:
    """T-3.20: a Food Day that cannot be paid yet."""
    need, have = int(appetite(s, seat) * hungry(s, seat)), int(s.goods[seat * 5 + CORN])
    if _days(s) <= SOON and have < need:
        facts = {"days": _days(s), "need": need, "have": have, "points": int(HUNGER_POINTS)}
        fields = [f"act-palenque-{number}" for number in range(1, 6)]
        yield Tip("hunger", facts, ["stock-corn", *fields], (), "T-3.20")


def _last_days(s: Tzolkin, seat: int) -> Iterator[Tip]:
    """T-3.29: whoever is still on a gear when the game ends has worked for nothing."""
    there = _mine(s, seat)
    if s.food == LAST and _days(s) <= SOON and there:
        lights, codes = [f"space-{SPACES[space]}" for space in there], [int(PICK) + space for space in there]
        yield Tip("last-days", {"days": _days(s), "n": len(there)}, lights, codes, "T-3.29")


def _beg(s: Tzolkin, seat: int) -> Iterator[Tip]:
    codes = [code for code in s.legal(seat) if BEG <= code < PLACE]
    if codes:
        lights = ["stock-corn", *(f"temple-{TEMPLES[code - BEG]}" for code in codes)]
        yield Tip("beg", {"have": int(s.goods[seat * 5 + CORN])}, lights, codes, "T-3.4")


def _temple(s: Tzolkin, seat: int) -> Iterator[Tip]:
    """T-3.23: a step short of being highest, or of being so alone, when an age is about to end."""
    if s.food % 2 == 0 or _days(s) > SOON:
        return
    found = []
    for temple in range(len(TEMPLES)):
        step = int(s.temple[seat * 3 + temple])
        gap = max(int(s.temple[other * 3 + temple]) for other in range(s.seats) if other != seat) - step
        if 0 <= gap <= 1 and step + 1 < TOP_STEP[temple]:
            found.append((int(BONUS[temple * 2 + s.food // 2]), -gap, temple))
    if found:
        bonus, gap, temple = max(found)
        facts = {"temple": temple, "bonus": bonus, "gap": -gap, "days": _days(s)}
        yield Tip("temple", facts, [f"temple-{TEMPLES[temple]}"], (), "T-3.23")


def _skull(s: Tzolkin, seat: int) -> Iterator[Tip]:
    """T-4.24: a skull at hand, and a worker where one can be laid."""
    there = [
        space
        for space in _mine(s, seat)
        if SPACE_GEAR[space] == CHICHEN and 0 < SPACE_NUMBER[space] <= OVALS and s.laid[SPACE_NUMBER[space]] < 0
    ]
    if there and s.goods[seat * 5 + SKULL]:
        space = there[-1]
        lights = [f"space-{SPACES[space]}", "stock-skull"]
        yield Tip("skull", {"n": int(SPACE_NUMBER[space])}, lights, [int(PICK) + space], "T-4.24")


def _build(s: Tzolkin, seat: int) -> Iterator[Tip]:
    """T-4.13: a worker who can build, and the resources for something on display: the dearest of it."""
    corn = int(s.goods[seat * 5 + CORN])
    numbers = [*BUILDS, *((3, 5) if corn else ())]
    there = [space for space in _mine(s, seat) if SPACE_GEAR[space] == TIKAL and SPACE_NUMBER[space] in numbers]
    goods = [int(s.goods[seat * 5 + WOOD + k]) for k in range(3)]
    shown = [int(b) for b in s.shown if b >= 0 and all(BUILDING_COST[b * 3 + k] <= goods[k] for k in range(3))]
    if there and shown:
        building = max(shown, key=lambda one: (int(BUILDING_SIZE[one]), one))
        lights = [f"building-{BUILDINGS[building]}", *(f"space-{SPACES[space]}" for space in there)]
        yield Tip("build", {"building": building}, lights, [int(PICK) + space for space in there], "T-4.13")


def _pot(s: Tzolkin, seat: int) -> Iterator[Tip]:
    """T-3.18: the corn that waits for whoever takes the first player space."""
    code = int(PLACE + SPACE_COUNT)
    if s.pot() >= RICH and code in s.legal(seat):
        yield Tip("pot", {"n": int(s.pot())}, ["first"], [code], "T-3.18")


def _either(s: Tzolkin, seat: int) -> Iterator[Tip]:
    """T-3.7: the first time there is something to pick up, one has to choose."""
    there, hands = _mine(s, seat), any(PLACE <= code < PICK for code in s.legal(seat))
    if there and hands:
        lights, codes = [f"space-{SPACES[space]}" for space in there], [int(PICK) + space for space in there]
        yield Tip("either", {}, lights, codes, "T-3.7")


def _dearer(s: Tzolkin, seat: int) -> Iterator[Tip]:
    """T-3.9: what one more worker in the same turn costs above its space."""
    codes = [code for code in s.legal(seat) if PLACE <= code < PICK]
    if codes:
        lights = [f"space-{SPACES[code - PLACE]}" if code - PLACE < SPACE_COUNT else "first" for code in codes]
        yield Tip("dearer", {"n": int(s.placed)}, lights, codes, "T-3.9")
