"""One writer a process: what all tables want written goes into one transaction at a time, then all are told.

A durable commit costs a disk flush. Collecting whatever has come in while the last flush ran makes the number of
flushes independent of the number of tables, and nobody waits longer than for one flush of others and one of their own.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sacbe.table.errors import Conflict
from sacbe.table.models import drafts, plies, snapshots, tables
from sacbe.table.patience import Patience
from sacbe.table.store import Append
from sacbe.table.trouble import in_words

Committed = Callable[[int, float], None]  # told of every transaction with moves: how many turns, how many seconds
Job = Callable[[AsyncConnection], Awaitable[Any]]

_touch = update(tables).where(tables.c.id == bindparam("key")).values(over=bindparam("over"), changed=bindparam("now"))
_drop_draft = delete(drafts).where(drafts.c.table_id == bindparam("t"), drafts.c.seat == bindparam("s"))
_drop_snapshot = delete(snapshots).where(snapshots.c.table_id == bindparam("t"))


class Writer:
    """The futures are done when the transaction is durable. `check` refuses to write to what is not ours any more."""

    def __init__(
        self,
        engine: AsyncEngine,
        clock: Callable[[], float],
        check: Callable[[], None] = lambda: None,
        committed: Committed | None = None,
    ) -> None:
        self._engine = engine
        self._clock = clock
        self._check = check
        self._committed = committed
        self._appends: list[tuple[Append, asyncio.Future[None]]] = []
        self._drafts: dict[tuple[str, int], list[int]] = {}
        self._drafted: list[asyncio.Future[None]] = []
        self._jobs: list[tuple[Job, asyncio.Future[Any]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._loop(), name="sacbe-writer")

    async def stop(self) -> None:
        """Write what is pending, then end."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    def append(self, what: Append) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        for seat in what.clears:
            self._drafts.pop((what.table, seat), None)
        self._appends.append((what, done))
        self._wake.set()
        return done

    def draft(self, table: str, seat: int, actions: list[int]) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._drafts[table, seat] = list(actions)
        self._drafted.append(done)
        self._wake.set()
        return done

    def run(self, job: Job) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.append((job, done))
        self._wake.set()
        return done

    async def _loop(self) -> None:
        """Nothing ends it but `stop`: whoever waits for a writer that is gone would wait for ever."""
        connection: AsyncConnection | None = None
        while not self._closing or self._appends or self._drafts or self._jobs:
            await self._wake.wait()
            self._wake.clear()
            appends, self._appends = self._appends, []
            composed, self._drafts = self._drafts, {}
            drafted, self._drafted = self._drafted, []
            jobs, self._jobs = self._jobs, []
            try:
                connection = connection or await self._engine.connect()
            except Exception as wrong:  # the database is away: the next who write something try again
                _tell([*(done for _, done in appends), *(done for _, done in jobs)], wrong)
            else:
                if appends or composed:
                    await self._together(connection, appends, composed)
                for job, done in jobs:
                    await self._settle(connection, done, job)
            for written in drafted:
                if not written.done():
                    written.set_result(None)
        if connection is not None:
            with suppress(Exception):
                await connection.close()

    async def _together(
        self,
        connection: AsyncConnection,
        appends: list[tuple[Append, asyncio.Future[None]]],
        composed: dict[tuple[str, int], list[int]],
    ) -> None:
        now, started = int(self._clock()), time.perf_counter()
        try:
            self._check()
            try:
                await _commit(connection, lambda c: _write(c, [what for what, _ in appends], composed, now))
            except DBAPIError as lost:
                if not lost.connection_invalidated:
                    raise
                # The database went away, perhaps after it had committed. Writing again is safe: the key tells.
                await connection.rollback()
                await _commit(connection, lambda c: _write(c, [what for what, _ in appends], composed, now))
        except IntegrityError:
            # Somebody else was first at one of the tables: find out which by writing each on its own.
            await _give_up(connection)
            for what, done in appends:
                await self._settle(connection, done, lambda c, what=what: _write(c, [what], {}, now))  # type: ignore[misc]
            # A draft only fails when its table is gone, and then there is nobody to tell.
            ignored: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            await self._settle(connection, ignored, lambda c: _write(c, [], composed, now))
            ignored.exception()
        except Exception as wrong:
            await _give_up(connection)
            _tell([done for _, done in appends], wrong)
        else:
            for _, done in appends:
                if not done.done():
                    done.set_result(None)
            if appends and self._committed is not None:
                self._committed(len(appends), time.perf_counter() - started)

    async def _settle(self, connection: AsyncConnection, done: asyncio.Future[Any], job: Job) -> None:
        """Run one job in its own transaction and tell whoever waits for it."""
        try:
            self._check()
            result = await _commit(connection, job)
        except Exception as wrong:
            await _give_up(connection)
            if not done.done():
                done.set_exception(Conflict() if isinstance(wrong, IntegrityError) else in_words(wrong))
        else:
            if not done.done():
                done.set_result(result)


async def _commit(connection: AsyncConnection, job: Job) -> Any:
    async with Patience() as patience:
        await patience.watch(connection)
        result = await job(connection)
        await connection.commit()
        return result


def _tell(waiting: list[asyncio.Future[Any]], wrong: Exception) -> None:
    """What they wait for has failed."""
    said = in_words(wrong)
    for done in waiting:
        if not done.done():
            done.set_exception(said)


async def _give_up(connection: AsyncConnection) -> None:
    """Leave nothing half done."""
    with suppress(Exception):
        await connection.rollback()


async def _write(
    connection: AsyncConnection, appends: list[Append], composed: dict[tuple[str, int], list[int]], now: int
) -> None:
    rows = [
        {"table_id": what.table, "ply": what.at + i, "seat": seat, "action": code}
        for what in appends
        for i, (seat, code) in enumerate(what.plies)
    ]
    if rows:
        await connection.execute(insert(plies), rows)
        await connection.execute(_touch, [{"key": what.table, "over": what.over, "now": now} for what in appends])
    gone = [{"t": what.table, "s": seat} for what in appends for seat in what.clears]
    gone += [{"t": table, "s": seat} for table, seat in composed]
    if gone:
        await connection.execute(_drop_draft, gone)
    kept = [
        {"table_id": table, "seat": seat, "actions": json.dumps(actions)}
        for (table, seat), actions in composed.items()
        if actions
    ]
    if kept:
        await connection.execute(insert(drafts), kept)
    shots = {
        what.table: {"table_id": what.table, "ply": what.at + len(what.plies), "position": what.snapshot}
        for what in appends
        if what.snapshot
    }
    if shots:
        await connection.execute(_drop_snapshot, [{"t": table} for table in shots])
        await connection.execute(insert(snapshots), list(shots.values()))
