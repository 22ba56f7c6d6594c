"""One server a SQLite file: a second one would play the same tables without knowing of the first one's moves.

The lock is the kernel's (flock) on a file beside the database: it goes with whoever holds it, however they end.
Servers that tell each other news may share it; a server that is alone with its data shares it with nobody.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

from sacbe.table.files import private, sqlite_file

try:
    import fcntl
except ImportError:  # Windows keeps no such locks
    fcntl = None  # type: ignore[assignment]


class InUse(Exception):
    """Another server works on this file; the text says which one in a sentence."""

    def __init__(self, path: Path, told: str) -> None:
        try:
            holder = json.loads(told)
            self.pid, since, self.address = int(holder["pid"]), str(holder["since"]), str(holder["address"])
            who = f"process {self.pid}, since {since}{f', at {self.address}' if self.address else ''}"
        except (ValueError, KeyError, TypeError):
            self.pid, self.address, who = 0, "", "it has not said which one"
        super().__init__(f"another Sacbe server works on {path} ({who})")


@contextlib.contextmanager
def held(data: str, shared: bool, address: str | None = None) -> Iterator[None]:
    """Hold the lock of a SQLite file; InUse if others hold it. `address` is told to whoever comes later.

    None of it for other databases: those know by themselves how to be used by many.
    """
    path = sqlite_file(data)
    if path is None or fcntl is None:
        yield
        return
    beside = path.with_name(path.name + "-lock")
    handle = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        private(beside)
        try:
            fcntl.flock(handle, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse(path, os.read(handle, 1000).decode(errors="replace")) from None
        if address is not None:
            since = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime())
            os.truncate(handle, 0)
            os.pwrite(handle, json.dumps({"pid": os.getpid(), "since": since, "address": address}).encode(), 0)
        yield
    finally:
        os.close(handle)


def holder(data: str) -> InUse | None:
    """Whoever works on this file now, without disturbing."""
    path = sqlite_file(data)
    if path is None or not path.with_name(path.name + "-lock").is_file():
        return None
    try:
        with held(data, shared=False):
            return None
    except InUse as used:
        return used
