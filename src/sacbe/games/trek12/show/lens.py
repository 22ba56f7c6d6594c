"""What a player would like to see worked out: which numbers close a nine where, and how likely the next roll has one.

Everything is asked of the rules; answers are kept by sheet, as one sheet is shown to many viewers.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import count
from sacbe.games.trek12.data import (
    ACCEPTS,
    AREA_SUM,
    BOXES,
    CELL_COUNT,
    COLOUR_MASK,
    RED_FACES,
    YELLOW_FACES,
    result,
)
from sacbe.games.trek12.rules.areas import legal_areas
from sacbe.games.trek12.rules.digging import bones_drawn, bones_kept
from sacbe.games.trek12.rules.writing import open_cells
from sacbe.games.trek12.score import skeleton_owner
from sacbe.games.trek12.state import OVER, Trek

ROLLS = len(YELLOW_FACES) * len(RED_FACES)


class Sheet(NamedTuple):
    """One player's sheet as plain facts: a key to remember answers by."""

    numbers: tuple[int, ...]  # by cell, -1: empty
    areas: tuple[int, ...]  # by cell, counted from 1; 0: in none
    ticked: tuple[int, ...]  # by operation

    @property
    def filled(self) -> int:
        return sum(1 << cell for cell, number in enumerate(self.numbers) if number >= 0)

    @property
    def circled(self) -> int:
        return sum(1 << cell for cell, area in enumerate(self.areas) if area)

    def free_zeros(self) -> int:
        """Zeros in no area yet."""
        return sum(1 for number, area in zip(self.numbers, self.areas, strict=True) if number == 0 and not area)

    def total(self, mask: int) -> int:
        return sum(self.numbers[cell] for cell in cells_of(mask) if self.numbers[cell] > 0)


class Writing(NamedTuple):
    """A number on its way into a cell."""

    operation: int
    cell: int
    number: int


class Dig(NamedTuple):
    """What circling some cells brings."""

    area: int
    draw: int
    keep: int


def sheet_of(s: Trek, seat: int) -> Sheet:
    base = seat * int(CELL_COUNT)
    end = base + int(CELL_COUNT)
    return Sheet(
        tuple(s.number[base:end]),
        tuple(s.area[base:end]),
        tuple(s.ticked[seat * 4 : seat * 4 + 4]),
    )


def pending_of(s: Trek, seat: int) -> Writing | None:
    """What this seat has chosen but not shown, if this view knows it."""
    choice = int(s.pending[seat])
    if choice < 0 or s.yellow < 0:
        return None
    operation, cell = divmod(choice, int(CELL_COUNT))
    return Writing(operation, cell, result(operation, s.yellow, s.red))


@lru_cache(maxsize=4096)
def cells_of(mask: int) -> tuple[int, ...]:
    return tuple(cell for cell in range(int(CELL_COUNT)) if mask >> cell & 1)


@lru_cache(maxsize=2048)
def open_in(filled: int) -> int:
    return open_cells(filled)


def dig_of(numbers: tuple[int, ...], area: int, bag: int) -> Dig:
    """T-4.4, T-4.6: Bones drawn and kept for an area, with this many in the bag."""
    cells = cells_of(area)
    draw = bones_drawn(len(cells), bag)
    return Dig(area, draw, bones_kept(sum(1 for cell in cells if numbers[cell] == 0), draw))


@lru_cache(maxsize=2048)
def closing(sheet: Sheet) -> dict[int, dict[int, int]]:
    """For every open cell: each number that would close a nine there, with the best such area."""
    numbers = vec[i64](list(sheet.numbers))
    free = sheet.filled & ~sheet.circled
    found: dict[int, dict[int, int]] = {}
    for cell in cells_of(open_in(sheet.filled)):
        by_number: dict[int, int] = {}
        for number in range(int(AREA_SUM) + 1):
            numbers[cell] = number
            areas = [int(area) for area in legal_areas(numbers, 0, free, cell)]
            if areas:
                known = (*sheet.numbers[:cell], number, *sheet.numbers[cell + 1 :])
                by_number[number] = best_of(known, areas)
        numbers[cell] = -1
        if by_number:
            found[cell] = by_number
    return found


