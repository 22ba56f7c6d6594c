"""A small Ray cluster of two nodes on this machine, private and gone at the end."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.needs import HANGS, free_port, needs_ray

# One worker a node, the smallest object store that Ray takes, nothing that is only there to be looked at.
SMALL = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024, "include_dashboard": False}


class Nodes:
    """A head and a second node; each can be killed as if its plug had been pulled."""

    def __init__(self) -> None:
        self.port = free_port()  # for ray://
        self._cluster: Any = None
        self._second: Any = None

    @property
    def client(self) -> str:
        return f"ray://127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return str(self._cluster.address)

    def start(self) -> None:
        from ray.cluster_utils import Cluster

        self._cluster = Cluster()
        self._cluster.add_node(wait=False, ray_client_server_port=self.port, **SMALL)
        self._cluster.wait_for_nodes(HANGS)

    def start_second(self) -> None:
        self._second = self._cluster.add_node(wait=False, **SMALL)
        self._cluster.wait_for_nodes(HANGS)

    def kill_second(self) -> None:
        self._cluster.remove_node(self._second, allow_graceful=False)

    def kill(self) -> None:
        """All that is left."""
        if self._cluster is not None and self._cluster.head_node is not None:
            for node in reversed(self._cluster.list_all_nodes()):
                self._cluster.remove_node(node, allow_graceful=False)


@contextmanager
def two_nodes(patch: pytest.MonkeyPatch) -> Iterator[Nodes]:
    """Not started yet: some tests want to see what happens before."""
    needs_ray()
    # short path: a Unix socket's name may have no more than 107 bytes
    folder = Path(tempfile.mkdtemp(prefix="sacbe-ray-", dir="/tmp"))
    patch.setenv("RAY_TMPDIR", str(folder))
    patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    patch.delenv("RAY_ADDRESS", raising=False)
    nodes = Nodes()
    try:
        yield nodes
    finally:
        nodes.kill()
        shutil.rmtree(folder, ignore_errors=True)
