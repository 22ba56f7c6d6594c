"""How much one address may have: too much is refused in words or comes later, and nobody else waits for it."""

from __future__ import annotations

import inspect
import time
from collections import Counter
from pathlib import Path

import pytest

from sacbe.web import limits as limited
from sacbe.web.limits import COSTLY, SOCKETS, Bucket, Limits
from tests.web.inside import inside
from tests.web.server import Guest, Socket

NEVER = 1e-9  # tokens a second: what is used up stays used up for the length of a test


def only(monkeypatch: pytest.MonkeyPatch, kind: str, most: int) -> None:
    """So many of this kind for an address, and as much as it likes of all else."""
    for other in COSTLY:
        monkeypatch.setitem(COSTLY, other, (1e9, 1e9))
    monkeypatch.setitem(COSTLY, kind, (NEVER, float(most)))


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
    for counted in (Bucket, Limits):
        assert inspect.signature(counted).parameters["clock"].default is time.monotonic


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


async def test_one_address_makes_so_many_tables_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, "table", 3)
    wish = {"game": "toy", "seats": [{"kind": "bot", "level": "novice"}] * 2}
    async with inside(tmp_path / "t.db", rate=100_000) as server, Guest(server.url) as ann, Guest(server.url) as again:
        answers = [await guest.post("/api/tables", wish) for guest in (ann, again, ann, again)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert (await ann.http.get("/api/mine")).status_code == 200


async def test_sockets_beyond_their_number_are_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited, "SOCKETS", 1)
    async with inside(tmp_path / "t.db", rate=100_000) as server, Guest(server.url) as ann:
        table = await ann.table("toy", "me", "me")
        async with ann.socket(table) as first:
            await first.until("view")
            async with ann.socket(table, greet=False) as second:
                assert (await second.read())["reason"] == "too-many-sockets"
            await first.send(t="ping")
            await first.until("pong")


@pytest.mark.parametrize("question", [{"t": "replay", "ply": 1}, {"t": "why", "clicks": ["x"]}, {"t": "describe"}])
async def test_what_is_drawn_for_one_address_has_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, question: dict[str, object]
) -> None:
    only(monkeypatch, "drawing", 3)
    async with inside(tmp_path / "t.db", rate=100_000) as server, Guest(server.url) as ann, Guest(server.url) as eve:
        table = await ann.table("toy", "me", "me")
        async with ann.socket(table) as one, eve.socket(table) as other:
            assert await told(one, question, 2) == 0
            assert await told(other, question, 3) == 2  # of the same address


async def test_all_sockets_of_an_address_share_what_they_may_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    only(monkeypatch, "message", 20)
    async with inside(tmp_path / "t.db", rate=100_000) as server, Guest(server.url) as ann:
        table = await ann.table("toy", "me", "me")
        async with ann.socket(table) as one, ann.socket(table) as other:
            kinds = [(await pinged(socket))["t"] for _ in range(10) for socket in (one, other)]
        assert Counter(kinds) == {"pong": 18, "refused": 2}  # two said hello before


async def test_whole_pages_come_later_when_there_were_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of another language is drawn and sent whole; whoever asks for it again and again waits, moves do not."""
    only(monkeypatch, "view", 3)
    async with inside(tmp_path / "t.db", rate=100_000) as server, Guest(server.url) as ann:
        table = await ann.table("toy", "me", "me")
        async with ann.socket(table, view="page", patches=True) as playing:
            view = await playing.until("view")
            async with ann.socket(table, view="page") as eager:
                seen = 0
                for lang in ("en", "ru") * 5:
                    await eager.send(t="look", lang=lang)
                    await eager.send(t="ping")
                    while (await eager.read())["t"] != "pong":
                        seen += 1
                await eager.send(t="ping")
                while (await eager.read())["t"] != "pong":
                    seen += 1
                assert seen <= 2 + 1  # two views, and who is there
            await playing.act(view["actions"][0]["code"])
            assert (await playing.until("patch"))["ply"] > view["ply"]


async def pinged(socket: Socket) -> dict[str, object]:
    await socket.send(t="ping")
    while (message := await socket.read())["t"] not in ("pong", "refused"):
        pass
    return message


async def told(socket: Socket, question: dict[str, object], times: int) -> int:
    """How often a question asked so often was refused for its number."""
    refused = 0
    for _ in range(times):
        await socket.send(**question)
    await socket.send(t="hello", lang="en", view="data")
    await socket.send(t="act", ply=0, step=9, code=1)  # is refused for something else, and last of all
    while (message := await socket.read()).get("reason") not in ("stale", "not-your-seat"):
        refused += message.get("reason") == "rate"
    return refused
