"""A wrong or hostile client gets a clear answer or is dropped; the table and everybody else at it go on."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.inside import Inside, inside
from tests.web.server import Guest, Json, Socket


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path / "t.db") as running:
        yield running


@pytest_asyncio.fixture
async def two(server: Inside) -> AsyncIterator[tuple[Guest, Guest, str]]:
    """Two guests at a toy table, and its name."""
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await ann.table("toy", "me", "open")
        await bob.join(table, "Bob")
        yield ann, bob, table


Two = tuple[Guest, Guest, str]


async def still_plays(guest: Guest, table: str) -> None:
    async with guest.socket(table) as socket:
        view = await socket.until("view")
        ply = view["ply"]
        await socket.act(view["actions"][0]["code"])
        await socket.after(ply)


async def test_garbage_and_unknown_kinds(two: Two) -> None:
    ann, bob, table = two
    async with bob.socket(table) as socket:
        await socket.until("view")
        for garbage in ("{", "", "[]", '"hello"', "null", '{"t":"act"', "\x00", "{}" * 1000):
            await socket.raw.send(garbage)
            error = await socket.until("error")
            assert error["reason"] in ("garbage", "bad-message")
            assert error["text"]
        await socket.raw.send(b"\xff\xfe\x00")
        assert (await socket.until("error"))["reason"] in ("garbage", "bad-message")
        for wrong in (
            {"t": "steal"},
            {"t": "act"},
            {"t": "act", "ply": "x", "step": 0, "code": 1},
            {"t": "act", "ply": 2**70, "step": 0, "code": 1},
            {"t": "act", "ply": 2, "step": 0, "code": -1},
            {"t": "act", "ply": 2, "step": 0, "code": 10**6},
            {"t": "hello", "lang": "xx"},
            {"t": "hello", "seat": 99},
            {"t": "chat", "text": 7},
            {"t": "why", "clicks": ["x"] * 50},
            {"t": "plan"},
            {"t": "plan", "do": "steal"},
            {"t": "take-plan", "ply": 2},
            {"t": "act", "ply": 2, "step": 0, "code": 1, "plan": "yes"},
            {"ply": 3},
        ):
            await socket.send(**wrong)
            error = await socket.until("error")
            assert error["reason"] == "bad-message", wrong
            assert "Traceback" not in error["text"]
        await socket.send(t="ping")
        await socket.until("pong")
    await still_plays(ann, table)


async def test_stale_foreign_and_illegal_moves(two: Two) -> None:
    ann, bob, table = two
    async with ann.socket(table) as mine, bob.socket(table) as other:
        view = await mine.until("view")
        await other.until("view")
        await mine.send(t="act", ply=0, step=0, code=view["actions"][0]["code"])
        assert (await mine.until("refused"))["reason"] == "stale"
        assert (await mine.until("view"))["ply"] == view["ply"]  # a fresh view comes along
        await mine.send(t="act", ply=view["ply"], step=5, code=view["actions"][0]["code"])
        assert (await mine.until("refused"))["reason"] == "stale"
        await mine.send(t="act", ply=view["ply"], step=0, code=0)
        refused = await mine.until("refused")
        assert (refused["reason"], refused["rule"]) == ("E_BID", "Y-2")
        assert refused["url"] == "/rules/toy#Y-2"
        await mine.send(t="act", ply=view["ply"], step=0, text="fly away")
        assert (await mine.until("refused"))["reason"] == "bad-notation"
        await mine.send(t="commit", ply=view["ply"], step=0)
        assert (await mine.until("refused"))["reason"] == "draft-incomplete"
        await mine.send(t="look", seat=1)
        assert (await mine.until("refused"))["reason"] == "not-your-seat"
        await mine.send(t="replay", ply=99)
        assert (await mine.until("refused"))["reason"] == "no-ply"
        await mine.send(t="bot", seat=1, level="novice")
        assert (await mine.until("refused"))["reason"] == "not-your-seat"
    await still_plays(bob, table)


async def test_a_spectator_may_look_and_talk_but_not_act(server: Inside, two: Two) -> None:
    ann, _, table = two
    async with Guest(server.url) as eve, eve.socket(table) as socket:
        view = await socket.until("view")
        assert (view["seat"], view["held"], view["actions"]) == (-1, [], [])
        for message in (
            {"t": "act", "ply": view["ply"], "step": 0, "code": 4},
            {"t": "undo", "ply": view["ply"], "step": 0},
            {"t": "commit", "ply": view["ply"], "step": 0},
            {"t": "hint"},
            {"t": "bot", "seat": 0, "level": "novice"},
        ):
            await socket.send(**message)
            assert (await socket.until("refused"))["reason"] == "not-your-seat", message
        await socket.send(t="hello", seat=0)
        assert (await socket.until("refused"))["reason"] == "not-your-seat"
        await socket.send(t="chat", text="<script>alert(1)</script>")
        assert (await socket.until("chat"))["seat"] == -1
    await still_plays(ann, table)


async def test_nothing_before_hello(two: Two) -> None:
    ann, _, table = two
    async with ann.socket(table, greet=False) as socket:
        await socket.send(t="act", ply=2, step=0, code=4)
        assert (await socket.read())["reason"] == "hello-first"


async def test_a_megabyte_is_not_read(two: Two) -> None:
    ann, bob, table = two
    async with bob.socket(table) as socket:
        await socket.until("view")
        await socket.raw.send(json.dumps({"t": "chat", "text": "x" * 1_000_000}))
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await socket.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    answer = await ann.post("/api/tables", {"game": "toy", "seats": [{"kind": "me", "name": "x" * 1_000_000}]})
    assert answer.status_code == 413
    assert answer.json()["reason"] == "too-big"
    await still_plays(ann, table)


async def test_a_flood_is_told_and_dropped_while_the_table_goes_on(two: Two) -> None:
    ann, bob, table = two
    async with bob.socket(table) as flood, ann.socket(table) as mine:
        view = await mine.until("view")
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(1000):
                await flood.send(t="act", ply=0, step=0, code=0)
            while True:
                await flood.send(t="act", ply=0, step=0, code=0)
                message = await flood.read()
                if message.get("reason") == "rate":
                    assert message["text"]
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        await mine.act(view["actions"][0]["code"])
        await mine.after(view["ply"])
    await still_plays(bob, table)


async def test_talk_is_limited(two: Two) -> None:
    ann, _, table = two
    async with ann.socket(table, view="page") as socket:
        await socket.until("view")
        for bad in ("", "   ", "x" * 501):
            await socket.send(t="chat", text=bad)
            assert (await socket.until("refused"))["reason"] == "bad-chat"
        message: Json = {}
        while message.get("reason") != "rate":
            await socket.send(t="chat", text="again")
            message = await socket.read()


async def test_no_table_no_token_no_foreign_page(server: Inside, two: Two) -> None:
    _, bob, table = two
    async with Socket.open(server.url, "nowhere", {}, greet=False) as socket:
        assert (await socket.read())["reason"] == "gone"
    async with Socket.open(server.url, table, {"authorization": "Bearer made-up"}, greet=False) as socket:
        assert (await socket.read())["reason"] == "bad-token"
    for origin in ("https://evil.example", "http://127.0.0.1:1", "null"):
        try:
            async with Socket.open(server.url, table, {"origin": origin}, greet=False) as socket:
                assert (await socket.read())["reason"] == "forbidden"
        except InvalidStatus as refused:
            assert refused.response.status_code == 403
    await still_plays(bob, table)


async def test_a_seat_token_plays_its_seat_only(server: Inside, two: Two) -> None:
    ann, bob, table = two
    token = await bob.token(table, 1)
    async with Socket.open(server.url, table, {"authorization": f"Bearer {token}"}) as program:
        view = await program.until("view")
        assert (view["seat"], view["held"]) == (1, [1])
        await program.send(t="look", seat=0)
        assert (await program.until("refused"))["reason"] == "not-your-seat"
        await program.act(view["actions"][0]["code"])
        await program.after(view["ply"])
        await bob.token(table, 1)  # a new token: the old one's socket is a spectator's now
        assert (await program.until("view"))["seat"] == -1
    answer = await ann.post(f"/api/tables/{table}/token", {"seat": 1})
    assert answer.status_code == 403
