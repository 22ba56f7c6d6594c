"""A match: which bots play which game how often, who sits where, and how one of its games is played."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations
from time import perf_counter

from sacbe.arena.played import Played, Thinking
from sacbe.bots import make
from sacbe.core import fair
from sacbe.core.game import Value
from sacbe.core.record import Record
from sacbe.core.state import NATURE, NATURE_BIT
from sacbe.games import game


@dataclass(frozen=True)
class Match:
    """`games` games between the named bots.

    Game after game each bot takes the place of the next; when all have been everywhere, dice and neighbours change.
    """

    slug: str
    names: tuple[str, ...]
    games: int = 200
    seats: int = 0  # 0: one for each bot; more: the bots take turns to fill them
    seed: int = 0
    options: Mapping[str, Value] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """How many seats a table has."""
        return self.seats or len(self.names)

    def seating(self, index: int) -> list[int]:
        """Which bot sits where in a game."""
        bots = len(self.names)
        orders = _orders(self.size, bots)
        return [(bot + index) % bots for bot in orders[index // bots % len(orders)]]

    def seed_of(self, index: int) -> str:
        """What the game's draws come from, as at a table: `sacbe verify` can check them."""
        return hashlib.sha256(f"sacbe match {self.seed} {index // len(self.names)}".encode()).hexdigest()

    def play(self, index: int) -> Played:
        """One game of the match."""
        rules = game(self.slug)
        seating, seed = self.seating(index), self.seed_of(index)
        names = [self.names[bot] for bot in seating]
        bots = [make(name, seed=(self.seed + index) * 64 + seat) for seat, name in enumerate(names)]
        options = rules.complete(self.options)
        record = Record(rules, len(seating), options, names, fair.commitment(seed), seed)
        clock = _Clock(len(seating))
        s, draws = record.begin(), 0
        while mask := s.actors():
            if mask & NATURE_BIT:
                seat, code = NATURE, fair.draw(seed, draws, s)
                draws += 1
            else:
                seat = (mask & -mask).bit_length() - 1
                view = s.hide(seat)
                begun = perf_counter()
                code = bots[seat].choose(view, seat)
                clock.spent(seat, perf_counter() - begun)
            clock.acts(seat)
            s.apply(seat, code)
            record.actions.append((seat, code))
        clock.acts(NATURE)
        won = s.winners()
        scores = [s.score(seat) for seat in range(len(seating))]
        winners = [seat for seat in range(len(seating)) if won >> seat & 1]
        return Played(index, seating, scores, winners, clock.thinking, record.write())


class _Clock:
    """Adds up what a seat thinks in one turn: until somebody else acts, or chance does."""

    def __init__(self, seats: int) -> None:
        self.thinking = [Thinking() for _ in range(seats)]
        self._turn: tuple[int, float] | None = None

    def spent(self, seat: int, seconds: float) -> None:
        self.acts(seat)
        before = self._turn[1] if self._turn else 0.0
        self._turn = seat, before + seconds

    def acts(self, seat: int) -> None:
        if self._turn is not None and self._turn[0] != seat:
            self.thinking[self._turn[0]].add(self._turn[1])
            self._turn = None


@cache
def _orders(seats: int, bots: int) -> list[tuple[int, ...]]:
    """The ways to seat bots. Where all have equally many seats, those count as one that come of taking each other's."""
    plain = tuple(seat % bots for seat in range(seats))
    others = {order for order in permutations(plain) if order[0] == 0 or seats % bots}
    return [plain, *sorted(others - {plain})]
