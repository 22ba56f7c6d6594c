"""T-5 Final scoring: Skeletons, penalty, points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import count, lowest
from sacbe.games.trek12.data import (
    CELL_COUNT,
    COLOUR_MASK,
    SKELETON_VALUES,
    SOLO_BONES_FOR_SKELETON,
    SOLO_RANKS,
    TOKEN_VALUE,
)

NOBODY: Final[i64] = -1


def bone_points(hand: i64) -> i64:
    points: i64 = 0
    while hand != 0:
        points += TOKEN_VALUE[lowest(hand)]
        hand &= hand - 1
    return points


# T-5.1 Skeletons


def skeleton_owner(hands: vec[i64], colour: i64, solo: bool) -> i64:
    """Strictly the most Bones of the colour; among equals the fewest points on them; still equal: nobody."""
    colour_mask = COLOUR_MASK[colour]
    if solo:  # T-6.3
        return 0 if count(hands[0] & colour_mask) >= SOLO_BONES_FOR_SKELETON else NOBODY
    owner: i64 = NOBODY
    most: i64 = 0
    fewest: i64 = 0
    seat: i64
    for seat in range(len(hands)):
        mine = hands[seat] & colour_mask
        bones = count(mine)
        if bones == 0 or bones < most:
            continue
        points = bone_points(mine)
        if bones > most or points < fewest:
            owner, most, fewest = seat, bones, points
        elif points == fewest:
            owner = NOBODY
    return owner


def skeleton_owners(hands: vec[i64], solo: bool) -> vec[i64]:
    """By colour, the seat that takes the Skeleton, or NOBODY."""
    owners = vec[i64]([NOBODY] * 4)
    colour: i64
    for colour in range(4):
        owners[colour] = skeleton_owner(hands, colour, solo)
    return owners


def skeleton_points(owners: vec[i64], seat: i64) -> i64:
    points: i64 = 0
    colour: i64
    for colour in range(4):
        if owners[colour] == seat:
            points += SKELETON_VALUES[colour]
    return points


# T-5.2 Penalty


def penalty(numbers: vec[i64], circled: i64, seat: i64) -> i64:
    """The numbers in no Dig area. Empty cells cost nothing."""
    total: i64 = 0
    cell: i64
    for cell in range(CELL_COUNT):
        number = numbers[seat * CELL_COUNT + cell]
        if number > 0 and (circled >> cell) & 1 == 0:
            total += number
    return total


# T-6.3 Solo ranks


def solo_rank(score: int) -> str:
    for least, rank in SOLO_RANKS:
        if score >= least:
            return rank
    return SOLO_RANKS[-1][1]
