"""A small Ray cluster of two nodes on this machine, private and gone at the end."""

from __future__ import annotations

import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.needs import HANGS, answers, needs_ray, until

# One worker a node, the smallest object store that Ray takes, nothing that is only there to be looked at.
SMALL = {
    "num_cpus": 1,
    "object_store_memory": 80 * 1024 * 1024,
    "include_dashboard": False,
}
# Ray gives up on what starts slowly; a busy machine is no broken one.
PATIENT = {
    "RAY_gcs_server_port_wait_time_s": HANGS,
    "RAY_worker_register_timeout_seconds": HANGS,
    "RAY_agent_register_timeout_ms": HANGS * 1000,
    "RAY_worker_niceness": 0,  # else everything else on the machine goes before them
}


class Nodes:
    """A head and a second node; each can be killed as if its plug had been pulled."""

    def __init__(self) -> None:
        self._port = quiet_port()
        self._cluster: Any = None
        self._second: Any = None
        self._client: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """For programs on the nodes themselves."""
        return str(self._cluster.address)

    @property
    def client(self) -> str:
        """For programs anywhere; known before anything is started."""
        return f"ray://127.0.0.1:{self._port}"

    def start(self) -> None:
        from ray.cluster_utils import Cluster

        self._cluster = Cluster()
        self._cluster.add_node(wait=False, **SMALL)
        self._cluster.wait_for_nodes(HANGS)
        # The head would start this one too, but side by side, and it gives up on a head that takes its time.
        where = [f"--address={self.address}", "--host=127.0.0.1", f"--port={self._port}", "--mode=proxy"]
        program = [sys.executable, "-m", "ray.util.client.server", *where]
        self._client = subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(lambda: answers(self._port))

    def start_second(self) -> None:
        self._second = self._cluster.add_node(wait=False, **SMALL)
        self._cluster.wait_for_nodes(HANGS)

    def kill_second(self) -> None:
        self._cluster.remove_node(self._second, allow_graceful=False)

    def kill(self) -> None:
        """All that is left."""
        if self._client is not None:
            self._client.kill()
            self._client.wait()
        if self._cluster is not None and self._cluster.head_node is not None:
            for node in reversed(self._cluster.list_all_nodes()):
                self._cluster.remove_node(node, allow_graceful=False)


def quiet_port() -> int:
    """A free port outside the range from which the system gives ports away: Ray binds it only seconds later."""
    while True:
        port = random.randrange(25000, 32000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@contextmanager
def two_nodes(patch: pytest.MonkeyPatch) -> Iterator[Nodes]:
    """Not started yet: some tests want to see what happens before."""
    needs_ray()
    # short path: a Unix socket's name may have no more than 107 bytes
    folder = Path(tempfile.mkdtemp(prefix="sacbe-ray-", dir="/tmp"))
    patch.setenv("RAY_TMPDIR", str(folder))
    patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    patch.delenv("RAY_ADDRESS", raising=False)
    for name, wait in PATIENT.items():
        patch.setenv(name, f"{wait:.0f}")
    wait_for_nodes_to_start(patch)
    nodes = Nodes()
    try:
        yield nodes
    finally:
        nodes.kill()
        shutil.rmtree(folder, ignore_errors=True)


def wait_for_nodes_to_start(patch: pytest.MonkeyPatch) -> None:
    """A node that has not shown up after 30 s is given up, and that is no setting: so asking for it takes longer."""
    from ray._private import services

    ask: Any = services.get_node

    def ask_until_it_is_there(*where: Any) -> Any:
        deadline = time.monotonic() + HANGS
        while True:
            try:
                return ask(*where)
            except RuntimeError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.1)

    patch.setattr(services, "get_node", ask_until_it_is_there)