def writable(ticked: tuple[int, ...], cell: int) -> frozenset[int]:
    """Every number that some roll and some operation with a free box could bring into a cell."""
    return _brought(tuple(op for op in range(4) if ticked[op] < BOXES and int(ACCEPTS[op]) >> cell & 1))


@lru_cache(maxsize=16)
def _brought(operations: tuple[int, ...]) -> frozenset[int]:
    return frozenset(int(result(op, y, r)) for op in operations for y in YELLOW_FACES for r in RED_FACES)


def worth(numbers: tuple[int, ...], area: int) -> tuple[int, int, int]:
    dig = dig_of(numbers, area, 36)
    return dig.keep, dig.draw, area


def best_of(numbers: tuple[int, ...], areas: Iterable[int]) -> int:
    """The area that brings most: the same one whether it is foretold or offered."""
    return max(areas, key=lambda area: worth(numbers, area))


def closed_by(sheet: Sheet, writing: Writing) -> int:
    """The best area that this writing would close, 0 if none."""
    return closing(sheet).get(writing.cell, {}).get(writing.number, 0)


@lru_cache(maxsize=2048)
def after(sheet: Sheet, writing: Writing) -> Sheet:
    """The sheet once this is written, and the nine it closes circled."""
    numbers, areas, ticked = list(sheet.numbers), list(sheet.areas), list(sheet.ticked)
    numbers[writing.cell] = writing.number
    ticked[writing.operation] += 1
    for cell in cells_of(closed_by(sheet, writing)):
        areas[cell] = max(sheet.areas) + 1
    return Sheet(tuple(numbers), tuple(areas), tuple(ticked))


def _rolls_of(op: int) -> dict[int, int]:
    """Which of the 36 rolls bring each number by this operation, as a mask."""
    found: dict[int, int] = {}
    for at, (yellow, red) in enumerate(product(YELLOW_FACES, RED_FACES)):
        number = int(result(op, yellow, red))
        found[number] = found.get(number, 0) | 1 << at
    return found


_ROLLS: Final = [_rolls_of(op) for op in range(4)]


class Odds(NamedTuple):
    """Of 36 equally likely rolls: how many close a nine in each cell, and how many close any."""

    by_cell: dict[int, int]
    any: int


@lru_cache(maxsize=2048)
def odds(sheet: Sheet) -> Odds:
    """How the next roll may go for this sheet as it stands."""
    free = [op for op in range(4) if sheet.ticked[op] < BOXES]
    by_cell, any_cell = {}, 0
    for cell, numbers in closing(sheet).items():
        rolls = 0
        for op in free:
            if ACCEPTS[op] >> cell & 1:
                for number in numbers:
                    rolls |= _ROLLS[op].get(number, 0)
        by_cell[cell] = rolls.bit_count()
        any_cell |= rolls
    return Odds(by_cell, any_cell.bit_count())


def percent(rolls: int) -> int:
    return round(100 * rolls / ROLLS)


class Race(NamedTuple):
    """What the Skeletons go by: a key to remember what is told of them."""

    hands: tuple[int, ...]
    solo: bool
    over: bool


def race_of(s: Trek) -> Race:
    return Race(tuple(s.hand), s.solo, s.phase == OVER)


def leaders(s: Trek) -> list[tuple[int, list[int]]]:
    return leading(race_of(s))


@lru_cache(maxsize=1024)
def leading(race: Race) -> list[tuple[int, list[int]]]:
    """For each colour: who would take its Skeleton now (-1: nobody), and how many Bones each seat has of it."""
    hands = vec[i64](list(race.hands))
    return [
        (int(skeleton_owner(hands, colour, race.solo)), [count(hand & COLOUR_MASK[colour]) for hand in race.hands])
        for colour in range(4)
    ]
