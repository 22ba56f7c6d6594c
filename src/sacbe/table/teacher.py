"""A lesson's table as it is shown: the view of any table, and with it what the teacher says."""

from __future__ import annotations

from typing import Any

from sacbe.table.lesson import LessonTable
from sacbe.table.seats import Who
from sacbe.table.show import Show
from sacbe.table.view import Look, Scene


class LessonShow(Show):
    """Only what the step is about is offered, so only that glows; anything else is answered when it is clicked.

    `run` tells apart the tables that one page is shown one after another.
    """

    def __init__(self, table: LessonTable, run: int) -> None:
        super().__init__(table)
        self.lesson = table
        self.run = run
        self.allows = table.allows

    def _message(
        self, scene: Scene, who: Who, look: Look, log_from: int, ply: int | None, planning: bool
    ) -> dict[str, Any]:
        message = super()._message(scene, who, look, log_from, ply, planning)
        message["lesson"] = told(self.lesson, look.lang) | {"run": self.run}
        message["can"] |= {
            "confirm": message["can"]["confirm"] and self.lesson.may_confirm,
            "undo": message["can"]["undo"] and not self.lesson.outcome,
            "hint": False,
            "bot": False,
        }
        return message


def told(table: LessonTable, lang: str) -> dict[str, Any]:
    """What the teacher says now, and where in the lesson that is."""
    t, step, outcome = table.lesson.words(lang), table.now, table.outcome
    todo = table.key("todo")
    return {
        "kind": table.kind,
        "chapters": [{"name": one.name, "title": t(one.name), "minutes": one.minutes} for one in table.lesson.chapters],
        "chapter": table.at,
        "step": table.step,
        "steps": len(table.chapter.steps),
        "place": table.place,
        "text": t(table.key(outcome)),
        "todo": t(todo) if todo in t and not outcome else "",
        "outcome": outcome,
        "lit": [] if outcome else list(step.lit),
        "rule": step.rule,
    }


def answer(table: LessonTable, lang: str) -> str:
    """What the teacher says to an action that is legal but not what the step is about; "" if nothing of its own."""
    t, own = table.lesson.words(lang), table.key("instead")
    return t(own) if own in t else ""
