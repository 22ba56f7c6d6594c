"""Attacks that once did harm: each leaves everybody else where they were, and is answered in words."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from sacbe.core.game import Game
from sacbe.core.state import State
from sacbe.core.thought import Thought
from sacbe.table import show as shown
from sacbe.table.kept import Kept
from sacbe.table.seats import Who
from sacbe.table.store import Append
from sacbe.web import run
from sacbe.web.limits import SOCKETS, Bucket, Limits
from tests.table.helpers import Quick, bot, persons, tables_at, until
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
    def __init__(self, address: str) -> None:
        self.who, self.address = Who(f"guest at {address}"), address

    def refresh(self) -> None: ...
    def tell(self, message: bytes) -> None: ...


async def test_a_hundred_tables_of_bots_keep_no_other_bot_waiting(tmp_path: Path) -> None:
    thinker = Slow()
    async with tables_at(tmp_path / "t.db", thinker) as tables:
        for _ in range(40):
            flood = await tables.create("flood", "toy", {}, [bot(0), bot(1)], payer="192.0.2.66")
            flood.table.watchers.add(Looker("192.0.2.66"))
            await tables.attend(flood)
        await until(lambda: tables.bots.queue.waiting >= 39)
        mine = await tables.create("h", "toy", {}, [bot(0), *persons("x", "B")[1:]], payer="192.0.2.1")
        await until(lambda: tables.bots.queue.waiting >= 40)
        for _ in range(2):  # the thought that runs, and then the one for me
            thinker.go.release()
        await until(lambda: 0 not in mine.table.opened)


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
            for _ in range(100):
                await frozen.send(t="look", lang="en")
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


# -- storage (M7, M8) -------------------------------------------------------------------------------------------------


async def test_a_game_that_could_not_begin_begins_later(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        append = tables.store.append

        async def full(what: Append) -> None:
            raise OSError("no space left on device")

        tables.store.append = full  # type: ignore[method-assign]
        show = await tables.create("h", "toy", {}, persons("A", "B"))
        assert show.table.ply == 0
        tables.store.append = append  # type: ignore[method-assign]
        tables.sweep(0.0)
        tables.sweep(1.0)
        await until(lambda: show.table.ply > 0)


DAMAGE = {
    "an action that is none": "UPDATE plies SET action = 60000 WHERE ply = 1",
    "options that are no JSON": "UPDATE tables SET options = '{'",
    "no such game": "UPDATE tables SET game = 'chess'",
    "a seat too few": "DELETE FROM seats WHERE seat = 1",
    "a ply is gone": "DELETE FROM plies WHERE ply = 0",
    "a draft that is no JSON": "INSERT INTO drafts VALUES ((SELECT id FROM tables), 0, 'x')",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
async def test_a_damaged_table_is_told_and_harms_no_other_page(tmp_path: Path, damage: str) -> None:
    data = tmp_path / "t.db"
    async with inside(data) as server, Guest(server.url) as ann:
        table = await ann.table("toy", "me", "me")
        cookies = ann.http.cookies
    with sqlite3.connect(data) as database:
        database.execute(damage)
    database.close()
    async with inside(data) as server, Guest(server.url) as ann:
        ann.http.cookies = cookies
        good = await ann.table("toy", "me", "me")
        mine = await ann.http.get("/api/mine")
        assert mine.status_code == 200
        assert good in [one["table"] for one in mine.json()]
        assert (await ann.http.get("/", headers={"accept": "text/html"})).status_code == 200
        answer = await ann.http.get(f"/t/{table}", headers={"accept": "text/html"})
        assert answer.status_code == (404 if "chess" in damage else 500)
        assert "restore it from a backup" in answer.text or answer.status_code == 404
        assert "Traceback" not in answer.text


async def test_a_damaged_snapshot_is_not_believed(tmp_path: Path) -> None:
    data = tmp_path / "t.db"
    async with tables_at(data) as tables:
        show = await tables.create("h", "trek12", {}, persons("A", "B"))
        while show.table.ply < 70:
            seat = sorted(show.table.opened)[0]
            draft = show.table.drafts.get(seat)
            code = show.table.position_of(seat).legal(seat)[0]
            await show.table.act(seat, show.table.ply, len(draft.actions) if draft else 0, code, True)
        table, plies, position = show.table.meta.id, show.table.ply, show.table.state.dump()
    with sqlite3.connect(data) as database:
        stored: bytes = database.execute("SELECT position FROM snapshots").fetchone()[0]
        wrong = stored.replace(b'"round":', b'"round":1')
        assert wrong != stored
        database.execute("UPDATE snapshots SET position = ?", (wrong,))
    database.close()
    async with tables_at(data) as tables:
        again = (await tables.get(table)).table
        assert (again.ply, again.state.dump()) == (plies, position)


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


async def test_a_token_that_is_none_makes_no_table(server: Inside, ann: Guest) -> None:
    body = {"game": "toy", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    answer = await ann.http.post("/api/tables", json=body, headers={"authorization": "Bearer junk"})
    assert (answer.status_code, answer.json()["reason"]) == (401, "bad-token")


async def test_the_luck_of_bots_is_known_to_the_server_only(tmp_path: Path) -> None:
    lucks = set()
    for secret in ("one", "two"):
        async with tables_at(tmp_path / f"{secret}.db") as tables:
            tables.setup.secret = secret
            show = await tables.create("h", "toy", {}, persons("A", "B"))
            show.table.meta.id = "the same"
            lucks |= {tables.bots._luck(show.table, 0), tables.bots._luck(show.table, 0)}
    assert len(lucks) == 2


# -- too much of everything (M4, L8, L10, L13) ------------------------------------------------------------------------


async def test_every_address_counts_and_is_told_when_to_come_back(tmp_path: Path) -> None:
    async with inside(tmp_path / "t.db", rate=30) as server, Guest(server.url) as ann:
        answers = [await ann.http.get(path) for path in ("/no/such/place", "/api/games") for _ in range(20)]
        late = answers[-1]
        assert late.status_code == 429
        assert 1 <= int(late.headers["retry-after"]) <= 60
        page = await ann.http.get("/", headers={"accept": "text/html"})
        assert (page.status_code, "retry-after" in page.headers) == (429, True)


async def test_sockets_of_one_address_have_an_end(tmp_path: Path) -> None:
    limits = Limits(100)
    held = [limits.socket("192.0.2.1") for _ in range(SOCKETS)]
    for one in held:
        one.__enter__()
    with pytest.raises(Exception, match="too-many-sockets"), limits.socket("192.0.2.1"):
        pass
    with limits.socket("192.0.2.2"):
        pass
    held[0].__exit__(None, None, None)
    with limits.socket("192.0.2.1"):
        pass


def test_a_clock_that_is_set_back_blocks_nobody() -> None:
    """Buckets go by a clock that only goes on; and a bucket knows when it will have something again."""
    now = [100.0]
    bucket = Bucket(0.5, 2, lambda: now[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    assert bucket.wait == pytest.approx(2.0)
    now[0] += 2.0
    assert bucket.take()


async def test_whoever_only_looks_on_talks_little(tmp_path: Path) -> None:
    async with inside(tmp_path / "t.db", rate=100_000) as server, Guest(server.url) as ann, Guest(server.url) as eve:
        table = await ann.table("toy", "me", "me")
        async with eve.socket(table) as stranger, ann.socket(table) as player:
            await stranger.until("view")
            await player.until("view")
            reasons = []
            for n in range(8):
                await stranger.send(t="chat", text=f"buy {n}")
                message = await stranger.read()
                while message["t"] not in ("chat", "refused"):
                    message = await stranger.read()
                reasons.append(message["t"])
            assert "refused" in reasons
            await player.send(t="chat", text="hello")
            await player.until("chat", text="hello")


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
