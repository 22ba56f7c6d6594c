"""Attacks that once did harm: each leaves everybody else where they were, and is answered in words."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from pathlib import Path
from typing import Any

import pytest

from sacbe.core.game import Game
from sacbe.core.state import State
from sacbe.core.thought import Thought
from sacbe.table import show as shown
from sacbe.table.kept import Kept
from sacbe.table.seats import Who
from sacbe.table.view import Look, Scene
from sacbe.web import run
from sacbe.web.socket import BACKLOG
from tests.table.helpers import Quick, bot, persons, play_on, tables_at, until, vacant
from tests.web.frozen import Frozen
from tests.web.inside import Inside, inside
from tests.web.server import Guest, Socket

# -- thinking and drawing for others (H1, H2, H5) ---------------------------------------------------------------------


class Slow(Quick):
    """Thinks until it is told to stop; one thought at a time."""

    slots = 1

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Semaphore(0)
        self.tables: list[str] = []

    async def plan(self, game: Game, seen: State, seat: int, level: str, seed: int) -> Thought:
        self.asked.append((seat, level))
        await self.go.acquire()
        return Thought([seen.legal(seat)[0]], [], 0.0)


class Looker:
    def __init__(self, address: str, who: Who | None = None) -> None:
        self.who, self.address = who or Who(f"guest at {address}"), address

    def refresh(self) -> None: ...
    def tell(self, message: bytes) -> None: ...


async def test_a_hundred_tables_of_bots_keep_no_other_bot_waiting(tmp_path: Path) -> None:
    thinker = Slow()
    async with tables_at(tmp_path / "t.db", thinker) as tables:
        for _ in range(40):
            flood = await tables.create("flood", "toy", {}, [bot(0), bot(1)], payer="192.0.2.66")
            flood.table.watchers.add(Looker("192.0.2.66"))
            await tables.attend(flood)
        await until(lambda: tables.bots.queue.waiting == 79)
        mine = await tables.create("h", "toy", {}, [bot(0), *persons("x", "B")[1:]], payer="192.0.2.1")
        await until(lambda: tables.bots.queue.waiting == 80)
        for _ in range(2):  # the thought that runs, and then the one for me
            thinker.go.release()
        await until(lambda: 0 not in mine.table.opened)


async def test_an_onlooker_does_not_make_a_table_wait_for_all_that_he_has_caused(tmp_path: Path) -> None:
    thinker = Slow()
    async with tables_at(tmp_path / "t.db", thinker) as tables:
        for _ in range(10):
            flood = await tables.create("flood", "toy", {}, [bot(0), bot(1)])
            flood.table.watchers.add(Looker("192.0.2.1"))
            await tables.attend(flood)
        await until(lambda: tables.bots.queue.waiting == 19)
        mine = await tables.create("h", "toy", {}, [vacant(0), bot(1)], payer="192.0.2.66")
        mine.table.watchers |= {Looker("192.0.2.1"), Looker("192.0.2.66", Who("ann"))}
        await mine.table.join(Who("ann"), "Ann", 0)
        await until(lambda: tables.bots.queue.waiting == 20)
        for _ in range(2):
            thinker.go.release()
        await until(lambda: 1 not in mine.table.opened)


async def test_a_flood_of_hints_keeps_no_bot_waiting(tmp_path: Path) -> None:
    thinker = Slow()
    async with tables_at(tmp_path / "t.db", thinker) as tables:
        asking = []
        for n in range(20):
            show = await tables.create("eve", "toy", {}, persons("A", "B"))
            asking.append(asyncio.create_task(tables.bots.hint(show, 0, "192.0.2.66")))
            asking.append(asyncio.create_task(tables.bots.hint(show, 0, "192.0.2.66")))
            if n == 0:
                await until(lambda: tables.bots.queue.running == 1)
        mine = await tables.create("h", "toy", {}, [bot(0), *persons("x", "B")[1:]], payer="192.0.2.1")
        await until(lambda: tables.bots.queue.waiting >= 20)
        thinker.go.release()
        thinker.go.release()
        await until(lambda: 0 not in mine.table.opened)
        for task in asking:
            task.cancel()
        answers = await asyncio.gather(*asking, return_exceptions=True)
        assert any(str(answer).startswith("busy") for answer in answers)  # one at a time for one seat


async def test_old_positions_are_drawn_in_turn_beside_the_loop(
    server: Inside, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While old positions are drawn for somebody, moves are made."""
    drawing, go_on = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()
    draw = shown.Show.draw

    def slowly(self: shown.Show, *args: Any) -> None:
        loop.call_soon_threadsafe(drawing.set)
        asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result()
        draw(self, *args)

    monkeypatch.setattr(shown.Show, "draw", slowly)
    table = await ann.table("toy", "me", "me")
    async with ann.socket(table, view="page") as looking, ann.socket(table) as playing:
        view = await playing.until("view")
        await playing.act(view["actions"][0]["code"])
        view = await playing.after(view["ply"])
        await looking.send(t="replay", ply=1)
        await drawing.wait()
        await playing.act(view["actions"][0]["code"])
        await playing.after(view["ply"])
        go_on.set()
        await looking.until("view", ply=1)


