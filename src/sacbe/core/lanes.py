"""Many games of one kind side by side: each is played on to the next real choice, for learners that ask for thousands.

Chance and forced moves are taken here, and a game that ends begins anew. What a step leaves behind lies in vecs that
never move, so that whoever knows NumPy may look into them without copying. Game number i depends on the seed and on i
alone: it is the same among a thousand others, and in whichever process.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.chance import Rng, draw
from sacbe.core.observation import Observation, Vector
from sacbe.core.rewards import rewards
from sacbe.core.state import NATURE, State

_APART: Final = 1_000_003  # seeds of neighbouring games, and of neighbouring seeds, have nothing to do with each other
_ROOM: Final = 12_000  # numbers looked at in one go: what fits the processor's nearest memory


class Lane:
    """One game that waits for a choice of `seat` among `codes`."""

    def __init__(self, opening: State) -> None:
        self.state: State = opening
        self.rng: Rng = Rng(0)
        self.seat: i64 = 0
        self.codes: vec[i64] = vec[i64]()


class Lanes:
    """`first`: the number of the first of these games, where others are played elsewhere."""

    def __init__(self, opening: State, observation: Observation, actions: int, n: int, first: int, scheme: str) -> None:
        self.opening: Final = opening
        self.observation: Final = observation
        self.actions: Final[i64] = actions
        self.seats: Final[i64] = opening.players()
        self.first: Final = first
        self.scheme: Final = scheme
        self.lanes: Final[list[Lane]] = [Lane(opening.copy()) for _ in range(n)]
        self.mask: Final = vec[bool]([False] * (n * actions))
        self.seat: Final = vec[i64]([0] * n)
        self.reward: Final = vec[float]([0.0] * (n * opening.players()))
        self.score: Final = vec[i64]([0] * (n * opening.players()))  # at the end of the last game
        self.done: Final = vec[bool]([False] * n)
        self.together: Final[int] = max(1, _ROOM // observation.size)  # how many games `look` takes at once
        self._zeros: Final = vec[float]([0.0] * (max(1, _ROOM // observation.size) * observation.size))

    def begin(self, seed: int) -> None:
        """All games anew."""
        i: i64
        for i in range(len(self.lanes)):
            lane = self.lanes[i]
            lane.state = self.opening.copy()
            lane.rng = Rng(seed * _APART + self.first + int(i))
            self._pay_nothing(i)
            self._go_on(i, lane)

    def wrong(self, chosen: bytes) -> int:
        """The first game whose choice is not legal, -1 if all are. `chosen`: an action for each, as i64."""
        size = self.actions
        i: i64
        for i in range(len(self.lanes)):
            code = read_i64_le(chosen, i * 8)
            if code < 0 or code >= size or not self.mask[i * size + code]:
                return i
        return -1

    def step(self, chosen: bytes) -> None:
        """Every game on to its next choice. Unchecked: ask `wrong` first."""
        i: i64
        for i in range(len(self.lanes)):
            lane = self.lanes[i]
            if self.done[i]:
                self._pay_nothing(i)
            lane.state.step(lane.seat, read_i64_le(chosen, i * 8))
            self._go_on(i, lane)

    def look(self, first: int, count: int) -> vec[float]:
        """What the seats that choose see in so many games from this one on: no more than `together` at once."""
        out = Vector(0)
        out.values = self._zeros[:]
        i: i64
        for i in range(first, first + count):
            lane = self.lanes[i]
            self.observation.write(lane.state, lane.seat, out)
        return out.values

    def _go_on(self, i: i64, lane: Lane) -> None:
        s = lane.state
        while True:
            acting = s.acting()
            if acting == 0:
                self._pay(i, s)
                s = self.opening.copy()
                lane.state = s
            elif (acting >> NATURE) & 1:
                s.step(NATURE, draw(s, lane.rng))
            else:
                seat: i64 = 0
                while (acting >> seat) & 1 == 0:
                    seat += 1
                codes = s.codes(seat)
                if len(codes) > 1:
                    break
                s.step(seat, codes[0])
        row = i * self.actions
        before = lane.codes
        k: i64
        for k in range(len(before)):
            self.mask[row + before[k]] = False
        for k in range(len(codes)):
            self.mask[row + codes[k]] = True
        lane.codes = codes
        lane.seat = seat
        self.seat[i] = seat

    def _pay(self, i: i64, s: State) -> None:
        self.done[i] = True
        paid = rewards(s, self.scheme)
        for seat in range(self.seats):
            self.reward[i * self.seats + seat] = paid[seat]
            self.score[i * self.seats + seat] = s.score(seat)

    def _pay_nothing(self, i: i64) -> None:
        self.done[i] = False
        for seat in range(self.seats):
            self.reward[i * self.seats + seat] = 0.0
