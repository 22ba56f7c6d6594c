"""Where the cells of a sheet lie: circles that touch, on a hex grid, with the centre of A1 at the origin."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sacbe.core.hexes import centre_pointy
from sacbe.core.svg import outline
from sacbe.games.trek12.data import CELL_COUNT, PLACES
from sacbe.games.trek12.show.lens import cells_of

CELL: Final = 116.0  # distance of touching cells at which the symbols are drawn
ALL: Final = tuple(range(int(CELL_COUNT)))
_UNIT: Final = tuple(centre_pointy(place, 3**-0.5) for place in PLACES)  # one diameter apart


def centre(cell: int, d: float) -> tuple[float, float]:
    return _UNIT[cell][0] * d, _UNIT[cell][1] * d


@lru_cache(maxsize=8192)
def rim(mask: int, d: float, inset: float) -> str:
    """The outline of some cells."""
    return outline([centre(cell, d) for cell in cells_of(mask)], d, inset)
