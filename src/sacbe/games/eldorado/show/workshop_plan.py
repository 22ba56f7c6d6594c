"""How the route builder's picture is divided, on a wide and on a tall screen, and how the track lies in it."""

from __future__ import annotations

from typing import Final, NamedTuple

from sacbe.core.svg import esc, num
from sacbe.games.eldorado.rules.routes import written
from sacbe.games.eldorado.rules.track import Placed
from sacbe.games.eldorado.show.geometry import Box, Cell, Point, centre, onto
from sacbe.games.eldorado.show.land import Land

_LARGEST: Final = 0.42  # scale of a track of few pieces
# The picture only turns where that makes it so much larger: one that jumps about is hard to build on.
_JUMP: Final = 1.12


class Plan(NamedTuple):
    """Where everything stands. A wide picture is shown at .84 of its size or more, a tall one at .92 or more: what may
    be touched is drawn large enough for a finger there."""

    width: float
    height: float
    ground: Box
    buttons: tuple[Box, Box]
    tray: Box
    columns: int
    small: float  # scale of a piece in the tray
    badge: float  # radius of the signs on a piece there
    reach: float  # radius of a mark on the track, for a finger; the eye is shown a smaller one


PLANS: Final = {
    "wide": Plan(
        width=1240,
        height=600,
        ground=(0, 0, 860, 600),
        buttons=((1056, 476, 176, 56), (1056, 538, 176, 56)),
        tray=(868, 6, 368, 588),
        columns=4,
        small=0.112,
        badge=11,
        reach=24,
    ),
    "tall": Plan(
        width=370,
        height=620,
        ground=(0, 0, 370, 392),
        buttons=((5, 398, 177, 48), (188, 398, 177, 48)),
        tray=(4, 452, 362, 165),
        columns=6,
        small=0.0645,
        badge=7.5,
        reach=22,
    ),
}


class Frame(NamedTuple):
    """How the track lies in the picture: turned by sixths, scaled, shifted."""

    turns: int
    scale: float
    x: float
    y: float

    def at(self, cell: Cell) -> Point:
        return onto(cell, self.turns, self.scale, self.x, self.y)


def frame_of(land: Land, marked: list[Placed], plan: Plan) -> Frame:
    cells = [*land.places, *((placed[2], placed[3]) for placed in marked)]
    frames = [_fit(cells, turns, plan.ground) for turns in range(6)]
    best = max(frames, key=lambda frame: frame.scale)
    return best if best.scale > _JUMP * frames[0].scale else frames[0]


def _fit(cells: list[Cell], turns: int, box: Box) -> Frame:
    """As large as all cells have room in a box."""
    points = [centre(cell, turns) for cell in cells]
    left, top = min(x for x, _ in points) - 70, min(y for _, y in points) - 70
    right, bottom = max(x for x, _ in points) + 70, max(y for _, y in points) + 70
    x, y, w, h = box
    scale = min((w - 12) / (right - left), (h - 12) / (bottom - top), _LARGEST)
    return Frame(turns, scale, x + (w - (right + left) * scale) / 2, y + (h - (bottom + top) * scale) / 2)


def shift(to: Point, scale: float) -> str:
    return f"translate({num(to[0])} {num(to[1])}) scale({scale:.4f})"


def spot(name: str, value: list[Placed], label: str, body: str) -> str:
    """Its name keeps the focus on it while the picture changes."""
    return (
        f"<g id='ws-{name}' class='spot' role='button' tabindex='0' data-value='{written(value)}'"
        f" aria-label='{esc(label)}'><title>{esc(label)}</title>{body}</g>"
    )
