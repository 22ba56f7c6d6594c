"""Storage: migrations, group commit, conflicts, and PostgreSQL by the same tests."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

import sacbe.table.migrations as migrations
from sacbe.table.errors import Conflict
from sacbe.table.models import HEAD, metadata
from sacbe.table.sql import UPLOADS_KEPT, SqlStore, engine_for
from sacbe.table.store import Append, Meta, SavedReview
from tests.needs import needs_postgres
from tests.table.helpers import persons, play_on, tables_at


def meta(name: str) -> Meta:
    return Meta(name, "toy", {"gold": False}, "00" * 32, "host")


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def data(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path_factory.mktemp("store") / "t.db")
    else:
        with needs_postgres() as url:
            yield url


@pytest.fixture
def name(data: str) -> str:
    return f"t{random.randrange(10**9)}"


def test_the_newest_migration_is_the_one_that_starts_expect() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_the_migrations_make_the_tables_that_the_code_uses(tmp_path: Path) -> None:
    with create_engine(f"sqlite:///{tmp_path / 't.db'}").begin() as connection:
        migrations.migrate(connection)
        migrations.migrate(connection)  # nothing left to do
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


async def test_sqlite_is_durable(tmp_path: Path) -> None:
    engine = engine_for(tmp_path / "t.db")
    async with engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2)):
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value
    await engine.dispose()


async def test_what_is_saved_is_loaded(data: str, name: str) -> None:
    store = SqlStore(data)
    await store.open()
    seats = persons("Вера", "B")
    await store.create(meta(name), seats)
    await store.append(Append(name, 0, [(30, 1), (30, 2)], False, []))
    store.draft(name, 1, [4, 5])
    await store.append(Append(name, 2, [(0, 4)], True, [0], b"{}"))
    said = await store.say(name, 0, "Вера", "<b>привет</b>")
    await store.close()
    store = SqlStore(data)
    await store.open()
    saved = await store.load(name)
    assert saved is not None
    assert saved.meta == Meta(name, "toy", {"gold": False}, "00" * 32, "host", over=True)
    assert saved.seats == seats
    assert saved.plies == [(30, 1), (30, 2), (0, 4)]
    assert saved.snapshot == (3, b"{}")
    assert saved.drafts == {1: [4, 5]}
    assert await store.said(name, 10) == [said]
    assert name in dict(await store.mine("owner Вера", 10))
    assert await store.mine("owner C", 10) == []
    assert await store.rematch(name, "next1") == "next1"
    assert await store.rematch(name, "next2") == "next1"
    store.draft(name, 1, [])
    await store.append(Append(name, 3, [(1, 5)], True, []))
    assert await store.drafts(name) == {}
    assert await store.load("nowhere") is None
    await store.close()


async def test_a_review_is_kept_and_old_uploads_make_room(data: str, name: str) -> None:
    now = [1_000_000.0]
    store = SqlStore(data, clock=lambda: now[0])
    await store.open()
    assert await store.review(name) is None
    await store.keep_review(SavedReview(name, done=3, total=9))
    await store.keep_review(SavedReview(f"r-{name}", "a record", 1, 9))
    now[0] += 5
    await store.keep_review(SavedReview(name, done=9, total=9, found=b"all of it"))
    assert await store.review(name) == SavedReview(name, "", 9, 9, 1_000_005, b"all of it")
    assert await store.review(f"r-{name}") == SavedReview(f"r-{name}", "a record", 1, 9, 1_000_000)
    now[0] += UPLOADS_KEPT
    await store.keep_review(SavedReview(f"r2-{name}", "another", 1, 9))
    assert await store.review(f"r-{name}") is None, "it was old"
    assert await store.review(name) is not None, "a table's own review stays"
    await store.close()


async def test_a_ply_is_written_once_and_others_in_the_batch_are_not_harmed(data: str, name: str) -> None:
    store = SqlStore(data)
    await store.open()
    names = [f"{name}{k}" for k in range(8)]
    for each in names:
        await store.create(meta(each), persons("A", "B"))
    await store.append(Append(names[3], 0, [(0, 4)], False, []))
    store.draft(names[5], 1, [7])
    wanted = [store.append(Append(each, 0, [(0, 5), (30, 6)], False, [])) for each in names]
    answers = await asyncio.gather(*wanted, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Conflict if k == 3 else type(None) for k in range(8)]
    assert await store.tail(names[3], 0) == [(0, 4)]
    assert await store.tail(names[4], 0) == [(0, 5), (30, 6)]
    assert await store.drafts(names[5]) == {1: [7]}
    before, after = persons("A", "B")[0], persons("C")[0]
    await store.seat(names[0], before, after)
    with pytest.raises(Conflict):
        await store.seat(names[0], before, after)
    await store.close()


async def test_whole_games_on_this_store(data: str) -> None:
    async with tables_at(data) as tables:
        shows = [await tables.create("h", "toy", {}, persons("A", "B")) for _ in range(5)]
        await asyncio.gather(*(play_on(show, random.Random(k)) for k, show in enumerate(shows)))
        for show in shows:
            assert await tables.store.tail(show.table.meta.id, 0) == show.table.history.plies


async def test_many_tables_share_a_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Group commit: the number of transactions does not grow with the number of tables that write at once."""
    store = SqlStore(tmp_path / "t.db")
    await store.open()
    for k in range(50):
        await store.create(meta(f"t{k}"), persons("A", "B"))
    commits = 0
    writer = store._writer
    together = writer._together

    async def counted(*args: object) -> None:
        nonlocal commits
        commits += 1
        await together(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(writer, "_together", counted)
    await asyncio.gather(*(store.append(Append(f"t{k}", 0, [(0, 1)], False, [])) for k in range(50)))
    assert commits <= 3
    await store.close()


@pytest.mark.postgres
async def test_a_lost_database_connection_is_mended() -> None:
    with needs_postgres() as data:
        store = SqlStore(data)
        await store.open()
        await store.create(meta("t"), persons("A", "B"))
        await store.append(Append("t", 0, [(0, 4)], False, []))
        engine = engine_for(data)
        async with engine.connect() as connection:
            await connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname IS NOT NULL"
            )
        await engine.dispose()
        await store.append(Append("t", 1, [(1, 5)], False, []))
        assert await store.tail("t", 0) == [(0, 4), (1, 5)]
        await store.close()
