"""T-1 Components: the board, the 36 terrain tiles, temple levels, treasures and pieces, as tables.

The rulebook fixes counts, costs, the supply of levels and the letters of the volcanoes. Its pictures are lost: the
faces of the tiles, their stones and the printed corner of the board come from public lists that agree with each other.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EDITION: Final = 1  # of the rules: see Game.edition
MAX_SEATS: Final = 4

# T-1.4 The board: 8 columns of 5 flat-top hexes, odd columns half a hex lower. A cell is column * 5 + row.
COLUMNS: Final = 8
ROWS: Final = 5
CELL_COUNT: Final[i64] = 40
ALL_CELLS: Final[i64] = 0xFFFFFFFFFF
CELLS: Final[tuple[str, ...]] = tuple(f"c{column}r{row}" for column in range(COLUMNS) for row in range(ROWS))
BASE_CAMP: Final[i64] = 4  # c0r4

# Directions as on the tiles: stones are written in this order. The opposite of d is (d + 3) % 6.
DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")
_AXIAL: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

# T-1.2 Terrain
TERRAINS: Final = ("temple", "clearing", "ruins", "volcano", "base")
TEMPLE: Final[i64] = 0
CLEARING: Final[i64] = 1
RUINS: Final[i64] = 2
VOLCANO: Final[i64] = 3
BASE: Final[i64] = 4

# Name, terrain, value of a temple or masks of ruins, stones on the edges N NE SE S SW NW before turning.
_TILES: Final = """
A1 temple 1 210000    A2 temple 2 201000    A3 temple 2 200100
A4 clearing 0 110100  A5 ruins 4 201000     A6 ruins 4 200010
B1 temple 2 200010    B2 temple 3 200100    B3 clearing 0 210000
B4 clearing 0 201000  B5 ruins 4 200001     B6 volcano 0 000000
C1 temple 3 300000    C2 temple 4 200010    C3 clearing 0 300000
C4 clearing 0 110100  C5 ruins 3 300000
D1 temple 5 300000    D2 temple 5 200100    D3 clearing 0 101010
D4 ruins 3 300000     D5 volcano 0 000000
E1 temple 5 300000    E2 temple 6 300000    E3 clearing 0 200100
E4 clearing 0 200100  E5 ruins 2 200001
F1 temple 4 300000    F2 temple 4 210000    F3 clearing 0 200100
F4 ruins 2 200100     F5 volcano 0 000000
G1 temple 3 200001    G2 temple 3 201000    G3 clearing 0 200100
G4 ruins 2 300000
"""

# T-1.4 The printed cells, as tiles that lie there from the start; their names are never drawn.
_PRINTED: Final = """
temple-north temple 1 110100  base-camp base 0 111000  glade clearing 0 111000  temple-east temple 1 010001
"""
PRINTED_CELLS: Final = ("c0r3", "c0r4", "c1r3", "c1r4")
TILE_COUNT: Final[i64] = 36  # tiles from here on are printed
LETTERS: Final = ("A", "B", "C", "D", "E", "F", "G")

# T-1.3 Temple levels, by number
TOP_LEVEL: Final[i64] = 10
LEVEL_SUPPLY: Final = (0, 0, 3, 6, 9, 11, 8, 5, 3, 2, 1)

# T-1.5 Treasures: the kinds differ only by picture
TREASURES: Final = ("mask", "statue", "plate", "vase", "necklace", "knife", "skull", "jaguar")
KINDS: Final[i64] = 8
COPIES: Final[i64] = 3
SET_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 3, 6])  # T-5.3, by tokens of one kind

# T-1.1 Pieces of a player
PIECES: Final = ("worker", "leader")
WORKER: Final[i64] = 0
LEADER: Final[i64] = 1
WORKERS: Final[i64] = 18
LEADER_STRENGTH: Final[i64] = 3
CAMPS: Final[i64] = 2
GUARDS: Final[i64] = 2

# T-4 Action points
ALLOTMENT: Final[i64] = 10
RECRUIT_COST: Final[i64] = 1
TRAVEL_COST: Final[i64] = 1
UNCOVER_COST: Final[i64] = 2
DIG_COST: Final[i64] = 3
EXCHANGE_COST: Final[i64] = 3
CAMP_COST: Final[i64] = 5
GUARD_COST: Final[i64] = 5

# T-6 The auction. No bid can be higher: the capital and three tallies of at most 150.
CAPITAL: Final[i64] = 20
MAX_BID: Final[i64] = 470


def _neighbours() -> list[i64]:
    at = {(c, r - 4 - c // 2): c * ROWS + r for c in range(COLUMNS) for r in range(ROWS)}
    out: list[i64] = []
    for q, r in at:
        out += [at.get((q + dq, r + dr), -1) for dq, dr in _AXIAL]
    return out


# cell * 6 + direction: the cell there, -1 beyond the edge of the board
NEIGHBOUR: Final[vec[i64]] = vec[i64](_neighbours())
# by cell, the cells around it as a mask
AROUND: Final[vec[i64]] = vec[i64](
    [sum(1 << int(n) for n in _neighbours()[cell * 6 : cell * 6 + 6] if n >= 0) for cell in range(40)]
)

_words: Final[list[str]] = (_TILES + _PRINTED).split()
TILES: Final[tuple[str, ...]] = tuple(_words[0::4])  # 36 to draw, then the four printed ones
TERRAIN: Final[vec[i64]] = vec[i64]([TERRAINS.index(word) for word in _words[1::4]])
FACE: Final[vec[i64]] = vec[i64]([int(word) for word in _words[2::4]])  # value of a temple, masks of ruins
LETTER: Final[vec[i64]] = vec[i64]([LETTERS.index(name[0]) for name in TILES[:36]])
FULL_STACK: Final[i64] = 0xFFFFFFFFF


def _turned_stones() -> list[i64]:
    out: list[i64] = []
    for word in _words[3::4]:
        stones = [int(digit) for digit in word]
        for rotation in range(6):
            out += [stones[(direction - rotation) % 6] for direction in range(6)]
    return out


# (tile * 6 + rotation) * 6 + direction: stones on that edge after turning clockwise by `rotation` sixths
STONES: Final[vec[i64]] = vec[i64](_turned_stones())
# tile * 6 + rotation: the edges with stones, as a mask of directions
STONY: Final[vec[i64]] = vec[i64](
    [
        sum(1 << direction for direction in range(6) if _turned_stones()[turned * 6 + direction] > 0)
        for turned in range(40 * 6)
    ]
)
# by letter, its tiles as a mask
LETTER_TILES: Final[vec[i64]] = vec[i64](
    [sum(1 << index for index, name in enumerate(TILES[:36]) if name[0] == letter) for letter in LETTERS]
)


def cell_names(mask: int) -> list[str]:
    return [name for index, name in enumerate(CELLS) if mask >> index & 1]


def tile_names(mask: int) -> list[str]:
    return [TILES[index] for index in range(36) if mask >> index & 1]


def tile_mask(names: list[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << TILES.index(name)
    return mask
