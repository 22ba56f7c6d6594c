"""Health, metrics, security.txt and the log: what those who run a server ask of it."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from pathlib import Path

import httpx
import pytest

from sacbe.web.logs import FIELDS, REQUEST, AsJson, AsText
from tests.needs import HANGS, needs_redis
from tests.web.inside import inside
from tests.web.server import Guest, Server

TOKEN = "a token for tests only"


async def test_a_server_is_alive_and_ready(ann: Guest) -> None:
    assert (await ann.http.get("/health/live")).json()["live"] is True
    ready = await ann.http.get("/health/ready")
    assert (ready.status_code, ready.json()["ready"]) == (200, True)
    assert "set-cookie" not in ready.headers


async def test_a_server_without_its_database_is_alive_but_not_ready(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    async with inside(path) as server, Guest(server.url) as guest:
        table = await guest.table("trek12", "me", "bot")
        away = path.rename(tmp_path / "away.db")
        assert (await guest.http.get("/health/live")).status_code == 200
        async with asyncio.timeout(HANGS):
            while (ready := await guest.http.get("/health/ready")).status_code != 503:  # noqa: ASYNC110 -- nothing tells of it
                await asyncio.sleep(0.05)
        assert ready.json() == {"ready": False, "database": False, "news": True, "draining": False}
        refused = await guest.post("/api/tables", {"game": "trek12", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert refused.status_code == 503
        assert "lost its database" in refused.json()["text"]
        async with guest.socket(table) as socket:
            view = await socket.until("view")
            while not view["actions"]:
                view = await socket.until("view")
            await socket.act(view["actions"][0]["code"])
            assert (await socket.until("refused"))["reason"] == "storage-gone"
            away.rename(path)
            await socket.act(view["actions"][0]["code"])
            await socket.after(view["ply"])


async def test_metrics_are_for_whoever_has_the_token(tmp_path: Path, ann: Guest) -> None:
    assert (await ann.http.get("/metrics")).status_code == 404, "closed unless a token was set"
    async with inside(tmp_path / "m.db", metrics=TOKEN) as server, Guest(server.url) as guest:
        assert (await guest.http.get("/metrics")).status_code == 403
        assert (await guest.http.get("/metrics", headers={"authorization": "Bearer wrong"})).status_code == 403
        table = await guest.table("trek12", "me", "bot")
        async with guest.socket(table) as socket:
            view = await socket.until("view")
            while not view["actions"]:
                view = await socket.until("view")
            await socket.act(view["actions"][0]["code"])
            await socket.after(view["ply"])
            async with asyncio.timeout(HANGS):
                while (told := await figures(guest))["sacbe_sockets"] != 1:  # noqa: ASYNC110 -- it is asked
                    await asyncio.sleep(0.1)
        assert told["sacbe_tables_live"] >= 1
        assert told["sacbe_moves_total"] >= 1
        assert told["sacbe_commit_seconds_count"] >= 1
        assert {"sacbe_loop_lag_seconds_count", "sacbe_thoughts_waiting", "sacbe_thoughts_running"} <= set(told)
        text = await scrape(guest)
        assert 'path="/api/tables"' in text
        assert table not in text


async def scrape(guest: Guest) -> str:
    answer = await guest.http.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200
    return answer.text


async def figures(guest: Guest) -> dict[str, float]:
    found = re.findall(r"^(sacbe_\w+) (\S+)$", await scrape(guest), re.MULTILINE)
    return {name: float(value) for name, value in found}


@pytest.mark.redis
async def test_workers_figures_are_added_up(tmp_path: Path) -> None:
    with needs_redis() as redis:
        server = Server(str(tmp_path / "t.db"), "--workers", "2", "--redis", redis, "--metrics", TOKEN)
        await server.start()
        try:
            async with Guest(server.url) as guest:
                tables = [await guest.table("trek12", "me", "hotseat") for _ in range(8)]
                async with asyncio.timeout(HANGS):
                    # whichever worker answers, it tells the same: all that all of them have begun
                    while {(await fresh(server.url))["sacbe_moves_total"] for _ in range(4)} != {len(tables)}:  # noqa: ASYNC110 -- it is asked
                        await asyncio.sleep(0.1)
        finally:
            assert await server.stop() == 0


async def fresh(url: str) -> dict[str, float]:
    """Asked over a new line, so that any worker may answer."""
    async with Guest(url) as guest:
        return await figures(guest)


@pytest.mark.parametrize("contact", ["", "mailto:security@example.org"])
async def test_security_txt(tmp_path: Path, contact: str) -> None:
    async with inside(tmp_path / "t.db", contact=contact) as server, httpx.AsyncClient(base_url=server.url) as http:
        answer = await http.get("/.well-known/security.txt")
        assert answer.status_code == (200 if contact else 404)
        if contact:
            assert f"Contact: {contact}\nExpires: 2" in answer.text


def test_an_event_is_a_line_with_no_password() -> None:
    record = logging.LogRecord("sacbe.web", logging.ERROR, "", 0, "cannot reach %s", ("redis://:pw@host/0",), None)
    setattr(record, FIELDS, {"status": 500, "path": "/t/x"})
    mark = REQUEST.set("abc")
    try:
        line, text = AsJson().format(record), AsText().format(record)
    finally:
        REQUEST.reset(mark)
    event = json.loads(line)
    assert (event["level"], event["request"], event["status"], event["path"]) == ("error", "abc", 500, "/t/x")
    for told in (line, text):
        assert "redis://:***@host" in told
        assert "\n" not in told


async def test_a_server_writes_json_with_ids_and_nothing_secret(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"), "--log", "json", "--log-level", "debug", "--metrics", TOKEN, errors=True)
    await server.start()
    async with Guest(server.url) as guest:
        answer = await guest.http.get("/api/mine?hidden=word")
        table = await guest.table("trek12", "me", "bot")
        token = await guest.token(table, 0)
        async with guest.socket(table) as socket:
            await socket.send(t="chat", text="something private")
            await socket.until("chat")
        cookies = [cookie.value for cookie in guest.http.cookies.jar if cookie.value]
    assert await server.stop() == 0
    assert server.process is not None
    assert server.process.stderr is not None
    text = (await server.process.stderr.read()).decode()
    events = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    assert [event["path"] for event in events if event.get("request") == answer.headers["x-request-id"]] == [
        "/api/mine"
    ]
    assert [event["event"] for event in events if event["from"] == "sacbe.web"] == ["ready", "ending", "ended"]
    secret = (tmp_path / "secret").read_text()
    for hidden in (token, "something private", TOKEN, secret, "hidden=word", *cookies):
        assert hidden not in text
