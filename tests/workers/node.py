"""One node of a Ray cluster, as a program: says a line when it is up, and stays until it is killed.

Ray's own programs for this look for the machine's address in the network, and give up after seconds on what they
start. This one only knows the machine itself, waits, and starts nothing that is only there to be looked at.
"""

from __future__ import annotations

import sys
import time
from typing import Any

from ray._private import services
from ray._private.node import Node
from ray._private.parameter import RayParams
from ray._raylet import persist_port

from tests.needs import HANGS

HERE = "127.0.0.1"
OWN_PORTS = ("metrics_agent_port", "metrics_export_port", "dashboard_agent_listen_port", "runtime_env_agent_port")


class Bare(Node):  # type: ignore[misc]
    def start_api_server(self, **_: Any) -> None:
        """The dashboard's server, which Ray starts even if nobody wants a dashboard."""
        self._webui_url = ""

    def start_ray_processes(self) -> None:
        """A node breaks down if a helper does not soon write its port to a file, and one that has not shown up
        after 30 s is given up. Neither is a setting: so the ports are written before, and the waiting is done here."""
        for name in OWN_PORTS:
            persist_port(self.get_session_dir_path(), self.node_id, name, getattr(self._ray_params, name))
        super().start_ray_processes()
        deadline = time.monotonic() + HANGS
        while True:
            try:
                services.get_node(self.gcs_address, self.node_id)
                return
            except RuntimeError:
                assert not self.dead_processes(), "part of the node has ended"
                assert time.monotonic() < deadline, "the node never came up"
            time.sleep(0.1)


def main(kind: str, head_port: int, ports: list[int]) -> None:
    head = kind == "head"
    Bare(
        RayParams(
            node_ip_address=HERE,
            gcs_server_port=head_port if head else None,
            gcs_address=None if head else f"{HERE}:{head_port}",
            num_cpus=1,
            num_gpus=0,
            object_store_memory=80 * 1024 * 1024,  # not much more than the least that Ray takes
            node_manager_port=0,
            min_worker_port=0,
            max_worker_port=0,
            **dict(zip(OWN_PORTS, ports, strict=True)),
            include_dashboard=False,
            include_log_monitor=False,
            no_monitor=True,
        ),
        head=head,
        shutdown_at_exit=False,
        spawn_reaper=True,  # whatever ends this process, the system ends what it has started
    )
    print("up", flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), [int(port) for port in sys.argv[3:]])
