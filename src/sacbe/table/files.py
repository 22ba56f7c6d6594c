"""The files of a SQLite database: which they are, that they are their owner's alone, and that they are still there."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from sqlalchemy.engine import make_url

from sacbe.table.errors import Refused

SIDES = ("", "-wal", "-shm", "-journal")


def sqlite_file(data: str | Path) -> Path | None:
    """The file behind a path or a sqlite:// address; None for other databases."""
    if "://" not in str(data):
        return Path(data)
    url = make_url(str(data))
    ours = url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:"
    return Path(str(url.database)) if ours else None


def private(path: Path) -> None:
    """Readable by its owner only, if it is ours to say so. Seeds of running games are in there."""
    if path.stat().st_mode & 0o077:
        with suppress(PermissionError):
            path.chmod(0o600)


def make_private(data: str | Path) -> None:
    """Give a SQLite database to its owner alone; SQLite gives files that it makes beside it the same rights."""
    path = sqlite_file(data)
    if path is None or os.name == "nt":
        return
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
    for side in SIDES:
        beside = path.with_name(path.name + side)
        if beside.is_file():
            private(beside)


class StillThere:
    """A database that is deleted or replaced stays open for whoever has it open, and all that they write is lost.

    One question to the file system a commit finds out.
    """

    def __init__(self, data: str | Path) -> None:
        self._path = sqlite_file(data)
        self._was: tuple[int, int] | None = None

    def opened(self) -> None:
        self._was = self._now()

    def check(self) -> None:
        if self._was is not None and self._now() != self._was:
            raise Refused("storage-gone")

    def _now(self) -> tuple[int, int] | None:
        if self._path is None:
            return None
        try:
            found = self._path.stat()
        except FileNotFoundError:
            return None
        return found.st_dev, found.st_ino
