"""The process that talks to Ray, the only place where it is imported.

A program that has joined a Ray cluster is ended by Ray when the cluster is lost. So whoever wants work done there, a
server full of tables or a match with games to keep, starts this process and is only told what comes back.

In: `(number, function, arguments)`. Out: `READY` once, then `(DONE, number, result)` or `(FAILED, number, text)`; or
at once `(REFUSED, text)`. When the process ends, the cluster is lost.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing.connection import Connection
from typing import Any, Final

from sacbe.workers.child import stay_with_parent

READY, REFUSED, DONE, FAILED = "ready", "refused", "done", "failed"
Door = tuple[str, int]  # where the cluster's head listens

# How often a piece of work is begun again elsewhere because its worker or the whole node was lost.
RETRIES: Final = 20
LOOK_EVERY: Final = 2.0  # seconds; Ray itself would only notice after a minute that the head is gone
MISSED: Final = 3
KNOCK_FOR: Final = 10.0  # seconds
JOIN_WITHIN: Final = 120.0  # seconds; Ray may wait for ever for a head that is only half there


def bridge(line: Connection, address: str) -> None:
    """Runs until nobody listens any more or the cluster is lost."""
    stay_with_parent()
    _hush()
    limit = threading.Timer(JOIN_WITHIN, os._exit, [1])
    limit.daemon = True
    limit.start()
    try:
        door = _connect(address)
    except Exception as wrong:
        line.send((REFUSED, _first_sentence(wrong)))
        return
    limit.cancel()
    threading.Thread(target=_watch, args=(door,), daemon=True).start()
    _Desk(line).serve()


class _Desk:
    """Hands work to Ray and results back."""

    def __init__(self, line: Connection) -> None:
        import ray

        self._line = line
        self._sending = threading.Lock()
        # What is wrong with the cluster itself, and not with the work or with a worker.
        self._losses = (ray.exceptions.LocalRayletDiedError, ray.exceptions.RaySystemError, ConnectionError)
        self._run = ray.remote(num_cpus=1, max_retries=RETRIES)(_run)

    def serve(self) -> None:
        self._send(READY)
        while True:
            try:
                number, function, arguments = self._line.recv()
            except (EOFError, OSError):
                os._exit(0)  # nobody listens; Ray ends what was still running
            work: Future[Any] = self._run.remote(version(), function, arguments).future()
            work.add_done_callback(self._handing_over(number))

    def _handing_over(self, number: int) -> Callable[[Future[Any]], None]:
        def hand_over(work: Future[Any]) -> None:
            wrong = work.exception()
            if wrong is None:
                self._send((DONE, number, work.result()))
            elif isinstance(wrong, self._losses) and not hasattr(wrong, "cause"):
                os._exit(1)
            else:
                # The work itself has failed, which is told as it was raised; or too many workers were lost over it.
                self._send((FAILED, number, _first_sentence(getattr(wrong, "cause", wrong))))

        return hand_over

    def _send(self, message: object) -> None:
        with self._sending:
            try:
                self._line.send(message)
            except OSError:
                os._exit(0)


def _run(expected: str, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """In the worker, which may be on a machine that somebody else has installed."""
    if version() != expected:
        raise ValueError(f"this worker has Sacbe {version()}, and {expected} asks: install the same on every node")
    return function(*arguments)


def version() -> str:
    from importlib.metadata import version

    return version("sacbe")


def _connect(address: str) -> Door:
    """Join the cluster, as a driver of its own on one of its nodes or (ray://) as a client from anywhere."""
    door = door_of(address)
    if door is not None and not _opens(door):
        raise ConnectionError("nothing listens there")
    import ray  # takes seconds, and there was nothing to knock at so far

    ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
    if door is None or not address.startswith("ray://"):
        door = door_of(ray.get_runtime_context().gcs_address)
    assert door is not None
    return door


def door_of(address: str) -> Door | None:
    """Where to knock; None for "auto", which Ray knows. ValueError if this is no address."""
    if address == "auto":
        return None
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or "/" in host or not port.isdecimal():
        raise ValueError(f"a Ray cluster is auto, HOST:PORT or ray://HOST:PORT, not {address!r}")
    return host.strip("[]"), int(port)


def _opens(door: Door) -> bool:
    try:
        socket.create_connection(door, timeout=KNOCK_FOR).close()
    except OSError:
        return False
    return True


def _watch(door: Door) -> None:
    missed = 0
    while missed < MISSED:
        time.sleep(LOOK_EVERY)
        missed = 0 if _opens(door) else missed + 1
    os._exit(1)


def _hush() -> None:
    """Ray has much to say on both outputs; what matters is told over the line, the rest is in Ray's own logs."""
    sys.stdout.flush()
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _first_sentence(wrong: BaseException) -> str:
    lines = str(wrong).strip().splitlines()
    return lines[0].rstrip(".") if lines else type(wrong).__name__
