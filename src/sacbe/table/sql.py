"""Storage in SQL: one SQLite file by default, PostgreSQL by one setting; the same statements for both."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Row, delete, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sacbe.table.errors import Conflict
from sacbe.table.files import StillThere, make_private
from sacbe.table.migrations import migrate, version
from sacbe.table.models import HEAD, analyses, chats, drafts, plies, reviews, seats, snapshots, tables
from sacbe.table.patience import Patience
from sacbe.table.seats import Seat
from sacbe.table.store import Append, Meta, Said, Saved, SavedAnalysis, SavedReview
from sacbe.table.trouble import in_words
from sacbe.table.unfold import Ply
from sacbe.table.writer import Committed, Writer

Result = TypeVar("Result")
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
UPLOADS_KEPT: Final = 90 * 24 * 3600  # seconds
CONNECT: Final = 5.0  # seconds a database may take to let us in
NAME: Final = "sacbe"  # by which PostgreSQL knows our connections


async def prepare(data: str | Path) -> None:
    """Bring a database up to date; ValueError says in one line why it cannot be used."""
    await _try(data, migrate, ours=True)


async def look(data: str | Path) -> str:
    """Which version of the tables a database holds, "" if none; ValueError says why it cannot be used."""
    return await _try(data, version)


async def _try(data: str | Path, work: Callable[[Connection], Result], ours: bool = False) -> Result:
    engine = engine_for(data)
    try:
        if ours:
            make_private(data)
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    except ImportError as missing:
        raise ValueError(f"this database needs a package that is not installed: {missing.name}") from None
    except TimeoutError:
        raise ValueError(f"the database cannot be used: no answer within {CONNECT:.0f} seconds") from None
    except (SQLAlchemyError, OSError, ValueError) as wrong:
        said = str(wrong.orig) if isinstance(wrong, DBAPIError) and wrong.orig is not None else str(wrong)
        raise ValueError(f"the database cannot be used: {(said.splitlines() or [type(wrong).__name__])[0]}") from None
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
        # The address itself is not repeated: there may be a password in it.
        raise ValueError("the data are neither a file nor at a sqlite:// or postgresql:// address") from None
    if "postgresql" in driver:
        options = {"timeout": CONNECT, "server_settings": {"application_name": NAME}}
        return create_async_engine(url.set(drivername=driver), connect_args=options, hide_parameters=True)
    engine = create_async_engine(url.set(drivername=driver), hide_parameters=True)  # seeds and talk, in what is logged
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

    def __init__(
        self,
        data: str | Path,
        clock: Callable[[], float] = time.time,
        committed: Committed | None = None,
    ) -> None:
        self._engine = engine_for(data)
        self._clock = clock
        self._file = StillThere(self._engine.url.render_as_string(hide_password=False))
        self._writer = Writer(self._engine, clock, self._file.check, committed)

    async def open(self) -> None:
        await prepare(self._engine.url.render_as_string(hide_password=False))
        self._file.opened()
        self._writer.start()

    async def answers(self) -> bool:
        """Whether the database is there, and of the version that this program knows."""
        try:
            return await self._read(lambda connection: connection.run_sync(version)) == HEAD
        except Exception:
            return False

    async def close(self) -> None:
        await self._writer.stop()
        await self._engine.dispose()

    # -- moves -------------------------------------------------------------------------------------------------------

    async def append(self, what: Append) -> None:
        await self._writer.append(what)

    async def tail(self, table: str, since: int) -> list[Ply]:
        wanted = select(plies).where(plies.c.table_id == table, plies.c.ply >= since).order_by(plies.c.ply)
        rows = await self._all(wanted)
        if rows and rows[-1].ply != since + len(rows) - 1:
            raise ValueError(f"plies of table {table} are missing before ply {rows[-1].ply}")
        return [(row.seat, row.action) for row in rows]

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

    # -- reviews -----------------------------------------------------------------------------------------------------

    async def review(self, key: str) -> SavedReview | None:
        rows = await self._all(select(reviews).where(reviews.c.id == key))
        return SavedReview(**rows[0]._mapping) if rows else None

    async def keep_review(self, review: SavedReview) -> None:
        row = asdict(review) | {"changed": int(self._clock())}

        async def job(connection: AsyncConnection) -> None:
            known = await connection.execute(update(reviews).where(reviews.c.id == review.id).values(row))
            if known.rowcount:
                return
            if review.record:
                old = reviews.c.changed < row["changed"] - UPLOADS_KEPT
                await connection.execute(delete(reviews).where(reviews.c.record != "", old))
            await connection.execute(insert(reviews).values(row))

        await self._writer.run(job)

    # -- analyses ----------------------------------------------------------------------------------------------------

    async def analysis(self, key: str) -> SavedAnalysis | None:
        rows = await self._all(select(analyses).where(analyses.c.id == key))
        return SavedAnalysis(**rows[0]._mapping) if rows else None

    async def keep_analysis(self, analysis: SavedAnalysis) -> int:
        row = asdict(analysis) | {"changed": int(self._clock()), "version": analysis.version + 1}

        async def job(connection: AsyncConnection) -> None:
            if not analysis.version:
                await connection.execute(insert(analyses).values(row))
                return
            same = analyses.c.id == analysis.id, analyses.c.version == analysis.version
            if (await connection.execute(update(analyses).where(*same).values(row))).rowcount != 1:
                raise Conflict

        await self._writer.run(job)
        return analysis.version + 1

    async def analyses(self, owner: str, last: int) -> list[SavedAnalysis]:
        wanted = select(analyses).with_only_columns(*(one for one in analyses.c if one.name != "record"))
        rows = await self._all(wanted.where(analyses.c.owner == owner).order_by(analyses.c.changed.desc()).limit(last))
        return [SavedAnalysis(**row._mapping, record="") for row in rows]

    async def _all(self, statement: Any) -> Sequence[Row[Any]]:
        async def ask(connection: AsyncConnection) -> Sequence[Row[Any]]:
            return (await connection.execute(statement)).all()

        try:
            return await self._read(ask)
        except Exception as wrong:
            raise in_words(wrong) from wrong

    async def _read(self, ask: Callable[[AsyncConnection], Awaitable[Result]], again: bool = True) -> Result:
        self._file.check()  # or SQLite would make a new, empty database and find nothing in it
        try:
            async with Patience() as patience, self._engine.connect() as connection:
                await patience.watch(connection)
                return await ask(connection)
        except DBAPIError as lost:
            # The database was restarted since this connection was made: those that are made now are good.
            if not again or not lost.connection_invalidated:
                raise
        return await self._read(ask, again=False)
