"""Several processes on one database: a move made at one is seen at the other, and both can be played at."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from sacbe.web.settings import Settings
from tests.needs import needs_postgres, needs_redis
from tests.web.inside import inside
from tests.web.server import Guest, Json, Server, Socket


async def play_on_two(data: str, redis: str = "") -> None:
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(inside(data, several=True, redis=redis))
        two = await stack.enter_async_context(inside(data, several=True, redis=redis))
        ann = await stack.enter_async_context(Guest(one.url))
        bob = await stack.enter_async_context(Guest(two.url))
        table = await ann.table("toy", "me", "open")
        mine = await stack.enter_async_context(ann.socket(table))
        await mine.until("lobby")
        await bob.join(table, "Bob")  # at the other server
        view = await mine.after(0)
        async with bob.socket(table) as other:
            await other.until("view")
            await mine.send(t="chat", text="hello over there")
            assert (await other.until("chat"))["text"] == "hello over there"
            await mine.act(view["actions"][0]["code"])
            await other.after(view["ply"])
            await other.act(other.view["actions"][0]["code"], commit=False)
            await other.until("view", step=1)
            token = await bob.token(table, 1)
        async with Socket.open(one.url, table, {"authorization": f"Bearer {token}"}) as moved:
            await moved.until("view", step=1)  # the draft made at the other server
            await moved.send(t="commit", ply=moved.view["ply"], step=1)
            await moved.after(moved.view["ply"])


@pytest.mark.postgres
async def test_two_servers_on_postgresql() -> None:
    with needs_postgres() as url:
        await play_on_two(url)


@pytest.mark.redis
async def test_two_servers_on_sqlite_with_redis(tmp_path: object) -> None:
    with needs_redis() as url:
        await play_on_two(f"{tmp_path}/t.db", url)


async def to_the_end(socket: Socket) -> Json:
    """Takes the first action whenever asked; how it ended."""
    while not (view := await socket.until("view"))["over"]:
        if view["actions"]:
            await socket.act(view["actions"][0]["code"])
    ended: Json = view["result"]
    return ended


@pytest.mark.redis
async def test_one_server_of_several_processes(tmp_path: object) -> None:
    """`serve --workers 2`: two browsers play a whole game whichever process answers them, and nothing stays running."""
    with needs_redis() as url:
        server = Server(f"{tmp_path}/t.db", "--workers", "2", "--redis", url)
        await server.start()
        try:
            async with Guest(server.url) as ann, Guest(server.url) as bob:
                table = await ann.table("trek12", "me", "open")
                await bob.join(table, "Bob")
                async with ann.socket(table) as one, bob.socket(table) as two:
                    ended = await asyncio.gather(to_the_end(one), to_the_end(two))
            assert ended[0]["scores"] == ended[1]["scores"]
            assert ended[0]["verified"]
        finally:
            assert await server.stop() == 0


def test_settings_reach_worker_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SACBE_SERVER", raising=False)
    settings = Settings("x.db", "secret", "https://example.org", several=True, pace=0.25, rate=7)
    settings.to_env()
    assert Settings.from_env() == settings
    assert settings.https
