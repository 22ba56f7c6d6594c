"""News between processes that serve the same data, through Litestar's channels: Redis, or PostgreSQL itself.

A bus may be lost at any time, and some are lost without a word: the line is there and nothing comes. So every process
says something at every beat and listens for it itself. When it does not hear it, or anything fails, the line is made
anew; what could not be said waits; and whoever is back on the line reads every live table again, for nobody knows what
was said meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
from litestar.channels.backends.base import ChannelsBackend

from sacbe.table.stopping import stopped
from sacbe.web.settings import Settings

log = logging.getLogger("sacbe.web")
CHANNEL: Final = "sacbe_tables"
BEAT: Final = 5.0  # seconds
MISSED: Final = 3  # beats that are not heard: the line is lost
AGAIN: Final = 0.5  # seconds before the first try to come back; each next one waits twice as long,
LONGEST: Final = 5.0  # up to this
TOGETHER: Final = 2_000  # letters of news after which a message takes no more: PostgreSQL takes 8,000 bytes at most
MOST: Final = 10_000  # news that wait for a lost line; beyond that "everything" says it as well
BEATING: Final = "beat"
EVERYTHING: Final = "everything"

Hear = Callable[[str, str, str], Awaitable[None]]  # from which process, of which table, what
Make = Callable[[], tuple[ChannelsBackend, Callable[[], Awaitable[None]] | None]]


class Bus:
    """Tells the others which table changed and how; they read what changed from storage.

    `beating` is called at every beat. `back` is called when the line is there, again and again.
    """

    def __init__(self, make: Make, beat: float) -> None:
        self._make = make
        self._beat = beat
        self._me = secrets.token_hex(8)
        self._news: dict[tuple[str, str], None] = {}  # to be said, in this order
        self._wake = asyncio.Event()
        self._heard: float | None = None  # when the line brought our own beat; None: it is not there
        self._since = 0.0  # when it came
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self._there = asyncio.Event()

    @classmethod
    def for_settings(cls, settings: Settings) -> Bus | None:
        """None if this process is alone with its data: then there is nobody to tell."""
        if settings.redis:
            return cls(lambda: _redis(settings.redis), BEAT)
        if settings.several and settings.data.startswith("postgres"):
            return cls(lambda: _postgres(settings.data), BEAT)
        return None

    async def open(self, hear: Hear, back: Callable[[], Awaitable[None]], beating: Callable[[], None]) -> None:
        """Comes back when the line is there; a bus that cannot be had at the start is an error."""
        self._task = asyncio.create_task(self._stay(hear, back, beating))
        there = asyncio.create_task(self._there.wait())
        done, _ = await asyncio.wait({self._task, there}, return_when=asyncio.FIRST_COMPLETED)
        if self._task in done:
            there.cancel()
            self._task.result()

    async def close(self) -> None:
        self._closing = True
        if self._task is not None:
            await stopped([self._task])

    @property
    def connected(self) -> bool:
        return self._heard is not None

    @property
    def settled(self) -> bool:
        """Whether the line has been there long enough for every other process to have said who is at it."""
        return self._heard is not None and time.monotonic() - self._since > 2 * self._beat

    def publish(self, table: str, what: str) -> None:
        news = table, what
        self._news.pop(news, None)
        if len(self._news) >= MOST:
            self._news = {("", EVERYTHING): None}
        else:
            self._news[news] = None
        self._wake.set()

    # -- the line ------------------------------------------------------------------------------------------------------

    async def _stay(self, hear: Hear, back: Callable[[], Awaitable[None]], beating: Callable[[], None]) -> None:
        wait = AGAIN
        while not self._closing:
            try:
                async with self._line() as backend:
                    await self._converse(backend, hear, back, beating)
            except Exception as wrong:
                if not self._there.is_set():
                    raise
                if self._heard is not None:
                    log.warning("the line to the other processes is lost, trying to come back: %s", _reason(wrong))
                    wait = AGAIN
            self._heard = None
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST)

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[ChannelsBackend]:
        backend, done = self._make()
        try:
            await backend.on_startup()
            await backend.subscribe([CHANNEL])
            yield backend
        finally:
            with suppress(Exception):
                await backend.on_shutdown()
            if done is not None:
                with suppress(Exception):
                    await done()

    async def _converse(
        self, backend: ChannelsBackend, hear: Hear, back: Callable[[], Awaitable[None]], beating: Callable[[], None]
    ) -> None:
        """Until the line is lost: then one of the three ends, and so do the others."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._listen(backend, hear, back))
            group.create_task(self._send(backend))
            group.create_task(self._keep_beating(beating))

    async def _send(self, backend: ChannelsBackend) -> None:
        while True:
            while self._news:
                # What happens again while this is on its way is news again, so it leaves the list first.
                news = self._first_news()
                try:
                    await backend.publish(msgspec.json.encode([self._me, news]), [CHANNEL])
                except BaseException:
                    self._news = dict.fromkeys(news) | self._news
                    raise
            self._wake.clear()
            await self._wake.wait()

    def _first_news(self) -> list[tuple[str, str]]:
        """As many as go into one message: one at least, as a report may be long."""
        news: list[tuple[str, str]] = []
        letters = 0
        while self._news and (not news or letters + len("".join(next(iter(self._news)))) <= TOGETHER):
            news.append(next(iter(self._news)))
            letters += len("".join(news[-1]))
            del self._news[news[-1]]
        return news

    async def _listen(self, backend: ChannelsBackend, hear: Hear, back: Callable[[], Awaitable[None]]) -> None:
        async for _, message in backend.stream_events():
            sender, news = msgspec.json.decode(message, type=tuple[str, list[tuple[str, str]]])
            for table, what in news:
                try:
                    if sender != self._me:
                        await hear(sender, table, what)
                    elif what == BEATING:
                        await self._hear_myself(back)
                except Exception:
                    log.exception("news of table %s could not be followed", table)
        raise ConnectionError("nothing comes any more")

    async def _hear_myself(self, back: Callable[[], Awaitable[None]]) -> None:
        if self._heard is None:
            if self._there.is_set():
                log.warning("the line to the other processes is back")
            self._since = time.monotonic()
            await back()
        self._heard = time.monotonic()
        self._there.set()

    async def _keep_beating(self, beating: Callable[[], None]) -> None:
        begun = time.monotonic()
        while True:
            beating()
            self.publish("", BEATING)
            await asyncio.sleep(self._beat)
            if time.monotonic() - max(self._heard or 0.0, begun) > MISSED * self._beat:
                raise ConnectionError("what is said does not come back")


def _reason(wrong: BaseException) -> str:
    while isinstance(wrong, BaseExceptionGroup):
        wrong = wrong.exceptions[0]
    return str(wrong) or type(wrong).__name__


def _redis(address: str) -> tuple[ChannelsBackend, Callable[[], Awaitable[Any]]]:
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    # It must not come back by itself: what was said meanwhile would be missed without a word.
    redis = Redis.from_url(address, retry=Retry(NoBackoff(), 0))
    return RedisChannelsPubSubBackend(redis=redis), redis.aclose


def _postgres(data: str) -> tuple[ChannelsBackend, None]:
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    return AsyncPgChannelsBackend("postgresql://" + data.split("://", 1)[1]), None
