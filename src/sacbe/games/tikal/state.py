"""The position of Tikal. Nothing in it is secret: what lies in the stacks is the set of what has not come out yet."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.core.state import RandomSource, State, copied
from sacbe.games.tikal.data import (
    CELL_COUNT,
    CELLS,
    COPIES,
    EDITION,
    FACE,
    FULL_STACK,
    KINDS,
    LEADER_STRENGTH,
    LEVEL_SUPPLY,
    NEIGHBOUR,
    PRINTED_CELLS,
    RUINS,
    STONES,
    TEMPLE,
    TERRAIN,
    TILE_COUNT,
    VOLCANO,
    WORKERS,
)

# Phases (T-3), indices into the list of phase objects.
CHOOSE_FIRST: Final[i64] = 0  # NATURE
DRAW_TILE: Final[i64] = 1  # NATURE; in the auction as many as there are players
LAY_TILE: Final[i64] = 2  # PLACE_TILE
TURN_ACTIONS: Final[i64] = 3
SCORING_ACTIONS: Final[i64] = 4
FINAL_ACTIONS: Final[i64] = 5
FIND_TREASURE: Final[i64] = 6  # NATURE
BIDDING: Final[i64] = 7  # AUC_BID
PICK_TILE: Final[i64] = 8  # AUC_PICK
OVER: Final[i64] = 9

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1

# Where a leader is when on no cell
IN_RESERVE: Final[i64] = -1
REMOVED: Final[i64] = -2
ON_GUARD: Final[i64] = -3

# T-5.1, T-6.1 Where points come from: `points[seat * 5 + source]`
SOURCES: Final = ("start", "temples", "guards", "treasures", "bids")
FROM_START: Final[i64] = 0
FROM_TEMPLES: Final[i64] = 1  # held by majority
FROM_GUARDS: Final[i64] = 2  # temples with an own guard
FROM_TREASURES: Final[i64] = 3
FROM_BIDS: Final[i64] = 4  # paid in auctions: never above 0
SOURCE_COUNT: Final[i64] = 5
SCORINGS: Final[i64] = 4  # T-5.4


class Tikal(State):
    """One game. Flat vecs are indexed `cell`, `seat * 40 + cell`, `seat * 8 + kind`."""

    SHARED: ClassVar[tuple[str, ...]] = ("queue",)

    def __init__(self, phases: list[Any], seats: i64, auction: bool, classic: bool, first: i64, capital: i64) -> None:
        super().__init__(phases, DRAW_TILE if first >= 0 else CHOOSE_FIRST, EDITION)
        cells: i64 = CELL_COUNT
        self.seats: i64 = seats
        self.auction = auction
        self.classic = classic  # T-6.10 final turns from the lowest score up, in the auction only
        self.first: i64 = first  # the host's choice of who begins, -1 for a random one
        # whose decision
        self.active: i64 = first  # while NATURE acts: for whom; NOBODY before the first turn is decided
        self.ap: i64 = 0
        self.once: i64 = 0  # cells where this turn took a level or a treasure
        self.twice: i64 = 0  # and where it took two
        # the board
        self.tile: vec[i64] = vec[i64]([-1] * cells)  # 36..39 are the printed ones, -1: unexplored
        self.turned: vec[i64] = vec[i64]([0] * cells)  # rotation of the tile
        self.level: vec[i64] = vec[i64]([0] * cells)  # top number of a temple
        self.site: vec[i64] = vec[i64]([0] * cells)  # treasures left on ruins
        self.guard: vec[i64] = vec[i64]([NOBODY] * cells)  # whose guard stands on a temple
        self.leader_guards: i64 = 0  # cells where the guard is a leader
        # derived from the tiles, kept for speed
        self.explored: i64 = 0
        self.temples: i64 = 0
        self.ruins: i64 = 0
        self.volcanoes: i64 = 0
        self.roads: vec[i64] = vec[i64]([0] * cells)  # T-1.6 costs of a cell's borders, three bits a direction
        # supplies
        self.stack: i64 = FULL_STACK  # tiles not drawn yet
        self.discarded: i64 = 0  # T-3.9 tiles that fitted nowhere
        self.supply: vec[i64] = vec[i64]()  # temple levels, by number
        self.buried: vec[i64] = vec[i64]()  # by kind, treasures not dug up: in the stack and on ruins
        # the players
        self.workers: vec[i64] = vec[i64]([0] * (seats * CELL_COUNT))
        self.crowd: vec[i64] = vec[i64]([0] * seats)  # derived: the cells with a worker
        self.leader: vec[i64] = vec[i64]([IN_RESERVE] * seats)  # cell, or one of the constants above
        self.reserve: vec[i64] = vec[i64]([WORKERS] * seats)  # workers
        self.removed: vec[i64] = vec[i64]([0] * seats)  # workers
        self.camp: vec[i64] = vec[i64]([NOWHERE] * (seats * 2))  # as founded
        self.camped: i64 = 0  # derived: the cells with a camp of anybody
        self.guards: vec[i64] = vec[i64]([0] * seats)  # derived: how many are placed
        self.treasure: vec[i64] = vec[i64]([0] * (seats * KINDS))
        self.single: i64 = 0  # derived: a bit for each of these that is exactly one token, which is not safe (T-4.6)
        self.points: vec[i64] = vec[i64]([0] * (seats * SOURCE_COUNT))
        self.tally: vec[i64] = vec[i64]([0] * (seats * SCORINGS))  # what each scoring gave, for display
        # this turn
        self.drawn: i64 = -1  # tile in hand
        self.laid: i64 = NOWHERE  # where the newest tile lies; for display
        self.digging: i64 = NOWHERE  # where NATURE finds a treasure
        self.holder: i64 = NOBODY  # T-3.8 who keeps the volcano aside during the scoring round
        self.queue: vec[i64] = vec[i64]()  # who still scores, the active one first; replaced, never changed in place
        self.scorings: i64 = 0  # scoring rounds that are over
        # T-6 the auction
        self.display: i64 = 0  # tiles on offer
        self.totems: i64 = 0  # seats whose totem is face up
        self.bid: i64 = 0
        self.bidder: i64 = NOBODY
        self.passed: i64 = 0  # seats that are out of this auction
        self.first_pass: i64 = NOBODY
        self.sketch = False  # written down by hand in a few words: what is not said need not add up
        self._set_up(capital)

    def _set_up(self, capital: i64) -> None:
        i: i64
        for i in range(4):
            self.put(CELLS.index(PRINTED_CELLS[i]), TILE_COUNT + i, 0)
        self.supply = vec[i64](LEVEL_SUPPLY)
        self.buried = vec[i64]([COPIES] * KINDS)
        for i in range(self.seats):
            self.points[i * SOURCE_COUNT + FROM_START] = capital
            if self.auction:
                self.totems |= bit(i)

    def put(self, cell: i64, tile: i64, rotation: i64) -> None:
        """T-3.6 A tile on the board, with its borders."""
        terrain = TERRAIN[tile]
        self.tile[cell] = tile
        self.turned[cell] = rotation
        self.explored |= bit(cell)
        if terrain == VOLCANO:
            self.volcanoes |= bit(cell)
            return
        if terrain == TEMPLE:
            self.temples |= bit(cell)
            self.level[cell] = FACE[tile]
        elif terrain == RUINS:
            self.ruins |= bit(cell)
            self.site[cell] = FACE[tile]
        direction: i64
        for direction in range(6):
            other = NEIGHBOUR[cell * 6 + direction]
            if other < 0 or self.tile[other] < 0 or (self.volcanoes >> other) & 1:
                continue
            back = (direction + 3) % 6
            facing = STONES[(self.tile[other] * 6 + self.turned[other]) * 6 + back]
            cost = STONES[(tile * 6 + rotation) * 6 + direction] + facing
            self.roads[cell] |= cost << (3 * direction)
            self.roads[other] |= cost << (3 * back)

    def slug(self) -> str:
        return "tikal"

    def players(self) -> int:
        return self.seats

    def copy(self) -> Tikal:
        return copied(self)

    def road(self, border: i64) -> i64:
        """T-1.6 What it costs to cross a border, which is cell * 6 + direction; 0: no road."""
        return (self.roads[border // 6] >> (3 * (border % 6))) & 7

    # The pieces on a cell

    def present(self, seat: i64) -> i64:
        """The cells where this seat has a member."""
        at = self.leader[seat]
        return self.crowd[seat] | bit(at) if at >= 0 else self.crowd[seat]

    def members(self, seat: i64, cell: i64) -> i64:
        """T-4.4 Workers and leader, one each."""
        workers = self.workers[seat * CELL_COUNT + cell]
        return workers + 1 if self.leader[seat] == cell else workers

    def strength(self, seat: i64, cell: i64) -> i64:
        """T-5.2 The leader counts three."""
        workers = self.workers[seat * CELL_COUNT + cell]
        return workers + LEADER_STRENGTH if self.leader[seat] == cell else workers

    def hand_over(self, seat: i64, kind: i64, tokens: i64) -> None:
        """Treasures to a seat, or from it if there are less than none."""
        at = seat * KINDS + kind
        self.treasure[at] += tokens
        if self.treasure[at] == 1:
            self.single |= bit(at)
        else:
            self.single &= ~bit(at)

    # T-5 Scores

    def worth(self, seat: i64) -> i64:
        total: i64 = 0
        source: i64
        for source in range(SOURCE_COUNT):
            total += self.points[seat * SOURCE_COUNT + source]
        return total

    def score(self, seat: int) -> int:
        return self.worth(seat)

    def winners(self) -> int:
        if self.phase != OVER:
            return 0
        # Imported here: scoring reads positions.
        from sacbe.games.tikal.score import winners

        return winners(self)

    # T-7 No player knows more than another, and nobody knows the order of the stacks: it does not exist yet.

    def hide(self, seat: int) -> Tikal:
        return self.copy()

    def guess(self, rng: RandomSource) -> Tikal:
        return self.copy()

    def as_if_turn(self, seat: int) -> Tikal | None:
        # Imported here: how turns begin is a matter of the rules.
        from sacbe.games.tikal.rules.turns import foreseen

        return foreseen(self, seat)

    def dump(self) -> dict[str, Any]:
        # Imported here: the notation of positions reads and builds them.
        from sacbe.games.tikal.notation import dump

        return dump(self)
