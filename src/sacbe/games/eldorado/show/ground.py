"""The track as it was laid out: canopy around it, hexes with their costs, rims of the pieces. Drawn once a track."""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from zlib import crc32

from sacbe.core.svg import esc, num, use
from sacbe.games.eldorado.show.geometry import Point, centre, rim, seam
from sacbe.games.eldorado.show.land import Hex, Land
from sacbe.games.eldorado.show.words import words

GLYPH: Final = {
    "jungle": "machete",
    "water": "paddle",
    "village": "coin",
    "rubble": "discard",
    "camp": "remove",
}
_VARIANTS: Final = {"jungle": 3, "water": 2, "village": 2, "rubble": 2}


def hex_name(cell: Hex, lang: str) -> str:
    return words(lang)(f"terrain-{cell.terrain}", n=cell.number if cell.terrain == "start" else cell.cost)


def ground_symbol(cell: Hex, side: str) -> str:
    if cell.terrain == "finish":
        return f"ed-gd-finish-{side}"
    return f"ed-gd-{cell.terrain}-{(cell.q * 7 + cell.r * 3) % _VARIANTS.get(cell.terrain, 1)}"


def cost_symbol(cell: Hex, side: str) -> str:
    if cell.terrain == "start":
        return f"ed-start-{cell.number}"
    if cell.terrain == "finish":
        return "ed-cost-paddle-1" if side == "blue" else "ed-cost-machete-1"
    return f"ed-cost-{GLYPH[cell.terrain]}-{cell.cost}" if cell.terrain in GLYPH else ""


def hex_body(cell: Hex, side: str) -> str:
    cost = cost_symbol(cell, side)
    return use(ground_symbol(cell, side), -60, -60, 120) + (use(cost, -60, -60, 120) if cost else "")


@lru_cache(maxsize=64)
def canopy(land: Land, turns: int) -> str:
    """The forest, lighter towards the track, and the track's shadow."""
    shore = rim(land.turned(turns))
    name = f"ed-shore-{crc32(shore.encode()):x}"  # several tracks may stand on one page
    path = f"<path id='{name}' d='{shore}' fill='none' stroke-linejoin='round'/>"
    return (
        "<rect x='-4000' y='-4000' width='12000' height='12000' fill='url(#ed-canopy)'/>"
        f"<defs>{path}</defs>"
        f"<use href='#{name}' stroke='var(--canopy)' stroke-width='270'/>"
        f"<use href='#{name}' stroke='var(--canopy-2)' stroke-opacity='.7' stroke-width='150'/>"
        f"<use href='#{name}' stroke='#000' stroke-opacity='.35' stroke-width='16' transform='translate(5 9)'/>"
    )


@lru_cache(maxsize=256)
def hexes(land: Land, turns: int, lang: str) -> tuple[str, ...]:
    """Each hex as a spot that may be asked about; the board puts targets on top instead."""
    out = []
    for index, cell in enumerate(land.cells):
        x, y = centre((cell.q, cell.r), turns)
        place = f"transform='translate({num(x)} {num(y)})'"
        body = hex_body(cell, land.side)
        if cell.terrain == "gold":
            out.append(f"<g {place}>{body}</g>")
        else:
            label = esc(hex_name(cell, lang))
            out.append(
                f"<g id='hex-{index}' class='spot' role='button' tabindex='0' aria-label='{label}' {place}>{body}</g>"
            )
    return tuple(out)


@lru_cache(maxsize=64)
def plain_hexes(land: Land, turns: int) -> tuple[str, ...]:
    """The same without anything to click, for hexes whose spot lies on top."""
    out = []
    for cell in land.cells:
        x, y = centre((cell.q, cell.r), turns)
        out.append(f"<g transform='translate({num(x)} {num(y)})'>{hex_body(cell, land.side)}</g>")
    return tuple(out)


@lru_cache(maxsize=64)
def rims(land: Land, turns: int) -> str:
    """The contour of every piece."""
    whole = land.turned(turns)
    paths = []
    for piece in range(land.cells[-1].piece + 1):
        paths.append(rim(at for at, cell in zip(whole, land.cells, strict=True) if cell.piece == piece))
    return (
        f"<path d='{''.join(paths)}' fill='none' stroke='var(--outline)' stroke-width='7' stroke-linejoin='round'"
        " pointer-events='none'/>"
    )


@lru_cache(maxsize=64)
def seams(land: Land, turns: int) -> tuple[tuple[Point, ...], ...]:
    """Each joint between two pieces as a line."""
    whole = land.turned(turns)
    return tuple(tuple(seam((whole[a], whole[b]) for a, b in joint)) for joint in land.joints)
