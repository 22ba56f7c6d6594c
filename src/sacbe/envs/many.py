"""Many games at once in NumPy arrays, stepped in compiled code (`sacbe.core.lanes`), in this process or in several."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sacbe.core.game import Value
from sacbe.core.lanes import Lanes
from sacbe.core.rewards import checked
from sacbe.envs.crew import Crew
from sacbe.envs.lane_arrays import Arrays, Block
from sacbe.envs.start import opening


class VectorEnv:
    """n games. After `reset` and after every `step` these arrays tell of them; they are written over by the next one.

    observation  (n, size) float32: what the seat that is to act sees
    mask         (n, actions) bool: what it may do
    seat         (n,) int64: who is to act
    reward       (n, seats) float32: by the end of a game, for every seat; otherwise 0
    done         (n,) bool: a game has ended in this step; what is seen is of the new one
    score        (n, seats) int64: the points at the end of the game that has ended last
    """

    def __init__(
        self,
        slug: str,
        n: int,
        seats: int,
        options: Mapping[str, Value] | None = None,
        reward: str = "share",
        seed: int = 0,
        workers: int = 0,
    ) -> None:
        if n < 1:
            raise ValueError(f"a vector environment has 1 game or more, not {n}")
        if not 0 <= workers <= n:
            raise ValueError(f"workers are 0 (this process) to {n} (a process a game), not {workers}")
        self.game, first = opening(slug, seats, options)
        self.n, self.seats, self.seed = n, seats, seed
        self.actions = self.game.actions.size
        arrays = Arrays(n, seats, self.game.observation.size, self.actions)
        if workers:
            chosen = (slug, seats, dict(options or {}), checked(reward))
            self._crew: Crew | None = Crew(chosen, arrays, workers)
            arrays = self._crew.arrays
        else:
            self._crew = None
            arrays.allocate()
            lanes = Lanes(first, self.game.observation, self.actions, n, 0, checked(reward))
            self._block = Block(lanes, arrays, 0)
        self.observation: NDArray[np.float32] = arrays.observation
        self.mask: NDArray[np.bool_] = arrays.mask
        self.seat: NDArray[np.int64] = arrays.seat
        self.reward: NDArray[np.float32] = arrays.reward
        self.done: NDArray[np.bool_] = arrays.done
        self.score: NDArray[np.int64] = arrays.score
        self._began = False

    def reset(self, seed: int | None = None) -> None:
        """All games anew; the same seed gives the same games, however many others and workers there are."""
        self.seed = self.seed if seed is None else seed
        if self.seed < 0:
            raise ValueError(f"a seed is 0 or more, not {self.seed}")
        if self._crew:
            self._crew.begin(self.seed)
        else:
            self._block.begin(self.seed)
        self._began = True

    def step(self, actions: Any) -> None:
        """An action for each game: codes, as an array or a list. ValueError names the first that is not legal."""
        if not self._began:
            raise ValueError("reset() begins the games; step() comes after it")
        codes = np.asarray(actions)
        if codes.shape != (self.n,) or codes.dtype.kind not in "iu":
            raise ValueError(f"step takes {self.n} whole numbers, an action a game, not {codes.dtype} {codes.shape}")
        wrong = np.flatnonzero(~self._legal(codes))
        if len(wrong):
            i = int(wrong[0])
            legal = np.flatnonzero(self.mask[i]).tolist()
            raise ValueError(f"game {i}: seat {self.seat[i]} may not take action {codes[i]}; legal are {legal}")
        chosen = codes.astype("<i8")
        if self._crew:
            self._crew.step(chosen)
        else:
            self._block.step(chosen)

    def _legal(self, codes: NDArray[Any]) -> NDArray[np.bool_]:
        within = (codes >= 0) & (codes < self.actions)
        legal: NDArray[np.bool_] = within & self.mask[np.arange(self.n), np.where(within, codes, 0)]
        return legal

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely."""
        rows, codes = np.nonzero(self.mask)
        first = np.searchsorted(rows, np.arange(self.n))
        count = np.diff(np.append(first, len(rows)))
        chosen: NDArray[np.int64] = codes[first + (rng.random(self.n) * count).astype(np.int64)]
        return chosen

    def close(self) -> None:
        """Ends the workers, if there are any."""
        if self._crew:
            self._crew.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()
