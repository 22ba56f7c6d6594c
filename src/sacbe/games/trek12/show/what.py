"""\"What is this?\": the sheet, its cells and areas, dice and operations. Bones and players are in `what_finds`."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Asked, Kinds, index_of, seat_in
from sacbe.core.bits import count
from sacbe.core.present import Answer
from sacbe.games.trek12.data import AREA_SUM, BOXES, CELL_COUNT, CELLS, OPERATIONS, SPECIALS, result
from sacbe.games.trek12.show.board import Scene, scene, shown_seat
from sacbe.games.trek12.show.lens import (
    Sheet,
    after,
    cells_of,
    closing,
    dig_of,
    odds,
    open_in,
    percent,
    sheet_of,
    writable,
)
from sacbe.games.trek12.show.sheet import areas_in
from sacbe.games.trek12.show.what_finds import FINDS, sheet_told
from sacbe.games.trek12.show.words import cell_name, operation_name
from sacbe.games.trek12.state import OVER, Trek

_OPERATION_RULE: Final = "T-4.1.2"
_LENS_RULES: Final = {"nine": "T-4.3.1", "odds": "T-8", "others": "T-7"}


# Cells and areas


def _cell(a: Asked[Trek], name: str) -> Answer | None:
    cell = index_of(name, CELLS)
    if cell is None:
        return None
    called, special = cell_name(cell, a.lang), SPECIALS[cell]
    now = scene(a.s, a.viewer)
    facts = _written(a, now, cell) if now.sheet.numbers[cell] >= 0 else _empty(a, now, cell)
    if special:
        return a.tell("special", "T-4.1.5", *facts, cell=called, kind=a.words(f"special-{special}"))
    return a.tell("cell", "T-4.1.4", *facts, cell=called)


def _written(a: Asked[Trek], now: Scene, cell: int) -> list[str]:
    number, area = now.sheet.numbers[cell], now.sheet.areas[cell]
    by = int(a.s.operation[now.seat * int(CELL_COUNT) + cell])
    facts = [a.fact("written", n=number, operation=operation_name(by, a.lang).lower())]
    if area:
        return [*facts, a.fact("in-area", sum=_sum(now.sheet, areas_in(now.sheet)[area - 1]))]
    return [*facts, a.fact("outside", n=number)]


def _empty(a: Asked[Trek], now: Scene, cell: int) -> list[str]:
    sheet, ghost = now.sheet, now.chosen
    if ghost is not None and ghost.cell == cell:
        return [a.fact("pending", n=ghost.number)]
    if a.s.phase == OVER:
        return []
    facts = [a.fact("first" if not sheet.filled else "open" if open_in(sheet.filled) >> cell & 1 else "shut")]
    numbers = sorted(closing(sheet).get(cell, {}).keys() & writable(sheet.ticked, cell))
    if numbers:
        facts.append(a.fact("closes", numbers=", ".join(map(str, numbers))))
    later = odds(after(sheet, ghost) if ghost else sheet).by_cell.get(cell, 0)
    if later and not now.marks.last_roll:
        facts.append(a.fact("chance", percent=percent(later)))
    return facts


def _sum(sheet: Sheet, area: int) -> str:
    """4 + 3 + 2 = 9"""
    numbers = sorted((sheet.numbers[cell] for cell in cells_of(area)), reverse=True)
    return f"{' + '.join(map(str, numbers))} = {sum(numbers)}"


def _area(a: Asked[Trek], name: str) -> Answer | None:
    now = scene(a.s, a.viewer)
    if name == "new":
        return _new_area(a, now)
    areas = areas_in(now.sheet)
    number = index_of(name, [str(n) for n in range(1, len(areas) + 1)])
    if number is None:
        return None
    zeros = sum(now.sheet.numbers[cell] == 0 for cell in cells_of(areas[number]))
    told = a.fact("area", sum=_sum(now.sheet, areas[number]))
    return a.tell("area", "T-4.3", told, a.fact("cells", cells=count(areas[number]), zeros=zeros))


def _new_area(a: Asked[Trek], now: Scene) -> Answer | None:
    if not now.marks.dashed:
        return None
    sheet = after(now.sheet, now.chosen) if now.chosen else now.sheet
    total = sum(now.numbers)
    if total != AREA_SUM:
        return a.tell("area-new", "T-4.3", a.fact("picked", sum=total))
    dig = now.dig or dig_of(sheet.numbers, now.marks.dashed, count(a.s.bag))
    brings = a.fact("brings", draw=dig.draw, keep=dig.keep, sure=now.sure)
    zeros = now.numbers.count(0)
    cells = a.fact("cells", cells=len(now.numbers), zeros=zeros)
    return a.tell("area-new", "T-4.4", a.fact("area", sum=_sum(sheet, now.marks.dashed)), cells, brings)


def _sheet(a: Asked[Trek], name: str) -> Answer | None:
    """The large one, or anybody's small one."""
    seat = seat_in(name, int(a.s.seats)) if name else shown_seat(a.s, a.viewer)
    return None if seat is None else sheet_told(a, seat)


# Dice, operations, lenses


def _die(a: Asked[Trek], name: str) -> Answer | None:
    if name not in ("yellow", "red"):
        return None
    value = int(a.s.yellow if name == "yellow" else a.s.red)
    fact = a.fact("rolled", n=value) if value >= 0 else a.fact("not-rolled")
    return a.tell("die-yellow", "T-1.5", fact) if name == "yellow" else a.tell("die-red", "T-1.6", fact)


def _operation(a: Asked[Trek], name: str) -> Answer | None:
    row = index_of(name, OPERATIONS)
    if row is None:
        return None
    ticked = sheet_of(a.s, shown_seat(a.s, a.viewer)).ticked[row]
    rolled = a.s.yellow >= 0
    gives = a.fact("result", n=int(result(row, a.s.yellow, a.s.red))) if rolled else a.fact("not-rolled")
    boxes = a.fact("boxes" if ticked < BOXES else "boxes-full", ticked=ticked, boxes=int(BOXES))
    return a.tell(f"op-{name}", _OPERATION_RULE, gives, boxes, operation=operation_name(row, a.lang))


def _lens(a: Asked[Trek], name: str) -> Answer | None:
    if name not in _LENS_RULES:
        return None
    facts = []
    if name == "odds" and a.s.phase != OVER:
        now = scene(a.s, a.viewer)
        sheet = after(now.sheet, now.chosen) if now.chosen else now.sheet
        chance = a.fact("any-chance", percent=percent(odds(sheet).any))
        facts.append(a.fact("no-roll") if now.marks.last_roll else chance)
    return a.tell(f"lens-{name}", _LENS_RULES[name], *facts)


KINDS: Final[Kinds[Trek]] = {
    "cell": _cell,
    "area": _area,
    "sheet": _sheet,
    "die": _die,
    "op": _operation,
    "lens": _lens,
    **FINDS,
}
