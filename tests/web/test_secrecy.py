"""Two-worlds secrecy over everything the server sends: what a viewer cannot know must not change a single byte."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from sacbe.core.game import Game
from sacbe.core.state import SPECTATOR
from sacbe.table.seats import PERSON, Seat, hash_token
from sacbe.table.sql import SqlStore
from sacbe.table.store import Append, Meta
from sacbe.table.unfold import Ply
from tests.needs import HANGS
from tests.table.played import PLAYED, games
from tests.table.worlds import other_world, random_history, secret_moments
from tests.web.inside import inside
from tests.web.server import PATIENT, Socket

TABLE = "twoworlds2"


@pytest.fixture(autouse=True)
def no_rate_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """When somebody is told to slow down depends on the clock, which is no secret but differs from run to run."""
    monkeypatch.setattr("sacbe.web.limits.Bucket.take", lambda self: True)


@pytest.fixture(autouse=True)
def everybody_remarks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What bots say is said here for persons, after each turn: a bot would go on playing while it is looked at."""
    monkeypatch.setattr("sacbe.table.show.BOT", PERSON)
    monkeypatch.setattr("sacbe.table.remarks.PAUSE", 0)
    monkeypatch.setattr("sacbe.table.remarks.ONE_IN", 1)


async def write_world(data: Path, game: Game, seats: int, history: list[Ply]) -> None:
    """A table that stands where this history ends, every seat with a token of its own."""
    store = SqlStore(data)
    await store.open()
    options = game.fitting(seats)
    chairs = [Seat(k, PERSON, f"Name {k}", f"owner {k}", token_hash=hash_token(f"token {k}")) for k in range(seats)]
    await store.create(Meta(TABLE, game.slug, options, "ab" * 32, "owner 0", edition=game.edition), chairs)
    await store.append(Append(TABLE, 0, history, False, []))
    await store.close()


