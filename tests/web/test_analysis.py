"""Analyses over HTTP and sockets: from where they begin, what is kept and whose it is, and what they never are."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from sacbe.core.positions import position_of, position_text
from sacbe.core.record import Record
from sacbe.core.state import NATURE_BIT, SPECTATOR
from tests.needs import HANGS
from tests.review.games import played
from tests.table.helpers import play_on, until
from tests.web.analysing import analysing
from tests.web.inside import Inside
from tests.web.server import Guest, Json

pytestmark = pytest.mark.compiled
MIDDLE = 60


@pytest.fixture(autouse=True)
def no_rate_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a quick machine these clients say more than a person could; `test_quotas.py` has the limits."""
    monkeypatch.setattr("sacbe.web.limits.Bucket.take", lambda self: True)


def game_text(slug: str = "trek12") -> str:
    return played(slug, 2, 1).write()


async def handed(guest: Guest, text: str) -> str:
    answer = await guest.post("/api/analyses", {"text": text})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["analysis"])


async def record_of(guest: Guest, key: str) -> Record:
    answer = await guest.http.get(f"/api/analyses/{key}/record")
    assert answer.status_code == 200, answer.text
    return Record.read(answer.text)


async def finished(server: Inside, guest: Guest) -> str:
    table = await guest.table("trek12", "me", "hotseat")
    await play_on(await server.tables.get(table), random.Random(1))
    return table


async def test_a_finished_game_is_played_another_way_and_the_branch_is_kept(server: Inside, ann: Guest) -> None:
    table = await finished(server, ann)
    before = (await ann.http.get(f"/api/tables/{table}/record")).text
    async with analysing(ann, table, place=str(MIDDLE)) as page:
        told = page.view["analysis"]
        assert (told["place"], told["named"], page.view["ply"]) == (str(MIDDLE), False, MIDDLE)
        while not page.view["actions"]:
            told = await page.do("on")
        at = page.view["ply"]
        first = page.view["actions"][0]["code"]
        taken = (await record_of(ann, table)).actions[at][1]
        told = await page.turn(1 if first == taken else 0)
        assert told["named"] and told["branch"].startswith(f"{at}.1~") and len(told["rows"]) == 2
        told = await page.do("name", text="  Another   way ")
        told = await page.do("comment", text="Better so")
        assert (told["name"], told["rows"][1]["said"][0]["text"]) == ("Another way", "Better so")
        assert page.kept.startswith("w-")
    kept = await record_of(ann, page.kept)
    assert kept.branches[0].name == "Another way" and list(kept.branches[0].comments.values()) == ["Better so"]
    assert kept.actions == Record.read(before).actions, "the main line is the game"
    assert (await ann.http.get(f"/api/tables/{table}/record")).text == before, "the table knows nothing of it"
    mine = (await ann.http.get("/api/analyses")).json()
    assert [one["analysis"] for one in mine] == [page.kept]


async def test_what_somebody_else_opens_becomes_a_copy_when_it_is_changed(server: Inside, ann: Guest) -> None:
    key = await handed(ann, game_text())
    text = (await ann.http.get(f"/api/analyses/{key}/record")).text
    async with Guest(server.url) as eve:
        async with analysing(eve, key, place="20") as page:
            for way in ("on", "back", "end", "start"):
                await page.do(way)
            assert page.kept == "" and (await eve.http.get("/api/analyses")).json() == []
            await page.do("comment", text="I was here")
            assert page.kept not in ("", key)
            copied = await page.do("title", text="Mine")
            assert copied["title"] == "Mine"
        assert (await record_of(eve, page.kept)).title == "Mine"
        assert [one["title"] for one in (await eve.http.get("/api/analyses")).json()] == ["Mine"]
    assert (await ann.http.get(f"/api/analyses/{key}/record")).text == text


async def test_two_windows_of_one_person_do_not_overwrite_each_other(ann: Guest) -> None:
    key = await handed(ann, game_text())
    async with analysing(ann, key, place="4") as one, analysing(ann, key, place="5") as other:
        await one.do("comment", text="from the one")
        assert await other.refused("comment", text="from the other") == "analysis-elsewhere"
        told = await other.do("go", place="4")
        assert told["comment"] == "from the one"
        await other.do("comment", text="both")
    assert (await record_of(ann, key)).comments == {4: "both"}


