"""T-3 How the game goes on: allotments of action points, scoring rounds, the rounds of the auction, the end."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest
from sacbe.games.tikal.data import ALLOTMENT, TERRAIN, VOLCANO
from sacbe.games.tikal.rules.ground import fits
from sacbe.games.tikal.score import tally
from sacbe.games.tikal.state import (
    BIDDING,
    CHOOSE_FIRST,
    DRAW_TILE,
    FINAL_ACTIONS,
    LAY_TILE,
    NOBODY,
    NOWHERE,
    OVER,
    PICK_TILE,
    SCORING_ACTIONS,
    TURN_ACTIONS,
    Tikal,
)


def start_allotment(s: Tikal, seat: i64, phase: i64) -> None:
    """T-3.10 Ten action points; the limits per turn start afresh (R-14)."""
    s.active = seat
    s.ap = ALLOTMENT
    s.once = 0
    s.twice = 0
    s.phase = phase


def close_allotment(s: Tikal) -> None:
    """T-3.7 Unused points are lost."""
    s.ap = 0
    s.once = 0
    s.twice = 0


def acting_phase(s: Tikal) -> i64:
    """The phase of the turn that is going on: where a dig returns to."""
    if len(s.queue) == 0:
        return TURN_ACTIONS
    return SCORING_ACTIONS if s.holder >= 0 else FINAL_ACTIONS


# T-3.3, T-3.8 A tile is drawn or picked


def take_tile(s: Tikal, tile: i64) -> None:
    s.drawn = tile
    if TERRAIN[tile] == VOLCANO:
        s.holder = s.active
        s.queue = clockwise(s, s.active)
        start_allotment(s, s.active, SCORING_ACTIONS)
    else:
        ask_where(s)


def ask_where(s: Tikal) -> None:
    """The tile in hand is to be laid, or leaves the game if it fits nowhere (T-3.9)."""
    if fits(s, s.drawn):
        s.phase = LAY_TILE
        return
    s.discarded |= bit(s.drawn)
    s.drawn = -1
    s.laid = NOWHERE
    s.holder = NOBODY
    start_allotment(s, s.active, TURN_ACTIONS)


def clockwise(s: Tikal, first: i64) -> vec[i64]:
    """All seats from this one on."""
    out = vec[i64](capacity=4)
    i: i64
    for i in range(s.seats):
        out = append(out, (first + i) % s.seats)
    return out


# T-3.7, T-5.1 A turn ends


def end_turn(s: Tikal) -> None:
    close_allotment(s)
    if s.phase == TURN_ACTIONS:
        if s.auction:
            next_slot(s)
        elif s.stack == 0:
            begin_final(s)
        else:
            s.active = (s.active + 1) % s.seats
            s.phase = DRAW_TILE
        return
    tally(s, s.active)
    s.queue = s.queue[1:]
    if len(s.queue) > 0:
        start_allotment(s, s.queue[0], s.phase)
        return
    s.scorings += 1
    if s.phase == SCORING_ACTIONS:
        s.active = s.holder
        ask_where(s)
    else:
        s.active = NOBODY
        s.phase = OVER


# T-5.5 End


def begin_final(s: Tikal) -> None:
    """Everybody's last turn and tally; who took the last tile comes last, unless the scores decide (T-6.10)."""
    order = clockwise(s, (s.active + 1) % s.seats)
    if s.auction and s.classic:
        order = by_score(s, order)
    s.queue = order
    start_allotment(s, order[0], FINAL_ACTIONS)


def by_score(s: Tikal, order: vec[i64]) -> vec[i64]:
    """From the lowest score to the highest; equal ones keep their order."""
    out = vec[i64](capacity=4)
    waiting: i64 = bit(s.seats) - 1
    i: i64
    while waiting != 0:
        lowest_seat: i64 = NOBODY
        for i in range(len(order)):
            seat = order[i]
            if (waiting >> seat) & 1 and (lowest_seat < 0 or s.worth(seat) < s.worth(lowest_seat)):
                lowest_seat = seat
        out = append(out, lowest_seat)
        waiting &= ~bit(lowest_seat)
    return out


# T-6 Rounds of the auction


def open_auction(s: Tikal, opener: i64) -> None:
    """T-6.3 Each auction starts with no bid."""
    s.bid = 0
    s.bidder = NOBODY
    s.passed = 0
    s.first_pass = NOBODY
    s.active = opener
    s.phase = BIDDING


def next_of(s: Tikal, seats: i64, after: i64) -> i64:
    """The first of these seats clockwise after one; the mask must not be empty."""
    seat = (after + 1) % s.seats
    while (seats >> seat) & 1 == 0:
        seat = (seat + 1) % s.seats
    return seat


def next_slot(s: Tikal) -> None:
    """T-6.4, T-6.6, T-6.7 The totem goes down; then the next auction, the free last tile, or a new round."""
    s.totems &= ~bit(s.active)
    if s.totems == 0 or s.display == 0:
        if s.stack == 0:
            begin_final(s)
            return
        s.totems = bit(s.seats) - 1
        s.active = (s.active + 1) % s.seats
        s.phase = DRAW_TILE
    elif count(s.totems) == 1:
        open_auction(s, lowest(s.totems))
        s.phase = PICK_TILE
    else:
        open_auction(s, next_of(s, s.totems, s.active))


def win_auction(s: Tikal, winner: i64) -> None:
    s.active = winner
    s.passed = 0
    s.phase = PICK_TILE


# Trying out a turn that has not begun


def foreseen(s: Tikal, seat: i64) -> Tikal | None:
    """This seat's allotment as if it began now: in a scoring or the final round its own there, else the next turn's.

    Which tile it will draw or pick nobody knows, so the turn is seen from after the laying.
    """
    if s.phase == CHOOSE_FIRST or s.phase == OVER:
        return None
    t = s.copy()
    t.digging = NOWHERE
    waiting: i64
    for waiting in range(len(s.queue)):
        if s.queue[waiting] == seat:
            t.queue = s.queue[waiting:]
            start_allotment(t, seat, acting_phase(t))
            return t
    if len(s.queue) > 0 and s.holder < 0:
        return None  # T-5.5 the last turn of this seat is over
    t.queue = vec[i64]()
    t.holder = NOBODY
    t.drawn = -1
    t.bid = 0
    t.bidder = NOBODY
    t.passed = 0
    t.first_pass = NOBODY
    start_allotment(t, seat, TURN_ACTIONS)
    return t
