"""T-5 Scoring: who holds a temple, what a tally is worth, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.games.tikal.data import KINDS, SET_POINTS
from sacbe.games.tikal.state import (
    FROM_GUARDS,
    FROM_TEMPLES,
    FROM_TREASURES,
    NOBODY,
    SCORINGS,
    SOURCE_COUNT,
    Tikal,
)

# T-5.2 Temples


def strongest(s: Tikal, cell: i64) -> i64:
    """The seat that is strictly stronger here than every other one, or NOBODY."""
    owner: i64 = NOBODY
    most: i64 = 0
    seat: i64
    for seat in range(s.seats):
        strength = s.strength(seat, cell)
        if strength > most:
            owner, most = seat, strength
        elif strength == most:
            owner = NOBODY
    return owner


def controller(s: Tikal, cell: i64) -> i64:
    """Who scores this temple now: its guard's owner, else the strongest."""
    return s.guard[cell] if s.guard[cell] >= 0 else strongest(s, cell)


def temple_points(s: Tikal, seat: i64) -> i64:
    """From temples held by majority."""
    points: i64 = 0
    rest = s.temples & s.present(seat)
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        if s.guard[cell] < 0 and strongest(s, cell) == seat:
            points += s.level[cell]
    return points


def guard_points(s: Tikal, seat: i64) -> i64:
    """From temples with an own guard."""
    points: i64 = 0
    if s.guards[seat] == 0:
        return 0
    rest = s.temples
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        if s.guard[cell] == seat:
            points += s.level[cell]
    return points


# T-5.3 Treasures


def treasure_points(s: Tikal, seat: i64) -> i64:
    points: i64 = 0
    kind: i64
    for kind in range(KINDS):
        points += SET_POINTS[s.treasure[seat * KINDS + kind]]
    return points


# T-5.1 Tally of one player


def tally_now(s: Tikal, seat: i64) -> i64:
    """What a tally would give this seat with the board as it stands."""
    return temple_points(s, seat) + guard_points(s, seat) + treasure_points(s, seat)


def tally(s: Tikal, seat: i64) -> None:
    temples, guards, treasures = temple_points(s, seat), guard_points(s, seat), treasure_points(s, seat)
    s.points[seat * SOURCE_COUNT + FROM_TEMPLES] += temples
    s.points[seat * SOURCE_COUNT + FROM_GUARDS] += guards
    s.points[seat * SOURCE_COUNT + FROM_TREASURES] += treasures
    if s.scorings < SCORINGS:  # a position written by hand may have more volcanoes behind it than there are
        s.tally[seat * SCORINGS + s.scorings] = temples + guards + treasures


# T-5.6 Winner


def highest_temple(s: Tikal, seat: i64) -> i64:
    """R-18 The value of the best temple this seat controls; 0 if none."""
    best: i64 = 0
    rest = s.temples
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        if s.level[cell] > best and controller(s, cell) == seat:
            best = s.level[cell]
    return best


def tokens(s: Tikal, seat: i64) -> i64:
    held: i64 = 0
    kind: i64
    for kind in range(KINDS):
        held += s.treasure[seat * KINDS + kind]
    return held


def winners(s: Tikal) -> i64:
    """Most points, then the highest temple, then the most treasures; whoever is left shares the victory."""
    best_points: i64 = -1
    best_temple: i64 = -1
    best_tokens: i64 = -1
    mask: i64 = 0
    seat: i64
    for seat in range(s.seats):
        points, temple, held = s.worth(seat), highest_temple(s, seat), tokens(s, seat)
        if points != best_points:
            ahead = points > best_points
        elif temple != best_temple:
            ahead = temple > best_temple
        else:
            ahead = held > best_tokens
        if ahead:
            best_points, best_temple, best_tokens = points, temple, held
            mask = bit(seat)
        elif points == best_points and temple == best_temple and held == best_tokens:
            mask |= bit(seat)
    return mask
