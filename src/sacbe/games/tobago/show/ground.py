"""The island without its pieces: sea, coast, landscapes, the sign on each largest area, and a spot on every space.

It never changes during a game, so it is drawn once for each assembly and language.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sacbe.core.svg import decor, esc, num, use
from sacbe.games.tobago.data import PLACES
from sacbe.games.tobago.show.land import AT, Land, land_of
from sacbe.games.tobago.show.words import place_name, words

# Shallows around the coast, from the widest to the foam at the beach.
_SHALLOWS: Final = (("--water-2", ".28", 330), ("--water-2", ".5", 210), ("--water", ".42", 104))


def sea(land: Land) -> str:
    line = f"d='{land.coast}' fill='none' stroke-linecap='round'"
    out = [
        f"<path {line} stroke='var({colour})' stroke-opacity='{opacity}' stroke-width='{width}'/>"
        for colour, opacity, width in _SHALLOWS
    ]
    out.append(
        f"<path {line} stroke='var(--limestone)' stroke-opacity='.5' stroke-width='24' stroke-dasharray='40 26'/>"
        f"<path {line} stroke='#000' stroke-opacity='.35' stroke-width='14' transform='translate(5 9)'/>"
    )
    return decor(f"<g pointer-events='none'>{''.join(out)}</g>")


@lru_cache(maxsize=128)
def ground(assembly: int, lang: str) -> str:
    """In units of hexes with radius 60, the origin where the assembly's axes meet."""
    land = land_of(assembly)
    spots = "".join(_space(land, cell, lang) for cell in land.cells)
    line = "fill='none' stroke='var(--outline)' stroke-linecap='round' pointer-events='none'"
    lines = f"<path d='{land.borders}' stroke-width='5' {line}/><path d='{land.coast}' stroke-width='8' {line}/>"
    return sea(land) + spots + decor(lines)


def _space(land: Land, cell: int, lang: str) -> str:
    x, y = AT[cell]
    at = f"x='{num(x)}' y='{num(y)}'"
    kind = land.terrain[cell]
    label = words(lang)("spot-space", terrain=words(lang)(f"terrain-{kind}"), place=place_name(cell))
    return (
        f"<g id='hex-{cell}' class='spot' role='button' tabindex='0' aria-label='{esc(label)}'>"
        f"<use href='#tob-land-{kind}-{_variant(cell)}' {at}/>"
        f"<use class='edge' href='#tob-cell' {at}/><use class='ring' href='#tob-cell' {at}/></g>"
    )


def largest_signs(land: Land, busy: frozenset[int]) -> str:
    """The three-hex sign of each largest area, on the space nearest to its middle that nothing else covers."""
    out = []
    for area in land.largest:
        mx = sum(AT[cell][0] for cell in area) / len(area)
        my = sum(AT[cell][1] for cell in area) / len(area)
        ranked = sorted(area, key=lambda cell: (AT[cell][0] - mx) ** 2 + (AT[cell][1] - my) ** 2)
        at = next((cell for cell in ranked if cell not in busy), ranked[0])
        x, y = AT[at]
        out.append(use("tob-largest", x - 21, y - 21, 42, extra=f"data-what='hex-{at}'"))
    return f"<g pointer-events='none'>{''.join(out)}</g>"


@lru_cache(maxsize=32)
def still(assembly: int) -> str:
    """The landscapes alone, for figures and as a backdrop: nothing in it may be clicked or asked about."""
    land = land_of(assembly)
    lands = "".join(
        f"<use href='#tob-land-{kind}-{_variant(cell)}' x='{num(AT[cell][0])}' y='{num(AT[cell][1])}'/>"
        for cell, kind in land.terrain.items()
    )
    line = "fill='none' stroke='var(--outline)' stroke-linecap='round'"
    return (
        f"{sea(land)}{lands}"
        f"<path d='{land.borders}' stroke-width='5' {line}/><path d='{land.coast}' stroke-width='8' {line}/>"
    )


def _variant(cell: int) -> int:
    """Which of the two drawings of its landscape a space has."""
    q, r = PLACES[cell]
    return (q * 3 + r) % 2
