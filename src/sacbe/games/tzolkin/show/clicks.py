"""From actions to the elements they are clicked on, legal or not: what is clicked in vain is explained by its code."""

from __future__ import annotations

from typing import NamedTuple

from sacbe.games.tzolkin.actions import (
    ACT,
    ADVANCE,
    BEG,
    BUILD,
    BURN,
    BUY,
    CLIMB,
    DESIGN,
    HARVEST,
    KEEP,
    LEARN,
    MONUMENT,
    NOTHING,
    PAY,
    PICK,
    PLACE,
    REVEAL,
    SELL,
    SPARE,
    TAKE,
)
from sacbe.games.tzolkin.data import BUILDINGS, MONUMENTS, RESOURCES, TEMPLES, TRACKS, WEALTH
from sacbe.games.tzolkin.rules.prices import can_build, can_design
from sacbe.games.tzolkin.show.scene import act_id, space_id, worker_on
from sacbe.games.tzolkin.state import (
    ADVANCING,
    BUILDING,
    CLIMBING,
    HARVESTING,
    KEEP_WEALTH,
    OFFERING,
    PAYING,
    PICKING,
    PLACING,
    SPARING,
    START_TURN,
    TAKING,
    TASK_BITS,
    TASK_MASK,
    TO_SETTLE,
    Tzolkin,
)

Paths = list[list[str]]


def clicks(s: Tzolkin, code: int) -> Paths:
    """The alternative paths that mean an action at this moment."""
    if KEEP <= code < REVEAL:
        return [[f"wealth-{WEALTH[code - KEEP]}"]] if s.phase == KEEP_WEALTH else []
    if code < BEG:
        return []
    if code < NOTHING:
        return _workers(s, code)
    if code >= BUILD:
        return _tables(s, code)
    return _decisions(s, code)


def _workers(s: Tzolkin, code: int) -> Paths:
    """Begging, placing, picking up and choosing an action."""
    if code < PLACE:
        return [[f"temple-{TEMPLES[code - BEG]}"]] if s.phase == START_TURN else []
    if code < PICK:
        return [[space_id(code - int(PLACE))]]
    if code < ACT:
        worker = worker_on(s, code - int(PICK)) if s.phase in (START_TURN, PICKING, PLACING) else None
        return [[worker.id]] if worker else []
    return [[act_id(code - int(ACT))]] if code > ACT and not act_id(code - int(ACT)).endswith("-0") else []


def _decisions(s: Tzolkin, code: int) -> Paths:
    """What an action asks: harvest, technology, temple, resource."""
    plantation = int(s.number()) + 2 if s.phase == HARVESTING else 0
    if HARVEST <= code < BURN and plantation:
        kind = ("corn", "wood", "free")[code - HARVEST]
        return [[act_id(plantation)]] if kind == "free" else [[f"field-{plantation}-{kind}"]]
    if BURN <= code < LEARN and plantation:
        return [[f"temple-{TEMPLES[code - BURN]}"]]
    if LEARN <= code < CLIMB:
        return [[f"tech-{TRACKS[code - LEARN]}"]]
    if CLIMB <= code < PAY:
        return [[f"temple-{TEMPLES[code - CLIMB]}"]] if s.phase == CLIMBING else []
    if PAY <= code < TAKE:
        return [[f"stock-{RESOURCES[code - PAY]}"]] if s.phase in (PAYING, OFFERING) else []
    if TAKE <= code < BUILD:
        return [[f"stock-{RESOURCES[code - TAKE]}"]] if s.phase == TAKING else []
    return []


def _tables(s: Tzolkin, code: int) -> Paths:
    """Buildings, monuments, the exchange, the calendar."""
    if code < DESIGN:
        name = BUILDINGS[code - BUILD]
        return [[f"plain-{name}" if both_ways(s, code - int(BUILD)) else f"building-{name}"]]
    if code < SPARE:
        return [[f"building-{BUILDINGS[code - DESIGN]}"]] if s.phase == BUILDING else []
    if code < MONUMENT:
        return [[f"stock-{RESOURCES[code - SPARE]}"]] if s.phase == SPARING else []
    if code < SELL:
        return [[f"monument-{MONUMENTS[code - MONUMENT]}"]]
    if code < BUY:
        return [[f"sell-{RESOURCES[code - SELL]}"]]
    if code < BUY + 3:
        return [[f"buy-{RESOURCES[code - BUY]}"]]
    if code >= ADVANCE and s.phase == ADVANCING:
        return [[f"day-{code - int(ADVANCE) + 1}"]]
    return []


class Kept(NamedTuple):
    """R-20 Architecture that the first building left to a second."""

    building: int
    level: int  # held when the first was paid for


def kept_architecture(s: Tzolkin) -> Kept | None:
    """What waits on the pile for a second building, and goes to the first if none comes."""
    pile = int(s.todo)
    while pile and pile & 0xF != TO_SETTLE:
        pile >>= int(TASK_BITS)
    number = (pile & int(TASK_MASK)) >> 4
    return Kept(number & 31, (number >> 5) + 1) if pile else None


def both_ways(s: Tzolkin, building: int) -> bool:
    """T-4.15 May this building be built now both with and without architecture?"""
    if s.phase != BUILDING or building not in [int(b) for b in s.shown]:
        return False
    seat, mode = s.active, s.number()
    return bool(can_build(s, seat, building, mode) and can_design(s, seat, building, mode))
