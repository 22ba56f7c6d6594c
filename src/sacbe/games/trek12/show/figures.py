"""Pictures for the rules page and the home page, drawn by the board renderer from positions written by hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from sacbe.core.svg import esc, move, num, text, use
from sacbe.games.trek12.data import CELLS, COLOURS, SPECIALS, cell_mask
from sacbe.games.trek12.show.geometry import CELL, centre
from sacbe.games.trek12.show.lens import Sheet
from sacbe.games.trek12.show.pieces import operation_card
from sacbe.games.trek12.show.sheet import Marks, full
from sacbe.games.trek12.show.words import words


def _read(written: str) -> dict[str, int]:
    cells = written.split()
    return {cell: int(number) for cell, number in zip(cells[::2], cells[1::2], strict=True)}


# The worked excavation: a 2 has just been written on the belly.
_DIG: Final = _read("C1 4 C2 3 D1 0 D2 0 E2 2")
# The worked score: the sheet and the Bones of an archaeologist with 33 points.
_NUMBERS: Final = _read("A1 4 A2 4 B1 5 B2 5 C1 4 C2 3 C3 1 C4 1 D1 0 D2 0 D3 8 D4 6 E2 2 E3 9 E4 3 E5 1")
_AREAS: Final = ("A2 B2", "A1 B1", "C1 C2 D1 D2 E2", "E3", "C3 D3", "D4 E4")
_BONES: Final = ((1, 1), (3,), (4, 5, 7), (4, 6))
_SKELETONS: Final = (0, 2)  # green and purple: 1 + 3


def sheet(numbers: dict[str, int], areas: tuple[str, ...] = ()) -> Sheet:
    inside = {cell: index for index, area in enumerate(areas, 1) for cell in area.split()}
    return Sheet(
        tuple(numbers.get(cell, -1) for cell in CELLS), tuple(inside.get(cell, 0) for cell in CELLS), (0, 0, 0, 0)
    )


def picture(box: tuple[float, float, float, float], label: str, body: str, classes: str = "figure") -> str:
    """Nothing in a figure is to be clicked, and several stand on one page: spots lose what makes them spots."""
    still = re.sub(r" (?:id|role|tabindex|aria-label)='[^']*'", "", body).replace("class='spot", "class='")
    view = " ".join(map(num, box))
    return f"<svg class='{classes}' viewBox='{view}' role='img' aria-label='{esc(label)}'>{still}</svg>"


# Where the names of the special cells stand: a corner of the label, and how its text runs.
_SPECIAL_LABELS: Final = (("C2", 400.0, -58.0, "start"), ("D3", 955.0, 36.0, "end"), ("E1", -80.0, 470.0, "start"))


def _sheet(lang: str) -> str:
    body = full(sheet({}), Marks(), lang, CELL, 0)
    for cell, left, top, anchor in _SPECIAL_LABELS:
        index = CELLS.index(cell)
        x, y = centre(index, CELL)
        from_x = left - 130 if anchor == "end" else left + 130
        from_y = top + 44 if top < y else top - 30
        lines = "".join(
            text(left, top + 32 * row, line, 27, 700, "var(--ink)", anchor)
            for row, line in enumerate(_halves(words(lang)(f"special-{SPECIALS[index]}")))
        )
        body += (
            f"<path d='M{num(from_x)} {num(from_y)}L{num(x)} {num(y)}' stroke='var(--outline)' stroke-width='2.5'"
            f" stroke-dasharray='6 5'/>{lines}"
        )
    return picture((-95, -95, 1065, 700), words(lang)("figure-sheet"), body)


def _halves(said: str) -> list[str]:
    """A long label in two lines, broken at the blank nearest to its middle."""
    blanks = [i for i, letter in enumerate(said) if letter == " "]
    if len(said) < 20 or not blanks:
        return [said]
    middle = min(blanks, key=lambda i: abs(i - len(said) / 2))
    return [said[:middle], said[middle + 1 :]]


def _table(lang: str) -> str:
    cards = "".join(
        operation_card(row, ticked, 2, 5, False, lang, (4 + row * 125.0, 4, 113, 146))
        for row, ticked in enumerate((1, 0, 4, 2))
    )
    return picture((0, 0, 500, 158), words(lang)("figure-table"), cards)


def _area(lang: str) -> str:
    marks = Marks(dashed=cell_mask(list(_DIG)), new=CELLS.index("E2"))
    body = f"<g class='seat-0'>{full(sheet(_DIG), marks, lang, CELL, 0)}</g>"
    bones = "".join(use(f"trek-bone-{COLOURS[j % 4]}", 0 + j * 52, 0, 46, 47.6) for j in range(5))
    said = words(lang)("callout-bones", draw=5, keep=3, sure="yes")
    body += move(250, 610, f"{bones}{text(285, 36, said, 34, 700, 'var(--ink)', 'start')}")
    return picture((-95, -95, 1065, 790), words(lang)("figure-area"), body)


def _tie(lang: str) -> str:
    t = words(lang)
    body = ""
    for row, (seat, values) in enumerate(((0, (2, 2)), (1, (1, 4)))):
        y = row * 66
        body += use(f"token-{seat}", 4, y + 14, 30)
        body += "".join(use(f"trek-bone-blue-{value}", 52 + j * 56, y + 4, 50, 51.8) for j, value in enumerate(values))
        body += text(180, y + 37, t("figure-points", n=sum(values)), 20, 700, "var(--ink)", "start")
    return picture((0, 0, 380, 130), t("figure-tie"), body + use("trek-skeleton-blue", 302, 0, 66))


def _score(lang: str) -> str:
    t = words(lang)
    body = full(sheet(_NUMBERS, _AREAS), Marks(), lang, CELL, 0)
    x, y = -60.0, 610.0
    for colour, values in enumerate(_BONES):
        for value in values:
            body += use(f"trek-bone-{COLOURS[colour]}-{value}", x, y, 62, 64)
            x += 64
        x += 22
    for colour in _SKELETONS:
        body += use(f"trek-skeleton-{COLOURS[colour]}", x, y - 6, 76)
        x += 82
    body += text(x + 14, y + 46, f"− 2 {t('figure-penalty')} = 33", 34, 800, "var(--ink)", "start")
    return picture((-95, -95, 1130, 800), t("figure-score"), body)


def _cover(lang: str) -> str:
    """The home page: a sheet in mid-game, its bones and the dice."""
    numbers = _read("A2 5 B2 4 C1 0 C2 3 C3 2 D1 0 D2 2 D3 9 D4 0 E2 0 E3 7")
    body = use("trek-ground", 0, 0, 1096, 776)
    place = sheet(numbers, ("A2 B2 C1", "D1 D2 E2 E3", "D3 D4"))
    body += f"<g transform='translate(110 165)'>{full(place, Marks(), lang, CELL, 0)}</g>"
    body += use("trek-die-y-1", 560, 60, 120) + use("trek-die-r-4", 706, 84, 120)
    for j, (colour, value) in enumerate((("green", 6), ("blue", 4), ("purple", 7), ("orange", 5))):
        body += use(f"trek-bone-{colour}-{value}", 80 + j * 70, 640 - 26 * (j % 2), 78, 81)
    return picture((20, 20, 1056, 736), words(lang)("figure-cover"), body, "figure cover")


FIGURES: Final[dict[str, Callable[[str], str]]] = {
    "cover": _cover,
    "sheet": _sheet,
    "table": _table,
    "area": _area,
    "tie": _tie,
    "score": _score,
}
