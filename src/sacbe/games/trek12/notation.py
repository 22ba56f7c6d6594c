"""Positions as readable dicts, both ways. What is derived may be left out when a position is written by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from librt.vecs import append
from mypy_extensions import i64

from sacbe.core.bits import count
from sacbe.core.reading import Reader
from sacbe.games.trek12.data import (
    AREA_SUM,
    BOXES,
    CELLS,
    EDITION,
    FULL_BAG,
    MAX_SEATS,
    OPERATIONS,
    RED_FACES,
    ROUNDS,
    TOKENS,
    YELLOW_FACES,
    cell_mask,
    cell_names,
    token_mask,
    token_names,
)
from sacbe.games.trek12.rules.areas import areas_of, common, connected
from sacbe.games.trek12.state import DIG_AREAS, NOT_LOCKED, OVER, UNKNOWN, Trek

# Position to dict


def dump(s: Trek) -> dict[str, Any]:
    return {
        "game": "trek12",
        "edition": int(s.edition),
        "seats": int(s.seats),
        "options": {"solo": s.solo, "chief": "random" if s.first_chief < 0 else str(s.first_chief)},
        "phase": s.phases[s.phase].name,
        "round": int(s.round),
        "chief": None if s.chief < 0 else int(s.chief),
        "dice": None if s.yellow < 0 else [int(s.yellow), int(s.red)],
        "players": [_dump_player(s, seat) for seat in range(s.seats)],
        "dig": None if s.digger < 0 else _dump_dig(s),
        "bag": token_names(s.bag),
    }


def _dump_player(s: Trek, seat: int) -> dict[str, Any]:
    base = seat * len(CELLS)
    filled = [cell for cell in range(len(CELLS)) if s.number[base + cell] >= 0]
    areas = [
        [CELLS[cell] for cell in filled if s.area[base + cell] == area] for area in range(1, int(s.areas[seat]) + 1)
    ]
    pending = s.pending[seat]
    if pending == NOT_LOCKED:
        locked = None
    elif pending == UNKNOWN:
        locked = "hidden"
    else:
        locked = f"{OPERATIONS[pending // len(CELLS)]} {CELLS[pending % len(CELLS)]}"
    return {
        "numbers": {CELLS[cell]: int(s.number[base + cell]) for cell in filled},
        "operations": {
            CELLS[cell]: OPERATIONS[s.operation[base + cell]] for cell in filled if s.operation[base + cell] >= 0
        },
        "areas": areas,
        "ticked": {name: int(s.ticked[seat * 4 + row]) for row, name in enumerate(OPERATIONS)},
        "bones": token_names(s.hand[seat]),
        "locked": locked,
        "new": None if s.new_cell[seat] < 0 else CELLS[s.new_cell[seat]],
    }


def _dump_dig(s: Trek) -> dict[str, Any]:
    return {
        "seat": int(s.digger),
        "asked": int(s.asked),
        "last": None if s.last_digger < 0 else int(s.last_digger),
        "picked": cell_names(s.picked),
        "drawn": token_names(s.drawn),
        "to_draw": int(s.to_draw),
        "to_keep": int(s.to_keep),
    }


# Dict to position


def load(phases: list[Any], d: dict[str, Any]) -> Trek:
    """The position a dict describes; ValueError names everything that is wrong with it."""
    read = Reader("trek12", d)
    seats = read.whole("seats", 1, MAX_SEATS, default=len(d.get("players") or [{}]))
    read.edition(EDITION)
    options = read.sub("options")
    solo = options.flag("solo", default=False)
    first = options.choice("chief", ("random", *(str(seat) for seat in range(seats))), default="random")
    s = Trek(phases, seats, solo, -1 if first == "random" else int(first))

    dice = read.listed("dice", default=None)
    if dice is not None:
        if len(dice) == 2 and dice[0] in YELLOW_FACES and dice[1] in RED_FACES:
            s.yellow, s.red = dice
        else:
            read.wrong(f"dice are [yellow 0-5, red 1-6], not {dice!r}")
    known = [phase.name for phase in phases]
    s.phase = known.index(read.choice("phase", known, default="roll" if dice is None else "write"))

    players = read.subs("players", default=[{}] * seats)
    if len(players) != seats:
        read.wrong(f"{seats} seats need {seats} players, not {len(players)}")
    for seat, player in enumerate(players[:seats]):
        _load_player(s, seat, player)
    written = max(count(s.filled[seat]) for seat in range(seats))
    later = s.phase >= DIG_AREAS  # this round's number is already on the sheet
    s.round = read.whole("round", 1, int(ROUNDS), default=min(max(1, written + (not later)), int(ROUNDS)))
    chief = read.seat("chief", seats, default=0 if s.phase > 0 else None)
    s.chief = -1 if chief is None else chief

    _load_dig(s, read)
    in_play = s.drawn
    for seat in range(seats):
        if in_play & s.hand[seat]:
            read.wrong(f"these Bones are in two places: {token_names(in_play & s.hand[seat])}")
        in_play |= s.hand[seat]
    s.bag = token_mask(read.names("bag", TOKENS, default=token_names(FULL_BAG & ~in_play)))
    if s.bag & in_play:
        read.wrong(f"these Bones are in the bag and in a hand: {token_names(s.bag & in_play)}")
    read.finish(
        known=("game", "edition", "seats", "options", "phase", "round", "chief", "dice", "players", "dig", "bag")
    )
    return s


def _load_player(s: Trek, seat: int, read: Reader) -> None:
    base = seat * len(CELLS)
    for cell, number in read.mapping("numbers", CELLS, 0, 11):
        s.number[base + CELLS.index(cell)] = number
        s.filled[seat] |= 1 << CELLS.index(cell)
    for cell, operation in read.sub("operations").pairs(CELLS):
        if operation in OPERATIONS:
            s.operation[base + CELLS.index(cell)] = OPERATIONS.index(operation)
            s.ticked[seat * 4 + OPERATIONS.index(operation)] += 1
        else:
            read.wrong(f"{operation!r} is no operation; known are {', '.join(OPERATIONS)}")
    for operation, ticks in read.mapping("ticked", OPERATIONS, 0, int(BOXES)):
        s.ticked[seat * 4 + OPERATIONS.index(operation)] = ticks
    for area in _areas(read):
        problem = _area_problem(s, seat, area)
        if problem:
            read.wrong(f"area {' '.join(area)}: {problem}")
            continue
        s.areas[seat] += 1
        s.circled[seat] |= cell_mask(area)
        for cell in area:
            s.area[base + CELLS.index(cell)] = s.areas[seat]
    s.hand[seat] = token_mask(read.names("bones", TOKENS, default=[]))
    locked = read.text("locked", default=None)
    if locked == "hidden":
        s.pending[seat] = UNKNOWN
    elif locked is not None:
        operation, _, cell = locked.partition(" ")
        if operation in OPERATIONS and cell in CELLS:
            s.pending[seat] = OPERATIONS.index(operation) * len(CELLS) + CELLS.index(cell)
        else:
            read.wrong(f'locked is "OPERATION CELL", e.g. "sum D3", or "hidden", not {locked!r}')
    new = read.choice("new", CELLS, default=None)
    if new is not None:
        s.new_cell[seat] = CELLS.index(new)
        if s.number[base + CELLS.index(new)] < 0:
            read.wrong(f"the new cell {new} has no number")
    read.finish(known=("numbers", "operations", "areas", "ticked", "bones", "locked", "new"))


def _areas(read: Reader) -> Iterator[list[str]]:
    for area in read.listed("areas", default=[]) or []:
        if isinstance(area, list) and area and all(cell in CELLS for cell in area):
            yield area
        else:
            read.wrong(f"an area is a list of cells, not {area!r}")


def _area_problem(s: Trek, seat: int, area: list[str]) -> str:
    mask = cell_mask(area)
    numbers = [s.number[seat * len(CELLS) + CELLS.index(cell)] for cell in area]
    if min(numbers) < 0:
        return "every cell needs a number"
    if mask & s.circled[seat]:
        return "a cell can belong to one area only"
    if sum(numbers) != AREA_SUM:
        return f"it totals {sum(numbers)}, not {AREA_SUM}"
    return "" if connected(mask) else "its cells do not touch each other"


def _load_dig(s: Trek, whole: Reader) -> None:
    """Whose turn to dig, and what is picked and drawn; only in the phases dig, draw and keep."""
    read = whole.sub("dig")
    if not DIG_AREAS <= s.phase < OVER:
        return
    first = int(max(s.chief, 0))
    seat = read.seat("seat", int(s.seats), default=first)
    s.digger = first if seat is None else seat
    s.asked = read.whole("asked", 1, int(s.seats), default=(int(s.digger) - first) % int(s.seats) + 1)
    last = read.seat("last", int(s.seats), default=None)
    s.last_digger = -1 if last is None else last
    s.drawn = token_mask(read.names("drawn", TOKENS, default=[]))
    s.to_draw = read.whole("to_draw", 0, len(CELLS), default=0)
    s.to_keep = read.whole("to_keep", 0, len(CELLS), default=0)
    picked: i64 = cell_mask(read.names("picked", CELLS, default=[]))
    if s.phase != DIG_AREAS:
        s.picked = picked
    elif s.new_cell[s.digger] < 0:
        read.wrong(f'seat {int(s.digger)} digs, so its player needs "new", the cell just written')
    else:
        everything = areas_of(s, s.digger)
        i: i64
        for i in range(len(everything)):
            if everything[i] & picked == picked:
                s.candidates = append(s.candidates, everything[i])
        # Written by hand, a digger may have no area at all: then the new cell alone is picked, and only skip is legal.
        s.picked = common(s.candidates) if len(s.candidates) > 0 else 1 << s.new_cell[s.digger]
    read.finish(known=("seat", "asked", "last", "picked", "drawn", "to_draw", "to_keep"))