def test_what_is_kept_of_old_positions_has_one_bound_for_all_tables() -> None:
    kept: Kept[str] = Kept(100)
    for n in range(50):
        kept.put(n, "x", 30)
    assert kept.size == 90
    assert [kept.get(n) for n in (46, 47, 49)] == [None, "x", "x"]
    kept.put(47, "y", 10)
    assert (kept.get(47), kept.size) == ("y", 70)


async def test_old_positions_of_all_tables_share_one_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: Kept[Scene] = Kept(60_000)
    monkeypatch.setattr(shown, "_old", kept)
    look = Look(0, "en", "wide", "page")
    async with tables_at(tmp_path / "t.db") as tables:
        shows = [await tables.create("h", "trek12", {}, persons("A", "B")) for _ in range(3)]
        for show in shows:
            await play_on(show, random.Random(1), 20)
            for ply in range(show.table.ply):
                show.view(Who("owner A"), look, ply=ply)
            assert kept.size <= 60_000
        assert not any(shows[0].is_drawn(look, ply) for ply in range(shows[0].table.ply))
        assert shows[2].is_drawn(look, shows[2].table.ply - 1)


# -- who is there (M2, M3, L12, L14) -----------------------------------------------------------------------------------


async def test_who_plays_over_http_is_there(server: Inside, ann: Guest) -> None:
    async with Guest(server.url) as bob:
        table = await ann.table("toy", "me", "open")
        await bob.join(table, "Bob")
        await bob.http.get(f"/api/tables/{table}/view")
        async with ann.socket(table) as socket:
            await socket.until("view")
            await socket.send(t="bot", seat=1, level="novice")
            assert (await socket.until("refused"))["reason"] == "not-your-seat"


async def test_a_frozen_client_is_away_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    impatient = {"ws_ping_interval": 0.5, "ws_ping_timeout": 0.5}
    monkeypatch.setattr("tests.web.inside.options", lambda settings: run.options(settings) | impatient)
    async with inside(tmp_path / "t.db") as server, Guest(server.url) as ann, Guest(server.url) as bob:
        table = await ann.table("toy", "me", "open")
        await bob.join(table, "Bob")
        live = (await server.tables.get(table)).table
        cookies = "; ".join(f"{name}={value}" for name, value in bob.http.cookies.items())
        async with Frozen(server.url, table, {"Cookie": cookies, "Origin": server.url}) as frozen:
            await frozen.send(t="hello", view="page")
            await until(lambda: 1 in live.online)
            for _ in range(BACKLOG - 50):  # more than the system takes for it
                live.tell(b'{"t":"chat","text":"' + b"x" * 60_000 + b'"}')
            await until(lambda: 1 not in live.online)


async def test_what_one_takes_no_more_is_not_kept_for_ever(server: Inside, ann: Guest) -> None:
    """A client that reads nothing and talks of which there is no end: it is dropped, with all that waits for it."""
    table = await ann.table("toy", "me", "me")
    live = (await server.tables.get(table)).table
    cookies = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    async with Frozen(server.url, table, {"Cookie": cookies, "Origin": server.url}) as frozen:
        await frozen.send(t="hello", view="page")
        await until(lambda: live.online == {0, 1})
        while live.watchers:
            live.tell(b'{"t":"chat","text":"' + b"x" * 60_000 + b'"}')
            await asyncio.sleep(0)


async def test_who_comes_and_goes_is_told_only_when_it_changes(server: Inside, ann: Guest) -> None:
    table = await ann.table("toy", "me", "me")
    async with ann.socket(table) as socket:
        await socket.until("view")
        for _ in range(5):
            async with Guest(server.url) as eve, eve.socket(table) as other:
                await other.until("view")
        await socket.send(t="ping")
        heard = []
        while (message := await socket.read())["t"] != "pong":
            heard.append(message["t"])
        assert heard.count("presence") <= 1  # of Ann herself


