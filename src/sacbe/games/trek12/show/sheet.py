"""One Dig Site sheet as SVG: in full (the bones, the pits, every cell a spot) and small (numbers and pits only)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from sacbe.core.svg import INK, about, esc, move, num, round_rings, spot, text, use
from sacbe.games.trek12.data import CELLS, SPECIALS
from sacbe.games.trek12.show.geometry import ALL, CELL, centre, rim
from sacbe.games.trek12.show.lens import Sheet, Writing, open_in
from sacbe.games.trek12.show.overlays import overlays
from sacbe.games.trek12.show.words import cell_name, words

_BELT: Final = {"red": "var(--die-r)", "yellow": "var(--die-y)", "sum": "var(--lava)"}


class Marks(NamedTuple):
    """What is shown on a sheet besides its numbers."""

    ghost: Writing | None = None  # a number not yet final
    dashed: int = 0  # cells outlined as the area that is being made
    new: int = -1  # the cell just written
    choosing: bool = False  # an empty cell that cannot be written in is dimmed
    dice: tuple[int, int] = (-1, -1)
    last_roll: bool = False  # no roll comes after this one


def areas_in(sheet: Sheet) -> list[int]:
    """The circled areas as masks, in the order they were circled."""
    masks = [0] * max(sheet.areas)
    for cell, area in enumerate(sheet.areas):
        if area:
            masks[area - 1] |= 1 << cell
    return masks


# In full


@lru_cache(maxsize=64)
def full(sheet: Sheet, marks: Marks, lang: str, d: float, lens_size: float) -> str:
    """The sheet with the centre of A1 at the origin; a lens size of 0 leaves the lenses out."""
    k = d / CELL
    parts = [about("sheet", use("trek-sauropod", -81 * k, -81 * k, 1009 * k, 719 * k))]
    for number, area in enumerate(areas_in(sheet), 1):
        width = num(max(1.2, 3 * k))
        pit = (
            f"<path d='{rim(area, d, 1.5 * k)}' fill='var(--pit)' stroke='var(--outline)' stroke-width='{width}'/>"
            f"<path d='{rim(area, d, 6 * k)}' fill='none' stroke='var(--pit-2)' stroke-width='{width}'"
            " stroke-opacity='.8'/>"
        )
        parts.append(about(f"area-{number}", pit))
    if marks.dashed:
        pit = f"<path class='ghost' d='{rim(marks.dashed, d, 1.5 * k)}' fill='var(--pit)'/>"
        parts.append(about("area-new", pit))
    parts += [_cell(sheet, marks, cell, lang, d) for cell in ALL]
    if marks.dashed:
        path = rim(marks.dashed, d, 1.5 * k)
        wide, thin, dash = max(3.4, 7 * k), max(2.0, 4 * k), max(0.6, k)
        parts.append(
            f"<g data-what='area-new' fill='none' pointer-events='none'>"
            f"<path d='{path}' stroke='var(--outline)' stroke-width='{num(wide)}'/>"
            f"<path d='{path}' stroke='var(--select)' stroke-width='{num(thin)}'"
            f" stroke-dasharray='{num(9 * dash)} {num(6 * dash)}'/></g>"
        )
    if lens_size:
        parts.append(overlays(sheet, marks.ghost, marks.dice, marks.last_roll, d, lens_size))
    return "".join(parts)


def _cell(sheet: Sheet, marks: Marks, cell: int, lang: str, d: float) -> str:
    number = sheet.numbers[cell]
    ghost = marks.ghost.number if marks.ghost is not None and marks.ghost.cell == cell else -1
    empty = number < 0 and ghost < 0
    dim = empty and marks.choosing and not open_in(sheet.filled) >> cell & 1
    said = label(sheet, cell, lang)
    return _drawn(cell, number, ghost, bool(dim), cell == marks.new, said, d)


@lru_cache(maxsize=8192)
def _drawn(cell: int, number: int, ghost: int, dim: bool, new: bool, said: str, d: float) -> str:
    """Most cells are on most sheets as they were before. `ghost`: the number that is not yet final, or -1."""
    k = d / CELL
    x, y = centre(cell, d)
    special, half = SPECIALS[cell], 60 * k
    body = use(f"trek-cell-{special or 'plain'}", -half, -half, 2 * half)
    if number < 0 and ghost < 0 and special:
        body += use(f"trek-mark-{special}", -half, -half, 2 * half)
    if dim:
        body = f"<g opacity='.62'>{body}</g>"
    body += f"<circle class='hit' r='{num(d / 2)}'/>{round_rings(51 * k)}"
    if new:
        gap = max(4, 9 * k)
        body += (
            f"<circle r='{num(44 * k)}' fill='none' stroke='var(--seat)' stroke-width='{num(max(2.4, 5 * k))}'"
            f" stroke-dasharray='.1 {num(gap)}' stroke-linecap='round'/>"
        )
    shown = ghost if ghost >= 0 else number
    if shown >= 0:
        faint = " opacity='.6'" if ghost >= 0 else ""
        written = text(0, 17 * k, shown, 50 * k, serif=True)
        body += f"<g id='number-{CELLS[cell]}' class='piece'{faint}>{written}</g>"
    # The place is on a wrapper: the client may move the spot itself by a CSS transform, which would override its own.
    return move(x, y, spot(f"cell-{CELLS[cell]}", said, body, "cell own"))


@lru_cache(maxsize=4096)
def _said(cell: int, number: int, inside: bool, lang: str) -> str:
    t = words(lang)
    kind = "filled" if number >= 0 else SPECIALS[cell] or "empty"
    return t("spot-cell", name=cell_name(cell, lang), kind=kind, number=number, inside="yes" if inside else "no")


def label(sheet: Sheet, cell: int, lang: str) -> str:
    return _said(cell, sheet.numbers[cell], bool(sheet.areas[cell]), lang)


# Small: for panels and phones. Filled cells are white with a numeral, open ones hollow, special ones wear a belt.

SMALL: Final = 40.0  # distance of touching cells in a small sheet


@lru_cache(maxsize=512)
def small(sheet: Sheet, numerals: float, new: int = -1) -> str:
    """At the scale of SMALL; `numerals` is their size in cells, 0 for none.

    Five of these travel with a board, so cells are dots of one line and single digits stand in one text.
    """
    d = SMALL
    pits = "".join(rim(area, d, 0.4) for area in areas_in(sheet))
    places = [(round(x), round(y)) for x, y in (centre(cell, d) for cell in ALL)]
    hollow = "".join(f"M{x} {y}h0" for (x, y), number in zip(places, sheet.numbers, strict=True) if number < 0)
    filled = "".join(f"M{x} {y}h0" for (x, y), number in zip(places, sheet.numbers, strict=True) if number >= 0)
    belts = ""
    for cell, (x, y) in enumerate(places):
        colours = [_BELT[SPECIALS[cell]]] if SPECIALS[cell] else []
        for colour in [*colours, "var(--seat)"] if cell == new else colours:
            belts += f"<circle cx='{x}' cy='{y}' r='17' stroke='{colour}'/>"
    return (
        f"{use('trek-site', -28, -28, 336, 229)}"
        f"<path d='{pits}' fill='var(--pit)' stroke='var(--outline)' stroke-width='2'/><g fill='none'>"
        f"<g stroke-linecap='round'><path d='{hollow}' stroke='var(--sand-2)' stroke-width='35.8' opacity='.6'/>"
        f"<path d='{hollow}' stroke='var(--sand)' stroke-width='32'/>"
        f"<path d='{filled}' stroke='var(--outline)' stroke-width='35.8'/>"
        f"<path d='{filled}' stroke='var(--limestone)' stroke-width='32.4'/></g>"
        f"<g stroke-width='4.4'>{belts}</g></g>{_digits(sheet.numbers, places, numerals * d)}"
    )


def _digits(numbers: tuple[int, ...], places: list[tuple[int, int]], size: float) -> str:
    if not size:
        return ""
    drop = round(size * 0.35)
    written = [(x, y + drop, number) for (x, y), number in zip(places, numbers, strict=True) if number >= 0]
    single = [one for one in written if one[2] < 10]
    xs, ys = " ".join(str(x) for x, _, _ in single), " ".join(str(y) for _, y, _ in single)
    said = f"<text x='{xs}' y='{ys}'>{''.join(str(number) for _, _, number in single)}</text>" if single else ""
    said += "".join(f"<text x='{x}' y='{y}'>{number}</text>" for x, y, number in written if number > 9)
    style = f"text-anchor='middle' font-size='{num(size)}' font-weight='800' fill='{INK}'"
    return f"<g class='numerals' {style}>{said}</g>"


@lru_cache(maxsize=512)
def small_picture(sheet: Sheet, seat: int, new: int, caption: str) -> str:
    """A small sheet as a picture of its own."""
    return (
        f"<svg class='seat-{seat}' viewBox='-25 -25 330 224' role='img' aria-label='{esc(caption)}'>"
        f"{small(sheet, 0.71, new)}</svg>"
    )
