"""Bots think on a Ray cluster; while that is away, in processes of this machine."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from typing import Any, Final

from sacbe.core.game import Game
from sacbe.core.state import State
from sacbe.core.thought import Thought
from sacbe.table.bots import Result, Thinker, answer, question
from sacbe.workers.bridge import version
from sacbe.workers.cluster import Cluster, NoCluster, WorkFailed, check

log = logging.getLogger("sacbe.table")
AGAIN: Final = 5.0  # seconds between two tries to reach a cluster that is away
SLOTS: Final = 64  # thoughts at once; the cluster has a queue of its own
PATIENCE: Final = 20.0  # seconds; no level thinks as long, so the cluster has no worker to spare


class OnCluster:
    """A thinker whose workers may be on other machines.

    A thread looks for the cluster, and looks again when it is lost. It counts as there when one of its workers has
    answered, so nobody waits for a cluster that has only idle promises.
    """

    def __init__(self, address: str, local: Thinker, again: float = AGAIN, patience: float = PATIENCE) -> None:
        check(address)
        self._address = address
        self._local = local
        self.slots = max(SLOTS, local.slots)
        self._again = again
        self._patience = patience
        self._there: Cluster | None = None
        self._trying: Cluster | None = None
        self._told = False
        self._closed = threading.Event()
        threading.Thread(target=self._look, daemon=True).start()

    async def plan(self, game: Game, seen: State, seat: int, level: str, seed: int) -> Thought:
        thought = await self._asked(answer, *question(game, seen, seat, level, seed))
        if thought is not None:
            return thought
        return await self._local.plan(game, seen, seat, level, seed)

    async def work(self, function: Callable[..., Result], *args: Any) -> Result:
        found = await self._asked(function, *args)
        if found is not None:
            return found
        return await self._local.work(function, *args)

    async def _asked(self, function: Callable[..., Result], *args: Any) -> Result | None:
        """What the cluster answers; nothing if it is not there, or does not."""
        cluster = self._there
        if cluster is not None:
            try:
                async with asyncio.timeout(self._patience):
                    return await asyncio.wrap_future(cluster.submit(function, *args))
            except NoCluster:
                pass  # told by the thread that looks after it
            except WorkFailed as wrong:
                log.warning("something could not be thought out on the Ray cluster: %s", wrong)
            except TimeoutError:
                self._there = None
                cluster.close(f"has not answered for {self._patience:g} s")
        return None

    def close(self) -> None:
        self._closed.set()
        for cluster in (self._there, self._trying):
            if cluster is not None:
                cluster.close()
        self._local.close()

    def _look(self) -> None:
        while not self._closed.is_set():
            self._stay_with_it()
            self._closed.wait(self._again)

    def _stay_with_it(self) -> None:
        """Reach the cluster, and come back when it is lost; what changes is told, what stays as it was is not."""
        self._trying = cluster = Cluster(self._address)
        try:
            cluster.ready.result()
            cluster.submit(version).result()
        except (NoCluster, WorkFailed) as wrong:
            cluster.close()
            self._tell_loss(wrong)
            return
        log.warning("bots think on the Ray cluster at %s", self._address)
        self._told = False
        self._there = cluster
        lost = cluster.wait()
        self._there = None
        self._tell_loss(lost)

    def _tell_loss(self, why: Exception) -> None:
        if not self._told and not self._closed.is_set():
            log.warning("%s: bots think on this machine until it is back", why)
        self._told = True
