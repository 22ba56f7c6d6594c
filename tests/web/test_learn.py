"""Lessons over the socket: resumed, answered, and alone with the teacher."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.needs import HANGS
from tests.web.inside import inside
from tests.web.server import PATIENT, Socket


@asynccontextmanager
async def learner(url: str, slug: str, **hello: Any) -> AsyncIterator[Socket]:
    address = url.replace("http", "ws", 1) + f"/api/learn/{slug}/socket"
    async with connect(address, max_size=None, **PATIENT) as raw:
        socket = Socket(raw)
        if hello.pop("greet", True):
            await socket.send(**({"t": "hello", "lang": "en"} | hello))
        yield socket


async def test_a_lesson_goes_on_where_one_stopped_and_answers_what_is_tried(tmp_path: Path) -> None:
    async with inside(tmp_path / "t.sqlite3") as server:
        async with learner(server.url, "trek12", place="nines/close") as socket:
            lesson = (await socket.until("view"))["lesson"]
            assert (lesson["place"], lesson["kind"]) == ("nines/close", "do")
            assert {one["text"].split()[1] for one in socket.view["actions"]} == {"difference"}
            await socket.send(t="why", clicks=["op-sum", "cell-E3"])  # legal, but not now
            why = await socket.until("why")
            assert (why["reason"], why["rule"]) == ("lesson-do", "") and "4 + 3" in why["text"]
            await socket.send(t="why", clicks=["op-sum", "cell-A1"])  # against the rules
            assert (await socket.until("why"))["rule"] == "T-4.1.4"
            await socket.send(t="act", ply=socket.view["ply"], step=0, text="write sum E3")
            assert (await socket.until("refused"))["reason"] == "lesson-do"
            await socket.send(t="learn", do="back")
            while socket.view["lesson"]["place"] != "nines/nine":
                await socket.until("view")
            assert socket.view["actions"] == []
        async with learner(server.url, "trek12", lang="ru", place="no/such") as socket:
            view = await socket.until("view")
            assert view["lesson"]["place"] == "numbers/goal"
            assert view["panels"][1]["name"] == "Борис"


async def test_nobody_else_is_there(tmp_path: Path) -> None:
    alone: list[dict[str, Any]] = [
        {"t": "chat", "text": "hi"},
        {"t": "hint"},
        {"t": "rematch"},
        {"t": "bot", "seat": 0, "level": "novice"},
        {"t": "plan", "do": "open"},
    ]
    async with inside(tmp_path / "t.sqlite3") as server, learner(server.url, "trek12") as socket:
        await socket.until("view")
        for message in alone:
            await socket.send(**message)
            assert (await socket.until("refused"))["reason"] == "lesson-alone"


async def test_games_without_a_lesson_and_tables_without_one_say_so(tmp_path: Path) -> None:
    async with inside(tmp_path / "t.sqlite3") as server:
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/learn/trek12", headers={"accept": "text/html"})).status_code == 200
            assert (await http.get("/learn/nothing", headers={"accept": "text/html"})).status_code == 404
        async with learner(server.url, "nothing", greet=False) as socket:
            told = json.loads(await asyncio.wait_for(socket.raw.recv(), HANGS))
            assert told["reason"] == "unknown-game"
