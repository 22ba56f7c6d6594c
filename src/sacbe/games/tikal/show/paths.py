"""Where each action is clicked: the alternative paths of element ids that mean it, legal or not."""

from __future__ import annotations

from sacbe.games.tikal.actions import (
    BID,
    CAMP,
    DIG,
    END_TURN,
    EXCHANGE,
    GUARD,
    LAY,
    PASS,
    PICK,
    RECRUIT,
    STEP,
    TRAVEL,
    UNCOVER,
)
from sacbe.games.tikal.data import CELLS, NEIGHBOUR, PIECES, TILES, TREASURES
from sacbe.games.tikal.rules.ground import rotations
from sacbe.games.tikal.show.pieces import stack_id
from sacbe.games.tikal.show.routes import RESERVE, Mover, camps
from sacbe.games.tikal.state import LAY_TILE, Tikal

Paths = list[list[str]]
NEAR_BIDS = 10  # so many bids above the last one are one click; higher ones are said in tens and ones


def cell_id(cell: int) -> str:
    return f"cell-{CELLS[cell]}"


def treasure_id(seat: int, kind: int) -> str:
    return f"treasure-{seat}-{TREASURES[kind]}"


def mover_id(seat: int, mover: Mover) -> str:
    return f"reserve-{mover.name}" if mover.start == RESERVE else stack_id(mover.name, seat, mover.start)


def moved(seat: int, mover: Mover, target: str) -> Paths:
    return [[mover_id(seat, mover), target]]


def turns_of(s: Tikal, cell: int) -> list[int]:
    """The rotations in which the drawn tile fits a cell, in the order in which a person turns it."""
    mask = int(rotations(s, s.drawn, cell))
    return [rotation for rotation in range(6) if mask >> rotation & 1]


def clicks(s: Tikal, seat: int, code: int) -> Paths:
    if code < LAY:
        return []
    if code < RECRUIT:
        return _lay(s, code - int(LAY))
    if code < UNCOVER:
        return _move(s, seat, code)
    if code < EXCHANGE:
        return _site(s, DIG if code >= DIG else UNCOVER, code)
    if code < CAMP:
        pair, take = divmod(code - int(EXCHANGE), 8)
        give, other = divmod(pair, 4)
        mine, theirs = treasure_id(seat, give), treasure_id(other, take)
        return [[mine, theirs], [theirs, mine]]
    if code < GUARD:
        return _site(s, CAMP, code)
    if code < END_TURN:
        return _guard(s, seat, code - int(GUARD))
    if BID <= code < PASS:
        return _bid(s, code - int(BID) + 1)
    return [[f"pick-{TILES[code - PICK]}"]] if code >= PICK else []


def _site(s: Tikal, verb: int, code: int) -> Paths:
    """What stands on a cell means one thing only: a temple its levels, ruins their treasures, other land a camp."""
    cell = code - int(verb)
    meant = UNCOVER if int(s.temples) >> cell & 1 else DIG if s.site[cell] > 0 else CAMP
    return [[f"site-{CELLS[cell]}"]] if verb == meant else []


def _lay(s: Tikal, laid: int) -> Paths:
    """The cell, then a click for each turn of the tile, then done: also where it cannot be turned, so that it has been
    seen there before it lies there."""
    cell, rotation = divmod(laid, 6)
    name = CELLS[cell]
    if s.phase != LAY_TILE or s.tile[cell] >= 0:
        return [[f"cell-{name}"]]
    order = turns_of(s, cell)
    if rotation not in order:
        return [[f"cell-{name}"]]
    path = [f"cell-{name}", *(f"turn-{name}-{k + 1}" for k in range(order.index(rotation)))]
    return [[*path, f"lay-{name}"]]


def _move(s: Tikal, seat: int, code: int) -> Paths:
    if code >= STEP:
        border, piece = divmod(code - int(STEP), 2)
        to = int(NEIGHBOUR[border])
        return moved(seat, Mover(piece, border // 6), cell_id(to)) if to >= 0 else []
    if code >= TRAVEL:
        setting_out, to = divmod(code - int(TRAVEL), 40)
        piece, camp = divmod(setting_out, 3)
        known = camps(s, seat) if 0 <= seat < s.seats else []
        return moved(seat, Mover(piece, known[camp]), cell_id(to)) if camp < len(known) else []
    piece, to = divmod(code - int(RECRUIT), 40)
    return moved(seat, Mover(piece, RESERVE), cell_id(to))


def _guard(s: Tikal, seat: int, placed: int) -> Paths:
    """One click where only one kind of piece could stay, else the kind is the second click."""
    cell, piece = divmod(placed, 2)
    name = f"guard-{CELLS[cell]}"
    if not 0 <= seat < s.seats:
        return [[name]]
    both = s.workers[seat * 40 + cell] > 0 and s.leader[seat] == cell
    return [[name, stack_id(PIECES[piece], seat, cell)]] if both else [[name]]


def _bid(s: Tikal, amount: int) -> Paths:
    if amount <= s.bid + NEAR_BIDS:
        return [[f"bid-{amount}"]]
    return [[f"bid-ten-{amount // 10}", f"bid-one-{amount % 10}"]]
