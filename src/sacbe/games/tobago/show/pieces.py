"""What stands and lies on the island: landmarks, amulets, markers, vehicles. Each keeps its id, so that it walks."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import num, spot, use
from sacbe.games.tobago.data import COLOURS
from sacbe.games.tobago.show.land import AT
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.words import site_symbol, words


def rings_at(x: float, y: float, r: float) -> str:
    """The contour and the light of a round spot; the client shows them when it may be clicked."""
    at = f"cx='{num(x)}' cy='{num(y)}' r='{num(r)}'"
    return f"<circle class='edge' {at}/><circle class='ring' {at}/>"


def on(cell: int) -> str:
    """Whatever lies on a space lets the pointer through: it is told with the space."""
    return f"data-what='hex-{cell}'"


# Where the marker of each colour steps aside to when something else is on its space.
_CORNERS: Final = ((-29, 22), (-29, -20), (29, 22), (29, -20))
# Vehicles on one space, by how many they are: offsets and size.
_PARKED: Final = {
    1: ((0, 0),),
    2: ((-22, -12), (22, 12)),
    3: ((-24, -22), (24, -8), (-8, 18)),
    4: ((-26, -26), (26, -18), (-22, 12), (26, 20)),
}


def landmarks(scene: Scene, prefix: str = "") -> str:
    """From the back to the front, each with the numbered order of its placing as its identity.

    With a prefix they are scenery, which nobody asks about.
    """
    out = []
    facings = dict(scene.statues)
    kinds = ["statue"] * 3 + ["hut"] * 4 + ["palm"] * 3
    standing = [(cell, number, kind) for number, (cell, kind) in enumerate(zip(scene.landmarks, kinds, strict=True))]
    for cell, number, kind in sorted(standing, key=lambda one: AT[one[0]][1]):
        if cell < 0:
            continue
        x, y = AT[cell]
        what = "" if prefix else f" {on(cell)}"
        if kind == "statue" and facings[cell] >= 0:
            out.append(_gaze_arrow(f"{prefix}gaze-{number}", x, y, facings[cell], what))
        extra = f"id='{prefix}{kind}-{number}' class='piece'{what}"
        out.append(use(f"tob-{kind}", x - 37, y - 42, 74, extra=extra))
    return "".join(out)


def _gaze_arrow(name: str, x: float, y: float, facing: int, what: str) -> str:
    """The way a statue looks; it turns clockwise only, a sixth at a time."""
    angle = 60 * facing
    at = f"translate({num(x)} {num(y)}) rotate({angle})"
    about = f"data-turn='{angle}' data-mod='360' data-x='{num(x)}' data-y='{num(y)}'"
    return f"<g class='turning' id='{name}' {about}{what}><g transform='{at}'>{use('tob-gaze', -60, -60, 120)}</g></g>"


def amulets(scene: Scene) -> str:
    out = []
    for cell in scene.amulets:
        x, y = AT[cell]
        aside = cell in scene.landmarks or cell in scene.vehicles
        left, top, size = (x - 46, y - 46, 42) if aside else (x - 27, y - 32, 54)
        out.append(use("tob-amulet", left, top, size, extra=f"id='amulet-{cell}' class='piece' {on(cell)}"))
    return "".join(out)


def site_at(scene: Scene, colour: int, cell: int) -> tuple[float, float, float]:
    """Where a marker lies and how large it is: in the middle if it is alone, else in the corner of its colour."""
    x, y = AT[cell]
    others = any(cell in hunt.possible for hunt in scene.hunts if hunt.marked and hunt.colour != colour)
    if others or cell in scene.landmarks or cell in scene.vehicles or cell in scene.amulets:
        dx, dy = _CORNERS[colour]
        return x + dx, y + dy, 42
    return x, y, 58


def sites(scene: Scene) -> str:
    """The markers of every marked map; the last one of a map has the cross of a located treasure under it."""
    crosses, out = [], []
    for hunt in scene.hunts:
        if not hunt.marked:
            continue
        for cell in sorted(hunt.possible, key=lambda one: AT[one][1]):
            x, y, size = site_at(scene, hunt.colour, cell)
            if hunt.located == cell:
                size += 8
                crosses.append(f"<use href='#tob-found' x='{num(AT[cell][0])}' y='{num(AT[cell][1])}' {on(cell)}/>")
            extra = f"id='site-{COLOURS[hunt.colour]}-{cell}' class='piece' {on(cell)}"
            out.append(use(site_symbol(hunt.colour), x - size / 2, y - size / 2, size, extra=extra))
    return "".join(crosses + out)


def vehicles(scene: Scene, lang: str) -> str:
    """The viewer's own may be clicked; those of others let the click through to the space."""
    out = []
    for cell in sorted({cell for cell in scene.vehicles if cell >= 0}, key=lambda one: AT[one][1]):
        parked = [seat for seat in scene.seats if scene.vehicles[seat] == cell]
        for seat, (dx, dy) in zip(parked, _PARKED[len(parked)], strict=True):
            x, y = AT[cell][0] + dx, AT[cell][1] + dy + (24 if cell in scene.landmarks else 6)
            w = 85 if len(parked) == 1 else 68
            h = w * 48 / 62
            body = use(f"tob-vehicle-{seat}", x - w / 2, y - h * 0.58, w, h)
            if seat == scene.viewer:
                out.append(
                    spot(f"atv-{seat}", words(lang)("spot-vehicle"), rings_at(x, y, 46) + body, "piece", drag=True)
                )
            else:
                out.append(f"<g id='atv-{seat}' class='piece' {on(cell)} pointer-events='none'>{body}</g>")
    return "".join(out)
