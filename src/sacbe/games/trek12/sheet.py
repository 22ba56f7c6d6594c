"""One Dig Site sheet as SVG: in full (the bones, the pits, every cell a spot) and small (numbers and pits only)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from sacbe.core.hexes import centre_pointy
from sacbe.core.svg import INK, esc, num, outline, plate, round_rings, spot, text, use
from sacbe.games.trek12.data import CELL_COUNT, CELLS, PLACES, SPECIALS
from sacbe.games.trek12.lens import Odds, Sheet, Writing, cells_of, closing, odds, open_in, percent
from sacbe.games.trek12.words import cell_name, words

CELL: Final = 116.0  # distance of touching cells at which the symbols are drawn
ALL: Final = tuple(range(int(CELL_COUNT)))
_UNIT: Final = tuple(centre_pointy(place, 3**-0.5) for place in PLACES)  # centres, one diameter apart
_BELT: Final = {"red": "var(--die-r)", "yellow": "var(--die-y)", "sum": "var(--lava)"}


class Marks(NamedTuple):
    """What is shown on a sheet besides its numbers."""

    ghost: Writing | None = None  # a number not yet final
    dashed: int = 0  # cells outlined as the area that is being made
    new: int = -1  # the cell just written
    choosing: bool = False  # an empty cell that cannot be written in is dimmed


def centre(cell: int, d: float) -> tuple[float, float]:
    return _UNIT[cell][0] * d, _UNIT[cell][1] * d


@lru_cache(maxsize=4096)
def rim(mask: int, d: float, inset: float) -> str:
    return outline([centre(cell, d) for cell in cells_of(mask)], d, inset)


def areas_in(sheet: Sheet) -> list[int]:
    """The circled areas as masks, in the order they were circled."""
    masks = [0] * max(sheet.areas)
    for cell, area in enumerate(sheet.areas):
        if area:
            masks[area - 1] |= 1 << cell
    return masks


# In full


@lru_cache(maxsize=512)
def full(sheet: Sheet, marks: Marks, lang: str, d: float, lens_size: float) -> str:
    """The sheet with the centre of A1 at the origin."""
    k = d / CELL
    parts = [use("trek-sauropod", -81 * k, -81 * k, 1009 * k, 719 * k)]
    for area in areas_in(sheet):
        width = num(max(1.2, 3 * k))
        parts.append(
            f"<path d='{rim(area, d, 1.5 * k)}' fill='var(--pit)' stroke='var(--outline)' stroke-width='{width}'/>"
            f"<path d='{rim(area, d, 6 * k)}' fill='none' stroke='var(--pit-2)' stroke-width='{width}'"
            " stroke-opacity='.8'/>"
        )
    if marks.dashed:
        parts.append(f"<path class='ghost' d='{rim(marks.dashed, d, 1.5 * k)}' fill='var(--pit)'/>")
    parts += [_cell(sheet, marks, cell, lang, d) for cell in ALL]
    if marks.dashed:
        path = rim(marks.dashed, d, 1.5 * k)
        wide, thin, dash = max(3.4, 7 * k), max(2.0, 4 * k), max(0.6, k)
        parts.append(
            f"<g fill='none' pointer-events='none'><path d='{path}' stroke='var(--outline)' stroke-width='{num(wide)}'/>"
            f"<path d='{path}' stroke='var(--select)' stroke-width='{num(thin)}'"
            f" stroke-dasharray='{num(9 * dash)} {num(6 * dash)}'/></g>"
        )
    parts.append(_lenses(sheet, marks, d, lens_size))
    return "".join(parts)


def _cell(sheet: Sheet, marks: Marks, cell: int, lang: str, d: float) -> str:
    k = d / CELL
    x, y = centre(cell, d)
    number, special = sheet.numbers[cell], SPECIALS[cell]
    size = 120 * k
    ghost = marks.ghost is not None and marks.ghost.cell == cell
    closed = number < 0 and not ghost and not open_in(sheet.filled) >> cell & 1
    body = use(f"trek-cell-{special or 'plain'}", x - size / 2, y - size / 2, size)
    if number < 0 and not ghost and special:
        body += use(f"trek-mark-{special}", x - size / 2, y - size / 2, size)
    if closed and marks.choosing:
        body = f"<g opacity='.62'>{body}</g>"
    body += f"<circle class='hit' cx='{num(x)}' cy='{num(y)}' r='{num(d / 2)}'/>" + round_rings(x, y, 51 * k)
    if cell == marks.new:
        body += (
            f"<circle cx='{num(x)}' cy='{num(y)}' r='{num(44 * k)}' fill='none' stroke='var(--seat)'"
            f" stroke-width='{num(max(2.4, 5 * k))}' stroke-dasharray='.1 {num(max(4, 9 * k))}' stroke-linecap='round'/>"
        )
    shown = marks.ghost.number if ghost and marks.ghost else number
    if shown >= 0:
        faint = " opacity='.6'" if ghost else ""
        body += (
            f"<g id='number-{CELLS[cell]}' class='piece'{faint}>{text(x, y + 17 * k, shown, 50 * k, serif=True)}</g>"
        )
    return spot(f"cell-{CELLS[cell]}", label(sheet, cell, lang), body, "cell")


@lru_cache(maxsize=4096)
def _said(cell: int, number: int, inside: bool, lang: str) -> str:
    t = words(lang)
    kind = "filled" if number >= 0 else SPECIALS[cell] or "empty"
    return t("spot-cell", name=cell_name(cell, lang), kind=kind, number=number, inside="yes" if inside else "no")


def label(sheet: Sheet, cell: int, lang: str) -> str:
    return _said(cell, sheet.numbers[cell], bool(sheet.areas[cell]), lang)


# The lenses: limestone plates with ink, shown when the reader asks for them


def _lenses(sheet: Sheet, marks: Marks, d: float, size: float) -> str:
    shift = 33 * d / CELL
    nine, chance = [], []
    taken = marks.ghost.cell if marks.ghost else -1
    known: Odds = odds(sheet)
    for cell, numbers in closing(sheet).items():
        x, y = centre(cell, d)
        if cell != taken:
            nine.append(plate(x, y + shift, shortened(sorted(numbers)), size))
            chance.append(plate(x, y + shift, f"{percent(known.by_cell[cell])}%", size))
    if not nine:
        return ""
    return (
        f"<g class='lens lens-nine' pointer-events='none'>{''.join(nine)}</g>"
        f"<g class='lens lens-odds' pointer-events='none'>{''.join(chance)}</g>"
    )


def shortened(numbers: list[int]) -> str:
    """3·5·7, or 2–6 for a run; at most what fits on a plate in a cell."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    if len(numbers) > 4:
        return "·".join(map(str, numbers[:3])) + "…"
    return "·".join(map(str, numbers))


