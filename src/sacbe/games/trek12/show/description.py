"""The position in words: dice, every sheet with its areas and bones, whoever digs, the bag."""

from __future__ import annotations

from collections.abc import Iterable

from sacbe.core.asking import Asked
from sacbe.core.bits import count
from sacbe.core.describing import listed
from sacbe.core.words import signed
from sacbe.games.trek12.data import (
    BOXES,
    CELL_COUNT,
    CELLS,
    COLOURS,
    NEIGHBOURS,
    OPERATIONS,
    SKELETON_VALUES,
    SPECIALS,
    TOKENS,
    result,
)
from sacbe.games.trek12.show.final import score_line
from sacbe.games.trek12.show.lens import cells_of, leaders, sheet_of
from sacbe.games.trek12.show.panels import status
from sacbe.games.trek12.show.sheet import areas_in
from sacbe.games.trek12.show.words import cell_name, operation_name
from sacbe.games.trek12.state import NOT_LOCKED, OVER, UNKNOWN, Trek


def described(a: Asked[Trek]) -> list[str]:
    lines = [_layout(a), _specials(a), _dice(a)]
    for seat in range(int(a.s.seats)):
        lines += _player(a, seat)
    lines += _dig(a) if a.s.digger >= 0 else []
    return [*lines, _skeletons(a), a.words("told-bag", n=count(a.s.bag), bones=_bones(a, int(a.s.bag)))]


def _called(a: Asked[Trek], cell: int) -> str:
    """C1 neck"""
    return f"{CELLS[cell]} {cell_name(cell, a.lang)}"


def _codes(mask: int) -> str:
    return " ".join(CELLS[cell] for cell in cells_of(mask))


def _layout(a: Asked[Trek]) -> str:
    cells = (f"{_called(a, cell)}: {_codes(int(NEIGHBOURS[cell]))}" for cell in range(int(CELL_COUNT)))
    return a.words("told-layout", cells=listed(cells, "; "))


def _specials(a: Asked[Trek]) -> str:
    cells = (f"{CELLS[cell]}: {a.words(f'special-{kind}')}" for cell, kind in enumerate(SPECIALS) if kind)
    return a.words("told-specials", cells=listed(cells, "; "))


def _dice(a: Asked[Trek]) -> str:
    if a.s.yellow < 0:
        return a.words("told-no-dice")
    made = (f"{operation_name(op, a.lang)} {int(result(op, a.s.yellow, a.s.red))}" for op in range(len(OPERATIONS)))
    return a.words("told-dice", yellow=int(a.s.yellow), red=int(a.s.red), results=listed(made))


def _player(a: Asked[Trek], seat: int) -> list[str]:
    s, sheet = a.s, sheet_of(a.s, seat)
    written = [f"{CELLS[cell]} {number}" for cell, number in enumerate(sheet.numbers) if number >= 0]
    areas = [_codes(area) for area in areas_in(sheet)]
    boxes = listed(f"{operation_name(op, a.lang)} {n}" for op, n in enumerate(sheet.ticked))
    lines = [
        a.words("told-player", name=a.names[seat], score=signed(s.score(seat)), how=score_line(s, seat)),
        a.words("told-numbers", numbers=listed(written)),
        a.words("told-areas", areas=listed(areas, "; ")),
        a.words("told-boxes", all=int(BOXES), boxes=boxes),
        a.words("told-bones", bones=_bones(a, int(s.hand[seat]))),
    ]
    doing = status(s, seat, a.lang)
    lines += [a.fact("status", status=doing)] if doing else []
    if s.new_cell[seat] >= 0:
        lines.append(a.words("told-new", cell=_called(a, int(s.new_cell[seat]))))
    chosen = int(s.pending[seat])
    if chosen not in (NOT_LOCKED, UNKNOWN):
        by, cell = divmod(chosen, int(CELL_COUNT))
        lines.append(a.words("told-chosen", operation=operation_name(by, a.lang), cell=_called(a, cell)))
    return lines


def _colour(a: Asked[Trek], colour: str) -> str:
    return a.words(f"told-colour-{colour}")


def _bones(a: Asked[Trek], mask: int) -> str:
    """By colour, each by the rest of its name in the notation."""
    by_colour = []
    for colour in COLOURS:
        tokens = [name.partition("-")[2] for i, name in enumerate(TOKENS) if mask >> i & 1 and name.startswith(colour)]
        if tokens:
            by_colour.append(f"{_colour(a, colour)} {listed(tokens)}")
    return listed(by_colour, "; ")


def _dig(a: Asked[Trek]) -> list[str]:
    s = a.s
    last = a.names[s.last_digger] if s.last_digger >= 0 else "–"
    lines = [a.words("told-dig", name=a.names[s.digger], number=int(s.asked), all=int(s.seats), last=last)]
    if s.picked:
        lines.append(a.words("told-picked", cells=_codes(int(s.picked))))
    if s.to_draw or s.drawn or s.to_keep:
        drawn, kept = _bones(a, int(s.drawn)), _bones(a, int(s.kept))
        lines.append(a.words("told-drawn", draw=int(s.to_draw), keep=int(s.to_keep), drawn=drawn, kept=kept))
    return lines


def _skeletons(a: Asked[Trek]) -> str:
    over = "yes" if a.s.phase == OVER else "no"
    told: Iterable[str] = (
        f"{_colour(a, colour)} ({a.words(f'species-{colour}')}, +{SKELETON_VALUES[index]}): "
        + (a.fact("leads", name=a.names[owner], over=over) if owner >= 0 else a.fact("nobody-leads", over=over))
        for index, (colour, (owner, _)) in enumerate(zip(COLOURS, leaders(a.s), strict=True))
    )
    return a.words("told-skeletons", skeletons=listed(told, "; "))
