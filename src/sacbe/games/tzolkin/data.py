"""T-1 Components: gears, temples, technologies, buildings, monuments and wealth tiles, as tables.

The rulebook's text fixes the actions, prices and counts. Its pictures are lost: costs and bonuses of the tiles, values
of temple steps and the exchange rates are facts on which several public implementations agree.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# T-1.3, T-1.5 Players and limits.
EDITION: Final = 2  # of the rules: see Game.edition
MAX_SEATS: Final = 4
START_WORKERS: Final[i64] = 3
MOST_WORKERS: Final[i64] = 6
SKULLS: Final[i64] = 13
NEUTRAL: Final[i64] = 4  # stands for a neutral worker where seats are listed

# Goods; the middle three are resources.
GOODS: Final = ("corn", "wood", "stone", "gold", "skull")
RESOURCES: Final = ("wood", "stone", "gold")
CORN: Final[i64] = 0
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
GOLD: Final[i64] = 3
SKULL: Final[i64] = 4
CORN_VALUE: Final[vec[i64]] = vec[i64]([1, 2, 3, 4])  # T-4.20 exchange table, by good

# T-1.2 Gears. A tooth is a bit: all workers of a seat are one mask, and a day is a shift of it.
GEARS: Final = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
PALENQUE: Final[i64] = 0
YAXCHILAN: Final[i64] = 1
TIKAL: Final[i64] = 2
UXMAL: Final[i64] = 3
CHICHEN: Final[i64] = 4
TEETH: Final = (10, 10, 10, 10, 13)
TOP_SPACE: Final = (7, 7, 7, 7, 10)  # the last numbered space; the teeth after it are hidden
TOP_ACTION: Final = (5, 5, 5, 5, 9)  # spaces above it are free-choice spaces
FIRST_BIT: Final[vec[i64]] = vec[i64]([0, 10, 20, 30, 40])  # the tooth on space 0, by gear
ALL_TEETH: Final[i64] = (1 << 53) - 1
SPACES: Final[tuple[str, ...]] = tuple(
    f"{gear}-{space}" for gear, top in zip(GEARS, TOP_SPACE, strict=True) for space in range(top + 1)
)
SPACE_COUNT: Final[i64] = 43
FIRST_PLAYER_SPACE: Final = "first_player"


def _bits() -> list[tuple[int, int]]:
    return [(gear, space) for gear, top in enumerate(TOP_SPACE) for space in range(top + 1)]


SPACE_GEAR: Final[vec[i64]] = vec[i64]([gear for gear, _ in _bits()])
SPACE_NUMBER: Final[vec[i64]] = vec[i64]([space for _, space in _bits()])
SPACE_BIT: Final[vec[i64]] = vec[i64]([FIRST_BIT[gear] + space for gear, space in _bits()])
FIRST_SPACE: Final[vec[i64]] = vec[i64]([0, 8, 16, 24, 32])  # index of a gear's space 0 in SPACES


def _space_of_bit() -> list[i64]:
    out: list[i64] = [-1] * 53
    for index in range(43):
        out[SPACE_BIT[index]] = index
    return out


SPACE_OF_BIT: Final[vec[i64]] = vec[i64](_space_of_bit())  # -1: a hidden tooth


def _mask(first: int, last: int) -> int:
    return ((1 << (last + 1 - first)) - 1) << first


NUMBERED: Final[vec[i64]] = vec[i64]([_mask(FIRST_BIT[g], FIRST_BIT[g] + TOP_SPACE[g]) for g in range(5)])  # by gear
ALL_NUMBERED: Final[i64] = sum(_mask(FIRST_BIT[g], FIRST_BIT[g] + TOP_SPACE[g]) for g in range(5))
ON_GEAR: Final[vec[i64]] = vec[i64]([_mask(FIRST_BIT[g], FIRST_BIT[g] + TEETH[g] - 1) for g in range(5)])
ZERO_TEETH: Final[i64] = sum(1 << (10 * g) for g in range(5))
LAST_SMALL: Final[i64] = sum(1 << (10 * g + 9) for g in range(4))
LAST_MEDIUM: Final[i64] = 1 << 52
PUSHED: Final[i64] = sum(1 << (10 * g + 6) for g in range(4)) | 1 << 49  # T-3.27 small 6, Chichen Itza 9

# T-1.1, T-3.19 The calendar.
CALENDAR_TEETH: Final[i64] = 26
FOOD_DAYS: Final[vec[i64]] = vec[i64]([7, 13, 20, 26])

# T-2.4, T-4.5 Plantations 2..5, by index 0..3.
PLANTATIONS: Final = (2, 3, 4, 5)
FISHING_CORN: Final[i64] = 3
HARVEST_CORN: Final[vec[i64]] = vec[i64]([4, 5, 7, 9])
HARVEST_WOOD: Final[vec[i64]] = vec[i64]([0, 2, 3, 4])
AGRICULTURE_CORN: Final[vec[i64]] = vec[i64]([0, 1, 1, 3])  # T-4.31, more corn at plantations, by level

# Temples: per step its points and the good of mid-age (T-3.22, T-3.23); step 1 is the white one.
TEMPLES: Final = ("chaac", "quetzalcoatl", "kukulcan")
CHAAC: Final[i64] = 0
QUETZALCOATL: Final[i64] = 1
KUKULCAN: Final[i64] = 2
START_STEP: Final[i64] = 1
TOP_STEP: Final[vec[i64]] = vec[i64]([6, 8, 7])
STEPS: Final = (
    (-1, 0, 2, 4, 6, 7, 8),
    (-2, 0, 1, 2, 4, 6, 9, 12, 13),
    (-3, 0, 1, 3, 5, 7, 9, 10),
)
STEP_GOODS: Final = (
    {2: "stone", 4: "stone"},
    {3: "gold", 5: "gold"},
    {2: "wood", 4: "wood", 5: "skull"},
)
TEMPLE_BONUS: Final = ((6, 2), (2, 6), (4, 4))  # by age
STEP_POINTS: Final[vec[i64]] = vec[i64](
    [n for steps in STEPS for n in (*steps, *[0] * (9 - len(steps)))]
)  # t * 9 + step
STEP_GOOD: Final[vec[i64]] = vec[i64](  # t * 9 + step, -1: none
    [GOODS.index(goods[step]) if step in goods else -1 for goods in STEP_GOODS for step in range(9)]
)
BONUS: Final[vec[i64]] = vec[i64]([n for pair in TEMPLE_BONUS for n in pair])  # temple * 2 + age - 1

# T-4.31 to T-4.34 Technologies.
TRACKS: Final = ("agriculture", "extraction", "architecture", "theology")
AGRICULTURE: Final[i64] = 0
EXTRACTION: Final[i64] = 1
ARCHITECTURE: Final[i64] = 2
THEOLOGY: Final[i64] = 3
TOP_LEVEL: Final[i64] = 3
ADVANCE_PRICE: Final[vec[i64]] = vec[i64]([1, 2, 3, 1])  # T-4.11, by the level one leaves
BONUS_POINTS: Final[i64] = 3  # T-4.12, architecture

# T-4.24 Chichen Itza, by action 1..9: points, temple, resources of choice.
OVALS: Final[i64] = 9
OVAL_POINTS: Final[vec[i64]] = vec[i64]([0, 4, 5, 6, 7, 8, 8, 10, 11, 13])
OVAL_TEMPLE: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 2, 2, 2, 1, 1, 1])
OVAL_RESOURCE: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 1, 0, 1, 1])

# Food Day (T-3.20), begging (T-3.4) and prices of actions (T-4.18, T-4.19, T-4.22, T-4.23).
CORN_PER_WORKER: Final[i64] = 2
HUNGER_POINTS: Final[i64] = 3
MOST_CORN_TO_BEG: Final[i64] = 2
BEGGED_CORN: Final[i64] = 3
OFFERING_CORN: Final[i64] = 3
CORN_PER_RESOURCE: Final[i64] = 2
ANY_ACTION_CORN: Final[i64] = 1

# T-6.1 By player count 2, 3, 4.
DISPLAY: Final[i64] = 6  # building spaces, and the most monument spaces
DEALT: Final[i64] = 4
KEPT: Final[i64] = 2


def monuments_shown(seats: i64) -> i64:
    return seats + 2


def neutral_workers(seats: i64) -> i64:
    return 6 * (4 - seats)


# What a tile gives, word by word (T-4.35): a good with its number, a temple or a track by name, "temple" and "tech" of
# choice, points, a worker, fed workers, a granted action.
EFFECTS: Final = (
    *("corn", "wood", "stone", "gold", "skull"),
    *("chaac", "quetzalcoatl", "kukulcan"),
    *("agriculture", "extraction", "architecture", "theology"),
    *("temple", "tech", "points", "worker", "fed", "less", "builder", "merchant", "traveller"),
)
GIVES_TEMPLE: Final[i64] = 5
GIVES_TRACK: Final[i64] = 8
GIVES_ANY_TEMPLE: Final[i64] = 12
GIVES_ANY_TRACK: Final[i64] = 13
GIVES_POINTS: Final[i64] = 14
GIVES_WORKER: Final[i64] = 15
FEEDS: Final[i64] = 16  # so many workers eat nothing
FEEDS_ALL: Final[i64] = 17  # every worker eats so much less
GRANTS: Final[i64] = 18
GRANTED: Final = ("builder", "merchant", "traveller")  # T-4.16 actions of tombs
MOST_EFFECTS: Final[i64] = 4

# T-1.4 Name, type, cost in wood, stone, gold (and skulls), what it gives.
TYPES: Final = ("farm", "civic", "tomb", "shrine")
CIVIC: Final[i64] = 1
TOMB: Final[i64] = 2
SHRINE: Final[i64] = 3
_BUILDINGS: Final = """
B1-01 farm   1 0 0  fed1
B1-02 farm   1 0 0  fed1
B1-03 farm   1 0 0  fed1
B1-04 farm   4 0 0  less1
B1-05 farm   4 0 0  less1
B1-06 tomb   2 1 0  chaac1 quetzalcoatl1
B1-07 tomb   1 2 0  chaac1 kukulcan1
B1-08 tomb   1 0 1  temple1 builder1
B1-09 civic  2 0 0  agriculture1
B1-10 civic  3 0 0  agriculture1 stone1
B1-11 civic  1 1 0  extraction1 corn1
B1-12 civic  2 1 0  extraction1 gold1
B1-13 shrine 0 0 1  architecture1
B1-14 shrine 0 1 1  theology1 kukulcan1
B2-01 farm   2 0 0  fed3
B2-02 farm   2 0 0  fed3
B2-03 farm   2 0 0  fed3
B2-04 tomb   0 3 0  points6 merchant1
B2-05 tomb   1 1 1  worker1 points6
B2-06 tomb   1 0 2  points8
B2-07 tomb   2 1 1  points2 traveller1
B2-08 tomb   1 2 1  chaac1 quetzalcoatl1 kukulcan1 points3
B2-09 civic  3 0 0  tech1 stone1
B2-10 civic  2 1 0  tech1 gold1
B2-11 civic  3 1 0  tech1 corn6
B2-12 civic  2 2 0  tech1 skull1
B2-13 shrine 0 2 0  chaac2 points2
B2-14 shrine 0 1 1  architecture1 points3
B2-15 shrine 0 0 2  kukulcan2 points3
B2-16 shrine 0 2 1  theology1 chaac1 kukulcan1
B2-17 shrine 0 1 2  tech2
B2-18 shrine 0 0 3  quetzalcoatl2 points4
"""
_MONUMENTS: Final = """
M-01 tomb   3 2 1 0
M-02 tomb   1 3 2 0
M-03 tomb   2 2 2 0
M-04 tomb   1 1 4 0
M-05 tomb   1 0 4 0
M-06 civic  2 3 1 0
M-07 civic  3 0 3 0
M-08 civic  2 1 3 0
M-09 civic  1 1 3 0
M-10 shrine 0 2 3 0
M-11 shrine 0 3 3 0
M-12 shrine 0 4 3 0
M-13 shrine 0 0 4 1
"""
# T-2.7, T-6.3 Wealth tiles: the gear and space of a neutral worker, what it gives.
_WEALTH: Final = """
W-PAL1  palenque 1      corn3 quetzalcoatl1 agriculture1
W-PAL3  palenque 3      corn5 gold1 quetzalcoatl1
W-PAL5  palenque 5      stone1 gold1 agriculture1
W-PAL7  palenque 7      corn9 stone1
W-YAX1  yaxchilan 1     wood1 kukulcan1 extraction1
W-YAX3  yaxchilan 3     corn2 wood2 kukulcan1
W-YAX5  yaxchilan 5     corn4 wood1 extraction1
W-YAX7  yaxchilan 7     corn3 wood2 stone1
W-TIK1  tikal 1         corn2 chaac1 architecture1
W-TIK3  tikal 3         corn6 stone2
W-TIK5  tikal 5         corn3 gold1 architecture1
W-TIK7  tikal 7         corn6 wood1 stone1
W-UXM1  uxmal 1         corn5 stone1 chaac1
W-UXM3  uxmal 3         corn3 wood1 fed1
W-UXM5  uxmal 5         worker1
W-UXM7  uxmal 7         corn8 gold1
W-CHI0  chichen_itza 0  corn4 wood1 skull1
W-CHI3  chichen_itza 3  corn5 stone1 theology1
W-CHI5  chichen_itza 5  corn4 wood3
W-CHI7  chichen_itza 7  corn2 wood2 theology1
W-CHI10 chichen_itza 10 corn7 wood2
"""


def _rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def _effects(words: list[str]) -> list[i64]:
    """Each word as kind * 16 + number, padded with -1."""
    out: list[i64] = []
    for word in words:
        name = word.rstrip("0123456789")
        out.append(EFFECTS.index(name) * 16 + int(word[len(name) :]))
    return out + [-1] * (int(MOST_EFFECTS) - len(out))


def _sum_of(effects: list[i64], kind: int) -> int:
    return sum(effect % 16 for effect in effects if effect >= 0 and effect // 16 == kind)


_buildings = _rows(_BUILDINGS)
BUILDINGS: Final[tuple[str, ...]] = tuple(row[0] for row in _buildings)
BUILDING_COUNT: Final[i64] = 32
BUILDING_TYPE: Final[vec[i64]] = vec[i64]([TYPES.index(row[1]) for row in _buildings])
BUILDING_COST: Final[vec[i64]] = vec[i64]([int(n) for row in _buildings for n in row[2:5]])  # building * 3 + resource
BUILDING_SIZE: Final[vec[i64]] = vec[i64]([sum(int(n) for n in row[2:5]) for row in _buildings])
BUILDING_GIVES: Final[vec[i64]] = vec[i64]([n for row in _buildings for n in _effects(row[5:])])  # building * 4 + place
BUILDING_FEEDS: Final[vec[i64]] = vec[i64]([_sum_of(_effects(row[5:]), int(FEEDS)) for row in _buildings])
BUILDING_FEEDS_ALL: Final[vec[i64]] = vec[i64]([_sum_of(_effects(row[5:]), int(FEEDS_ALL)) for row in _buildings])
AGE_1: Final[i64] = (1 << 14) - 1
ALL_BUILDINGS: Final[i64] = (1 << 32) - 1
FARMS: Final[i64] = sum(1 << b for b in range(32) if _buildings[b][1] == "farm")

_monuments = _rows(_MONUMENTS)
MONUMENTS: Final[tuple[str, ...]] = tuple(row[0] for row in _monuments)
MONUMENT_COUNT: Final[i64] = 13
MONUMENT_TYPE: Final[vec[i64]] = vec[i64]([TYPES.index(row[1]) for row in _monuments])
MONUMENT_COST: Final[vec[i64]] = vec[i64]([int(n) for row in _monuments for n in row[2:6]])  # monument * 4 + good - 1
ALL_MONUMENTS: Final[i64] = (1 << 13) - 1

_wealth = _rows(_WEALTH)
WEALTH: Final[tuple[str, ...]] = tuple(row[0] for row in _wealth)
WEALTH_GEAR: Final[vec[i64]] = vec[i64]([GEARS.index(row[1]) for row in _wealth])
WEALTH_SPACE: Final[vec[i64]] = vec[i64]([int(row[2]) for row in _wealth])
WEALTH_GIVES: Final[vec[i64]] = vec[i64]([n for row in _wealth for n in _effects(row[3:])])  # tile * 4 + place
FEEDING_TILE: Final[i64] = 1 << WEALTH.index("W-UXM3")  # T-4.37
ALL_WEALTH: Final[i64] = (1 << 21) - 1


def mask_of(names: list[str], known: tuple[str, ...]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << known.index(name)
    return mask


def names_of(mask: int, known: tuple[str, ...]) -> list[str]:
    return [name for index, name in enumerate(known) if mask >> index & 1]
