"""S-2 Set-up by chance: N-8.5 a random route piece by piece, N-8.1 the blockades, then the hands are dealt."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.core.hexes import Hex
from sacbe.games.eldorado.actions import BLOCK, GOLD, JOIN, LAY
from sacbe.games.eldorado.data import FINISHES, HAND, RANDOM_PIECES, SIDES, STARTS, STRIPS, TOKENS_PER_CAVE, other_side
from sacbe.games.eldorado.rules.guards import ChancePhase
from sacbe.games.eldorado.rules.routes import build, check_route, corners, fits, hexes, offsets, room_for_end, written
from sacbe.games.eldorado.rules.track import Placed
from sacbe.games.eldorado.rules.turns import draw_cards
from sacbe.games.eldorado.state import BLOCKADES, DEAL, Race

_KEPT: Final = 512
_known: Final[
    dict[str, list[i64]]
] = {}  # the codes for a route so far: working them out takes longer than a whole turn


def places_for(laid: list[Placed], side: str, turn: int) -> list[Hex]:
    """Where the next piece may lie so that the route can still be finished; in a fixed order.

    Any joint can be walked across, whatever sides meet (a test tries them all), so only room has to be looked for.
    """
    out: list[Hex] = []
    for q, r in offsets(laid[-1], side, turn):
        placed = (side, turn, laid[-1][2] + q, laid[-1][3] + r)
        if not fits(laid, hexes(placed)):
            continue
        whole = [*laid, placed]
        if bool(ends_for(whole)) if len(whole) == RANDOM_PIECES else _has_room(whole):
            out.append((placed[2], placed[3]))
    return out


def _has_room(laid: list[Placed]) -> bool:
    """Whether hex tiles can be laid on from here, up to the last and the end."""
    if len(laid) == RANDOM_PIECES:
        return any(room_for_end(laid, corner) for corner in corners(laid[-1]))
    q, r = laid[-1][2], laid[-1][3]
    for dq, dr in offsets(laid[-1], "C", 0):  # any hex tile: all of them have the same shape
        placed = ("C", 0, q + dq, r + dr)
        if fits(laid, hexes(placed)) and _has_room([*laid, placed]):
            return True
    return False


def ends_for(laid: list[Placed]) -> list[Placed]:
    """By corner of the last tile, where the end can lie, in blue."""
    out: list[Placed] = []
    for corner in corners(laid[-1]):
        for end in room_for_end(laid, corner):
            if not check_route(written([*laid, end])):
                out.append(end)
    return out


class LayRoute(ChancePhase):
    """N-8.5 Side and turn of the next piece, then where it joins; after the last one the end."""

    name = "route"
    rule = "N-8.5"

    def codes(self, s: Race, seat: i64) -> vec[i64]:
        key = f"{s.route.text} {s.laid}"
        codes = _known.get(key)
        if codes is None:
            codes = route_codes(s.route.laid, s.laid)
            if len(_known) >= _KEPT:
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
        return out
    if len(laid) == RANDOM_PIECES:
        for index in range(len(ends_for(laid))):
            out.append(GOLD + index)
        for index in range(len(ends_for(laid))):
            out.append(GOLD + 6 + index)
        return out
    used = [placed[0] for placed in laid]
    for index, side in enumerate(SIDES):
        if (side in STARTS) == bool(laid) or side in used or other_side(side) in used:
            continue
        if side in STRIPS and len(laid) == RANDOM_PIECES - 1:
            continue  # the end needs a hex tile
        for turn in range(6):
            if not laid or places_for(laid, side, turn):
                out.append(LAY + 6 * index + turn)
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
