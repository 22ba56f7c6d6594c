"""T-1 Components: the sheet, the dice, the choices table and the tokens, as tables.

The rulebook fixes the counts (36 Bones in four colours, 4 Skeletons, three special cells, fewer boxes than cells). The
layout of the sheet, the values of the tokens and the four boxes a row are reconstructed: its pictures are lost.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# T-1.1 The Dig Site sheet: a sauropod of touching circles, head top left. Name, axial q, axial r, special operation.
_SHEET: Final = """
A1 0 0 -    A2 1 0 -
B1 0 1 -    B2 1 1 -
C1 1 2 -    C2 2 2 red       C3 3 2 -    C4 4 2 -
D1 1 3 -    D2 2 3 -         D3 3 3 sum  D4 4 3 -
E1 1 4 yellow  E2 2 4 -      E3 3 4 -    E4 4 4 -    E5 5 4 -
F1 1 5 -    F2 3 5 -
"""

# T-1.2 The choices table: one row an operation, ticked left to right.
OPERATIONS: Final = ("yellow", "red", "difference", "sum")
YELLOW: Final[i64] = 0
RED: Final[i64] = 1
DIFFERENCE: Final[i64] = 2
SUM: Final[i64] = 3
BOXES: Final[i64] = 4  # in each row
ROUNDS: Final[i64] = 16  # T-3.1: one box a round

# T-1.5, T-1.6 The dice.
YELLOW_FACES: Final = (0, 1, 2, 3, 4, 5)
RED_FACES: Final = (1, 2, 3, 4, 5, 6)

# T-4.3, T-4.4 A Dig area.
AREA_SUM: Final[i64] = 9
KEEP_BASE: Final[i64] = 1
KEEP_PER_ZERO: Final[i64] = 1

# T-1.3 Bone tokens, T-1.4 Skeleton tokens.
COLOURS: Final = ("green", "blue", "purple", "orange")
BONE_VALUES: Final = (1, 1, 2, 2, 3, 4, 5, 6, 7)  # in each colour
SKELETON_VALUES: Final = (1, 2, 3, 4)  # by colour

# T-2.5, T-6.3 Player counts and the solo ranks: the score a rank begins at.
EDITION: Final = 1  # of the rules: see Game.edition
MAX_SEATS: Final = 6
SOLO_BONES_FOR_SKELETON: Final = 2
SOLO_RANKS: Final = ((37, "year"), (30, "professor"), (20, "archaeologist"), (10, "digger"), (-1000, "student"))


def _read_sheet() -> tuple[tuple[str, ...], tuple[tuple[int, int], ...], tuple[str, ...]]:
    words = _SHEET.split()
    names = tuple(words[0::4])
    places = tuple((int(q), int(r)) for q, r in zip(words[1::4], words[2::4], strict=True))
    specials = tuple("" if word == "-" else word for word in words[3::4])
    return names, places, specials


_names, _places, _specials = _read_sheet()
CELLS: Final[tuple[str, ...]] = _names
PLACES: Final[tuple[tuple[int, int], ...]] = _places
SPECIALS: Final[tuple[str, ...]] = _specials  # the only operation a cell takes, "" for any
CELL_COUNT: Final[i64] = 19
ALL_CELLS: Final[i64] = (1 << 19) - 1


def _neighbour_masks() -> list[i64]:
    """Circles that touch are adjacent: on the axial grid, the six neighbours."""
    masks: list[i64] = []
    for q, r in PLACES:
        mask: i64 = 0
        for index, (q2, r2) in enumerate(PLACES):
            dq, dr = q2 - q, r2 - r
            if (dq, dr) != (0, 0) and abs(dq) + abs(dr) + abs(dq + dr) == 2:
                mask |= 1 << index
        masks.append(mask)
    return masks


NEIGHBOURS: Final[vec[i64]] = vec[i64](_neighbour_masks())
# By operation: the cells that take its result (T-4.1.5).
ACCEPTS: Final[vec[i64]] = vec[i64](
    [sum(1 << c for c in range(19) if SPECIALS[c] in ("", operation)) for operation in OPERATIONS]
)


def _token_names() -> tuple[str, ...]:
    """Equal values of a colour are told apart by a letter: green-1a, green-1b, green-3."""
    names = []
    for colour in COLOURS:
        for index, value in enumerate(BONE_VALUES):
            letter = "" if BONE_VALUES.count(value) == 1 else "ab"[index - BONE_VALUES.index(value)]
            names.append(f"{colour}-{value}{letter}")
    return tuple(names)


TOKENS: Final[tuple[str, ...]] = _token_names()
TOKEN_VALUE: Final[vec[i64]] = vec[i64]([value for _ in COLOURS for value in BONE_VALUES])
COLOUR_MASK: Final[vec[i64]] = vec[i64]([0x1FF << (9 * colour) for colour in range(4)])
FULL_BAG: Final[i64] = (1 << 36) - 1


def cell_mask(names: list[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << CELLS.index(name)
    return mask


def cell_names(mask: int) -> list[str]:
    return [name for index, name in enumerate(CELLS) if mask >> index & 1]


def token_mask(names: list[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << TOKENS.index(name)
    return mask


def token_names(mask: int) -> list[str]:
    return [name for index, name in enumerate(TOKENS) if mask >> index & 1]


def token_colour(token: int) -> int:
    return token // 9


def result(operation: i64, yellow: i64, red: i64) -> i64:
    """T-4.1.2 What an operation makes of the dice."""
    if operation == YELLOW:
        return yellow
    if operation == RED:
        return red
    if operation == SUM:
        return yellow + red
    return yellow - red if yellow > red else red - yellow
