"""PostgreSQL and Redis of our own, which can be ended, killed and started again on the same port and data."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from pathlib import Path

from tests.needs import HANGS, _accepts_sql, answers, find, free_port


class Backing:
    """Started on `start`; `end` it with any signal, and start it again."""

    def __init__(self, folder: Path, command: list[str]) -> None:
        self._folder, self._command = folder, command
        self._process: asyncio.subprocess.Process | None = None

    def _up(self) -> bool:
        raise NotImplementedError

    async def start(self) -> None:
        """PostgreSQL's children outlive a killed parent by a moment, in which it does not start: then again."""
        async with asyncio.timeout(HANGS):
            while True:
                with (self._folder / "log").open("ab") as log:
                    # a process group of its own, so that what it forks ends with it
                    self._process = await asyncio.create_subprocess_exec(
                        *self._command, stdout=log, stderr=log, cwd="/", start_new_session=True
                    )
                while self._process.returncode is None:
                    if self._up():
                        return
                    await asyncio.sleep(0.05)
                await asyncio.sleep(0.2)

    async def end(self, sign: signal.Signals) -> None:
        """With all of its processes."""
        assert self._process is not None
        if self._process.returncode is None:
            os.killpg(self._process.pid, sign)
        await self._process.wait()


class Redis(Backing):
    def __init__(self, folder: Path) -> None:
        program = find("redis-server")
        assert program is not None
        self.port = free_port()
        options = {"port": str(self.port), "bind": "127.0.0.1", "dir": str(folder), "save": "", "appendonly": "no"}
        super().__init__(folder, [program, *(word for key, value in options.items() for word in (f"--{key}", value))])
        self.url = f"redis://127.0.0.1:{self.port}/0"

    def _up(self) -> bool:
        return answers(self.port)


class Postgres(Backing):
    """Its folder's path must be short: a Unix socket's name may have no more than 107 bytes."""

    def __init__(self, folder: Path) -> None:
        initdb, server = find("initdb"), find("postgres")
        assert initdb is not None
        assert server is not None
        self.port = free_port()
        # PostgreSQL refuses to run as root, so there its Debian account runs it
        as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if as_user:
            shutil.chown(folder, "postgres")
        data = str(folder / "data")
        self._make = [*as_user, initdb, "-D", data, "-U", "sacbe", "-A", "trust", "-E", "UTF8", "--locale=C"]
        super().__init__(
            folder, [*as_user, server, "-D", data, "-p", str(self.port), "-h", "127.0.0.1", "-k", str(folder)]
        )
        self.url = f"postgresql+asyncpg://sacbe@127.0.0.1:{self.port}/postgres"

    async def make(self) -> None:
        made = await asyncio.create_subprocess_exec(*self._make, cwd="/", stdout=asyncio.subprocess.DEVNULL)
        assert await made.wait() == 0

    def _up(self) -> bool:
        return _accepts_sql(self.port)
