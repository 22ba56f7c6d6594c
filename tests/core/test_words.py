"""Fluent texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from sacbe.core.words import Words


@pytest.fixture
def words(tmp_path: Path) -> Words:
    path = tmp_path / "ru.ftl"
    path.write_text(
        "# comment\nbones =\n    { $n ->\n        [one] { $n } кость\n"
        "        [few] { $n } кости\n       *[many] { $n } костей\n"
        "    }\n"
        "rule-a = Правило\n    .title = Заголовок\nrule-b =\n    .title = Только заголовок\n",
        encoding="utf-8",
    )
    return Words("ru", path)


def test_russian_plurals(words: Words) -> None:
    assert [words("bones", n=n) for n in (1, 3, 5)] == ["1 кость", "3 кости", "5 костей"]


def test_attributes_and_prefixes(words: Words) -> None:
    assert words("rule-a.title") == "Заголовок"
    assert list(words.starting("rule-")) == ["rule-a", "rule-b"]
    assert "rule-a" in words
    assert "rule-a.note" not in words
    assert "rule-c" not in words


def test_what_is_missing_is_an_error(words: Words) -> None:
    for key in ("rule-c", "rule-a.note", "rule-b"):
        with pytest.raises(KeyError, match=key):
            words(key)
    with pytest.raises(ValueError, match="bones"):
        words("bones")
