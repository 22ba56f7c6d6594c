"""The server's words: why something was refused, in the reader's language, with a link to the rule."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from sacbe.core.game import Game
from sacbe.core.present import LANGS
from sacbe.core.words import Words
from sacbe.table.errors import Refused

TEXT = Path(__file__).parent / "text"
QUOTED = 200  # letters


@cache
def words(lang: str) -> Words:
    return Words(lang, *sorted(TEXT.glob(f"*{lang}.ftl")))


def lang_of(wanted: str | None, cookie: str | None, accepts: str) -> str:
    """The reader's language: asked for in the address, chosen before, or the browser's first one that we speak."""
    for candidate in (wanted, cookie, *(part.split(";")[0].strip()[:2].lower() for part in accepts.split(","))):
        if candidate in LANGS:
            return str(candidate)
    return LANGS[0]


def told(refused: Refused, lang: str, game: Game | None = None, kind: str = "refused") -> dict[str, Any]:
    """The message that explains a refusal."""
    message = {"t": kind, "reason": refused.reason, "rule": "", "text": "", "url": ""}
    rule = refused.refusal
    if rule is not None and game is not None:
        message |= {
            "reason": rule.reason,
            "rule": rule.rule,
            "text": game.presenter.refusal(rule, lang),
            "url": f"/rules/{game.slug}#{rule.rule}",
        }
    else:
        message["text"] = error_text(refused.reason, lang, **refused.facts)
    return message


def error_text(reason: str, lang: str, **facts: Any) -> str:
    """What was sent may be quoted in it, but nobody reads a page of that."""
    short = {
        name: f"{fact[:QUOTED]}…" if isinstance(fact, str) and len(fact) > QUOTED else fact
        for name, fact in facts.items()
    }
    return words(lang)(f"error-{reason}", **short)
