"""A small Ray cluster of up to two nodes on this machine, private and gone at the end."""

from __future__ import annotations

import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.needs import HANGS, needs_ray

ROOT = Path(__file__).parents[2]
PATIENCE = f"{HANGS:.0f}"
# For the nodes and for the programs that join them.
SETTINGS = {
    # Ray asks the network for this machine's address and uses it in place of 127.0.0.1, except where it is told that
    # clusters of several machines are out of the question, which it does by this name.
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_worker_niceness": "0",  # else everything else on the machine goes before them
    # Ray gives up on what starts or answers slowly; a busy machine is no broken one.
    "RAY_gcs_server_port_wait_time_s": PATIENCE,
    "RAY_gcs_server_request_timeout_seconds": PATIENCE,
    "RAY_worker_register_timeout_seconds": PATIENCE,
    "RAY_agent_register_timeout_ms": f"{PATIENCE}000",
    # A node that is killed is noticed as its line breaks; only one that hangs is found by asking.
    "RAY_health_check_timeout_ms": f"{PATIENCE}000",
}


class Nodes:
    """A head and perhaps a second node; each can be killed as if its plug had been pulled."""

    def __init__(self) -> None:
        self._ports = quiet_ports(9)  # one for the head to be found at, four for each node's own use
        self._running: dict[str, subprocess.Popen[str]] = {}

    @property
    def address(self) -> str:
        """Known before anything is started."""
        return f"127.0.0.1:{self._ports[0]}"

    def start(self, kind: str = "head") -> None:
        ports = [self._ports[0], *(self._ports[1:5] if kind == "head" else self._ports[5:])]
        program = [sys.executable, "-m", "tests.workers.node", kind, *map(str, ports)]
        # a process group of its own, so that what it starts is killed with it
        node = subprocess.Popen(
            program, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        self._running[kind] = node
        assert node.stdout is not None
        assert node.stdout.readline() == "up\n", f"the {kind} did not start"

    def start_second(self) -> None:
        self.start("second")

    def kill_second(self) -> None:
        self._kill("second")

    def kill(self) -> None:
        """All that is left."""
        for kind in list(self._running):
            self._kill(kind)

    def _kill(self, kind: str) -> None:
        with self._running.pop(kind) as node, suppress(ProcessLookupError):
            os.killpg(node.pid, 9)


def quiet_ports(count: int) -> list[int]:
    """Free ports outside the range from which the system gives ports away: Ray binds them only seconds later."""
    found: set[int] = set()
    while len(found) < count:
        port = random.randrange(15000, 32000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            found.add(port)
    return list(found)


@contextmanager
def two_nodes(patch: pytest.MonkeyPatch) -> Iterator[Nodes]:
    """Not started yet: some tests want to see what happens before."""
    needs_ray()
    # short path: a Unix socket's name may have no more than 107 bytes
    folder = Path(tempfile.mkdtemp(prefix="sacbe-ray-", dir="/tmp"))
    patch.setenv("RAY_TMPDIR", str(folder))
    patch.delenv("RAY_ADDRESS", raising=False)
    for name, value in SETTINGS.items():
        patch.setenv(name, value)
    nodes = Nodes()
    try:
        yield nodes
    finally:
        nodes.kill()
        shutil.rmtree(folder, ignore_errors=True)
