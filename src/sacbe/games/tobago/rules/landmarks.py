"""T-2.2 Where landmarks may stand: one on a hex, equal ones far apart, statues inland, and room left for the rest."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.core.errors import Refusal
from sacbe.core.hexes import distance
from sacbe.games.tobago.data import (
    FIRST_OF_KIND,
    HEXES,
    KIND_OF,
    KINDS_OF_LANDMARK,
    LANDMARKS,
    PLACES,
    STATUE,
)
from sacbe.games.tobago.rules.island import WORD, holds, put_in
from sacbe.games.tobago.state import NONE, Tobago


def free_hexes(s: Tobago) -> vec[i64]:
    """The hexes that (a), (b) and (c) leave to the landmark that is next, as one set."""
    kind = KIND_OF[s.placed]
    out = s.island.interior[:] if kind == STATUE else s.island.land[:]
    far = far_sets(s)
    taken = vec[i64]([0, 0])
    i: i64
    for i in range(LANDMARKS):
        at = s.landmarks[i]
        if at < 0:
            continue
        put_in(taken, 0, at)
        if KIND_OF[i] == kind:
            out[0] &= far[at * 2]
            out[1] &= far[at * 2 + 1]
    out[0] &= ~taken[0]
    out[1] &= ~taken[1]
    return out


def far_sets(s: Tobago) -> vec[i64]:
    """By hex, the hexes far enough from it for an equal landmark."""
    return s.island.far5 if s.options.spacing == 5 else s.island.far4


def still_to_place(s: Tobago) -> i64:
    """How many landmarks of the kind that is next, this one included."""
    kind = KIND_OF[s.placed]
    n: i64 = 0
    i: i64
    for i in range(FIRST_OF_KIND[kind], FIRST_OF_KIND[kind + 1]):
        if s.landmarks[i] < 0:
            n += 1
    return n


def room_for(low: i64, high: i64, n: i64, far: vec[i64]) -> bool:
    """Whether n more equal landmarks, at least one, fit on these hexes."""
    while low != 0 or high != 0:
        if n == 1:
            return True
        if low != 0:
            at = lowest(low)
            low &= low - 1
        else:
            at = WORD + lowest(high)
            high &= high - 1
        if room_for(low & far[at * 2], high & far[at * 2 + 1], n - 1, far):
            return True
    return False


def open_hexes(s: Tobago) -> vec[i64]:
    """Where the next landmark may stand: the others of its kind must still fit.

    Kinds need not be tried together: the landmarks of other kinds never take all the room that a kind has.
    """
    out = free_hexes(s)
    more = still_to_place(s) - 1
    if more == 0:
        return out
    far = far_sets(s)
    free = out[:]
    k: i64
    for k in range(s.island.size):
        if holds(free, 0, k) and not room_for(free[0] & far[k * 2], free[1] & far[k * 2 + 1], more, far):
            if k < WORD:
                out[0] &= ~bit(k)
            else:
                out[1] &= ~bit(k - WORD)
    return out


def refuse_landmark(s: Tobago, cell: i64) -> Refusal | None:
    kind = KIND_OF[s.placed]
    facts: dict[str, object] = {"hex": HEXES[cell], "landmark": KINDS_OF_LANDMARK[kind]}
    k = s.island.hex_at[cell]
    if k < 0:
        return Refusal("T-1.10", "NOT_ON_ISLAND", facts)
    i: i64
    for i in range(LANDMARKS):
        if s.landmarks[i] == k:
            return Refusal("T-2.2", "OCCUPIED", {**facts, "by": KINDS_OF_LANDMARK[KIND_OF[i]]})
    if kind == STATUE and not holds(s.island.interior, 0, k):
        return Refusal("T-2.2", "NOT_INTERIOR", facts)
    for i in range(LANDMARKS):
        if s.landmarks[i] >= 0 and KIND_OF[i] == kind:
            apart = distance(PLACES[cell], PLACES[s.island.cell[s.landmarks[i]]])
            if apart < s.options.spacing:
                other = HEXES[s.island.cell[s.landmarks[i]]]
                return Refusal(
                    "T-2.2", "TOO_CLOSE", {**facts, "other": other, "distance": apart, "least": int(s.options.spacing)}
                )
    if not holds(open_hexes(s), 0, k):
        return Refusal("T-2.2", "NO_COMPLETION", {**facts, "more": int(still_to_place(s) - 1)})
    return None


def stand(s: Tobago, cell: i64) -> None:
    """The landmark that is next stands here."""
    s.landmarks = s.landmarks[:]
    s.landmarks[s.placed] = s.island.hex_at[cell]


def next_landmark(s: Tobago) -> bool:
    """Go on to the first landmark that does not stand yet; False if all do."""
    while s.placed < LANDMARKS and s.landmarks[s.placed] != NONE:
        s.placed += 1
    return s.placed < LANDMARKS