async def test_chance_decides_by_itself_or_as_one_likes(ann: Guest) -> None:
    key = await handed(ann, game_text())
    async with analysing(ann, key) as page:
        assert page.view["analysis"]["chance"], "before the first draw"
        assert await page.refused("draw", n=9999) == "E_BAD_REQUEST"
        told = await page.do("luck", n=0)
        for choice in (0, 1):
            told = await page.do("start")
            told = await page.do("draw", n=told["chance"][choice]["code"])
        assert len(told["rows"]) + len(told["ways"]) > 1
        while page.view["analysis"]["chance"]:
            told = await page.do("draw")
        assert await page.refused("draw") == "analysis-no-draw"
        ply = page.view["ply"]
        told = await page.turn()
        while page.view["actions"]:
            told = await page.turn()
        assert told["chance"] and page.view["ply"] > ply, "it waits for the next draw"
        await page.do("luck", n=1)
        told = await page.do("draw")
        assert not told["chance"] and page.view["actions"], "and now it does not"


async def test_every_seat_and_a_bot_go_on_to_the_end(ann: Guest) -> None:
    key = await handed(ann, position_text(played("trek12", 2, 1).game.start(2)))
    async with analysing(ann, key) as page:
        await page.do("draw")
        seats = set()
        while page.view["actions"]:
            seats.add(page.view["seat"])
            if len(seats) % 2:
                await page.send(t="analyse", do="bot", text="novice")
                await page.until("thought")
                await page.settled()
            else:
                await page.turn(3)
        told = page.view["analysis"]
        assert told["over"] and seats == {0, 1} and page.view["result"] is None
        assert await page.refused("bot", text="novice") == "analysis-over"
        assert await page.refused("bot", text="nobody") == "bad-level"
    record = await record_of(ann, key)
    assert record.position is not None and record.final().actors() == 0


async def test_a_branch_is_taken_out_again(ann: Guest) -> None:
    key = await handed(ann, game_text())
    async with analysing(ann, key, place="2") as page:
        assert page.view["analysis"]["ways"] == []
        for choice in (0, 1, 2):
            await page.do("go", place="2")
            told = await page.turn(choice)
        branches = len(told["rows"])
        assert branches >= 2 and told["named"]
        told = await page.do("drop")
        assert (len(told["rows"]), told["place"]) == (branches - 1, "2")
        plies = told["rows"][0]["plies"]
        told = await page.do("go", place=str(plies - 10))
        told = await page.do("drop")
        assert told["rows"][0]["plies"] == plies - 10 and told["ends"]
        assert await page.refused("drop") == "analysis-nothing"
        assert await page.refused("name", text="main") == "analysis-main"


async def test_it_is_no_table(ann: Guest) -> None:
    key = await handed(ann, game_text())
    alone = (
        {"t": "chat", "text": "hi"},
        {"t": "hint"},
        {"t": "rematch"},
        {"t": "bot", "seat": 0, "level": "novice"},
        {"t": "plan", "do": "open"},
        {"t": "learn", "do": "next"},
        {"t": "take-plan", "ply": 0, "step": 0},
        {"t": "act", "ply": 0, "step": 0, "code": 0, "plan": True},
    )
    async with analysing(ann, key) as page:
        for message in alone:
            await page.send(**message)
            assert await page.refusal() == "analysis-alone"
        for place in ("", "~", "x.y~z", "9999999", "3.77~5", "²", "-1"):
            await page.do("go", place=place)  # wherever that leads, it is answered
        await page.send(t="replay", ply=0)
        assert (await page.settled())["place"] == "0"
        await page.send(t="position")
        position = (await page.until("position"))["text"]
        assert position_of(position) == Record.read(game_text()).begin()
    async with ann.socket(await ann.table("trek12", "me", "hotseat")) as table:
        await table.until("view")
        await table.send(t="analyse", do="start")
        assert (await table.until("refused"))["reason"] == "no-analysis"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense", "unknown heading"),
        ("{}", "names its game"),
        ('{"game":"chess"}', "chess"),
        ("{" * 50_000, "20000"),
        ('{"game":"trek12","seats":2,"phase":"nowhere"}', "phase"),
        ("sacbe 2\ngame trek12\nseats 2\n\n(\n", "within a branch"),
        ("sacbe 2\ngame trek12\nseats 2\n\n)\n", "closes a branch"),
        ("sacbe 2\ngame trek12\nseats 2\n\n(\n)\n", "one action at least"),
        ("sacbe 2\ngame trek12\nseats 2\nposition [1]\n\n", "head of the record"),
        ("sacbe 2\ngame trek12\nseats 3\nposition {}\n\n", "head of the record"),
        ("sacbe 2\ngame trek12\nseats 2\ntitle 5\n\n", "title is a text"),
        ("sacbe 1\ngame trek12\nseats 2\n\n0 write sum E3\n", "ply 0"),
    ],
)
async def test_what_cannot_be_read_is_answered_in_words(ann: Guest, text: str, said: str) -> None:
    answer = await ann.post("/api/analyses", {"text": text})
    assert answer.status_code == 422, answer.text
    assert answer.json()["reason"] == "analysis-bad-text" and said in answer.json()["text"]


