"""The pieces left in the route builder: each is offered, or says why it cannot be added."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from sacbe.core.svg import card_rings, esc, fitted, rect
from sacbe.games.eldorado.data import MAX_PIECES, SIDE_HEXES, SIDES, STARTS, other_side
from sacbe.games.eldorado.rules.track import Placed
from sacbe.games.eldorado.show.geometry import Box, Cell, Point, centre, rim
from sacbe.games.eldorado.show.geometry import corners as hex_corners
from sacbe.games.eldorado.show.words import words
from sacbe.games.eldorado.show.workshop_laying import added, finished
from sacbe.games.eldorado.show.workshop_marks import ghost
from sacbe.games.eldorado.show.workshop_plan import Frame, Plan, shift, spot

_FILL: Final = (
    "var(--jungle)",
    "var(--water)",
    "var(--village)",
    "var(--stone-2)",
    "var(--camp)",
    "var(--rock-2)",
    "var(--basalt-2)",
    "var(--sand)",
)


def tray(laid: list[Placed], frame: Frame | None, plan: Plan, lang: str) -> str:
    """All sides, the two of a piece beside each other. What cannot be added is pale, and says why."""
    x, y, w, h = plan.tray
    _, _, beside, above = plan.ground
    # The panel reaches beyond the picture, which may be narrower than its bench.
    left, top = (beside, -900.0) if beside < plan.width else (-900.0, above)
    out = rect(left, top, 3000, 3000, 0, "var(--panel)")
    step, pitch = w / plan.columns, h / math.ceil(len(SIDES) / plan.columns)
    for k, side in enumerate(SIDES):
        box = (x + k % plan.columns * step + 3, y + k // plan.columns * pitch + 3, step - 6, pitch - 6)
        out += _offer(laid, side, box, frame, plan, lang)
    return out


def _offer(laid: list[Placed], side: str, box: Box, frame: Frame | None, plan: Plan, lang: str) -> str:
    x, y, w, h = box
    piece = _piece(side, box, plan)
    corner = x + w - plan.badge - 2, y + h - plan.badge - 2
    why = _why_not(laid, side, lang)
    value = None if why else added(laid, side)
    if value is not None:
        lies = ghost(value[-1], frame) if frame else ""
        body = piece + _sign(corner, plan.badge, "M-5 0H5M0 -5V5") + lies + card_rings(*box, 8)
        return spot(f"tile-{side}", value, words(lang)("workshop-add", side=side), body)
    said = esc(why or words(lang)("workshop-why-room", side=side))
    body = f"<g opacity='.32'>{piece}</g>"
    if any(placed[0] == side for placed in laid):
        body += _sign(corner, plan.badge, "M-5 0L-1.5 4L5 -4")
    return (
        f"<g id='ws-tile-{side}' class='spot' role='button' tabindex='0' aria-disabled='true' data-why='{said}'"
        f" aria-label='{said}'><title>{said}</title>{body}{card_rings(*box, 8)}</g>"
    )


def _why_not(laid: list[Placed], side: str, lang: str) -> str:
    """What keeps a side from being added anywhere; nothing if only room may be lacking."""
    t = words(lang)
    used = [placed[0] for placed in laid]
    if side in used:
        return t("workshop-why-laid", side=side)
    if other_side(side) in used:
        return t("workshop-why-back", side=side, other=other_side(side))
    if not laid:
        return "" if side in STARTS else t("problem-begin")
    if side in STARTS:
        return t("workshop-why-start", side=side)
    if finished(laid):
        return t("workshop-why-finished")
    return t("workshop-why-full") if len(laid) >= MAX_PIECES else ""


def _sign(at: Point, radius: float, path: str) -> str:
    """A small round badge; its sign is drawn for a radius of 9."""
    return (
        f"<g transform='{shift(at, radius / 9)}'><circle r='9' fill='var(--accent)' stroke='var(--panel)'/>"
        f"<path d='{path}' fill='none' stroke='var(--on-accent)' stroke-width='2.4' stroke-linecap='round'/></g>"
    )


def _piece(side: str, box: Box, plan: Plan) -> str:
    """A side with its letter, on a ground that takes the pointer."""
    x, y, w, h = box
    b = plan.badge
    body = rect(*box, 8, "var(--panel)")
    body += f"<g transform='{shift((x + w / 2, y + h / 2), plan.small)}'>{_small(side)}</g>"
    body += rect(x + 2, y + 2, 2.3 * b, 2.2 * b, b * 0.45, "var(--limestone)", 1.2)
    return body + fitted(x + 2 + 1.15 * b, y + 2 + 1.66 * b, side, 1.5 * b, 2.3 * b, 800, serif=True)


@lru_cache(maxsize=64)
def _small(side: str) -> str:
    """A side of a piece, small: its terrains as colours. Ghosts of the piece are copies of this drawing."""
    by_terrain: dict[int, list[Cell]] = {}
    for cell, (terrain, _) in SIDE_HEXES[side].items():
        by_terrain.setdefault(terrain, []).append(cell)
    body = ""
    for terrain, cells in sorted(by_terrain.items()):
        path = ""
        for cell in cells:
            points = hex_corners(*centre(cell))
            path += "M" + "L".join(f"{round(a)} {round(b)}" for a, b in points) + "Z"
        body += f"<path d='{path}' fill='{_FILL[terrain]}'/>"
    body += f"<path d='{rim(SIDE_HEXES[side])}' fill='none' stroke='var(--outline)' stroke-width='18'/>"
    return f"<g id='ws-side-{side}'>{body}</g>"
