"""Rivals in a lesson choose by a script, but as secretly as anybody: two worlds, one view."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import sacbe
from sacbe.core.lesson import Chapter, Lesson
from sacbe.core.present import LANGS, LAYOUTS
from sacbe.table.lesson import LEARNERS, LessonTable
from sacbe.table.seats import Who
from sacbe.table.store import Store
from sacbe.table.teacher import LessonShow
from sacbe.table.view import Look
from tests.lessons.walking import NAMES

HIDDEN, OTHERWISE = "1: write yellow C4", "1: write red B2"


def test_what_a_rival_has_written_is_not_in_the_view_before_it_is_shown() -> None:
    game = sacbe.game("trek12")
    assert game.lesson is not None
    first = game.lesson.chapters[0]
    assert first.script[0] == HIDDEN
    other = replace(first, script=(OTHERWISE, *first.script[1:]))
    shown = next(number for number, step in enumerate(first.steps) if step.name == "confirm") + 1
    for step in range(shown):
        assert _views(first, step) == _views(other, step)
    assert _views(first, shown) != _views(other, shown)  # now both are written


def _views(chapter: Chapter, step: int) -> list[bytes]:
    game = sacbe.game("trek12")
    assert game.lesson is not None
    lesson = Lesson(game.lesson.folder, (chapter, *game.lesson.chapters[1:]))
    table = LessonTable(game, lesson, 0, step, NAMES, cast(Store, None))
    show, who = LessonShow(table, 1), Who(owner=LEARNERS)
    return [show.view(who, Look(0, lang, layout, "page")) for lang in LANGS for layout in LAYOUTS]
