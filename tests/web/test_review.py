"""Reviews over HTTP: refused while a game runs, worked out once and kept, told in words and boards."""

from __future__ import annotations

import asyncio
import random
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from sacbe.core.record import Record
from sacbe.table.reviews import Reviews
from tests.endings.records import record
from tests.needs import HANGS
from tests.review.games import played
from tests.table.helpers import play_on
from tests.web.inside import Inside, inside
from tests.web.server import Guest

pytestmark = pytest.mark.compiled
TRIALS = 8


async def done(guest: Guest, key: str, lang: str = "en") -> dict[str, Any]:
    """The review, as soon as it is there."""
    async with asyncio.timeout(HANGS):
        while True:
            told: dict[str, Any] = (await guest.http.get(f"/api/reviews/{key}?lang={lang}")).json()
            assert told["state"] in ("running", "done"), told
            if told["state"] == "done":
                return told
            await asyncio.sleep(0.05)


async def begin(guest: Guest, path: str, **data: Any) -> tuple[int, dict[str, Any]]:
    answer = await guest.post(f"/api/reviews{path}", data)
    return answer.status_code, answer.json()


async def finished(server: Inside, guest: Guest) -> str:
    server.tables.reviews.trials = TRIALS
    table = await guest.table("trek12", "me", "hotseat")
    await play_on(await server.tables.get(table), random.Random(1))
    return table


async def test_a_review_is_refused_while_the_game_runs(server: Inside, ann: Guest) -> None:
    table = await ann.table("trek12", "me", "hotseat")
    show = await server.tables.get(table)
    while not show.table.over:
        for path in (table, f"{table}/board?ply=1", f"{table}/board?instead=0"):
            answer = await ann.http.get(f"/api/reviews/{path}")
            assert (answer.status_code, answer.json()["reason"]) == (409, "not-over")
        assert (await begin(ann, f"/{table}"))[1]["reason"] == "not-over"
        assert (await ann.http.get(f"/review/{table}", headers={"accept": "text/html"})).status_code == 409
        assert await server.tables.store.review(table) is None
        await play_on(show, random.Random(show.table.ply), until=show.table.ply + 25)


async def test_it_is_worked_out_once_and_kept(tmp_path: Path) -> None:
    async with inside(tmp_path / "t.db") as server, Guest(server.url) as ann:
        table = await finished(server, ann)
        assert (await ann.http.get(f"/api/reviews/{table}")).json()["state"] == "none"
        answers = await asyncio.gather(*(begin(ann, f"/{table}") for _ in range(3)))
        assert {code for code, _ in answers} == {202}
        assert {body["state"] for _, body in answers} <= {"running", "done"}
        first = await done(ann, table)
        assert (await begin(ann, f"/{table}"))[1]["state"] == "done"
    async with inside(tmp_path / "t.db") as server, Guest(server.url) as eve:  # another server, another person
        assert await done(eve, table) == first
        other = await done(eve, table, "ru")
        assert other["review"]["players"][0]["name"] == first["review"]["players"][0]["name"]
        assert other["review"]["title"] == "Шансы на победу"


async def test_what_is_told_of_it(server: Inside, ann: Guest) -> None:
    table = await finished(server, ann)
    await begin(ann, f"/{table}")
    told = (await done(ann, table))["review"]
    plies = len((await server.tables.get(table)).table.history.plies)
    chart = ET.fromstring(told["chart"].replace("var(--sans)", "x"))
    assert chart.get("role") == "slider"
    assert 1 <= len(told["turning"]) <= 5
    for point in told["turning"]:
        assert 0 < point["ply"] <= plies and point["change"] and point["verdict"]
    assert told["slips"], "two who play at random make mistakes"
    for slip in told["slips"]:
        assert slip["better"] and slip["grade"] in ("doubtful", "mistake", "blunder")
    for player in told["players"]:
        assert len(player["learn"]) == 3 and all(player["learn"])
        assert len(player["parts"]) == 4
    assert len(told["totals"]) == len(told["players"]) == 2
    assert all(len(row["values"]) == 2 for row in told["sources"])
    slip = told["slips"][0]
    boards = [f"ply={slip['ply']}&seat={slip['seat']}", f"instead={slip['unit']}&seat={slip['seat']}"]
    drawn = [await ann.http.get(f"/api/reviews/{table}/board?{one}") for one in boards]
    assert all(one.headers["content-type"].startswith("image/svg+xml") for one in drawn)
    assert drawn[0].text != drawn[1].text, "what was better looks different"
    for wrong, code in ((f"ply={plies + 1}", 404), ("instead=9999", 404), ("ply=1&seat=7", 403), ("ply=x", 400)):
        assert (await ann.http.get(f"/api/reviews/{table}/board?{wrong}")).status_code == code
    assert "review" in (await ann.http.get(f"/review/{table}")).text


