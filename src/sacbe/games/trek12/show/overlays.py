"""The lenses drawn: limestone plates with ink on the cells, shown only when the reader asks for them."""

from __future__ import annotations

from sacbe.core.svg import INK, num
from sacbe.games.trek12.data import ACCEPTS, BOXES, CELLS, result
from sacbe.games.trek12.show.geometry import CELL, centre
from sacbe.games.trek12.show.lens import Sheet, Writing, after, closing, odds, percent, writable

_PALE = "#6B5F4D"


def overlays(sheet: Sheet, ghost: Writing | None, dice: tuple[int, int], last_roll: bool, d: float, size: float) -> str:
    """`nine`: the numbers that close a nine, those of this roll in bold; `odds`: how likely the next roll has one."""
    nine = {}
    for cell, numbers in closing(sheet).items():
        possible = sorted(numbers.keys() & writable(sheet.ticked, cell))
        if possible and (ghost is None or cell != ghost.cell):
            nine[cell] = _listed(possible, _offered(sheet, cell, dice))
    later = {} if last_roll else odds(after(sheet, ghost) if ghost else sheet).by_cell
    chance = {cell: (f"{percent(rolls)}%", True) for cell, rolls in later.items() if rolls}
    return _plates("nine", nine, d, size) + _plates("odds", chance, d, size)


def _offered(sheet: Sheet, cell: int, dice: tuple[int, int]) -> set[int]:
    """What this roll could write in this cell."""
    if dice[0] < 0:
        return set()
    open_rows = [op for op in range(4) if sheet.ticked[op] < BOXES and int(ACCEPTS[op]) >> cell & 1]
    return {int(result(op, *dice)) for op in open_rows}


def _listed(numbers: list[int], offered: set[int]) -> tuple[str, bool]:
    """3·5·7, or 2–6 for a run, at most what fits into a cell; and whether this roll has one of them.

    Those that the roll has come first, so that they are never the ones left out.
    """
    now = [number for number in numbers if number in offered]
    if now:
        numbers = now
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}", bool(now)
    shown = "·".join(map(str, numbers[:4]))
    return shown if len(numbers) <= 4 else f"{shown}…", bool(now)


def _plates(name: str, said: dict[int, tuple[str, bool]], d: float, size: float) -> str:
    if not said:
        return ""
    boxes: list[str] = []
    strong: list[str] = []
    pale: list[str] = []
    h = size * 1.46
    high = f"height='{num(h)}' rx='{num(size * 0.38)}'"
    for cell, (words, bold) in said.items():
        x, y = centre(cell, d)
        y += 33 * d / CELL
        w = max(size * (0.56 * len(words) + 0.8), size * 1.5)
        what = f"data-what='cell-{CELLS[cell]}'"
        boxes.append(f"<rect {what} x='{num(x - w / 2)}' y='{num(y - h / 2)}' width='{num(w)}' {high}/>")
        (strong if bold else pale).append(f"<text {what} x='{num(x)}' y='{num(y + size * 0.36)}'>{words}</text>")
    return (
        f"<g class='lens lens-{name}' pointer-events='none' text-anchor='middle' font-size='{num(size)}'>"
        f"<g fill='var(--limestone)' stroke='var(--outline)' stroke-width='{num(size * 0.12)}'>{''.join(boxes)}</g>"
        f"<g font-weight='800' fill='{INK}'>{''.join(strong)}</g>"
        f"<g font-weight='500' fill='{_PALE}'>{''.join(pale)}</g></g>"
    )
