"""Names the server goes by, https, whose word on addresses is taken, and requests that never end."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import httpx
import pytest

from sacbe.web import protocol
from sacbe.web.hosts import Names, name_of
from sacbe.web.settings import Settings
from tests.needs import HANGS
from tests.web.inside import Inside, inside
from tests.web.server import Guest

WEIRD = ["a b", "[::1", "[nothing]", "x" * 300, "a..b", "host:port", "a@b", "%00", "a/b", "<script>", "", "é.org"]


@pytest.mark.parametrize("host", WEIRD)
def test_what_is_no_name(host: str) -> None:
    assert name_of(host) is None
    assert not Names(Settings("", "", hosts=("*",))).ours(host)


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("Play.Example.org", "play.example.org"),
        ("play.example.org.:8000", "play.example.org"),
        ("10.0.0.1:80", "10.0.0.1"),
        ("[::1]:80", "::1"),
    ],
)
def test_what_is_a_name(host: str, name: str) -> None:
    assert name_of(host) == name


def test_a_server_goes_by_the_names_it_was_given() -> None:
    names = Names(Settings("", "", url="https://play.example.org", hosts=("other.org",)))
    ours = ["play.example.org", "PLAY.example.org:443", "other.org", "localhost:8000", "127.0.0.1"]
    assert [host for host in ours if not names.ours(host)] == []
    assert [
        host for host in ("evil.org", "play.example.org.evil.org", "10.0.0.1", "[2001:db8::1]") if names.ours(host)
    ] == []


def test_a_server_without_names_goes_by_addresses_but_no_foreign_name() -> None:
    names = Names(Settings("", ""))
    assert names.ours("192.168.1.7:8000")
    assert names.ours("[2001:db8::1]")
    assert not names.ours("evil.org")


async def test_a_foreign_name_gets_no_page_and_no_invitation(server: Inside, ann: Guest) -> None:
    table = await ann.table("trek12", "me", "open")
    for host in ("evil.org", *(host for host in WEIRD if host.isascii() and " " not in host)):
        for path in (f"/t/{table}", "/api/mine", "/nowhere", "/static/%00"):
            answer = await ann.http.get(path, headers={"host": host})
            assert answer.status_code == 400
            assert "does not go by the name" in answer.text
            assert host == "" or host not in answer.text
    assert f"{server.url}/t/{table}" in (await ann.http.get(f"/t/{table}", headers={"accept": "text/html"})).text
    assert (await ann.http.get("/health/live", headers={"host": "10.1.2.3"})).status_code == 200


async def test_https_is_insisted_on(tmp_path: Path) -> None:
    async with (
        inside(tmp_path / "t.db", url="https://play.example.org") as server,
        httpx.AsyncClient(base_url=server.url, headers={"host": "play.example.org"}, timeout=HANGS) as http,
    ):
        answer = await http.get("/", headers={"accept": "text/html"})
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        cookies = answer.headers.get_list("set-cookie")
        assert cookies
        assert all("secure" in cookie.lower() for cookie in cookies)


@pytest.mark.parametrize("trusted", [True, False])
async def test_a_proxy_s_word_is_taken_only_from_a_proxy(tmp_path: Path, trusted: bool) -> None:
    proxies = ("127.0.0.0/8",) if trusted else ("10.0.0.1",)
    async with (
        inside(tmp_path / "t.db", rate=3, proxies=proxies) as server,
        httpx.AsyncClient(base_url=server.url, timeout=HANGS) as http,
    ):
        forwarded = [{"x-forwarded-for": f"203.0.113.{k}", "x-forwarded-proto": "https"} for k in range(6)]
        answers = [await http.get("/api/games", headers=headers) for headers in forwarded]
    # to a trusted proxy they are six people, else one, who may ask three times
    assert [answer.status_code for answer in answers] == ([200] * 6 if trusted else [200] * 3 + [429] * 3)
    secure = ["secure" in cookie.lower() for answer in answers[:3] for cookie in answer.headers.get_list("set-cookie")]
    assert secure
    assert set(secure) == {trusted}


async def test_every_answer_has_an_id(ann: Guest) -> None:
    ids = {
        (await ann.http.get(path)).headers["x-request-id"]
        for path in ("/", "/nowhere", "/api/mine", "/api/tables/x/view")
    }
    assert len(ids) == 4


async def half(url: str, text: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(text)
    await writer.drain()
    return reader, writer


BODY = b"POST /api/name HTTP/1.1\r\nhost: localhost\r\nauthorization: %s\r\ncontent-length: 50\r\n\r\n{"
HALVES = [b"", b"GET / HT", BODY % b"Bearer x"]


@pytest.mark.parametrize("text", HALVES, ids=["nothing", "a head", "a body"])
async def test_newcomers_are_served_beside_a_flood_of_half_requests(tmp_path: Path, text: bytes) -> None:
    async with inside(tmp_path / "t.db", connections=32) as server:
        lines = [await half(server.url, text) for _ in range(100)]
        async with Guest(server.url) as guest:
            table = await guest.table("trek12", "me", "open")
            async with guest.socket(table) as socket:  # and sockets are not what gives way
                await socket.until("lobby")
                lines += [await half(server.url, text) for _ in range(100)]
                assert (await guest.http.get("/api/mine")).status_code == 200
                await socket.send(t="ping")
                await socket.until("pong")
        for _, writer in lines:
            writer.close()


@pytest.mark.parametrize("text", HALVES, ids=["nothing", "a head", "a body"])
async def test_a_half_request_is_ended(tmp_path: Path, text: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "ARRIVES", 0.2)
    async with inside(tmp_path / "t.db") as server:
        reader, writer = await half(server.url, text)
        told = await asyncio.wait_for(reader.read(), HANGS)  # to the end of the line
        assert told.startswith(b"HTTP/1.1 408")
        writer.close()


async def test_what_was_answered_before_it_was_whole_is_answered_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "ARRIVES", 0.2)
    async with inside(tmp_path / "t.db") as server:
        reader, writer = await half(server.url, BODY % b"none")
        told = await asyncio.wait_for(reader.read(), HANGS)
        assert told.startswith(b"HTTP/1.1 403")
        assert told.count(b"HTTP/1.1") == 1
        writer.close()


async def test_whole_requests_one_after_another_are_not_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "ARRIVES", 0.2)
    async with inside(tmp_path / "t.db") as server, Guest(server.url) as guest:
        table = await guest.table("trek12", "me", "open")
        async with guest.socket(table) as socket:
            await socket.until("lobby")
            for _ in range(4):
                await asyncio.sleep(0.1)
                assert (await guest.http.get("/api/mine")).status_code == 200
            await socket.send(t="ping")
            await socket.until("pong")


async def test_when_everybody_is_busy_a_newcomer_is_told_so(tmp_path: Path) -> None:
    async with inside(tmp_path / "t.db", connections=16) as server, contextlib.AsyncExitStack() as stack:
        guest = await stack.enter_async_context(Guest(server.url))
        table = await guest.table("trek12", "me", "open")
        await guest.http.aclose()
        full = b""
        for _ in range(16):
            reader, writer = await half(server.url, b"")
            writer.write(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n"
                "connection: upgrade\r\nsec-websocket-version: 13\r\n"
                "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            with contextlib.suppress(ConnectionError):
                full = await asyncio.wait_for(reader.readline(), HANGS)
            stack.callback(writer.close)
        assert full.startswith(b"HTTP/1.1 503")
