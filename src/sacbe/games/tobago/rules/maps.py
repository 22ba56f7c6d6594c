"""T-1.15 - T-1.17 The treasure maps: clues, roses, the possible hexes. T-4.1.3 when a clue is legal."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest
from sacbe.core.errors import Refusal
from sacbe.games.tobago.data import ALL_CLUES, CLUES, COLOURS, MARKERS
from sacbe.games.tobago.rules.island import first_of, take_out
from sacbe.games.tobago.state import NONE, Tobago, rung, rung_card, rung_colour, rung_owner, rung_roses

LEGAL: Final[i64] = 0
NOTHING_LEFT: Final[i64] = 1
NO_REDUCTION: Final[i64] = 2


def is_empty(s: Tobago, colour: i64) -> bool:
    """A map without clues: every clue takes away at least one hex."""
    return s.sites[colour] == s.island.size


def is_marked(s: Tobago, colour: i64) -> bool:
    """T-1.17 No island is so small that an empty map would be marked."""
    return s.sites[colour] <= MARKERS


def is_located(s: Tobago, colour: i64) -> bool:
    """T-1.16"""
    return s.sites[colour] == 1


def treasure_hex(s: Tobago, colour: i64) -> i64:
    """The hex of a located treasure."""
    return first_of(s.possible, colour)


# T-4.1.3 Legality


def fits(s: Tobago, card: i64, colour: i64) -> i64:
    """LEGAL, or why the clue is not."""
    low, high = s.possible[colour * 2], s.possible[colour * 2 + 1]
    left_low, left_high = low & s.allowed[card * 2], high & s.allowed[card * 2 + 1]
    if left_low == 0 and left_high == 0:
        return NOTHING_LEFT
    if left_low == low and left_high == high:
        return NO_REDUCTION
    return LEGAL


def sites_after(s: Tobago, card: i64, colour: i64) -> i64:
    """How many possible hexes the clue would leave."""
    return count(s.possible[colour * 2] & s.allowed[card * 2]) + count(
        s.possible[colour * 2 + 1] & s.allowed[card * 2 + 1]
    )


def refuse_clue(s: Tobago, card: i64, colour: i64) -> Refusal | None:
    verdict = fits(s, card, colour)
    if verdict == LEGAL:
        return None
    reason = "NOTHING_LEFT" if verdict == NOTHING_LEFT else "NO_REDUCTION"
    facts = {"card": CLUES[card], "colour": COLOURS[colour], "sites": int(s.sites[colour])}
    return Refusal("T-4.1.6" if is_located(s, colour) else "T-4.1.3", reason, facts)


# T-4.1.1, T-4.1.5 Effect


def add_clue(s: Tobago, colour: i64, card: i64, owner: i64, roses: i64) -> None:
    """The clue goes below the last one, with roses of its owner; the possible hexes shrink."""
    s.rungs = append(s.rungs, rung(colour, card, owner, roses))
    s.roses[owner] -= roses
    s.possible[colour * 2] &= s.allowed[card * 2]
    s.possible[colour * 2 + 1] &= s.allowed[card * 2 + 1]
    sites_changed(s, colour)


def clear_hex(s: Tobago, colour: i64, k: i64) -> None:
    """T-4.10.1"""
    take_out(s.possible, colour, k)
    sites_changed(s, colour)


def sites_changed(s: Tobago, colour: i64) -> None:
    s.sites[colour] = count(s.possible[colour * 2]) + count(s.possible[colour * 2 + 1])


def can_be_narrowed(s: Tobago, colour: i64) -> bool:
    """T-5.4, R-19 Whether a clue card tells the possible hexes apart that may come into a hand.

    Cards that lie on maps do not: they come back only when a treasure is raised.
    """
    free = ALL_CLUES
    i: i64
    for i in range(len(s.rungs)):
        free &= ~bit(rung_card(s.rungs[i]))
    while free != 0 and fits(s, lowest(free), colour) != LEGAL:
        free &= free - 1
    return free != 0


def open_all_maps(s: Tobago) -> None:
    """Empty maps: every hex is possible."""
    colour: i64
    for colour in range(4):
        s.possible[colour * 2] = s.island.land[0]
        s.possible[colour * 2 + 1] = s.island.land[1]
        s.sites[colour] = s.island.size


def empty_map(s: Tobago, colour: i64) -> None:
    """T-4.7.1 The clues are discarded, the roses go back, cleared hexes are forgotten."""
    left = vec[i64](capacity=len(s.rungs))
    i: i64
    for i in range(len(s.rungs)):
        r = s.rungs[i]
        if rung_colour(r) == colour:
            s.roses[rung_owner(r)] += rung_roses(r)
            s.played |= bit(rung_card(r))
        else:
            left = append(left, r)
    s.rungs = left
    s.possible[colour * 2] = s.island.land[0]
    s.possible[colour * 2 + 1] = s.island.land[1]
    s.sites[colour] = s.island.size


# Roses


def find_rung(s: Tobago, card: i64) -> i64:
    """Where the clue of this card lies, as an index into rungs; NONE if on no map."""
    i: i64
    for i in range(len(s.rungs)):
        if rung_card(s.rungs[i]) == card:
            return i
    return NONE


def set_roses(s: Tobago, index: i64, owner: i64, roses: i64) -> None:
    r = s.rungs[index]
    s.rungs[index] = rung(rung_colour(r), rung_card(r), owner, roses)


def roses_on(s: Tobago, colour: i64, seat: i64) -> i64:
    """How many roses a seat has on the clues of a map."""
    n: i64 = 0
    i: i64
    for i in range(len(s.rungs)):
        r = s.rungs[i]
        if rung_colour(r) == colour and rung_owner(r) == seat:
            n += rung_roses(r)
    return n
