"""Marks on the track in the route builder: the last piece goes there, or the end. Ghosts show how it would lie."""

from __future__ import annotations

import math

from sacbe.core.svg import INK, num, round_rings, use
from sacbe.games.eldorado.rules.routes import hexes
from sacbe.games.eldorado.rules.track import Placed, gold_zone
from sacbe.games.eldorado.show.geometry import Point, rim
from sacbe.games.eldorado.show.geometry import turned as turned_cell
from sacbe.games.eldorado.show.words import words
from sacbe.games.eldorado.show.workshop_plan import Frame, Plan, shift, spot


def marks(laid: list[Placed], places: list[Placed], ends: list[Placed], frame: Frame, plan: Plan, lang: str) -> str:
    t = words(lang)
    points = _apart([frame.at((placed[2], placed[3])) for placed in (*places, *ends)], plan)
    out = ""
    for placed, point in zip(places, points, strict=False):
        body = ghost(placed, frame) + _mark(point, plan, _arrow(laid[-1], placed, frame))
        name = f"move-{placed[2]}-{placed[3]}"
        out += spot(name, [*laid[:-1], placed], t("workshop-move", side=placed[0]), body)
    for placed, point in zip(ends, points[len(places) :], strict=True):
        body = _end_ghost(placed, frame) + _mark(point, plan, use("ed-gd-gold-0", -36, -36, 72))
        out += spot(f"end-{placed[2]}-{placed[3]}", [*laid, placed], t("workshop-end"), body)
    return out


def _apart(points: list[Point], plan: Plan) -> list[Point]:
    """Places may be one hex from each other, less than a finger: their marks give way to each other."""
    x, y, w, h = plan.ground
    gap, edge = 2 * plan.reach + 3, plan.reach + 4
    held = list(points)
    for _ in range(80):
        before = list(held)
        for i in range(len(held)):
            for j in range(i):
                held[j], held[i] = _pushed(held[j], held[i], gap)
        held = [(min(max(a, x + edge), x + w - edge), min(max(b, y + edge), y + h - edge)) for a, b in held]
        if held == before:
            break
    return held


def _pushed(one: Point, other: Point, gap: float) -> tuple[Point, Point]:
    dx, dy = other[0] - one[0], other[1] - one[1]
    far = math.hypot(dx, dy)
    if far >= gap:
        return one, other
    dx, dy = (dx / far, dy / far) if far > 0.01 else (1.0, 0.0)
    step = (gap - far) / 2
    return (one[0] - dx * step, one[1] - dy * step), (other[0] + dx * step, other[1] + dy * step)


def _mark(point: Point, plan: Plan, sign: str) -> str:
    """A disc; its sign is drawn for a radius of 46."""
    radius = plan.reach - 3
    body = f"<circle class='hit' r='{num(plan.reach)}'/>"
    body += f"<circle r='{num(radius)}' fill='var(--limestone)' stroke='var(--outline)' stroke-width='1.5'/>"
    body += f"<g transform='scale({radius / 46:.3f})'>{sign}</g>"
    # The lights must be children of the spot itself.
    lights = round_rings(radius).replace("<circle", f"<circle transform='{shift(point, 1)}'")
    return f"<g transform='{shift(point, 1)}'>{body}</g>" + lights


def _arrow(last: Placed, placed: Placed, frame: Frame) -> str:
    """The way the last piece would go."""
    (x, y), (u, v) = frame.at((last[2], last[3])), frame.at((placed[2], placed[3]))
    angle = math.degrees(math.atan2(v - y, u - x))
    return (
        f"<path transform='rotate({angle:.0f})' d='M-26 0H24M4 -20L24 0L4 20' fill='none' stroke='{INK}'"
        " stroke-width='9' stroke-linecap='round' stroke-linejoin='round'/>"
    )


def ghost(placed: Placed, frame: Frame) -> str:
    """The piece as it would lie, seen while the pointer or the focus is on its spot; its drawing is in the tray."""
    side, turn, q, r = placed
    where = f"{shift(frame.at((q, r)), frame.scale)} rotate({60 * (turn + frame.turns) % 360})"
    return _seen(f"<use href='#ws-side-{side}' transform='{where}'/>")


def _end_ghost(placed: Placed, frame: Frame) -> str:
    shape = rim(turned_cell(cell, frame.turns) for cell in (*hexes(placed), *gold_zone(placed)))
    return _seen(
        f"<path d='{shape}' transform='{shift((frame.x, frame.y), frame.scale)}' fill='var(--gold)'"
        " stroke='var(--outline)' stroke-width='14'/>"
    )


def _seen(body: str) -> str:
    return f"<g class='whither' display='none' opacity='.7' clip-path='url(#ws-ground)'>{body}</g>"
