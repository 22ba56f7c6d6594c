"""Where the learned tables of a sheet lie: one for every small group of touching cells, and a few for the whole sheet.

A cell is read as one of twelve symbols: empty, a number from 0 to 9 that may still be dug, or dead (dug, or above 9).
A group of cells is read as a number in the base of twelve, and that is the place in its table.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.trek12.data import BOXES, NEIGHBOURS, ROUNDS

SYMBOLS: Final[i64] = 12
DEAD: Final[i64] = 11


def _groups(size: int) -> list[tuple[int, ...]]:
    """All connected groups of so many cells."""
    found = {1 << cell for cell in range(19)}
    for _ in range(size - 1):
        wider = set()
        for group in found:
            for cell in range(19):
                if group >> cell & 1:
                    near = int(NEIGHBOURS[cell]) & ~group
                    wider |= {group | 1 << other for other in range(19) if near >> other & 1}
        found = wider
    return [tuple(cell for cell in range(19) if group >> cell & 1) for group in sorted(found)]


# Singles and pairs have a table for every number of rounds to come, triples for every stage of the game.
_SMALL: Final = _groups(1) + _groups(2)
_LARGE: Final = _groups(3)
_ALL: Final = _SMALL + _LARGE
SMALL: Final[i64] = len(_SMALL)
GROUPS: Final[i64] = len(_ALL)
SMALL_SIZE: Final[i64] = sum(12 ** len(group) for group in _SMALL)
LARGE_SIZE: Final[i64] = sum(12 ** len(group) for group in _LARGE)
STAGE: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])  # by rounds to come
_STAGES: Final = 4


def _starts() -> list[int]:
    """By group: where its table begins within those of a round or a stage."""
    out = []
    at = 0
    for i, group in enumerate(_ALL):
        at = 0 if i == len(_SMALL) else at
        out.append(at)
        at += 12 ** len(group)
    return out


START: Final[vec[i64]] = vec[i64](_starts())
# By cell: its groups, and how far a place in the group's table moves with the symbol of the cell.
_of_cell: Final = [[(i, g.index(cell)) for i, g in enumerate(_ALL) if cell in g] for cell in range(19)]
FIRST: Final[vec[i64]] = vec[i64]([sum(len(pairs) for pairs in _of_cell[:cell]) for cell in range(20)])
GROUP: Final[vec[i64]] = vec[i64]([i for pairs in _of_cell for i, _ in pairs])
STRIDE: Final[vec[i64]] = vec[i64]([12**place for pairs in _of_cell for _, place in pairs])

# The tables of the whole sheet.
MOST_ZEROS: Final[i64] = 5  # more count as five
MOST_OPEN: Final[i64] = 40  # points of open numbers; more count as forty
RICHNESS: Final[i64] = 8  # kinds of bags
LARGE_FROM: Final[i64] = ROUNDS * SMALL_SIZE
ROWS_FROM: Final[i64] = LARGE_FROM + _STAGES * LARGE_SIZE  # by boxes left in each row, and free zeros
OPEN_FROM: Final[i64] = ROWS_FROM + (BOXES + 1) ** 4 * (MOST_ZEROS + 1)  # by rounds to come, and open numbers
BAG_FROM: Final[i64] = OPEN_FROM + ROUNDS * (MOST_OPEN + 1)  # by rounds to come, richness of the bag, and free zeros
ROOM_FROM: Final[i64] = BAG_FROM + ROUNDS * RICHNESS * (MOST_ZEROS + 1)  # by rounds to come, and cells open to write in
SIZE: Final[i64] = ROOM_FROM + ROUNDS * 20
ROW_STEP: Final[vec[i64]] = vec[i64]([(MOST_ZEROS + 1) * (BOXES + 1) ** row for row in range(4)])
