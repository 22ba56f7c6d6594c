"""Storage in SQL: one SQLite file by default, PostgreSQL by one setting; the same statements for both."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Row, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sacbe.table.errors import Conflict
from sacbe.table.migrations import migrate
from sacbe.table.models import chats, drafts, plies, seats, snapshots, tables
from sacbe.table.seats import Seat
from sacbe.table.store import Append, Meta, Said, Saved
from sacbe.table.unfold import Ply
from sacbe.table.writer import Writer

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


async def prepare(data: str | Path) -> None:
    """Bring a database up to date; ValueError says in one line why it cannot be used."""
    engine = engine_for(data)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except ImportError as missing:
        raise ValueError(f"this database needs a package that is not installed: {missing.name}") from None
    except (SQLAlchemyError, OSError, ValueError) as wrong:
        raise ValueError(f"the database cannot be used: {str(wrong).splitlines()[0]}") from None
    finally:
        await engine.dispose()


def engine_for(data: str | Path) -> AsyncEngine:
    """An engine for a database URL, or for the path of a SQLite file."""
    if "://" not in str(data):
        data = f"sqlite+aiosqlite:///{data}"
    try:
        url = make_url(str(data))
        driver = DRIVERS[url.drivername.partition("+")[0]]
    except (ArgumentError, KeyError):
        raise ValueError(f"{data!r} is neither a file nor a sqlite:// or postgresql:// address") from None
    engine = create_async_engine(url.set(drivername=driver), pool_pre_ping="postgresql" in driver)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _durable)
    return engine


def _durable(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


class SqlStore:
    """See `Store`. Reads use connections of their own; all writes go through one writer."""

    def __init__(self, data: str | Path, clock: Callable[[], float] = time.time) -> None:
        self._engine = engine_for(data)
        self._clock = clock
        self._writer = Writer(self._engine, clock)

    async def open(self) -> None:
        await prepare(self._engine.url.render_as_string(hide_password=False))
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._engine.dispose()

    # -- moves -------------------------------------------------------------------------------------------------------

    async def append(self, what: Append) -> None:
        await self._writer.append(what)

    async def tail(self, table: str, since: int) -> list[Ply]:
        wanted = select(plies.c.seat, plies.c.action).where(plies.c.table_id == table, plies.c.ply >= since)
        return [(row.seat, row.action) for row in await self._all(wanted.order_by(plies.c.ply))]

    def draft(self, table: str, seat: int, actions: list[int]) -> asyncio.Future[None]:
        return self._writer.draft(table, seat, actions)

    async def drafts(self, table: str) -> dict[int, list[int]]:
        rows = await self._all(select(drafts.c.seat, drafts.c.actions).where(drafts.c.table_id == table))
        return {row.seat: json.loads(row.actions) for row in rows}

    # -- tables ------------------------------------------------------------------------------------------------------

    async def create(self, meta: Meta, chairs: list[Seat]) -> None:
        row = asdict(meta) | {"options": json.dumps(meta.options, sort_keys=True), "changed": int(self._clock())}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(tables).values(row))
            await connection.execute(insert(seats), [asdict(chair) | {"table_id": meta.id} for chair in chairs])

        await self._writer.run(job)

    async def load(self, table: str) -> Saved | None:
        found = await self._all(select(tables).where(tables.c.id == table))
        if not found:
            return None
        fields = dict(found[0]._mapping)
        del fields["changed"]
        meta = Meta(**(fields | {"options": json.loads(fields["options"])}))
        shots = await self._all(select(snapshots).where(snapshots.c.table_id == table))
        return Saved(
            meta,
            await self.seats(table),
            await self.tail(table, 0),
            (shots[0].ply, shots[0].position) if shots else None,
            await self.drafts(table),
        )

    async def changed(self, table: str) -> int:
        found = await self._all(select(tables.c.changed).where(tables.c.id == table))
        return int(found[0].changed) if found else 0

    async def rematch(self, table: str, successor: str) -> str:
        async def job(connection: AsyncConnection) -> str:
            first = update(tables).where(tables.c.id == table, tables.c.rematch == "").values(rematch=successor)
            await connection.execute(first)
            return str(await connection.scalar(select(tables.c.rematch).where(tables.c.id == table)))

        name: str = await self._writer.run(job)
        return name

    async def mine(self, owner: str, last: int) -> list[tuple[str, int]]:
        sat = select(seats.c.table_id).where(seats.c.owner == owner)
        wanted = select(tables.c.id, tables.c.changed).where(tables.c.id.in_(sat))
        rows = await self._all(wanted.order_by(tables.c.changed.desc()).limit(last))
        return [(row.id, row.changed) for row in rows]

    # -- seats and talk ------------------------------------------------------------------------------------------------

    async def seats(self, table: str) -> list[Seat]:
        rows = await self._all(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))
        return [Seat(r.seat, r.kind, r.name, r.owner, r.level, r.stand_in, r.token_hash) for r in rows]

    async def seat(self, table: str, before: Seat, after: Seat) -> None:
        async def job(connection: AsyncConnection) -> None:
            as_was = [seats.c[key] == value for key, value in asdict(before).items()]
            done = await connection.execute(
                update(seats).where(seats.c.table_id == table, *as_was).values(asdict(after))
            )
            if done.rowcount != 1:
                raise Conflict

        await self._writer.run(job)

    async def say(self, table: str, seat: int, name: str, text: str) -> Said:
        async def job(connection: AsyncConnection) -> int:
            row = {"table_id": table, "seat": seat, "name": name, "text": text}
            done = await connection.execute(insert(chats).values(row).returning(chats.c.id))
            return int(done.scalar_one())

        return Said(await self._writer.run(job), seat, name, text)

    async def said(self, table: str, last: int) -> list[Said]:
        wanted = select(chats).where(chats.c.table_id == table).order_by(chats.c.id.desc()).limit(last)
        return [Said(row.id, row.seat, row.name, row.text) for row in reversed(await self._all(wanted))]

    async def _all(self, statement: Any) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(statement)).all()
