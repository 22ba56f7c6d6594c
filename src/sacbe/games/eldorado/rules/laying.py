"""S-2 Set-up by chance: N-8.5 a random route piece by piece, N-8.1 the blockades, then the hands are dealt."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.games.eldorado.actions import BLOCK, GOLD, JOIN, LAY
from sacbe.games.eldorado.data import FINISHES, HAND, RANDOM_PIECES, SIDES, TOKENS_PER_CAVE
from sacbe.games.eldorado.rules.growing import ends_for, next_pieces, places_for
from sacbe.games.eldorado.rules.guards import ChancePhase
from sacbe.games.eldorado.rules.routes import build, written
from sacbe.games.eldorado.rules.track import Placed
from sacbe.games.eldorado.rules.turns import draw_cards
from sacbe.games.eldorado.state import BLOCKADES, DEAL, Race

_known: Final[dict[str, list[i64]]] = {}  # the codes for a route so far: asked several times, slow to work out


class LayRoute(ChancePhase):
    """N-8.5 Side and turn of the next piece, then where it joins; after the last one the end."""

    name = "route"
    rule = "N-8.5"

    def codes(self, s: Race, seat: i64) -> vec[i64]:
        key = f"{s.route.text} {s.laid}"
        codes = _known.get(key)
        if codes is None:
            codes = route_codes(s.route.laid, s.laid)
            if len(_known) >= 256:
                _known.clear()
            _known[key] = codes
        return vec[i64](codes)

    def step(self, s: Race, seat: i64, code: i64) -> None:
        laid = s.route.laid
        if code >= GOLD:
            end = ends_for(laid)[(code - GOLD) % 6]
            s.route = build(written([*laid, (FINISHES[(code - GOLD) // 6], end[1], end[2], end[3])]))
            begin_blockades(s)
        elif code >= JOIN:
            side, turn = s.laid[0], int(s.laid[1:])
            q, r = places_for(laid, side, turn)[code - JOIN]
            s.route = build(written([*laid, (side, turn, q, r)]))
            s.laid = ""
        else:
            side, turn = SIDES[(code - LAY) // 6], int(code - LAY) % 6
            if laid:
                s.laid = f"{side}{turn}"
            else:
                s.route = build(written([(side, turn, 0, 0)]))


def route_codes(laid: list[Placed], joining: str) -> list[i64]:
    out: list[i64] = []
    if joining:
        for index in range(len(places_for(laid, joining[0], int(joining[1:])))):
            out.append(JOIN + index)
    elif len(laid) == RANDOM_PIECES:
        ends = len(ends_for(laid))
        for index in range(2 * ends):
            out.append(GOLD + index % ends + (6 if index >= ends else 0))
    else:
        for side, turn in next_pieces(laid):
            out.append(LAY + 6 * SIDES.index(side) + turn)
    return out


# S-2.3 to S-2.8


def begin_blockades(s: Race) -> None:
    """The route lies: figures and cave tokens are set up, NATURE lays the blockades."""
    i: i64
    for i in range(s.figures()):
        s.figure[i] = s.route.starts[i]
    s.cave = 0
    if s.with_caves:
        for i in range(len(s.route.caves)):
            s.cave |= TOKENS_PER_CAVE << (3 * i)
    s.phase = BLOCKADES
    go_on_laying(s)


def next_joint(s: Race) -> i64:
    joint: i64 = 0
    while joint < s.route.joints and s.standing(joint) > 0:
        joint += 1
    return joint


def unlaid(s: Race) -> i64:
    """The blockades not yet on a joint, bit n for number n."""
    mask: i64 = 126
    joint: i64
    for joint in range(s.route.joints):
        if s.standing(joint) > 0:
            mask &= ~bit(s.standing(joint))
    return mask


def go_on_laying(s: Race) -> None:
    """When every joint has its blockade, or only one is left for the last, there is no more chance in it."""
    joint = next_joint(s)
    mask = unlaid(s)
    if joint < s.route.joints and mask & (mask - 1) == 0:
        number: i64 = 1
        while (mask >> number) & 1 == 0:
            number += 1
        s.barrier |= number << (3 * joint)
        joint += 1
    if joint == s.route.joints:
        draw_cards(s, 0, HAND, DEAL)


class LayBlockades(ChancePhase):
    """N-8.1 One on every joint between two pieces, in the order of the route."""

    name = "blockades"
    rule = "N-8.1"

    def codes(self, s: Race, seat: i64) -> vec[i64]:
        out = vec[i64]()
        mask = unlaid(s)
        number: i64
        for number in range(1, 7):
            if (mask >> number) & 1 == 1:
                out = append(out, BLOCK + number - 1)
        return out

    def step(self, s: Race, seat: i64, code: i64) -> None:
        s.barrier |= (code - BLOCK + 1) << (3 * next_joint(s))
        go_on_laying(s)
