"""A database that freezes, or has no room: whoever wanted something is told so, and it goes on when that is over."""

from __future__ import annotations

import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from sacbe.table import patience, sql
from sacbe.table.errors import Refused
from sacbe.table.sql import SqlStore, engine_for
from sacbe.table.store import Append
from sacbe.table.trouble import in_words
from tests.needs import needs_postgres
from tests.table.helpers import persons
from tests.table.test_storage import meta


def parent_of(process: int) -> int:
    try:
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, IndexError):
        return 0


async def server_of(url: str) -> int:
    """The process that all of PostgreSQL's others come from."""
    engine = engine_for(url)
    async with engine.connect() as connection:
        found = parent_of((await connection.exec_driver_sql("SELECT pg_backend_pid()")).scalar_one())
    await engine.dispose()
    return found


@contextmanager
def frozen(server: int) -> Iterator[None]:
    others = [int(folder.name) for folder in Path("/proc").glob("[0-9]*")]
    processes = [server, *(process for process in others if parent_of(process) == server)]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        # whoever runs it as another account has stopped with it
        for process in (*reversed(processes), parent_of(server)):
            os.kill(process, signal.SIGCONT)


@pytest.mark.postgres
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
async def test_a_frozen_database_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS", 1.0)
    monkeypatch.setattr(sql, "CONNECT", 1.0)
    with needs_postgres() as url:
        server = await server_of(url)
        store = SqlStore(url)
        await store.open()
        await store.create(meta("a"), persons("A", "B"))
        await store.append(Append("a", 0, [(0, 1)], False, []))
        assert await store.tail("a", 0) == [(0, 1)]
        with frozen(server):
            with pytest.raises(Refused, match="storage-slow"):
                await store.append(Append("a", 1, [(1, 1)], False, []))
            with pytest.raises(Refused, match="storage-slow"):
                await store.tail("a", 0)
            with pytest.raises(Refused, match="storage-slow"):
                await store.create(meta("b"), persons("A", "B"))
            assert not await store.answers()
        # whether it was written or not, what follows is written once
        known = await store.tail("a", 0)
        assert known in ([(0, 1)], [(0, 1), (1, 1)])
        await store.append(Append("a", len(known), [(0, 2)], False, []))
        assert await store.tail("a", 0) == [*known, (0, 2)]
        assert await store.answers()
        await store.close()


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (OperationalError("", {}, sqlite3.OperationalError("database or disk is full")), "storage-full"),
        (OperationalError("", {}, sqlite3.OperationalError("database is locked")), "storage-away"),
        (OSError(104, "Connection reset by peer"), "storage-away"),
        (TimeoutError(), "storage-slow"),
        (Refused("stale"), "stale"),
    ],
    ids=lambda value: str(value)[:50],
)
def test_what_a_database_says_in_words(wrong: Exception, reason: str) -> None:
    told = in_words(wrong)
    assert isinstance(told, Refused)
    assert told.reason == reason


def test_a_mistake_of_ours_stays_one() -> None:
    mistake = ValueError("what")
    assert in_words(mistake) is mistake


async def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    store = SqlStore(tmp_path / "t.db")
    await store.open()
    await store.create(meta("a"), persons("A", "B"))
    async with store._engine.connect() as connection:
        pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
    # the writer's own connection gets no more room than there is now
    await store._writer.run(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {pages}"))
    with pytest.raises(Refused, match="storage-full"):
        await store.append(Append("a", 0, [(0, 1)], False, [], b"x" * 100_000))
    await store._writer.run(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1000000"))
    await store.append(Append("a", 0, [(0, 1)], False, [], b"x" * 100_000))
    assert await store.tail("a", 0) == [(0, 1)]
    await store.close()
