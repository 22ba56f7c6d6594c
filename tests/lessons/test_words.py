"""What teachers say: complete in both languages, short, and of things that are there."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from sacbe.core.game import Game
from sacbe.core.lesson import LEARNER, PAGE, Chapter, Confirm, Do, Task
from sacbe.core.present import LANGS, LAYOUTS
from sacbe.table.lesson import LEARNERS
from sacbe.table.seats import Who
from sacbe.table.teacher import LessonShow
from sacbe.table.view import Look
from sacbe.testing.looks import names_in, parsed
from sacbe.testing.texts import messages
from tests.lessons.walking import GAMES, NAMES, Taught, every_chapter, every_game

LONGEST = 330  # characters: more is not read
TODO = 90
ROOT = Path(__file__).resolve().parents[2]


def wanted(chapter: Chapter) -> set[str]:
    """The texts a chapter needs, all of them."""
    keys = {chapter.name}
    for step in chapter.steps:
        key = f"{chapter.name}-{step.name}"
        keys.add(key)
        if isinstance(step, Do | Confirm):
            keys |= {f"{key}.todo", f"{key}.instead"}
        if isinstance(step, Task):
            keys |= {f"{key}.todo", f"{key}.done", f"{key}.lost"}
            keys |= {f"{key}.better"} if step.best else set()
    return keys


@every_game
@pytest.mark.parametrize("lang", LANGS)
def test_words_are_complete_and_none_is_left_over(game: Game, lang: str) -> None:
    assert game.lesson is not None
    texts = messages(ROOT / "src/sacbe/games" / game.slug, lang, "lessons")
    assert set(texts) == {key for chapter in game.lesson.chapters for key in wanted(chapter)}
    t = game.lesson.words(lang)
    for key in texts:
        plain = re.sub(r"</?b>", "", t(key))
        assert plain and "<" not in plain
        assert len(plain) <= (TODO if key.endswith(".todo") else LONGEST), key


@every_chapter
def test_what_is_lit_is_on_the_board_and_rules_exist(taught: Taught) -> None:
    show = taught.game.presenter
    rules = {rule.number for rule in show.rules("en")}
    for number, step in enumerate(taught.chapter.steps):
        assert step.rule in rules | {""}
        seen = taught.at(number).position_of(LEARNER).hide(LEARNER)
        for layout in LAYOUTS:
            drawn = names_in(parsed(show.board(seen, LEARNER, "ru", NAMES, layout)))
            assert set(step.lit) <= drawn.keys() | PAGE, f"{step.name} on a {layout} board"


@every_chapter
@pytest.mark.parametrize("lang", LANGS)
def test_the_view_offers_what_the_step_is_about(taught: Taught, lang: str) -> None:
    for number, step in enumerate(taught.chapter.steps):
        table = taught.at(number)
        view = msgspec.json.decode(LessonShow(table, 1).view(Who(owner=LEARNERS), Look(0, lang, "wide", "page")))
        offered = view["actions"]
        assert view["lesson"]["text"] == table.lesson.words(lang)(f"{taught.chapter.name}-{step.name}")
        assert bool(offered) == isinstance(step, Do | Task), step.name
        assert not isinstance(step, Confirm) or view["can"]["confirm"]


@every_game
def test_it_takes_a_quarter_of_an_hour_at_most(game: Game) -> None:
    assert game.lesson is not None
    assert all(2 <= chapter.minutes <= 4 for chapter in game.lesson.chapters)
    assert 10 <= game.lesson.minutes <= 15


def test_parts_of_the_page_that_may_be_lit_are_there() -> None:
    page = (ROOT / "src/sacbe/web/templates/table.html").read_text(encoding="utf-8")
    client = (ROOT / "src/sacbe/web/client/src/panels.ts").read_text(encoding="utf-8")
    assert GAMES
    for name in PAGE:
        assert f'id="{name}"' in page or (name.startswith("panel-") and 'id="panel-${' in client), name