async def test_a_socket_that_says_hello_late_is_at_the_same_table(server: Inside, ann: Guest) -> None:
    """However often the table is swept meanwhile, and though nobody else is there."""
    table = await ann.table("toy", "me", "me")
    async with ann.socket(table, greet=False) as late:
        await until(lambda: bool(server.tables._live[table].table.watchers))
        for now in (0.0, server.tables.setup.keep + 1, 2 * server.tables.setup.keep + 2):
            server.tables.sweep(now)
        async with ann.socket(table) as other:
            view = await other.until("view")
            await late.send(t="hello", lang="en", view="data")
            await late.until("view", ply=view["ply"])
            await other.act(view["actions"][0]["code"])
            await other.after(view["ply"])
            await late.after(view["ply"])


# -- seats (M4) -------------------------------------------------------------------------------------------------------


async def test_a_host_frees_a_seat_over_http(server: Inside, ann: Guest) -> None:
    async with Guest(server.url) as eve:
        table = await ann.table("trek12", "me", "open", "open")
        assert [await eve.join(table, "Eve") for _ in range(2)] == [1, 1]
        refused = await eve.post(f"/api/tables/{table}/remove", {"seat": 0})
        assert refused.status_code == 403
        assert (await ann.post(f"/api/tables/{table}/remove", {"seat": 1})).status_code == 204
        async with Socket.open(server.url, table, {}) as looking:
            seats = (await looking.until("lobby"))["seats"]
        assert json.dumps([seat["kind"] for seat in seats]) == '["person", "open", "open"]'


# -- malformed input (L1-L4, L6) --------------------------------------------------------------------------------------


async def test_a_damaged_cookie_is_replaced(server: Inside, ann: Guest) -> None:
    await ann.http.get("/")
    whole = str(ann.http.cookies["sacbe"])
    for damaged in (whole[:-9], whole[::-1], "x" + whole[1:], "%", "A" * 400, whole[: len(whole) // 2]):
        async with Guest(server.url) as other:
            other.http.cookies.set("sacbe", damaged, domain="127.0.0.1")
            assert (await other.http.get("/")).status_code == 200, damaged
            assert [one for one in other.http.cookies.jar if one.name == "sacbe" and one.value != damaged]


async def test_malformed_requests_are_refused_in_words(
    server: Inside, ann: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    headers = {"content-type": "application/json", "x-csrf-token": ann.http.cookies["csrf"]}
    for body in (b"\xff\xfe", b"[" * 20_000, b'{"name": "\xc3"}', b"", b"null", b"{", b'{"name": 1e999}'):
        answer = await ann.http.post("/api/name", content=body, headers=headers)
        assert 400 <= answer.status_code < 500, body[:20]
        assert answer.json()["text"]
    for path in ("/static/%00", "/t/%00", "/static/..%2f..%2fsecret", "/rules/%0a", "/no/such/place"):
        assert (await ann.http.get(path)).status_code == 404, path
    async with ann.socket(await ann.table("toy", "me", "me")) as socket:
        view = await socket.until("view")
        await socket.send(t="x" * 5000)
        assert len((await socket.until("error"))["text"]) < 500
        await socket.send(t="act", ply=view["ply"], step=0, text="y" * 99)
        assert (await socket.until("refused"))["text"]
    assert "failed" not in caplog.text


async def test_a_token_that_is_none_makes_no_table_and_takes_no_seat(server: Inside, ann: Guest) -> None:
    body = {"game": "toy", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    answer = await ann.http.post("/api/tables", json=body, headers={"authorization": "Bearer junk"})
    assert (answer.status_code, answer.json()["reason"]) == (401, "bad-token")
    table = await ann.table("toy", "me", "open")
    wishes = {"join": {"name": "Eve"}, "fill": {"level": "novice"}, "remove": {"seat": 0}, "token": {"seat": 0}}
    for path, wish in wishes.items():
        answer = await ann.http.post(f"/api/tables/{table}/{path}", json=wish, headers={"authorization": "Bearer junk"})
        assert answer.status_code == 403, path
    async with ann.socket(table) as socket:
        assert [seat["kind"] for seat in (await socket.until("lobby"))["seats"]] == ["person", "open"]


async def test_the_luck_of_bots_is_known_to_the_server_only(tmp_path: Path) -> None:
    lucks = set()
    for secret in ("one", "two"):
        async with tables_at(tmp_path / f"{secret}.db") as tables:
            tables.setup.secret = secret
            show = await tables.create("h", "toy", {}, persons("A", "B"))
            show.table.meta.id = "the same"
            lucks |= {tables.bots._luck(show.table, 0), tables.bots._luck(show.table, 0)}
    assert len(lucks) == 2
