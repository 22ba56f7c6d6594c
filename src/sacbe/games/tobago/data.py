"""T-1 Components: board pieces, clue cards, treasure cards and the numbers of the rulebook, as tables.

The rulebook fixes the counts. Which clue cards there are beyond those it names, and how many treasure cards of each
value, is reconstructed; the front sides of the pieces come from a single source.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EDITION: Final = 2  # of the rules: see Game.edition
MAX_SEATS: Final = 4

# T-1.10 Terrains. A letter stands for each in the tables below.
TERRAINS: Final = ("beach", "jungle", "river", "scrubland", "lake", "mountains")
_LETTERS: Final = "BJRSLM"

# Directions, clockwise from the north on flat-topped hexes (axial q, r; r grows downwards).
FACINGS: Final = ("N", "NE", "SE", "S", "SW", "NW")
STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

# T-1.1 The sides of the pieces. One word a column: "q:r:terrains", downwards from that r; a dot is ocean.
_SIDES: Final = {
    "a": "-6:0:MBB -5:-1:BJJJB -4:-2:BJJB -3:0:JBBS -2:-2:RMMMS -1:-2:RRLS 0:-3:RRLL",
    "A": "-6:0:MM -5:-1:MMJJB -4:-2:MMJJJBS -3:-2:MJLLJS -2:-3:MJJLLM -1:-2:RRLM 0:-3:SSMM",
    "b": "-7:1:JJ -6:1:JJ -5:1:JM.S -4:-1:B.JMSS -3:-2:BSRJMS -2:-3:BSSRMM -1:-1:SLL 0:-3:SSLL",
    "B": "-5:-1:JJBBB -4:-1:JJSSB -3:-2:RRJSSM -2:-3:BSRLSM -1:-4:BSSLLM 0:-4:SSLLL",
    "c": "-6:2:M -5:-1:S..B -4:-1:SSBM -3:-2:BBLMMS -2:-1:BLMS -1:-3:BBRSS 0:-4:RRRMM",
    "C": "-6:1:MB -5:-2:JMMB.BR -4:-2:JMMBBR -3:-3:BJMLRRS -2:-3:BJLLSS -1:-3:BJJJS 0:-4:MMJJJ",
}
# T-2.1 How the piece of each slot is moved, by shift; slot k is also turned by k * 120 degrees.
_SHIFTS: Final = (((0, 0), (1, -1), (1, 0)), ((0, 0), (1, 0), (0, 1)))
# The sides in the three slots clockwise, and the shift. Piece A lies in slot 0: turning the island changes nothing.
ASSEMBLIES: Final[tuple[str, ...]] = tuple(
    f"{sides}-{shift}"
    for a in "aA"
    for b in "bB"
    for c in "cC"
    for sides in (f"{a}{b}{c}", f"{a}{c}{b}")
    for shift in (0, 1)
)


def side(letter: str) -> dict[tuple[int, int], int]:
    """The hexes of a side as it lies in slot 0, with their terrains."""
    hexes: dict[tuple[int, int], int] = {}
    for word in _SIDES[letter].split():
        q, r, terrains = word.split(":")
        for k, terrain in enumerate(terrains):
            if terrain != ".":
                hexes[int(q), int(r) + k] = _LETTERS.index(terrain)
    return hexes


def assembled(name: str) -> dict[tuple[int, int], int]:
    """T-2.1 The island of an assembly: every hex with its terrain."""
    sides, _, shift = name.partition("-")
    hexes: dict[tuple[int, int], int] = {}
    for slot, letter in enumerate(sides):
        dq, dr = _SHIFTS[int(shift)][slot]
        for (q, r), terrain in side(letter).items():
            for _ in range(slot):
                q, r = -q - r, q
            hexes[q + dq, r + dr] = terrain
    return hexes


def _all_places() -> tuple[tuple[int, int], ...]:
    places: set[tuple[int, int]] = set()
    for name in ASSEMBLIES:
        places.update(assembled(name))
    return tuple(sorted(places))


# Every cell that is land on some island, so that the code of an action does not depend on the island.
PLACES: Final[tuple[tuple[int, int], ...]] = _all_places()
HEXES: Final[tuple[str, ...]] = tuple(f"{q},{r}" for q, r in PLACES)
HEX_COUNT: Final[i64] = 131

# T-1.2 Landmarks, in the order of their placing (T-2.2).
STATUES: Final[i64] = 3
HUTS: Final[i64] = 4
PALMS: Final[i64] = 3
LANDMARKS: Final[i64] = 10
STATUE: Final[i64] = 0
HUT: Final[i64] = 1
PALM: Final[i64] = 2
KINDS_OF_LANDMARK: Final = ("statue", "hut", "palm")
KIND_OF: Final[vec[i64]] = vec[i64]([0, 0, 0, 1, 1, 1, 1, 2, 2, 2])  # by number of placing
FIRST_OF_KIND: Final[vec[i64]] = vec[i64]([0, 3, 7, 10])

# T-1.3, T-4.1.2 Clue cards: a kind, a reference, and whether only its largest area is meant.
IN: Final[i64] = 0
NEXT_TO: Final[i64] = 1
IN_SIGHT: Final[i64] = 2
NOT: Final[i64] = 3  # added to one of the above
CLUE_KINDS: Final = ("in", "next-to", "in-sight", "not-in", "not-next-to", "not-in-sight")
REFERENCES: Final = (*TERRAINS, "hut", "palm", "statue", "ocean")
REF_HUT: Final[i64] = 6
REF_PALM: Final[i64] = 7
REF_STATUE: Final[i64] = 8
REF_OCEAN: Final[i64] = 9
_CLUES: Final = """
in: beach jungle river scrubland lake mountains
in: largest-beach largest-jungle largest-river largest-scrubland largest-lake largest-mountains
next-to: beach jungle river scrubland lake mountains
next-to: largest-beach largest-jungle largest-river largest-scrubland largest-lake largest-mountains
next-to: hut palm statue ocean
in-sight: ocean hut palm statue largest-lake largest-river largest-mountains
not-in: beach jungle river scrubland lake mountains largest-lake largest-jungle
not-next-to: ocean hut palm statue river scrubland
not-in-sight: hut palm statue
"""


def _read_clues() -> tuple[str, ...]:
    names = []
    for line in _CLUES.split("\n"):
        kind, _, references = line.partition(":")
        names += [f"{kind}-{reference}" for reference in references.split()]
    return tuple(names)


CLUES: Final[tuple[str, ...]] = _read_clues()
CLUE_COUNT: Final[i64] = 52
ALL_CLUES: Final[i64] = (1 << 52) - 1


def _clue_parts() -> tuple[vec[i64], vec[i64], vec[i64]]:
    kinds: list[i64] = []
    references: list[i64] = []
    largest: list[i64] = []
    for name in CLUES:
        kind = max([k for k in CLUE_KINDS if name.startswith(f"{k}-")], key=len)
        rest = name[len(kind) + 1 :]
        kinds.append(CLUE_KINDS.index(kind))
        largest.append(1 if rest.startswith("largest-") else 0)
        references.append(REFERENCES.index(rest.removeprefix("largest-")))
    return vec[i64](kinds), vec[i64](references), vec[i64](largest)


_kinds, _references, _largest = _clue_parts()
CLUE_KIND: Final[vec[i64]] = _kinds
CLUE_REFERENCE: Final[vec[i64]] = _references
CLUE_LARGEST: Final[vec[i64]] = _largest

# T-1.4 Treasure cards and curses. Equal ones cannot be told apart (T-7.2): only the first edition named each of them.
COINS: Final = (2, 3, 4, 5, 6)
CARDS_OF_COINS: Final = (9, 9, 8, 7, 6)


def _treasure_names() -> tuple[str, ...]:
    names = [f"{coins}{letter}" for k, coins in enumerate(COINS) for letter in "abcdefghi"[: CARDS_OF_COINS[k]]]
    names += ["curse-a", "curse-b"]
    return tuple(names)


TREASURES: Final[tuple[str, ...]] = _treasure_names()
TREASURE_COUNT: Final[i64] = 41
FIRST_CURSE: Final[i64] = 39
ALL_GOLD: Final[i64] = (1 << 39) - 1
ALL_CURSES: Final[i64] = 3 << 39
COINS_OF: Final[vec[i64]] = vec[i64]([int(name[0]) if name[0].isdigit() else 0 for name in TREASURES])
# T-7.2 What is on a card: 0 to 4 are its coins in order, 5 is a curse. Cards of one value are numbered side by side.
VALUES: Final[i64] = 6
CURSE: Final[i64] = 5
FIRST_OF_VALUE: Final[vec[i64]] = vec[i64]([0, 9, 18, 26, 33, 39, 41])
VALUE_OF: Final[vec[i64]] = vec[i64]([COINS.index(int(name[0])) if name[0].isdigit() else 5 for name in TREASURES])

# T-1.5 - T-1.8 The other pieces, T-2.10 hands, T-4.2.1 legs of a move.
AMULETS: Final[i64] = 21
ROSES: Final[i64] = 15
COLOURS: Final = ("white", "grey", "brown", "black")
MAPS: Final[i64] = 4
MARKERS: Final[i64] = 17
LEGS: Final[i64] = 3


def hand_limit(seats: i64) -> i64:
    """T-2.10 Four clue cards, six with two players."""
    return 6 if seats == 2 else 4


# T-2.2b The least distance of equal landmarks, T-6 the curse's options.
SPACINGS: Final = (5, 4)
CURSE_DEPTHS: Final = (27, 21)
CURSE_EFFECTS: Final = ("standard", "continue_all", "continue_protected")
STANDARD: Final[i64] = 0
CONTINUE_ALL: Final[i64] = 1
CONTINUE_PROTECTED: Final[i64] = 2


def names_of(mask: int, names: tuple[str, ...]) -> list[str]:
    """The members of a set of cards, by name."""
    out = []
    while mask:
        out.append(names[(mask & -mask).bit_length() - 1])
        mask &= mask - 1
    return out


def mask_of(members: list[str], names: tuple[str, ...]) -> int:
    mask = 0
    for name in members:
        mask |= 1 << names.index(name)
    return mask
