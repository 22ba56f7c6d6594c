"""The track as it was laid out: canopy around it, hexes with their costs, rims of the pieces. Drawn once a track."""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from zlib import crc32

from sacbe.core.svg import decor, move, spot, use
from sacbe.games.eldorado.show.geometry import Point, centre, rim, seam
from sacbe.games.eldorado.show.land import Hex, Land
from sacbe.games.eldorado.show.words import words

_VARIANTS: Final = {"jungle": 3, "water": 2, "village": 2, "rubble": 2}


def hex_name(cell: Hex, lang: str) -> str:
    return words(lang)(f"terrain-{cell.terrain}", n=cell.number if cell.terrain == "start" else cell.cost)


def hex_place(cell: Hex, lang: str) -> str:
    """Where it lies; neighbours on the same ground have the same name."""
    return words(lang)("place", left=cell.left, across=cell.across, of=cell.alike) if cell.across else ""


def _tip(cell: Hex, lang: str) -> str:
    """What is said of a hex that is asked about."""
    return words(lang)("tip-cave") if cell.terrain == "cave" else hex_name(cell, lang)


def hex_symbol(cell: Hex, side: str) -> str:
    """The drawing of a hex with its cost; the same ground comes in several drawings, so that it does not look tiled."""
    if cell.terrain == "finish":
        return f"ed-hex-finish-{side}"
    if cell.terrain == "start":
        return f"ed-hex-start-{cell.number}"
    if not cell.cost:
        return f"ed-gd-{cell.terrain}-0"
    return f"ed-hex-{cell.terrain}-{cell.cost}-{(cell.q * 7 + cell.r * 3) % _VARIANTS.get(cell.terrain, 1)}"


@lru_cache(maxsize=64)
def canopy(land: Land, turns: int) -> str:
    """The forest, lighter towards the track, and the track's shadow."""
    shore = rim(land.turned(turns))
    name = f"ed-shore-{crc32(shore.encode()):x}"  # several tracks may stand on one page
    path = f"<path id='{name}' d='{shore}' fill='none' stroke-linejoin='round'/>"
    return decor(
        "<rect x='-4000' y='-4000' width='12000' height='12000' fill='url(#ed-canopy)'/>"
        f"<defs>{path}</defs>"
        f"<use href='#{name}' stroke='var(--canopy)' stroke-width='270'/>"
        f"<use href='#{name}' stroke='var(--canopy-2)' stroke-opacity='.7' stroke-width='150'/>"
        f"<use href='#{name}' stroke='#000' stroke-opacity='.35' stroke-width='16' transform='translate(5 9)'/>"
    )


@lru_cache(maxsize=64)
def hexes(land: Land, turns: int) -> tuple[str, ...]:
    out = []
    for index, cell in enumerate(land.cells):
        x, y = centre((cell.q, cell.r), turns)
        out.append(use(hex_symbol(cell, land.side), x - 60, y - 60, 120, extra=f"data-what='hex-{index}'"))
    return tuple(out)


@lru_cache(maxsize=256)
def spots(land: Land, turns: int, lang: str) -> tuple[str, ...]:
    """Over each hex but the gold zone a place that may be asked about; the board gives targets a light."""
    return tuple(
        spot_of(index, cell, lang, centre((cell.q, cell.r), turns)) if cell.terrain != "gold" else ""
        for index, cell in enumerate(land.cells)
    )


def spot_of(index: int, cell: Hex, lang: str, at: Point, light: str = "") -> str:
    """The spot itself must not be shifted: the page gives pressed spots a transform of its own."""
    body = "<use href='#ed-hx' class='hit'/>" + light
    return move(*at, spot(f"hex-{index}", _tip(cell, lang), body, where=hex_place(cell, lang)))


@lru_cache(maxsize=64)
def rims(land: Land, turns: int, only: frozenset[int] | None = None) -> str:
    """The contour of every piece, or of these."""
    whole = land.turned(turns)
    paths = []
    for piece in range(land.cells[-1].piece + 1) if only is None else sorted(only):
        paths.append(rim(at for at, cell in zip(whole, land.cells, strict=True) if cell.piece == piece))
    return (
        f"<path data-decor='' d='{''.join(paths)}' fill='none' stroke='var(--outline)' stroke-width='7'"
        " stroke-linejoin='round' pointer-events='none'/>"
    )


@lru_cache(maxsize=64)
def seams(land: Land, turns: int) -> tuple[tuple[Point, ...], ...]:
    """Each joint between two pieces as a line."""
    whole = land.turned(turns)
    return tuple(tuple(seam((whole[a], whole[b]) for a, b in joint)) for joint in land.joints)
