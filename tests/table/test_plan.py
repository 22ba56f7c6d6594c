"""Plans: a turn tried out while others think, looked through when they have moved, offered when it comes."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sacbe.core.state import SPECTATOR
from sacbe.table.errors import Refused
from sacbe.table.live import LiveTable
from sacbe.table.plan import foreseen
from sacbe.table.seats import Who
from sacbe.table.show import Show
from sacbe.table.tables import Tables
from sacbe.table.view import Look
from tests.table.helpers import act, persons, play_on, tables_at
from tests.table.test_live import Ear
from tests.table.toy import BID, DIG, STOP, WALK

ANN, BOB = Who("owner A"), Who("owner B")
PAGE = [Look(seat, "en", "wide", "page") for seat in (0, 1)]


async def walking(tables: Tables) -> Show:
    """Ann walks, Bob waits for the next round."""
    show = await tables.create("h", "toy", {}, persons("A", "B"))
    await act(show.table, 0, BID)
    await act(show.table, 1, BID + 1)
    return show


async def plan(table: LiveTable, seat: int, *codes: int) -> None:
    have = table.plans.get(seat)
    await table.plan(seat, len(have.actions) if have else 0, lambda p: p.act(*codes))


async def written(tables: Tables, table: LiveTable) -> None:
    """What was to be stored before this is stored."""
    await tables.store.draft(table.meta.id, 9, [])


def told(show: Show, who: Who, seat: int, planning: bool = False) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(show.view(who, PAGE[seat], planning=planning))
    return view


async def test_a_plan_is_composed_like_a_draft_and_cannot_be_confirmed(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        show = await walking(tables)
        table = show.table
        assert told(show, BOB, 1)["can"]["plan"]
        await plan(table, 1, WALK)
        await plan(table, 1, WALK + 1)
        view = told(show, BOB, 1, planning=True)
        # no steps are left: stopping takes itself, as in a draft
        assert [step["codes"] for step in view["draft"]] == [[WALK], [WALK + 1, STOP]]
        assert view["plan"] == {"on": True, "steps": ["walk left", "walk right"], "lost": None}
        assert view["can"] == {"undo": True, "confirm": False, "hint": False, "bot": True, "plan": True}
        assert view["actions"] == [] and view["step"] == 3
        with pytest.raises(Refused, match="stale"):
            await table.confirm(1, table.ply, 3)
        with pytest.raises(Refused, match="draft-complete"):
            await plan(table, 1, STOP)
        await table.plan(1, 3, lambda p: p.undo(None))
        with pytest.raises(Refused) as caught:
            await plan(table, 1, BID)
        assert caught.value.refusal is not None and caught.value.refusal.rule == "Y-4.1"
        with pytest.raises(Refused, match="stale"):
            await table.plan(1, 3, lambda p: p.undo(None))
        assert told(show, BOB, 1)["plan"] == {"on": False, "steps": ["walk left"], "lost": None}
        await table.plan_drop(1)
        assert told(show, BOB, 1)["plan"] is None


async def test_who_may_not_plan(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        show = await walking(tables)
        table = show.table
        with pytest.raises(Refused, match="no-plan"):
            await plan(table, 0, WALK)  # it is Ann's turn
        assert not show.may_plan(ANN, 1) and not show.may_plan(BOB, 0) and not show.may_plan(BOB, SPECTATOR)
        await table.stand_in(BOB, 1, "novice")
        assert not show.may_plan(BOB, 1)
        both = await tables.create("h", "toy", {}, persons("A", "A"))
        assert not both.may_plan(ANN, 0) and not both.may_plan(ANN, 1)


async def test_it_waits_through_other_questions_and_is_offered_and_taken_when_the_turn_comes(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        show = await walking(tables)
        table = show.table
        await plan(table, 1, WALK)
        await plan(table, 1, DIG)
        await act(table, 0, STOP)
        assert told(show, BOB, 1)["plan"] is None  # a bid is asked, which is not the turn: nothing to say of the plan
        await act(table, 1, BID)
        await act(table, 0, BID)
        assert table.to_act(1) and table.drafts == {}
        assert told(show, BOB, 1)["plan"] == {"on": False, "steps": ["walk left", "dig"], "lost": None}
        with pytest.raises(Refused, match="stale"):
            await table.plan_take(1, table.ply, 1)
        await table.plan_take(1, table.ply, 0)
        assert table.drafts[1].actions == [WALK, DIG] and table.drafts[1].complete
        view = told(show, BOB, 1)
        assert view["plan"] is None and view["can"]["confirm"]
        with pytest.raises(Refused, match="no-plan"):
            await table.plan_take(1, table.ply, 2)


async def test_a_turn_played_otherwise_is_the_end_of_its_plan(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        table = (await walking(tables)).table
        await plan(table, 1, WALK)
        for seat, code in ((0, STOP), (1, BID), (0, BID)):
            await act(table, seat, code)
        await act(table, 1, STOP)
        assert table.plans.get(1) is None
        await written(tables, table)
        assert await tables.store.drafts(table.meta.id) == {}


async def test_a_plan_outlives_the_server(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        table = (await walking(tables)).table
        await plan(table, 1, WALK)
        name = table.meta.id
    async with tables_at(tmp_path / "t.db") as tables:
        show = await tables.get(name)
        assert told(show, BOB, 1)["plan"] == {"on": False, "steps": ["walk left"], "lost": None}
        assert show.table.drafts == {}


async def test_two_servers_show_the_same_plan(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as one, tables_at(tmp_path / "t.db") as two:
        here = (await walking(one)).table
        there = await two.get(here.meta.id)
        await plan(here, 1, WALK)
        await written(one, here)
        await two.hear(here.meta.id, "plan 1")
        assert told(there, BOB, 1)["plan"] == {"on": False, "steps": ["walk left"], "lost": None}


async def test_nobody_else_hears_of_a_plan(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        show = await walking(tables)
        table = show.table
        others = [
            (ANN, PAGE[0]),
            (ANN, Look(0, "ru", "tall", "data")),
            (Who("x"), Look(SPECTATOR, "en", "wide", "page")),
        ]
        ears = [Ear(who) for who, _ in others]
        mine = Ear(BOB)
        table.watchers.update([*ears, mine])
        before = [show.view(who, look) for who, look in others]
        await plan(table, 1, WALK)
        await table.plan(1, 1, lambda p: p.undo(None))
        await plan(table, 1, DIG)
        assert [show.view(who, look) for who, look in others] == before
        assert [(ear.refreshed, ear.heard) for ear in ears] == [(0, [])] * 3
        assert mine.refreshed == 3
        await table.plan_drop(1)
        assert [ear.refreshed for ear in ears] == [0] * 3


@pytest.mark.engine
@pytest.mark.parametrize("slug", ["tikal", "tzolkin", "eldorado", "tobago"])
async def test_plans_of_a_real_game_are_looked_through_and_taken_over(slug: str, tmp_path: Path) -> None:
    """Bob plans at random whenever he waits. What is kept is legal, what is lost is said with its rule."""
    rng, seen = random.Random(7), Counter[str]()
    async with tables_at(tmp_path / "t.db") as tables:
        show = await tables.create("h", slug, {}, persons("A", "B"), seed="5a" * 32)
        table = show.table
        for _ in range(400):
            if table.over or (seen["lost"] > 2 and seen["taken"] > 3):
                break
            if table.may_plan(1) and table.plans.get(1) is None:
                await plan_at_random(table, rng)
            before = table.plans.get(1)
            was = list(before.actions) if before else []
            if table.to_act(1) and table.drafts.get(1) is None and (offer := table.plans.offer(1, table.state)):
                if offer.draft.actions:
                    await table.plan_take(1, table.ply, 0)
                    # and what is then the only action left, as in any draft
                    assert table.drafts[1].actions[: len(offer.draft.actions)] == offer.draft.actions
                    assert table.plans.get(1) is None
                    seen["taken"] += 1
                    if table.drafts[1].complete:
                        await table.confirm(1, table.ply, len(table.drafts[1].actions))
                        continue
            await play_on(show, rng, table.ply + 1)
            check(show, was, seen)
    assert seen["taken"] > 0
    assert seen["lost"] > 0


async def plan_at_random(table: LiveTable, rng: random.Random) -> None:
    for _ in range(4):
        one = table.plans.begun(1, table.state)
        assert one.draft is not None
        if one.draft.complete:
            return
        await plan(table, 1, rng.choice(one.draft.state.legal(1)))


def check(show: Show, was: list[int], seen: Counter[str]) -> None:
    """After a move: the plan is what of it still goes, and its first step that does not is told with the rule."""
    now = show.table.plans.get(1)
    base = foreseen(show.table.state, 1)
    if now is None or base is None:
        return
    for code in now.actions:
        base.apply(1, code)
    assert was[: len(now.actions)] == now.actions
    if len(now.actions) < len(was):
        seen["lost"] += 1
        assert now.lost is not None
        assert now.lost.code == was[len(now.actions)]
        lost = told(show, BOB, 1)["plan"]["lost"]
        assert lost["label"]
        if now.lost.refusal is not None:
            assert base.why_not(1, now.lost.code) == now.lost.refusal
            assert lost["rule"] and lost["text"]
