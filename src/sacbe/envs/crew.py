"""A vector environment's games spread over processes that write into memory they share: for all cores of a machine."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sacbe.core.game import Value
from sacbe.core.lanes import Lanes
from sacbe.envs.lane_arrays import Arrays, Block
from sacbe.envs.start import opening

Chosen = tuple[str, int, dict[str, Value], str]  # game, seats, options, reward scheme
_STEP = -1  # instead of a seed
_ENDS = 5.0  # seconds in which a worker that is told to end does; then it is ended


class Crew:
    def __init__(self, chosen: Chosen, arrays: Arrays, workers: int) -> None:
        # a file that is mapped, in memory where there is such a place: the arrays may outlive it and the workers
        place = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108  # its name is made up anew
        with NamedTemporaryFile(prefix="sacbe-", dir=place, delete=False) as file:
            file.truncate(arrays.bytes())
        self._file = Path(file.name)
        self.arrays = arrays
        arrays.lie_in(np.memmap(file.name, np.uint8, "r+"))
        context = get_context("spawn")  # a forked process would have this one's locks
        self._workers: list[tuple[BaseProcess, Connection]] = []
        shares = np.array_split(np.arange(arrays.n), workers)
        for share in shares:
            ours, theirs = context.Pipe()
            job = (theirs, chosen, arrays.n, int(share[0]), len(share), file.name)
            process = context.Process(target=_work, args=job, daemon=True)
            process.start()
            theirs.close()
            self._workers.append((process, ours))

    def begin(self, seed: int) -> None:
        self._all(seed)

    def step(self, chosen: NDArray[np.int64]) -> None:
        self.arrays.chosen[:] = chosen
        self._all(_STEP)

    def _all(self, order: int) -> None:
        problem = ""
        try:
            for _, pipe in self._workers:
                pipe.send(order)
            for _, pipe in self._workers:
                problem = pipe.recv() or problem
        except (EOFError, OSError):
            raise RuntimeError(
                "a worker of the vector environment has ended; a script that has workers begins below "
                "`if __name__ == '__main__':`"
            ) from None
        if problem:
            raise RuntimeError(f"a worker of the vector environment failed: {problem}")

    def close(self) -> None:
        for _, pipe in self._workers:
            with suppress(OSError):
                pipe.send(None)
                pipe.close()
        for process, _ in self._workers:
            process.join(_ENDS)
            if process.is_alive():
                process.kill()
        self._workers = []
        self._file.unlink(missing_ok=True)


def _work(pipe: Connection, chosen: Chosen, n: int, first: int, count: int, name: str) -> None:
    """A worker's life: it plays its games whenever it is told, until it is told nothing more."""
    slug, seats, options, reward = chosen
    game, start = opening(slug, seats, options)
    arrays = Arrays(n, seats, game.observation.size, game.actions.size)
    arrays.lie_in(np.memmap(name, np.uint8, "r+"))
    block = Block(Lanes(start, game.observation, game.actions.size, count, first, reward), arrays, first)
    do: dict[bool, Callable[[int], Any]] = {
        True: lambda order: block.step(arrays.chosen[first : first + count]),
        False: block.begin,
    }
    while True:
        try:
            order = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        if order is None:
            return
        problem = ""
        try:
            do[order == _STEP](order)
        except Exception as found:
            problem = repr(found)
        pipe.send(problem)
