"""What a seat at Tikal sees, as numbers: all there is, as nothing is secret (T-7). The board is in observe_land.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest
from sacbe.core.observation import Field, Observation, Vector, seat_fields
from sacbe.core.state import State
from sacbe.games.tikal.data import (
    ALLOTMENT,
    CAMPS,
    CELL_COUNT,
    COPIES,
    FACE,
    GUARDS,
    KINDS,
    MAX_SEATS,
    STONES,
    TERRAIN,
    TILE_COUNT,
    TOP_LEVEL,
    VOLCANO,
    WORKERS,
    tile_mask,
)
from sacbe.games.tikal.observe_land import LAND, write_land
from sacbe.games.tikal.rules.drawing import top_tiles
from sacbe.games.tikal.score import guard_points, highest_temple, temple_points, tokens, treasure_points
from sacbe.games.tikal.state import BIDDING, IN_RESERVE, NOBODY, OVER, SCORINGS, Tikal

_POINTS: Final = 150.0
_TALLY: Final = 50.0
_BID: Final = 30.0
_FACE: Final = 6.0  # the highest temple on a tile
_STONES: Final = 3.0
_SUPPLY: Final = 11.0  # the most levels of one number
_CROWD: Final = 5.0  # workers on a cell: seldom more
_LEAD: Final = 4.0  # in strength: whoever is ahead by that is hardly caught up with
_TOKENS: Final = 10.0  # treasures: seldom more
_TREASURES: Final = 20.0  # points for them
_VOLCANOES: Final[i64] = tile_mask(["B6", "D5", "F5"])

_TABLE: Final = [
    Field("phase", 10, "what is done now: first, draw, lay, actions, scoring, final, find, bid, pick, over"),
    Field("players", 3, "how many play: 2 to 4"),
    Field("auction", 1, "tiles are auctioned"),
    Field("classic", 1, "in the auction: the last turns go from the lowest score up"),
    Field("scored", 1, "scoring rounds that are over, of 4"),
    Field("to_score", 1, "scoring rounds that have not begun, of 4"),
    Field("action_points", 1, "left in this turn, of 10"),
    Field("drawn", 4, "the tile in hand: temple, clearing, ruins, volcano"),
    Field("drawn_face", 1, "the value of its temple or its treasures, of 6"),
    Field("drawn_stones", 6, "its stones before turning, clockwise from the north, of 3"),
    Field("stack", 36, "the tiles not drawn yet, A1 to G4"),
    Field("tiles_left", 1, "how many they are, of 36"),
    Field("next", 4, "the odds that the next one is a temple, a clearing, ruins, a volcano"),
    Field("supply", 9, "temple levels left, 2 to 10, of 11"),
    Field("buried", 8, "treasures not dug up, by kind, of 3"),
    Field("display", 36, "the tiles on offer, A1 to G4"),
    Field("totems", 4, "who has not had a tile in this round of auctions: me, then the others in the order of play"),
    Field("bid", 1, "while bids are made: the one to be beaten, of 30"),
    Field("bidder", 4, "who made it"),
    Field("passed", 4, "who is out of this auction"),
    Field("first_pass", 4, "who passed first, and goes for nothing if nobody bids"),
]
_SEAT: Final = [
    Field("active", 1, "whose turn it is, or for whom chance acts"),
    Field("due", 1, "has still to score in this round: 1 for who is at it, 0.25 less for each place behind"),
    Field("holder", 1, "keeps the volcano until the scoring round is over"),
    Field("score", 1, "points, of 150"),
    Field("temple_points", 1, "what a tally would give now for temples held by majority, of 50"),
    Field("guard_points", 1, "for temples with an own guard, of 50"),
    Field("treasure_points", 1, "for treasures, of 20"),
    Field("highest", 1, "the best temple held, of 10"),
    Field("treasures", 8, "by kind, of 3"),
    Field("tokens", 1, "how many they are, of 10"),
    Field("reserve", 1, "workers not recruited, of 18"),
    Field("leader_waits", 1, "the leader is not recruited"),
    Field("leader_gone", 1, "the leader stands guard or has left the game"),
    Field("guards_left", 1, "of 2"),
    Field("camps_left", 1, "of 2"),
    Field("workers", 40, "by cell, of 5"),
    Field("leader", 40, "where the leader is, who counts three"),
    Field("posts", 40, "guards on temples, camps elsewhere; the second camp is 0.5, to be told from the first"),
    Field("lead", 40, "strength at temples without a guard, less that of the strongest other, of 4 and within 1"),
]


class TikalObservation(Observation):
    def __init__(self) -> None:
        super().__init__([*_TABLE, *LAND, *seat_fields(MAX_SEATS, _SEAT)])

    def write(self, s: State, seat: i64, out: Vector) -> None:
        assert isinstance(s, Tikal)
        out.one_of(s.phase, 10)
        out.one_of(s.seats - 2, 3)
        out.flag(s.auction)
        out.flag(s.classic)
        out.put(float(s.scorings) / float(SCORINGS))
        out.put(float(_scorings_to_begin(s)) / float(SCORINGS))
        out.put(float(s.ap) / float(ALLOTMENT))
        _write_tiles(s, out)
        i: i64
        for i in range(2, TOP_LEVEL + 1):
            out.put(float(s.supply[i]) / _SUPPLY)
        for i in range(KINDS):
            out.put(float(s.buried[i]) / float(COPIES))
        _write_auction(s, seat, out)
        write_land(s, seat, out)
        for i in range(MAX_SEATS):
            if i < s.seats:
                _write_seat(s, (seat + i) % s.seats, out)
            else:
                out.blank(_SEAT_SIZE)


def _scorings_to_begin(s: Tikal) -> i64:
    if s.phase == OVER or (len(s.queue) > 0 and s.holder < 0):
        return 0
    return 1 + count((s.stack | s.display) & _VOLCANOES)


def _write_tiles(s: Tikal, out: Vector) -> None:
    i: i64
    if s.drawn >= 0:
        out.one_of(TERRAIN[s.drawn], 4)
        out.put(float(FACE[s.drawn]) / _FACE)
        for i in range(6):
            out.put(float(STONES[s.drawn * 36 + i]) / _STONES)
    else:
        out.blank(11)
    out.bits(s.stack, TILE_COUNT)
    out.put(float(count(s.stack)) / float(TILE_COUNT))
    rest = top_tiles(s)
    share = 1.0 / float(max(count(rest), 1))
    odds = vec[float]([0.0, 0.0, 0.0, 0.0])
    while rest != 0:
        odds[TERRAIN[lowest(rest)]] += share
        rest &= rest - 1
    for i in range(VOLCANO + 1):
        out.put(odds[i])


def _write_auction(s: Tikal, seat: i64, out: Vector) -> None:
    out.bits(s.display, TILE_COUNT)
    out.bits(_from(s, seat, s.totems), MAX_SEATS)
    if s.phase == BIDDING:
        out.put(float(s.bid) / _BID)
        out.one_of((s.bidder - seat + s.seats) % s.seats if s.bidder >= 0 else -1, MAX_SEATS)
        out.bits(_from(s, seat, s.passed), MAX_SEATS)
        out.one_of((s.first_pass - seat + s.seats) % s.seats if s.first_pass >= 0 else -1, MAX_SEATS)
    else:
        out.blank(1 + 3 * MAX_SEATS)


def _from(s: Tikal, seat: i64, mask: i64) -> i64:
    """Seats as a mask, counted from this one on."""
    return (mask >> seat | mask << (s.seats - seat)) & (bit(s.seats) - 1)


def _write_seat(s: Tikal, seat: i64, out: Vector) -> None:
    out.flag(seat == s.active)
    out.put(_due(s, seat))
    out.flag(seat == s.holder)
    out.put(float(s.worth(seat)) / _POINTS)
    out.put(float(temple_points(s, seat)) / _TALLY)
    out.put(float(guard_points(s, seat)) / _TALLY)
    out.put(float(treasure_points(s, seat)) / _TREASURES)
    out.put(float(highest_temple(s, seat)) / float(TOP_LEVEL))
    i: i64
    for i in range(KINDS):
        out.put(float(s.treasure[seat * KINDS + i]) / float(COPIES))
    out.put(float(tokens(s, seat)) / _TOKENS)
    out.put(float(s.reserve[seat]) / float(WORKERS))
    out.flag(s.leader[seat] == IN_RESERVE)
    out.flag(s.leader[seat] < IN_RESERVE)
    first, second = s.camp[seat * 2], s.camp[seat * 2 + 1]
    out.put(float(GUARDS - s.guards[seat]) / float(GUARDS))
    out.put(float(CAMPS - (1 if first >= 0 else 0) - (1 if second >= 0 else 0)) / float(CAMPS))
    rest = s.crowd[seat]
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        out.put_at(cell, float(s.workers[seat * CELL_COUNT + cell]) / _CROWD)
    out.blank(CELL_COUNT)
    out.one_of(s.leader[seat], CELL_COUNT)
    if first >= 0:
        out.put_at(first, 1.0)
    if second >= 0:
        out.put_at(second, 0.5)
    rest = s.temples
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        if s.guard[cell] == seat:
            out.put_at(cell, 1.0)
        elif s.guard[cell] == NOBODY:
            out.put_at(CELL_COUNT + cell, _lead(s, seat, cell))
    out.blank(2 * CELL_COUNT)


def _due(s: Tikal, seat: i64) -> float:
    i: i64
    for i in range(len(s.queue)):
        if s.queue[i] == seat:
            return 1.0 - 0.25 * float(i)
    return 0.0


def _lead(s: Tikal, seat: i64, cell: i64) -> float:
    most: i64 = 0
    other: i64
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.strength(other, cell))
    return max(min(float(s.strength(seat, cell) - most) / _LEAD, 1.0), -1.0)


_SEAT_SIZE: Final[i64] = sum(field.size for field in _SEAT)
OBSERVATION: Final = TikalObservation()
