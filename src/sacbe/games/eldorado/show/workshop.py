"""The route builder: the track so far, the pieces left, and for every click the value it leads to."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

from sacbe.core.present import Workshop
from sacbe.core.svg import INK, card_rings, esc, fitted, num, rect, round_rings, use, width_of
from sacbe.games.eldorado.data import (
    FINISHES,
    JOINT_PAIRS,
    MAX_PIECES,
    ROUTES,
    SIDE_HEXES,
    SIDES,
    START,
    STARTS,
    STRIPS,
    other_side,
)
from sacbe.games.eldorado.rules.growing import ends_for
from sacbe.games.eldorado.rules.routes import build, hexes, pairs, parse, written
from sacbe.games.eldorado.rules.track import Placed, footprint, gold_zone
from sacbe.games.eldorado.show import ground
from sacbe.games.eldorado.show.geometry import Box, Cell, Point, centre, rim
from sacbe.games.eldorado.show.geometry import corners as hex_corners
from sacbe.games.eldorado.show.geometry import turned as turned_cell
from sacbe.games.eldorado.show.land import Land, land_of
from sacbe.games.eldorado.show.problems import problems_of
from sacbe.games.eldorado.show.words import words


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
        1240,
        600,
        (0, 0, 860, 600),
        ((1056, 476, 176, 56), (1056, 538, 176, 56)),
        (868, 6, 368, 588),
        4,
        0.112,
        11,
        24,
    ),
    "tall": Plan(
        370,
        620,
        (0, 0, 370, 392),
        ((5, 398, 177, 48), (188, 398, 177, 48)),
        (4, 452, 362, 165),
        6,
        0.0645,
        7.5,
        22,
    ),
}
_LARGEST: Final = 0.42  # scale of a track of few pieces
# The picture only turns where that makes it so much larger: one that jumps about is hard to build on.
_JUMP: Final = 1.12
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


def workshop(value: str, lang: str, layout: str = "wide") -> Workshop:
    """`value` is a route as the option takes it, finished or not; what cannot be read is begun anew."""
    plan = PLANS[layout]
    try:
        laid = parse(ROUTES.get(value, value))
        build(written(laid))
        read = True
    except ValueError:
        laid = []
        read = value == "random"  # a choice of the option too, but nothing to begin with
    problems = problems_of(laid, lang) if read else [words(lang)("workshop-unread")]
    # A track that is only unfinished has nothing wrong with it: the page says so in another colour.
    still = " data-still=''" if read and not _finished(laid) else ""
    label = esc(words(lang)("workshop-label"))
    svg = (
        f"<svg class='workshop {layout}' role='group' aria-label='{label}'{still} preserveAspectRatio='xMaxYMid'"
        f" viewBox='0 0 {num(plan.width)} {num(plan.height)}'>{_picture(laid, plan, lang)}</svg>"
    )
    return Workshop(written(laid), svg, problems)


def _finished(laid: list[Placed]) -> bool:
    return bool(laid) and laid[-1][0] in FINISHES


def _spot(name: str, value: list[Placed], label: str, body: str) -> str:
    """Its name keeps the focus on it while the picture changes."""
    return (
        f"<g id='ws-{name}' class='spot' role='button' tabindex='0' data-value='{written(value)}'"
        f" aria-label='{esc(label)}'><title>{esc(label)}</title>{body}</g>"
    )


def _picture(laid: list[Placed], plan: Plan, lang: str) -> str:
    x, y, w, h = plan.ground
    # Under the pattern its colour: where the drawings are hidden on a page, patterns are not painted.
    body = rect(-900, -900, 3100, 2600, 0, "var(--canopy-3)")
    body += "<g transform='scale(.36)'><rect width='3460' height='2160' fill='url(#ed-canopy)'/></g>"
    body += f"<clipPath id='ws-ground'>{rect(x - 900, y, w + 900, h, 0, '#000')}</clipPath>"
    frame: Frame | None = None
    marks = ""
    if laid:
        land = land_of(build(written(laid)))
        places, ends = ([], []) if _finished(laid) else (_other_places(laid), _ends(laid))
        frame = _frame(land, [*places, *ends], plan)
        body += _track(land, laid, frame)
        marks = _marks(laid, places, ends, frame, plan, lang)
    else:
        said = words(lang)("workshop-begin")
        body += fitted(x + w / 2, y + h / 2, said, 24, w - 24, 700, "#F6EFDF", serif=True)
    return body + _tray(laid, frame, plan, lang) + _buttons(laid, plan, lang) + marks


# The track so far


def _other_places(laid: list[Placed]) -> list[Placed]:
    """Where the last piece could lie instead."""
    if len(laid) < 2:
        return []
    side, turn, q, r = laid[-1]
    return [placed for placed in _places(laid[:-1], side, turn) if placed[2:] != (q, r)]


def _places(laid: list[Placed], side: str, turn: int) -> list[Placed]:
    """S-2.9 Where the next piece touches the last one enough, and nothing else."""
    last = laid[-1]
    strip, next_strip = last[1] if last[0] in STRIPS else -1, turn if side in STRIPS else -1
    found = [(side, turn, last[2] + q, last[3] + r) for q, r in _joints(strip, next_strip)]
    return [placed for placed in found if _keeps_apart(laid, placed)]


@lru_cache(maxsize=64)
def _joints(strip: int, next_strip: int) -> list[Cell]:
    """From the centre of a piece to that of the next; only strips need to know how they are turned (-1: a tile)."""
    here = hexes(("O", strip, 0, 0) if strip >= 0 else ("C", 0, 0, 0))
    found = []
    for q in range(-7, 8):
        for r in range(-7, 8):
            there = hexes(("O", next_strip, q, r) if next_strip >= 0 else ("C", 0, q, r))
            if not set(here) & set(there) and pairs(here, there) >= JOINT_PAIRS:
                found.append((q, r))
    return found


def _keeps_apart(laid: list[Placed], placed: Placed) -> bool:
    here = hexes(placed)
    if len(laid) == 1:
        return not pairs([place for place, hexed in footprint(laid[0]) if hexed[0] == START], here)
    return all(not set(here) & set(hexes(other)) and not pairs(here, hexes(other)) for other in laid[:-1])


def _ends(laid: list[Placed]) -> list[Placed]:
    return [] if laid[-1][0] in STRIPS else ends_for(laid)


class Frame(NamedTuple):
    """How the track lies in the picture: turned by sixths, scaled, shifted."""

    turns: int
    scale: float
    x: float
    y: float

    def at(self, cell: Cell) -> Point:
        x, y = centre(cell, self.turns)
        return self.x + x * self.scale, self.y + y * self.scale


def _frame(land: Land, marked: list[Placed], plan: Plan) -> Frame:
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


def _track(land: Land, laid: list[Placed], frame: Frame) -> str:
    turns = frame.turns
    body = ground.canopy(land, turns) + "".join(ground.hexes(land, turns)) + ground.rims(land, turns)
    if not _finished(laid):
        # The piece that can be turned, moved and removed.
        shape = rim(turned_cell(cell, turns) for cell in hexes(laid[-1]))
        body += f"<path d='{shape}' fill='none' stroke='var(--select)' stroke-width='14' stroke-linejoin='round'/>"
    return f"<g class='ed-track' transform='{_shift((frame.x, frame.y), frame.scale)}'>{body}</g>"


def _shift(to: Point, scale: float) -> str:
    return f"translate({num(to[0])} {num(to[1])}) scale({scale:.4f})"


# Marks on the track: the last piece goes there, or the end


def _marks(laid: list[Placed], places: list[Placed], ends: list[Placed], frame: Frame, plan: Plan, lang: str) -> str:
    t = words(lang)
    points = _apart([frame.at((placed[2], placed[3])) for placed in (*places, *ends)], plan)
    out = ""
    for placed, point in zip(places, points, strict=False):
        body = _ghost(placed, frame) + _mark(point, plan, _arrow(laid[-1], placed, frame))
        name = f"move-{placed[2]}-{placed[3]}"
        out += _spot(name, [*laid[:-1], placed], t("workshop-move", side=placed[0]), body)
    for placed, point in zip(ends, points[len(places) :], strict=True):
        body = _end_ghost(placed, frame) + _mark(point, plan, use("ed-gd-gold-0", -36, -36, 72))
        out += _spot(f"end-{placed[2]}-{placed[3]}", [*laid, placed], t("workshop-end"), body)
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
    lights = round_rings(radius).replace("<circle", f"<circle transform='{_shift(point, 1)}'")
    return f"<g transform='{_shift(point, 1)}'>{body}</g>" + lights


def _arrow(last: Placed, placed: Placed, frame: Frame) -> str:
    """The way the last piece would go."""
    (x, y), (u, v) = frame.at((last[2], last[3])), frame.at((placed[2], placed[3]))
    angle = math.degrees(math.atan2(v - y, u - x))
    return (
        f"<path transform='rotate({angle:.0f})' d='M-26 0H24M4 -20L24 0L4 20' fill='none' stroke='{INK}'"
        " stroke-width='9' stroke-linecap='round' stroke-linejoin='round'/>"
    )


def _ghost(placed: Placed, frame: Frame) -> str:
    """The piece as it would lie, seen while the pointer or the focus is on its spot; its drawing is in the tray."""
    side, turn, q, r = placed
    where = f"{_shift(frame.at((q, r)), frame.scale)} rotate({60 * (turn + frame.turns) % 360})"
    return _seen(f"<use href='#ws-side-{side}' transform='{where}'/>")


def _end_ghost(placed: Placed, frame: Frame) -> str:
    shape = rim(turned_cell(cell, frame.turns) for cell in (*hexes(placed), *gold_zone(placed)))
    return _seen(
        f"<path d='{shape}' transform='{_shift((frame.x, frame.y), frame.scale)}' fill='var(--gold)'"
        " stroke='var(--outline)' stroke-width='14'/>"
    )


def _seen(body: str) -> str:
    return f"<g class='whither' display='none' opacity='.7' clip-path='url(#ws-ground)'>{body}</g>"


# What may be done with the last piece


def _buttons(laid: list[Placed], plan: Plan, lang: str) -> str:
    out = ""
    for (name, value, label, symbol), box in zip(_deeds(laid, lang), plan.buttons, strict=False):
        x, y, w, h = box
        body = rect(*box, 8, "var(--panel)", 2)
        body += use(symbol, x + 10, y + h / 2 - 12, 24, extra="style='color:var(--ink)'")
        body += _lettered(x + 42, y + h / 2, label, w - 50)
        out += _spot(name, value, label, body + card_rings(*box, 8))
    return out


def _deeds(laid: list[Placed], lang: str) -> list[tuple[str, list[Placed], str, str]]:
    """Name, value, label, sign."""
    t = words(lang)
    if not laid:
        return []
    side, turn, q, r = laid[-1]
    if side in FINISHES:
        other = FINISHES[1 - FINISHES.index(side)]
        changed = [*laid[:-1], (other, turn, q, r)]
        return [
            ("other", changed, t(f"workshop-{other}"), f"ed-gd-finish-{other}"),
            ("remove", laid[:-1], t("workshop-remove-end"), "i-undo"),
        ]
    deeds = [("remove", laid[:-1], t("workshop-remove", side=side), "i-undo")]
    turned = _turned(laid)
    if turned is not None:
        deeds.insert(0, ("turn", turned, t("workshop-turn", side=side), "i-rotate"))
    return deeds


def _lettered(x: float, y: float, said: str, width: float) -> str:
    """Around a height: in one line if it has room, else in two."""
    size = 14.0
    lines = [said] if width_of(said, size) <= width else said.split(" ", 1)
    top = y + size * 0.35 - (len(lines) - 1) * 8
    return "".join(
        fitted(x, top + 16 * k, line, size, width, 700, "var(--ink)", "start") for k, line in enumerate(lines)
    )


def _turned(laid: list[Placed]) -> list[Placed] | None:
    """The last piece turned by a sixth; a strip may have to move for that."""
    side, turn, q, r = laid[-1]
    for step in range(1, 6):
        new = (turn + step) % 6
        if len(laid) == 1:
            return [(side, new, q, r)]
        places = _places(laid[:-1], side, new)
        if places:
            near = min(places, key=lambda placed: (abs(placed[2] - q) + abs(placed[3] - r), placed))
            return [*laid[:-1], near]
    return None


# The pieces left


def _tray(laid: list[Placed], frame: Frame | None, plan: Plan, lang: str) -> str:
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
    value = None if why else _added(laid, side)
    if value is not None:
        ghost = _ghost(value[-1], frame) if frame else ""
        body = piece + _sign(corner, plan.badge, "M-5 0H5M0 -5V5") + ghost + card_rings(*box, 8)
        return _spot(f"tile-{side}", value, words(lang)("workshop-add", side=side), body)
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
    if _finished(laid):
        return t("workshop-why-finished")
    return t("workshop-why-full") if len(laid) >= MAX_PIECES else ""


def _sign(at: Point, radius: float, path: str) -> str:
    """A small round badge; its sign is drawn for a radius of 9."""
    return (
        f"<g transform='{_shift(at, radius / 9)}'><circle r='9' fill='var(--accent)' stroke='var(--panel)'/>"
        f"<path d='{path}' fill='none' stroke='var(--on-accent)' stroke-width='2.4' stroke-linecap='round'/></g>"
    )


def _piece(side: str, box: Box, plan: Plan) -> str:
    """A side with its letter, on a ground that takes the pointer."""
    x, y, w, h = box
    b = plan.badge
    body = rect(*box, 8, "var(--panel)")
    body += f"<g transform='{_shift((x + w / 2, y + h / 2), plan.small)}'>{_small(side)}</g>"
    body += rect(x + 2, y + 2, 2.3 * b, 2.2 * b, b * 0.45, "var(--limestone)", 1.2)
    return body + fitted(x + 2 + 1.15 * b, y + 2 + 1.66 * b, side, 1.5 * b, 2.3 * b, 800, serif=True)


def _added(laid: list[Placed], side: str) -> list[Placed] | None:
    """The track with this side joined where there is room, with any turn; None if there is none."""
    if not laid:
        return [(side, 0, 0, 0)] if side in STARTS else None
    if side in STARTS or len(laid) >= MAX_PIECES:
        return None
    for turn in range(6):
        places = _places(laid, side, turn)
        if places:
            # Away from the beginning: there is most room to go on.
            return [*laid, max(places, key=lambda placed: (_far(laid[0], placed), placed))]
    return None


def _far(first: Placed, placed: Placed) -> int:
    q, r = placed[2] - first[2], placed[3] - first[3]
    return max(abs(q), abs(r), abs(q + r))


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
