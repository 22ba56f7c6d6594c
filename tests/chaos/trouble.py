"""The kinds of trouble, and the two settings that get into it: one process on SQLite, two on PostgreSQL and Redis."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.chaos.backing import Postgres, Redis
from tests.chaos.crowd import Crowd
from tests.chaos.disk import Disk, small_disk
from tests.chaos.server import Served
from tests.needs import HANGS
from tests.web.server import ROOT

FLOODS = ("talk", "tables", "pages", "junk")
FROZEN = ("frozen",)
DISK = 64  # megabytes


class Setting:
    """A server, what it stands on, and ways to do it harm; each comes back when the server is ready again."""

    def __init__(
        self,
        name: str,
        server: Served,
        disk: Disk | None = None,
        postgres: Postgres | None = None,
        redis: Redis | None = None,
    ) -> None:
        self.name, self.server = name, server
        self._disk, self._postgres, self._redis = disk, postgres, redis
        self.others = ["end", *["full disk"] * (disk is not None)]
        self.others += ["redis restart", "redis kill"] * (redis is not None)
        self.others += ["postgres restart", "postgres kill"] * (postgres is not None)

    async def kill(self, rng: random.Random, counts: Counter[str]) -> None:
        """`kill -9`: of the server, of one of its workers, or now and then of the parent of all."""
        if self.server.workers == 1 or rng.random() < 0.1:
            counts["kill -9 of the server"] += 1
            await self.server.kill()
            await self.server.start()
        else:
            counts["kill -9 of a worker"] += 1
            self.server.kill_worker(rng)
            await asyncio.sleep(rng.uniform(0, 0.5))  # the other one has everybody for a while
            await self.server.until_ready()

    async def harm(self, kind: str, crowd: Crowd, rng: random.Random, counts: Counter[str]) -> None:
        counts[kind] += 1
        if kind == "end":
            code = await self.server.stop()
            assert code == 0, f"a server told to end ended with {code}"
            await self.server.start()
        elif kind == "full disk":
            assert self._disk is not None
            await self._full(self._disk, crowd)
        elif kind.startswith("redis"):
            assert self._redis is not None
            await self._redis.end(signal.SIGKILL if "kill" in kind else signal.SIGTERM)
            await asyncio.sleep(rng.uniform(0, 1))
            await self._redis.start()
        else:
            assert self._postgres is not None
            await self._postgres.end(signal.SIGKILL if "kill" in kind else signal.SIGINT)
            await asyncio.sleep(rng.uniform(0, 1))
            await self._postgres.start()
        await self.server.until_ready()

    async def _full(self, disk: Disk, crowd: Crowd) -> None:
        """Until somebody has been told so."""
        told = crowd.figures.refused["storage-full"]
        disk.fill()
        try:
            async with asyncio.timeout(HANGS):
                while crowd.figures.refused["storage-full"] == told:
                    crowd.check()
                    await asyncio.sleep(0.05)
        finally:
            disk.free()

    @asynccontextmanager
    async def flooded(self, seconds: float, kinds: tuple[str, ...], counts: Counter[str]) -> AsyncIterator[None]:
        """As long as the block lasts, but no longer than this."""
        command = [sys.executable, "-m", "tests.chaos.flood", self.server.url, str(seconds), *kinds]
        process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
        assert process.stdout is not None
        try:
            yield
            counts.update(json.loads(await process.stdout.read()))
            await process.wait()  # a signal to one that has just ended would lose its return code
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()


@asynccontextmanager
async def on_sqlite(folder: Path, rate: str = "1200") -> AsyncIterator[Setting]:
    with small_disk(folder / "disk", DISK) as disk:
        server = Served(str(folder / "disk" / "t.db"), folder / "server.log", "--rate", rate)
        await server.start()
        try:
            yield Setting("one process, SQLite", server, disk)
        finally:
            await server.stop()


@asynccontextmanager
async def on_postgres(folder: Path, rate: str = "1200") -> AsyncIterator[Setting]:
    os.chmod(folder, 0o755)  # noqa: PTH101 -- PostgreSQL runs as somebody else
    async with AsyncExitStack() as stack:
        for place in ("pg", "redis"):
            (folder / place).mkdir()
        postgres, redis = Postgres(folder / "pg"), Redis(folder / "redis")
        await postgres.make()
        await postgres.start()
        stack.push_async_callback(postgres.end, signal.SIGINT)
        await redis.start()
        stack.push_async_callback(redis.end, signal.SIGTERM)
        server = Served(postgres.url, folder / "server.log", "--redis", redis.url, "--rate", rate, workers=2)
        await server.start()
        stack.push_async_callback(server.stop)
        yield Setting("two processes, PostgreSQL and Redis", server, None, postgres, redis)
