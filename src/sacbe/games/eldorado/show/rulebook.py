"""The rules page: every rule from the texts, with figures drawn by the board renderer."""

from __future__ import annotations

from functools import lru_cache

from sacbe.core.present import RuleText
from sacbe.games.eldorado.show.figures import FIGURES
from sacbe.games.eldorado.show.words import words


def rules(lang: str) -> list[RuleText]:
    t = words(lang)
    return [
        RuleText(
            number=number_of(key),
            title=t(f"{key}.title"),
            body=t(key),
            figure=t(f"{key}.figure") if f"{key}.figure" in t else "",
        )
        for key in t.starting("rule-")
    ]


def number_of(key: str) -> str:
    """rule-A-4-12 is A-4.12."""
    letter, *digits = key.removeprefix("rule-").split("-")
    return f"{letter}-{'.'.join(digits)}"


@lru_cache(maxsize=64)
def figure(name: str, lang: str) -> str:
    """A picture by its name, "" if there is none of that name."""
    return FIGURES[name](lang) if name in FIGURES else ""
