"""Plans over the socket: opened, composed, left, told only to their maker, and taken over when the turn comes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.table.toy import BID, STOP, WALK
from tests.web.inside import Inside
from tests.web.server import Guest, Json, Socket


@asynccontextmanager
async def waiting(server: Inside) -> AsyncIterator[tuple[Socket, Socket, Json]]:
    """Ann walks, Bob waits: their sockets, and what Bob is shown."""
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await ann.table("toy", "me", "open")
        await bob.join(table, "Bob")
        async with ann.socket(table, view="page") as mine, bob.socket(table, view="page") as other:
            for socket in (mine, other):
                await socket.until("view")
                await socket.act(BID)
            dealt_and_bid = 4
            await mine.after(dealt_and_bid)
            yield mine, other, await other.after(dealt_and_bid)


async def test_a_plan_is_composed_left_and_taken_over(server: Inside) -> None:
    async with waiting(server) as (ann, bob, view):
        assert view["can"]["plan"] and view["plan"] is None and not view["actions"]
        await bob.send(t="plan", do="open")
        plan = await bob.until("view")
        assert plan["plan"]["on"]
        assert [choice["code"] for choice in plan["actions"]][:2] == [WALK, WALK + 1]
        await bob.send(t="act", ply=view["ply"], step=0, code=WALK, plan=True)
        plan = await bob.until("view", step=1)
        assert not plan["can"]["confirm"]
        await bob.send(t="commit", ply=view["ply"], step=1)
        assert (await bob.until("refused"))["reason"] == "stale"
        await bob.send(t="why", code=BID)
        assert (await bob.until("why"))["rule"] == "Y-4.1"  # of the plan: in the game it is not his turn
        await bob.send(t="plan", do="leave")
        left = await bob.until("view", step=0)
        assert left["plan"] == {"on": False, "steps": ["walk left"], "lost": None}
        assert left["svg"] == view["svg"]
        await ann.act(STOP)
        for socket in (ann, bob):
            await socket.after(view["ply"])
            await socket.act(BID)
        while not bob.view["plan"]:
            await bob.until("view")
        offered = bob.view
        assert offered["plan"]["steps"] == ["walk left"] and offered["step"] == 0
        await bob.send(t="take-plan", ply=offered["ply"], step=0)
        assert [step["codes"] for step in (await bob.until("view", step=1))["draft"]] == [[WALK]]


async def test_what_is_meant_for_a_plan_never_reaches_the_game(server: Inside) -> None:
    async with waiting(server) as (ann, bob, view):
        await ann.send(t="plan", do="open")
        assert (await ann.until("refused"))["reason"] == "no-plan"
        await ann.send(t="act", ply=view["ply"], step=0, code=WALK, plan=True)
        assert (await ann.until("refused"))["reason"] == "no-plan"
        assert (await ann.until("view"))["step"] == 0
        await bob.send(t="plan", do="open")
        await bob.until("view")
        await bob.send(t="act", ply=view["ply"], step=0, code=WALK)  # the game's own: it is Ann's turn
        assert (await bob.until("refused"))["rule"] == "Y-4"
        await bob.send(t="take-plan", ply=view["ply"], step=0)
        assert (await bob.until("refused"))["reason"] == "stale"


async def test_when_the_turn_comes_or_an_old_moment_is_looked_at_the_game_is_shown(server: Inside) -> None:
    async with waiting(server) as (ann, bob, view):
        await bob.send(t="plan", do="open")
        assert (await bob.until("view"))["plan"]["on"]
        await bob.send(t="replay", ply=2)
        assert (await bob.until("view", ply=2))["plan"] is None
        await bob.send(t="replay", ply=None)
        assert (await bob.until("view", ply=view["ply"]))["plan"] is None
        await bob.send(t="plan", do="open")
        assert (await bob.until("view"))["plan"]["on"]
        await ann.act(STOP)
        assert (await bob.after(view["ply"]))["plan"] is None


async def test_at_a_hot_seat_nobody_plans(ann: Guest) -> None:
    table = await ann.table("toy", "me", "hotseat")
    async with ann.socket(table, view="page", seat=1) as socket:
        await socket.until("view")
        await socket.act(BID)
        await socket.send(t="plan", do="open")
        assert (await socket.until("refused"))["reason"] == "no-plan"
