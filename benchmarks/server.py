"""A real `sacbe serve` in a process and a data folder of its own, gone at the end."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType

START_SECONDS = 30.0


class Server:
    """Started on entry, stopped with everything it started on exit."""

    def __init__(self, *options: str) -> None:
        self._options = options

    def __enter__(self) -> Server:
        self._folder = tempfile.TemporaryDirectory(prefix="sacbe-load-")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        program = str(Path(sys.executable).with_name("sacbe"))
        data = str(Path(self._folder.name, "load.sqlite3"))
        command = [program, "serve", "--host", "127.0.0.1", "--port", str(port), "--data", data]
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
        """Bytes of memory the server process holds now."""
        for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0

    def cpu_seconds(self) -> float:
        """Processor time the server process has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
