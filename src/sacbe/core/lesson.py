"""A game's tutorial as data: chapters of steps on positions of the real game. `table/lesson.py` runs it.

Positions are written as `game.load` reads them, actions as `game.parse` does, and what a step lights is called by the
ids of the board's elements. The words are in Fluent beside the lessons (`<lang>.ftl`), `<chapter>-<step>` for a step:

    writing = First numbers                     the chapter's title
    writing-dice = Two dice for everybody ...   what the step says
        .todo = Click the sum                   what to do now
        .instead = Right, but first ...         the answer to another action that would be legal

A task has, besides, `.done`, `.lost` (what would have been better) and, where `best` is asked for, `.better`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from sacbe.core.state import State
from sacbe.core.words import Words

LEARNER: Final = 0  # the seat of whoever learns
# What may be lit besides the elements of the board: parts of the page around it.
PAGE: Final = frozenset({"prompt", "confirm", "undo", "headline", "lenses", "log", "panel-0", "panel-1", "panel-2"})
Judge = Callable[[Any], bool]  # of a position of the game, as the rules know it


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """Says one thing. `lit`: what it speaks of. `rule`: where the rules say it."""

    name: str
    lit: tuple[str, ...] = ()
    rule: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Read(Step):
    """To be read; then one goes on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Do(Step):
    """To be done: these actions one after another (`any_order`: as one likes). `also`: single actions that are as good
    instead, `*` stands for anything. `confirm`: the step ends when the turn is confirmed, else as soon as it is done.
    """

    play: tuple[str, ...]
    also: tuple[str, ...] = ()
    any_order: bool = False
    confirm: bool = False

    def left(self, taken: tuple[str, ...]) -> tuple[str, ...]:
        """What is still to be done."""
        rest = list(self.play)
        for action in taken:
            rest.remove(action)
        return tuple(rest)

    def after(self, taken: tuple[str, ...], action: str) -> tuple[str, ...]:
        """What is done once this action is: it may be as written, as good, or one that took itself on the way."""
        left = self.left(taken)
        if action in (left if self.any_order else left[:1]):
            return (*taken, action)
        return self.play if self._as_good(action) else taken

    def _as_good(self, action: str) -> bool:
        return any(fnmatchcase(action, pattern) for pattern in self.also)

    def allows(self, taken: tuple[str, ...], actions: tuple[str, ...]) -> bool:
        left = self.left(taken)
        if not left:
            return False
        if len(actions) == 1 and self._as_good(actions[0]):
            return True
        return actions[0] in left if self.any_order and len(actions) == 1 else left[: len(actions)] == actions


@dataclass(frozen=True, slots=True, kw_only=True)
class Confirm(Step):
    """The turn that was composed is to be confirmed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Task(Step):
    """Solved freely and judged by the position, after every turn that is confirmed (`at_once`: after every action).

    `done`: it is solved. `over`: no more can come of it. `best`: it could not be solved better. `solution`: one way,
    which the tests play.
    """

    done: Judge
    over: Judge
    solution: tuple[str, ...]
    best: Judge | None = None
    at_once: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """`position`: where it begins. `script`: what chance and the others do whenever they have a choice, each of them
    the first of their lines that is legal: "nature: roll 2 5", "1: write sum A1"."""

    name: str
    position: Mapping[str, Any]
    steps: tuple[Step, ...]
    script: tuple[str, ...] = ()
    minutes: int = 3

    @property
    def task(self) -> Task:
        last = self.steps[-1]
        assert isinstance(last, Task), f"chapter {self.name} does not end in a task"
        return last


class Lesson:
    """All chapters of a game. `folder`: where their words are."""

    def __init__(self, folder: Path, chapters: tuple[Chapter, ...]) -> None:
        self.chapters = chapters
        self.folder = folder
        self.words = cache(self._read)

    def _read(self, lang: str) -> Words:
        return Words(lang, self.folder / f"{lang}.ftl")

    @cached_property
    def minutes(self) -> int:
        return sum(chapter.minutes for chapter in self.chapters)

    def place(self, text: str) -> tuple[int, int]:
        """Where "chapter/step" leads; to the beginning if there is no such place any more."""
        name, _, step = text.partition("/")
        for index, chapter in enumerate(self.chapters):
            if chapter.name == name:
                steps = [one.name for one in chapter.steps]
                return index, steps.index(step) if step in steps else 0
        return 0, 0


def solved(state: State, judge: Judge | None) -> bool:
    return judge is not None and bool(judge(state))
