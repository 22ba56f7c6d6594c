"""Over the island, only while they are asked for: lenses, previews of what an action would leave, costs at targets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sacbe.core.svg import num, spot, use
from sacbe.games.tobago.data import COLOURS
from sacbe.games.tobago.show.land import AT, legs_from
from sacbe.games.tobago.show.pieces import rings_at, site_at
from sacbe.games.tobago.show.scene import Hunt, Scene
from sacbe.games.tobago.show.words import map_name, place_name, site_symbol, words
from sacbe.games.tobago.state import OVER

_FEW: Final = 20  # up to so many spaces each gets a rim of its own, more are dots of one path
_SITE_SLOTS: Final = ((-24, 26), (-24, -26), (24, 26), (24, -26))


def _uses(symbol: str, cells: Iterable[int], dx: float = 0, dy: float = 0) -> str:
    return "".join(f"<use href='#{symbol}' x='{num(AT[cell][0] + dx)}' y='{num(AT[cell][1] + dy)}'/>" for cell in cells)


def _badge(symbol: str, cell: int, larger: float) -> str:
    """In the upper right of a space; so large that it can be read, as the island may be small."""
    x, y = AT[cell][0] + 45 - 14 * larger, AT[cell][1] - 50 + 17 * larger
    return f"<use href='#{symbol}' transform='translate({num(x)} {num(y)}) scale({num(larger)})'/>"


def _dots(cells: Iterable[int], size: int) -> str:
    """White dots with ink rims, as two paths however many they are."""
    path = "".join(f"M{AT[cell][0]:.0f} {AT[cell][1]:.0f}h0" for cell in cells)
    dots = f"<path d='{path}' stroke-linecap='round' fill='none'"
    return f"{dots} stroke='var(--outline)' stroke-width='{size + 8}'/>{dots} stroke='#fff' stroke-width='{size}'/>"


# Lenses


def lenses(scene: Scene, larger: float) -> str:
    if scene.s.phase == OVER:
        return ""
    parts = {"reach": _reach(scene, larger), "gaze": _gaze(scene), "sites": _sites(scene)}
    return "".join(
        f"<g id='layer-{name}' class='lens lens-{name}' data-what='lens-{name}' pointer-events='none'>{body}</g>"
        for name, body in parts.items()
    )


def _reach(scene: Scene, larger: float) -> str:
    """How many steps each space takes."""
    return "".join(_badge(f"tob-step-{len(way)}", cell, larger) for cell, way in scene.ways.items())


def _gaze(scene: Scene) -> str:
    """Where the next amulets appear: along each gaze to the ocean."""
    path = ""
    ghosts = []
    for way in scene.gazes():
        if len(way) > 1:
            path += "M" + "L".join(f"{AT[cell][0]:.0f} {AT[cell][1]:.0f}" for cell in way)
        if way[-1] not in scene.amulets:
            x, y = AT[way[-1]]
            ghosts.append(
                f"<circle cx='{num(x)}' cy='{num(y)}' r='31' fill='var(--limestone)' stroke='var(--outline)'"
                f" stroke-width='3' stroke-dasharray='7 6'/>{use('tob-amulet', x - 24, y - 24, 48)}"
            )
    dotted = f"<path d='{path}' fill='none' stroke-linecap='round' stroke-dasharray='.1 26'"
    return (
        f"{dotted} stroke='var(--outline)' stroke-width='13'/>{dotted} stroke='var(--limestone)' stroke-width='8'/>"
        f"<g class='ghost-amulets'>{''.join(ghosts)}</g>"
    )


def _sites(scene: Scene) -> str:
    """Treasures that have no markers yet: every space where each may still lie."""
    out = []
    for hunt in scene.hunts:
        if hunt.rungs and not hunt.marked:
            dx, dy = _SITE_SLOTS[hunt.colour]
            out += [
                use(site_symbol(hunt.colour), AT[cell][0] + dx - 15, AT[cell][1] + dy - 15, 30)
                for cell in hunt.possible
            ]
    return "".join(out)


# Previews


def what_remains(scene: Scene, of: str, hunt: Hunt, keep: tuple[int, ...]) -> tuple[str, str]:
    """While a clue is held over a map: under the pieces the spaces that would remain, over them the markers to go."""
    rims = _uses("tob-keep", keep) if len(keep) <= _FEW else _dots(keep, 26)
    gone = ""
    if hunt.marked:
        for cell in hunt.possible:
            if cell not in keep:
                x, y, size = site_at(scene, hunt.colour, cell)
                gone += f"<use href='#tob-gone' x='{num(x + size * 0.3)}' y='{num(y - size * 0.3)}'/>"
    found = _uses("tob-found", keep) if len(keep) == 1 else ""
    group = f"<g class='preview' data-of='{of}' data-what='map-{COLOURS[hunt.colour]}' pointer-events='none'>"
    return f"{group}{rims}{found}</g>", f"{group}{gone}</g>" if gone else ""


def drive_costs(scene: Scene, lang: str, larger: float) -> str:
    """What driving to each space costs: in steps once the vehicle is chosen, in amulets once that power is."""
    if not scene.my_turn:
        return ""
    me = scene.viewer
    steps = "".join(_badge(f"tob-cost-{len(way)}", cell, larger) for cell, way in scene.ways.items())
    out = ""
    if steps:
        # A move that has begun needs no first click on the vehicle: its costs are always in sight.
        shown = f"<g class='preview' data-of='atv-{me}'" if not scene.moving else "<g"
        out += f"{shown} data-what='lens-reach' pointer-events='none'>{steps}</g>"
        out += f"{shown} id='leaving'>{_leaving(scene, lang, larger)}</g>"
    if scene.s.amulets[me]:
        goals = legs_from(scene.s.island, scene.vehicles[me])
        body = "".join(_badge("tob-cost-amulet", cell, larger) for cell in goals)
        out += f"<g class='preview' data-of='power-leg' data-what='power-leg' pointer-events='none'>{body}</g>"
    return out


def _leaving(scene: Scene, lang: str, larger: float) -> str:
    """R-12 Driving onto an amulet takes it; a crossed one beside it is clicked to drive there and leave it lying."""
    t = words(lang)
    out = []
    r = 16 * larger
    for cell in scene.amulets if scene.may_leave else ():
        if cell in scene.ways:
            x, y = AT[cell][0] - 16 * (larger - 1), AT[cell][1] + 52 - r
            at = f"cx='{num(x)}' cy='{num(y)}'"
            arm, side = r * 0.62, num(r * 1.24)
            cross = f"M{num(x - arm)} {num(y - arm)}l{side} {side}m0-{side}l-{side} {side}"
            body = f"{rings_at(x, y, r)}<circle {at} r='{num(r)}' fill='var(--limestone)'/>"
            body += use("tob-amulet", x - r * 0.81, y - r * 0.81, r * 1.62)
            body += f"<path d='{cross}' stroke='var(--danger)' stroke-width='{num(r / 4)}' stroke-linecap='round'/>"
            body += f"<circle class='hit' {at} r='{num(r + 1)}'/>"
            label = t("spot-leave", place=place_name(cell))
            out.append(spot(f"leave-{cell}", label, body))
    return "".join(out)


def removable(scene: Scene, lang: str) -> str:
    """T-4.10.1 The markers an amulet may take off, to be clicked once that power is chosen."""
    if not (scene.my_turn and scene.s.amulets[scene.viewer]):
        return ""
    t = words(lang)
    out = []
    for hunt in scene.hunts:
        if hunt.marked and hunt.located < 0:
            for cell in hunt.possible:
                x, y, size = site_at(scene, hunt.colour, cell)
                label = t("spot-site", map=map_name(hunt.colour, lang), place=place_name(cell))
                r = size * 0.52
                body = f"{rings_at(x, y, r)}<circle class='hit' cx='{num(x)}' cy='{num(y)}' r='{num(r)}'/>"
                marker = use(site_symbol(hunt.colour), x - size / 2, y - size / 2, size, extra="pointer-events='none'")
                out.append(spot(f"rm-{COLOURS[hunt.colour]}-{cell}", label, body + marker))
    return f"<g id='removable' class='preview' data-of='power-remove'>{''.join(out)}</g>"
