"""Clients that mean no good, or have not looked: each gets one clear sentence, and nothing happens."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from mcp import Client

from sacbe.mcp.tools import Seats, serve
from tests.web.inside import inside
from tests.web.server import Guest


@asynccontextmanager
async def tools() -> AsyncIterator[Client]:
    seats = Seats()
    async with Client(serve(seats)) as client:
        yield client
    await seats.close()


async def refused(client: Client, tool: str, **wish: object) -> str:
    answer = await client.call_tool(tool, dict(wish))
    told = "".join(part.text for part in answer.content if part.type == "text")
    assert answer.is_error, told
    assert "Traceback" not in told and len(told) < 600
    return told


async def taken(client: Client, tool: str, **wish: object) -> tuple[str, str]:
    """The seat and the version."""
    answer = await client.call_tool(tool, dict(wish))
    told = "".join(part.text for part in answer.content if part.type == "text")
    assert not answer.is_error, told
    version = re.search(r"^Version (\d+\.\d+)", told, re.MULTILINE)
    assert version is not None
    return told.split("\n", 1)[0].removeprefix("Seat: "), version[1]


async def test_a_game_of_ones_own() -> None:
    async with tools() as client:
        assert "unknown-game" in await refused(client, "play_local", game="chess")
        assert "players" in await refused(client, "look_up_rule", game="trek12", words="no rule has these players ever")
        assert "1 to 6 seats" in await refused(client, "play_local", game="trek12", players=9)
        assert "no-such-seat" in await refused(client, "play_local", game="trek12", seat=2)
        assert "bad-level" in await refused(client, "play_local", game="trek12", bots="wizard")
        assert "chief" in await refused(client, "play_local", game="trek12", options={"hat": "red"})
        assert "ru and en" in await refused(client, "list_games", lang="de")
        assert "chapters are" in await refused(client, "look_up_rule", game="trek12", number="T-99")
        seat, version = await taken(client, "play_local", game="trek12", bots="novice")
        while version != "3.0":  # a chief, a roll, and what the bot writes at the same time as we
            _, version = await taken(client, "position", seat=seat)
        assert "not-your-seat" in await refused(client, "position", seat="somebody else's")
        assert "known are" in await refused(client, "act", seat=seat, action="fly away", version=version)
        assert "rule T-" in await refused(client, "act", seat=seat, action="circle", version=version)
        assert "rule T-" in await refused(client, "act", seat=seat, action="65000", version=version)
        stale = await refused(client, "act", seat=seat, action="write sum A1", version="0.7")
        assert "stale" in stale and f"version is now {version}" in stale
        assert "two numbers" in await refused(client, "act", seat=seat, action="write sum A1", version="newest")
        assert "undo" in await refused(client, "undo", seat=seat, version=version)
        answer = await client.call_tool("why_not", {"seat": seat, "action": "circle"})
        assert not answer.is_error and "rule T-" in str(answer.content)
        await client.call_tool("stand_up", {"seat": seat})
        assert "not-your-seat" in await refused(client, "act", seat=seat, action="write sum A1", version=version)


async def test_a_table_of_a_server(tmp_path: Path) -> None:
    async with inside(tmp_path / "tables.db") as server, Guest(server.url) as host, tools() as client:
        table = await host.table("trek12", "me", "me")
        token = await host.token(table, 0)
        link = f"{server.url}/t/{table}"
        assert "no-link" in await refused(client, "sit_down", table="the one by the window")
        assert "no-link" in await refused(client, "sit_down")
        assert "gone" in await refused(client, "sit_down", table=f"{server.url}/t/nosuchtable", token=token)
        assert "no-server" in await refused(client, "sit_down", table="http://127.0.0.1:9/t/abc234")
        foreign = await refused(client, "sit_down", table=link, token="somebody else's")
        assert "bad-token" in foreign and "somebody" not in foreign
        onlooker, version = await taken(client, "sit_down", table=link)
        told = await client.call_tool("position", {"seat": onlooker})
        assert "You look on." in str(told.content)
        assert "not-your-seat" in await refused(client, "act", seat=onlooker, action="write yellow A1", version=version)
        seat, version = await taken(client, "sit_down", table=link, token=token)
        stale = await refused(client, "act", seat=seat, action="write yellow A1", version="1.0")
        assert "stale" in stale and f"version is now {version}" in stale
        assert "rule T-" in await refused(client, "act", seat=seat, action="write red E1", version=version)
        open_table = await host.table("trek12", "me", "open")
        key = await host.token(open_table, 0)
        not_begun = await refused(client, "sit_down", table=f"{server.url}/t/{open_table}", token=key)
        assert "not-begun" in not_begun
        await client.call_tool("stand_up", {"seat": seat})
        await client.call_tool("stand_up", {"seat": onlooker})
