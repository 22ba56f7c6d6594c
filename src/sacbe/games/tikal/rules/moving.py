"""T-4.1 Recruit, T-4.2 Camp travel, T-4.3 Move: how members come to the board and go about on it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.core.errors import Refusal
from sacbe.games.tikal.actions import RECRUIT, STEP, TRAVEL
from sacbe.games.tikal.data import (
    BASE_CAMP,
    CELL_COUNT,
    CELLS,
    LEADER,
    NEIGHBOUR,
    PIECES,
    RECRUIT_COST,
    TRAVEL_COST,
    WORKER,
)
from sacbe.games.tikal.rules.phase import too_dear
from sacbe.games.tikal.state import IN_RESERVE, NOWHERE, Tikal

# The pieces


def has(s: Tikal, seat: i64, piece: i64, cell: i64) -> bool:
    if piece == LEADER:
        return s.leader[seat] == cell
    return s.workers[seat * CELL_COUNT + cell] > 0


def add_worker(s: Tikal, seat: i64, cell: i64) -> None:
    s.workers[seat * CELL_COUNT + cell] += 1
    s.crowd[seat] |= bit(cell)


def move_piece(s: Tikal, seat: i64, piece: i64, start: i64, goal: i64) -> None:
    if piece == LEADER:
        s.leader[seat] = goal
        return
    at = seat * CELL_COUNT + start
    s.workers[at] -= 1
    if s.workers[at] == 0:
        s.crowd[seat] &= ~bit(start)
    add_worker(s, seat, goal)


# The camps


def own_camps(s: Tikal, seat: i64) -> i64:
    """The base camp and the seat's own camps, as a mask."""
    mask = bit(BASE_CAMP)
    if s.camp[seat * 2] >= 0:
        mask |= bit(s.camp[seat * 2])
        if s.camp[seat * 2 + 1] >= 0:
            mask |= bit(s.camp[seat * 2 + 1])
    return mask


def camp_cell(s: Tikal, seat: i64, camp: i64) -> i64:
    """Where "base", "first" and "second" are; NOWHERE before they are founded."""
    return BASE_CAMP if camp == 0 else s.camp[seat * 2 + camp - 1]


# T-4.1 Recruit


def recruits(out: vec[i64], s: Tikal, seat: i64) -> vec[i64]:
    if s.ap < RECRUIT_COST:
        return out
    camps = own_camps(s, seat)
    if s.reserve[seat] > 0:
        rest = camps
        while rest != 0:
            out = append(out, RECRUIT + lowest(rest))
            rest &= rest - 1
    if s.leader[seat] == IN_RESERVE:
        rest = camps
        while rest != 0:
            out = append(out, RECRUIT + CELL_COUNT + lowest(rest))
            rest &= rest - 1
    return out


def refuse_recruit(s: Tikal, seat: i64, piece: i64, cell: i64) -> Refusal | None:
    if cell < 0 or (own_camps(s, seat) >> cell) & 1 == 0:
        return Refusal("T-4.1", "E_NOT_YOUR_CAMP", {"cell": CELLS[cell] if cell >= 0 else ""})
    if s.leader[seat] != IN_RESERVE if piece == LEADER else s.reserve[seat] == 0:
        return Refusal("T-4.1", "E_NO_RESERVE", {"piece": PIECES[piece]})
    return too_dear(s, "T-4.1", RECRUIT_COST)


def do_recruit(s: Tikal, seat: i64, code: i64) -> None:
    piece, cell = (code - RECRUIT) // CELL_COUNT, (code - RECRUIT) % CELL_COUNT
    s.ap -= RECRUIT_COST
    if piece == LEADER:
        s.leader[seat] = cell
    else:
        s.reserve[seat] -= 1
        add_worker(s, seat, cell)


# T-4.2 Camp travel


def travels(out: vec[i64], s: Tikal, seat: i64) -> vec[i64]:
    if s.ap < TRAVEL_COST or s.camp[seat * 2] < 0:
        return out
    camps = own_camps(s, seat)
    piece: i64
    camp: i64
    for piece in range(2):
        for camp in range(3):
            start = camp_cell(s, seat, camp)
            if start < 0 or not has(s, seat, piece, start):
                continue
            rest = camps & ~bit(start)
            while rest != 0:
                out = append(out, TRAVEL + (piece * 3 + camp) * CELL_COUNT + lowest(rest))
                rest &= rest - 1
    return out


def refuse_travel(s: Tikal, seat: i64, piece: i64, start: i64, goal: i64) -> Refusal | None:
    camps = own_camps(s, seat)
    if start < 0 or (camps >> start) & 1 == 0:
        return Refusal("T-4.2", "E_NOT_YOUR_CAMP", {"cell": CELLS[start] if start >= 0 else ""})
    if goal < 0 or (camps >> goal) & 1 == 0:
        return Refusal("T-4.2", "E_NOT_YOUR_CAMP", {"cell": CELLS[goal] if goal >= 0 else ""})
    if start == goal:
        return Refusal("T-4.2", "E_SAME_CAMP", {"cell": CELLS[goal]})
    if not has(s, seat, piece, start):
        return Refusal("T-4.2", "E_NO_PIECE", {"piece": PIECES[piece], "cell": CELLS[start]})
    return too_dear(s, "T-4.2", TRAVEL_COST)


def do_travel(s: Tikal, seat: i64, code: i64) -> None:
    said = code - TRAVEL
    s.ap -= TRAVEL_COST
    start = camp_cell(s, seat, said // CELL_COUNT % 3)
    move_piece(s, seat, said // (3 * CELL_COUNT), start, said % CELL_COUNT)


# T-4.3 Move


def steps(out: vec[i64], s: Tikal, seat: i64) -> vec[i64]:
    ap = s.ap
    if ap == 0:
        return out
    leader = s.leader[seat]
    crowd = s.crowd[seat]
    rest = s.present(seat)
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        code = STEP + cell * 6 * 2
        roads = s.roads[cell]
        while roads != 0:
            if 0 < roads & 7 <= ap:
                if (crowd >> cell) & 1:
                    out = append(out, code + WORKER)
                if leader == cell:
                    out = append(out, code + LEADER)
            roads >>= 3
            code += 2
    return out


def border_cost(s: Tikal, start: i64, goal: i64) -> i64:
    """T-1.6 Between any two cells; 0: no road."""
    direction: i64
    for direction in range(6):
        if NEIGHBOUR[start * 6 + direction] == goal:
            return s.road(start * 6 + direction)
    return 0


def refuse_move(s: Tikal, seat: i64, piece: i64, start: i64, goal: i64) -> Refusal | None:
    """Between any two cells; below 0 is none of the board's."""
    if start < 0 or not has(s, seat, piece, start):
        return Refusal("T-4.3", "E_NO_PIECE", {"piece": PIECES[piece], "cell": CELLS[start] if start >= 0 else ""})
    if goal >= 0 and (s.volcanoes >> goal) & 1:
        return Refusal("T-4.3", "E_VOLCANO", {"cell": CELLS[goal]})
    cost = border_cost(s, start, goal) if goal != NOWHERE else 0
    if cost == 0:
        return Refusal("T-4.3", "E_NO_ROAD", {"cell": CELLS[start], "to": CELLS[goal] if goal >= 0 else ""})
    return too_dear(s, "T-4.3", cost)


def do_step(s: Tikal, seat: i64, code: i64) -> None:
    border = (code - STEP) // 2
    s.ap -= s.road(border)
    move_piece(s, seat, (code - STEP) % 2, border // 6, NEIGHBOUR[border])