async def test_what_no_eye_sees_is_left_out(ann: Guest) -> None:
    text = game_text().replace("sacbe 1", 'sacbe 2\ntitle "a\\u0000\\ud800 b"', 1)
    key = await handed(ann, text.replace("\n\n", "\n\n; said\x00 so\n", 1))
    async with analysing(ann, key) as page:
        assert (page.view["analysis"]["title"], page.view["analysis"]["comment"]) == ("a b", "said so")
        told = await page.do("comment", text="one\u0000\n\n two ")
        assert told["comment"] == "one\n\ntwo"


async def test_a_position_that_hides_something_is_filled_in_once(ann: Guest) -> None:
    *_, before = (s for s in played("tzolkin", 2, 1).positions() if s.actors() & ~NATURE_BIT)
    seen = before.hide(SPECTATOR)
    key = await handed(ann, position_text(seen))
    async with analysing(ann, key) as page:
        await page.send(t="position")
        whole = position_of((await page.until("position"))["text"])
    assert whole.hide(SPECTATOR) == seen and whole == (await record_of(ann, key)).begin()


async def test_the_best_turns_become_surer_while_one_looks_and_no_longer(
    server: Inside, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sacbe.review.lines._PIECE", 0.02)  # a quick machine would know enough after one of them
    key = await handed(ann, game_text())
    async with analysing(ann, key, place="2") as page:
        while not page.view["actions"]:
            await page.do("on")
        await page.send(t="analyse", do="look")
        trials: list[int] = []
        lines: Json = {"done": False}
        async with asyncio.timeout(HANGS):
            while len(trials) < 4 and not lines["done"]:
                lines = await page.until("lines")
                if lines["lines"]:
                    trials.append(max(line["trials"] for line in lines["lines"]))
        assert trials == sorted(trials) and trials[0] < trials[-1]
        assert 0 < len(lines["lines"]) <= 3 and all(line["steps"] and "%" in line["value"] for line in lines["lines"])
        chances = [line["chance"] for line in lines["lines"]]
        assert chances == sorted(chances, reverse=True) and 0 <= chances[-1] <= chances[0] <= 1
        told = await page.do("play", n=0)
        assert told["place"] != lines["place"], "the best of them was taken"
        await page.do("away")
        queue = server.tables.bots.queue
        await until(lambda: not queue.running and not queue.waiting)
        assert await page.refused("play", n=7) == "stale"
        await page.do("look")
    await until(lambda: not queue.running and not queue.waiting)  # whoever has gone does not look any more


async def test_where_no_chances_are_known_that_is_said(ann: Guest) -> None:
    game = played("trek12", 2, 1).game
    key = await handed(ann, position_text(game.start(1, game.fitting(1))))
    async with analysing(ann, key) as page:
        await page.send(t="analyse", do="look")
        assert "alone" in (await page.until("lines"))["text"].lower()


async def test_nobody_analyses_a_game_that_goes_on(server: Inside, ann: Guest) -> None:
    table = await ann.table("trek12", "me", "hotseat")
    show = await server.tables.get(table)
    while not show.table.over:
        for path in (f"/api/analyses/{table}/record", f"/api/reviews/{table}/position"):
            assert (await ann.http.get(path)).status_code == 409
        refused = await ann.http.get(f"/whatif/{table}", headers={"accept": "text/html"})
        assert refused.status_code == 409 and "still going on" in refused.text
        async with analysing(ann, table, greet=False) as page:
            message = json.loads(await asyncio.wait_for(page.raw.recv(), HANGS))
            assert (message["t"], message["reason"]) == ("error", "analysis-not-over")
        async with ann.socket(table) as socket:
            await socket.send(t="position")
            told = position_of((await socket.until("position"))["text"])
            assert told == show.table.state.hide(SPECTATOR), "what everybody sees, and no more"
        await play_on(show, random.Random(show.table.ply), until=show.table.ply + 40)
    assert (await ann.http.get(f"/whatif/{table}")).status_code == 200
    async with ann.socket(table) as socket:
        await socket.send(t="position")
        assert position_of((await socket.until("position"))["text"]) == show.table.state
