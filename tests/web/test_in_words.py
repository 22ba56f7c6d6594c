"""The position in words over HTTP and over a socket: for whom it is, of which ply, and at whose expense."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.needs import HANGS
from tests.web.inside import inside
from tests.web.server import Guest, Socket


async def test_words_are_for_the_seat_and_of_the_ply_that_is_asked_for(tmp_path: Path) -> None:
    async with inside(tmp_path / "t.db") as server, Guest(server.url) as host:
        table = await host.table("trek12", "me", "me")
        mine = {"authorization": f"Bearer {await host.token(table, 1)}"}
        async with httpx.AsyncClient(base_url=f"{server.url}/api/tables/{table}", timeout=HANGS) as http:
            own = (await http.get("/words?lang=en", headers=mine)).json()["lines"]
            assert "You play seat 1" in own[0] and any(line.startswith("Dice: yellow") for line in own)
            onlooker = (await http.get("/words?lang=ru")).json()["lines"]
            assert "Вы смотрите со стороны" in onlooker[0]
            before = (await http.get("/words?lang=en&ply=0", headers=mine)).json()["lines"]
            assert "The dice have not been rolled this round" in before
            for wish, reason in (("seat=0", "not-your-seat"), ("ply=9999", "no-ply")):
                answer = await http.get(f"/words?{wish}", headers=mine)
                assert 400 <= answer.status_code < 500
                assert answer.json()["reason"] == reason
            view = (await http.get("/view?view=words&lang=en", headers=mine)).json()
            assert view["lines"] == own and "svg" not in view
            assert all(one["label"] and one["text"] for one in view["actions"])
        open_table = await host.table("trek12", "me", "open")
        answer = await host.http.get(f"/api/tables/{open_table}/words")
        assert answer.json()["reason"] == "not-begun"


async def test_a_secret_of_others_is_in_nobody_else_s_words(tmp_path: Path) -> None:
    """What a seat has drafted is in its own words only."""
    async with inside(tmp_path / "t.db") as server, Guest(server.url) as host:
        table = await host.table("trek12", "me", "me")
        tokens = [{"authorization": f"Bearer {await host.token(table, seat)}"} for seat in (0, 1)]
        async with Socket.open(server.url, table, tokens[0], view="words", lang="en") as socket:
            view = await socket.until("view")
            code = view["actions"][0]["code"]
            await socket.send(t="act", ply=view["ply"], step=0, code=code)
            await socket.send(t="describe")
            told = await socket.until("describe")
            assert any(line.startswith("Chosen, not shown yet") for line in told["lines"])
        async with httpx.AsyncClient(timeout=HANGS, headers=tokens[1]) as http:
            others = await http.get(f"{server.url}/api/tables/{table}/words?lang=en")
        assert not any(line.startswith("Chosen") for line in others.json()["lines"])


async def test_asking_too_often_is_refused(tmp_path: Path) -> None:
    async with inside(tmp_path / "t.db", rate=100_000) as server, Guest(server.url) as host:
        table = await host.table("trek12", "me", "me")
        answers = [await host.http.get(f"/api/tables/{table}/words") for _ in range(200)]
        refused = [answer for answer in answers if answer.status_code != 200]
        assert refused and all(answer.json()["reason"] == "rate" for answer in refused)
