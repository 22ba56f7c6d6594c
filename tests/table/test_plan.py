"""Plans: a turn tried out while others think, looked through when they have moved, offered when it comes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sacbe.core.state import SPECTATOR
from sacbe.table.errors import Refused
from sacbe.table.live import LiveTable
from sacbe.table.seats import Who
from sacbe.table.show import Show
from sacbe.table.tables import Tables
from sacbe.table.view import Look
from tests.table.helpers import act, persons, plan, tables_at
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
        await two.hear("one", here.meta.id, "plan 1")
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
