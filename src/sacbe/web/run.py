"""Starting and ending the server: a listening socket, uvicorn, and nothing left behind."""

from __future__ import annotations

import os
import socket
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import uvicorn

from sacbe.web import metrics
from sacbe.web.lines import Line
from sacbe.web.logs import configure
from sacbe.web.protocol import BoundedHttp
from sacbe.web.settings import Settings

FRAME_MAX: Final = 64 * 1024  # no honest message of the protocol comes near
KEPT: Final = 200  # descriptors for what is no connection: database, bots, files
UNREAD: Final = 60_000  # milliseconds after which the system gives up whoever takes nothing of what is sent


def listen(host: str, port: int) -> socket.socket:
    """A bound socket; OSError says what is wrong with the address. Port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named TCP, or asyncio would leave small messages to wait for the other side's delayed acknowledgement.
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform == "linux":
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)  # every connection takes it over
    try:
        sock.bind((host, port))
        sock.listen(2048)  # from now on whoever comes is kept waiting instead of sent away
    except OSError:
        sock.close()
        raise
    sock.set_inheritable(True)
    return sock


def places(wanted: int) -> int:
    """How many connections a process may have: what is wanted, or what the system gives, which is asked for more."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return wanted
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    need = wanted + KEPT
    if now != resource.RLIM_INFINITY and now < need:
        more = need if most == resource.RLIM_INFINITY else min(need, most)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, most))
            now = more
    return wanted if now == resource.RLIM_INFINITY else max(16, min(wanted, now - KEPT))


def options(settings: Settings) -> dict[str, Any]:
    return {
        "http": BoundedHttp,
        "limit_concurrency": places(settings.connections),
        "forwarded_allow_ips": list(settings.proxies),
        "log_config": None,
        "ws": Line,
        "ws_max_size": FRAME_MAX,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": 3,
        "lifespan": "on",
    }


def serve_here(settings: Settings, sock: socket.socket, on_ready: Callable[[], None]) -> None:
    """Serve in this process until Ctrl-C or SIGTERM."""
    from sacbe.web.app import create_app

    configure(settings)
    app = create_app(settings, on_ready=on_ready)
    server = uvicorn.Server(uvicorn.Config(app, **options(settings)))
    server.run(sockets=[sock])
    sock.close()


def serve_many(settings: Settings, sock: socket.socket, workers: int) -> None:
    """Serve in several processes on one socket."""
    from uvicorn.supervisors import Multiprocess

    settings.to_env()
    configure(settings)
    config = uvicorn.Config("sacbe.web.app:from_env", factory=True, workers=workers, **options(settings))
    with tempfile.TemporaryDirectory(prefix="sacbe-metrics-") as folder:
        os.environ[metrics.FOLDER] = folder
        Multiprocess(config, sockets=[sock]).run()
    sock.close()
