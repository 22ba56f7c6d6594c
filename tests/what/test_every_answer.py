"""\"What is this?\" asked about everything drawn: it has a name, a meaning, a rule, and its numbers are told."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from sacbe.core.present import LANGS, LAYOUTS, Answer
from sacbe.core.state import State
from sacbe.testing.shown import views
from sacbe.testing.walks import Setting
from tests.show.tables import TABLES
from tests.what.drawn import DECOR, NAMES, Leaf, everything, numbers

pytestmark = pytest.mark.compiled  # what is drawn and told is no engine: once is enough, where games are quick

POSITIONS = 6
NONSENSE = ("", "-", "no such thing", "panel", "panel-", "panel-99", "panel-0-nothing", "headline-9", "lens-x")


def ask(table: Setting, s: State, viewer: int, thing: str, lang: str) -> Answer | None:
    return table.game.presenter.what(s, viewer, thing, lang, NAMES[lang])


def check(answer: Answer, lang: str, rules: set[str]) -> None:
    told = " ".join([answer.name, answer.meaning, *answer.facts])
    assert answer.name and answer.name[0] == answer.name[0].upper(), answer
    assert len(answer.meaning) > 20 and answer.meaning.endswith((".", ")")), answer
    assert all(answer.facts) and len(set(answer.facts)) == len(answer.facts), answer
    assert answer.rule in rules, answer
    assert bool(re.search("[а-яё]", told)) == (lang == "ru"), answer


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_drawn_is_without_an_answer(table: Setting) -> None:
    show, asked = table.game.presenter, set()
    rules = {lang: {rule.number for rule in show.rules(lang)} for lang in LANGS}
    for s, viewer in views(table, POSITIONS):
        for lang in LANGS:
            answers: dict[str, Answer] = {}
            for leaf in shown(table, s, viewer, lang):
                if leaf.thing == DECOR:
                    assert not leaf.said, f"words are no decoration: {leaf}"
                    continue
                assert leaf.thing, f"drawn, but nobody knows what it is: {leaf.drawing}"
                if leaf.thing not in answers:
                    answer = ask(table, s, viewer, leaf.thing, lang)
                    assert answer is not None, leaf
                    check(answer, lang, rules[lang])
                    answers[leaf.thing] = answer
                _every_number_is_told(leaf, answers[leaf.thing])
            asked |= set(answers)
    assert len(asked) > 30


def shown(table: Setting, s: State, viewer: int, lang: str) -> Iterator[Leaf]:
    """On a table and on a phone; what is the same on both is asked once."""
    for layout in LAYOUTS:
        yield from everything(table.game.presenter, s, viewer, lang, layout, table.seats)


def _every_number_is_told(leaf: Leaf, answer: Answer) -> None:
    told = numbers(" ".join([answer.name, answer.meaning, *answer.facts]))
    assert numbers(leaf.said) <= told, f"{leaf.said!r} is drawn, but of {leaf.thing} is told {answer}"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_nothing_gets_no_answer(table: Setting) -> None:
    """Names come from the wire: whatever is asked, there is an answer or none, never an error."""
    rng, show = random.Random(3), table.game.presenter
    for s, viewer in views(table, 4):
        known = sorted({leaf.thing for leaf in everything(show, s, viewer, "en", "wide", table.seats)} - {DECOR})
        for _ in range(400):
            parts = rng.choice(known).split("-")
            others = ["", "99", "-1", "0", "é", "x" * 90, *rng.choice(known).split("-")]
            parts[rng.randrange(len(parts))] = rng.choice(others)
            ask(table, s, viewer, "-".join(parts), "en")
        for nonsense in NONSENSE:
            assert ask(table, s, viewer, nonsense, "en") is None, nonsense
