"""A Ray cluster as the rest of Sacbe sees it: functions go there, futures come back."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any, TypeVar

from sacbe.workers.bridge import DONE, FAILED, READY, REFUSED, bridge, door_of

Result = TypeVar("Result")


class NoCluster(Exception):
    """There is no cluster, or it is gone; the text says why in a sentence."""


class WorkFailed(Exception):
    """The cluster is there, but a piece of work failed in its worker."""


def check(address: str) -> None:
    """NoCluster for what can never work, before anything is started."""
    if find_spec("ray") is None:
        raise NoCluster("Ray is not installed here: pip install 'sacbe[ray]'")
    try:
        door_of(address)
    except ValueError as wrong:
        raise NoCluster(str(wrong)) from None


class Cluster:
    """The connection is made at once, in a process of its own; `ready` is done when it stands, or has failed.

    When the cluster is lost, whatever has not come back fails with NoCluster, and so does all that is submitted later.
    """

    def __init__(self, address: str) -> None:
        check(address)
        self.address = address
        self.ready: Future[None] = Future()
        self._numbers = itertools.count()
        self._open: dict[int, Future[Any]] = {}
        self._lock = threading.Lock()
        self._sending = threading.Lock()
        self._lost: NoCluster | None = None
        self._gone = threading.Event()
        self._why = ""
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=bridge, args=(theirs, address), daemon=True)
        self._process.start()
        theirs.close()
        threading.Thread(target=self._listen, daemon=True).start()

    def submit(self, function: Callable[..., Result], *arguments: Any) -> Future[Result]:
        """Have this done by a worker. The function is one that can be imported there, from Sacbe or Python itself."""
        future: Future[Result] = Future()
        number = next(self._numbers)
        with self._lock:
            lost = self._lost
            if lost is None:
                self._open[number] = future
        if lost is not None:
            future.set_exception(lost)
            return future
        # a broken line is noticed by whoever listens, and everything open fails there
        with self._sending, suppress(OSError):
            self._line.send((number, function, arguments))
        return future

    def wait(self) -> NoCluster:
        """Comes back when the cluster is lost, and says why."""
        self._gone.wait()
        assert self._lost is not None
        return self._lost

    def close(self, why: str = "was let go") -> None:
        """Let go of the cluster; what has not come back fails."""
        self._why = self._why or why
        self._process.kill()  # Ray sees that nobody wants its work any more, and ends it
        self._process.join()

    def _listen(self) -> None:
        with suppress(EOFError, OSError):
            while True:
                message = self._line.recv()
                if message == READY:
                    self.ready.set_result(None)
                elif message[0] == REFUSED:
                    self._why = f"cannot be used: {message[1]}"
                else:
                    self._hand_over(*message)
        which = "of this machine" if self.address == "auto" else f"at {self.address}"
        why = self._why or ("went away" if self.ready.done() else "does not answer")
        self._lose(NoCluster(f"the Ray cluster {which} {why}"))

    def _hand_over(self, how: str, number: int, what: Any) -> None:
        with self._lock:
            future = self._open.pop(number)
        if not future.set_running_or_notify_cancel():
            return
        if how == DONE:
            future.set_result(what)
        elif how == FAILED:
            future.set_exception(WorkFailed(what))

    def _lose(self, lost: NoCluster) -> None:
        with self._lock:
            self._lost = lost
            left, self._open = list(self._open.values()), {}
        if not self.ready.done():
            self.ready.set_exception(lost)
        for future in left:
            if future.set_running_or_notify_cancel():
                future.set_exception(lost)
        self._gone.set()
