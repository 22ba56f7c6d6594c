"""Every lesson of every game, played as it is written, and otherwise. Whoever changes a rule hears of it here."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from sacbe.core.lesson import LEARNER, Do, Task
from sacbe.table.errors import Refused
from sacbe.table.lesson import LessonTable, NotNow
from tests.lessons.walking import Taught, act, complete, confirm, do, drafted, every_chapter, undo

LONG = 400  # actions: a task that is not over by then never ends
REFUSED = 12  # illegal actions tried at every step


@every_chapter
async def test_as_it_is_written(taught: Taught) -> None:
    table = taught.at()
    for number, step in enumerate(taught.chapter.steps):
        assert table.now is step, f"step {number} does not lead to {step.name}"
        assert taught.at(number).position_of(LEARNER) == table.position_of(LEARNER), "resumed elsewhere"
        await do(table, step)
    assert table.outcome == "done"
    assert table.script.improvised == 0, "chance and the others must know what to do"


@every_chapter
async def test_whatever_else_is_legal_is_answered_and_changes_nothing(taught: Taught) -> None:
    for number, step in enumerate(taught.chapter.steps):
        if isinstance(step, Task):
            continue
        table = taught.at(number)
        before = table.position_of(LEARNER)
        for code in before.legal(LEARNER) if not complete(table) else []:
            if not table.allows([code]):
                with pytest.raises(NotNow):
                    await act(table, code)
        if not table.may_confirm:
            with pytest.raises(NotNow):
                await confirm(table)
        assert table.now is step
        assert table.position_of(LEARNER) == before


@every_chapter
async def test_whatever_is_illegal_is_refused_by_its_rule(taught: Taught) -> None:
    rules = {rule.number for rule in taught.game.presenter.rules("en")}
    for number in range(len(taught.chapter.steps)):
        table = taught.at(number)
        if complete(table):
            continue
        legal = set(table.position_of(LEARNER).legal(LEARNER))
        codes = list(range(taught.game.actions.size))
        random.Random(number).shuffle(codes)
        for code in islice((code for code in codes if code not in legal), REFUSED):
            with pytest.raises(Refused) as refused:
                await act(table, code)
            assert refused.value.refusal is not None, taught.game.text(code)
            assert refused.value.refusal.rule in rules


@every_chapter
async def test_another_way_that_a_step_allows_leads_on_as_well(taught: Taught) -> None:
    steps = taught.chapter.steps
    for number, step in enumerate(steps):
        if not isinstance(step, Do) or not step.also:
            continue
        others = [code for code in _allowed(taught.at(number)) if taught.game.text(code) not in step.play]
        assert others, f"{step.name} allows nothing else"
        for code in others:
            table = taught.at(number)
            await act(table, code)
            if step.confirm:
                await confirm(table)
            for later in steps[number + 1 : -1]:
                await do(table, later)
            assert isinstance(table.now, Task)


@every_chapter
async def test_undo_leads_back_to_the_step(taught: Taught) -> None:
    for number, step in enumerate(taught.chapter.steps):
        if isinstance(step, Do):
            table = taught.at(number)
            before, length = table.position_of(LEARNER), drafted(table)
            while table.now is step and table.left:
                await act(table, taught.game.parse(table.left[0]))
            while drafted(table) > length:
                await undo(table)
            assert table.now is step
            assert table.position_of(LEARNER) == before
            await do(table, step)


@every_chapter
async def test_a_task_is_open_at_its_beginning_and_comes_to_an_end_however_it_is_played(taught: Taught) -> None:
    task, number = taught.chapter.task, len(taught.chapter.steps) - 1
    state = taught.at(number).position_of(LEARNER)
    assert not task.done(state) and not task.over(state)
    for seed in range(6):
        table, rng = taught.at(number), random.Random(seed)
        for _ in range(LONG):
            if complete(table):
                await confirm(table)
            else:
                await act(table, rng.choice(table.position_of(LEARNER).legal(LEARNER)))
            if table.outcome:
                break
        assert table.outcome, "it never ends"
        with pytest.raises(Refused):  # judged is judged
            await act(table, 0)


def _allowed(table: LessonTable) -> list[int]:
    return [code for code in table.position_of(LEARNER).legal(LEARNER) if table.allows([code])]
