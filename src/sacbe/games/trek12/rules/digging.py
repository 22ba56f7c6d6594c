"""T-4.2 DIG or SKIP_DIG, and T-4.4 its effect.

The digger says which cells make the 9 one by one. What all areas still possible have in common is picked for him, and
when only one is left it is circled: nothing is asked that has a single answer.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest, member
from sacbe.core.errors import Refusal
from sacbe.core.state import NATURE_BIT
from sacbe.games.trek12.actions import CIRCLE, DRAW, KEEP, PICK, SKIP
from sacbe.games.trek12.data import CELL_COUNT, CELLS, KEEP_BASE, KEEP_PER_ZERO, TOKENS, cell_names
from sacbe.games.trek12.rules.areas import common, refuse_area
from sacbe.games.trek12.rules.guards import TrekPhase
from sacbe.games.trek12.rules.keeping import finish_draw
from sacbe.games.trek12.rules.rounds import ask_next_digger
from sacbe.games.trek12.state import DRAW_BONES, Trek


def any_of(candidates: vec[i64]) -> i64:
    mask: i64 = 0
    i: i64
    for i in range(len(candidates)):
        mask |= candidates[i]
    return mask


def contains(candidates: vec[i64], area: i64) -> bool:
    found = False
    i: i64
    for i in range(len(candidates)):
        found = found or candidates[i] == area
    return found


def bones_drawn(cells: i64, bag: i64) -> i64:
    """T-4.4, T-4.6 One a cell of the area, or what the bag holds."""
    return min(cells, bag)


def bones_kept(zeros: i64, drawn: i64) -> i64:
    """T-4.4, T-4.6 One, and one more for every 0 in the area, of those drawn."""
    return min(KEEP_BASE + KEEP_PER_ZERO * zeros, drawn)


class DigAreas(TrekPhase):
    """T-3.2 DIG: one seat at a time, the Chief first, then clockwise; a seat without a legal area is passed over."""

    name = "dig"

    def __init__(self) -> None:
        self.first = PICK
        self.last = DRAW - 1

    def actors(self, s: Trek) -> i64:
        return 1 << s.digger

    def codes(self, s: Trek, seat: i64) -> vec[i64]:
        out = vec[i64]()
        rest = any_of(s.candidates) & ~s.picked
        while rest != 0:
            out = append(out, PICK + lowest(rest))
            rest &= rest - 1
        if contains(s.candidates, s.picked):
            out = append(out, CIRCLE)
        return append(out, SKIP)

    # T-4.3.5 Order of checks: what is said so far, with this cell, is judged as a whole area

    def refuse(self, s: Trek, seat: i64, code: i64) -> Refusal | None:
        if code == SKIP:
            return None
        if code == CIRCLE:
            if contains(s.candidates, s.picked):
                return None
            return refuse_area(s, seat, cell_names(s.picked))
        cell = code - PICK
        if (s.picked >> cell) & 1:
            return Refusal("T-4.3.5", "E_AREA_BAD_SET", {"cells": [CELLS[cell]]})
        if (any_of(s.candidates) >> cell) & 1:
            return None
        return refuse_area(s, seat, cell_names(s.picked | (1 << cell)))

    def step(self, s: Trek, seat: i64, code: i64) -> None:
        if code == SKIP:
            ask_next_digger(s)
            return
        if code == CIRCLE:
            circle(s, seat, s.picked)
            return
        cell = code - PICK
        left = vec[i64]()
        i: i64
        for i in range(len(s.candidates)):
            if (s.candidates[i] >> cell) & 1:
                left = append(left, s.candidates[i])
        s.candidates = left
        s.picked = common(left)
        if len(left) == 1:
            circle(s, seat, s.picked)


def circle(s: Trek, seat: i64, area: i64) -> None:
    """T-4.4 The area is circled for good; as many Bones as it has cells are drawn."""
    s.areas[seat] += 1
    s.circled[seat] |= area
    zeros: i64 = 0
    rest = area
    while rest != 0:
        at = seat * CELL_COUNT + lowest(rest)
        s.area[at] = s.areas[seat]
        if s.number[at] == 0:
            zeros += 1
        rest &= rest - 1
    s.last_digger = seat
    s.picked = area
    s.candidates = vec[i64]()
    s.to_draw = bones_drawn(count(area), count(s.bag))
    s.to_keep = bones_kept(zeros, s.to_draw)
    s.drawn = 0
    if s.to_draw == count(s.bag):  # T-4.6 a short bag is emptied: no chance is left in it
        s.drawn = s.bag
        s.bag = 0
        s.to_draw = 0
        finish_draw(s)
    else:
        s.phase = DRAW_BONES


class DrawBones(TrekPhase):
    """T-3.2 DRAW: NATURE takes the Bones out of the bag one by one, each as likely as any other (T-8)."""

    name = "draw"

    def __init__(self) -> None:
        self.first = DRAW
        self.last = KEEP - 1

    def actors(self, s: Trek) -> i64:
        return NATURE_BIT

    def codes(self, s: Trek, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=36)
        rest = s.bag
        while rest != 0:
            out = append(out, DRAW + lowest(rest))
            rest &= rest - 1
        return out

    def all_tickets(self, s: Trek) -> i64:
        return count(s.bag)

    def holder(self, s: Trek, ticket: i64) -> i64:
        return DRAW + member(s.bag, ticket)

    def refuse(self, s: Trek, seat: i64, code: i64) -> Refusal | None:
        if (s.bag >> (code - DRAW)) & 1:
            return None
        return Refusal("T-4.4", "E_NOT_IN_BAG", {"token": TOKENS[code - DRAW]})

    def step(self, s: Trek, seat: i64, code: i64) -> None:
        token = bit(code - DRAW)
        s.bag &= ~token
        s.drawn |= token
        s.to_draw -= 1
        if s.to_draw == 0:
            finish_draw(s)
