"""SIGTERM: not ready any more, everybody told to come back, and all that was acknowledged on the disk."""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.needs import HANGS, needs_redis
from tests.web.server import Guest, Server
from tests.web.test_kill import new_match


@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.redis)])
async def test_a_server_that_is_told_to_end_says_so_first(tmp_path: Path, workers: int) -> None:
    with needs_redis() as redis:
        more = ["--workers", "2", "--redis", redis] if workers > 1 else []
        server = Server(str(tmp_path / "t.db"), "--drain", "3", *more)
        await server.start()
        try:
            async with Guest(server.url) as guest, httpx.AsyncClient(base_url=server.url, timeout=HANGS) as probe:
                table = await guest.table("trek12", "me", "hotseat")
                async with guest.socket(table) as socket:
                    await socket.until("view")
                    assert (await probe.get("/health/ready")).status_code == 200
                    assert server.process is not None
                    server.process.send_signal(signal.SIGTERM)
                    async with asyncio.timeout(HANGS):
                        while (ready := await probe.get("/health/ready")).status_code != 503:  # noqa: ASYNC110 -- nothing tells of it
                            await asyncio.sleep(0.05)
                    assert ready.json()["draining"] is True
                    assert (await probe.get("/health/live")).status_code == 200
                    await socket.act(socket.view["actions"][0]["code"])  # people play on until they are sent away
                    with pytest.raises(ConnectionClosed) as closed:
                        while True:
                            await socket.read()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1012
            assert await server.process.wait() == 0
        finally:
            await server.stop()


@pytest.mark.compiled
async def test_nothing_acknowledged_is_lost_and_games_go_on(tmp_path: Path) -> None:
    data = tmp_path / "t.db"
    server = Server(str(data))
    await server.start()
    try:
        matches = [await new_match(server, data, random.Random(k)) for k in range(4)]
        for turns in (3, 6, 9):
            playing = [asyncio.create_task(match.play(server.url)) for match in matches if not match.over]
            while sum(len(match.acknowledged) for match in matches) < 4 * turns and not all(t.done() for t in playing):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            assert await server.stop() == 0
            ends = await asyncio.gather(*playing, return_exceptions=True)
            codes = {end.rcvd.code for end in ends if isinstance(end, ConnectionClosed) and end.rcvd is not None}
            assert codes <= {1012}
            for match in matches:
                match.check()
            await server.start()
        await asyncio.gather(*(match.play(server.url) for match in matches))
        for match in matches:
            assert match.over
            match.check()
    finally:
        await server.stop()
