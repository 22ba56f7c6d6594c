"""What is said: prompts, log lines, results and refusals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sacbe.core.errors import Refusal
from sacbe.core.present import LANGS, Line
from sacbe.core.state import EVERYBODY, NATURE
from sacbe.table.chronicle import may_know
from tests.trek12.views import GAME, NAMES, SHOW, positions, steps, trek

RULES = Path(SHOW.art).parents[1] / "rules"


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
        "Анна берёт из мешочка 3 кости",
        "Анна оставляет себе зелёную кость 6",
        "Анна оставляет себе оранжевую кость 7",
    ]
    assert told[1].icons == ["trek-bone-green-6", "trek-bone-blue-1", "trek-bone-orange-7"]


def test_nothing_is_told_of_a_secret() -> None:
    s = trek(GAME.load({"dice": [2, 5], "seats": 2}))
    after = s.copy()
    after.apply(1, GAME.parse("write sum D2"))
    assert s.audience(1, GAME.parse("write sum D2")) != EVERYBODY
    assert SHOW.story(s.hide(0), 1, None, after.hide(0), "ru", NAMES) == []


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_tally_ends_with_skeletons_and_penalty(seats: int) -> None:
    *_, s = positions(seats, 51)
    for tally in SHOW.tally(s, "ru"):
        assert [part.source for part in tally.parts][-2:] == ["skeletons", "penalty"]
        assert tally.rank_note or seats > 1


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


# What the second reading found untrue


def test_a_solo_skeleton_is_not_gathered_and_an_unclaimed_one_is_nobodys() -> None:
    one = {"bones": ["green-3"]}
    solo = trek(GAME.load({"options": {"solo": True}, "players": [one]}))
    assert "ещё не собран" in SHOW.board(solo, 0, "ru", NAMES)
    assert "ничья" not in SHOW.board(solo, 0, "ru", NAMES)
    over = trek(GAME.load({"phase": "over", "players": [one, {}]}))
    drawn = SHOW.board(over, 0, "en", NAMES)
    assert "unclaimed" in drawn and "nobody yet" not in drawn


def test_two_winners_share_the_title() -> None:
    over = trek(GAME.load({"phase": "over", "players": [{"bones": ["green-2a"]}, {"bones": ["green-2b"]}]}))
    assert SHOW.prompt(over, 0, "ru", NAMES).detail.startswith("Археологи года — ")
    assert SHOW.prompt(over, 0, "en", NAMES).detail.startswith("Archaeologists of the Year: ")


def test_a_hint_without_a_chance_says_so() -> None:
    full = {"numbers": {"A1": 8}, "ticked": {"yellow": 4, "red": 4, "difference": 4}}
    s = trek(GAME.load({"dice": [5, 5], "players": [full, {}]}))
    assert "%" not in SHOW.reason(s, 0, GAME.parse("write sum A2"), "en")


def test_an_empty_bag_is_said() -> None:
    nine = {"numbers": {"E2": 4, "E3": 5}, "new": "E3"}
    s = trek(GAME.load({"phase": "dig", "players": [nine, {}], "bag": []}))
    assert SHOW.prompt(s, 0, "en", NAMES).detail == "The bag is empty: no bones, but these numbers cost nothing."
    before = s.copy()
    s.apply(0, GAME.parse("circle"))
    line = SHOW.story(before, 0, GAME.parse("circle"), s, "ru", NAMES)[0]
    assert line.text == "Анна обводит девятку (5 + 4 = 9); мешочек пуст"


def test_alone_the_lens_of_sheets_is_called_by_the_ranks_it_shows() -> None:
    for lang, alone, others in (("en", "Ranks", "Others' sheets"), ("ru", "Звания", "Чужие листы")):
        labels = [
            [lens.label for lens in SHOW.lenses(GAME.start(seats, {"solo": seats == 1}), lang)][-1] for seats in (1, 2)
        ]
        assert labels == [alone, others]
