"""The end of a game over HTTP: refused while it runs, the same for everybody after it, told once for many who ask."""

from __future__ import annotations

import asyncio
import random
import xml.etree.ElementTree as ET
from collections.abc import Sequence

import pytest

from sacbe.core.game import Game
from sacbe.core.state import State
from sacbe.table.course import Course, walked
from sacbe.table.errors import Refused
from sacbe.table.unfold import Ply
from tests.table.helpers import play_on
from tests.web.inside import Inside
from tests.web.server import Guest

PATHS = ("ending", "ending?lang=ru&width=343", "postcard", "postcard?lang=ru")


async def test_it_is_refused_until_the_game_is_over(server: Inside, ann: Guest) -> None:
    table = await ann.table("toy", "me", "hotseat")
    show = await server.tables.get(table)
    while not show.table.over:
        for path in PATHS:
            answer = await ann.http.get(f"/api/tables/{table}/{path}")
            assert answer.status_code == 409
            assert answer.json()["reason"] == "not-over"
        with pytest.raises(Refused):
            await show.endings.told("en")
        await play_on(show, random.Random(show.table.ply), until=show.table.ply + 6)
    told = (await ann.http.get(f"/api/tables/{table}/ending")).json()
    rounds = show.table.state.dump()["round"]
    assert told["chart"].count("class='col'") in (rounds, rounds + 1)
    assert told["title"] == "points" and told["alone"] == ""
    assert len(told["strides"]) == 2
    for moment in told["moments"]:
        assert 0 < moment["ply"] <= show.table.ply
    async with Guest(server.url) as stranger:  # a spectator is told the same
        assert (await stranger.http.get(f"/api/tables/{table}/ending?lang=en")).json() == told
        card = await stranger.http.get(f"/api/tables/{table}/postcard")
    assert card.headers["content-type"].startswith("image/svg+xml")
    assert ET.fromstring(card.text).get("viewBox") == "0 0 1200 1000"


async def test_it_is_worked_out_once(server: Inside, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await ann.table("toy", "me", "hotseat")
    show = await server.tables.get(table)
    await play_on(show, random.Random(1))
    walks: list[int] = []

    def counted(game: Game, start: State, plies: Sequence[Ply], racers: int) -> Course:
        walks.append(racers)
        return walked(game, start, plies, racers)

    monkeypatch.setattr("sacbe.table.ending.walked", counted)
    addresses = [f"/api/tables/{table}/{path}" for path in ("ending", "postcard", "ending?width=300")]
    answers = await asyncio.gather(*(ann.http.get(address) for address in addresses * 3))
    assert {answer.status_code for answer in answers} == {200}
    assert len(walks) == 1


async def test_a_bad_width_is_told_what_would_be_right(server: Inside, ann: Guest) -> None:
    table = await ann.table("toy", "me", "hotseat")
    await play_on(await server.tables.get(table), random.Random(1))
    answer = await ann.http.get(f"/api/tables/{table}/ending?width=20")
    assert answer.status_code == 400
    assert "280" in answer.json()["text"]
    assert (await ann.http.get("/api/tables/nowhere234/ending")).status_code == 404
