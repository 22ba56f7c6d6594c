"""A whole game through `sacbe mcp`, by the SDK's own client: over stdio, and over HTTP at a table of a real server."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from mcp import Client, StdioServerParameters, stdio_client

from examples.hinted import Player
from tests.web.server import ROOT, Guest, serving

COMMAND = ["-m", "sacbe.cli", "mcp"]


@asynccontextmanager
async def tools(**env: str) -> AsyncIterator[Client]:
    """`sacbe mcp` as a client starts it."""
    program = StdioServerParameters(command=sys.executable, args=COMMAND, env=os.environ | env, cwd=ROOT)
    async with Client(stdio_client(program)) as client:
        yield client


@asynccontextmanager
async def over_http() -> AsyncIterator[Client]:
    """`sacbe mcp --http` on a port of its own."""
    program = await asyncio.create_subprocess_exec(
        sys.executable, *COMMAND, "--http", "--port", "0", cwd=ROOT, stderr=asyncio.subprocess.PIPE
    )
    assert program.stderr is not None
    try:
        while b"http" not in (line := await program.stderr.readline()):
            assert line, "the tools did not start"
        address = next(word for word in line.decode().split() if word.startswith("http"))
        async with Client(address) as client:
            yield client
    finally:
        program.terminate()
        await program.wait()


async def test_a_game_of_its_own_over_stdio_by_the_hint() -> None:
    async with tools() as client:
        player = Player(client, seed=3)
        told = await player.sit("play_local", game="trek12", players=2, bots="novice", options={"chief": "0"})
        assert "You play seat 0" in told
        result = await player.play(told, hints=2)  # a hint is a second's thought
        assert re.search(r"Winners: seat [01]", result)
        _, told = await player.ask("position")
        assert "The game is over." in told and "Round 16 of 16" in told
        good, _ = await player.ask("stand_up")
        assert good


async def test_a_table_of_a_server_over_http(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "tables.db")) as server, Guest(server.url) as host, over_http() as client:
        table = await host.table("trek12", "me", "bot")
        token = await host.token(table, 0)
        player = Player(client, seed=3)
        told = await player.sit("sit_down", table=f"{server.url}/t/{table}", token=token, lang="ru")
        assert "Вы играете на месте 0" in told
        good, _ = await player.ask("say", text="Всем привет")
        assert good
        result = await player.play(told, hints=0)
        assert "Winners:" in result
        record = await host.http.get(f"/api/tables/{table}/record")
        assert record.status_code == 200, "the game that was played is over at the server too"
        _, told = await player.ask("position")
        assert "Всем привет" in told


async def test_the_seat_of_the_environment_is_taken_without_its_token_being_named(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "tables.db")) as server, Guest(server.url) as host:
        table = await host.table("tobago", "me", "bot")
        token = await host.token(table, 0)
        async with tools(SACBE_TABLE=f"{server.url}/t/{table}", SACBE_TOKEN=token) as client:
            told = await Player(client, 1).sit("sit_down")
            assert "You play seat 0" in told and token not in told


@pytest.mark.parametrize("slug", ["tikal", "tzolkin", "eldorado", "tobago"])
async def test_every_game_begins_and_a_turn_can_be_undone(slug: str) -> None:
    """In this process: the tools are the same."""
    from sacbe.mcp.tools import Seats, serve

    seats = Seats()
    async with Client(serve(seats)) as client:
        player = Player(client, seed=2)
        told = await player.sit("play_local", game=slug, bots="novice")
        while "You decide" not in told:
            _, told = await player.ask("wait", seconds=60)
        version = re.findall(r"Version (\d+\.\d+)", told)[-1]
        good, done = await player.ask("act", action=await player.any_action(), version=version, confirm=False)
        assert good, done
        now = re.findall(r"Version (\d+\.\d+)", done)[-1]
        assert now != version
        good, undone = await player.ask("undo", version=now, whole_turn=True)
        assert good and f"Version {version}." in undone
        await player.ask("stand_up")
    await seats.close()
