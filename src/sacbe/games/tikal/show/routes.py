"""Cheapest ways: where a member can get this turn, what it costs and by which single actions (T-4.1 to T-4.3).

A far target is clicked once; the table then takes the single actions one after another.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from sacbe.games.tikal.actions import RECRUIT, STEP, TRAVEL
from sacbe.games.tikal.data import ALLOTMENT, BASE_CAMP, LEADER, NEIGHBOUR, PIECES, RECRUIT_COST, TRAVEL_COST, WORKER
from sacbe.games.tikal.state import FINAL_ACTIONS, IN_RESERVE, SCORING_ACTIONS, TURN_ACTIONS, Tikal

RESERVE = -1  # instead of a cell: a piece that is not on the board yet
PLAYING = (TURN_ACTIONS, SCORING_ACTIONS, FINAL_ACTIONS)


class Route(NamedTuple):
    """One way to a cell: its price, the actions to take, and the cells it leads over, the first one included."""

    cost: int
    codes: tuple[int, ...]
    cells: tuple[int, ...]


class Mover(NamedTuple):
    """A piece one could send somewhere: all of one kind on one place are alike."""

    piece: int
    start: int  # a cell, or RESERVE

    @property
    def name(self) -> str:
        return PIECES[self.piece]


def camps(s: Tikal, seat: int) -> list[int]:
    """The base camp and the own camps, in the order the notation of travel knows them."""
    own = [int(s.camp[seat * 2 + k]) for k in range(2)]
    return [int(BASE_CAMP), *(cell for cell in own if cell >= 0)]


def movers(s: Tikal, seat: int) -> list[Mover]:
    """Every kind of piece on every place that this seat could send on."""
    found = [Mover(int(WORKER), cell) for cell in range(40) if s.workers[seat * 40 + cell] > 0]
    if s.leader[seat] >= 0:
        found.append(Mover(int(LEADER), int(s.leader[seat])))
    if s.reserve[seat] > 0:
        found.append(Mover(int(WORKER), RESERVE))
    if s.leader[seat] == IN_RESERVE:
        found.append(Mover(int(LEADER), RESERVE))
    return found


def steps(s: Tikal, seat: int, piece: int, cell: int) -> Iterator[tuple[int, int, int]]:
    """Single actions that take a piece away from a cell: price, code, where to."""
    for direction in range(6):
        price = int(s.road(cell * 6 + direction))
        if price:
            yield price, int(STEP) + (cell * 6 + direction) * 2 + piece, int(NEIGHBOUR[cell * 6 + direction])
    own = camps(s, seat)
    if cell in own:
        for other in own:
            if other != cell:
                yield int(TRAVEL_COST), int(TRAVEL) + (piece * 3 + own.index(cell)) * 40 + other, other


def reach(s: Tikal, seat: int, mover: Mover, points: int) -> dict[int, Route]:
    """The cheapest way to every cell that so many action points can bring this piece to."""
    heap: list[Route] = []
    if mover.start == RESERVE:
        first = int(RECRUIT) + mover.piece * 40
        heap = [Route(int(RECRUIT_COST), (first + cell,), (cell,)) for cell in camps(s, seat)]
    else:
        heap = [Route(0, (), (mover.start,))]
    heapq.heapify(heap)
    best: dict[int, Route] = {}
    while heap:
        route = heapq.heappop(heap)
        at = route.cells[-1]
        if at in best or route.cost > points:
            continue
        best[at] = route
        for price, code, to in steps(s, seat, mover.piece, at):
            if to not in best and route.cost + price <= points:
                heapq.heappush(heap, Route(route.cost + price, (*route.codes, code), (*route.cells, to)))
    best.pop(mover.start, None)
    return best


def cheapest(s: Tikal, seat: int, points: int) -> dict[int, int]:
    """What it costs at least to bring one more member to each cell, from wherever one can be taken."""
    starts = tuple(sorted({mover.start for mover in movers(s, seat)}))
    prices = tuple(int(s.road(border)) for border in range(len(NEIGHBOUR)))
    return dict(_cheapest(prices, tuple(camps(s, seat)), starts, points))


@lru_cache(maxsize=256)
def _cheapest(road: tuple[int, ...], own: tuple[int, ...], starts: tuple[int, ...], points: int) -> dict[int, int]:
    """By the facts it depends on: the board is drawn for many, and whoever asks about a cell asks about others."""
    costs: dict[int, int] = {}
    for start in starts:
        heap = [(int(RECRUIT_COST), camp) for camp in own] if start == RESERVE else [(0, start)]
        heapq.heapify(heap)
        seen = set()
        while heap:
            cost, at = heapq.heappop(heap)
            if at in seen or cost > points:
                continue
            seen.add(at)
            if at != start:
                costs[at] = min(cost, costs.get(at, points))
            around = [(road[at * 6 + way], int(NEIGHBOUR[at * 6 + way])) for way in range(6) if road[at * 6 + way]]
            for price, to in around + [(int(TRAVEL_COST), camp) for camp in own if at in own]:
                heapq.heappush(heap, (cost + price, to))
    return costs


def nearest(s: Tikal, seat: int) -> tuple[dict[int, int], dict[int, tuple[int, int]]]:
    """What it costs this seat to have one more member on each cell, and the rival who gets there cheapest: his price
    and his seat. Only what a whole turn's points would do."""
    mine = cheapest(s, seat, int(ALLOTMENT))
    rivals: dict[int, tuple[int, int]] = {}
    for other in range(int(s.seats)):
        if other != seat:
            for cell, cost in cheapest(s, other, int(ALLOTMENT)).items():
                rivals[cell] = min(rivals.get(cell, (99, 0)), (cost, other))
    return mine, rivals
