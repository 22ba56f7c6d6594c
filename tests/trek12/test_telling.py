"""What is said: a label for every action, prompts, log lines, scores by source, reasons and refusals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sacbe.core.errors import Refusal
from sacbe.core.present import LANGS, Line
from sacbe.core.state import EVERYBODY, NATURE
from sacbe.games.trek12.state import OVER
from sacbe.table.chronicle import may_know
from tests.trek12.views import GAME, NAMES, SHOW, positions, steps, trek, views

RULES = Path(SHOW.art).parents[1] / "rules"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("seats", "seed"), [(1, 21), (2, 22), (4, 23)])
def test_every_legal_action_has_words_and_a_reason(seats: int, seed: int, lang: str) -> None:
    for s, seat in views(seats, seed, every=2):
        choices = SHOW.choices(s, seat, lang)
        assert [choice.code for choice in choices] == s.legal(seat)
        assert len({choice.label for choice in choices}) == len(choices) or s.phases[s.phase].name == "keep"
        for choice in choices:
            assert choice.text == GAME.text(choice.code) and choice.label
        for choice in choices[:: max(1, len(choices) // 4)]:
            assert SHOW.reason(s, seat, choice.code, lang)
        prompt = SHOW.prompt(s, seat, lang, NAMES)
        assert prompt.title and prompt.detail
        assert len(SHOW.headline(s, lang, NAMES)) == 3


def test_a_draft_can_always_be_confirmed_by_name() -> None:
    """After any own action that ends the seat's say, the prompt has a word for the Confirm button."""
    for before, seat, code, after in steps(3, 31):
        if seat != NATURE and not after.actors() >> seat & 1:
            assert SHOW.prompt(after.hide(seat), seat, "ru", NAMES).confirm, GAME.text(code)
        assert before.actors() >> seat & 1


def log_of(seats: int, seed: int, viewer: int, lang: str = "en") -> list[Line]:
    lines = []
    for before, seat, code, after in steps(seats, seed):
        known = may_know(before.audience(seat, code), viewer)
        told = code if known else None
        lines += SHOW.story(before.hide(viewer), seat, told, after.hide(viewer), lang, NAMES)
    return lines


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_the_log_is_the_same_for_all_and_tells_each_round_once(viewer: int) -> None:
    lines = log_of(2, 41, viewer)
    assert lines == log_of(2, 41, 0)
    heads = [line.text for line in lines if line.kind == "head"]
    assert [head for head in heads if head.startswith("Round")] == [
        head for head in heads if re.fullmatch(r"Round \d+ · dice \d and \d", head)
    ]
    assert len(heads) == 17  # sixteen rounds and the end
    writes = [line for line in lines if re.search(r": (yellow|red|difference|sum) \d+ → ", line.text)]
    assert len(writes) == 2 * 16
    assert sum(line.kind == "result" for line in lines) == 5


def test_the_log_tells_a_dig_with_its_bones() -> None:
    given = {"numbers": {"A2": 0, "B2": 4, "B1": 5}, "new": "B1"}
    s = trek(GAME.load({"phase": "dig", "dice": [1, 4], "players": [given, {}], "dig": {"seat": 0}}))
    told: list[Line] = []
    for seat, action in (
        (0, "pick A2"),
        (NATURE, "draw green-6"),
        (NATURE, "draw blue-1a"),
        (NATURE, "draw orange-7"),
        (0, "keep green-6"),
        (0, "keep orange-7"),
    ):
        before = s.copy()
        s.apply(seat, GAME.parse(action))
        told += SHOW.story(before, seat, GAME.parse(action), s, "ru", NAMES)
    assert [line.text for line in told] == [
        "Анна обводит девятку (5 + 4 + 0 = 9) и тянет 3 кости, оставляет 2",
        "Анна: из мешочка вышли 3 кости",
        "Анна оставляет себе: зелёная кость 6",
        "Анна оставляет себе: оранжевая кость 7",
    ]
    assert told[1].icons == ["trek-bone-green-6", "trek-bone-blue-1", "trek-bone-orange-7"]


def test_nothing_is_told_of_a_secret() -> None:
    s = trek(GAME.load({"dice": [2, 5], "seats": 2}))
    after = s.copy()
    after.apply(1, GAME.parse("write sum D2"))
    assert s.audience(1, GAME.parse("write sum D2")) != EVERYBODY
    assert SHOW.story(s.hide(0), 1, None, after.hide(0), "ru", NAMES) == []


@pytest.mark.parametrize(("seats", "seed"), [(1, 51), (2, 52), (5, 53)])
def test_the_tally_adds_up_and_is_in_order_of_rank(seats: int, seed: int) -> None:
    *_, s = positions(seats, seed)
    assert s.phase == OVER
    tallies = SHOW.tally(s, "ru")
    assert [tally.total for tally in tallies] == sorted((s.score(seat) for seat in range(seats)), reverse=True)
    for tally in tallies:
        assert sum(part.value for part in tally.parts) == tally.total == s.score(tally.seat)
        assert [part.source for part in tally.parts][-2:] == ["skeletons", "penalty"]
        assert bool(tally.rank_note) or seats > 1
    assert all(
        bool(SHOW.panel(s, seat, -1, "ru", NAMES).status) == bool(s.winners() >> seat & 1) for seat in range(seats)
    )


def test_names_stay_as_they_are() -> None:
    """Whoever prints a headline escapes it; twice would show."""
    s = trek(GAME.load({"dice": [2, 5], "seats": 2, "chief": 1}))
    assert "O'Brien & <co>" in SHOW.headline(s, "en", NAMES)[2]


# Refusals


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_in_the_rules_is_known(lang: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(RULES.glob("*.py")))
    pairs = set(re.findall(r'Refusal\(\s*"(T-[\d.]+)",\s*"(E_\w+)"', source))
    assert len(pairs) >= 16
    facts = {"operation": "sum", "cell": "D3", "cells": ["D3", "C1"], "kind": "sum", "boxes": 4, "number": 5}
    facts |= {"sum": 7, "k": 2, "seats": 2, "token": "green-3"}
    rules = {rule.number for rule in SHOW.rules(lang)}
    for rule, reason in pairs:
        assert SHOW.refusal(Refusal(rule, reason, facts), lang)
        assert rule in rules


def test_options_have_labels() -> None:
    for lang in LANGS:
        assert SHOW.title(lang) and SHOW.blurb(lang) and SHOW.minutes() > 0
        for name, option in GAME.options.items():
            labels = [SHOW.choice_label(name, value, lang) for value in option.choices]
            assert SHOW.option_label(name, lang) and len(set(labels)) == len(labels)
