"""Plans at tables of the real games: Bob plans at random whenever he waits."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

import pytest

from sacbe.table.live import LiveTable
from sacbe.table.plan import foreseen
from sacbe.table.seats import Who
from sacbe.table.show import Show
from sacbe.table.view import Look
from tests.table.helpers import persons, plan, play_on, tables_at

pytestmark = pytest.mark.compiled
BOB = Who("owner B")


@pytest.mark.parametrize("slug", ["tikal", "tzolkin", "eldorado", "tobago"])
async def test_plans_of_a_real_game_are_looked_through_and_taken_over(slug: str, tmp_path: Path) -> None:
    """What is kept is legal, what is lost is said with its rule."""
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
        lost = json.loads(show.view(BOB, Look(1, "en", "wide", "page")))["plan"]["lost"]
        assert lost["label"]
        if now.lost.refusal is not None:
            assert base.why_not(1, now.lost.code) == now.lost.refusal
            assert lost["rule"] and lost["text"]