# Small: for panels and phones. Filled cells are white with a numeral, open ones hollow, special ones wear a belt.


@lru_cache(maxsize=2048)
def small(sheet: Sheet, d: float, numerals: float, new: int = -1) -> str:
    parts = [
        f"<path d='{rim((1 << len(ALL)) - 1, d, -0.07 * d)}' fill='var(--sand)' stroke='var(--sand-2)'"
        f" stroke-width='{num(0.04 * d)}'/>"
    ]
    for area in areas_in(sheet):
        parts.append(
            f"<path d='{rim(area, d, 0.01 * d)}' fill='var(--pit)' stroke='var(--outline)'"
            f" stroke-width='{num(max(1.2, 0.026 * d))}'/>"
        )
    for cell in ALL:
        x, y = centre(cell, d)
        number, special = sheet.numbers[cell], SPECIALS[cell]
        stroke = _BELT.get(special, "var(--outline)" if number >= 0 else "var(--sand-2)")
        width = 0.11 * d if special else 0.045 * d
        faint = "" if number >= 0 else " fill-opacity='.35'"
        parts.append(
            f"<circle cx='{num(x)}' cy='{num(y)}' r='{num(0.43 * d)}' fill='var(--limestone)'"
            f"{faint} stroke='{stroke}' stroke-width='{num(width)}'/>"
        )
        if cell == new:
            parts.append(
                f"<circle cx='{num(x)}' cy='{num(y)}' r='{num(0.5 * d)}' fill='none' stroke='var(--seat)'"
                f" stroke-width='{num(0.09 * d)}'/>"
            )
        if number >= 0 and numerals:
            parts.append(
                f"<text x='{num(x)}' y='{num(y + numerals * 0.35 * d)}' text-anchor='middle'"
                f" font-size='{num(numerals * d)}' font-weight='800' fill='{INK}'>{number}</text>"
            )
    return "".join(parts)


def small_picture(sheet: Sheet, seat: int, new: int, caption: str) -> str:
    """A small sheet as a picture of its own."""
    d = 40.0
    return (
        f"<svg class='seat-{seat}' viewBox='{num(-0.62 * d)} {num(-0.62 * d)} {num(8.24 * d)} {num(5.58 * d)}'"
        f" role='img' aria-label='{esc(caption)}'>{small(sheet, d, 0.58, new)}</svg>"
    )
