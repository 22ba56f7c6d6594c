"""The track of El Dorado as numbers: how it is laid, what is around a figure, and what the way ahead asks for.

Tracks differ, so nothing is said hex by hex. The pieces and how they lie say all there is to know; what matters about
it is told from where each figure stands, in the same numbers on every track.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.core.hexes import DIRECTIONS, add
from sacbe.core.observation import Field, Vector
from sacbe.games.eldorado.data import CAMP, CAVE, FINISHES, MAX_CAVES, MAX_PIECES, MOUNTAIN, RUBBLE, SIDES
from sacbe.games.eldorado.mind.ways import ASKS, ATLAS
from sacbe.games.eldorado.rules.moving import occupied
from sacbe.games.eldorado.rules.track import Placed, Route
from sacbe.games.eldorado.state import GOLD_ZONE, Race

_REACH: Final = 7.0  # from the centre of a tile to that of the next
_RADIUS: Final = 3.0  # of a tile
_COST: Final = 4.0  # symbols for a hex, at most
_CARDS: Final = 3.0  # to give for a hex, at most
_MOVES: Final = 40.0
_MOST_MOVES: Final[i64] = 120
_HEXES: Final = 24.0  # of one kind on a way
_TOKENS: Final = 4.0  # on a cave
_FIGURES: Final[i64] = 4
_JOINTS: Final[i64] = MAX_PIECES - 1
_TASTES: Final[i64] = 4  # of the ways that mind/ways.py knows: no preference, then one for each symbol

# The hexes near a figure: the six around it, then the twelve around those.
_OFFSETS: Final = (
    *DIRECTIONS,
    *[add(DIRECTIONS[d], DIRECTIONS[(d + turn) % 6]) for d in range(6) for turn in range(2)],
)
_NEAR: Final[i64] = 18
_NEAR_EACH: Final[i64] = 8
_TOKENS_AT: Final[i64] = 6  # of the eight, a cave's tokens
_CLOSED_AT: Final[i64] = 7
_PIECE_EACH: Final[i64] = len(SIDES) + 4
_END: Final[i64] = 6

TRACK: Final = [
    Field(
        "pieces",
        int(MAX_PIECES * _PIECE_EACH),
        "in laying order, each: its side A to R, how it is turned (cosine, sine), its centre from that before (q, r)",
    ),
    Field("end", int(_END), "the end of the track in the same way: blue or green, turned, from the last piece"),
    Field("blockades", int(_JOINTS * 6), "on each joint in laying order, the number of the blockade that stands there"),
    Field("caves", int(MAX_CAVES), "tokens left on each cave in laying order, of 4"),
    Field(
        "locked",
        int(_FIGURES * MAX_CAVES),
        "caves that a figure must leave before it finds anything there again: of all first figures, mine first, "
        "then of second ones",
    ),
]
FIGURE: Final = [
    Field("stands", 2, "on the track, in El Dorado"),
    Field("moves", 1, "left to El Dorado on foot, of 40"),
    Field("piece", int(MAX_PIECES), "the piece it stands on"),
    Field("place", 2, "where on it: from its centre (q, r), of 3"),
    Field(
        "asks",
        int(ASKS),
        "hexes on a good way: for 1 to 4 machetes, paddles, coins; cards to discard, cards to remove, of 24",
    ),
]
# What is looked at more closely: the own figures.
CLOSER: Final = [
    Field(
        "near",
        int(_NEAR * _NEAR_EACH),
        "the six hexes around from the east counter-clockwise, then the twelve around those, each: machetes, paddles, "
        "coins, cards discarded, cards removed to enter it, moves nearer to El Dorado (of 2), a cave's tokens, closed",
    ),
    Field("other_ways", int((_TASTES - 1) * ASKS), "what ways ask that prefer machetes, paddles, coins; as `asks`"),
]
FIGURE_SIZE: Final[i64] = sum(field.size for field in FIGURE)
CLOSER_SIZE: Final[i64] = sum(field.size for field in CLOSER)
_STANDING: Final[i64] = FIGURE_SIZE - 2
_KEPT: Final = 8  # tracks


class Track:
    """What is the same in all positions of a route. Of a hex that is worked out when a figure first stands there."""

    def __init__(self, route: Route) -> None:
        self.route: Final = route
        self.lie: Final = lie_of(route.laid)
        self.ways: Final = ATLAS.ways(route) if route.finished else None
        self.near: vec[i64] = vec[i64]([-1] * int(route.size * _NEAR))  # by hex: those of _OFFSETS, -1 for none
        self.standing: vec[float] = vec[float]([0.0] * int(route.size * _STANDING))  # by hex: FIGURE after `stands`
        self.closer: vec[float] = vec[float]([0.0] * int(route.size * CLOSER_SIZE))  # by hex: CLOSER on an empty track
        self.seen: vec[bool] = vec[bool]([False] * int(route.size))  # whether these are filled in

    def look_around(self, here: i64) -> None:
        if self.seen[here]:
            return
        self.seen[here] = True
        out = Vector(0)
        out.values = self.standing
        out.at = here * _STANDING
        _write_standing(self, here, out)
        out.values = self.closer
        out.at = here * CLOSER_SIZE
        i: i64
        for i in range(_NEAR):
            there: i64 = self.route.at.get(add(self.route.places[here], _OFFSETS[i]), -1)
            self.near[here * _NEAR + i] = there
            _write_near(self.route, here, there, out)
        for i in range(1, _TASTES):
            _write_asks(self, i, here, out)


_tracks: Final[dict[str, Track]] = {}


def track_of(route: Route) -> Track:
    track = _tracks.get(route.text)
    if track is None:
        if len(_tracks) >= _KEPT:
            _tracks.clear()
        track = Track(route)
        _tracks[route.text] = track
    return track


def lie_of(laid: list[Placed]) -> vec[float]:
    """The fields `pieces` and `end`. Where the first piece lies does not matter."""
    out = Vector(int(MAX_PIECES * _PIECE_EACH + _END))
    q, r = (laid[0][2], laid[0][3]) if laid else (0, 0)
    for side, turn, at_q, at_r in laid:
        if side in FINISHES:
            out.at = MAX_PIECES * _PIECE_EACH
            out.one_of(FINISHES.index(side), 2)
        else:
            out.one_of(SIDES.index(side), len(SIDES))
        _put_turn(turn, out)
        out.put(float(at_q - q) / _REACH)
        out.put(float(at_r - r) / _REACH)
        q, r = at_q, at_r
    return out.values


def _put_turn(turn: int, out: Vector) -> None:
    out.put(cos(turn * pi / 3.0))
    out.put(sin(turn * pi / 3.0))


def write_track(s: Race, seat: i64, track: Track, out: Vector) -> None:
    start = out.at
    i: i64
    out.copy(track.lie, 0, len(track.lie))
    if s.laid:  # the next piece of a random track: where it will lie is not decided
        after = out.at
        out.at = start + s.route.pieces * _PIECE_EACH
        out.one_of(SIDES.index(s.laid[0]), len(SIDES))
        _put_turn(int(s.laid[1:]), out)
        out.at = after
    for i in range(_JOINTS):
        out.one_of(s.standing(i) - 1, 6)
    for i in range(MAX_CAVES):
        out.put(float(s.cave_tokens(i)) / _TOKENS)
    for i in range(_FIGURES):
        figure = s.own_figure((seat + i) % s.racers, i // s.racers)
        out.bits(s.locked[figure] if figure >= 0 else 0, MAX_CAVES)


def write_figure(s: Race, track: Track, figure: i64, out: Vector) -> None:
    """The fields of FIGURE; -1 is none."""
    here: i64 = -1
    if figure >= 0:
        here = s.figure[figure]
    out.flag(here >= 0)
    out.flag(here == GOLD_ZONE)
    if here < 0:
        out.blank(_STANDING)
        return
    track.look_around(here)
    out.copy(track.standing, here * _STANDING, _STANDING)


def _write_standing(track: Track, here: i64, out: Vector) -> None:
    route = track.route
    out.put(float(min(route.left[here], _MOST_MOVES)) / _MOVES)
    piece = route.piece[here]
    out.one_of(piece, MAX_PIECES)
    q, r = route.places[here]
    centre = route.laid[piece]
    out.put(float(q - centre[2]) / _RADIUS)
    out.put(float(r - centre[3]) / _RADIUS)
    _write_asks(track, 0, here, out)


def write_closer(s: Race, track: Track, figure: i64, out: Vector) -> None:
    """The fields of CLOSER."""
    here: i64 = -1
    if figure >= 0:
        here = s.figure[figure]
    if here < 0:
        out.blank(CLOSER_SIZE)
        return
    track.look_around(here)
    start = out.at
    out.copy(track.closer, here * CLOSER_SIZE, CLOSER_SIZE)
    i: i64
    for i in range(_NEAR):
        there = track.near[here * _NEAR + i]
        if there >= 0:
            _write_changes(s, here, there, out.values, start + i * _NEAR_EACH)


def _write_asks(track: Track, taste: i64, here: i64, out: Vector) -> None:
    ways = track.ways
    if ways is None:
        out.blank(ASKS)
        return
    first = (taste * ways.size + here) * ASKS
    i: i64
    for i in range(ASKS):
        out.put(ways.amount[first + i] / _HEXES)


def _write_near(route: Route, here: i64, there: i64, out: Vector) -> None:
    """One of the hexes near a figure, as far as it never changes."""
    if there < 0:
        out.blank(_NEAR_EACH - 1)
        out.put(1.0)
        return
    ground = route.terrain[there]
    cost = float(route.cost[there])
    asks: i64
    for asks in range(CAMP + 1):
        out.put(0.0 if asks != ground else cost / _COST if ground < RUBBLE else cost / _CARDS)
    nearer = max(min(route.left[here] - route.left[there], 2), -2)  # from a dead end it would be a long way
    out.put(float(nearer) / 2.0 if ground < MOUNTAIN else 0.0)
    out.blank(1)
    out.flag(ground >= MOUNTAIN)


def _write_changes(s: Race, here: i64, there: i64, values: vec[float], at: i64) -> None:
    """The rest of it: tokens, figures, blockades."""
    route = s.route
    ground = route.terrain[there]
    if ground == CAVE:
        values[at + _TOKENS_AT] = float(s.cave_tokens(cave_at(route, there))) / _TOKENS
    elif ground < MOUNTAIN and (occupied(s, there) or _parted(s, route.piece[here], route.piece[there])):
        values[at + _CLOSED_AT] = 1.0


def cave_at(route: Route, cell: i64) -> i64:
    cave: i64 = 0
    while route.caves[cave] != cell:
        cave += 1
    return cave


def _parted(s: Race, a: i64, b: i64) -> bool:
    """Whether a blockade stands between two pieces: three bits of `barrier` for each joint from one to the other."""
    if a == b:
        return False
    between = s.barrier >> (3 * min(a, b))
    return between & (bit(3 * (max(a, b) - min(a, b))) - 1) != 0
