"""Every word the templates and the client ask for exists in both languages, and nothing is translated for nobody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sacbe.core.present import LANGS
from sacbe.core.words import Words
from sacbe.web.wording import words

WEB = Path(__file__).resolve().parents[2] / "src" / "sacbe" / "web"
SERVER = {
    "bot-name",
    "status-your-turn",
    "status-waiting",
    "status-won",
    "status-won-by",
    "status-lost",
    "status-open",
} | {
    "strength-rating",
    "strength-games",
}


def asked() -> set[str]:
    """Keys that stand literally in templates and client; families built from a name are tested by their prefix."""
    found: set[str] = set()
    for file in (WEB / "templates").glob("*.html"):
        found |= set(re.findall(r"""\bt\(['"]([a-z0-9-]+)['"]\s*[,)]""", file.read_text(encoding="utf-8")))
    for file in (WEB / "client" / "src").glob("*.ts"):
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'"(ui-[a-z0-9-]+)"', text))
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_words_exist(lang: str) -> None:
    assert sorted(key for key in asked() if key not in words(lang)) == []


def test_languages_have_the_same_keys() -> None:
    ru, en = (Words(lang, WEB / "text" / f"{lang}.ftl").keys for lang in ("ru", "en"))
    assert ru == en


def test_no_word_is_unused() -> None:
    families = ("level-", "seat-", "error-", "key-", "home-", "engine-", "nearer-", "replay-", "speed-", "ui-kind-")
    outcomes = {f"ui-lesson-{outcome}" for outcome in ("done", "better", "lost")}  # of a lesson's task
    keys = Words("en", WEB / "text" / "en.ftl").keys
    assert sorted(key for key in keys if key not in asked() | SERVER | outcomes and not key.startswith(families)) == []
