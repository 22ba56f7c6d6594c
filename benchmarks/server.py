"""A real `sacbe serve` in a process and a data folder of its own, gone at the end."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType

START_SECONDS = 30.0


class Server:
    """Started on entry, stopped with everything it started on exit. `data`: a database other than a new SQLite file."""

    def __init__(self, *options: str, data: str = "") -> None:
        self._options = options
        self._data = data

    def __enter__(self) -> Server:
        self._folder = tempfile.TemporaryDirectory(prefix="sacbe-load-")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        data = self._data or str(Path(self._folder.name, "load.sqlite3"))
        command = [
            sys.executable,
            "-m",
            "sacbe.cli",
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            str(port),
            "--data",
            data,
        ]
        command += ["--rate", "0", *self._options]  # one address plays for a whole crowd
        self._log = Path(self._folder.name, "log")
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        deadline = time.monotonic() + START_SECONDS
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return self
            if self._process.poll() is not None or time.monotonic() > deadline:
                said = self._log.read_text()
                self.__exit__(None, None, None)
                raise SystemExit(f"the server did not start:\n{said}")
            time.sleep(0.05)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                os.killpg(self._process.pid, signal.SIGKILL)
                self._process.wait()
        self._folder.cleanup()

    def rss(self) -> int:
        """Bytes of memory that the server's processes hold now."""
        return sum(int(fields[21]) for fields in self._stats()) * os.sysconf("SC_PAGE_SIZE")

    def cpu_seconds(self) -> float:
        """Processor time that the server's processes have used."""
        return sum(int(fields[11]) + int(fields[12]) for fields in self._stats()) / os.sysconf("SC_CLK_TCK")

    def _stats(self) -> list[list[str]]:
        """What the system says of each process of the server, from its state on."""
        stats = []
        for path in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):  # it has just ended
                fields = path.read_text().rpartition(")")[2].split()
                if int(fields[3]) == self._process.pid:  # its session
                    stats.append(fields)
        return stats
