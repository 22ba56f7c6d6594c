"""C-1 Components: pieces of the board, routes, cards, cave tokens and blockades, as tables.

The rulebook fixes the counts and the route A L G D M I with the blue end; its pictures are lost, so the symbols on the
pieces and the values of the cards come from the English manual and from transcriptions that agree with each other.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EDITION: Final = 2  # of the rules: see Game.edition

# C-1.9 Terrain. The first three are entered with the symbol of the same number.
TERRAINS: Final = ("jungle", "water", "village", "rubble", "camp", "mountain", "cave", "start")
JUNGLE: Final[i64] = 0
WATER: Final[i64] = 1
VILLAGE: Final[i64] = 2
RUBBLE: Final[i64] = 3
CAMP: Final[i64] = 4
MOUNTAIN: Final[i64] = 5  # from here on never entered
CAVE: Final[i64] = 6
START: Final[i64] = 7

SYMBOLS: Final = ("machete", "paddle", "coin")
MACHETE: Final[i64] = 0
PADDLE: Final[i64] = 1
COIN: Final[i64] = 2

# Neighbours in order; r grows downwards.
DIRECTIONS: Final = ("E", "NE", "NW", "W", "SW", "SE")

# C-1.1, C-1.2 Sides of the pieces, row by row. J jungle, W water, S village, R rubble, B base camp with their cost;
# M mountain, C cave, 1-4 the start hexes. Rows of a hex tile: r = -3..3; of a strip: r = -1..1.
_SIDES: Final = """
A J1 B1 J1 J1/W1 M J1 J1 S1/J1 C S1 J1 J1 J1/J1 S1 J1 W1 J1 S1 J1/J1 J1 S1 J1 W1 J1/J1 J1 J1 J1 J1/1 2 3 4
B J1 W1 B1 W1/J1 J1 S1 C J1/J1 S1 J1 J1 J1 J1/W1 J1 S1 J1 S1 J1 J1/J1 J1 W1 J1 J1 J1/J1 J1 J1 J1 J1/4 3 2 1
C J1 J1 R1 R1/J1 S1 R1 W1 W1/W1 W1 S1 S1 R1 W1/W1 S1 R1 C W1 R1 R1/S1 R1 W1 W1 S1 S1/S1 R1 J1 S1 W1/J1 J1 W1 W1
D J2 J1 M W3/J1 J1 S3 S1 M/J1 W1 J1 M S3 J1/J2 W1 W2 C J1 J1 J2/J1 W1 W1 W2 W1 J1/J1 W1 W1 W1 J1/J1 J1 J1 J2
E B1 S1 S1 S1/J1 J2 J1 C S1/R1 J1 M W1 W1 J1/J1 J2 J3 W1 J1 J2 R1/J1 R1 R3 R1 M J1/R1 M J2 W2 J1/M R1 R1 J1
F J1 M C W1/J2 J1 M W1 W1/R1 J1 W2 W3 W1 R1/R1 S1 S2 M J2 J1 R1/R1 S1 R2 J1 J1 R1/J1 J3 J1 W2 W2/B1 J2 R1 B2
G J1 J1 J1 J1/J1 J2 S1 M J1/S1 S2 S2 R1 S1 J1/M C S4 S3 S2 J2 B1/S1 S2 S2 R1 S1 J1/J1 J2 S1 M J1/J1 J1 J1 J1
H W1 W2 W2 W2/S1 W1 W1 W1 W2/S2 S2 S1 S1 W1 W2/S3 C S2 S2 S1 J1 J1/S2 S2 S1 S1 J1 J2/S1 J1 J1 J1 J2/J1 J2 J2 J2
I J1 J1 J1 J1/S1 J1 M J1 J1/S1 S2 J1 M J2 J1/S1 S2 J1 J2 B3 M C/S2 R3 M M J2 J1/W2 W1 W1 J1 J1/W2 W2 W1 J1
J W1 W1 W1 W1/W1 M W2 W1 R2/W1 W2 J1 J2 R2 R1/S1 S1 J2 B1 J1 R2 R1/S1 S2 J1 J1 R2 R1/S1 S2 S2 C R1/S1 S1 S1 R2
K B1 J2 J2 J1/J1 J1 W3 J1 J2/J1 J2 J1 J3 J1 J2/J2 J1 J3 J1 J3 J1 J2/J2 J1 J3 J1 J2 J1/J2 J1 S4 J1 J1/J1 J2 J2 B1
L W1 B1 B1 J3/J1 W1 W1 J3 J1/J2 J1 J1 J3 J1 J2/J2 J1 M J1 C J1 J2/J1 J2 J2 J1 J2 J1/S2 B2 S2 J1 J1/J2 J2 J1 M
M J1 J1 J1 B1/J1 S4 M M W4/J1 S2 J1 J1 W1 C/M J1 J1 R2 J1 J1 M/M M M M R2 J1/J1 J1 J1 R2 J1/W1 W1 J1 J1
N J1 J1 J1 J1/S1 J1 J2 J1 W1/S1 S2 J1 W1 W1 W1/W1 W1 S3 S4 S3 S2 S1/W1 W1 W1 J1 S2 S1/J1 J1 J2 J1 J1/J1 J1 J1 J1
O S2 S1 R1 J2 R2/S1 M W4 M M R1/S1 W1 J2 J1 R1
P W3 W2 W1 W2 W3/R1 W1 W1 W1 W1 J1/W1 J2 W3 R2 W1
Q R1 S1 S1 W1 J3/J2 R1 J2 S3 W1 J2/J1 R3 J1 J1 W2
R J1 J1 M S1 S1/J1 J3 M S1 B1 S1/J1 J1 M S1 S1
"""
SIDES: Final = "ABCDEFGHIJKLMNOPQR"
STRIPS: Final = "OPQR"
STARTS: Final = "AB"

# C-1.3 The end: three finishing hexes around a corner hex of the last tile, and the gold zone behind them.
FINISHES: Final = ("blue", "green")
FINISH_SYMBOL: Final = (1, 0)  # a paddle, a machete
FINISH_HEXES: Final = ((-1, 0), (0, 0), (0, 1))
GOLD_HEXES: Final = ((0, -1), (1, -1), (1, 0))
CORNER_HEX: Final = (-1, 1)

# S-2.1 The official routes: side, sixths turned clockwise, where its centre lies; then the end in the same way.
ROUTES: Final = {
    "witchs_cauldron": "A0@0,0 L5@7,-4 G4@14,-7 D4@18,-4 M0@14,3 I5@7,7 blue4@3,7",
    "first_expedition": "B2@0,0 C5@7,-3 N2@11,0 I2@14,4 K0@21,0 blue0@25,-4",
    "hills_of_gold": "B1@0,0 C0@3,-7 G4@7,-14 K1@11,-11 J1@14,-7 N4@21,-10 green1@25,-10",
    "home_stretch": "B1@0,0 J5@4,-7 Q4@9,-10 K0@14,-12 M4@21,-16 C0@28,-19 green0@32,-23",
    "winding_paths": "B1@0,0 I3@4,-7 F3@11,-11 G1@15,-8 C0@19,-15 N4@26,-19 blue0@30,-23",
    "serpentine": "A1@0,0 C4@4,3 E1@11,-1 G3@8,-5 J3@15,-9 M5@19,-6 blue2@19,-2",
    "swamplands": "A0@0,0 R1@5,-2 D2@10,-5 H2@14,-2 E1@17,2 O4@12,5 K0@7,8 blue3@3,12",
}
MAX_PIECES: Final = 7  # S-2.9: six joints, for six blockades
MAX_CAVES: Final = 9
JOINT_PAIRS: Final = 7  # the least number of touching pairs of hexes at a joint between two pieces
RANDOM_PIECES: Final = 6  # how many pieces a random route has, as most official ones

# C-1.4 Blockades 1-6: what they ask for (3: discarded cards) and how much of it. Index 0: no blockade.
BLOCKADES: Final = 6
BLOCKADE_ASKS: Final[vec[i64]] = vec[i64]([-1, 0, 2, 3, 1, 0, 3])
BLOCKADE_COST: Final[vec[i64]] = vec[i64]([0, 1, 1, 1, 1, 2, 2])

# C-1.6, C-1.7, C-1.10 Cards: name, colour, power, price, # if for a single use. The order is that of the market's slots
# (S-2.7), bottom row first, so it is also the order in which automata look for "the first available card".
_CARDS: Final = """
explorer green 1 0 -        traveler yellow 1 0 -          sailor blue 1 0 -
scout green 2 1 -           trailblazer green 3 3 -        photographer yellow 2 2 -
treasure_chest yellow 4 3 # jack_of_all_trades white 1 2 - transmitter purple 0 4 #
pioneer green 5 5 -         giant_machete green 6 3 #      captain blue 3 2 -
journalist yellow 3 3 -     millionaire yellow 4 5 -       adventurer white 2 4 -
prop_plane white 4 4 #      cartographer purple 0 4 -      compass purple 0 2 #
scientist purple 0 4 -      travel_log purple 0 3 #        native purple 0 5 -
"""
_words: Final = _CARDS.split()
CARDS: Final[tuple[str, ...]] = tuple(_words[0::5])
COLOURS: Final[tuple[str, ...]] = tuple(_words[1::5])  # by card
KINDS: Final[i64] = 21
SCOUT: Final[i64] = 3  # the first market card
TRANSMITTER: Final[i64] = 8
CARTOGRAPHER: Final[i64] = 16
COMPASS: Final[i64] = 17
SCIENTIST: Final[i64] = 18
TRAVEL_LOG: Final[i64] = 19
NATIVE: Final[i64] = 20
POWER: Final[vec[i64]] = vec[i64]([int(word) for word in _words[2::5]])
PRICE: Final[vec[i64]] = vec[i64]([int(word) for word in _words[3::5]])
SINGLE_USE: Final[vec[i64]] = vec[i64]([int(word == "#") for word in _words[4::5]])
SINGLE_USE_CARDS: Final[tuple[str, ...]] = tuple(CARDS[k] for k in range(21) if _words[5 * k + 4] == "#")
MARKET_CARDS: Final[tuple[str, ...]] = CARDS[3:]
ANY: Final[i64] = 3  # a white card: one of the three symbols
NONE: Final[i64] = -1  # a purple card
CARD_SYMBOL: Final[vec[i64]] = vec[i64](
    [{"green": 0, "blue": 1, "yellow": 2, "white": 3, "purple": -1}[colour] for colour in COLOURS]
)
SYMBOL_CARDS: Final[tuple[str, ...]] = tuple(CARDS[k] for k in range(21) if COLOURS[k] != "purple")
COPIES: Final = 3  # of each market card
STARTING: Final = {"explorer": 3, "traveler": 4, "sailor": 1}
HAND: Final[i64] = 4
BOTTOM_SLOTS: Final = 6

# C-1.8, C-1.11 Cave tokens: name, copies. The first seven carry symbols.
_TOKENS: Final = """
machete_1 2  machete_2 3  machete_3 2  paddle_1 2  paddle_2 3  coin_1 2  coin_2 3  draw_1 4  remove_1 4  replace 3
pass_through 2  native_step 2  change_symbol 2  keep_item 2
"""
TOKENS: Final[tuple[str, ...]] = tuple(_TOKENS.split()[0::2])
TOKEN_COPIES: Final[tuple[int, ...]] = tuple(int(word) for word in _TOKENS.split()[1::2])
TOKEN_SYMBOL: Final[vec[i64]] = vec[i64]([0, 0, 0, 1, 1, 2, 2])
TOKEN_POWER: Final[vec[i64]] = vec[i64]([1, 2, 3, 1, 2, 1, 2])
TOKEN_KINDS: Final[i64] = 14
COIN_1: Final[i64] = 5
COIN_2: Final[i64] = 6
DRAW_1: Final[i64] = 7
REMOVE_1: Final[i64] = 8
REPLACE: Final[i64] = 9
PASS_THROUGH: Final[i64] = 10
NATIVE_STEP: Final[i64] = 11
CHANGE_SYMBOL: Final[i64] = 12
KEEP_ITEM: Final[i64] = 13
TOKENS_PER_CAVE: Final = 4

# Q-33 The rulebook knows no last round. Who wants one has the race called off after so many, ranked by the way left.
NO_CAP: Final = 0
ROUND_CAPS: Final = (NO_CAP, 40, 60)


def _read_sides() -> dict[str, dict[tuple[int, int], tuple[int, int]]]:
    """By side: (q, r) of the unturned piece -> (terrain, cost, or the number of a start hex)."""
    letters = {"J": 0, "W": 1, "S": 2, "R": 3, "B": 4, "M": 5, "C": 6}
    sides = {}
    for line in _SIDES.split("\n"):
        if not line:
            continue
        hexes = {}
        rows = line[2:].split("/")
        for index, row in enumerate(rows):
            r = index - len(rows) // 2
            first = max(-3, -3 - r)
            for step, word in enumerate(row.split()):
                if word.isdigit():
                    hexes[(first + step, r)] = (7, int(word))
                else:
                    hexes[(first + step, r)] = (letters[word[0]], int(word[1:] or 0))
        sides[line[0]] = hexes
    return sides


SIDE_HEXES: Final = _read_sides()


def other_side(side: str) -> str:
    """The letter on the back of a piece (pairs A/B, C/D, ...)."""
    return SIDES[SIDES.index(side) ^ 1]
