"""Reading one player's sheet: what stands on it must have been written there by some operation of some roll."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from sacbe.core.bits import bit, count
from sacbe.core.reading import Reader
from sacbe.games.trek12.data import (
    ACCEPTS,
    AREA_SUM,
    BOXES,
    CELLS,
    KEEP_BASE,
    KEEP_PER_ZERO,
    OPERATIONS,
    RED_FACES,
    SPECIALS,
    TOKENS,
    YELLOW_FACES,
    cell_mask,
    result,
    token_mask,
)
from sacbe.games.trek12.rules.areas import connected
from sacbe.games.trek12.state import (
    DIG_AREAS,
    DRAW_BONES,
    KEEP_BONES,
    NOT_LOCKED,
    OVER,
    SHOW_SHEETS,
    UNKNOWN,
    WRITE_NUMBERS,
    Trek,
)

KEYS: Final = ("numbers", "operations", "areas", "ticked", "bones", "locked", "new")


@cache
def numbers_of(operation: int) -> frozenset[int]:
    """T-4.1.2 What an operation can give."""
    return frozenset(int(result(operation, y, r)) for y in YELLOW_FACES for r in RED_FACES)


def in_full(read: Reader) -> bool:
    """Whether a sheet is written as `dump` does it: then it says what is not there as well."""
    numbers, operations = read.d.get("numbers"), read.d.get("operations")
    return (
        isinstance(numbers, dict)
        and isinstance(operations, dict)
        and bool(numbers)
        and set(numbers) == set(operations)
        and all(key in read.d for key in ("areas", "ticked", "bones"))
    )


def load_sheet(s: Trek, seat: int, read: Reader) -> None:
    base = seat * len(CELLS)
    for cell, number in read.mapping("numbers", CELLS, 0, 11):
        s.number[base + CELLS.index(cell)] = number
        s.filled[seat] |= 1 << CELLS.index(cell)
    if s.filled[seat] and not connected(s.filled[seat]):
        read.wrong("each number is written next to an earlier one: the filled cells must hang together (T-4.1.4)")
    _load_operations(s, seat, read)
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
    _load_locked(s, seat, read)
    new = read.choice("new", CELLS, default=None)
    if new is not None:
        s.new_cell[seat] = CELLS.index(new)
    read.finish(KEYS)


# Numbers, operations and ticks


def _load_operations(s: Trek, seat: int, read: Reader) -> None:
    base = seat * len(CELLS)
    for cell, operation in read.sub("operations").pairs(CELLS):
        at = CELLS.index(cell)
        if operation not in OPERATIONS:
            read.wrong(f"{operation!r} is no operation; known are {', '.join(OPERATIONS)}")
        elif s.number[base + at] < 0:
            read.wrong(f"operations: {cell} has no number")
        else:
            s.operation[base + at] = OPERATIONS.index(operation)
            s.ticked[seat * 4 + OPERATIONS.index(operation)] += 1
            if not int(ACCEPTS[OPERATIONS.index(operation)]) >> at & 1:
                read.wrong(f"operations: {cell} takes {SPECIALS[at]} only, not {operation} (T-4.1.5)")
            elif s.number[base + at] not in numbers_of(OPERATIONS.index(operation)):
                what = _listed(numbers_of(OPERATIONS.index(operation)))
                read.wrong(f"operations: {operation} gives {what}, not {int(s.number[base + at])} in {cell} (T-4.1.2)")
    for operation, ticks in read.mapping("ticked", OPERATIONS, 0, int(BOXES)):
        row = OPERATIONS.index(operation)
        made = int(s.ticked[seat * 4 + row])
        if ticks < made or (ticks > made and in_full(read)):
            read.wrong(f"ticked: {made} numbers were made by {operation}, so {made} boxes are ticked, not {ticks}")
        s.ticked[seat * 4 + row] = ticks
    for row, name in enumerate(OPERATIONS):
        if s.ticked[seat * 4 + row] > BOXES:
            read.wrong(f"operations: {name} has {int(BOXES)} boxes, not {int(s.ticked[seat * 4 + row])}")
    _check_numbers(s, seat, read)


def _listed(numbers: frozenset[int]) -> str:
    return f"{min(numbers)} to {max(numbers)}"


def _check_numbers(s: Trek, seat: int, read: Reader) -> None:
    """Some row with a box for it must have made each number: looked for by trying (a matching of numbers and boxes)."""
    rows: dict[int, list[int]] = {}
    for cell, name in enumerate(CELLS):
        number, operation = int(s.number[seat * len(CELLS) + cell]), int(s.operation[seat * len(CELLS) + cell])
        if number < 0:
            continue
        fitting = [row for row in range(4) if int(ACCEPTS[row]) >> cell & 1 and number in numbers_of(row)]
        rows[cell] = [operation] if operation >= 0 else fitting
        if not fitting:
            kind = OPERATIONS.index(SPECIALS[cell])
            read.wrong(
                f"numbers: {name} takes {SPECIALS[cell]} only, {_listed(numbers_of(kind))}, not {number} (T-4.1.5)"
            )
    made: list[list[int]] = [[] for _ in range(4)]

    def place(cell: int, tried: set[int]) -> bool:
        for row in rows[cell]:
            if row in tried:
                continue
            tried.add(row)
            if len(made[row]) < BOXES:
                made[row].append(cell)
                return True
            for other in made[row]:
                if place(other, tried):
                    made[row].remove(other)
                    made[row].append(cell)
                    return True
        return False

    if all(rows.values()) and not all(place(cell, set()) for cell in rows):
        read.wrong(f"numbers: four operations of {int(BOXES)} boxes each cannot have made all of these (T-4.1.3)")


# Areas


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
    if len(set(area)) != len(area):
        return "a cell is listed twice"
    if sum(numbers) != AREA_SUM:
        return f"it totals {sum(numbers)}, not {AREA_SUM}"
    return "" if connected(mask) else "its cells do not touch each other"


def zeros_in(s: Trek, seat: int, mask: int) -> int:
    return sum(1 for cell in range(len(CELLS)) if mask >> cell & 1 and s.number[seat * len(CELLS) + cell] == 0)


def area_with(s: Trek, seat: int, cell: int) -> int:
    """The Dig area that holds this cell, 0 if none does."""
    area = s.area[seat * len(CELLS) + cell]
    if area == 0:
        return 0
    return sum(1 << other for other in range(len(CELLS)) if s.area[seat * len(CELLS) + other] == area)


# What is locked, what is new, what was kept


def _load_locked(s: Trek, seat: int, read: Reader) -> None:
    locked = read.text("locked", default=None)
    if locked is None:
        return
    operation, _, cell = locked.partition(" ")
    if s.phase not in (WRITE_NUMBERS, SHOW_SHEETS):
        read.wrong(f"nothing is locked in phase {s.phases[s.phase].name}: leave locked out")
    elif locked == "hidden":
        s.pending[seat] = UNKNOWN
    elif operation in OPERATIONS and cell in CELLS:
        s.pending[seat] = OPERATIONS.index(operation) * len(CELLS) + CELLS.index(cell)
    else:
        read.wrong(f'locked is "OPERATION CELL", e.g. "sum D3", or "hidden", not {locked!r}')


def check_locked(s: Trek, seat: int, read: Reader) -> None:
    """T-4.1 A locked writing is legal on that sheet."""
    pending = s.pending[seat]
    if pending in (NOT_LOCKED, UNKNOWN):
        return
    choices = s.phases[WRITE_NUMBERS].choices(s, seat)
    if pending in [choices[i] for i in range(len(choices))]:
        return
    operation, cell = OPERATIONS[pending // len(CELLS)], CELLS[pending % len(CELLS)]
    mask: int = bit(pending % len(CELLS))
    if s.ticked[seat * 4 + OPERATIONS.index(operation)] >= BOXES:
        problem = f"all {int(BOXES)} boxes of {operation} are ticked (T-4.1.3)"
    elif s.filled[seat] & mask:
        problem = f"{cell} is filled (T-4.1.4)"
    elif not int(ACCEPTS[OPERATIONS.index(operation)]) & mask:
        problem = f"{cell} takes {SPECIALS[CELLS.index(cell)]} only (T-4.1.5)"
    else:
        problem = f"{cell} touches no filled cell (T-4.1.4)"
    read.wrong(f'"{operation} {cell}" cannot be locked: {problem}')


def check_new(s: Trek, seat: int, read: Reader) -> None:
    """T-4.1.7 The cell written in this round, known from the reveal to the end of the round."""
    new = int(s.new_cell[seat])
    digging = DIG_AREAS <= s.phase < OVER
    if new < 0:
        if digging and in_full(read):
            read.wrong(f'in phase {s.phases[s.phase].name} every sheet has "new", the cell just written')
        return
    number, operation = s.number[seat * len(CELLS) + new], s.operation[seat * len(CELLS) + new]
    others = s.filled[seat] & ~bit(new)
    if not digging:
        read.wrong(f"no cell is new in phase {s.phases[s.phase].name}: leave new out")
    elif number < 0:
        read.wrong(f"the new cell {CELLS[new]} has no number")
    elif others and not connected(others):
        read.wrong(f"{CELLS[new]} was written last, so the other filled cells must hang together without it (T-4.1.4)")
    elif operation >= 0 and s.yellow >= 0 and number != result(operation, s.yellow, s.red):
        due = int(result(operation, s.yellow, s.red))
        read.wrong(
            f"{OPERATIONS[operation]} of these dice is {due}, so the new cell {CELLS[new]} holds {due}, not {number}"
        )
    elif (seat - s.chief) % s.seats >= s.asked - (s.phase == DIG_AREAS) and s.circled[seat] & bit(new):
        read.wrong(f"this player has not had his turn to dig, so the new cell {CELLS[new]} is in no area yet")


def check_kept(s: Trek, seat: int, read: Reader) -> None:
    """T-4.4 Each area brought one Bone and one more for every 0, as long as the bag had them (T-4.6)."""
    if not in_full(read):
        return
    due = 0
    for area in range(1, int(s.areas[seat]) + 1):
        mask = sum(1 << cell for cell in range(len(CELLS)) if s.area[seat * len(CELLS) + cell] == area)
        due += int(KEEP_BASE) + int(KEEP_PER_ZERO) * zeros_in(s, seat, mask)
    if s.digger == seat and s.phase in (DRAW_BONES, KEEP_BONES):
        due -= int(s.to_keep)
    have = count(s.hand[seat])
    short = s.bag == 0 and s.drawn == 0
    if have > due or (have < due and not short):
        read.wrong(f"the areas of this sheet bring {due} Bones, so bones lists {due}, not {have} (T-4.4)")
