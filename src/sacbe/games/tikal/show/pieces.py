"""Pieces on the map: members with their counts, leaders, guards and camps, in a row at the lower edge of their cell."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from sacbe.core.svg import INK, esc, num, rect, text, use
from sacbe.games.tikal.data import CELLS
from sacbe.games.tikal.show.geometry import Field
from sacbe.games.tikal.show.words import coordinate, place, words
from sacbe.games.tikal.state import Tikal

# The picture of each kind: width and height, how much room it takes in a row, how far the figure is off its middle.
_LOOKS: Final = {
    "worker": (28.0, 34.0, 24.0, 0.0),
    "leader": (40.0, 42.0, 31.0, 4.0),
    "guard": (34.0, 40.0, 30.0, 0.0),
    "camp": (42.0, 36.0, 40.0, 0.0),
}
_ROOM: Final = 88.0  # a row must not reach the stones at its sides
_COUNT_ASIDE: Final = 7.5  # a count stands at the right foot of its figure,
_COUNT_REACH: Final = 22.0  # but no farther from the middle of the cell: stones lie above everything


class Stack(NamedTuple):
    """Equal pieces on one cell: one figure with a count."""

    kind: str  # worker, leader, guard or camp
    seat: int
    size: int


def stacks(s: Tikal, cell: int) -> list[Stack]:
    found = []
    for seat in range(int(s.seats)):
        if cell in (int(s.camp[seat * 2]), int(s.camp[seat * 2 + 1])):
            found.append(Stack("camp", seat, 1))
        if s.guard[cell] == seat:
            found.append(Stack("guard", seat, 1))
    for seat in range(int(s.seats)):
        if s.leader[seat] == cell:
            found.append(Stack("leader", seat, 1))
        workers = int(s.workers[seat * len(CELLS) + cell])
        if workers:
            found.append(Stack("worker", seat, workers))
    return found


def stack_id(kind: str, seat: int, cell: int) -> str:
    """Leaders, guards and camps are told apart wherever they are; workers are alike, so their place names them."""
    if kind == "leader":
        return f"lead-{seat}"  # leader-0 is the name of a drawing
    return f"{kind}-{seat}-{CELLS[cell]}"


def row(s: Tikal, cell: int, field: Field, viewer: int, lang: str) -> str:
    """The stacks of a cell, feet on one line; a crowd moves closer together and grows smaller."""
    here = tuple(stacks(s, cell))
    return _row(here, cell, place(s, cell, lang, "at"), field, viewer, lang) if here else ""


@lru_cache(maxsize=4096)
def _row(all_here: tuple[Stack, ...], cell: int, where: str, field: Field, viewer: int, lang: str) -> str:
    x, y = field.at(cell)
    wide = sum(_LOOKS[stack.kind][2] for stack in all_here) * field.grow
    size = field.grow * max(0.66, min(1.0, _ROOM / wide))
    step = min(1.0, _ROOM / (wide / field.grow * size))
    rooms = [_LOOKS[stack.kind][2] * size * step for stack in all_here]
    middles = [sum(rooms[:j]) + room / 2 - sum(rooms) / 2 for j, room in enumerate(rooms)]
    figures, counts = "", ""
    for stack, room, middle in zip(all_here, rooms, middles, strict=True):
        at = (x + middle, y + field.foot)
        figures = _figure(cell, where, stack, at, (size, room / 2), stack.seat == viewer, lang) + figures
        if stack.size > 1:
            aside = _count(middle, middles[-1], size, field)
            counts += count_plate(x + aside, y + field.count_foot(size), stack.size, field.letters)
    if not counts:
        return figures
    # Above all figures, so that none hides the count of its neighbour; clicks go through to whoever is counted.
    return f"{figures}<g data-what='cell-{CELLS[cell]}' pointer-events='none'>{counts}</g>"


def _count(middle: float, last: float, size: float, field: Field) -> float:
    """How far off the middle of a cell the count of a figure stands; `last`: where the last figure of the row does."""
    reach = _COUNT_REACH * field.grow
    crowded = last + _COUNT_ASIDE * size > reach
    return middle * reach / last if crowded else middle + _COUNT_ASIDE * size


def _figure(
    cell: int, where: str, stack: Stack, at: tuple[float, float], fit: tuple[float, float], own: bool, lang: str
) -> str:
    (x, foot), (size, room) = at, fit
    kind, seat, count = stack
    reach = max(room, 16.0)  # a finger is broader than a figure
    w, h, _, aside = (value * size for value in _LOOKS[kind])
    mine = own and kind in ("worker", "leader")
    body = ""
    if mine:
        hit = f"<rect class='hit' x='{num(x - reach)}' y='{num(foot - 28)}' width='{num(2 * reach)}' height='34'/>"
        disc = f"cx='{num(x)}' cy='{num(foot - 2 * size)}' rx='{num(17 * size)}' ry='{num(7.5 * size)}'"
        body += f"{hit}<ellipse class='edge' {disc}/><ellipse class='ring' {disc}/>"
    body += use(f"{kind}-{seat}", x - w / 2 + aside, foot - h, w, h)
    name = stack_id(kind, seat, cell)
    stacked = f" data-stack='worker-{seat}' data-n='{count}'" if kind == "worker" else ""
    if not mine:
        return f"<g id='{name}' data-what='{name}' class='piece figure'{stacked}>{body}</g>"
    t = words(lang)
    said = t("spot-stack", piece=t(f"piece-{kind}"), count=count, where=where, at=coordinate(cell))
    tags = f"class='spot piece mover' data-drag=''{stacked} role='button' tabindex='0' aria-label='{esc(said)}'"
    return f"<g id='{name}' {tags}>{body}</g>"


def plate_width(count: int, letters: float) -> float:
    return letters * (1.06 if count < 10 else 1.62)


def count_plate(x: float, y: float, count: int, letters: float) -> str:
    """A limestone plate with a number, at the foot of a figure: in a crowd as large as anywhere."""
    w = plate_width(count, letters)
    return rect(x - w / 2, y - letters * 0.58, w, letters * 1.14, letters * 0.3, "var(--limestone)", 1.6) + text(
        x, y + letters * 0.35, count, letters, 800, INK
    )
