"""News between processes that serve the same data, through Litestar's channels: Redis, or PostgreSQL itself."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar.channels.backends.base import ChannelsBackend

from sacbe.web.settings import Settings

log = logging.getLogger("sacbe.web")
CHANNEL: Final = "sacbe_tables"
Hear = Callable[[str, str], Awaitable[None]]


class Bus:
    """Tells the others which table changed and how; they read what changed from storage."""

    def __init__(self, backend: ChannelsBackend, done: Callable[[], Awaitable[None]] | None = None) -> None:
        self._backend = backend
        self._done = done
        self._me = secrets.token_hex(8)
        self._out: asyncio.Queue[bytes] = asyncio.Queue()
        self._tasks: list[asyncio.Task[Any]] = []

    @classmethod
    def for_settings(cls, settings: Settings) -> Bus | None:
        """None if this process is alone with its data: then there is nobody to tell."""
        if settings.redis:
            from litestar.channels.backends.redis import RedisChannelsPubSubBackend
            from redis.asyncio import Redis

            redis = Redis.from_url(settings.redis)
            return cls(RedisChannelsPubSubBackend(redis=redis), redis.aclose)
        if settings.several and settings.data.startswith("postgres"):
            from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

            address = "postgresql://" + settings.data.split("://", 1)[1]
            return cls(AsyncPgChannelsBackend(address))
        return None

    async def open(self, hear: Hear) -> None:
        await self._backend.on_startup()
        await self._backend.subscribe([CHANNEL])
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen(hear))]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self._backend.on_shutdown()
        if self._done is not None:
            await self._done()

    def publish(self, table: str, what: str) -> None:
        self._out.put_nowait(msgspec.json.encode([self._me, table, what]))

    async def _send(self) -> None:
        while True:
            message = await self._out.get()
            try:
                await self._backend.publish(message, [CHANNEL])
            except Exception:
                log.exception("news could not be sent to the other processes")

    async def _listen(self, hear: Hear) -> None:
        async for _, message in self._backend.stream_events():
            sender, table, what = msgspec.json.decode(message, type=tuple[str, str, str])
            if sender != self._me:
                try:
                    await hear(table, what)
                except Exception:
                    log.exception("news of table %s could not be followed", table)
