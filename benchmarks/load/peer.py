"""boardgame.io from npm under the same load, in the same run; its game is in `benchmarks/boardgame_io`."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from benchmarks.load.figures import Figures

HOME = Path(__file__).resolve().parent.parent / "boardgame_io"
VERSION = "0.50.2"
INSTALLING = 600.0  # seconds it may take to be fetched
SPARE = 120.0  # seconds to sit down in, besides those of the run


class Missing(Exception):
    """Says why there is no boardgame.io here."""


class Said(msgspec.Struct):
    seconds: list[float]
    length: float
    clients_cpu: float


def install() -> None:
    """Fetches what package-lock.json names, the first time."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        raise Missing("it needs node and npm")
    if (HOME / "node_modules" / "boardgame.io").is_dir():
        return
    command = [npm, "ci", "--no-fund", "--no-audit", "--ignore-scripts"]
    try:
        done = subprocess.run(command, cwd=HOME, capture_output=True, text=True, timeout=INSTALLING, check=False)
    except subprocess.TimeoutExpired:
        raise Missing(f"npm has not fetched it within {INSTALLING:.0f} s") from None
    if done.returncode:
        raise Missing("npm could not fetch it: " + " ".join(done.stderr.split())[-300:])


@contextmanager
def _server() -> Iterator[tuple[int, int]]:
    """The port and the process id of a server, gone at the end."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    environment = os.environ | {"NODE_ENV": "production"}
    process = subprocess.Popen(
        ["node", "server.js", str(port)], cwd=HOME, env=environment, text=True, stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if line.strip() == "ready":
                break
        else:
            raise Missing("its server did not start")
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(10)


def peer(tables: int, seconds: float, pace: float) -> Figures:
    install()
    with _server() as (port, process):
        before = _cpu_seconds(process)
        command = ["node", "crowd.js", str(port), str(tables), str(seconds), str(pace)]
        try:
            done = subprocess.run(
                command, cwd=HOME, capture_output=True, text=True, timeout=seconds + SPARE, check=False
            )
        except subprocess.TimeoutExpired:
            raise Missing("its clients got no answer") from None
        if done.returncode:
            raise Missing("its clients failed: " + " ".join(done.stderr.split())[-300:])
        said = msgspec.json.decode(done.stdout, type=Said)
        server_cpu = _cpu_seconds(process) - before
    return Figures(said.seconds, length=said.length, server_cpu=server_cpu, clients_cpu=said.clients_cpu)


def _cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
