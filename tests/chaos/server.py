"""A real `sacbe serve` that is started, ended and killed again and again on the same port and data."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import signal
import sys
from pathlib import Path

import httpx

from tests.needs import HANGS, free_port
from tests.web.server import ROOT

MARK = "SACBE_CHAOS"  # in the environment of the server and of all it starts


class Served:
    """`workers`: server processes; one has no parent above it."""

    def __init__(self, data: str, log: Path, *options: str, workers: int = 1) -> None:
        self.data, self.log, self.workers = data, log, workers
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        settings = ["--port", str(self.port), "--data", data, "--pace", "0", "--secret", secrets.token_hex(32)]
        self._command = [sys.executable, "-m", "sacbe.cli", "serve", *settings, *options]
        if workers > 1:
            self._command += ["--workers", str(workers)]
        self._mark = secrets.token_hex(8)
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Until it is ready. Workers whose parent was killed keep the port a moment and must end by themselves."""
        async with asyncio.timeout(HANGS):
            while True:
                while self.left():  # noqa: ASYNC110 -- nothing tells of it
                    await asyncio.sleep(0.05)
                with self.log.open("ab") as log:
                    self._process = await asyncio.create_subprocess_exec(
                        *self._command, cwd=ROOT, env=os.environ | {MARK: self._mark}, stdout=log, stderr=log
                    )
                if await self._ready():
                    return
                await asyncio.sleep(0.1)

    async def _ready(self) -> bool:
        """Whether it came to serve, and not to its end."""
        async with httpx.AsyncClient(base_url=self.url, timeout=HANGS) as http:
            while not self._ended:
                try:
                    if (await http.get("/health/ready")).status_code == 200 and not self._ended:
                        return True
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.05)
        return False

    @property
    def _ended(self) -> bool:
        return self._process is None or self._process.returncode is not None

    async def until_ready(self) -> None:
        """After a worker was killed its parent starts another one."""
        async with asyncio.timeout(HANGS):
            while len(self.serving()) < self.workers:  # noqa: ASYNC110 -- nothing tells of it
                await asyncio.sleep(0.05)
        assert await self._ready(), "the server has ended by itself"

    async def kill(self) -> None:
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """In good order."""
        return await self._end(signal.SIGTERM)

    async def _end(self, sign: signal.Signals) -> int:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(sign)
        async with asyncio.timeout(HANGS):
            return await self._process.wait()

    def kill_worker(self, rng: random.Random) -> None:
        serving = self.serving()
        if serving:
            os.kill(rng.choice(serving), signal.SIGKILL)

    # -- its processes -------------------------------------------------------------------------------------------------

    def serving(self) -> list[int]:
        """Those that serve: the process itself, or its children that do."""
        assert self._process is not None
        if self.workers == 1:
            return [self._process.pid]
        return [pid for pid in self.left() if _parent(pid) == self._process.pid and "spawn_main" in _command(pid)]

    def left(self) -> list[int]:
        """Processes of this server that live, whoever has started them."""
        wanted = f"{MARK}={self._mark}".encode()
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                if wanted in (folder / "environ").read_bytes().split(b"\0"):
                    found.append(int(folder.name))
            except OSError:
                continue
        return found


def _parent(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""
