"""The line between processes is lost and comes back: nobody stays deaf, and nobody's seat is given away meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend

from sacbe.web import bus
from tests.needs import HANGS, free_port, needs_postgres, needs_redis
from tests.web.inside import inside
from tests.web.server import Guest, Json, Socket


@pytest.fixture(autouse=True)
def quick_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "BEAT", 0.2)


class Pair:
    """Two servers on one database, a guest with a socket at each, and a table of the toy game at which both sit."""

    def __init__(self, data: str, redis: str = "") -> None:
        self._data, self._redis = data, redis
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Pair:
        enter = self._stack.enter_async_context
        self.one = await enter(inside(self._data, several=True, redis=self._redis))
        self.two = await enter(inside(self._data, several=True, redis=self._redis))
        self.ann, self.bob = await enter(Guest(self.one.url)), await enter(Guest(self.two.url))
        self.table = await self.ann.table("toy", "me", "open")
        await self.bob.join(self.table, "Bob")
        self.hers = await enter(self.ann.socket(self.table))
        self.his = await enter(self.bob.socket(self.table))
        await asyncio.gather(self.hers.after(0), self.his.after(0))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def both_bid(self) -> int:
        """Each at a server of its own; nobody waits for the other one's news. The last ply."""
        for socket in (self.hers, self.his):
            await socket.act(socket.view["actions"][0]["code"])
            await socket.after(socket.view["ply"])
        return int(self.his.view["ply"])


async def turns(pair: Pair) -> None:
    """A whole game, each at a server of its own, and both end in the same position."""

    async def play(socket: Socket) -> Json:
        while not socket.view["over"]:
            if socket.view["actions"]:
                await socket.act(socket.view["actions"][0]["code"])
            await socket.until("view")
        return socket.view

    hers, his = await asyncio.gather(play(pair.hers), play(pair.his))
    assert (hers["ply"], hers["result"]) == (his["ply"], his["result"])


class Held(MemoryChannelsBackend):
    """Says nothing on before it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[tuple[str, str]] = []
        self.let = asyncio.Event()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        news = [(table, what) for table, what in json.loads(data)[1] if table]
        self.begun += news
        if news:
            await self.let.wait()
        await super().publish(data, channels)


async def nothing() -> None:
    pass


async def test_what_happens_again_while_it_is_being_told_is_told_again() -> None:
    backend, heard = Held(), asyncio.Event()

    async def hear(process: str, table: str, what: str) -> None:
        heard.set()

    line = bus.Bus(lambda: (backend, None), 0.2)
    await line.open(hear, nothing, lambda: None)
    try:
        line.publish("one", "plies")
        async with asyncio.timeout(HANGS):
            while not backend.begun:
                await asyncio.sleep(0)
            line.publish("one", "plies")  # another move: whoever reads after the first news may not see it yet
            backend.let.set()
            while len(backend.begun) < 2:
                await asyncio.sleep(0.01)
        assert backend.begun == [("one", "plies")] * 2
        assert not heard.is_set()  # by itself
    finally:
        await line.close()


async def test_news_go_together_and_no_message_is_longer_than_postgresql_takes() -> None:
    backend = Held()
    backend.let.set()
    sizes: list[int] = []
    publish = backend.publish

    async def measured(data: bytes, channels: Iterable[str]) -> None:
        sizes.append(len(data))
        await publish(data, channels)

    backend.publish = measured  # type: ignore[method-assign]
    line = bus.Bus(lambda: (backend, None), 60.0)
    wanted = [(f"{n:010}", "plies") for n in range(1000)] + [("", "report " + "x" * 5000 + str(n)) for n in range(3)]
    for news in wanted:
        line.publish(*news)
    await line.open(lambda *_: nothing(), nothing, lambda: None)
    try:
        await asyncio.wait_for(told(backend, 1000), HANGS)
        assert backend.begun == wanted[:1000]
        assert len(sizes) < 30 and max(sizes) < 8000
    finally:
        await line.close()


async def told(backend: Held, count: int) -> None:
    while len(backend.begun) < count:
        await asyncio.sleep(0.01)


@pytest.mark.redis
async def test_after_a_restart_of_redis_everybody_hears_again(tmp_path: Path) -> None:
    port = free_port()
    with needs_redis(port) as url:
        pair = await Pair(f"{tmp_path}/t.db", url).__aenter__()
    try:
        await pair.both_bid()  # while it is down: hers is written, and the other server does not hear of it
        with needs_redis(port):
            await turns(pair)
    finally:
        await pair.__aexit__()


@pytest.mark.postgres
async def test_after_lost_connections_to_postgresql_everybody_hears_again() -> None:
    with needs_postgres() as url:
        async with Pair(url) as pair:
            await pair.both_bid()
            other = await asyncpg.connect("postgresql://" + url.split("://", 1)[1])
            await other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
            await other.close()
            await turns(pair)


async def ask_for_a_bot(window: Socket) -> str:
    """Wants a bot in Bob's seat; the reason why that is refused."""
    await window.send(t="bot", seat=1, level="novice")
    return str((await window.until("refused"))["reason"])


@pytest.mark.redis
async def test_whoever_is_at_another_process_keeps_the_seat(tmp_path: Path) -> None:
    with needs_redis() as url:
        async with Pair(f"{tmp_path}/t.db", url) as pair, Guest(pair.two.url) as again:
            again.http.cookies = pair.ann.http.cookies  # Ann with a second window, at Bob's server
            async with again.socket(pair.table) as window:
                await window.until("view")
                while (reason := await ask_for_a_bot(window)) in ("presence-unknown", "rate"):  # noqa: ASYNC110 -- it is asked
                    await asyncio.sleep(bus.BEAT)  # until every process has told who is at it
                assert reason == "not-your-seat"
            async with Guest(pair.one.url) as here:
                here.http.cookies = pair.ann.http.cookies
                async with here.socket(pair.table) as window:
                    await window.until("view")
                    assert await ask_for_a_bot(window) in ("not-your-seat", "presence-unknown")
