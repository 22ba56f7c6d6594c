"""Starting and ending the server: a listening socket, uvicorn, and nothing left behind."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import uvicorn

from sacbe.web.settings import Settings

FRAME_MAX: Final = 64 * 1024  # no honest message of the protocol comes near


def listen(host: str, port: int) -> socket.socket:
    """A bound socket; OSError says what is wrong with the address. Port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named TCP, or asyncio would leave small messages to wait for the other side's delayed acknowledgement.
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen(2048)  # from now on whoever comes is kept waiting instead of sent away
    except OSError:
        sock.close()
        raise
    sock.set_inheritable(True)
    return sock


def options() -> dict[str, Any]:
    return {
        "ws": "websockets-sansio",
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

    app = create_app(settings, on_ready=on_ready)
    server = uvicorn.Server(uvicorn.Config(app, **options()))
    server.run(sockets=[sock])
    sock.close()


def serve_many(settings: Settings, sock: socket.socket, workers: int) -> None:
    """Serve in several processes on one socket."""
    from uvicorn.supervisors import Multiprocess

    settings.to_env()
    config = uvicorn.Config("sacbe.web.app:from_env", factory=True, workers=workers, **options())
    Multiprocess(config, sockets=[sock]).run()
    sock.close()
