"""T-4.10.6, T-4.10.7 The expert powers: a second rose on a clue, and the swap of the roses of two clues."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.core.errors import Refusal
from sacbe.games.tobago.actions import END_TURN, WITH
from sacbe.games.tobago.data import CLUES
from sacbe.games.tobago.rules.guards import TobagoPhase
from sacbe.games.tobago.rules.maps import find_rung, is_located, set_roses, sites_after
from sacbe.games.tobago.rules.turns import end_if_dead
from sacbe.games.tobago.state import NONE, TAKE_TURN, Tobago, rung_card, rung_colour, rung_owner, rung_roses


def can_double(s: Tobago, index: i64, seat: i64) -> bool:
    """T-4.10.6 Exactly one rose lies there, it is the seat's, and another is in its supply."""
    r = s.rungs[index]
    return rung_owner(r) == seat and rung_roses(r) == 1 and s.roses[seat] > 0 and s.sites[rung_colour(r)] != 1


def may_double(s: Tobago, card: i64, colour: i64) -> bool:
    """T-4.10.6 Two roses go onto a clue that leaves two hexes at least; the first edition did not mind (R-10)."""
    return s.edition == 1 or sites_after(s, card, colour) > 1


def changes(s: Tobago, i: i64, j: i64) -> bool:
    """T-4.10.7 Two clues of one map whose roses differ in owner or number."""
    a, b = s.rungs[i], s.rungs[j]
    if rung_colour(a) != rung_colour(b):
        return False
    return rung_owner(a) != rung_owner(b) or rung_roses(a) != rung_roses(b)


def can_swap(s: Tobago, index: i64) -> bool:
    """Whether the roses of this clue can change places with those of some other."""
    if is_located(s, rung_colour(s.rungs[index])):
        return False
    j: i64 = 0
    while j < len(s.rungs) and not changes(s, index, j):
        j += 1
    return j < len(s.rungs)


def refuse_swap(s: Tobago, card: i64, other: i64) -> Refusal | None:
    """Why the roses of these two clues may not change places."""
    facts = {"card": CLUES[card], "other": CLUES[other]}
    i, j = find_rung(s, card), find_rung(s, other)
    if j < 0:
        return Refusal("T-4.10.7", "NOT_ON_A_MAP", {"card": CLUES[other]})
    if i == j:
        return Refusal("T-4.10.7", "SAME_CLUE", facts)
    if rung_colour(s.rungs[i]) != rung_colour(s.rungs[j]):
        return Refusal("T-4.10.7", "OTHER_MAP", facts)
    return None if changes(s, i, j) else Refusal("T-4.10.7", "SAME_ROSES", facts)


class SwapRoses(TobagoPhase):
    """The first clue of a swap is named; now the second. The amulet is paid when both are."""

    name = "swap"

    def __init__(self) -> None:
        self.first = WITH
        self.last = END_TURN - 1

    def actors(self, s: Tobago) -> i64:
        return bit(s.turn)

    def codes(self, s: Tobago, seat: i64) -> vec[i64]:
        index = find_rung(s, s.swapping)
        partners: i64 = 0
        j: i64
        for j in range(len(s.rungs)):
            if changes(s, index, j):
                partners |= bit(rung_card(s.rungs[j]))
        out = vec[i64](capacity=8)
        while partners != 0:
            out = append(out, WITH + lowest(partners))
            partners &= partners - 1
        return out

    def refuse(self, s: Tobago, seat: i64, code: i64) -> Refusal | None:
        return refuse_swap(s, s.swapping, code - WITH)

    def step(self, s: Tobago, seat: i64, code: i64) -> None:
        i, j = find_rung(s, s.swapping), find_rung(s, code - WITH)
        a, b = s.rungs[i], s.rungs[j]
        set_roses(s, i, rung_owner(b), rung_roses(b))
        set_roses(s, j, rung_owner(a), rung_roses(a))
        s.amulets[seat] -= 1
        s.amulet_supply += 1
        s.swapping = NONE
        s.phase = TAKE_TURN
        end_if_dead(s)
