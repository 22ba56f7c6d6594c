"""A table over the socket as people use it: drafts, undo, reconnecting, replay, hints, reasons, talk, rematch."""

from __future__ import annotations

import random

import pytest

import sacbe
from tests.table.toy import BID, STOP, WALK
from tests.web.inside import Inside
from tests.web.server import Guest, Json, Socket


async def to_walk(socket: Socket) -> Json:
    """Both bid from one browser; then the leader walks."""
    view = await socket.until("view")
    for seat in (0, 1):
        await socket.send(t="look", seat=seat)
        view = await socket.until("view", seat=seat)
        await socket.act(BID)
        view = await socket.after(view["ply"])
    await socket.send(t="look", seat=0)
    return await socket.until("view", seat=0, ply=view["ply"])


async def test_draft_undo_confirm(ann: Guest) -> None:
    table = await ann.table("toy", "me", "hotseat")
    async with ann.socket(table, view="page") as socket:
        view = await to_walk(socket)
        assert view["can"] == {"undo": False, "confirm": False, "hint": True, "bot": True, "plan": False}
        await socket.act(WALK, commit=False)
        view = await socket.until("view", step=1)
        assert view["can"]["undo"]
        assert not view["can"]["confirm"]
        await socket.act(STOP)  # commit asked for at once
        await socket.after(view["ply"])
        log = [line["text"] for line in socket.view["log"]["lines"]]
        assert any("walk left" in line for line in log)


async def test_a_reconnecting_player_finds_the_draft(ann: Guest) -> None:
    table = await ann.table("toy", "me", "hotseat")
    async with ann.socket(table, view="page") as socket:
        await to_walk(socket)
        await socket.act(WALK, commit=False)
        await socket.until("view", step=1)
        await socket.act(STOP, commit=False)
        before = await socket.until("view", step=2)
    async with ann.socket(table, view="page", seat=0) as socket:
        after = await socket.until("view")
        assert after["svg"] == before["svg"]
        assert after["can"]["confirm"]
        await socket.send(t="undo", ply=after["ply"], step=2)
        await socket.until("view", step=1)
        await socket.send(t="undo", ply=after["ply"], step=1, turn=True)
        assert not (await socket.until("view", step=0))["can"]["undo"]


async def test_the_log_is_sent_once(ann: Guest) -> None:
    table = await ann.table("toy", "me", "hotseat")
    async with ann.socket(table, view="page", seat=0) as socket:
        view = await socket.until("view")
        assert view["log"]["from"] == 0
        known = len(view["log"]["lines"])
        await socket.act(BID)
        view = await socket.after(view["ply"])
        assert view["log"]["from"] == known
        await socket.send(t="look", seat=0, lang="ru")
        assert (await socket.until("view"))["log"]["from"] == 0


async def test_replay_why_hint(ann: Guest) -> None:
    table = await ann.table("toy", "me", "hotseat")
    async with ann.socket(table, view="page") as socket:
        view = await to_walk(socket)
        await socket.send(t="replay", ply=1)
        old = await socket.until("view", live=False)
        assert (old["ply"], old["last"], old["actions"]) == (1, view["ply"], [])
        await socket.send(t="replay", ply=None)
        await socket.until("view", live=True)
        await socket.send(t="why", clicks=["bid", "2"])
        why = await socket.until("why")
        assert (why["rule"], why["url"], why["clicks"]) == ("Y-4.1", "/rules/toy#Y-4.1", ["bid", "2"])
        await socket.send(t="why", clicks=["walk", "left"])
        assert (await socket.until("why"))["reason"] == "legal"
        await socket.send(t="why", clicks=["moon"])
        assert (await socket.until("refused"))["reason"] == "means-nothing"
        await socket.send(t="hint")
        hint = await socket.until("hint")
        assert hint["code"] in [choice["code"] for choice in view["actions"]]
        assert hint["reason"]
        assert hint["clicks"]


async def test_a_late_spectator_presence_and_talk(server: Inside, ann: Guest) -> None:
    table = await ann.table("toy", "me", "open")
    async with Guest(server.url) as bob, Guest(server.url) as eve, ann.socket(table, view="page") as mine:
        await bob.join(table, "Bob")
        await mine.until("view")
        async with bob.socket(table) as other:
            await mine.until("presence", online=[0, 1])
            await other.until("view")
            await mine.send(t="chat", text="hi <b>")
            said = await mine.until("chat")
            assert (said["from"], said["seat"], said["text"]) == ("Player 1", 0, "hi <b>")
        await mine.until("presence", online=[0])
        async with eve.socket(table, view="page") as late:
            chats = await late.until("chat")
            assert chats["text"] == "hi <b>"
            view = late.view or await late.until("view")
            assert view["seat"] == -1
            assert view["log"]["lines"]


async def test_a_bot_stands_in_and_hands_back(server: Inside, ann: Guest) -> None:
    table = await ann.table("toy", "me", "open")
    async with Guest(server.url) as bob:
        await bob.join(table, "Bob")
        async with ann.socket(table, view="page") as mine:
            ply = (await mine.until("view"))["ply"]
            await mine.send(t="bot", seat=1, level="novice")
            await mine.after(ply)
            view = mine.view
            while not view["panels"][1]["stands_in"]:
                view = await mine.until("view")
            async with bob.socket(table, view="page") as back:
                assert (await back.until("view"))["actions"] == []
                await back.send(t="bot", seat=1, level=None)
                while (await back.until("view"))["panels"][1]["stands_in"]:
                    pass


async def test_rematch_reaches_everybody(server: Inside, ann: Guest) -> None:
    table = await ann.table("toy", "me", "bot")
    async with Guest(server.url) as eve, ann.socket(table) as mine, eve.socket(table) as other:
        await mine.send(t="rematch")
        assert (await mine.until("refused"))["reason"] == "not-over"
        await mine.send(t="bot", seat=0, level="novice")
        while not mine.view or not mine.view["over"]:
            await mine.until("view")
        await mine.send(t="rematch")
        news = await mine.until("rematch")
        assert await other.until("rematch") == news
        assert (await ann.http.get(f"/api/tables/{news['table']}/view")).json()["held"] == [0]


@pytest.mark.parametrize("slug", sacbe.SLUGS)
async def test_every_click_that_means_something_has_a_reason(ann: Guest, slug: str) -> None:
    """Whatever an action of the game is clicked on, "why not?" answers with a rule that is on the rules page."""
    game = sacbe.game(slug)
    rules = {rule.number for rule in game.presenter.rules("ru")}
    table = await ann.table(slug, "me", "bot")
    rng = random.Random(2)
    for _ in range(4):
        async with ann.socket(table, view="page") as socket:
            await socket.until("view")
            position = (await ann.http.get(f"/api/tables/{table}/view", params={"seat": 0})).json()["position"]
            for code in rng.sample(range(game.actions.size), 8):
                for path in game.presenter.clicks(game.load(position), 0, code)[:1]:
                    await socket.send(t="why", clicks=path)
                    why = await socket.until("why")
                    assert why["text"]
                    assert why["reason"] == "legal" or why["rule"] in rules