async def test_an_uploaded_record_is_reviewed_for_everybody_with_the_link(server: Inside, ann: Guest) -> None:
    server.tables.reviews.trials = TRIALS
    text = played("trek12", 2, 1).write()
    code, made = await begin(ann, "", record=text)
    assert code == 202 and made["url"] == f"/review/{made['review']}"
    assert (await begin(ann, "", record="\n" + text + "\n"))[1] == made, "the same game, the same review"
    async with Guest(server.url) as eve:
        assert (await done(eve, made["review"]))["review"]["players"][0]["name"] == "Player 0"
        assert (await eve.http.get(f"/api/reviews/{made['review']}/board?ply=5")).status_code == 200
    assert (await ann.http.get("/api/reviews/r-0123456789abcdef0123")).status_code == 404
    assert (await ann.http.get("/review")).status_code == 200


async def test_a_record_that_cannot_be_reviewed_says_why(server: Inside, ann: Guest) -> None:
    whole = played("trek12", 2, 1)
    early = Record(whole.game, 2, actions=whole.actions[:30], edition=whole.edition)
    wrong = whole.write().replace("skip", "jump").replace("write", "wrote")
    cases = [
        ("no record", "review-bad-record"),
        (wrong, "review-bad-record"),
        (early.write(), "review-not-over"),
        (record("trek12-1-top").write(), "review-alone"),
        (whole.write() + "0 skip\n", "review-bad-record"),
    ]
    for text, reason in cases:
        code, told = await begin(ann, "", record=text)
        assert (code, told["reason"]) == (422, reason), told
        assert told["text"]
    code, told = await begin(ann, "", record="x" * 60_001)
    assert (code, told["reason"]) == (413, "too-big")
    assert (await ann.post("/api/reviews", {})).status_code == 400


async def test_one_person_has_so_many_in_work(server: Inside, ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    go = asyncio.Event()
    work = Reviews._pieces

    async def held(self: Reviews, *args: Any) -> None:
        await go.wait()
        await work(self, *args)

    monkeypatch.setattr(Reviews, "_pieces", held)
    server.tables.reviews.trials = TRIALS
    answers = [await begin(ann, "", record=played("trek12", 2, seed).write()) for seed in (1, 2, 3)]
    assert [code for code, _ in answers] == [202, 202, 429]
    assert answers[2][1]["reason"] == "review-busy"
    told = (await ann.http.get(f"/api/reviews/{answers[0][1]['review']}")).json()
    assert (told["state"], told["done"]) == ("running", 0) and told["total"] > 20
    go.set()
    await done(ann, answers[0][1]["review"])


async def test_a_review_that_breaks_can_be_begun_again(
    server: Inside, ann: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a worker has broken")

    key = await finished(server, ann)
    with monkeypatch.context() as patched:
        patched.setattr("sacbe.table.reviews.judged", broken)
        await begin(ann, f"/{key}")
        async with asyncio.timeout(HANGS):
            while (await ann.http.get(f"/api/reviews/{key}")).json()["state"] != "failed":  # noqa: ASYNC110
                await asyncio.sleep(0.02)
    assert "a worker has broken" in caplog.text
    await begin(ann, f"/{key}")
    await done(ann, key)
