"""Going through a lesson as a person does: what is to be read is read, what is to be done is done."""

from __future__ import annotations

from typing import NamedTuple, cast

import pytest

import sacbe
from sacbe.core.game import Game
from sacbe.core.lesson import LEARNER, Chapter, Confirm, Do, Lesson, Read, Step, Task
from sacbe.table.lesson import LessonTable
from sacbe.table.store import Store

NAMES = ["Новичок", "Борис", "Вера", "Глеб", "Дарья", "Егор"]


class Taught(NamedTuple):
    """A chapter of a game's lesson."""

    game: Game
    number: int

    @property
    def lesson(self) -> Lesson:
        assert self.game.lesson is not None
        return self.game.lesson

    @property
    def chapter(self) -> Chapter:
        return self.lesson.chapters[self.number]

    def at(self, step: int = 0) -> LessonTable:
        """A table that stands there. Lessons store nothing, so there is no storage."""
        return LessonTable(self.game, self.lesson, self.number, step, NAMES, cast(Store, None))


GAMES = [game for slug in sacbe.SLUGS if (game := sacbe.game(slug)).lesson is not None]
CHAPTERS = [Taught(game, number) for game in GAMES if game.lesson for number in range(len(game.lesson.chapters))]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
every_chapter = pytest.mark.parametrize("taught", CHAPTERS, ids=lambda one: f"{one.game.slug}-{one.chapter.name}")


def drafted(table: LessonTable) -> int:
    draft = table.drafts.get(LEARNER)
    return len(draft.actions) if draft else 0


async def act(table: LessonTable, code: int) -> None:
    await table.act(LEARNER, table.ply, drafted(table), code, False)


async def confirm(table: LessonTable) -> None:
    await table.confirm(LEARNER, table.ply, drafted(table))


async def undo(table: LessonTable) -> None:
    await table.undo(LEARNER, table.ply, drafted(table))


def complete(table: LessonTable) -> bool:
    draft = table.drafts.get(LEARNER)
    return draft is not None and draft.complete


async def do(table: LessonTable, step: Step) -> None:
    """One step, as it is written; a task by its solution."""
    if isinstance(step, Read):
        table.next()
    while table.now is step and table.left:
        await act(table, table.game.parse(table.left[0]))
    for action in step.solution if isinstance(step, Task) else ():
        await act(table, table.game.parse(action))
        if complete(table) and not table.outcome:
            await confirm(table)
    if isinstance(step, Confirm) or (isinstance(step, Do) and step.confirm):
        await confirm(table)
