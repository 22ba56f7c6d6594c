"""What stands on the track: blockades on their joints, tokens on the caves, figures, and what a step would leave."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from sacbe.core.svg import INK, num, rect, spot, text, use
from sacbe.games.eldorado.data import BLOCKADE_ASKS, SYMBOLS
from sacbe.games.eldorado.show.geometry import HEIGHT, WIDTH, Box, Plan, Point, centre
from sacbe.games.eldorado.show.ground import seams
from sacbe.games.eldorado.show.land import Land
from sacbe.games.eldorado.show.reach import Way
from sacbe.games.eldorado.show.words import words

_COLOUR: Final = ("var(--jungle)", "var(--water)", "var(--village)", "var(--stone)")  # by what a blockade asks for
_CROWDED: Final = 1.25  # pills so much larger are as wide as a hex: the number must do
_TALL: Final = 87.0  # a figure's height
_ASIDE: Final = 74.0  # how far from the end of its joint a blockade's plate lies


LIGHT: Final = "<use href='#ed-hx' class='edge'/><use href='#ed-hx' class='ring'/>"  # of a hex that may be entered


# Blockades


@lru_cache(maxsize=64)
def plates(land: Land, plan: Plan, taken: tuple[Box, ...]) -> tuple[Point, ...]:
    """Where the plate of each joint's blockade lies: off an end of it, clear of every hex; else on its middle."""
    middles = [centre((cell.q, cell.r), plan.turns) for cell in land.cells]
    out: list[Point] = []
    for line in seams(land, plan.turns):
        best: tuple[float, Point] = (0.0, line[len(line) // 2])
        for end, before in ((line[0], line[2]), (line[-1], line[-3])):
            away = math.atan2(end[1] - before[1], end[0] - before[0])
            for angle in (0.0, 0.5, -0.5, 1.0, -1.0):
                x = end[0] + _ASIDE * math.cos(away + angle)
                y = end[1] + _ASIDE * math.sin(away + angle) * 0.8
                clear = min(math.dist((x, y), middle) for middle in middles)
                clear = min([clear, *(math.dist((x, y), other) - 40 for other in out)])
                if clear > best[0] + 1 and clear > 98 and _inside(plan, x, y, taken):
                    best = clear, (x, y)
        out.append(best[1])
    return tuple(out)


def _inside(plan: Plan, x: float, y: float, taken: tuple[Box, ...]) -> bool:
    px, py, half_w, half_h = plan.x + x * plan.scale, plan.y + y * plan.scale, 78 * plan.scale, 50 * plan.scale
    if not (half_w < px < WIDTH - half_w and half_h < py < HEIGHT - half_h):
        return False
    return not any(
        px + half_w > bx and px - half_w < bx + bw and py + half_h > by and py - half_h < by + bh
        for bx, by, bw, bh in taken
    )


def palisade(line: tuple[Point, ...], number: int) -> str:
    """The barred joint: a fence in the blockade's colour along the border."""
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in line)
    path = f"d='{d}'"
    return (
        f"<g id='fence-{number}' class='piece' data-what='blockade-{number}' fill='none' stroke-linejoin='round'"
        " stroke-linecap='round' pointer-events='none'>"
        f"<path {path} stroke='#000' stroke-opacity='.35' stroke-width='34' transform='translate(4 8)'/>"
        f"<path {path} stroke='var(--outline)' stroke-width='36'/>"
        f"<path {path} stroke='var(--earth)' stroke-width='28'/>"
        f"<path {path} stroke='var(--outline)' stroke-width='28' stroke-dasharray='3.5 17' stroke-linecap='butt'/>"
        f"<path {path} stroke='var(--outline)' stroke-width='16'/>"
        f"<path {path} stroke='{_COLOUR[int(BLOCKADE_ASKS[number])]}' stroke-width='10'/></g>"
    )


def plate(number: int, place: Point, lang: str) -> str:
    x, y = place
    box = f"x='{num(x - 66)}' y='{num(y - 48)}' width='132' height='96' rx='16'"
    body = f"<rect class='hit' {box}/><rect class='edge' {box}/><rect class='ring' {box}/>"
    body += use(f"ed-blockade-{number}", x - 76, y - 46, 152, 92)
    return spot(f"blockade-{number}", words(lang)(f"blockade-{number}"), body)


# Caves and figures


def cave_pile(index: int, tokens: int, place: Point, letters: float, here: int) -> str:
    """`here`: the hex it lies on, which is asked about in its stead."""
    x, y = place
    out = "".join(use("ed-cave-back", x - 22, y - 18 - 6 * k, 44) for k in range(tokens))
    w, h = letters * 1.06, letters * 1.16
    out += rect(x + 45 - w, y + 45 - h, w, h, 9, "var(--limestone)", 3)
    out += text(x + 45 - w / 2, y + 45 - h * 0.19, tokens, letters, 800)
    return f"<g id='cave-{index}' class='piece' data-what='hex-{here}' pointer-events='none'>{out}</g>"


def figure(
    name: str,
    owner: int,
    place: Point,
    spoken: tuple[str, str],
    taps: bool,
    drags: bool,
    automaton: bool,
    number: int = 0,
) -> str:
    """A figure with its feet on the hex. One of two is tapped to say which; one's own may be dragged. `spoken`: whose
    it is and where it stands. `number`: which of two, in dots at its foot."""
    x, y = place
    scale = _TALL / 54
    body = use(f"ed-explorer-{owner}", x - 24 * scale, y + 44 - _TALL, 48 * scale, _TALL)
    if automaton:
        body += rect(x - 46, y - 34, 34, 34, 8, "var(--limestone)", 3) + use("ed-i-gear", x - 43, y - 31, 28)
    if number:
        body += rect(x - 24, y + 30, 48, 22, 9, "var(--limestone)", 3)
        for k in range(number):
            body += f"<circle cx='{num(x + 16 * (k - (number - 1) / 2))}' cy='{num(y + 41)}' r='6' fill='{INK}'/>"
    if not taps:
        reached = "data-drag=''" if drags else "pointer-events='none'"
        return f"<g id='{name}' class='piece' data-what='{name}' {reached}>{body}</g>"
    ring = f"cx='{num(x)}' cy='{num(y + 8)}' r='50'"
    rings = f"<circle class='hit' {ring}/><circle class='edge' {ring}/><circle class='ring' {ring}/>"
    label, where = spoken
    return spot(name, label, rings + body, "piece", drags, where)


def standing_ring(place: Point, seat: int) -> str:
    """Whose turn it is: the figure stands on white stone."""
    x, y = place
    return (
        f"<g data-decor='' class='seat-{seat}' transform='translate({num(x)} {num(y)})' pointer-events='none'"
        " fill='none'>"
        "<use href='#ed-hx' stroke='var(--outline)' stroke-width='13'/>"
        "<use href='#ed-hx' stroke='var(--select)' stroke-width='7.500' fill='#fff' fill-opacity='.28'/></g>"
    )


# What a step leaves


def pill(way: Way, place: Point, k: float) -> str:
    """In a lantern coin over the target: the symbols left there, a tick if none are; for rubble and base camps the
    cards to be given."""
    x, y = place
    glyph = ""
    if way.pays:
        words_, glyph = f"−{way.pays}", "ed-i-card"
    elif way.gold:
        words_, glyph = "", "ed-g-sun"
    elif not way.left:
        words_, glyph = "", "i-confirm"
    else:
        words_ = str(way.left)
        if way.symbol >= 0 and k < _CROWDED:
            glyph = f"ed-g-{SYMBOLS[way.symbol]}"
    w = (44.0 if words_ else 22.0) + (30.0 if glyph else 0.0)
    left = -w / 2
    corner = f"x='{num(left * k)}' y='{num(-21 * k)}' rx='{num(21 * k)}'"
    body = f"<rect {corner} width='{num(w * k)}' height='{num(42 * k)}'/>"
    if words_:
        middle = left + (23.0 if len(words_) > 1 else 19.0) if glyph else 0.0
        body += f"<text x='{num(middle * k)}' y='{num(11.5 * k)}'>{words_}</text>"
    if glyph:
        ink = f"style='color:{INK}'" if glyph == "i-confirm" else ""
        body += use(glyph, (w / 2 - 38) * k if words_ else -16 * k, -16 * k, 32 * k, extra=ink)
    return f"<g data-what='{way.target}' transform='translate({num(x)} {num(y)})'>{body}</g>"


def pills(ways: list[Way], places: list[Point], k: float) -> str:
    """There may be a hundred of them, so what is the same in all of them is said once, here and in style.css."""
    letters = f"font-size='{num(33 * k)}' font-weight='800' text-anchor='middle' fill='{INK}'"
    body = "".join(pill(way, place, k) for way, place in zip(ways, places, strict=True))
    return f"<g class='offer ed-pills' pointer-events='none' {letters}>{body}</g>"


def road(places: list[Point]) -> str:
    """The white road: dots along the way, and under them the same in ink, a little larger (style.css)."""
    d = "M" + "L".join(f"{num(x)} {num(y + 14)}" for x, y in places)
    return f"<path class='ed-road' d='{d}'/>" * 2
