"""A database file: for its owner only, for one server at a time, and no writing to one that is gone."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sacbe.table.errors import Refused
from sacbe.table.lock import InUse, held, holder
from sacbe.table.sql import SqlStore
from sacbe.table.store import Append
from tests.needs import until
from tests.table.helpers import persons
from tests.table.test_storage import meta


def rights(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


def open_to_all(folder: Path) -> None:
    for file in folder.iterdir():
        file.chmod(0o644)


async def test_a_database_is_for_its_owner_only(tmp_path: Path) -> None:
    store = SqlStore(tmp_path / "t.db")
    await store.open()
    await store.create(meta("a"), persons("A", "B"))
    assert set(rights(tmp_path)) == {"t.db", "t.db-wal", "t.db-shm"}
    assert set(rights(tmp_path).values()) == {0o600}
    await store.close()


async def test_a_database_of_an_earlier_release_becomes_its_owner_s(tmp_path: Path) -> None:
    store = SqlStore(tmp_path / "t.db")
    await store.open()
    await store.create(meta("a"), persons("A", "B"))
    open_to_all(tmp_path)
    other = SqlStore(f"sqlite:///{tmp_path / 't.db'}")
    await other.open()
    assert set(rights(tmp_path).values()) == {0o600}
    await other.close()
    await store.close()


def test_a_second_server_is_told_who_holds_the_file(tmp_path: Path) -> None:
    data = str(tmp_path / "t.db")
    with held(data, shared=False, address="http://localhost:8000"):
        told = rf"t\.db \(process {os.getpid()}, since 2.*, at http://localhost:8000\)"
        with pytest.raises(InUse, match=told), held(data, shared=False):
            pass
        with pytest.raises(InUse), held(data, shared=True):
            pass
        used = holder(data)
        assert used is not None
        assert used.address == "http://localhost:8000"
    assert holder(data) is None
    assert rights(tmp_path) == {"t.db-lock": 0o600}


def test_servers_that_tell_each_other_news_share_a_file_with_each_other_only(tmp_path: Path) -> None:
    data = str(tmp_path / "t.db")
    with held(data, shared=True, address=""), held(data, shared=True), pytest.raises(InUse), held(data, shared=False):
        pass
    with held(data, shared=False):
        pass


def test_a_killed_server_leaves_no_lock(tmp_path: Path) -> None:
    data = str(tmp_path / "t.db")
    program = f"""
import time
from sacbe.table.lock import held
with held({data!r}, shared=False, address=""):
    print("held", flush=True)
    time.sleep(3600)
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        assert holder(data) is not None
        process.kill()
    until(lambda: holder(data) is None)


@pytest.mark.parametrize("replaced", [False, True])
async def test_nothing_is_written_to_a_file_that_is_gone(tmp_path: Path, replaced: bool) -> None:
    path = tmp_path / "t.db"
    store = SqlStore(path)
    await store.open()
    await store.create(meta("a"), persons("A", "B"))
    await store.append(Append("a", 0, [(0, 1)], False, []))
    assert await store.answers()
    away = path.rename(tmp_path / "elsewhere.db")
    if replaced:
        path.write_bytes(away.read_bytes())
    for write in (
        store.append(Append("a", 1, [(1, 1)], False, [])),
        store.create(meta("b"), persons("A", "B")),
        store.tail("a", 0),
    ):
        with pytest.raises(Refused, match="storage-gone"):
            await write
    assert not await store.answers()
    assert path.exists() == replaced, "no empty database was made in its place"
    path.unlink(missing_ok=True)
    away.rename(path)
    assert await store.tail("a", 0) == [(0, 1)]
    await store.append(Append("a", 1, [(1, 1)], False, []))
    await store.close()


async def test_every_transaction_with_moves_is_counted(tmp_path: Path) -> None:
    counted: list[int] = []
    store = SqlStore(tmp_path / "t.db", committed=lambda turns, seconds: counted.append(turns))
    await store.open()
    for name in "abc":
        await store.create(meta(name), persons("A", "B"))
    await asyncio.gather(*(store.append(Append(name, 0, [(0, 1), (0, 2)], False, [])) for name in "abc"))
    await store.append(Append("a", 2, [(0, 3)], False, []))
    assert sum(counted) == 4
    await store.close()
