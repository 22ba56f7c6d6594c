"""Bots and reviews think in processes of their own: however long one takes, no table and no socket waits for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, Protocol, TypeVar

import msgspec

from sacbe.core.game import Game
from sacbe.core.state import State
from sacbe.core.thought import Thought
from sacbe.workers.child import stay_with_parent

Result = TypeVar("Result")


class Thinker(Protocol):
    """Whoever answers for bots, `slots` of them at once. A bot is given `hide(seat)` and nothing else."""

    slots: int

    async def plan(self, game: Game, seen: State, seat: int, level: str, seed: int) -> Thought: ...
    async def work(self, function: Callable[..., Result], *args: Any) -> Result:
        """Anything else that takes long: a function that workers know, with plain data in and out."""

    def close(self) -> None: ...


class Pool:
    """Worker processes, started when the first bot has to think."""

    def __init__(self, workers: int | None = None) -> None:
        # Two at least, so that one long thought does not hold up the bots of every other table.
        self.slots = workers or max(2, os.cpu_count() or 2)
        self._executor: ProcessPoolExecutor | None = None

    async def plan(self, game: Game, seen: State, seat: int, level: str, seed: int) -> Thought:
        return await self.work(answer, *question(game, seen, seat, level, seed))

    async def work(self, function: Callable[..., Result], *args: Any) -> Result:
        loop = asyncio.get_running_loop()
        pool = self._pool()
        try:
            return await loop.run_in_executor(pool, function, *args)
        except BrokenExecutor:
            # A worker was killed, perhaps for want of memory: one more try with fresh ones.
            if self._executor is pool:
                self._executor = None
            return await loop.run_in_executor(self._pool(), function, *args)

    def close(self) -> None:
        if self._executor is None:
            return
        self._executor.shutdown(wait=False, cancel_futures=True)
        # A search may run for seconds; nobody wants its answer any more.
        for process in multiprocessing.active_children():
            process.terminate()
        for process in multiprocessing.active_children():
            process.join(5)
        self._executor = None

    def _pool(self) -> ProcessPoolExecutor:
        if self._executor is None:
            # Never a plain fork: the server has threads and an event loop.
            method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
            context = multiprocessing.get_context(method)
            if method == "forkserver":
                context.set_forkserver_preload(["sacbe.bots.worker"])
            self._executor = ProcessPoolExecutor(self.slots, mp_context=context, initializer=_begin)
        return self._executor


def _begin() -> None:
    """In the worker: stay with the server, and step back behind it."""
    stay_with_parent()
    if hasattr(os, "nice"):
        os.nice(10)


Question = tuple[str, bytes, int, str, int]


def question(game: Game, seen: State, seat: int, level: str, seed: int) -> Question:
    """What a worker has to know, as plain data."""
    return game.slug, msgspec.json.encode(seen.dump()), seat, level, seed


def answer(slug: str, position: bytes, seat: int, level: str, seed: int) -> Thought:
    """In the worker."""
    from sacbe.bots.worker import think  # only workers load the bots

    data: dict[str, Any] = msgspec.json.decode(position)
    return think(slug, data, seat, level, seed)
