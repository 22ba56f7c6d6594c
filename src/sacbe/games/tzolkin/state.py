"""The position of Tzolk'in. Workers of a seat are a bit mask of gear teeth, tiles are bit masks of their kind."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count
from sacbe.core.state import RandomSource, State, copied
from sacbe.games.tzolkin.data import (
    ALL_BUILDINGS,
    ALL_MONUMENTS,
    ALL_WEALTH,
    DISPLAY,
    EDITION,
    OVALS,
    SKULLS,
    START_STEP,
    START_WORKERS,
)
from sacbe.games.tzolkin.score import EARNED, best_seats, quarter_points

# Phases (T-3.30), indices into the list of phase objects. From ACTION to GRANTING a phase asks what the task on top of
# the pile (see `todo`) needs to know: phase = PICKING + kind of task.
CHOOSE_FIRST: Final[i64] = 0
LAY_BUILDINGS: Final[i64] = 1
LAY_MONUMENTS: Final[i64] = 2
DEAL_WEALTH: Final[i64] = 3
PLACE_NEUTRALS: Final[i64] = 4
KEEP_WEALTH: Final[i64] = 5
OPEN_WEALTH: Final[i64] = 6
START_TURN: Final[i64] = 7
PLACING: Final[i64] = 8
PICKING: Final[i64] = 9
ACTION: Final[i64] = 10
ANY_ACTION: Final[i64] = 11
HARVESTING: Final[i64] = 12
LEARNING: Final[i64] = 13
PAYING: Final[i64] = 14
CLIMBING: Final[i64] = 15
TAKING: Final[i64] = 16
BUILDING: Final[i64] = 17
SPARING: Final[i64] = 18
TRADING: Final[i64] = 19
OFFERING: Final[i64] = 20
GRANTING: Final[i64] = 21
REFILL: Final[i64] = 22
NEW_AGE: Final[i64] = 23
ADVANCING: Final[i64] = 24
OVER: Final[i64] = 25

# Kinds of task; what the number with it means. The last three need no answer.
TO_ACT: Final[i64] = 1  # the space (index in SPACES) from which a worker was just taken
TO_ACT_ANYWHERE: Final[i64] = 2  # MUST: Uxmal 5, MAY: traveller's tomb
TO_HARVEST: Final[i64] = 3  # plantation 0..3
TO_LEARN: Final[i64] = 4  # MUST: pay, MAY: pay or decline, FREE
TO_PAY: Final[i64] = 5  # how many resources of choice
TO_CLIMB: Final[i64] = 6  # mask of temples that may not be chosen; + 8: then another temple
TO_TAKE: Final[i64] = 7  # how many resources of choice
TO_BUILD: Final[i64] = 8  # one of the modes below
TO_SPARE: Final[i64] = 9  # building; + PAID: it is paid for, a resource comes back
TO_TRADE: Final[i64] = 10
TO_OFFER: Final[i64] = 11
TO_ORDER: Final[i64] = 12  # which granted action first
TO_ADVANCE: Final[i64] = 13  # track
TO_GIVE: Final[i64] = 14  # place of the next effect * 32 + building
TO_SETTLE: Final[i64] = 15  # R-20 (architecture level - 1) * 32 + building: kept for a second building, if one comes

MUST: Final[i64] = 0
MAY: Final[i64] = 1
FREE: Final[i64] = 2

PAID: Final[i64] = 32

# T-4.13 to T-4.16, T-4.22, T-4.38: as what something is built.
AS_TIKAL_2: Final[i64] = 0
AS_TIKAL_4: Final[i64] = 1  # the first building, or a monument
AS_UXMAL_4: Final[i64] = 2
AS_SECOND: Final[i64] = 3  # the second building of Tikal 4, architecture not used yet; from here on it may be declined
AS_SECOND_PLAIN: Final[i64] = 4  # the same, architecture used by the first
AS_TOMB: Final[i64] = 5

TASK_BITS: Final[i64] = 12
TASK_MASK: Final[i64] = 0xFFF


class Tzolkin(State):
    """One game. Flat vecs are indexed `seat * width + item`: goods 5, temples 3, tracks 4, sources of points EARNED."""

    def __init__(self, phases: list[Any], seats: i64, edition: i64 = EDITION) -> None:
        super().__init__(phases, CHOOSE_FIRST, edition)
        self.seats: i64 = seats
        self.sketch: bool = False  # written by hand with things left out: it need not add up
        # the calendar and whose turn it is
        self.day: i64 = 0
        self.food: i64 = 0  # how many Food Days are over
        self.age: i64 = 1
        self.marker: i64 = -1  # who holds the first player marker
        self.turn: i64 = 0  # how many turns of this round are over
        self.active: i64 = -1  # whose turn; in ADVANCING the one who stood on the first player space
        self.corn_teeth: i64 = 0  # teeth of the calendar with corn on them; the pot is their number
        self.fps: i64 = -1  # whose worker stands on the first player space
        # this turn
        self.placed: i64 = 0
        self.picked: i64 = 0
        self.constructed: i64 = 0  # buildings
        self.todo: i64 = 0  # pile of tasks, 12 bits each (kind + 16 * number), the one to do now lowest
        self.granted: i64 = 0  # actions of tombs that wait (T-4.16): 1 builder, 2 merchant, 4 traveller
        self.traded: i64 = 0  # in this trade: bits 0..2 resources sold, 3..5 bought
        # the board
        self.neutrals: i64 = 0  # their teeth
        self.corn_left: vec[i64] = vec[i64]([seats] * 4)  # harvest tiles at plantations 2..5
        self.wood_left: vec[i64] = vec[i64]([0, seats, seats, seats])
        self.burned: i64 = 0  # wood tiles
        self.shown: vec[i64] = vec[i64]([-1] * DISPLAY)  # buildings on display, -1: an empty space
        self.deck: i64 = ALL_BUILDINGS  # buildings not yet shown, of both ages
        self.offered: vec[i64] = vec[i64]([-1] * DISPLAY)  # monuments on display
        self.unseen: i64 = ALL_MONUMENTS  # monuments not laid out
        self.skulls: i64 = SKULLS  # in the supply
        self.laid: vec[i64] = vec[i64]([-1] * (OVALS + 1))  # whose skull lies on the oval of action 1..9
        # players
        self.goods: vec[i64] = vec[i64]([0] * (seats * 5))
        self.temple: vec[i64] = vec[i64]([START_STEP] * (seats * 3))
        self.tech: vec[i64] = vec[i64]([0] * (seats * 4))
        self.on: vec[i64] = vec[i64]([0] * seats)  # teeth on which the workers of a seat stand
        self.workers: vec[i64] = vec[i64]([START_WORKERS] * seats)  # all that are not in the supply
        self.light: i64 = bit(seats) - 1  # seats whose board lies light side up
        self.built: vec[i64] = vec[i64]([0] * seats)  # buildings
        self.palaces: vec[i64] = vec[i64]([0] * seats)  # monuments
        self.corn_tiles: vec[i64] = vec[i64]([0] * seats)
        self.wood_tiles: vec[i64] = vec[i64]([0] * seats)
        self.earned: vec[i64] = vec[i64]([0] * (seats * EARNED))  # points by source, final scoring not included
        # wealth tiles; in a view the masks hold only what its owner may know
        self.dealt: vec[i64] = vec[i64]([0] * seats)
        self.dealt_count: vec[i64] = vec[i64]([0] * seats)
        self.kept: vec[i64] = vec[i64]([0] * seats)
        self.kept_count: vec[i64] = vec[i64]([0] * seats)
        self.neutral_tiles: i64 = 0  # opened for neutral workers

    def slug(self) -> str:
        return "tzolkin"

    def players(self) -> int:
        return self.seats

    def copy(self) -> Tzolkin:
        return copied(self)

    # The pile of tasks

    def push(self, kind: i64, number: i64) -> None:
        self.todo = (self.todo << TASK_BITS) | (number << 4) | kind

    def pop(self) -> None:
        self.todo >>= TASK_BITS

    def task(self) -> i64:
        """The kind of the task to do now, 0 if there is none."""
        return self.todo & 0xF

    def number(self) -> i64:
        """The number with the task to do now."""
        return (self.todo & TASK_MASK) >> 4

    # Derived

    def occupied(self) -> i64:
        """T-3.8 All teeth with a worker, neutral ones included."""
        mask = self.neutrals
        seat: i64
        for seat in range(self.seats):
            mask |= self.on[seat]
        return mask

    def available(self, seat: i64) -> i64:
        """T-3.10 Workers in front of the player."""
        return self.workers[seat] - count(self.on[seat]) - (1 if self.fps == seat else 0)

    def pot(self) -> i64:
        return count(self.corn_teeth)

    def points(self, seat: i64) -> i64:
        """Where the disc stands on the score track; final scoring not included."""
        total: i64 = 0
        source: i64
        for source in range(EARNED):
            total += self.earned[seat * EARNED + source]
        return total

    # T-5 Scoring. R-1: quarter points are kept and decide; `score` shows the whole points of them.

    def quarters(self, seat: i64) -> i64:
        """The exact score in quarter points; until the end it is the score track alone."""
        points = 4 * self.points(seat)
        if self.phase == OVER:
            points += quarter_points(self, seat)
        return points

    def score(self, seat: int) -> int:
        return self.quarters(seat) >> 2

    def winners(self) -> int:
        return best_seats(self) if self.phase == OVER else 0

    # T-7 Information: wealth tiles are secret until they are opened; discarded ones stay so.

    def hide(self, seat: int) -> Tzolkin:
        t = self.copy()
        opened = t.phase > OPEN_WEALTH
        i: i64
        for i in range(t.seats):
            if i != seat:
                if not opened:
                    t.kept[i] = 0
                t.dealt[i] = t.kept[i]
        return t

    def guess(self, rng: RandomSource) -> Tzolkin:
        t = self.copy()
        pool = ALL_WEALTH & ~t.neutral_tiles
        i: i64
        for i in range(t.seats):
            pool &= ~t.dealt[i]
        for i in range(t.seats):
            while count(t.dealt[i]) < t.dealt_count[i]:
                tile = _any_of(pool, rng)
                pool &= ~tile
                t.dealt[i] |= tile
            while count(t.kept[i]) < t.kept_count[i]:
                t.kept[i] |= _any_of(t.dealt[i] & ~t.kept[i], rng)
        return t

    def as_if_turn(self, seat: int) -> Tzolkin | None:
        # Imported here: how turns and days follow each other is a matter of the rules.
        from sacbe.games.tzolkin.rules.foreseeing import foreseen

        return foreseen(self, seat)

    def dump(self) -> dict[str, Any]:
        # Imported here: the notation of positions needs the state.
        from sacbe.games.tzolkin.notation import dump

        return dump(self)


def _any_of(mask: i64, rng: RandomSource) -> i64:
    """One member of a mask, as a mask."""
    skip: i64 = rng.randrange(count(mask))
    while skip > 0:
        mask &= mask - 1
        skip -= 1
    return mask & -mask