async def everything(url: str, game: Game, viewer: int, length: int, rng: random.Random) -> list[str]:
    """All that one viewer can get out of a table, by every message and request there is, as raw text."""
    headers = {} if viewer == SPECTATOR else {"authorization": f"Bearer token {viewer}"}
    got: list[str] = []

    async def drain(socket: Socket) -> None:
        await socket.send(t="ping")
        while True:
            message = await asyncio.wait_for(socket.raw.recv(), HANGS)
            assert isinstance(message, str)
            if json.loads(message)["t"] == "pong":
                return
            got.append(message)

    async def what(socket: Socket) -> None:
        """What some of the things are that the last view has drawn."""
        drawn = json.loads(next(m for m in reversed(got) if m.startswith('{"t":"view"')))
        named = set(re.findall(r"data-what='([\w-]+)'|id='([\w-]+)' class='spot", drawn.get("svg", "")))
        known = sorted({one or other for one, other in named}) or ["gold"]
        panels = [f"panel-{seat}{part}" for seat in range(len(drawn.get("panels", []))) for part in ("", "-score")]
        top = [f"headline-{place}" for place in range(len(drawn.get("headline", [])))]
        for thing in [*rng.sample(known, min(len(known), 12)), *panels, *top, "nothing"]:
            await socket.send(t="what", thing=thing)
        await drain(socket)

    async def hint(socket: Socket) -> None:
        """A hint comes when it is ready, so it is waited for before anything else is asked."""
        await socket.send(t="hint")
        while True:
            message = await asyncio.wait_for(socket.raw.recv(), HANGS)
            assert isinstance(message, str)
            got.append(message)
            if json.loads(message)["t"] in ("hint", "refused"):
                await drain(socket)
                return

    async def plan(socket: Socket) -> None:
        """The next turn tried out: every kind of message, what is offered in it and what is not."""
        for step in range(3):
            await socket.send(t="plan", do="open")
            await drain(socket)
            view: Any = next(json.loads(m) for m in reversed(got) if m.startswith('{"t":"view"'))
            offered = view["actions"] if view["plan"] and view["plan"]["on"] else [{"code": 0}]
            for choice in rng.sample(offered, min(3, len(offered))):
                await socket.send(t="act", ply=length, step=step, code=choice["code"], plan=True)
                await socket.send(t="why", code=choice["code"])
                await drain(socket)
                await socket.send(t="undo", ply=length, step=step + 1, plan=True)
                await drain(socket)
            if offered:
                await socket.send(t="act", ply=length, step=step, code=offered[0]["code"], plan=True)
            await socket.send(t="plan", do="leave")
            await drain(socket)
        await socket.send(t="take-plan", ply=length, step=0)
        await socket.send(t="plan", do="drop")
        await drain(socket)

    for kind, lang, layout in (
        ("page", "ru", "wide"),
        ("page", "en", "tall"),
        ("words", "ru", "wide"),
        ("data", "en", "wide"),
    ):
        async with Socket.open(url, TABLE, headers, view=kind, lang=lang, layout=layout) as socket:
            await drain(socket)
            for ply in range(0, length + 1, 1 + length // 8):
                await socket.send(t="replay", ply=ply)
                await socket.send(t="describe")
                await socket.send(t="position")
                await drain(socket)
                await what(socket)
            await socket.send(t="replay", ply=None)
            await drain(socket)
            await what(socket)
            codes = rng.sample(range(game.actions.size), min(6, game.actions.size))
            for code in codes:
                await socket.send(t="why", code=code)
            await drain(socket)
            await hint(socket)
            for code in codes:
                await socket.send(t="act", ply=length, step=0, code=code)
                await drain(socket)
                await socket.send(t="undo", ply=length, step=1)
                await drain(socket)
            offered: list[Any] = next((json.loads(m)["actions"] for m in reversed(got) if '"actions":[{' in m), [])
            for choice in rng.sample(offered, min(4, len(offered))):
                await socket.send(t="act", ply=length, step=0, code=choice["code"])
                await drain(socket)
                await what(socket)
                await hint(socket)
                await socket.send(t="describe")
                await socket.send(t="act", ply=length, step=1, code=choice["code"])
                await drain(socket)
                await socket.send(t="undo", ply=length, step=1, turn=True)
                await drain(socket)
            await plan(socket)
            if kind == "page":
                for choice in offered[:1]:
                    await socket.send(t="why", clicks=choice["clicks"][0] if choice["clicks"] else ["nothing"])
            await socket.send(t="bot", seat=(viewer + 1) % 2, level="nobody")
            await socket.send(t="rematch")
            await socket.send(t="learn", do="next")
            await socket.send(t="analyse", do="look")
            await socket.send(t="position")
            await socket.send(t="act", ply=0, step=9, code=1)
            await socket.raw.send("{")
            await drain(socket)
    async with Socket.open(url, TABLE, headers, view="page", lang="ru", patches=True) as socket:
        await drain(socket)
        for ply in (*range(0, length, 1 + length // 8), None):
            await socket.send(t="replay", ply=ply)
            await drain(socket)
        for code in codes:
            await socket.send(t="act", ply=length, step=0, code=code)
            await drain(socket)
            await socket.send(t="undo", ply=length, step=1)
            await drain(socket)
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=HANGS) as http:
        views = ("view", "view?view=page&lang=ru", "view?ply=3", "view?seat=0", "view?seat=1", "picture")
        words = ("view?view=words", "words", "words?ply=3&lang=en", "words?seat=1")
        for path in (*views, *words, "record", "ending", "postcard"):
            answer = await http.get(f"/api/tables/{TABLE}/{path}")
            got.append(f"{answer.status_code} {answer.text}")
        for agent in ("Mobile", "Desktop"):  # the page brings its first view with it
            page = await http.get(f"/t/{TABLE}", headers={"user-agent": agent, "accept": "text/html"})
            assert 'id="view"' in page.text
            got.append(page.text)
        for path in ("", "/board?ply=3", f"/board?ply={length}&seat=1", "/board?instead=0"):
            answer = await http.get(f"/api/reviews/{TABLE}{path}")
            assert answer.json()["reason"] == "not-over"
            got.append(answer.text)
        for path in (f"/api/reviews/{TABLE}/position?ply=3", f"/api/analyses/{TABLE}/record", f"/whatif/{TABLE}?ply=3"):
            answer = await http.get(path, headers={"accept": "text/html"} if path.startswith("/whatif") else {})
            assert answer.status_code == 409
            got.append(answer.text)
        begun = await http.post(f"/api/reviews/{TABLE}")
        # A review would tell how everybody stands, and why; who has neither cookie nor token may begin nothing at all.
        assert begun.json()["reason"] == ("not-over" if headers else "forbidden")
        got.append(begun.text)
    address = f"{url.replace('http', 'ws', 1)}/api/analyses/{TABLE}/socket"
    async with connect(address, additional_headers=headers, **PATIENT) as raw:  # no game that goes on is analysed
        refused = str(await asyncio.wait_for(raw.recv(), HANGS))
        assert json.loads(refused)["reason"] == "analysis-not-over"
        got.append(refused)
    kinds = Counter(json.loads(message)["t"] for message in got if message.startswith("{"))
    assert kinds["view"] > 50, kinds  # errors would be equal in all worlds
    assert kinds["what"] > 20, kinds
    assert kinds["patch"] > 5, kinds
    assert kinds["describe"] > 10, kinds
    assert kinds["position"] > 10, kinds
    assert not any('"internal"' in message for message in got)
    return got


async def story_of(data: Path, game: Game, viewer: int, history: list[Ply], seed: int) -> list[str]:
    # a public address: the page says where it can be reached, and every server has a port of its own
    async with inside(data, url="http://worlds.test", hosts=("127.0.0.1",)) as server:
        return await everything(server.url, game, viewer, len(history), random.Random(seed))


@pytest.mark.engine
@pytest.mark.parametrize("slug", PLAYED)
async def test_two_worlds(slug: str, tmp_path: Path) -> None:
    game, rng = games(slug), random.Random(5)
    seats = min(3, game.seats.stop - 1)
    secrets, compared, planned, remarked, felt, coached = 0, 0, 0, 0, 0, 0
    for viewer in (SPECTATOR, *range(seats)):
        for attempt in range(40):
            history = random_history(game, seats, 90, rng)
            moments = secret_moments(game, seats, history, viewer)
            secrets += len(moments)
            history = history[: rng.choice(moments)] if moments else []
            other = other_world(game, seats, history, viewer, rng) if moments else None
            if other is None:
                continue
            told: list[Any] = []
            for name, world in (("one", history), ("two", other)):
                data = tmp_path / f"{name}{viewer}.db"
                await write_world(data, game, seats, world)
                told.append(await story_of(data, game, viewer, world, attempt))
            assert len(told[0]) == len(told[1])
            for first, second in zip(*told, strict=True):
                assert first == second
            compared += 1
            planned += sum('"plan":{"on":true' in message for message in told[0])
            remarked += sum('"kind":"remark"' in message for message in told[0])
            felt += sum('"effects":[{"kind":' in message for message in told[0])
            coached += sum('"coach":[{' in message for message in told[0])
            break
    # A game that hides nothing from anybody has no second world; any other must have been compared for everybody.
    assert compared == (seats + 1 if secrets else 0)
    assert bool(planned) == (slug in ("tzolkin", "eldorado", "tobago"))
    assert bool(remarked) == bool(coached) == bool(compared)
    assert bool(felt) == (bool(compared) and slug != "toy")  # what is seen and heard was among it


async def test_the_comparison_would_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same test with a leak built in: views made of the true position."""
    rng, toy = random.Random(1), games("toy")
    history = random_history(toy, 2, 4, rng)
    other = other_world(toy, 2, history, 0, rng)
    assert other is not None
    monkeypatch.setattr("tests.table.toy.ToyState.hide", lambda self, seat: self.copy())
    told = []
    for name, world in (("one", history), ("two", other)):
        await write_world(tmp_path / name, toy, 2, world)
        told.append(await story_of(tmp_path / name, toy, 0, world, 1))
    assert told[0] != told[1]
